use super::super::setup::Setup;
use super::{cards, number, points};
use crate::rules::{DealPattern, DealerRotation, DeckStyle, Direction, MattaScope, Opener, Sides};

pub(in crate::explain) fn setup(part: &Setup) -> String {
    match *part {
        Setup::Seats { players, sides: Sides::Individual } => {
            format!("Si gioca in {}, ognuno per sé.", number(players))
        }
        Setup::Seats { players: 4, sides: Sides::TwoTeams } => {
            "Si gioca in quattro, a coppie: i compagni siedono di fronte.".to_owned()
        }
        Setup::Seats { players, sides: Sides::TwoTeams } => {
            format!("Si gioca in {}, in due squadre da {} sedute alternate.", number(players), number(players / 2))
        }
        Setup::Seats { players, sides: Sides::Pairs } => {
            format!("Si gioca in {}, in tre coppie: i compagni siedono di fronte.", number(players))
        }
        Setup::Pack(style) => pack(style),
        Setup::Direction(Direction::Anticlockwise) => "Si gioca verso destra, in senso antiorario.".to_owned(),
        Setup::Direction(Direction::Clockwise) => "Si gioca verso sinistra, in senso orario.".to_owned(),
        Setup::Dealer(DealerRotation::PlayOrder) => {
            "Il primo mazziere è tirato a sorte; dopo ogni smazzata dà le carte il giocatore seguente nell’ordine di \
             gioco."
                .to_owned()
        }
        Setup::Dealer(DealerRotation::Reverse) => {
            "Il primo mazziere è tirato a sorte; poi il mazzo passa in senso contrario al gioco.".to_owned()
        }
        Setup::Lead(Opener::NextAfterDealer) => {
            "Comincia il giocatore dopo il mazziere, e così l’ultima carta la gioca il mazziere.".to_owned()
        }
        Setup::Lead(Opener::Dealer) => {
            "Comincia il mazziere; l’ultima carta tocca a chi lo precede.".to_owned()
        }
        Setup::Hands { hand, table: 0, .. } => {
            format!("Ogni giocatore riceve {}; sul tavolo non ne va nessuna.", cards(hand))
        }
        Setup::Hands { hand, table, .. } => {
            let table = match table {
                1 => "una va scoperta".to_owned(),
                table => format!("{} vanno scoperte", number(table)),
            };
            format!("Ogni giocatore riceve {}, e {table} sul tavolo.", cards(hand))
        }
        Setup::Packets(DealPattern::Packets32323) => {
            "Si danno tre carte a testa, due in tavola, tre a testa, due in tavola, tre a testa.".to_owned()
        }
        Setup::Packets(DealPattern::Packets334) => "Si danno a gruppi di tre, tre e quattro.".to_owned(),
        Setup::Packets(_) => "Le carte si danno una alla volta.".to_owned(),
        Setup::Cut => "Il giocatore dopo il mazziere taglia e guarda la carta, solo quella. Se la tiene, è la prima \
            delle sue tre, gli altri ne ricevono tre e quattro vanno in tavola. Se la rifiuta, è la prima carta in \
            tavola, altre tre la raggiungono e ognuno ne riceve tre."
            .to_owned(),
        Setup::Rounds { rounds: 1, .. } => {
            "Così le carte sono tutte distribuite: la smazzata è una mano sola.".to_owned()
        }
        Setup::Rounds { hand, rounds } => {
            let more = if hand == 1 { "se ne dà un’altra".to_owned() } else { format!("se ne danno altre {}", number(hand)) };
            format!("Finite le carte in mano {more} a testa e nessuna al tavolo: {} mani in tutto.", number(rounds))
        }
        Setup::Kings { least: 0 } => "La smazzata vale quanti che siano i re in tavola all’inizio.".to_owned(),
        Setup::Kings { least } => void(&many(least, "re", "un re")),
        Setup::Aces { least } => void(&many(least, "assi", "un asso")),
        Setup::LowTable { most } => void(&format!("un totale di {most} o meno")),
        Setup::Bonus { wild } => format!(
            "Se le quattro carte in tavola sommano 15, il mazziere le prende e segna una scopa; se sommano 30, due. Il \
             tavolo resta vuoto.{}",
            matta(wild)
        ),
        Setup::LowBonus { wild } => format!(
            "Se le quattro carte in tavola sommano 9 o meno, il mazziere le prende per 3 punti. Il tavolo resta \
             vuoto.{}",
            matta(wild)
        ),
        Setup::Order(true) => {
            "Un tavolo che il mazziere può prendere non è mai nullo: il premio viene prima.".to_owned()
        }
        Setup::Order(false) => {
            "Se il tavolo è nullo si ridà anche quando il mazziere avrebbe potuto prenderlo.".to_owned()
        }
        Setup::Knock => "Chi ha tre carte appena ricevute può bussare: al suo turno, prima di giocarne una, le mostra \
            per i punti."
            .to_owned(),
        Setup::KnockLow { most, points: n } => {
            format!("Tre carte che sommano {most} o meno valgono {}.", points(n))
        }
        Setup::KnockTrio { points: n } => format!("Tre carte uguali valgono {}.", points(n)),
        Setup::Better => "Conta solo la migliore delle due.".to_owned(),
        Setup::Matta => "Il sette di coppe è la matta: nella bussata può valere qualsiasi carta.".to_owned(),
        Setup::MattaAfter(MattaScope::Declaration) => "Dopo la bussata la matta torna un sette.".to_owned(),
        Setup::MattaAfter(MattaScope::Sticky) => {
            "Dopo la bussata la matta mantiene il valore dichiarato finché è presa; nel conteggio è il sette di coppe."
                .to_owned()
        }
        Setup::Cucita => "Chi ha tre carte appena ricevute può dichiarare una cucita: al suo turno, prima di giocarne \
            una, le mostra per i punti."
            .to_owned(),
        Setup::CucitaLow { points: n } => {
            format!("Un totale di 9 o meno vale {} e si aggiunge alla coppia o al tris.", points(n))
        }
        Setup::CucitaPair { points: n } => format!("Due carte uguali valgono {}.", points(n)),
        Setup::CucitaTrio { points: n } => format!("Tre carte uguali valgono {}.", points(n)),
        Setup::Exposed => "Le carte mostrate restano scoperte finché non sono giocate.".to_owned(),
    }
}

