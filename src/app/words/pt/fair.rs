//! Fair dealing, in Portuguese.

use super::super::fair::FairWords;

/// Fair dealing.
pub const FAIR: FairWords = FairWords {
    title: "Jogo limpo",
    explain: "Antes de cada rodada a ordem das cartas já está decidida, e este selo (SHA-256 de um número secreto e das quarenta cartas) fica à vista: com outras cartas, ele não conferiria. Depois da partida o segredo e as cartas também são mostrados, e você pode verificar cada selo aqui ou com qualquer outro programa.",
    sealed: "Número secreto e cartas",
    verify: "Verificar",
    fits: "O selo confere: são as cartas que foram seladas.",
    differs: "O selo não confere: são outras cartas.",
};
