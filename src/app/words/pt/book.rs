//! Portuguese: the rule book, the reasons, the lesson.

use super::the;
use crate::app::words::book::BookWords;

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Índice",
    game_of: |game| format!("As regras da partida em curso: {game}."),
    own_rules: "as suas",
    variant: "Variante",
    variant_key: "marca o que é diferente na scopa clássica.",
    sources: "Fontes",
    sources_key: "abre as fontes onde elas discordam: o capítulo das regras de referência, as que têm a regra e, depois de ≠, as que têm outra.",
    examples: [
        "Leve uma carta",
        "Escolha o que levar",
        "Faça uma scopa",
        "Melhore a primiera",
    ],
    try_it: "Arraste a sua carta sobre o que ela leva, ou toque nela.",
    try_keys: "Enter levanta a carta, Enter de novo joga; as setas escolhem.",
    set_back: "De novo",
    how_do_i: "Como é que eu…",
    answers: &[
        (
            "… jogo uma carta?",
            "Arraste a carta sobre as que quer levar e solte; se ela não leva nada, solte no pano. Ou toque na carta e depois no que ela leva, ou no pano.",
        ),
        (
            "… jogo com o teclado?",
            "As setas ou 1–9 escolhem uma carta, Enter levanta, Enter de novo joga. Esc devolve à mão.",
        ),
        (
            "… escolho o que levar?",
            "As cartas que podem ser levadas têm um número. Passe sobre as que quer, toque nelas ou pressione o número; depois solte a carta, toque no pano ou pressione Enter.",
        ),
        (
            "… mudo de ideia?",
            "Solte a carta sobre a sua mão ou pressione Esc: nada aconteceu. Uma carta já jogada volta com Desfazer, no menu, quando todos os outros são adversários do programa.",
        ),
        (
            "… vejo os pontos, e o porquê?",
            "Toque nos pontos. Cada rodada do placar abre e diz por que cada ponto foi para onde foi; cada linha da contagem também.",
        ),
        (
            "… jogo outro jogo, ou com mais gente?",
            "Menu, Escolher um jogo: qual, com quantos, a força de cada adversário e até quantos pontos. Várias pessoas podem usar o mesmo aparelho.",
        ),
        (
            "… mudo as cartas, o som, a velocidade ou o idioma?",
            "Menu, Ajustes. Também há cartas maiores, contraste alto e uma pergunta antes de cada jogada.",
        ),
        (
            "… jogo sem internet?",
            "É só abrir a página de novo: a primeira visita guarda o jogo inteiro no seu aparelho.",
        ),
        (
            "… mando uma partida a alguém?",
            "No placar: a partida jogada a jogada, ou as rodadas dela como desafio. No fim da rodada do dia, o resultado.",
        ),
    ],
    why: |what| format!("{what}: por quê?"),
    why_deal: |n| format!("Rodada {n}: por quê?"),
    learn: "Aprenda em 2 minutos",
    learn_short: "Aprender",
    lesson: "A scopa em dois minutos",
    step: |n, of| format!("Passo {n} de {of}"),
    skip: "Pular",
    next: "Avançar",
    deal_me: "Dar as cartas",
    read_on: "Todas as regras",
    asked: [
        "Uma carta leva outra do mesmo valor. Arraste o seu cinco até o cinco e solte.",
        "Ou várias que somem o valor dela. O valete vale 8: passe com ele sobre o dois e o seis.",
        "O seu três não leva nada aqui. Deixe a carta no pano.",
        "O seu sete pode levar 6 + 1 ou 4 + 3, nunca tudo. Passe sobre o par que quiser.",
        "Só resta uma carta. Leve-a, e a mesa fica limpa.",
    ],
    done: [
        "As duas cartas são suas. Se há uma carta do mesmo valor, é ela que vai, e não uma soma.",
        "Muito bem. O valete vale 8, o cavalo 9, o rei 10, e o ás vale 1.",
        "Ela fica na mesa, para quem puder levar.",
        "Boa: e o sete era o settebello, a melhor carta de todas.",
        "Scopa! Vale um ponto, e a carta fica atravessada no seu monte.",
    ],
    lays: |card| format!("Lina deixa {} na mesa.", the(card)),
    takes: |card, taken| format!("Lina leva {taken} com {}.", the(card)),
    what_counts: "Jogadas as quarenta cartas, contam-se os montes. Um ponto para cada:",
    counts: [
        ("Cartas", "mais de vinte das quarenta"),
        ("Ouros", "mais de cinco dos dez"),
        ("Settebello", "o sete de ouros"),
        (
            "Primiera",
            "a melhor carta de cada naipe: primeiro os setes, depois os seis, depois os ases",
        ),
        ("Scopas", "um por cada uma"),
    ],
    to_eleven: "Quem chega primeiro a 11, e está na frente, ganhou. É tudo.",
    pile: |n| format!("Seu monte, {}", super::counted(n, "carta", "cartas")),
};
