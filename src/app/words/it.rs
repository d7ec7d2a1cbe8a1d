//! Italian.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re", "otto",
    "nove", "dieci", "donna",
];
const SUITS: [[&str; 4]; 2] = [
    ["denari", "coppe", "spade", "bastoni"],
    ["quadri", "cuori", "picche", "fiori"],
];

fn card(card: Card, naming: Naming) -> String {
    if card == Card::SETTEBELLO {
        return "settebello".to_owned();
    }
    name_in(card, naming, RANKS, SUITS).join(" di ")
}

/// A card's name with its article.
fn the(name: &str) -> String {
    if name.starts_with("asso") {
        format!("l’{name}")
    } else {
        format!("il {name}")
    }
}

/// With "con" before it.
fn with(name: &str) -> String {
    format!("con {}", the(name))
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "Prima", "Seconda", "Terza", "Quarta", "Quinta", "Sesta", "Settima", "Ottava", "Nona",
        "Decima",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} smazzata"),
        None => format!("Smazzata {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "Tu",
    we: "Noi",
    they: "Loro",
    your_turn: "Tocca a te",
    their_turn: |name| format!("{name} pensa"),
    dealing: "Si danno le carte",
    let_go_to_take: "Lascia per prendere",
    let_go_to_lay: "Lascia per calarla",
    tap_to_take: "Tocca per prendere",
    tap_to_lay: "Tocca per calare",
    which: |n| format!("Quale? Tocca, o 1–{n}"),
    laid: |name| format!("{name} ha calato"),
    took: |name| format!("{name} ha preso"),
    you_laid: "Hai calato",
    you_took: "Hai preso",
    took_with: "con",
    table: "Tavolo",
    your_hand: "Le tue carte",
    their_hand: |name, n| format!("{name}, {}", counted(n, "carta", "carte")),
    stock: |n| format!("tallone, {}", counted(n, "carta", "carte")),
    your_pile: |n, s| {
        format!(
            "Le tue prese, {}, {}",
            counted(n, "carta", "carte"),
            counted(s, "scopa", "scope")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "Le prese di {name}, {}, {}",
            counted(n, "carta", "carte"),
            counted(s, "scopa", "scope")
        )
    },
    dealer: "mazziere",
    score: |sides, target| {
        format!(
            "Punti: {}, si arriva a {target}. Segnapunti",
            standing(sides)
        )
    },
    to: |target| format!("a {target}"),
    card,
    takes: |name, taken| format!("{name}, prende {}", join(taken, "o")),
    log_label: "Che cosa è successo",
    list: [", ", " e "],
    menu: "Menu",
    back: "Indietro",
    sound_off: "Suoni spenti",
    sound_on: "Suoni accesi",
    pause: "Pausa",
    resume: "Continua",
    incomplete: "Una parte del gioco non è arrivata. Controlla la connessione e ricarica la pagina: niente va perso.",
    close: "Chiudi",
    broke: [
        "Qualcosa si è rotto",
        "La partita è salva fino all’ultima giocata.",
        "Continua",
        "Comincia una nuova partita, metti da parte questa",
    ],
    new_version: "È pronta una nuova versione.|Usala ora|Più tardi",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::ITALIAN,
    pad: &pad::PAD,
    scopa: "Scopa!",
    show_hand: "Mostra le carte",
    cut_keep: "Tienila",
    cut_lay: "Mettila in tavola",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "La tavola non è valida: si ridanno le carte.",
    log_round: |n| format!("Si danno {} a testa.", counted(n.into(), "carta", "carte")),
    log_table: |names| format!("In tavola: {}.", join(names, "e")),
    log_laid: |who, card| match who {
        None => format!("Cali {}.", the(card)),
        Some(name) => format!("{name} cala {}.", the(card)),
    },
    log_took: |who, card, taken| {
        let taken: Vec<String> = taken.iter().map(|name| the(name)).collect();
        let taken = if taken.is_empty() {
            "se stesso".to_owned()
        } else {
            join(&taken, "e")
        };
        match who {
            None => format!("Prendi {taken} {}.", with(card)),
            Some(name) => format!("{name} prende {taken} {}.", with(card)),
        }
    },
    log_declared: |who, cards, points| {
        let cards: Vec<String> = cards.iter().map(|name| the(name)).collect();
        let (cards, points) = (join(&cards, "e"), counted(points.into(), "punto", "punti"));
        match who {
            None => format!("Mostri {cards}: {points}."),
            Some(name) => format!("{name} mostra {cards}: {points}."),
        }
    },
    log_bonus: |who, points| {
        let points = counted(points.into(), "scopa", "scope");
        match who {
            None => format!("Prendi le carte in tavola: {points}."),
            Some(name) => format!("{name} prende le carte in tavola: {points}."),
        }
    },
    log_cut: |who, laid| match (who, laid) {
        (None, None) => "Tieni la carta del taglio.".to_owned(),
        (Some(name), None) => format!("{name} tiene la carta del taglio."),
        (None, Some(card)) => format!("Metti in tavola {}, la carta del taglio.", the(card)),
        (Some(name), Some(card)) => {
            format!("{name} mette in tavola {}, la carta del taglio.", the(card))
        }
    },
    log_scopa: "Scopa!",
    log_rest: |who, n| {
        let cards = if n == 1 {
            "l’ultima carta".to_owned()
        } else {
            format!("le ultime {n} carte")
        };
        match who {
            None => format!("Prendi {cards} del tavolo."),
            Some(name) => format!("{name} prende {cards} del tavolo."),
        }
    },
    log_score: |deal, totals| {
        format!(
            "La smazzata: {}. In tutto: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("Il dispositivo va a {name}. Gli altri non guardano!"),
    i_am: |name| format!("Sono {name}"),
    take_back: "Torna indietro",
    confirm_play: "Gioca",
    put_back: "Rimetti a posto",
    sound: "Suoni",
    sounds: ["Spenti", "Bassi", "Accesi"],
    confirm: "Chiedi conferma a ogni giocata",
    hints: "Mostra che cosa può prendere una carta",
    switch: ["No", "Sì"],
    size: "Grandezza delle carte",
    sizes: ["Normali", "Grandi"],
    contrast: "Contrasto",
    contrasts: ["Come il dispositivo", "Alto"],
    keys: "Gioca con numeri e lettere (1–9 scelgono una carta)",
    letters: "Lettere: premi un comando, poi la lettera che vuoi",
    shortcuts: ["Torna indietro", "Menu", "Suoni", "Pausa"],
    new_game: "Scegli un gioco",
    game: "Gioco",
    all_games: "Tutti i 30 giochi",
    players: "Giocatori",
    against: "Con",
    play_to: "Si arriva a",
    deal: "Dai le carte",
    levels: [
        "Principiante",
        "Da manuale",
        "Contacarte",
        "Esperto",
        "Maestro",
        "Una persona qui",
    ],
    new_match: "Nuova partita",
    score_sheet: "Segnapunti",
    how_to_play: "Come si gioca",
    settings: "Impostazioni",
    deck: "Carte",
    decks: ["Napoletane", "Francesi", "Numeri"],
    index: "Numeri sulle carte",
    indices: ["Dove servono", "Sempre"],
    backs_title: "Dorso",
    backs: ["Blu", "Rosso", "Verde", "Liscio"],
    pace: "Movimento",
    paces: ["Nessuno", "Veloce", "Normale", "Lento"],
    language: "Lingua",
    the_count: "Il conto",
    deal_number: ordinal,
    cards: "Carte",
    coins: "Denari",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scope",
    other_points: "Altro",
    category: |category| match category {
        Category::Cards => "Carte",
        Category::Coins => "Denari",
        Category::Settebello => "Settebello",
        Category::ReBello => "Re bello",
        Category::SettebelloCoppe => "Settebello di coppe",
        Category::Rosmarino => "Fante di spade",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Più sette",
        Category::AllSevens => "Tutti i sette",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "Asso, due, tre di denari",
        Category::Scope => "Scope",
        Category::Ponino => "Quattro cavalli",
        Category::Declared => "Accusi",
        Category::Frac => "Assi e figure",
    },
    this_deal: "Smazzata",
    total: "Totale",
    points: |n| format!("{n} {}", if n == 1 { "punto" } else { "punti" }),
    nobody: "nessuno",
    segnapunti: "Segnapunti",
    no_deals: "Nessuna smazzata è ancora contata.",
    next_deal: "Altra smazzata",
    who_won: "La partita è finita",
    won: "Hai vinto!",
    lost: |names| match names {
        [one] if one != "Loro" && !one.contains(" + ") => format!("Vince {one}"),
        names if names.iter().any(|name| name == "Tu") => {
            format!("Vincete {}", join(names, "e"))
        }
        names => format!("Vincono {}", join(names, "e")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "Su questo dispositivo: {}, {}; {}; {}.",
            counted(matches as usize, "partita", "partite"),
            counted(won as usize, "vinta", "vinte"),
            counted(deals as usize, "smazzata", "smazzate"),
            counted(scope as usize, "scopa", "scope")
        )
    },
    today: "La mano del giorno",
    share_rules: "Condividi queste regole",
    share_match: "Condividi la partita",
    share_deals: "Sfida con le mie carte",
    share_result: "Condividi il risultato",
    dare: "Sai fare meglio con le mie carte? Le stesse smazzate di scopa:",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, la mano del {date}: {mine} a {theirs} per me.")
    },
    leave: "Alla mia partita",
    their_match: "La partita ricevuta",
    sender: "Mittente",
    to_start: "All’inizio",
    step_back: "Un passo indietro",
    step_on: "Un passo avanti",
    step_of: |at, of| format!("Passo {at} di {of}"),
    replay: "Rivedi la partita",
    notice_link_version: "Questo collegamento viene da un’altra versione del gioco, le cui partite qui non si leggono. La tua partita continua.",
    notice_link_damaged: "Questo collegamento è stato alterato e non si può leggere. La tua partita continua.",
    notice_link_short: "Questo collegamento è troncato e non se ne può leggere nulla. La tua partita continua.",
    notice_link_cut: "Questo collegamento è troncato: la partita si vede fin dove si è potuta leggere.",
    notice_deals: "Queste sono le smazzate di una partita ricevuta. Alla fine i due segnapunti stanno uno accanto all’altro.",
    notice_today: |date| {
        format!(
            "La mano del {date}: la stessa per tutti, una volta al giorno, contro lo stesso avversario."
        )
    },
    link_copied: "Copiato:",
    link_to_copy: "Il collegamento da copiare:",
    notice_damaged: "Ciò che era salvato qui non si può leggere. È stato messo da parte com’era, e ricomincia da capo.",
    notice_newer: "Ciò che era salvato qui viene da una versione più nuova del gioco. È stato messo da parte com’era, e ricomincia da capo.",
    notice_no_storage: "Questo browser non lascia conservare nulla: la partita dura finché la pagina è aperta.",
    notice_full: "Lo spazio del browser è pieno: la partita dura finché la pagina è aperta.",
    notice_worker: "È stato necessario avviare l’avversario in un altro modo. La partita continua.",
    notice_pictures: "Le figure delle carte non sono arrivate: le carte mostrano numeri e semi.",
    notice_parameter: |fault| {
        format!(
            "Il collegamento chiede una cosa che il gioco non sa fare ({fault}); è stata tralasciata."
        )
    },
    other_tab: "Questa partita è aperta in un’altra scheda.",
    play_here: "Gioca qui",
    ask_new: "Abbandonare questa partita e cominciarne una nuova?",
    yes_new: "Nuova partita",
    go_on: "Continua a giocare",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
