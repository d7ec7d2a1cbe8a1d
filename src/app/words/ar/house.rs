//! House rules in Arabic.

use super::super::HouseWords;
use super::{apart, counted};

pub(super) const WORDS: HouseWords = HouseWords {
    title: "قواعد البيت",
    changed: "تغيّرت",
    changes: |n| counted(n, ["تغيير واحد", "تغييران", "تغييرات", "تغييرًا"]),
    apart: |game, n| match n {
        0 => format!("هذه قواعد {}.", apart(game)),
        n => format!(
            "{} مع {}.",
            apart(game),
            counted(n, ["تغيير واحد", "تغييرين", "تغييرات", "تغييرًا"])
        ),
    },
    back_to: |what| format!("عودة إلى {}", apart(what)),
    what_changes: |game| format!("ما يتغيّر: {}", apart(game)),
    idle: "لا أثر لها الآن",
    less: "أقل",
    more: "أكثر",
    mend: "أصلح",
    cannot: |n| {
        format!(
            "لا يمكن اللعب بهذه القواعد بعد: {} للإصلاح.",
            counted(n, ["أمر واحد", "أمران", "أمور", "أمرًا"])
        )
    },
    keep: "احفظ هذه القواعد",
    name: "الاسم",
    save: "حفظ",
    save_new: "حفظ كجديدة",
    delete: "حذف",
    undo: "تراجع",
    saved: |name| format!("تم الحفظ: «{}» الآن بين الألعاب.", apart(name)),
    not_kept: |name| {
        format!(
            "«{}» بين الألعاب ما دامت الصفحة مفتوحة: لا مكان لحفظها هنا. شارك القواعد لتحتفظ بها في رابط.",
            apart(name)
        )
    },
    deleted: |name| format!("حُذفت «{}».", apart(name)),
    partner: "شريكك",
};
