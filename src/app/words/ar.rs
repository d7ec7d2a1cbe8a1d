//! Arabic. Names and other Latin text stand between isolates (U+2068 and U+2069), so that they do not break the order of
//! the line.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Standing, Words, name_in};

const RANKS: [&str; 14] = [
    "آس",
    "اثنين",
    "ثلاثة",
    "أربعة",
    "خمسة",
    "ستة",
    "سبعة",
    "ولد",
    "فارس",
    "ملك",
    "ثمانية",
    "تسعة",
    "عشرة",
    "بنت",
];
const SUITS: [[&str; 4]; 2] = [
    ["الديناري", "الكؤوس", "السيوف", "العصي"],
    ["الديناري", "الكبّة", "البستوني", "السباتي"],
];

const CARDS: [&str; 4] = ["ورقة واحدة", "ورقتان", "أوراق", "ورقة"];
const SCOPE: [&str; 4] = ["سكوبا واحدة", "سكوبتان", "سكوبات", "سكوبا"];
const POINTS: [&str; 4] = ["نقطة", "نقطتان", "نقاط", "نقطة"];
const DEALS: [&str; 4] = ["توزيعة واحدة", "توزيعتان", "توزيعات", "توزيعة"];
const MATCHES: [&str; 4] = ["مباراة واحدة", "مباراتان", "مباريات", "مباراة"];

fn card(card: Card, naming: Naming) -> String {
    name_in(card, naming, RANKS, SUITS).join(" ")
}

/// A number and what is counted: the words for one and for two, which need no number, for three to ten, and for more.
fn counted(n: usize, [one, two, few, many]: [&str; 4]) -> String {
    match (n, n % 100) {
        (1, _) => one.to_owned(),
        (2, _) => two.to_owned(),
        (_, 3..=10) => format!("{n} {few}"),
        _ => format!("{n} {many}"),
    }
}

/// A text with an order of its own.
fn apart(text: impl std::fmt::Display) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// A name and the form of a verb that goes with it; for whoever reads, the verb alone.
fn who(name: Option<&str>, you: &str, he: &str, she: &str) -> String {
    match name {
        None => you.to_owned(),
        Some(name) => format!("{} {}", apart(name), verb(name, he, she)),
    }
}

/// The form of a verb that goes with a name of the table.
fn verb<'a>(name: &str, he: &'a str, she: &'a str) -> &'a str {
    match name {
        "Lina" | "Nunzia" => she,
        _ => he,
    }
}

/// All of these.
fn all(parts: &[String]) -> String {
    parts.join(" و")
}

