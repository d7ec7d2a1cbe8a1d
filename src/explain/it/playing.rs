use super::super::playing::Playing;
use super::cards;
use crate::rules::{
    AceFirstPlay, AceOnEmpty, CaptureMode, Leftovers, Obligation, ScopaValue, SumChoice,
};

pub(in crate::explain) fn playing(part: &Playing) -> String {
    let text = match *part {
        Playing::Turn => {
            "A turno ognuno gioca una carta: prende carte dal tavolo, e tutte vanno nel suo mazzetto, oppure si cala."
        }
        Playing::Takes(CaptureMode::Card) => {
            "Una carta prende una carta dello stesso valore, oppure due o più carte che sommano il suo valore."
        }
        Playing::Takes(CaptureMode::Fifteen) => {
            "Una carta prende dal tavolo carte che con lei fanno 15."
        }
        Playing::Takes(CaptureMode::Eleven) => {
            "Una carta prende dal tavolo carte che con lei fanno 11."
        }
        Playing::Takes(CaptureMode::CardOrFifteen) => {
            "Una carta prende una carta dello stesso valore, oppure carte che sommano il suo valore, oppure carte che \
             con lei fanno 15."
        }
        Playing::Equal {
            first: true,
            mode: CaptureMode::CardOrFifteen,
        } => "Se in tavola c’è una carta uguale non si può prendere la somma; il quindici sì.",
        Playing::Equal { first: true, .. } => {
            "Se in tavola c’è una carta uguale bisogna prenderla al posto della somma."
        }
        Playing::Equal {
            first: false,
            mode: CaptureMode::CardOrFifteen,
        } => "Tra carta uguale, somma e quindici si sceglie liberamente.",
        Playing::Equal { first: false, .. } => "Tra carta uguale e somma si sceglie liberamente.",
        Playing::Several {
            choice: SumChoice::Any,
            ..
        } => {
            "Con una giocata si fa una sola presa; se ne sono possibili diverse, sceglie il giocatore."
        }
        Playing::Several {
            choice: SumChoice::Fewest,
            mode: CaptureMode::CardOrFifteen,
        } => {
            "Con una giocata si fa una sola presa, e tra le somme o tra i quindici una di quelle con meno carte."
        }
        Playing::Several {
            choice: SumChoice::Fewest,
            ..
        } => "Con una giocata si fa una sola presa, e deve essere una di quelle con meno carte.",
        Playing::AtMost { cards: most, sweep } => {
            let exempt = if sweep {
                ", salvo l’asso che prende tutto"
            } else {
                ""
            };
            return format!(
                "Nessuna presa toglie dal tavolo più di {}{exempt}.",
                cards(most)
            );
        }
        Playing::Duty(Obligation::Card) => {
            "Una carta che può prendere deve farlo; ma non si è obbligati a giocare una carta che prende."
        }
        Playing::Duty(Obligation::Hand) => {
            "Chi ha una carta che prende deve giocarne una e prendere."
        }
        Playing::Duty(Obligation::Free) => {
            "Prendere non è mai obbligatorio: ogni carta si può calare."
        }
        Playing::Duty(Obligation::Scopa) => {
            "Se si può fare scopa bisogna farla; altrimenti una carta che può prendere deve farlo, ma si gioca la carta \
             che si vuole."
        }
        Playing::Sweep { always: true } => "L’asso prende tutte le carte in tavola.",
        Playing::Sweep { always: false } => {
            "L’asso prende tutte le carte in tavola, se tra queste non c’è un asso."
        }
        Playing::Sweeps { scopa: false } => {
            "Prendere tutto con l’asso non è scopa, a meno che in tavola ci fosse solo un asso."
        }
        Playing::Sweeps { scopa: true } => "Prendere tutto con l’asso è scopa.",
        Playing::OnAce { sweep: true, .. } => "Lo fa anche se in tavola c’è un asso.",
        Playing::OnAce {
            sweep: false,
            mode: CaptureMode::CardOrFifteen | CaptureMode::Fifteen,
        } => "Se in tavola c’è un asso, quello giocato prende solo un asso, oppure un quindici.",
        Playing::OnAce {
            sweep: false,
            mode: CaptureMode::Eleven,
        } => "Se in tavola c’è un asso, quello giocato prende solo un asso, oppure un undici.",
        Playing::OnAce { sweep: false, .. } => {
            "Se in tavola c’è un asso, quello giocato prende solo un asso."
        }
        Playing::OnEmpty(AceOnEmpty::Stays) => {
            "A tavolo vuoto l’asso resta in tavola, come ogni carta."
        }
        Playing::OnEmpty(AceOnEmpty::TakesItself) => {
            "A tavolo vuoto l’asso va nel mazzetto di chi lo gioca: è una presa, ma non scopa."
        }
        Playing::Decline(true) => "L’asso si può anche calare senza prendere.",
        Playing::Decline(false) => "L’asso che può prendere deve farlo.",
        Playing::First(AceFirstPlay::Banned) => {
            "Regola del vile: la prima carta della smazzata non può essere un asso, salvo che in mano non ci sia altro."
        }
        Playing::First(AceFirstPlay::NoSweep) => {
            "Un asso giocato come prima carta della smazzata prende come ogni altra carta."
        }
        Playing::First(AceFirstPlay::Normal) => "La smazzata si può aprire con un asso.",
        Playing::Scopa(ScopaValue::One) => {
            "Chi prende tutte le carte in tavola fa scopa e segna 1 punto."
        }
        Playing::Scopa(ScopaValue::None) => {
            "Prendere tutte le carte in tavola non vale niente: non ci sono scope."
        }
        Playing::Scopa(ScopaValue::CardValue) => {
            "Chi prende tutte le carte in tavola fa scopa e segna il valore della carta che ha preso, da 1 a 10."
        }
        Playing::Scopa(ScopaValue::CardsInvolved) => {
            "Chi prende tutte le carte in tavola fa scopa e segna un punto per ogni carta della presa, compresa quella \
             giocata."
        }
        Playing::LastPlay(false) => {
            "L’ultima giocata della smazzata prende come le altre, ma non è mai scopa."
        }
        Playing::LastPlay(true) => "Anche l’ultima giocata della smazzata può essere scopa.",
        Playing::Rest(Leftovers::LastCapturer) => {
            "Le carte rimaste in tavola alla fine vanno a chi ha preso per ultimo, senza scopa; se nessuno ha preso, a \
             nessuno."
        }
        Playing::Rest(Leftovers::LastPlayer) => {
            "Le carte rimaste in tavola alla fine vanno a chi ha giocato per ultimo, senza scopa."
        }
        Playing::Rest(Leftovers::Nobody) => {
            "Le carte rimaste in tavola alla fine non vanno a nessuno."
        }
    };
    text.to_owned()
}
