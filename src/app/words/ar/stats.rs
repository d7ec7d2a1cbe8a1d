use super::super::stats::StatsWords;
use super::{apart, counted};

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "الإحصاءات",
    none: "لم تنتهِ أي مباراة هنا بعد. ستظهر القادمة هنا.",
    all_games: "كل الألعاب",
    own_rules: "قواعد خاصة",
    all_levels: "ضد أي خصم",
    people: "أشخاص هنا",
    all_partners: "مع أي شريك",
    partner: |level| format!("مع: {level}"),
    matches: "المباريات",
    won: "فوز",
    points_a_deal: "نقاط في التوزيعة",
    scope: "السكوبات",
    in_a_row: "فوز متتالٍ",
    best_deal: "أفضل توزيعة",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} د"),
        _ => format!("{} س {} د", minutes / 60, minutes % 60),
    },
    played_for: "على الطاولة",
    last_matches: "آخر المباريات",
    won_by: "فوز بفارق",
    lost_by: "خسارة بفارق",
    ago: |n| {
        format!(
            "قبل {}",
            counted(n, ["مباراة", "مباراتين", "مباريات", "مباراة"])
        )
    },
    last: "الأخيرة",
    margins: |won, lost, best, worst| {
        format!(
            "الفارق بالنقاط: فوز {won}، خسارة {lost}؛ الأفضل {}، الأسوأ {}.",
            apart(best),
            apart(worst)
        )
    },
    long_run: "على المدى الطويل",
    long_run_of: |sum| format!("مجموع النقاط فوزًا وخسارة: {}.", apart(sum)),
    sources: "من أين تأتي النقاط",
    a_deal: "في التوزيعة",
    you: "أنت",
    others: "الآخرون",
    luck: "الحظ",
    luck_of: |mine, others, deals| {
        format!(
            "سبعة الديناري عند التوزيع: {mine} لك و{others} للآخرين، في {}.",
            counted(
                deals as usize,
                ["توزيعة واحدة", "توزيعتين", "توزيعات", "توزيعة"]
            )
        )
    },
    table: "في جدول",
    what: "النقطة",
    running: "النقاط، توزيعة بعد توزيعة",
    history: "المباريات الملعوبة",
    look: "شاهدها",
    show_all: |n| format!("الكل ({n})"),
    data: "ما يُحفظ هنا",
    data_of: "كل شيء يبقى على هذا الجهاز: المباريات والإحصاءات والإعدادات. وملف واحد ينقله إلى جهاز آخر.",
    export: "احفظ في ملف",
    import: "اقرأ من ملف",
    erase: "امحُ كل شيء",
    ask_erase: "هل تمحو كل المباريات والإحصاءات والإعدادات على هذا الجهاز؟ لا يمكن التراجع عن ذلك.",
    yes_erase: "امحُ",
    ask_import: "هل تضع ما في هذا الملف مكان كل ما هو محفوظ هنا؟",
    yes_import: "استعمل الملف",
    keep: "أبقِ ما هنا",
    import_damaged: "هذا الملف ليس نسخة محفوظة من اللعبة، أو هو تالف. لم يتغيّر شيء.",
    import_newer: "هذا الملف من نسخة أحدث من اللعبة. لم يتغيّر شيء.",
    import_full: "لا مكان في المتصفح لما في هذا الملف. لم يتغيّر شيء.",
    forgot: "مساحة المتصفح تكاد تمتلئ: حُذفت أقدم المباريات الملعوبة. والإحصاءات تحسب ما بقي.",
};
