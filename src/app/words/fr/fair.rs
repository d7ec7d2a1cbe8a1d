use super::super::fair::FairWords;

/// Fair dealing.
pub const FAIR: FairWords = FairWords {
    title: "Sans tricherie",
    explain: "Avant chaque donne, l’ordre des cartes est fixé et on montre ce sceau (SHA-256 d’un nombre secret et des quarante cartes), que d’autres cartes ne donneraient pas. Après la partie, on montre aussi le secret et les cartes, et tu peux vérifier chaque sceau ici ou avec n’importe quel autre programme.",
    sealed: "Nombre secret et cartes",
    verify: "Vérifier",
    fits: "Le sceau correspond : ce sont bien les cartes scellées.",
    differs: "Le sceau ne correspond pas : ce sont d’autres cartes.",
};
