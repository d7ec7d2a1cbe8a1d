//! The statistics, in Spanish.

use super::super::stats::StatsWords;
use super::counted;

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Estadísticas",
    none: "Aquí aún no ha terminado ninguna partida. La próxima aparecerá aquí.",
    all_games: "Todos los juegos",
    own_rules: "Reglas propias",
    all_levels: "Contra cualquiera",
    people: "Personas aquí",
    all_partners: "Con cualquier compañero",
    partner: |level| format!("Con: {level}"),
    matches: "partidas",
    won: "ganadas",
    points_a_deal: "puntos por mano",
    scope: "scopas",
    in_a_row: "mejor racha",
    best_deal: "mejor mano",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "en la mesa",
    last_matches: "Últimas partidas",
    won_by: "ganadas por",
    lost_by: "perdidas por",
    ago: |n| format!("hace {}", counted(n, "partida", "partidas")),
    last: "la última",
    margins: |won, lost, best, worst| {
        format!(
            "Por cuántos puntos: {}, {}; la mejor, {best}; la peor, {worst}.",
            counted(won, "ganada", "ganadas"),
            counted(lost, "perdida", "perdidas")
        )
    },
    long_run: "A la larga",
    long_run_of: |sum| format!("Puntos ganados y perdidos, sumados: {sum}."),
    sources: "De dónde vienen los puntos",
    a_deal: "por mano",
    you: "tú",
    others: "los demás",
    luck: "Suerte",
    luck_of: |mine, others, deals| {
        format!(
            "El siete de oros te ha tocado {} y a los demás {}, en {}.",
            counted(mine as usize, "vez", "veces"),
            counted(others as usize, "vez", "veces"),
            counted(deals as usize, "mano", "manos")
        )
    },
    table: "En una tabla",
    what: "Punto",
    running: "La puntuación, mano por mano",
    history: "Partidas jugadas",
    look: "Verla",
    show_all: |n| format!("Las {n}"),
    data: "Qué se guarda aquí",
    data_of: "Todo queda en este dispositivo: partidas, estadísticas, ajustes. Un archivo lo lleva a otro.",
    export: "Guardar en archivo",
    import: "Leer de archivo",
    erase: "Borrar todo",
    ask_erase: "¿Borrar todas las partidas, estadísticas y ajustes de este dispositivo? No se puede deshacer.",
    yes_erase: "Borrar",
    ask_import: "¿Poner lo que hay en este archivo en lugar de todo lo que se guarda aquí?",
    yes_import: "Usar archivo",
    keep: "Dejar lo que hay",
    import_damaged: "Este archivo no es una copia de seguridad del juego, o está dañado. No ha cambiado nada.",
    import_newer: "Este archivo viene de una versión más nueva del juego. No ha cambiado nada.",
    import_full: "El navegador no tiene sitio para lo que hay en este archivo. No ha cambiado nada.",
    forgot: "El espacio del navegador está casi lleno: se han borrado las partidas más antiguas del historial. Las estadísticas cuentan las que quedan.",
};
