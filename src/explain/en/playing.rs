use super::super::playing::Playing;
use super::cards;
use crate::rules::{
    AceFirstPlay, AceOnEmpty, CaptureMode, Leftovers, Obligation, ScopaValue, SumChoice,
};

pub(in crate::explain) fn playing(part: &Playing) -> String {
    let text = match *part {
        Playing::Turn => {
            "In turn, each player plays one card: it takes cards from the table, and all go to the player's pile, or it \
             is laid on the table."
        }
        Playing::Takes(CaptureMode::Card) => {
            "A card takes one card of its own rank, or two or more cards whose ranks total its own."
        }
        Playing::Takes(CaptureMode::Fifteen) => {
            "A card takes cards from the table that make 15 together with it."
        }
        Playing::Takes(CaptureMode::Eleven) => {
            "A card takes cards from the table that make 11 together with it."
        }
        Playing::Takes(CaptureMode::CardOrFifteen) => {
            "A card takes one card of its own rank, or cards that total its rank, or cards that make 15 together with it."
        }
        Playing::Equal {
            first: true,
            mode: CaptureMode::CardOrFifteen,
        } => {
            "If a card of the same rank lies there, sums of that rank may not be taken instead; a fifteen may."
        }
        Playing::Equal { first: true, .. } => {
            "If a card of the same rank lies there, it must be taken rather than a sum."
        }
        Playing::Equal {
            first: false,
            mode: CaptureMode::CardOrFifteen,
        } => "The player chooses freely between the equal card, a sum and a fifteen.",
        Playing::Equal { first: false, .. } => {
            "The player chooses freely between the equal card and a sum."
        }
        Playing::Several {
            choice: SumChoice::Any,
            ..
        } => {
            "A play takes only one card or combination; among several possible, the player chooses."
        }
        Playing::Several {
            choice: SumChoice::Fewest,
            mode: CaptureMode::CardOrFifteen,
        } => {
            "A play takes only one combination: one with the fewest cards among the sums, or among the fifteens."
        }
        Playing::Several {
            choice: SumChoice::Fewest,
            ..
        } => "A play takes only one combination, and it must be one with the fewest cards.",
        Playing::AtMost { cards: most, sweep } => {
            let exempt = if sweep {
                ", except an ace that sweeps"
            } else {
                ""
            };
            return format!(
                "No capture takes more than {} from the table{exempt}.",
                cards(most)
            );
        }
        Playing::Duty(Obligation::Card) => {
            "A card that can capture must; but nobody has to play a card that captures."
        }
        Playing::Duty(Obligation::Hand) => {
            "Whoever holds a card that captures must play such a card, and capture."
        }
        Playing::Duty(Obligation::Free) => "Capturing is never compulsory: any card may be laid.",
        Playing::Duty(Obligation::Scopa) => {
            "A scopa must be made whenever there is one; otherwise a card that can capture must, but any card may be \
             played."
        }
        Playing::Sweep { always: true } => "An ace takes every card on the table.",
        Playing::Sweep { always: false } => {
            "An ace takes every card on the table if no ace lies there."
        }
        Playing::Sweeps { scopa: false } => {
            "Taking the table with an ace is no scopa, unless a lone ace lay there."
        }
        Playing::Sweeps { scopa: true } => "Taking the table with an ace is a scopa.",
        Playing::OnAce { sweep: true, .. } => "It does so also when an ace lies there.",
        Playing::OnAce {
            sweep: false,
            mode: CaptureMode::CardOrFifteen | CaptureMode::Fifteen,
        } => "If an ace lies there, the played one takes one ace only, or a fifteen.",
        Playing::OnAce {
            sweep: false,
            mode: CaptureMode::Eleven,
        } => "If an ace lies there, the played one takes one ace only, or an eleven.",
        Playing::OnAce { sweep: false, .. } => {
            "If an ace lies there, the played one takes one ace only."
        }
        Playing::OnEmpty(AceOnEmpty::Stays) => {
            "On an empty table an ace stays there, like any card."
        }
        Playing::OnEmpty(AceOnEmpty::TakesItself) => {
            "On an empty table an ace goes to its player's pile: that is a capture, but no scopa."
        }
        Playing::Decline(true) => "An ace may also be laid without taking anything.",
        Playing::Decline(false) => "An ace that can take must.",
        Playing::First(AceFirstPlay::Banned) => {
            "The first card of a deal may not be an ace, unless the hand is nothing but aces."
        }
        Playing::First(AceFirstPlay::NoSweep) => {
            "An ace played as the first card of a deal takes like any other card."
        }
        Playing::First(AceFirstPlay::Normal) => "An ace may open a deal.",
        Playing::Scopa(ScopaValue::One) => {
            "Taking everything on the table is a scopa and scores 1 point."
        }
        Playing::Scopa(ScopaValue::None) => {
            "Taking everything on the table scores nothing: there are no scope."
        }
        Playing::Scopa(ScopaValue::CardValue) => {
            "Taking everything on the table is a scopa and scores the rank of the card that took it, from 1 to 10."
        }
        Playing::Scopa(ScopaValue::CardsInvolved) => {
            "Taking everything on the table is a scopa and scores a point for every card involved, the one played \
             included."
        }
        Playing::LastPlay(false) => {
            "The last play of a deal captures as usual but is never a scopa."
        }
        Playing::LastPlay(true) => "The last play of a deal can be a scopa like any other.",
        Playing::Rest(Leftovers::LastCapturer) => {
            "Cards left on the table at the end go to the side that captured last, without a scopa; if nobody \
             captured, to nobody."
        }
        Playing::Rest(Leftovers::LastPlayer) => {
            "Cards left on the table at the end go to the side that played last, without a scopa."
        }
        Playing::Rest(Leftovers::Nobody) => "Cards left on the table at the end go to nobody.",
    };
    text.to_owned()
}
