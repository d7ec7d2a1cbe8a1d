use super::super::scoring::Scoring;
use super::{number, plural, points};
use crate::cards::Rank;
use crate::rules::{
    AllCoins, EndRule, Majority, Objective, PrimieraMissing, PrimieraScale, ReBello, TieAward,
};

pub(in crate::explain) fn scoring(part: &Scoring) -> String {
    match *part {
        Scoring::Frac => "Contano solo assi, fanti, cavalli e re presi: 1 punto ciascuno, sedici in tutto.".to_owned(),
        Scoring::Cards { points: 0, .. } => "Il maggior numero di carte non vale niente.".to_owned(),
        Scoring::Cards { points: n, majority, sides } => most("carte", n, majority, sides, "venti"),
        Scoring::Coins { points: 0, .. } => "Il maggior numero di denari non vale niente.".to_owned(),
        Scoring::Coins { points: n, majority, sides } => most("denari", n, majority, sides, "cinque"),
        Scoring::Settebello { points: 0 } => "Il settebello, il sette di denari, non vale niente.".to_owned(),
        Scoring::Settebello { points: n } => format!("Settebello: {} per il sette di denari.", points(n)),
        Scoring::ReBello(ReBello::ReplacesPrimiera) => {
            "Re bello: 1 punto per il re di denari; la primiera non c’è.".to_owned()
        }
        Scoring::ReBello(_) => "Re bello: 1 punto per il re di denari.".to_owned(),
        Scoring::SettebelloCoppe => "Anche il sette di coppe vale 1 punto, come quello di denari.".to_owned(),
        Scoring::Rosmarino => "Rosmarino: 1 punto per il fante di spade.".to_owned(),
        Scoring::NoPrime => "La primiera non c’è.".to_owned(),
        Scoring::Prime { points: n } => format!(
            "Primiera: {} a chi ha la più alta. Di ogni seme si prende la carta migliore, una per seme, e si sommano i \
             valori.",
            points(n)
        ),
        Scoring::Scale(scale) => format!("Nella primiera {}.", values(scale)),
        Scoring::Missing(PrimieraMissing::NoPrime) => "Chi non ha tutti e quattro i semi non ha primiera.".to_owned(),
        Scoring::Missing(PrimieraMissing::MoreSuitsFirst) => {
            "Chi ha più semi batte chi ne ha meno; a parità di semi decide la somma.".to_owned()
        }
        Scoring::Missing(PrimieraMissing::PlainSum) => "Un seme che manca non aggiunge niente.".to_owned(),
        Scoring::PrimeCount { points: n } => {
            format!("Primiera: {}, e si conta: vince chi ha più carte del valore che viene prima.", points(n))
        }
        Scoring::Order(order) => {
            let ranks: Vec<&str> = order.iter().map(plural).collect();
            match &ranks[..] {
                [only] => format!("Si contano solo {only}; se sono pari, la primiera è patta."),
                [first, rest @ ..] => format!(
                    "Si contano prima {first} e, finché sono pari, {}; se tutto è pari, la primiera è patta.",
                    rest.join(", poi ")
                ),
                [] => "Non si conta niente.".to_owned(),
            }
        }
        Scoring::MostSevens { points: n } => format!("Sette: {} a chi ha più sette di ogni altro.", points(n)),
        Scoring::AllSevens { points: n } => format!("Tutti e quattro i sette: {}.", points(n)),
        Scoring::Napola { cap } => run("Napola", cap),
        Scoring::Piccola { cap } => run("Piccola", cap),
        Scoring::Grande { points: n } => format!("Grande: {} per fante, cavallo e re di denari insieme.", points(n)),
        Scoring::Trento { points: true } => {
            "L’asso, il due e il tre di denari valgono 1, 2 e 3 punti; chi li prende tutti e tre vince subito la partita."
                .to_owned()
        }
        Scoring::Trento { points: false } => {
            "Chi prende l’asso, il due e il tre di denari vince subito la partita.".to_owned()
        }
        Scoring::Ponino => "Chi prende tutti e quattro i cavalli raddoppia i punti delle scope di quella smazzata."
            .to_owned(),
        Scoring::Tie(TieAward::None) => "In caso di parità il punto non va a nessuno.".to_owned(),
        Scoring::Tie(TieAward::All) => "In caso di parità il punto va a tutti quelli alla pari.".to_owned(),
        Scoring::AllCoins { effect, least } => {
            let which = match least {
                10 => "tutti e dieci i denari".to_owned(),
                least => format!("almeno {} denari", number(least)),
            };
            match effect {
                AllCoins::ResetsOpponents => format!(
                    "Chi prende {which} in una smazzata riporta a zero tutti gli altri, dopo che ne sono stati aggiunti i \
                     punti."
                ),
                _ => format!("Chi prende {which} in una smazzata vince subito la partita."),
            }
        }
        Scoring::Added => {
            "Tutti i punti si aggiungono alla fine della smazzata; nessuno vince nel mezzo.".to_owned()
        }
        Scoring::Target { points: n } => format!("Si gioca a {}.", points(n)),
        Scoring::End { rule, objective } => end(rule, objective),
        Scoring::Cappotto { at } => format!(
            "Cappotto: chi dopo una smazzata ha {} o più mentre tutti gli altri sono a zero vince subito.",
            points(at)
        ),
    }
}

