//! House rules in Italian.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "Regole di casa",
    changed: "cambiata",
    changes: |n| counted(n, "cambiata", "cambiate"),
    apart: |game, n| match n {
        0 => format!("Sono le regole di {game}."),
        n => format!("{game} con {}.", counted(n, "differenza", "differenze")),
    },
    back_to: |what| format!("Torna a {what}"),
    what_changes: |game| format!("Che cosa cambia: {game}"),
    idle: "adesso non cambia nulla",
    less: "Meno",
    more: "Più",
    mend: "Rimedia",
    cannot: |n| match n {
        1 => "Così non si può giocare: c’è una cosa da rimediare.".to_owned(),
        n => format!("Così non si può giocare: ci sono {n} cose da rimediare."),
    },
    keep: "Tieni queste regole",
    name: "Nome",
    save: "Salva",
    save_new: "Salva come nuove",
    delete: "Elimina",
    undo: "Annulla",
    saved: |name| format!("Salvate: «{name}» ora sta fra i giochi."),
    not_kept: |name| {
        format!(
            "«{name}» sta fra i giochi finché la pagina è aperta: qui non c’è posto per tenerle. Condividi le regole per tenerle come link."
        )
    },
    deleted: |name| format!("«{name}» è stato eliminato."),
    partner: "Gioca con te",
};
