//! Italian: the rule book, the reasons, the lesson.

use crate::app::words::book::BookWords;

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Indice",
    game_of: |game| format!("Le regole della partita in corso: {game}."),
    own_rules: "le tue",
    variant: "Variante",
    variant_key: "segna ciò che nella scopa classica è diverso.",
    sources: "Fonti",
    sources_key: "apre le fonti dove discordano: il capitolo delle regole di riferimento, chi ha la regola e, dopo ≠, chi ne ha un’altra.",
    examples: [
        "Prova una presa",
        "Prova a scegliere",
        "Prova una scopa",
        "Prova una primiera migliore",
    ],
    try_it: "Trascina la tua carta su ciò che prende, o toccala.",
    try_keys: "Invio la solleva, ancora Invio la gioca; le frecce scelgono.",
    set_back: "Da capo",
    how_do_i: "Come si fa a …",
    answers: &[
        (
            "… giocare una carta?",
            "Trascinala sopra le carte che vuoi prendere e lasciala; se non prende nulla, lasciala sul panno. Oppure tocca la carta e poi ciò che prende, o il panno.",
        ),
        (
            "… giocare con la tastiera?",
            "Le frecce o 1–9 scelgono una carta, Invio la solleva, ancora Invio la gioca. Esc la rimette a posto.",
        ),
        (
            "… scegliere fra più prese?",
            "Le carte che si possono prendere portano un numero. Passa sopra quelle che vuoi, toccale o premi il numero; poi lascia la carta, tocca il panno o premi Invio.",
        ),
        (
            "… cambiare idea?",
            "Lascia la carta sopra la tua mano o premi Esc: non è successo nulla. Una carta già giocata si ritira con Torna indietro nel menu, quando gli altri sono tutti avversari del programma.",
        ),
        (
            "… vedere i punti e il loro perché?",
            "Tocca il punteggio. Ogni smazzata del segnapunti si apre e dice perché ogni punto è andato dove è andato; così ogni riga del conto.",
        ),
        (
            "… giocare a un altro gioco, o in più persone?",
            "Menu, Scegli un gioco: quale, in quanti, quanto è forte ogni avversario e a quanti punti. Più persone possono usare un solo dispositivo.",
        ),
        (
            "… cambiare carte, suono, velocità o lingua?",
            "Menu, Impostazioni. Ci sono anche carte più grandi, contrasto alto e una domanda prima di ogni giocata.",
        ),
        (
            "… giocare senza connessione?",
            "Basta riaprire la pagina: la prima visita conserva tutto il gioco sul dispositivo.",
        ),
        (
            "… mandare una partita a qualcuno?",
            "Dal segnapunti: la partita mossa per mossa, o le sue smazzate come sfida. Alla fine della mano del giorno, il risultato.",
        ),
    ],
    why: |what| format!("{what}: perché?"),
    why_deal: |n| format!("Smazzata {n}: perché?"),
    learn: "Impara in due minuti",
    learn_short: "Impara",
    lesson: "La scopa in due minuti",
    step: |n, of| format!("Passo {n} di {of}"),
    skip: "Salta",
    next: "Avanti",
    deal_me: "Dai le carte",
    read_on: "Tutte le regole",
    asked: [
        "Una carta prende una carta dello stesso valore. Trascina il tuo cinque sul cinque e lascialo.",
        "Oppure più carte che sommate fanno il suo valore. Il fante vale 8: passalo sopra il due e il sei.",
        "Il tuo tre qui non prende nulla. Posalo sul panno.",
        "Il tuo sette può prendere 6 + 1 o 4 + 3, mai tutte. Passa sopra la coppia che vuoi.",
        "È rimasta una carta sola. Prendila, e la tavola è spazzata.",
    ],
    done: [
        "Le due carte sono tue. Se c’è una carta dello stesso valore, si prende quella e non una somma.",
        "Bella presa. Il fante vale 8, il cavallo 9, il re 10 e l’asso 1.",
        "Resta in tavola, per chi la può prendere.",
        "Bene: e il sette era il settebello, la carta migliore di tutte.",
        "Scopa! Vale un punto, e la carta resta di traverso sul tuo mazzetto.",
    ],
    lays: |card| format!("Lina posa: {card}."),
    takes: |card, taken| format!("Lina prende {taken} con {card}."),
    what_counts: "Giocate tutte le quaranta carte, si contano i mazzetti. Un punto ciascuno per:",
    counts: [
        ("Carte", "più di venti su quaranta"),
        ("Denari", "più di cinque su dieci"),
        ("Settebello", "il sette di denari"),
        (
            "Primiera",
            "la carta migliore di ogni seme: prima i sette, poi i sei, poi gli assi",
        ),
        ("Scope", "uno per ciascuna"),
    ],
    to_eleven: "Chi arriva per primo a 11, ed è in testa, ha vinto. Tutto qui.",
    pile: |n| format!("Il tuo mazzetto, {n} carte"),
};
