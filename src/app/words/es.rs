//! Spanish.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "sota", "caballo", "rey", "ocho",
    "nueve", "diez", "dama",
];
const SUITS: [[&str; 4]; 2] = [
    ["oros", "copas", "espadas", "bastos"],
    ["diamantes", "corazones", "picas", "tréboles"],
];
/// The jack of a French pack has a name of its own.
const JACK: usize = 7;

fn card(card: Card, naming: Naming) -> String {
    let mut ranks = RANKS;
    if naming != Naming::Italian {
        ranks[JACK] = "jota";
    }
    name_in(card, naming, ranks, SUITS).join(" de ")
}

/// A card's name with its article.
fn the(name: &str) -> String {
    let she = ["sota", "jota", "dama"]
        .iter()
        .any(|rank| name.starts_with(rank));
    format!("{} {name}", if she { "la" } else { "el" })
}

/// Cards with their articles, as in "el as, el dos y la sota".
fn all_the(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| the(name)).collect();
    join(&names, "y")
}

/// One or another: before "ocho" it is "u".
fn either(names: &[String]) -> String {
    let eight = names.last().is_some_and(|name| name.starts_with("ocho"));
    join(names, if eight { "u" } else { "o" })
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "Primera", "Segunda", "Tercera", "Cuarta", "Quinta", "Sexta", "Séptima", "Octava",
        "Novena", "Décima",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} mano"),
        None => format!("Mano {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "Tú",
    we: "Nosotros",
    they: "Ellos",
    your_turn: "Te toca",
    their_turn: |name| format!("{name} piensa"),
    dealing: "Se reparte",
    let_go_to_take: "Suelta para recoger",
    let_go_to_lay: "Suelta para dejarla",
    tap_to_take: "Toca para recoger",
    tap_to_lay: "Toca para dejarla",
    which: |n| format!("¿Cuál? Toca, o 1–{n}"),
    laid: |name| format!("{name} deja"),
    took: |name| format!("{name} se lleva"),
    you_laid: "Dejas",
    you_took: "Te llevas",
    took_with: "con",
    table: "Mesa",
    your_hand: "Tus cartas",
    their_hand: |name, n| format!("{name}, {}", counted(n, "carta", "cartas")),
    stock: |n| format!("mazo, {}", counted(n, "carta", "cartas")),
    your_pile: |n, s| {
        format!(
            "Tu montón, {}, {}",
            counted(n, "carta", "cartas"),
            counted(s, "scopa", "scopas")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "El montón de {name}, {}, {}",
            counted(n, "carta", "cartas"),
            counted(s, "scopa", "scopas")
        )
    },
    dealer: "reparte",
    score: |sides, target| format!("Puntos: {}, se juega a {target}. Marcador", standing(sides)),
    to: |target| format!("a {target}"),
    card,
    takes: |name, taken| format!("{name}, se lleva {}", either(taken)),
    log_label: "Lo que ha pasado",
    list: [", ", " y "],
    menu: "Menú",
    back: "Atrás",
    sound_off: "Sonido apagado",
    sound_on: "Sonido encendido",
    pause: "Pausa",
    resume: "Seguir",
    incomplete: "No ha llegado una parte del juego. Comprueba la conexión y vuelve a cargar la página: no se pierde nada.",
    close: "Cerrar",
    broke: [
        "Algo ha fallado",
        "La partida está guardada hasta la última jugada.",
        "Seguir",
        "Empezar otra partida y apartar esta",
    ],
    new_version: "Hay una nueva versión lista.|Usarla ya|Más tarde",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::SPANISH,
    pad: &pad::PAD,
    scopa: "¡Scopa!",
    show_hand: "Mostrar cartas",
    cut_keep: "Me la quedo",
    cut_lay: "A la mesa",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "La mesa inicial no vale: se reparte de nuevo.",
    log_round: |n| format!("{} más a cada uno.", counted(n.into(), "carta", "cartas")),
    log_table: |names| format!("En la mesa: {}.", join(names, "y")),
    log_laid: |who, card| match who {
        None => format!("Dejas {}.", the(card)),
        Some(name) => format!("{name} deja {}.", the(card)),
    },
    log_took: |who, card, taken| {
        let (taken, card) = (all_the(taken), the(card));
        match (who, taken.is_empty()) {
            (None, true) => format!("Te llevas tu propia carta, {card}."),
            (Some(name), true) => format!("{name} se lleva su propia carta, {card}."),
            (None, false) => format!("Te llevas {taken} con {card}."),
            (Some(name), false) => format!("{name} se lleva {taken} con {card}."),
        }
    },
    log_declared: |who, cards, points| {
        let (cards, points) = (all_the(cards), counted(points.into(), "punto", "puntos"));
        match who {
            None => format!("Muestras {cards}: {points}."),
            Some(name) => format!("{name} muestra {cards}: {points}."),
        }
    },
    log_bonus: |who, points| {
        let points = counted(points.into(), "scopa", "scopas");
        match who {
            None => format!("Te llevas la mesa inicial: {points}."),
            Some(name) => format!("{name} se lleva la mesa inicial: {points}."),
        }
    },
    log_cut: |who, laid| match (who, laid) {
        (None, None) => "Te quedas la carta del corte.".to_owned(),
        (Some(name), None) => format!("{name} se queda la carta del corte."),
        (None, Some(card)) => format!("Pones en la mesa {}, la carta del corte.", the(card)),
        (Some(name), Some(card)) => {
            format!("{name} pone en la mesa {}, la carta del corte.", the(card))
        }
    },
    log_scopa: "¡Scopa!",
    log_rest: |who, n| {
        let cards = if n == 1 {
            "la última carta".to_owned()
        } else {
            format!("las {n} últimas cartas")
        };
        match who {
            None => format!("Te llevas {cards} de la mesa."),
            Some(name) => format!("{name} se lleva {cards} de la mesa."),
        }
    },
    log_score: |deal, totals| {
        format!(
            "La mano: {}. En total: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("Pasa el dispositivo a {name}. ¡Que nadie más mire!"),
    i_am: |name| format!("Soy {name}"),
    take_back: "Deshacer",
    confirm_play: "Jugar",
    put_back: "Devolverla",
    sound: "Sonido",
    sounds: ["Apagado", "Suave", "Normal"],
    confirm: "Preguntar antes de cada jugada",
    hints: "Mostrar qué puede llevarse una carta",
    switch: ["No", "Sí"],
    size: "Tamaño de las cartas",
    sizes: ["Normales", "Grandes"],
    contrast: "Contraste",
    contrasts: ["El del dispositivo", "Alto"],
    keys: "Jugar con números y letras (1–9 eligen una carta)",
    letters: "Letras: pulsa una opción y luego la letra que quieras",
    shortcuts: ["Deshacer", "Menú", "Sonido", "Pausa"],
    new_game: "Elegir un juego",
    game: "Juego",
    all_games: "Los 30 juegos",
    players: "Jugadores",
    against: "Con",
    play_to: "Se juega a",
    deal: "Repartir",
    levels: [
        "Principiante",
        "De manual",
        "Cuentacartas",
        "Experto",
        "Maestro",
        "Una persona aquí",
    ],
    new_match: "Nueva partida",
    score_sheet: "Marcador",
    how_to_play: "Cómo se juega",
    settings: "Ajustes",
    deck: "Cartas",
    decks: ["Napolitanas", "Francesas", "Números"],
    index: "Números en las cartas",
    indices: ["Si hacen falta", "Siempre"],
    backs_title: "Dorso",
    backs: ["Azul", "Rojo", "Verde", "Liso"],
    pace: "Movimiento",
    paces: ["Ninguno", "Rápido", "Normal", "Lento"],
    language: "Idioma",
    the_count: "Recuento",
    deal_number: ordinal,
    cards: "Cartas",
    coins: "Oros",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scopas",
    other_points: "Otros",
    category: |category| match category {
        Category::Cards => "Cartas",
        Category::Coins => "Oros",
        Category::Settebello => "Settebello",
        Category::ReBello => "Re bello",
        Category::SettebelloCoppe => "Siete de copas",
        Category::Rosmarino => "Sota de espadas",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Más sietes",
        Category::AllSevens => "Cuatro sietes",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "As, dos, tres de oros",
        Category::Scope => "Scopas",
        Category::Ponino => "Cuatro caballos",
        Category::Declared => "Cantes",
        Category::Frac => "Ases y figuras",
    },
    this_deal: "Esta mano",
    total: "Total",
    points: |n| format!("{n} {}", if n == 1 { "punto" } else { "puntos" }),
    nobody: "nadie",
    segnapunti: "Marcador",
    no_deals: "Aún no se ha contado ninguna mano.",
    next_deal: "Otra mano",
    who_won: "La partida ha terminado",
    won: "¡Has ganado!",
    lost: |names| match names {
        [one] if one == "Ellos" => "Ganan ellos".to_owned(),
        [one] if !one.contains(" + ") => format!("Gana {one}"),
        names => format!("Ganan: {}", join(names, "y")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "En este dispositivo: {}, {}; {}; {}.",
            counted(matches as usize, "partida", "partidas"),
            counted(won as usize, "ganada", "ganadas"),
            counted(deals as usize, "mano", "manos"),
            counted(scope as usize, "scopa", "scopas")
        )
    },
    today: "La mano del día",
    share_rules: "Compartir estas reglas",
    share_match: "Compartir la partida",
    share_deals: "Retar con mis cartas",
    share_result: "Compartir el resultado",
    dare: "¿Lo harías mejor con mis cartas? Las mismas manos de scopa:",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, la mano del {date}: {mine} a {theirs} para mí.")
    },
    leave: "A mi partida",
    their_match: "La partida recibida",
    sender: "Remitente",
    to_start: "Al principio",
    step_back: "Un paso atrás",
    step_on: "Un paso adelante",
    step_of: |at, of| format!("Paso {at} de {of}"),
    replay: "Repetición",
    notice_link_version: "Este enlace viene de otra versión del juego, cuyas partidas no se pueden leer aquí. Tu partida sigue.",
    notice_link_damaged: "Este enlace ha sufrido cambios por el camino y no se puede leer. Tu partida sigue.",
    notice_link_short: "Este enlace está cortado y no se puede leer nada de él. Tu partida sigue.",
    notice_link_cut: "Este enlace está cortado: la partida se ve hasta donde se ha podido leer.",
    notice_deals: "Estas son las manos de una partida que te han enviado. Al final, los dos marcadores aparecen uno junto al otro.",
    notice_today: |date| {
        format!("La mano del {date}: la misma para todos, una vez al día, contra el mismo rival.")
    },
    link_copied: "Copiado:",
    link_to_copy: "El enlace para copiar:",
    notice_damaged: "Lo que estaba guardado aquí no se puede leer. Se ha apartado tal como estaba y se empieza de cero.",
    notice_newer: "Lo que estaba guardado aquí viene de una versión más nueva del juego. Se ha apartado tal como estaba y se empieza de cero.",
    notice_no_storage: "Este navegador no deja guardar nada aquí: la partida dura mientras la página esté abierta.",
    notice_full: "El espacio del navegador está lleno: la partida dura mientras la página esté abierta.",
    notice_worker: "Ha habido que poner en marcha al rival de otra manera. La partida sigue.",
    notice_pictures: "No han llegado los dibujos de las cartas: se muestran números y palos.",
    notice_parameter: |fault| {
        format!("El enlace pide algo que el juego no sabe hacer ({fault}); eso se ha dejado fuera.")
    },
    other_tab: "Esta partida está abierta en otra pestaña.",
    play_here: "Jugar aquí",
    ask_new: "¿Dejar esta partida y empezar otra?",
    yes_new: "Nueva partida",
    go_on: "Seguir jugando",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
