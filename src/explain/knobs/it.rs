//! Italian.

use super::{Words, knobs};
use crate::rules::FaultKind;

// One line a knob, as in a dictionary.
#[rustfmt::skip]
pub(super) static WORDS: Words = Words {
    knobs: knobs! {
        players: "Giocatori";
        sides: "Chi gioca insieme" = "ognuno per sé" "due squadre" "tre coppie";
        direction: "Si gira" = "verso destra" "verso sinistra";
        deck_style: "Mazzo" = "napoletano" "siciliano" "piacentino" "milanese" "semi francesi" "solo numeri" "spagnolo" "tunisino";
        opener: "Gioca per primo" = "chi segue il mazziere" "il mazziere";
        dealer_rotation: "Poi dà le carte" = "chi viene dopo" "chi viene prima";
        hand_size: "Carte in mano";
        table_size: "Carte in tavola all’inizio";
        deal_pattern: "Le carte si danno" = "a una a una" "3–2–3–2–3, da scopone" "3–3–4, tavola vuota" "con il taglio, alla tunisina";
        redeal_kings: "Tanti re in tavola all’inizio: si ridà" = "mai";
        redeal_aces: "Tanti assi in tavola all’inizio: si ridà" = "mai";
        redeal_low_sum: "Tavola iniziale che fa al massimo: si ridà" = "mai";
        dealer_table_bonus: "Il mazziere prende la tavola iniziale che fa 15 o 30";
        dealer_low_bonus: "Il mazziere prende la tavola iniziale fino a 9, per 3 punti";
        bonus_before_redeal: "Ciò che il mazziere prende non si ridà";
        capture_mode: "Una carta prende" = "il suo valore" "ciò che con lei fa 15" "ciò che con lei fa 11" "il suo valore, o 15";
        equal_priority: "La carta uguale viene prima della somma";
        sum_choice: "Fra più prese" = "si sceglie" "quella con meno carte";
        max_capture: "Carte prese in una volta, al più" = "senza limite";
        obligation: "Si deve prendere" = "ciò che la carta giocata può" "se una carta in mano può" "mai" "la scopa, se c’è";
        ace_sweep: "L’asso piglia tutto";
        ace_sweep_scopa: "L’asso che piglia tutto fa scopa";
        ace_decline: "L’asso si può anche lasciare in tavola";
        ace_on_ace: "Con un asso in tavola, l’asso prende" = "quello" "tutto";
        ace_on_empty: "Su tavola vuota, l’asso" = "resta" "va nel mazzetto di chi lo gioca";
        ace_first_play: "L’asso come prima carta" = "piglia come sempre" "non si può" "non piglia tutto";
        scopa_value: "Una scopa vale" = "un punto" "niente" "quanto la carta" "quante carte muove";
        last_play_scopa: "Scopa anche con l’ultima carta";
        leftovers: "Le carte rimaste vanno a" = "chi ha preso per ultimo" "chi ha giocato per ultimo" "nessuno";
        majority: "Più carte o più denari vuol dire" = "più di ogni altro" "oltre 20 carte, oltre 5 denari";
        tie_award: "In parità il punto va a" = "nessuno" "tutti i pari";
        points_cards: "Punti per le carte";
        points_coins: "Punti per i denari";
        points_settebello: "Punti per il settebello";
        points_primiera: "Punti per la primiera";
        primiera_mode: "La primiera va a" = "le quattro carte migliori" "più sette, poi il resto" "nessuno: non c’è";
        primiera_scale: "Quanto vi valgono le carte" = "7 vale 21, figure 10" "figure 0" "re 10, cavallo 9, fante 8" "il loro valore, figure 0";
        primiera_missing: "Primiera senza un seme" = "niente punto" "vince chi ha più semi" "vale ciò che c’è";
        primiera_count_order: "Si contano in quest’ordine";
        re_bello: "Re di denari" = "nessun punto" "un punto" "un punto, al posto della primiera";
        settebello_coppe: "Un punto al sette di coppe";
        rosmarino: "Un punto al fante di spade";
        napola: "Napola: asso, due, tre di denari e oltre valgono quante sono";
        napola_cap: "La napola vale al più";
        all_coins: "Chi prende tutti i denari" = "non ha altro" "vince la partita" "riporta gli altri a zero";
        all_coins_min: "Tanti denari sono tutti";
        most_sevens: "Punti per più sette";
        all_sevens: "Punti per tutti e quattro i sette";
        ponino: "I quattro cavalli raddoppiano le scope";
        frac: "Contano solo assi e figure, un punto l’uno";
        trento: "Asso, due, tre di denari valgono 1, 2, 3; tutti e tre vincono";
        grande: "Punti per fante, cavallo e re di denari";
        piccola: "Piccola: asso, due, tre di denari e oltre, un punto l’uno";
        piccola_cap: "La piccola vale al più";
        knocks: "Accusi: mani basse o tris si mostrano per punti";
        knock_low_max: "Una mano bassa fa al più";
        knock_low_points: "Punti per una mano bassa";
        knock_trio_points: "Punti per un tris";
        matta: "Il sette di coppe vi è matta";
        matta_scope: "La matta resta ciò che era" = "finché si mostra" "finché è presa";
        cucita: "Cucite: mani basse, coppie e tris si mostrano e si sommano";
        cucita_low_points: "Cucita fino a 9";
        cucita_pair_points: "Cucita di coppia";
        cucita_trio_points: "Cucita di tris";
        target: "Punti da raggiungere";
        end_rule: "La partita va a" = "chi è in testa" "chi è avanti di due" "chi c’è arrivato prima, se pari";
        objective: "Vince chi ha" = "più punti" "meno punti";
        cappotto_at: "Tanti a zero vincono subito" = "mai";
    },
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
    fault: |kind| match kind {
        FaultKind::Range(_) => "«{knob}» va da {min} a {max}.",
        FaultKind::NoOrder => "Per la primiera non si conta nessuna carta.",
        FaultKind::DealSize => "{players} giocatori, {hand} carte a testa e {table} in tavola: quaranta carte non si dividono così.",
        FaultKind::TwoTeams => "In {players} non si fanno due squadre.",
        FaultKind::ThreePairs => "In {players} non si fanno tre coppie.",
        FaultKind::Pattern => "Date così, non vengono {hand} carte a testa e {table} in tavola.",
        FaultKind::CutOpener => "Chi taglia gioca per primo, e il mazziere non taglia.",
        FaultKind::TableOfFour(_) => "«{knob}» vuole quattro carte in tavola all’inizio.",
        FaultKind::NoSweep(_) => "«{knob}» non vuol dire niente se l’asso non piglia tutto.",
        FaultKind::HandOfThree(_) => "«{knob}» vuole mani di tre carte.",
        FaultKind::ShownTwice => "Accusi e cucite mostrerebbero due volte le stesse carte.",
        FaultKind::Frac(_) => "Contano solo assi e figure, ma c’è «{knob}».",
        FaultKind::NoPrime => "Non c’è primiera che il re di denari possa sostituire.",
        FaultKind::CoinsTwice => "Napola e piccola conterebbero due volte gli stessi denari.",
        FaultKind::NothingScores => "Niente dà punti: la partita non finirebbe mai.",
    },
};
