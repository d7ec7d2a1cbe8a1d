//! French: the rule book, the reasons, the lesson.

use crate::app::words::book::BookWords;

use super::{counted, the};

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Sommaire",
    game_of: |game| format!("Les règles de la partie en cours : {game}."),
    own_rules: "les tiennes",
    variant: "Variante",
    variant_key: "marque ce qui diffère de la scopa classique.",
    sources: "Sources",
    sources_key: "ouvre les sources là où elles divergent : le chapitre des règles de référence, celles qui ont la règle et, après ≠, celles qui en ont une autre.",
    examples: [
        "Essaie une prise",
        "Essaie de choisir",
        "Essaie une scopa",
        "Essaie une meilleure primiera",
    ],
    try_it: "Glisse ta carte sur ce qu’elle prend, ou touche-la.",
    try_keys: "Entrée la soulève, Entrée à nouveau la joue ; les flèches choisissent.",
    set_back: "Refaire",
    how_do_i: "Comment…",
    answers: &[
        (
            "… jouer une carte ?",
            "Glisse-la sur les cartes que tu veux prendre et lâche-la ; si elle ne prend rien, lâche-la sur le tapis. Ou touche-la, puis touche ce qu’elle prend, ou le tapis.",
        ),
        (
            "… jouer au clavier ?",
            "Les flèches ou 1–9 choisissent une carte, Entrée la soulève, Entrée à nouveau la joue. Échap la remet en main.",
        ),
        (
            "… choisir parmi les prises ?",
            "Les cartes qu’on peut prendre portent un numéro. Passe sur celles que tu veux, touche-les, ou tape le numéro ; puis lâche la carte, touche le tapis ou appuie sur Entrée.",
        ),
        (
            "… changer d’avis ?",
            "Lâche la carte sur ta main, ou appuie sur Échap : il ne s’est rien passé. Une carte déjà jouée revient avec Annuler le coup, dans le menu, quand tous les autres sont des adversaires du programme.",
        ),
        (
            "… voir les points, et pourquoi ?",
            "Touche le score. Chaque donne s’y ouvre et dit pourquoi chaque point est allé où il est allé ; chaque ligne du décompte aussi.",
        ),
        (
            "… jouer à un autre jeu, ou avec plus de monde ?",
            "Menu, Choisir un jeu : lequel, à combien, la force de chaque adversaire et en combien de points. Plusieurs personnes peuvent se partager un appareil.",
        ),
        (
            "… changer cartes, son, vitesse ou langue ?",
            "Menu, Réglages. Il y a aussi de plus grandes cartes, un contraste élevé et une question avant chaque coup.",
        ),
        (
            "… jouer sans connexion ?",
            "Il suffit de rouvrir la page : la première visite garde tout le jeu sur ton appareil.",
        ),
        (
            "… envoyer une partie à quelqu’un ?",
            "Depuis la page des scores : la partie coup par coup, ou ses donnes comme défi. À la fin de la donne du jour, le résultat.",
        ),
    ],
    why: |what| format!("{what} : pourquoi ?"),
    why_deal: |n| format!("Donne {n} : pourquoi ?"),
    learn: "Leçon de 2 minutes",
    learn_short: "Leçon",
    lesson: "La scopa en deux minutes",
    step: |n, of| format!("Étape {n} sur {of}"),
    skip: "Passer",
    next: "Suivant",
    deal_me: "Distribuer",
    read_on: "Toutes les règles",
    asked: [
        "Une carte prend une carte de même valeur. Glisse ton cinq sur le cinq et lâche-le.",
        "Ou plusieurs dont la somme fait sa valeur. Le valet vaut 8 : passe-le sur le deux et le six.",
        "Ton trois ne prend rien ici. Pose-le sur le tapis.",
        "Ton sept peut prendre 6 + 1 ou 4 + 3, jamais les deux. Passe sur la paire que tu veux.",
        "Il reste une seule carte. Prends-la, et la table est balayée.",
    ],
    done: [
        "Les deux cartes sont à toi. S’il y a une carte de même valeur, elle passe avant toute somme.",
        "Belle prise. Le valet vaut 8, le cavalier 9, le roi 10 et l’as 1.",
        "Il reste sur la table, pour qui peut le prendre.",
        "Bien : et ce sept était le settebello, la meilleure carte de toutes.",
        "Scopa ! C’est un point, et la carte reste en travers de ton tas.",
    ],
    lays: |card| format!("Lina pose {}.", the(card)),
    takes: |card, taken| format!("Avec {}, Lina prend : {taken}.", the(card)),
    what_counts: "Une fois les quarante cartes jouées, on compte les tas. Un point pour :",
    counts: [
        ("Cartes", "plus de vingt sur les quarante"),
        ("Deniers", "plus de cinq sur les dix"),
        ("Settebello", "le sept de deniers"),
        (
            "Primiera",
            "la meilleure carte de chaque couleur : d’abord les sept, puis les six, puis les as",
        ),
        ("Scopas", "un pour chacune"),
    ],
    to_eleven: "Le premier qui arrive à 11, et qui est en tête, a gagné. C’est tout.",
    pile: |n| format!("Ton tas, {}", counted(n, "carte", "cartes")),
};
