use super::super::stats::StatsWords;
use super::counted;

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Statistiques",
    none: "Aucune partie n’est encore allée au bout ici. La prochaine y figurera.",
    all_games: "Tous les jeux",
    own_rules: "Tes règles",
    all_levels: "Contre tous",
    people: "Personnes ici",
    all_partners: "Avec tout partenaire",
    partner: |level| format!("Avec : {level}"),
    matches: "parties",
    won: "gagnées",
    points_a_deal: "points par donne",
    scope: "scopas",
    in_a_row: "gagnées de suite",
    best_deal: "meilleure donne",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "temps de jeu",
    last_matches: "Parties récentes",
    won_by: "gagnées de",
    lost_by: "perdues de",
    ago: |n| format!("il y a {}", counted(n, "partie", "parties")),
    last: "dernière",
    margins: |won, lost, best, worst| {
        format!(
            "De combien de points : {}, {} ; la meilleure {best}, la pire {worst}.",
            counted(won, "gagnée", "gagnées"),
            counted(lost, "perdue", "perdues")
        )
    },
    long_run: "Sur la durée",
    long_run_of: |sum| format!("Points gagnés et perdus, en tout : {sum}."),
    sources: "D’où viennent les points",
    a_deal: "par donne",
    you: "toi",
    others: "les autres",
    luck: "Chance",
    luck_of: |mine, others, deals| {
        format!(
            "Tu as reçu le settebello {mine} fois et les autres {others} fois, en {}.",
            counted(deals as usize, "donne", "donnes")
        )
    },
    table: "En tableau",
    what: "Point",
    running: "Le score, donne par donne",
    history: "Parties jouées",
    look: "Revoir",
    show_all: |n| format!("Voir les {n}"),
    data: "Ce qui est gardé ici",
    data_of: "Tout reste sur cet appareil : parties, statistiques, réglages. Un fichier permet de tout passer sur un autre.",
    export: "Exporter un fichier",
    import: "Importer un fichier",
    erase: "Tout effacer",
    ask_erase: "Effacer toutes les parties, les statistiques et les réglages de cet appareil ? On ne peut pas revenir en arrière.",
    yes_erase: "Effacer",
    ask_import: "Remplacer tout ce qui est gardé ici par ce qu’il y a dans ce fichier ?",
    yes_import: "Remplacer",
    keep: "Garder ce qu’il y a",
    import_damaged: "Ce fichier n’est pas une sauvegarde du jeu, ou il est abîmé. Rien n’a changé.",
    import_newer: "Ce fichier vient d’une version plus récente du jeu. Rien n’a changé.",
    import_full: "Le navigateur n’a pas assez de place pour ce fichier. Rien n’a changé.",
    forgot: "Il n’y a presque plus de place dans le navigateur : les parties les plus anciennes ont été oubliées. Les statistiques comptent celles qui restent.",
};
