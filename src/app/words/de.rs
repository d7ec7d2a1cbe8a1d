//! German.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "Ass", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Bube", "Reiter", "König", "Acht",
    "Neun", "Zehn", "Dame",
];
const SUITS: [[&str; 4]; 2] = [
    ["Münzen", "Kelche", "Schwerter", "Stäbe"],
    ["Karo", "Herz", "Pik", "Kreuz"],
];
/// The suits as the name of a card begins with them.
const STEMS: [[&str; 4]; 2] = [["Münz", "Kelch", "Schwert", "Stab"], SUITS[1]];

fn card(card: Card, naming: Naming) -> String {
    let [rank, suit] = name_in(card, naming, RANKS, STEMS);
    format!("{suit}-{rank}")
}

/// A card's name with its article, as what is taken.
fn the(name: &str) -> String {
    if name.ends_with("Ass") {
        format!("das {name}")
    } else if name.ends_with("Bube") {
        format!("den {name}n")
    } else if name.ends_with("Reiter") || name.ends_with("König") {
        format!("den {name}")
    } else {
        format!("die {name}")
    }
}

/// With "mit" before it.
fn with(name: &str) -> String {
    if name.ends_with("Bube") {
        format!("mit dem {name}n")
    } else if ["Ass", "Reiter", "König"]
        .iter()
        .any(|rank| name.ends_with(rank))
    {
        format!("mit dem {name}")
    } else {
        format!("mit der {name}")
    }
}

