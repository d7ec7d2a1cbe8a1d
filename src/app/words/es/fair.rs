//! Fair dealing, in Spanish.

use super::super::fair::FairWords;

/// Fair dealing.
pub const FAIR: FairWords = FairWords {
    title: "Sin trampas",
    explain: "Antes de cada mano, el orden de las cartas ya está fijado y se muestra este sello (SHA-256 de un número secreto y de las cuarenta cartas), que no encajaría con otras. Al acabar la partida se muestran también el secreto y las cartas, y puedes comprobar cada sello aquí o con cualquier otro programa.",
    sealed: "Número secreto y cartas",
    verify: "Comprobar",
    fits: "El sello encaja: son las cartas que estaban selladas.",
    differs: "El sello no encaja: son otras cartas.",
};
