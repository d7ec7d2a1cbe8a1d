//! House rules in Spanish.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "Reglas de casa",
    changed: "cambiada",
    changes: |n| counted(n, "cambiada", "cambiadas"),
    apart: |game, n| match n {
        0 => format!("Son las reglas de {game}."),
        n => format!("{game} con {}.", counted(n, "cambio", "cambios")),
    },
    back_to: |what| format!("Volver a {what}"),
    what_changes: |game| format!("Qué cambia: {game}"),
    idle: "ahora no cambia nada",
    less: "Menos",
    more: "Más",
    mend: "Arreglar",
    cannot: |n| match n {
        1 => "Así no se puede jugar: hay una cosa que arreglar.".to_owned(),
        n => format!("Así no se puede jugar: hay {n} cosas que arreglar."),
    },
    keep: "Guardar estas reglas",
    name: "Nombre",
    save: "Guardar",
    save_new: "Guardar aparte",
    delete: "Eliminar",
    undo: "Deshacer",
    saved: |name| format!("Guardadas: «{name}» ya está entre los juegos."),
    not_kept: |name| {
        format!(
            "«{name}» estará entre los juegos mientras la página esté abierta: aquí no hay sitio para guardar estas reglas. Compártelas para conservarlas como enlace."
        )
    },
    deleted: |name| format!("Se ha eliminado «{name}»."),
    partner: "Va contigo",
};