fn standing(sides: &[Standing]) -> String {
    let side = |(name, points): &Standing| format!("{} {}", apart(name), apart(points));
    sides.iter().map(side).collect::<Vec<_>>().join("، ")
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "الأولى",
        "الثانية",
        "الثالثة",
        "الرابعة",
        "الخامسة",
        "السادسة",
        "السابعة",
        "الثامنة",
        "التاسعة",
        "العاشرة",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("التوزيعة {word}"),
        None => format!("التوزيعة {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "أنت",
    we: "نحن",
    they: "هم",
    your_turn: "دورك",
    their_turn: |name| who(Some(name), "", "يفكّر", "تفكّر"),
    dealing: "يوزَّع الورق",
    let_go_to_take: "أفلت لتأخذ",
    let_go_to_lay: "أفلت لتنزلها",
    tap_to_take: "المس الطاولة لتأخذ",
    tap_to_lay: "المس الطاولة لتنزلها",
    which: |n| format!("أيّها؟ المس، أو 1 إلى {n}"),
    laid: |name| who(Some(name), "", "أنزل", "أنزلت"),
    took: |name| who(Some(name), "", "أخذ", "أخذت"),
    you_laid: "أنزلت",
    you_took: "أخذت",
    took_with: "بـ",
    table: "الطاولة",
    your_hand: "أوراقك",
    their_hand: |name, n| format!("{}، {}", apart(name), counted(n, CARDS)),
    stock: |n| format!("ورق التوزيع، {}", counted(n, CARDS)),
    your_pile: |n, s| format!("كومتك، {}، {}", counted(n, CARDS), counted(s, SCOPE)),
    their_pile: |name, n, s| {
        format!(
            "كومة {}، {}، {}",
            apart(name),
            counted(n, CARDS),
            counted(s, SCOPE)
        )
    },
    dealer: "الموزّع",
    score: |sides, target| format!("النقاط: {}، حتى {target}. السجلّ", standing(sides)),
    to: |target| format!("حتى {target}"),
    card,
    takes: |name, taken| format!("{name}، لأخذ {}", taken.join(" أو ")),
    log_label: "ما حدث",
    list: ["، و", " و"],
    menu: "القائمة",
    back: "رجوع",
    sound_off: "الصوت مطفأ",
    sound_on: "الصوت يعمل",
    pause: "توقّف",
    resume: "تابع",
    incomplete: "جزء من اللعبة لم يصل. تحقّق من الاتصال ثم أعد تحميل الصفحة: لن يضيع شيء.",
    close: "إغلاق",
    broke: [
        "حدث عطل",
        "المباراة محفوظة حتى آخر ورقة لُعبت.",
        "تابع",
        "ابدأ مباراة جديدة واحفظ هذه جانبًا",
    ],
    new_version: "نسخة جديدة جاهزة.|استعملها الآن|لاحقًا",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::ARABIC,
    pad: &pad::PAD,
    scopa: "سكوبا!",
    show_hand: "اكشف أوراقك",
    cut_keep: "احتفظ بها",
    cut_lay: "أنزلها على الطاولة",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "طاولة البداية باطلة: يُعاد التوزيع.",
    log_round: |n| {
        const MORE: [&str; 4] = ["ورقة أخرى", "ورقتان أخريان", "أوراق أخرى", "ورقة أخرى"];
        format!("لكل لاعب {}.", counted(n.into(), MORE))
    },
    log_table: |names| format!("على الطاولة: {}.", all(names)),
    log_laid: |name, card| format!("{} {card}.", who(name, "أنزلت", "أنزل", "أنزلت")),
    log_took: |name, card, taken| {
        if taken.is_empty() {
            return format!("{} {card} وحده.", who(name, "أخذت", "أخذ", "أخذت"));
        }
        format!(
            "{} {} ب{card}.",
            who(name, "أخذت", "أخذ", "أخذت"),
            all(taken)
        )
    },
    log_declared: |name, cards, points| {
        format!(
            "{} {}: {}.",
            who(name, "كشفت", "كشف", "كشفت"),
            all(cards),
            counted(points.into(), POINTS)
        )
    },
    log_bonus: |name, points| {
        format!(
            "{} طاولة البداية: {}.",
            who(name, "أخذت", "أخذ", "أخذت"),
            counted(points.into(), SCOPE)
        )
    },
    log_cut: |name, laid| match laid {
        Some(card) => format!(
            "{} ورقة القطع على الطاولة: {card}.",
            who(name, "أنزلت", "أنزل", "أنزلت")
        ),
        None => format!("{} بورقة القطع.", who(name, "احتفظت", "احتفظ", "احتفظت")),
    },
    log_scopa: "سكوبا!",
    log_rest: |name, n| {
        const LAST: [&str; 4] = ["آخر ورقة", "آخر ورقتين", "أوراق باقية", "ورقة باقية"];
        format!(
            "{} {} على الطاولة.",
            who(name, "أخذت", "أخذ", "أخذت"),
            counted(n, LAST)
        )
    },
    log_score: |deal, totals| {
        format!(
            "التوزيعة: {}. المجموع: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("الجهاز الآن لـ{}. لا ينظر أحد آخر!", apart(name)),
    i_am: |name| format!("أنا {}", apart(name)),
    take_back: "تراجع",
    confirm_play: "العبها",
    put_back: "أعدها",
    sound: "الصوت",
    sounds: ["مطفأ", "خافت", "عادي"],
    confirm: "اسأل قبل لعب كل ورقة",
    hints: "أظهر ما يمكن أن تأخذه الورقة",
    switch: ["لا", "نعم"],
    size: "حجم الورق",
    sizes: ["عادي", "كبير"],
    contrast: "التباين",
    contrasts: ["مثل الجهاز", "عالٍ"],
    keys: "العب بالأرقام والحروف (من 1 إلى 9 لاختيار ورقة)",
    letters: "الحروف: اضغط أمرًا، ثم الحرف الذي تريده",
    shortcuts: ["تراجع", "القائمة", "الصوت", "توقّف"],
    new_game: "اختر لعبة",
    game: "اللعبة",
    all_games: "كل الألعاب الـ30",
    players: "اللاعبون",
    against: "مع",
    play_to: "اللعب حتى",
    deal: "وزّع الورق",
    levels: ["مبتدئ", "على الأصول", "يعدّ الورق", "خبير", "معلّم", "شخص هنا"],
    new_match: "مباراة جديدة",
    score_sheet: "سجلّ النقاط",
    how_to_play: "كيف تلعب",
    settings: "الإعدادات",
    deck: "الورق",
    decks: ["نابولي", "فرنسي", "أرقام"],
    index: "الأرقام على الورق",
    indices: ["عند الحاجة", "دائمًا"],
    backs_title: "الظهر",
    backs: ["أزرق", "أحمر", "أخضر", "سادة"],
    pace: "الحركة",
    paces: ["بلا", "سريعة", "عادية", "بطيئة"],
    language: "اللغة",
    the_count: "العدّ",
    deal_number: ordinal,
    cards: "الورق",
    coins: "الديناري",
    settebello: "السبعة الحيّة",
    primiera_short: "بريم.",
    scope: "سكوبات",
    other_points: "غيرها",
    category: |category| match category {
        Category::Cards => "الورق",
        Category::Coins => "الديناري",
        Category::Settebello => "السبعة الحيّة",
        Category::ReBello => "ملك الديناري",
        Category::SettebelloCoppe => "سبعة الكؤوس",
        Category::Rosmarino => "ولد السيوف",
        Category::Primiera => "البريمييرا",
        Category::MostSevens => "أكثر السبعات",
        Category::AllSevens => "كل السبعات",
        Category::Napola => "نابولا",
        Category::Piccola => "بيكولا",
        Category::Grande => "غراندي",
        Category::Trento => "ديناري 1 و2 و3",
        Category::Scope => "السكوبات",
        Category::Ponino => "الفرسان الأربعة",
        Category::Declared => "أيدٍ مكشوفة",
        Category::Frac => "الآسات والصور",
    },
    this_deal: "هذه التوزيعة",
    total: "المجموع",
    points: |n| match usize::try_from(n) {
        Ok(n) => counted(n, POINTS),
        Err(_) => format!("{} نقطة", apart(n)),
    },
    nobody: "لا أحد",
    segnapunti: "سجلّ النقاط",
    no_deals: "لم تُعدّ أي توزيعة بعد.",
    next_deal: "توزيعة جديدة",
    who_won: "انتهت المباراة",
    won: "فزت!",
    lost: |names| match names {
        [one] if one == "هم" => "الفوز لهم".to_owned(),
        [one] => format!("الفوز لـ{}", apart(one)),
        names => {
            let winners = match names.len() {
                2 => "الفائزان",
                _ => "الفائزون",
            };
            let names: Vec<String> = names.iter().map(apart).collect();
            format!("{winners}: {}", all(&names))
        }
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "على هذا الجهاز: {}، والفوز في {won}؛ {}؛ {}.",
            counted(matches as usize, MATCHES),
            counted(deals as usize, DEALS),
            counted(scope as usize, SCOPE)
        )
    },
    today: "توزيعة اليوم",
    share_rules: "شارك هذه القواعد",
    share_match: "شارك المباراة",
    share_deals: "تحدَّ بأوراقي",
    share_result: "شارك النتيجة",
    dare: "هل تلعب بأوراقي أفضل مني؟ توزيعات السكوبا نفسها:",
    result_of_day: |date, mine, theirs| {
        format!("سكوبا، توزيعة {date}: نقاطي {mine} مقابل {theirs}.")
    },
    leave: "إلى مباراتي",
    their_match: "المباراة التي وصلتك",
    sender: "المرسل",
    to_start: "إلى البداية",
    step_back: "خطوة إلى الوراء",
    step_on: "خطوة إلى الأمام",
    step_of: |at, of| format!("الخطوة {at} من {of}"),
    replay: "إعادة العرض",
    notice_link_version: "هذا الرابط من نسخة أخرى من اللعبة، ولا يمكن هنا قراءة مبارياتها. مباراتك مستمرة.",
    notice_link_damaged: "تغيّر هذا الرابط في الطريق ولا يمكن قراءته. مباراتك مستمرة.",
    notice_link_short: "هذا الرابط مقطوع ولا يمكن قراءة شيء منه. مباراتك مستمرة.",
    notice_link_cut: "هذا الرابط مقطوع: تُعرض المباراة إلى حيث أمكنت قراءتها.",
    notice_deals: "هذه توزيعات مباراة وصلتك. في النهاية ترى السجلّين جنبًا إلى جنب.",
    notice_today: |date| format!("توزيعة {date}: هي نفسها للجميع، مرة في اليوم، ضد الخصم نفسه."),
    link_copied: "تم النسخ:",
    link_to_copy: "الرابط للنسخ:",
    notice_damaged: "لم تمكن قراءة ما كان محفوظًا هنا. حُفظ جانبًا كما هو، ونبدأ من جديد.",
    notice_newer: "ما كان محفوظًا هنا من نسخة أحدث من اللعبة. حُفظ جانبًا كما هو، ونبدأ من جديد.",
    notice_no_storage: "هذا المتصفح لا يسمح بحفظ أي شيء هنا: تبقى المباراة ما دامت الصفحة مفتوحة.",
    notice_full: "مساحة المتصفح ممتلئة: تبقى المباراة ما دامت الصفحة مفتوحة.",
    notice_worker: "لزم تشغيل الخصم بطريقة أخرى. المباراة مستمرة.",
    notice_pictures: "لم تصل صور الورق: تظهر الأرقام والأنواع بدلًا منها.",
    notice_parameter: |fault| {
        format!(
            "يطلب الرابط شيئًا لا تقدر عليه اللعبة ({})؛ فتُرك ذلك الجزء.",
            apart(fault)
        )
    },
    other_tab: "هذه المباراة مفتوحة في علامة تبويب أخرى.",
    play_here: "العب هنا",
    ask_new: "هل تترك هذه المباراة وتبدأ غيرها؟",
    yes_new: "مباراة جديدة",
    go_on: "تابع اللعب",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
