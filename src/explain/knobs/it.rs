//! Italian.

use super::{Words, knob, range};
use crate::rules::FaultKind;

// One line a knob, as in a dictionary.
#[rustfmt::skip]
pub(super) static WORDS: Words = Words {
    knobs: [
        knob("players", "Giocatori", &[]),
        knob("sides", "Chi gioca insieme", &["ognuno per sé", "due squadre", "tre coppie"]),
        knob("direction", "Si gira", &["verso destra", "verso sinistra"]),
        knob("deck_style", "Mazzo", &["napoletano", "siciliano", "piacentino", "milanese", "semi francesi", "solo numeri", "spagnolo", "tunisino"]),
        knob("opener", "Gioca per primo", &["chi segue il mazziere", "il mazziere"]),
        knob("dealer_rotation", "Poi dà le carte", &["chi viene dopo", "chi viene prima"]),
        knob("hand_size", "Carte in mano", &[]),
        knob("table_size", "Carte in tavola all’inizio", &[]),
        knob("deal_pattern", "Le carte si danno", &["a una a una", "3–2–3–2–3, da scopone", "3–3–4, tavola vuota", "con il taglio, alla tunisina"]),
        knob("redeal_kings", "Tanti re in tavola all’inizio: si ridà", &["mai"]),
        knob("redeal_aces", "Tanti assi in tavola all’inizio: si ridà", &["mai"]),
        knob("redeal_low_sum", "Tavola iniziale che fa al massimo: si ridà", &["mai"]),
        knob("dealer_table_bonus", "Il mazziere prende la tavola iniziale che fa 15 o 30", &[]),
        knob("dealer_low_bonus", "Il mazziere prende la tavola iniziale fino a 9, per 3 punti", &[]),
        knob("bonus_before_redeal", "Ciò che il mazziere prende non si ridà", &[]),
        knob("capture_mode", "Una carta prende", &["il suo valore", "ciò che con lei fa 15", "ciò che con lei fa 11", "il suo valore, o 15"]),
        knob("equal_priority", "La carta uguale viene prima della somma", &[]),
        knob("sum_choice", "Fra più prese", &["si sceglie", "quella con meno carte"]),
        knob("max_capture", "Carte prese in una volta, al più", &["senza limite"]),
        knob("obligation", "Si deve prendere", &["ciò che la carta giocata può", "se una carta in mano può", "mai", "la scopa, se c’è"]),
        knob("ace_sweep", "L’asso piglia tutto", &[]),
        knob("ace_sweep_scopa", "L’asso che piglia tutto fa scopa", &[]),
        knob("ace_decline", "L’asso si può anche lasciare in tavola", &[]),
        knob("ace_on_ace", "Con un asso in tavola, l’asso prende", &["quello", "tutto"]),
        knob("ace_on_empty", "Su tavola vuota, l’asso", &["resta", "va nel mazzetto di chi lo gioca"]),
        knob("ace_first_play", "L’asso come prima carta", &["piglia come sempre", "non si può", "non piglia tutto"]),
        knob("scopa_value", "Una scopa vale", &["un punto", "niente", "quanto la carta", "quante carte muove"]),
        knob("last_play_scopa", "Scopa anche con l’ultima carta", &[]),
        knob("leftovers", "Le carte rimaste vanno a", &["chi ha preso per ultimo", "chi ha giocato per ultimo", "nessuno"]),
        knob("majority", "Più carte o più denari vuol dire", &["più di ogni altro", "oltre 20 carte, oltre 5 denari"]),
        knob("tie_award", "In parità il punto va a", &["nessuno", "tutti i pari"]),
        knob("points_cards", "Punti per le carte", &[]),
        knob("points_coins", "Punti per i denari", &[]),
        knob("points_settebello", "Punti per il settebello", &[]),
        knob("points_primiera", "Punti per la primiera", &[]),
        knob("primiera_mode", "La primiera va a", &["le quattro carte migliori", "più sette, poi il resto", "nessuno: non c’è"]),
        knob("primiera_scale", "Quanto vi valgono le carte", &["7 vale 21, figure 10", "figure 0", "re 10, cavallo 9, fante 8", "il loro valore, figure 0"]),
        knob("primiera_missing", "Primiera senza un seme", &["niente punto", "vince chi ha più semi", "vale ciò che c’è"]),
        knob("primiera_count_order", "Si contano in quest’ordine", &[]),
        knob("re_bello", "Re di denari", &["nessun punto", "un punto", "un punto, al posto della primiera"]),
        knob("settebello_coppe", "Un punto al sette di coppe", &[]),
        knob("rosmarino", "Un punto al fante di spade", &[]),
        knob("napola", "Napola: asso, due, tre di denari e oltre valgono quante sono", &[]),
        knob("napola_cap", "La napola vale al più", &[]),
        knob("all_coins", "Chi prende tutti i denari", &["non ha altro", "vince la partita", "riporta gli altri a zero"]),
        knob("all_coins_min", "Tanti denari sono tutti", &[]),
        knob("most_sevens", "Punti per più sette", &[]),
        knob("all_sevens", "Punti per tutti e quattro i sette", &[]),
        knob("ponino", "I quattro cavalli raddoppiano le scope", &[]),
        knob("frac", "Contano solo assi e figure, un punto l’uno", &[]),
        knob("trento", "Asso, due, tre di denari valgono 1, 2, 3; tutti e tre vincono", &[]),
        knob("grande", "Punti per fante, cavallo e re di denari", &[]),
        knob("piccola", "Piccola: asso, due, tre di denari e oltre, un punto l’uno", &[]),
        knob("piccola_cap", "La piccola vale al più", &[]),
        knob("knocks", "Accusi: mani basse o tris si mostrano per punti", &[]),
        knob("knock_low_max", "Una mano bassa fa al più", &[]),
        knob("knock_low_points", "Punti per una mano bassa", &[]),
        knob("knock_trio_points", "Punti per un tris", &[]),
        knob("matta", "Il sette di coppe vi è matta", &[]),
        knob("matta_scope", "La matta resta ciò che era", &["finché si mostra", "finché è presa"]),
        knob("cucita", "Cucite: mani basse, coppie e tris si mostrano e si sommano", &[]),
        knob("cucita_low_points", "Cucita fino a 9", &[]),
        knob("cucita_pair_points", "Cucita di coppia", &[]),
        knob("cucita_trio_points", "Cucita di tris", &[]),
        knob("target", "Punti da raggiungere", &[]),
        knob("end_rule", "La partita va a", &["chi è in testa", "chi è avanti di due", "chi c’è arrivato prima, se pari"]),
        knob("objective", "Vince chi ha", &["più punti", "meno punti"]),
        knob("cappotto_at", "Tanti a zero vincono subito", &["mai"]),
    ],
    groups: [
        "Giocatori e carte",
        "Tavola iniziale",
        "Mani mostrate",
        "Prese",
        "Assi",
        "Scope",
        "Punti",
        "Primiera",
        "Partita",
    ],
    switch: ["no", "sì"],
    own_scale: "valori propri",
    ranks: [
        "asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re",
    ],
    fault: |kind, rules, label| match kind {
        FaultKind::Range(knob) => {
            let (min, max) = range(knob);
            format!("«{}» va da {min} a {max}.", label(knob))
        }
        FaultKind::NoOrder => "Per la primiera non si conta nessuna carta.".to_owned(),
        FaultKind::DealSize => format!(
            "{} giocatori, {} carte a testa e {} in tavola: quaranta carte non si dividono così.",
            rules.players, rules.hand_size, rules.table_size
        ),
        FaultKind::TwoTeams => format!("In {} non si fanno due squadre.", rules.players),
        FaultKind::ThreePairs => format!("In {} non si fanno tre coppie.", rules.players),
        FaultKind::Pattern => format!(
            "Date così, non vengono {} carte a testa e {} in tavola.",
            rules.hand_size, rules.table_size
        ),
        FaultKind::CutOpener => "Chi taglia gioca per primo, e il mazziere non taglia.".to_owned(),
        FaultKind::TableOfFour(knob) => {
            format!("«{}» vuole quattro carte in tavola all’inizio.", label(knob))
        }
        FaultKind::NoSweep(knob) => {
            format!("«{}» non vuol dire niente se l’asso non piglia tutto.", label(knob))
        }
        FaultKind::HandOfThree(knob) => format!("«{}» vuole mani di tre carte.", label(knob)),
        FaultKind::ShownTwice => "Accusi e cucite mostrerebbero due volte le stesse carte.".to_owned(),
        FaultKind::Frac(knob) => format!(
            "Contano solo assi e figure, ma c’è «{}».",
            label(knob)
        ),
        FaultKind::NoPrime => "Non c’è primiera che il re di denari possa sostituire.".to_owned(),
        FaultKind::CoinsTwice => "Napola e piccola conterebbero due volte gli stessi denari.".to_owned(),
        FaultKind::NothingScores => "Niente dà punti: la partita non finirebbe mai.".to_owned(),
    },
};
