use super::super::scoring::Scoring;
use super::{number, plural, points};
use crate::cards::Rank;
use crate::rules::{
    AllCoins, EndRule, Majority, Objective, PrimieraMissing, PrimieraScale, ReBello, TieAward,
};

pub(in crate::explain) fn scoring(part: &Scoring) -> String {
    match *part {
        Scoring::Frac => "Only these score: every captured ace, jack, knight and king, 1 point each, sixteen in all."
            .to_owned(),
        Scoring::Cards { points: 0, .. } => "The most cards score nothing.".to_owned(),
        Scoring::Cards { points: n, majority, sides } => most("cards", n, majority, sides, "twenty"),
        Scoring::Coins { points: 0, .. } => "The most coins score nothing.".to_owned(),
        Scoring::Coins { points: n, majority, sides } => most("coins", n, majority, sides, "five"),
        Scoring::Settebello { points: 0 } => "The settebello, the seven of coins, scores nothing.".to_owned(),
        Scoring::Settebello { points: n } => {
            format!("Settebello: {} for the seven of coins.", points(n))
        }
        Scoring::ReBello(ReBello::ReplacesPrimiera) => {
            "Re bello: 1 point for the king of coins; there is no primiera.".to_owned()
        }
        Scoring::ReBello(_) => "Re bello: 1 point for the king of coins.".to_owned(),
        Scoring::SettebelloCoppe => "The seven of cups scores 1 point, as the seven of coins does.".to_owned(),
        Scoring::Rosmarino => "Rosmarino: 1 point for the jack of swords.".to_owned(),
        Scoring::NoPrime => "There is no primiera.".to_owned(),
        Scoring::Prime { points: n } => format!(
            "Primiera: {} for the best primiera. Each side takes its best card of each suit, one per suit, and adds them up.",
            points(n)
        ),
        Scoring::Scale(scale) => format!("In the primiera, {}.", values(scale)),
        Scoring::Missing(PrimieraMissing::NoPrime) => "A side that lacks a suit has no primiera.".to_owned(),
        Scoring::Missing(PrimieraMissing::MoreSuitsFirst) => {
            "More suits beat fewer; with the same number of suits the sum decides.".to_owned()
        }
        Scoring::Missing(PrimieraMissing::PlainSum) => "A suit that is lacking adds nothing.".to_owned(),
        Scoring::PrimeCount { points: n } => {
            format!("Primiera: {}, and it is counted: whoever has more cards of the rank that comes first.", points(n))
        }
        Scoring::Order(order) => {
            let ranks: Vec<&str> = order.iter().map(plural).collect();
            match &ranks[..] {
                [only] => format!("Only {only} are counted; if they are equal, it is a tie."),
                [first, rest @ ..] => format!(
                    "First {first} are counted and, as long as they are equal, {}; if all are equal, it is a tie.",
                    rest.join(", then ")
                ),
                [] => "Nothing is counted.".to_owned(),
            }
        }
        Scoring::MostSevens { points: n } => format!("Sevens: {} for more sevens than any other side.", points(n)),
        Scoring::AllSevens { points: n } => format!("All four sevens: {}.", points(n)),
        Scoring::Napola { cap } => run("Napola", cap),
        Scoring::Piccola { cap } => run("Piccola", cap),
        Scoring::Grande { points: n } => {
            format!("Grande: {} for jack, knight and king of coins together.", points(n))
        }
        Scoring::Trento { points: true } => {
            "The ace, two and three of coins score 1, 2 and 3 points; whoever captures all three wins the match at once."
                .to_owned()
        }
        Scoring::Trento { points: false } => {
            "Whoever captures the ace, two and three of coins wins the match at once.".to_owned()
        }
        Scoring::Ponino => "All four knights double the points for scope in that deal.".to_owned(),
        Scoring::Tie(TieAward::None) => "A tie scores for nobody.".to_owned(),
        Scoring::Tie(TieAward::All) => "In a tie every side that is tied scores.".to_owned(),
        Scoring::AllCoins { effect, least } => {
            let which = match least {
                10 => "all ten coins".to_owned(),
                least => format!("{} coins or more", number(least)),
            };
            match effect {
                AllCoins::ResetsOpponents => format!(
                    "A side that captures {which} in a deal puts all the others back to nought, after the points of the \
                     deal are added."
                ),
                _ => format!("A side that captures {which} in a deal wins the match at once."),
            }
        }
        Scoring::Added => "All points are added at the end of a deal; nobody wins in the middle of one.".to_owned(),
        Scoring::Target { points: n } => format!("The match goes to {}.", points(n)),
        Scoring::End { rule, objective } => end(rule, objective),
        Scoring::Cappotto { at } => format!(
            "Cappotto: a side that has {} or more after a deal while every other has none wins at once.",
            points(at)
        ),
    }
}

fn most(what: &str, n: u8, majority: Majority, sides: u8, half: &str) -> String {
    let n = points(n);
    let name = super::capital(what);
    match (majority, sides) {
        (Majority::Absolute, _) => format!("{name}: {n} for more than {half} {what}."),
        (_, 2) => format!("{name}: {n} for more {what} than the other side."),
        _ => format!("{name}: {n} for more {what} than any other side."),
    }
}

fn run(name: &str, cap: u8) -> String {
    let limit = if cap < 10 {
        format!(", {cap} at the most")
    } else {
        String::new()
    };
    format!(
        "{name}: a side with ace, two and three of coins scores a point for each coin in unbroken sequence from the \
         ace{limit}."
    )
}

/// The ranks by falling value, those of equal value together.
fn values(scale: PrimieraScale) -> String {
    let mut text = String::new();
    for value in (0..=u8::MAX).rev() {
        let alike = Rank::ALL
            .iter()
            .rev()
            .filter(|rank| scale.value(**rank) == value);
        let alike: Vec<&str> = alike.map(|rank| plural(*rank)).collect();
        if alike.is_empty() {
            continue;
        }
        let (comma, link) = if text.is_empty() {
            ("", " are worth")
        } else {
            (", ", "")
        };
        text += &format!("{comma}{}{link} {value}", super::list(&alike));
    }
    text
}

fn end(rule: EndRule, objective: Objective) -> String {
    let (outcome, end) = match objective {
        Objective::High => ("wins", ""),
        Objective::Low => (
            "loses",
            " The side with the lowest total wins; sides that share it win together.",
        ),
    };
    let text = match rule {
        EndRule::Highest => format!(
            "When that is reached, the side with the highest total {outcome}; if several share it, another deal is \
             played."
        ),
        EndRule::WinByTwo => format!(
            "When that is reached, the side with the highest total {outcome} if it is two points or more ahead; \
             otherwise another deal is played."
        ),
        EndRule::CountOut => format!(
            "When that is reached, the side with the highest total {outcome}. If several share it, the last deal is \
             counted out item by item, in the order of the score sheet, and the first to get there alone {outcome}; if \
             that does not decide, another deal is played."
        ),
    };
    text + end
}
