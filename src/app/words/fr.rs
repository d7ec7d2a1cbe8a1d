//! French.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "as", "deux", "trois", "quatre", "cinq", "six", "sept", "valet", "cavalier", "roi", "huit",
    "neuf", "dix", "dame",
];
const SUITS: [[&str; 4]; 2] = [
    ["deniers", "coupes", "épées", "bâtons"],
    ["carreau", "cœur", "pique", "trèfle"],
];

fn card(card: Card, naming: Naming) -> String {
    let [rank, suit] = name_in(card, naming, RANKS, SUITS);
    if suit.starts_with('é') {
        format!("{rank} d’{suit}")
    } else {
        format!("{rank} de {suit}")
    }
}

/// A card's name with its article.
fn the(name: &str) -> String {
    if name.starts_with("as ") {
        format!("l’{name}")
    } else if name.starts_with("dame") {
        format!("la {name}")
    } else {
        format!("le {name}")
    }
}

/// Several with theirs.
fn all_the(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| the(name)).collect();
    join(&names, "et")
}

/// Nought is singular too.
fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n < 2 { one } else { many })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "Première",
        "Deuxième",
        "Troisième",
        "Quatrième",
        "Cinquième",
        "Sixième",
        "Septième",
        "Huitième",
        "Neuvième",
        "Dixième",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} donne"),
        None => format!("Donne {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "Toi",
    we: "Nous",
    they: "Eux",
    your_turn: "C’est à toi",
    their_turn: |name| format!("{name} réfléchit"),
    dealing: "On distribue",
    let_go_to_take: "Lâche pour prendre",
    let_go_to_lay: "Lâche pour poser",
    tap_to_take: "Touche pour prendre",
    tap_to_lay: "Touche pour poser",
    which: |n| format!("Choisis, ou 1–{n}"),
    laid: |name| format!("{name} a posé"),
    took: |name| format!("{name} a pris"),
    you_laid: "Tu as posé",
    you_took: "Tu as pris",
    took_with: "avec",
    table: "Table",
    your_hand: "Tes cartes",
    their_hand: |name, n| format!("{name}, {}", counted(n, "carte", "cartes")),
    stock: |n| format!("talon, {}", counted(n, "carte", "cartes")),
    your_pile: |n, s| {
        format!(
            "Ton tas, {}, {}",
            counted(n, "carte", "cartes"),
            counted(s, "scopa", "scopas")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "Le tas de {name}, {}, {}",
            counted(n, "carte", "cartes"),
            counted(s, "scopa", "scopas")
        )
    },
    dealer: "donneur",
    score: |sides, target| {
        format!(
            "Score : {}, partie en {target}. Les scores",
            standing(sides)
        )
    },
    to: |target| format!("en {target}"),
    card,
    takes: |name, taken| format!("{name}, prend {}", join(taken, "ou")),
    log_label: "Ce qui s’est passé",
    list: [", ", " et "],
    menu: "Menu",
    back: "Retour",
    sound_off: "Son coupé",
    sound_on: "Son activé",
    pause: "Pause",
    resume: "Continuer",
    incomplete: "Une partie du jeu n’est pas arrivée. Vérifie la connexion, puis recharge la page : rien n’est perdu.",
    close: "Fermer",
    broke: [
        "Il y a eu un problème",
        "La partie est gardée jusqu’au dernier coup.",
        "Continuer",
        "Commencer une nouvelle partie, mettre celle-ci de côté",
    ],
    new_version: "Une nouvelle version est prête.|L’utiliser|Plus tard",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::FRENCH,
    pad: &pad::PAD,
    scopa: "Scopa !",
    show_hand: "Annoncer",
    cut_keep: "Garder",
    cut_lay: "Mettre sur la table",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "La table de départ est nulle : on redonne.",
    log_round: |n| {
        format!(
            "On redonne {} à chacun.",
            counted(n.into(), "carte", "cartes")
        )
    },
    log_table: |names| format!("Sur la table : {}.", join(names, "et")),
    log_laid: |who, card| match who {
        None => format!("Tu poses {}.", the(card)),
        Some(name) => format!("{name} pose {}.", the(card)),
    },
    log_took: |who, card, taken| {
        let card = the(card);
        match (who, taken) {
            (None, []) => format!("Tu joues {card} et tu le prends."),
            (Some(name), []) => format!("{name} joue {card} et le prend."),
            (None, taken) => format!("Tu prends {} avec {card}.", all_the(taken)),
            (Some(name), taken) => format!("{name} prend {} avec {card}.", all_the(taken)),
        }
    },
    log_declared: |who, cards, points| {
        let points = counted(points.into(), "point", "points");
        match who {
            None => format!("Tu montres {} : {points}.", all_the(cards)),
            Some(name) => format!("{name} montre {} : {points}.", all_the(cards)),
        }
    },
    log_bonus: |who, points| {
        let points = counted(points.into(), "scopa", "scopas");
        match who {
            None => format!("Tu prends la table de départ : {points}."),
            Some(name) => format!("{name} prend la table de départ : {points}."),
        }
    },
    log_cut: |who, laid| match (who, laid) {
        (None, None) => "Tu gardes la carte coupée.".to_owned(),
        (Some(name), None) => format!("{name} garde la carte coupée."),
        (None, Some(card)) => format!("Tu mets sur la table la carte coupée, {}.", the(card)),
        (Some(name), Some(card)) => {
            format!("{name} met sur la table la carte coupée, {}.", the(card))
        }
    },
    log_scopa: "Scopa !",
    log_rest: |who, n| {
        let cards = if n == 1 {
            "la dernière carte".to_owned()
        } else {
            format!("les {n} dernières cartes")
        };
        match who {
            None => format!("Tu prends {cards} de la table."),
            Some(name) => format!("{name} prend {cards} de la table."),
        }
    },
    log_score: |deal, totals| {
        format!(
            "La donne : {}. En tout : {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("Passe l’appareil à {name}. Les autres ne regardent pas !"),
    i_am: |name| format!("Je suis {name}"),
    take_back: "Annuler le coup",
    confirm_play: "Jouer",
    put_back: "Remettre en main",
    sound: "Son",
    sounds: ["Coupé", "Doux", "Activé"],
    confirm: "Demander avant chaque coup",
    hints: "Montrer ce qu’une carte peut prendre",
    switch: ["Non", "Oui"],
    size: "Taille des cartes",
    sizes: ["Normales", "Grandes"],
    contrast: "Contraste",
    contrasts: ["Celui de l’appareil", "Élevé"],
    keys: "Jouer avec chiffres et lettres (1–9 pour une carte)",
    letters: "Lettres : appuie sur un bouton, puis sur la lettre voulue",
    shortcuts: ["Annuler le coup", "Menu", "Son", "Pause"],
    new_game: "Choisir un jeu",
    game: "Jeu",
    all_games: "Les 30 jeux",
    players: "Joueurs",
    against: "Avec",
    play_to: "Partie en",
    deal: "Distribuer",
    levels: [
        "Débutant",
        "Appliqué",
        "Compte les cartes",
        "Expert",
        "Maître",
        "Une personne ici",
    ],
    new_match: "Nouvelle partie",
    score_sheet: "Les scores",
    how_to_play: "Comment jouer",
    settings: "Réglages",
    deck: "Cartes",
    decks: ["Napolitaines", "Françaises", "Chiffres"],
    index: "Chiffres sur les cartes",
    indices: ["Si besoin", "Toujours"],
    backs_title: "Dos",
    backs: ["Bleu", "Rouge", "Vert", "Uni"],
    pace: "Mouvement",
    paces: ["Aucun", "Rapide", "Normal", "Lent"],
    language: "Langue",
    the_count: "Le décompte",
    deal_number: ordinal,
    cards: "Cartes",
    coins: "Deniers",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scopas",
    other_points: "Autres",
    category: |category| match category {
        Category::Cards => "Cartes",
        Category::Coins => "Deniers",
        Category::Settebello => "Settebello",
        Category::ReBello => "Roi de deniers",
        Category::SettebelloCoppe => "Sept de coupes",
        Category::Rosmarino => "Valet d’épées",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Le plus de 7",
        Category::AllSevens => "Les quatre sept",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "As, deux, trois de deniers",
        Category::Scope => "Scopas",
        Category::Ponino => "Quatre cavaliers",
        Category::Declared => "Annonces",
        Category::Frac => "As et figures",
    },
    this_deal: "La donne",
    total: "Total",
    points: |n| format!("{n} {}", if n.abs() < 2 { "point" } else { "points" }),
    nobody: "personne",
    segnapunti: "Les scores",
    no_deals: "Aucune donne n’a encore été comptée.",
    next_deal: "Donne suivante",
    who_won: "La partie est finie",
    won: "Gagné !",
    lost: |names| match names {
        [one] if one == "Eux" => "Ils gagnent".to_owned(),
        [one] if !one.contains(" + ") => format!("{one} gagne"),
        names if names.iter().any(|name| name == "Toi") => {
            format!("{} gagnez", join(names, "et"))
        }
        names => format!("{} gagnent", join(names, "et")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "Sur cet appareil : {}, {} ; {} ; {}.",
            counted(matches as usize, "partie", "parties"),
            counted(won as usize, "gagnée", "gagnées"),
            counted(deals as usize, "donne", "donnes"),
            counted(scope as usize, "scopa", "scopas")
        )
    },
    today: "La donne du jour",
    share_rules: "Partager ces règles",
    share_match: "Partager la partie",
    share_deals: "Défier avec mes cartes",
    share_result: "Partager le résultat",
    dare: "Feras-tu mieux avec mes cartes ? Les mêmes donnes de scopa :",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, la donne du {date} : {mine} à {theirs} pour moi.")
    },
    leave: "À ma partie",
    their_match: "La partie reçue",
    sender: "Expéditeur",
    to_start: "Au début",
    step_back: "Un pas en arrière",
    step_on: "Un pas en avant",
    step_of: |at, of| format!("Étape {at} sur {of}"),
    replay: "Revoir la partie",
    notice_link_version: "Ce lien vient d’une autre version du jeu, dont les parties ne peuvent pas être lues ici. Ta partie continue.",
    notice_link_damaged: "Ce lien a été modifié en route et ne peut pas être lu. Ta partie continue.",
    notice_link_short: "Ce lien a été coupé et on ne peut rien en lire. Ta partie continue.",
    notice_link_cut: "Ce lien a été coupé : la partie est montrée aussi loin qu’on a pu la lire.",
    notice_deals: "Voici les donnes d’une partie reçue. À la fin, les deux feuilles de score sont côte à côte.",
    notice_today: |date| {
        format!(
            "La donne du {date} : la même pour tout le monde, une fois par jour, contre le même adversaire."
        )
    },
    link_copied: "Copié :",
    link_to_copy: "Le lien à copier :",
    notice_damaged: "Ce qui était gardé ici ne peut pas être lu. On l’a mis de côté tel quel, et on repart de zéro.",
    notice_newer: "Ce qui était gardé ici vient d’une version plus récente du jeu. On l’a mis de côté tel quel, et on repart de zéro.",
    notice_no_storage: "Ce navigateur ne laisse rien garder ici : la partie dure tant que la page est ouverte.",
    notice_full: "Il n’y a plus de place dans le navigateur : la partie dure tant que la page est ouverte.",
    notice_worker: "Il a fallu lancer l’adversaire autrement. La partie continue.",
    notice_pictures: "Les images des cartes ne sont pas arrivées : les cartes montrent chiffres et couleurs.",
    notice_parameter: |fault| {
        format!(
            "Le lien demande une chose que le jeu ne sait pas faire ({fault}) ; elle a été laissée de côté."
        )
    },
    other_tab: "Cette partie est ouverte dans un autre onglet.",
    play_here: "Jouer ici",
    ask_new: "Abandonner cette partie et en commencer une nouvelle ?",
    yes_new: "Nouvelle partie",
    go_on: "Continuer à jouer",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
