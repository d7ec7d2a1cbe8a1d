use super::super::stats::StatsWords;
use super::counted;

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Statistik",
    none: "Hier ist noch keine Partie zu Ende gegangen. Die nächste wird hier stehen.",
    all_games: "Alle Spiele",
    own_rules: "Eigene Regeln",
    all_levels: "Gegen alle",
    people: "Menschen hier",
    all_partners: "Mit allen Partnern",
    partner: |level| format!("Mit: {level}"),
    matches: "Partien",
    won: "gewonnen",
    points_a_deal: "Punkte je Runde",
    scope: "Scopas",
    in_a_row: "Siege in Folge",
    best_deal: "beste Runde",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "am Tisch",
    last_matches: "Letzte Partien",
    won_by: "gewonnen",
    lost_by: "verloren",
    ago: |n| format!("vor {}", counted(n, "Partie", "Partien")),
    last: "letzte",
    margins: |won, lost, best, worst| {
        format!(
            "Abstand in Punkten: {won} gewonnen, {lost} verloren; die beste {best}, die schlechteste {worst}."
        )
    },
    long_run: "Auf lange Sicht",
    long_run_of: |sum| format!("Gewonnene und verlorene Punkte, zusammengezählt: {sum}."),
    sources: "Woher die Punkte kommen",
    a_deal: "je Runde",
    you: "du",
    others: "die anderen",
    luck: "Glück",
    luck_of: |mine, others, deals| {
        format!(
            "Die Münz-Sieben bekamst du {mine}-mal und die anderen {others}-mal, in {}.",
            counted(deals as usize, "Runde", "Runden")
        )
    },
    table: "Als Tabelle",
    what: "Punkt",
    running: "Der Punktestand, Runde für Runde",
    history: "Gespielte Partien",
    look: "Ansehen",
    show_all: |n| format!("Alle {n}"),
    data: "Was hier gespeichert ist",
    data_of: "Alles bleibt auf diesem Gerät: Partien, Statistik, Einstellungen. Eine Datei bringt es auf ein anderes.",
    export: "Als Datei sichern",
    import: "Aus Datei lesen",
    erase: "Alles löschen",
    ask_erase: "Alle Partien, die Statistik und die Einstellungen auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.",
    yes_erase: "Löschen",
    ask_import: "Alles, was hier gespeichert ist, durch den Inhalt dieser Datei ersetzen?",
    yes_import: "Datei nutzen",
    keep: "Alles behalten",
    import_damaged: "Diese Datei ist keine Sicherung des Spiels, oder sie ist beschädigt. Nichts wurde geändert.",
    import_newer: "Diese Datei kommt aus einer neueren Version des Spiels. Nichts wurde geändert.",
    import_full: "Der Browser hat keinen Platz für den Inhalt dieser Datei. Nichts wurde geändert.",
    forgot: "Der Speicher des Browsers ist fast voll: Die ältesten Partien wurden gelöscht. Die Statistik zählt die übrigen.",
};
