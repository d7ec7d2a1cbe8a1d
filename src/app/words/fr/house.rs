//! House rules in French.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "Règles maison",
    changed: "modifié",
    changes: |n| counted(n, "changement", "changements"),
    apart: |game, n| match n {
        0 => format!("Ce sont les règles de « {game} »."),
        n => format!("{game} avec {}.", counted(n, "changement", "changements")),
    },
    back_to: |what| format!("Retour : {what}"),
    what_changes: |game| format!("Ce qui change : {game}"),
    idle: "sans effet pour l’instant",
    less: "Moins",
    more: "Plus",
    mend: "Corriger",
    cannot: |n| match n {
        1 => "On ne peut pas encore jouer ainsi : une chose à corriger.".to_owned(),
        n => format!("On ne peut pas encore jouer ainsi : {n} choses à corriger."),
    },
    keep: "Garder ces règles",
    name: "Nom",
    save: "Garder",
    save_new: "Garder à part",
    delete: "Effacer",
    undo: "Annuler",
    saved: |name| format!("Gardé : « {name} » est maintenant parmi les jeux."),
    not_kept: |name| {
        format!(
            "« {name} » reste parmi les jeux tant que la page est ouverte : il n’y a pas de place pour garder ces règles ici. Partage-les pour les garder sous forme de lien."
        )
    },
    deleted: |name| format!("« {name} » est effacé."),
    partner: "Joue avec toi",
};
