//! Portuguese.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "ás", "dois", "três", "quatro", "cinco", "seis", "sete", "valete", "cavalo", "rei", "oito",
    "nove", "dez", "dama",
];
const SUITS: [[&str; 4]; 2] = [["ouros", "copas", "espadas", "paus"]; 2];

fn card(card: Card, naming: Naming) -> String {
    name_in(card, naming, RANKS, SUITS).join(" de ")
}

/// A card's name with its article.
fn the(name: &str) -> String {
    let article = if name.starts_with("dama") { "a" } else { "o" };
    format!("{article} {name}")
}

fn all_the(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| the(name)).collect();
    join(&names, "e")
}

/// So many of something feminine.
fn counted(n: usize, one: &str, many: &str) -> String {
    match n {
        0 => format!("nenhuma {one}"),
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}

fn points(n: i32) -> String {
    format!("{n} {}", if n == 1 { "ponto" } else { "pontos" })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "Primeira", "Segunda", "Terceira", "Quarta", "Quinta", "Sexta", "Sétima", "Oitava", "Nona",
        "Décima",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} rodada"),
        None => format!("Rodada {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "Você",
    we: "Nós",
    they: "Eles",
    your_turn: "Sua vez",
    their_turn: |name| format!("Vez de {name}"),
    dealing: "Lá vêm as cartas",
    let_go_to_take: "Solte para levar",
    let_go_to_lay: "Solte para deixá-la",
    tap_to_take: "Toque para levar",
    tap_to_lay: "Toque para deixá-la",
    which: |n| format!("Qual? Toque, ou 1–{n}"),
    laid: |name| format!("{name} deixou"),
    took: |name| format!("{name} levou"),
    you_laid: "Você deixou",
    you_took: "Você levou",
    took_with: "com",
    table: "Mesa",
    your_hand: "Suas cartas",
    their_hand: |name, n| format!("{name}, {}", counted(n, "carta", "cartas")),
    stock: |n| format!("baralho, {}", counted(n, "carta", "cartas")),
    your_pile: |n, s| {
        format!(
            "Seu monte, {}, {}",
            counted(n, "carta", "cartas"),
            counted(s, "scopa", "scopas")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "Monte de {name}, {}, {}",
            counted(n, "carta", "cartas"),
            counted(s, "scopa", "scopas")
        )
    },
    dealer: "carteador",
    score: |sides, target| format!("Pontos: {}, até {target}. Placar", standing(sides)),
    to: |target| format!("até {target}"),
    card,
    takes: |name, taken| format!("{name}, leva {}", join(taken, "ou")),
    log_label: "O que aconteceu",
    list: [", ", " e "],
    menu: "Menu",
    back: "Voltar",
    sound_off: "Som desligado",
    sound_on: "Som ligado",
    pause: "Pausa",
    resume: "Continuar",
    incomplete: "Uma parte do jogo não chegou. Verifique a internet e recarregue a página: nada se perde.",
    close: "Fechar",
    broke: [
        "Algo deu errado",
        "A partida está salva até a última jogada.",
        "Continuar",
        "Começar uma nova partida e pôr esta de lado",
    ],
    new_version: "Há uma nova versão.|Usar agora|Mais tarde",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::PORTUGUESE,
    pad: &pad::PAD,
    scopa: "Scopa!",
    show_hand: "Mostrar a mão",
    cut_keep: "Ficar com ela",
    cut_lay: "Deixar na mesa",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "A mesa inicial não vale: as cartas são dadas de novo.",
    log_round: |n| {
        format!(
            "Mais {} para cada um.",
            counted(n.into(), "carta", "cartas")
        )
    },
    log_table: |names| format!("Na mesa: {}.", join(names, "e")),
    log_laid: |who, card| format!("{} deixa {} na mesa.", who.unwrap_or("Você"), the(card)),
    log_took: |who, card, taken| {
        let who = who.unwrap_or("Você");
        if taken.is_empty() {
            return format!("{who} leva o próprio {card}.");
        }
        format!("{who} leva {} com {}.", all_the(taken), the(card))
    },
    log_declared: |who, cards, n| {
        format!(
            "{} mostra {}: {}.",
            who.unwrap_or("Você"),
            all_the(cards),
            points(n.into())
        )
    },
    log_bonus: |who, n| {
        format!(
            "{} leva a mesa inicial: {}.",
            who.unwrap_or("Você"),
            counted(n.into(), "scopa", "scopas")
        )
    },
    log_cut: |who, laid| {
        let who = who.unwrap_or("Você");
        match laid {
            Some(card) => format!("{who} deixa {}, a carta do corte, na mesa.", the(card)),
            None => format!("{who} fica com a carta do corte."),
        }
    },
    log_scopa: "Scopa!",
    log_rest: |who, n| {
        let cards = match n {
            1 => "a última carta".to_owned(),
            n => format!("as últimas {n} cartas"),
        };
        format!("{} leva {cards} da mesa.", who.unwrap_or("Você"))
    },
    log_score: |deal, totals| {
        format!(
            "A rodada: {}. Ao todo: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("Passe o aparelho para {name}. Os outros não olham!"),
    i_am: |name| format!("Sou {name}"),
    take_back: "Desfazer",
    confirm_play: "Jogar",
    put_back: "Devolver à mão",
    sound: "Som",
    sounds: ["Mudo", "Baixo", "Ligado"],
    confirm: "Perguntar antes de cada jogada",
    hints: "Mostrar o que uma carta leva",
    switch: ["Não", "Sim"],
    size: "Tamanho das cartas",
    sizes: ["Normal", "Grande"],
    contrast: "Contraste",
    contrasts: ["O do aparelho", "Alto"],
    keys: "Jogar com números e letras (1–9 escolhem uma carta)",
    letters: "Letras: escolha um comando e pressione a letra que quiser",
    shortcuts: ["Desfazer", "Menu", "Som", "Pausa"],
    new_game: "Escolher um jogo",
    game: "Jogo",
    all_games: "Todos os 30 jogos",
    players: "Jogadores",
    against: "Com",
    play_to: "Jogar até",
    deal: "Dar as cartas",
    levels: [
        "Iniciante",
        "Segue o manual",
        "Conta as cartas",
        "Craque",
        "Mestre",
        "Uma pessoa aqui",
    ],
    new_match: "Nova partida",
    score_sheet: "Placar",
    how_to_play: "Como se joga",
    settings: "Ajustes",
    deck: "Cartas",
    decks: ["Napolitanas", "Francesas", "Números"],
    index: "Números nas cartas",
    indices: ["Se preciso", "Sempre"],
    backs_title: "Verso",
    backs: ["Azul", "Vermelho", "Verde", "Liso"],
    pace: "Movimento",
    paces: ["Nenhum", "Rápido", "Normal", "Lento"],
    language: "Idioma",
    the_count: "A contagem",
    deal_number: ordinal,
    cards: "Cartas",
    coins: "Ouros",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scopas",
    other_points: "Outros",
    category: |category| match category {
        Category::Cards => "Cartas",
        Category::Coins => "Ouros",
        Category::Settebello => "Settebello",
        Category::ReBello => "Rei de ouros",
        Category::SettebelloCoppe => "Sete de copas",
        Category::Rosmarino => "Valete de espadas",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Mais setes",
        Category::AllSevens => "Os quatro setes",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "Ás, dois, três de ouros",
        Category::Scope => "Scopas",
        Category::Ponino => "Quatro cavalos",
        Category::Declared => "Mãos mostradas",
        Category::Frac => "Ases e figuras",
    },
    this_deal: "Rodada",
    total: "Total",
    points,
    nobody: "ninguém",
    segnapunti: "Placar",
    no_deals: "Nenhuma rodada foi contada ainda.",
    next_deal: "Outra rodada",
    who_won: "A partida acabou",
    won: "Você ganhou!",
    lost: |names| match names {
        [one] if one != "Eles" && !one.contains(" + ") => format!("{one} ganhou"),
        names => format!("{} ganharam", join(names, "e")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "Neste aparelho: {}, {}; {}; {}.",
            counted(matches as usize, "partida", "partidas"),
            counted(won as usize, "ganha", "ganhas"),
            counted(deals as usize, "rodada", "rodadas"),
            counted(scope as usize, "scopa", "scopas")
        )
    },
    today: "Rodada do dia",
    share_rules: "Compartilhar as regras",
    share_match: "Compartilhar a partida",
    share_deals: "Desafio com minhas cartas",
    share_result: "Compartilhar o resultado",
    dare: "Consegue fazer melhor com as minhas cartas? As mesmas rodadas de scopa:",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, a rodada de {date}: {mine} a {theirs} para mim.")
    },
    leave: "Minha partida",
    their_match: "A partida recebida",
    sender: "Remetente",
    to_start: "Ao início",
    step_back: "Um passo atrás",
    step_on: "Um passo à frente",
    step_of: |at, of| format!("Passo {at} de {of}"),
    replay: "Rever a partida",
    notice_link_version: "Este link vem de outra versão do jogo, cujas partidas esta não consegue ler. A sua partida continua.",
    notice_link_damaged: "Este link foi alterado no caminho e não pode ser lido. A sua partida continua.",
    notice_link_short: "Este link foi cortado e não dá para ler nada dele. A sua partida continua.",
    notice_link_cut: "Este link foi cortado: a partida aparece até onde foi possível ler.",
    notice_deals: "Estas são as rodadas de uma partida recebida. No fim, os dois placares ficam lado a lado.",
    notice_today: |date| {
        format!("A rodada de {date}: igual para todos, uma vez por dia, contra o mesmo adversário.")
    },
    link_copied: "Copiado:",
    link_to_copy: "O link para copiar:",
    notice_damaged: "O que estava salvo aqui não pôde ser lido. Foi posto de lado sem mudanças, e tudo recomeça.",
    notice_newer: "O que estava salvo aqui vem de uma versão mais nova do jogo. Foi posto de lado sem mudanças, e tudo recomeça.",
    notice_no_storage: "Este navegador não deixa a página guardar nada aqui: a partida dura enquanto a página estiver aberta.",
    notice_full: "O espaço do navegador acabou: a partida dura enquanto a página estiver aberta.",
    notice_worker: "Foi preciso iniciar o adversário de outra maneira. A partida continua.",
    notice_pictures: "As imagens das cartas não chegaram: as cartas mostram números e naipes.",
    notice_parameter: |fault| {
        format!("O link pede algo que o jogo não sabe fazer ({fault}); essa parte ficou de fora.")
    },
    other_tab: "Esta partida está aberta em outra aba.",
    play_here: "Jogar aqui",
    ask_new: "Abandonar esta partida e começar uma nova?",
    yes_new: "Nova partida",
    go_on: "Continuar a jogar",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