fn pack(style: DeckStyle) -> String {
    let name = match style {
        DeckStyle::Neapolitan => "napoletane",
        DeckStyle::Sicilian => "siciliane",
        DeckStyle::Piacentine => "piacentine",
        DeckStyle::Spanish => "spagnole",
        DeckStyle::Milanese | DeckStyle::French => {
            return "Quaranta carte di semi francesi: quadri, cuori, picche e fiori stanno per denari, coppe, spade e \
                bastoni; dall’asso al sette, poi fante (8), donna (9, il cavallo) e re (10)."
                .to_owned();
        }
        DeckStyle::Chkobba => {
            return "Quaranta carte di semi francesi: quadri, cuori, picche e fiori stanno per denari, coppe, spade e \
                bastoni; dall’asso al sette, poi donna (8), fante (9) e re (10)."
                .to_owned();
        }
        DeckStyle::Numeric => {
            return "Quaranta carte numerate da 1 a 10 in quattro semi: quadri, cuori, picche e fiori stanno per \
                denari, coppe, spade e bastoni; 8, 9 e 10 sono fante, cavallo e re."
                .to_owned();
        }
    };
    format!(
        "Quaranta carte {name}: denari, coppe, spade e bastoni, dall’asso al sette, poi fante (8), cavallo (9) e re \
         (10)."
    )
}

fn many(least: u8, more: &str, one: &str) -> String {
    match least {
        1 => one.to_owned(),
        4.. => format!("quattro {more}"),
        least => format!("{} o più {more}", number(least)),
    }
}

fn void(what: &str) -> String {
    format!(
        "Con {what} in tavola all’inizio la smazzata è nulla e lo stesso mazziere ridà le carte."
    )
}

fn matta(wild: bool) -> &'static str {
    if wild {
        " Il sette di coppe vi conta come conviene al mazziere."
    } else {
        ""
    }
}
