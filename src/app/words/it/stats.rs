use super::super::stats::StatsWords;
use super::counted;

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Statistiche",
    none: "Qui non è ancora finita nessuna partita. La prossima si troverà qui.",
    all_games: "Tutti i giochi",
    own_rules: "Regole proprie",
    all_levels: "Contro chiunque",
    people: "Persone qui",
    all_partners: "Con qualsiasi compagno",
    partner: |level| format!("Con: {level}"),
    matches: "partite",
    won: "vinte",
    points_a_deal: "punti a smazzata",
    scope: "scope",
    in_a_row: "vinte di fila",
    best_deal: "miglior smazzata",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "al tavolo",
    last_matches: "Ultime partite",
    won_by: "vinte di",
    lost_by: "perse di",
    ago: |n| format!("{} fa", counted(n, "partita", "partite")),
    last: "l’ultima",
    margins: |won, lost, best, worst| {
        format!(
            "Con quanti punti di scarto: {won} vinte, {lost} perse; la migliore {best}, la peggiore {worst}."
        )
    },
    long_run: "Alla lunga",
    long_run_of: |sum| format!("Punti vinti e persi, sommati: {sum}."),
    sources: "Da dove vengono i punti",
    a_deal: "a smazzata",
    you: "tu",
    others: "gli altri",
    luck: "Fortuna",
    luck_of: |mine, others, deals| {
        format!(
            "Il settebello è stato dato a te {mine} volte e agli altri {others} volte, in {}.",
            counted(deals as usize, "smazzata", "smazzate")
        )
    },
    table: "In tabella",
    what: "Punto",
    running: "Il punteggio, smazzata per smazzata",
    history: "Partite giocate",
    look: "Rivedila",
    show_all: |n| format!("Tutte e {n}"),
    data: "Che cosa si conserva qui",
    data_of: "Tutto resta su questo dispositivo: partite, statistiche, impostazioni. Un file lo porta su un altro.",
    export: "Salva in un file",
    import: "Leggi da un file",
    erase: "Cancella tutto",
    ask_erase: "Cancellare tutte le partite, le statistiche e le impostazioni di questo dispositivo? Non si può annullare.",
    yes_erase: "Cancella",
    ask_import: "Mettere quel che c’è in questo file al posto di tutto ciò che si conserva qui?",
    yes_import: "Usa il file",
    keep: "Tieni quel che c’è",
    import_damaged: "Questo file non è una copia del gioco, o è danneggiato. Non è cambiato nulla.",
    import_newer: "Questo file viene da una versione più nuova del gioco. Non è cambiato nulla.",
    import_full: "Il browser non ha spazio per quel che c’è in questo file. Non è cambiato nulla.",
    forgot: "Lo spazio del browser è quasi finito: le partite più vecchie della storia sono state lasciate andare. Le statistiche contano quelle rimaste.",
};