fn most(what: &str, n: u8, majority: Majority, sides: u8, half: &str) -> String {
    let n = points(n);
    let name = super::capital(what);
    match (majority, sides) {
        (Majority::Absolute, _) => format!("{name}: {n} a chi ha più di {half} {what}."),
        (_, 2) => format!("{name}: {n} a chi ha più {what} dell’altro."),
        _ => format!("{name}: {n} a chi ha più {what} di ogni altro."),
    }
}

fn run(name: &str, cap: u8) -> String {
    let limit = if cap < 10 {
        format!(", al massimo {cap}")
    } else {
        String::new()
    };
    format!(
        "{name}: chi ha asso, due e tre di denari segna un punto per ogni denaro in sequenza ininterrotta dall’asso\
         {limit}."
    )
}

/// The ranks by falling value, those of equal value together.
fn values(scale: PrimieraScale) -> String {
    let mut text = String::new();
    for value in (0..=u8::MAX).rev() {
        let alike = Rank::ALL
            .iter()
            .rev()
            .filter(|rank| scale.value(**rank) == value);
        let alike: Vec<&str> = alike.map(|rank| plural(*rank)).collect();
        if alike.is_empty() {
            continue;
        }
        let (comma, link) = if text.is_empty() {
            ("", " valgono")
        } else {
            (", ", "")
        };
        text += &format!("{comma}{}{link} {value}", super::list(&alike));
    }
    text
}

fn end(rule: EndRule, objective: Objective) -> String {
    let (outcome, end) = match objective {
        Objective::High => ("vince", ""),
        Objective::Low => (
            "perde",
            " Vince chi ha il totale più basso; chi lo condivide vince insieme.",
        ),
    };
    let text = match rule {
        EndRule::Highest => format!(
            "Quando ci si arriva, chi ha il totale più alto {outcome}; se sono in più d’uno alla pari si gioca un’altra \
             smazzata."
        ),
        EndRule::WinByTwo => format!(
            "Quando ci si arriva, chi ha il totale più alto {outcome} se ha almeno due punti di vantaggio; altrimenti si \
             gioca un’altra smazzata."
        ),
        EndRule::CountOut => format!(
            "Quando ci si arriva, chi ha il totale più alto {outcome}. Se sono in più d’uno alla pari, l’ultima smazzata \
             si conta voce per voce nell’ordine del segnapunti, e il primo ad arrivarci da solo {outcome}; se non basta \
             si gioca un’altra smazzata."
        ),
    };
    text + end
}
