use super::super::setup::Setup;
use super::{capital, cards, number, points};
use crate::rules::{DealPattern, DealerRotation, DeckStyle, Direction, MattaScope, Opener, Sides};

pub(in crate::explain) fn setup(part: &Setup) -> String {
    match *part {
        Setup::Seats { players, sides: Sides::Individual } => {
            format!("{} play, each alone.", capital(&number(players)))
        }
        Setup::Seats { players: 4, sides: Sides::TwoTeams } => {
            "Four play in two pairs, partners opposite each other.".to_owned()
        }
        Setup::Seats { players, sides: Sides::TwoTeams } => {
            let each = number(players / 2);
            format!("{} play in two teams of {each}, seated alternately.", capital(&number(players)))
        }
        Setup::Seats { players, sides: Sides::Pairs } => {
            format!("{} play in three pairs, partners opposite each other.", capital(&number(players)))
        }
        Setup::Pack(style) => pack(style),
        Setup::Direction(Direction::Anticlockwise) => "Play goes to the right, anticlockwise.".to_owned(),
        Setup::Direction(Direction::Clockwise) => "Play goes to the left, clockwise.".to_owned(),
        Setup::Dealer(DealerRotation::PlayOrder) => {
            "Who deals first is drawn by lot; after each deal the next player in order of play deals.".to_owned()
        }
        Setup::Dealer(DealerRotation::Reverse) => {
            "Who deals first is drawn by lot; the deal then passes against the order of play.".to_owned()
        }
        Setup::Lead(Opener::NextAfterDealer) => {
            "The player after the dealer leads, so that the dealer has the last play.".to_owned()
        }
        Setup::Lead(Opener::Dealer) => {
            "The dealer leads, so that the player before the dealer has the last play.".to_owned()
        }
        Setup::Hands { hand, table: 0, .. } => {
            format!("Each player gets {}, and none go to the table.", cards(hand))
        }
        Setup::Hands { hand, table, .. } => {
            let verb = if table == 1 { "goes" } else { "go" };
            format!("Each player gets {}, and {} {verb} face up on the table.", cards(hand), number(table))
        }
        Setup::Packets(DealPattern::Packets32323) => {
            "They are dealt three to each, two to the table, three to each, two to the table, three to each.".to_owned()
        }
        Setup::Packets(DealPattern::Packets334) => "They are dealt in packets of three, three and four.".to_owned(),
        Setup::Packets(_) => "The cards are dealt one at a time.".to_owned(),
        Setup::Cut => "The player after the dealer cuts and looks at the card, and no other. Kept, it is the \
            first of that player's three, the others get three each, and four go to the table. Refused, it is the \
            first card on the table, three more join it, and everyone gets three."
            .to_owned(),
        Setup::Rounds { rounds: 1, .. } => "With that, all the cards are dealt: a deal is a single round.".to_owned(),
        Setup::Rounds { hand, rounds } => format!(
            "When the hands are empty, {} more are dealt to each and none to the table: {} rounds in a deal.",
            number(hand),
            number(rounds)
        ),
        Setup::Kings { least: 0 } => "However many kings lie on the opening table, the deal stands.".to_owned(),
        Setup::Kings { least } => void(&many(least, "kings", "a king")),
        Setup::Aces { least } => void(&many(least, "aces", "an ace")),
        Setup::LowTable { most } => void(&format!("a total of {most} or less")),
        Setup::Bonus { wild } => format!(
            "If the four opening cards total 15, the dealer takes them and marks one scopa; if they total 30, two. \
             The table then starts empty.{}",
            matta(wild)
        ),
        Setup::LowBonus { wild } => format!(
            "If the four opening cards total 9 or less, the dealer takes them for 3 points. The table then starts \
             empty.{}",
            matta(wild)
        ),
        Setup::Order(true) => "A table that the dealer may take is never void: the bonus comes first.".to_owned(),
        Setup::Order(false) => "A void table is dealt again even if the dealer might have taken it.".to_owned(),
        Setup::Knock => "A player who holds three freshly dealt cards may knock: show them for points, in turn and \
            before playing the first of them."
            .to_owned(),
        Setup::KnockLow { most, points: n } => {
            format!("A hand that totals {most} or less scores {}.", points(n))
        }
        Setup::KnockTrio { points: n } => format!("Three cards of one rank score {}.", points(n)),
        Setup::Better => "Only the better of the two counts.".to_owned(),
        Setup::Matta => "The seven of cups is the matta: for a knock it may stand for any rank.".to_owned(),
        Setup::MattaAfter(MattaScope::Declaration) => "After the knock the matta is a seven again.".to_owned(),
        Setup::MattaAfter(MattaScope::Sticky) => {
            "After the knock the matta keeps the rank it was shown as until it is captured; in the count it is the \
             seven of cups."
                .to_owned()
        }
        Setup::Cucita => "A player who holds three freshly dealt cards may show them as a cucita, in turn and before \
            playing the first of them."
            .to_owned(),
        Setup::CucitaLow { points: n } => {
            format!("A total of 9 or less scores {}, and adds to a pair or a trio.", points(n))
        }
        Setup::CucitaPair { points: n } => format!("Two cards of one rank score {}.", points(n)),
        Setup::CucitaTrio { points: n } => format!("Three cards of one rank score {}.", points(n)),
        Setup::Exposed => "Cards that were shown lie face up until they are played.".to_owned(),
    }
}

fn pack(style: DeckStyle) -> String {
    let name = match style {
        DeckStyle::Neapolitan => "Neapolitan",
        DeckStyle::Sicilian => "Sicilian",
        DeckStyle::Piacentine => "Piacentine",
        DeckStyle::Spanish => "Spanish",
        DeckStyle::Milanese | DeckStyle::French => {
            return "The pack is French-suited, forty cards: diamonds, hearts, spades and clubs stand for coins, cups, \
                swords and clubs; ace to seven, then jack (8), queen (9, the knight) and king (10)."
                .to_owned();
        }
        DeckStyle::Chkobba => {
            return "The pack is French-suited, forty cards: diamonds, hearts, spades and clubs stand for coins, cups, \
                swords and clubs; ace to seven, then queen (8), jack (9) and king (10)."
                .to_owned();
        }
        DeckStyle::Numeric => {
            return "The pack has forty cards numbered 1 to 10 in four suits: diamonds, hearts, spades and clubs stand \
                for coins, cups, swords and clubs; 8, 9 and 10 are the jack, the knight and the king."
                .to_owned();
        }
    };
    format!(
        "The pack is {name}, forty cards: coins, cups, swords and clubs, from ace to seven, then jack (8), knight (9) \
         and king (10)."
    )
}

fn many(least: u8, more: &str, one: &str) -> String {
    match least {
        1 => one.to_owned(),
        4.. => format!("four {more}"),
        least => format!("{} {more} or more", number(least)),
    }
}

fn void(what: &str) -> String {
    format!("With {what} on the opening table the deal is void, and the same dealer deals again.")
}

fn matta(wild: bool) -> &'static str {
    if wild {
        " The seven of cups counts there as whatever suits the dealer."
    } else {
        ""
    }
}
