//! The statistics, in Portuguese.

use super::super::stats::StatsWords;
use super::counted;

fn times(n: u32) -> String {
    format!("{n} {}", if n == 1 { "vez" } else { "vezes" })
}

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Estatísticas",
    none: "Nenhuma partida chegou ao fim aqui ainda. A próxima vai aparecer aqui.",
    all_games: "Todos os jogos",
    own_rules: "Regras próprias",
    all_levels: "Contra todos",
    people: "Pessoas aqui",
    all_partners: "Com qualquer parceiro",
    partner: |level| format!("Com: {level}"),
    matches: "partidas",
    won: "ganhas",
    points_a_deal: "pontos por rodada",
    scope: "scopas",
    in_a_row: "ganhas seguidas",
    best_deal: "melhor rodada",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "à mesa",
    last_matches: "Últimas partidas",
    won_by: "ganhas por",
    lost_by: "perdidas por",
    ago: |n| format!("há {}", counted(n, "partida", "partidas")),
    last: "a última",
    margins: |won, lost, best, worst| {
        format!(
            "Por quantos pontos: {}, {}; a melhor {best}, a pior {worst}.",
            counted(won, "ganha", "ganhas"),
            counted(lost, "perdida", "perdidas")
        )
    },
    long_run: "A longo prazo",
    long_run_of: |sum| format!("Pontos ganhos e perdidos, somados: {sum}."),
    sources: "De onde vêm os pontos",
    a_deal: "por rodada",
    you: "você",
    others: "os outros",
    luck: "Sorte",
    luck_of: |mine, others, deals| {
        format!(
            "O sete de ouros saiu {} para você e {} para os outros, em {}.",
            times(mine),
            times(others),
            counted(deals as usize, "rodada", "rodadas")
        )
    },
    table: "Em tabela",
    what: "Ponto",
    running: "Os pontos, rodada a rodada",
    history: "Partidas jogadas",
    look: "Rever",
    show_all: |n| format!("Todas as {n}"),
    data: "O que fica guardado aqui",
    data_of: "Tudo fica neste aparelho: partidas, estatísticas, ajustes. Um arquivo leva tudo para outro.",
    export: "Salvar em arquivo",
    import: "Ler de um arquivo",
    erase: "Apagar tudo",
    ask_erase: "Apagar todas as partidas, estatísticas e ajustes deste aparelho? Não dá para desfazer.",
    yes_erase: "Apagar",
    ask_import: "Pôr o que está neste arquivo no lugar de tudo o que está guardado aqui?",
    yes_import: "Usar o arquivo",
    keep: "Manter o que há aqui",
    import_damaged: "Este arquivo não é uma cópia de segurança do jogo, ou está danificado. Nada mudou.",
    import_newer: "Este arquivo vem de uma versão mais nova do jogo. Nada mudou.",
    import_full: "O navegador não tem espaço para o que está neste arquivo. Nada mudou.",
    forgot: "O espaço do navegador está quase no fim: as partidas mais antigas do histórico foram apagadas. As estatísticas contam as que restam.",
};