fn all_the(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| the(name)).collect();
    join(&names, "und")
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "Erste", "Zweite", "Dritte", "Vierte", "Fünfte", "Sechste", "Siebte", "Achte", "Neunte",
        "Zehnte",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} Runde"),
        None => format!("Runde {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "Du",
    we: "Wir",
    they: "Die",
    your_turn: "Du bist dran",
    their_turn: |name| format!("{name} überlegt"),
    dealing: "Es wird gegeben",
    let_go_to_take: "Loslassen zum Nehmen",
    let_go_to_lay: "Loslassen zum Legen",
    tap_to_take: "Tippen zum Nehmen",
    tap_to_lay: "Tippen zum Legen",
    which: |n| format!("Welche? Tippen oder 1–{n}"),
    laid: |name| format!("{name} legt"),
    took: |name| format!("{name} nimmt"),
    you_laid: "Du legst",
    you_took: "Du nimmst",
    took_with: "mit",
    table: "Tisch",
    your_hand: "Deine Hand",
    their_hand: |name, n| format!("{name}, {}", counted(n, "Karte", "Karten")),
    stock: |n| format!("Talon, {}", counted(n, "Karte", "Karten")),
    your_pile: |n, s| {
        format!(
            "Dein Stapel, {}, {}",
            counted(n, "Karte", "Karten"),
            counted(s, "Scopa", "Scopas")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "Stapel von {name}, {}, {}",
            counted(n, "Karte", "Karten"),
            counted(s, "Scopa", "Scopas")
        )
    },
    dealer: "Geber",
    score: |sides, target| format!("Stand: {}, bis {target}. Punkteblatt", standing(sides)),
    to: |target| format!("bis {target}"),
    card,
    takes: |name, taken| format!("{name}, nimmt {}", join(taken, "oder")),
    log_label: "Was geschehen ist",
    list: [", ", " und "],
    menu: "Menü",
    back: "Zurück",
    sound_off: "Ton aus",
    sound_on: "Ton an",
    pause: "Pause",
    resume: "Weiter",
    incomplete: "Ein Teil des Spiels ist nicht angekommen. Prüfe die Verbindung und lade die Seite neu: Nichts geht verloren.",
    close: "Schließen",
    broke: [
        "Etwas ist schiefgegangen",
        "Die Partie ist bis zur letzten Karte gesichert.",
        "Weiter",
        "Neue Partie beginnen, diese beiseitelegen",
    ],
    new_version: "Eine neue Version ist da.|Jetzt nutzen|Später",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::GERMAN,
    pad: &pad::PAD,
    scopa: "Scopa!",
    show_hand: "Karten zeigen",
    cut_keep: "Behalten",
    cut_lay: "Auf den Tisch",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "Der Tisch zu Beginn gilt nicht: Es wird neu gegeben.",
    log_round: |n| format!("Noch {} für jeden.", counted(n.into(), "Karte", "Karten")),
    log_table: |names| format!("Auf dem Tisch: {}.", join(names, "und")),
    log_laid: |who, card| match who {
        None => format!("Du legst {}.", the(card)),
        Some(name) => format!("{name} legt {}.", the(card)),
    },
    log_took: |who, card, taken| match (who, taken) {
        (None, []) => format!("Du nimmst {} zu dir.", the(card)),
        (Some(name), []) => format!("{name} nimmt {} zu sich.", the(card)),
        (None, _) => format!("Du nimmst {} {}.", all_the(taken), with(card)),
        (Some(name), _) => format!("{name} nimmt {} {}.", all_the(taken), with(card)),
    },
    log_declared: |who, cards, points| {
        let (cards, points) = (all_the(cards), counted(points.into(), "Punkt", "Punkte"));
        match who {
            None => format!("Du zeigst {cards}: {points}."),
            Some(name) => format!("{name} zeigt {cards}: {points}."),
        }
    },
    log_bonus: |who, points| {
        let points = counted(points.into(), "Scopa", "Scopas");
        match who {
            None => format!("Du nimmst die ersten Karten vom Tisch: {points}."),
            Some(name) => format!("{name} nimmt die ersten Karten vom Tisch: {points}."),
        }
    },
    log_cut: |who, laid| match (who, laid) {
        (None, None) => "Du behältst die abgehobene Karte.".to_owned(),
        (Some(name), None) => format!("{name} behält die abgehobene Karte."),
        (None, Some(card)) => {
            format!(
                "Du legst die abgehobene Karte auf den Tisch, {}.",
                the(card)
            )
        }
        (Some(name), Some(card)) => {
            format!(
                "{name} legt die abgehobene Karte auf den Tisch, {}.",
                the(card)
            )
        }
    },
    log_scopa: "Scopa!",
    log_rest: |who, n| {
        let cards = if n == 1 {
            "die letzte Karte".to_owned()
        } else {
            format!("die letzten {n} Karten")
        };
        match who {
            None => format!("Du nimmst {cards} vom Tisch."),
            Some(name) => format!("{name} nimmt {cards} vom Tisch."),
        }
    },
    log_score: |deal, totals| {
        format!(
            "Die Runde: {}. Insgesamt: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("Das Gerät geht an {name}. Alle anderen schauen weg!"),
    i_am: |name| format!("Ich bin {name}"),
    take_back: "Zurücknehmen",
    confirm_play: "Spielen",
    put_back: "Zurücklegen",
    sound: "Ton",
    sounds: ["Aus", "Leise", "An"],
    confirm: "Vor dem Spielen einer Karte fragen",
    hints: "Zeigen, was eine Karte nehmen kann",
    switch: ["Nein", "Ja"],
    size: "Größe der Karten",
    sizes: ["Normal", "Groß"],
    contrast: "Kontrast",
    contrasts: ["Wie das Gerät", "Hoch"],
    keys: "Mit Zahlen und Buchstaben spielen (1–9 wählen eine Karte)",
    letters: "Buchstaben: Wähle einen Befehl, dann drücke deinen Buchstaben",
    shortcuts: ["Zurücknehmen", "Menü", "Ton", "Pause"],
    new_game: "Spiel wählen",
    game: "Spiel",
    all_games: "Alle 30 Spiele",
    players: "Spieler",
    against: "Mit",
    play_to: "Gespielt bis",
    deal: "Karten geben",
    levels: [
        "Anfänger",
        "Nach Lehrbuch",
        "Zählt Karten",
        "Experte",
        "Meister",
        "Ein Mensch hier",
    ],
    new_match: "Neue Partie",
    score_sheet: "Punkteblatt",
    how_to_play: "Spielregeln",
    settings: "Einstellungen",
    deck: "Karten",
    decks: ["Neapel", "Französisch", "Zahlen"],
    index: "Zahlen auf den Karten",
    indices: ["Wo nötig", "Immer"],
    backs_title: "Rücken",
    backs: ["Blau", "Rot", "Grün", "Uni"],
    pace: "Bewegung",
    paces: ["Keine", "Schnell", "Normal", "Langsam"],
    language: "Sprache",
    the_count: "Die Zählung",
    deal_number: ordinal,
    cards: "Karten",
    coins: "Münzen",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scopas",
    other_points: "Extra",
    category: |category| match category {
        Category::Cards => "Karten",
        Category::Coins => "Münzen",
        Category::Settebello => "Settebello",
        Category::ReBello => "Re bello",
        Category::SettebelloCoppe => "Kelch-Sieben",
        Category::Rosmarino => "Schwert-Bube",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Siebenen",
        Category::AllSevens => "Alle Siebenen",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "Münzen Ass bis Drei",
        Category::Scope => "Scopas",
        Category::Ponino => "Vier Reiter",
        Category::Declared => "Meldungen",
        Category::Frac => "Asse und Bilder",
    },
    this_deal: "Runde",
    total: "Gesamt",
    points: |n| format!("{n} {}", if n == 1 { "Punkt" } else { "Punkte" }),
    nobody: "niemand",
    segnapunti: "Punkteblatt",
    no_deals: "Noch ist keine Runde gezählt.",
    next_deal: "Nächste Runde",
    who_won: "Die Partie ist zu Ende",
    won: "Du hast gewonnen!",
    lost: |names| match names {
        [they] if they == "Die" => "Die anderen gewinnen".to_owned(),
        [one] if !one.contains('+') => format!("{one} gewinnt"),
        // With "du" among them they are spoken to.
        names if names.iter().any(|name| name == "Du") => {
            format!("{} gewinnt", join(names, "und"))
        }
        names => format!("{} gewinnen", join(names, "und")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "Auf diesem Gerät: {}, {won} gewonnen; {}; {}.",
            counted(matches as usize, "Partie", "Partien"),
            counted(deals as usize, "Runde", "Runden"),
            counted(scope as usize, "Scopa", "Scopas")
        )
    },
    today: "Partie des Tages",
    share_rules: "Diese Regeln teilen",
    share_match: "Partie teilen",
    share_deals: "Zum Duell fordern",
    share_result: "Ergebnis teilen",
    dare: "Schaffst du mit meinen Karten mehr? Dieselben Runden Scopa:",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, die Partie vom {date}: {mine} zu {theirs} für mich.")
    },
    leave: "Zu meiner Partie",
    their_match: "Die erhaltene Partie",
    sender: "Absender",
    to_start: "An den Anfang",
    step_back: "Einen Schritt zurück",
    step_on: "Einen Schritt vor",
    step_of: |at, of| format!("Schritt {at} von {of}"),
    replay: "Partie ansehen",
    notice_link_version: "Dieser Link kommt aus einer anderen Version des Spiels, deren Partien hier nicht lesbar sind. Deine Partie geht weiter.",
    notice_link_damaged: "Dieser Link wurde unterwegs verändert und ist nicht lesbar. Deine Partie geht weiter.",
    notice_link_short: "Dieser Link ist abgeschnitten, und nichts davon ist lesbar. Deine Partie geht weiter.",
    notice_link_cut: "Dieser Link ist abgeschnitten: Die Partie wird gezeigt, so weit sie lesbar war.",
    notice_deals: "Das sind die Runden einer Partie, die dir jemand geschickt hat. Am Ende stehen beide Punkteblätter nebeneinander.",
    notice_today: |date| {
        format!(
            "Die Partie vom {date}: für alle die gleiche, einmal am Tag, gegen denselben Gegner."
        )
    },
    link_copied: "Kopiert:",
    link_to_copy: "Der Link zum Kopieren:",
    notice_damaged: "Was hier gespeichert war, ist nicht lesbar. Es wurde unverändert beiseitegelegt, und alles beginnt neu.",
    notice_newer: "Was hier gespeichert war, kommt aus einer neueren Version des Spiels. Es wurde unverändert beiseitegelegt, und alles beginnt neu.",
    notice_no_storage: "Dieser Browser lässt die Seite nichts speichern: Die Partie bleibt nur erhalten, solange die Seite offen ist.",
    notice_full: "Der Speicher des Browsers ist voll: Die Partie bleibt nur erhalten, solange die Seite offen ist.",
    notice_worker: "Der Gegner musste auf andere Weise gestartet werden. Die Partie geht weiter.",
    notice_pictures: "Die Bilder der Karten sind nicht angekommen: Die Karten zeigen Zahlen und Farben.",
    notice_parameter: |fault| {
        format!(
            "Der Link verlangt etwas, das das Spiel nicht kann ({fault}); dieser Teil fiel weg."
        )
    },
    other_tab: "Diese Partie läuft in einem anderen Tab.",
    play_here: "Hier spielen",
    ask_new: "Diese Partie aufgeben und eine neue beginnen?",
    yes_new: "Neue Partie",
    go_on: "Weiterspielen",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
