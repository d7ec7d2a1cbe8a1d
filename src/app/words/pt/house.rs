//! House rules in Portuguese.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "Regras da casa",
    changed: "alterada",
    changes: |n| counted(n, "alterada", "alteradas"),
    apart: |game, n| match n {
        0 => format!("São as regras de {game}."),
        n => format!("{game} com {}.", counted(n, "mudança", "mudanças")),
    },
    back_to: |what| format!("Voltar a {what}"),
    what_changes: |game| format!("O que muda: {game}"),
    idle: "agora não muda nada",
    less: "Menos",
    more: "Mais",
    mend: "Corrigir",
    cannot: |n| match n {
        1 => "Assim não dá para jogar: há uma coisa a corrigir.".to_owned(),
        n => format!("Assim não dá para jogar: há {n} coisas a corrigir."),
    },
    keep: "Guardar estas regras",
    name: "Nome",
    save: "Salvar",
    save_new: "Salvar como novas",
    delete: "Apagar",
    undo: "Desfazer",
    saved: |name| format!("Salvo: “{name}” agora está entre os jogos."),
    not_kept: |name| {
        format!(
            "“{name}” fica entre os jogos enquanto a página estiver aberta: não há espaço para guardar aqui. Compartilhe as regras para guardar tudo num link."
        )
    },
    deleted: |name| format!("“{name}” foi apagado."),
    partner: "Joga com você",
};
