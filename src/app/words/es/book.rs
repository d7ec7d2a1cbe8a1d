//! Spanish: the rule book, the reasons, the lesson.

use super::{counted, the};
use crate::app::words::book::BookWords;

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Índice",
    game_of: |game| format!("Las reglas de la partida en juego: {game}."),
    own_rules: "las tuyas",
    variant: "Variante",
    variant_key: "marca lo que en la scopa clásica es distinto.",
    sources: "Fuentes",
    sources_key: "abre las fuentes donde discrepan: el capítulo de las reglas de referencia, las que tienen la regla y, tras ≠, las que tienen otra.",
    examples: [
        "Prueba una baza",
        "Prueba a elegir",
        "Prueba una scopa",
        "Prueba una primiera mejor",
    ],
    try_it: "Arrastra tu carta sobre lo que se lleva, o tócala.",
    try_keys: "Intro la levanta, Intro otra vez la juega; las flechas eligen.",
    set_back: "Otra vez",
    how_do_i: "¿Cómo puedo…",
    answers: &[
        (
            "… jugar una carta?",
            "Arrástrala sobre las cartas que quieras llevarte y suéltala; si no se lleva nada, suéltala en el tapete. O toca la carta y luego lo que se lleva, o el tapete.",
        ),
        (
            "… jugar con el teclado?",
            "Las flechas o 1–9 eligen una carta, Intro la levanta, Intro otra vez la juega. Esc la devuelve.",
        ),
        (
            "… elegir entre varias bazas?",
            "Las cartas que te puedes llevar tienen un número. Pasa por encima de las que quieras, tócalas o pulsa el número; luego suelta la carta, toca el tapete o pulsa Intro.",
        ),
        (
            "… cambiar de idea?",
            "Suelta la carta sobre las tuyas o pulsa Esc: no ha pasado nada. Una carta ya jugada vuelve con Deshacer, en el menú, si todos los demás son rivales del programa.",
        ),
        (
            "… ver los puntos y su porqué?",
            "Toca la puntuación. Cada mano del marcador se abre y dice por qué cada punto fue a quien fue; también cada línea del recuento.",
        ),
        (
            "… jugar a otro juego, o con más gente?",
            "Menú, Elegir un juego: a qué, cuántos, lo fuerte que es cada rival y a cuántos puntos. Varias personas pueden compartir un dispositivo.",
        ),
        (
            "… cambiar las cartas, el sonido, la velocidad o el idioma?",
            "Menú, Ajustes. También hay cartas más grandes, contraste alto y una pregunta antes de cada jugada.",
        ),
        (
            "… jugar sin conexión?",
            "Basta con volver a abrir la página: la primera visita guarda todo el juego en el dispositivo.",
        ),
        (
            "… enviar una partida a alguien?",
            "Desde el marcador: la partida jugada a jugada, o sus manos como reto. Al final de la mano del día, el resultado.",
        ),
    ],
    why: |what| format!("{what}: ¿por qué?"),
    why_deal: |n| format!("Mano {n}: ¿por qué?"),
    learn: "Aprende en 2 minutos",
    learn_short: "Aprende",
    lesson: "La scopa en dos minutos",
    step: |n, of| format!("Paso {n} de {of}"),
    skip: "Saltar",
    next: "Seguir",
    deal_me: "A repartir",
    read_on: "Todas las reglas",
    asked: [
        "Una carta se lleva otra del mismo valor. Arrastra tu cinco sobre el cinco y suéltalo.",
        "O varias que sumen su valor. La sota vale 8: pásala por encima del dos y del seis.",
        "Aquí tu tres no se lleva nada. Déjalo en el tapete.",
        "Tu siete puede llevarse 6 + 1 o 4 + 3, nunca todo. Pasa por encima de la pareja que quieras.",
        "Solo queda una carta. Llévatela y barres la mesa.",
    ],
    done: [
        "Las dos cartas son tuyas. Si hay una carta del mismo valor, te llevas esa y no una suma.",
        "¡Buena baza! La sota vale 8, el caballo 9, el rey 10 y el as 1.",
        "Se queda en la mesa, para quien se la pueda llevar.",
        "Bien: y el siete era el settebello, la mejor carta de todas.",
        "¡Scopa! O sea, escoba: vale un punto, y la carta queda cruzada en tu montón.",
    ],
    lays: |card| format!("Lina deja {}.", the(card)),
    takes: |card, taken| format!("Lina se lleva {taken} con {}.", the(card)),
    what_counts: "Jugadas las cuarenta cartas, se cuentan los montones. Dan un punto:",
    counts: [
        ("Cartas", "más de veinte de las cuarenta"),
        ("Oros", "más de cinco de los diez"),
        ("Settebello", "el siete de oros"),
        (
            "Primiera",
            "la mejor carta de cada palo: primero los sietes, luego los seises, luego los ases",
        ),
        ("Scopas", "uno por cada una"),
    ],
    to_eleven: "Gana quien llega primero a 11 y va por delante. Eso es todo.",
    pile: |n| format!("Tu montón, {}", counted(n, "carta", "cartas")),
};
