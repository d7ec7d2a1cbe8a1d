//! `Rules`: every knob of RULES.md section F, with its default and what it accepts.

use super::choices::*;
use super::prime::{CountOrder, PrimieraScale};
use super::setting::Setting;

/// A knob by name: what it accepts. The list of all is [`KNOBS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knob {
    /// The name, as in RULES.md section F.
    pub name: &'static str,
    /// What it accepts.
    pub kind: KnobKind,
}

/// What a knob accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnobKind {
    /// On or off.
    Switch,
    /// One of these names.
    Choice(&'static [&'static str]),
    /// A whole number from `min` to `max`; also "none" when `optional`.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
        /// Whether "none" is a value too.
        optional: bool,
    },
    /// The name of a scale of the prime, or a map from ranks to values.
    Scale,
    /// A list of different ranks.
    Order,
}

macro_rules! switch {
    () => {
        KnobKind::Switch
    };
}

macro_rules! number {
    ($min:literal, $max:literal) => {
        KnobKind::Number {
            min: $min,
            max: $max,
            optional: false,
        }
    };
    ($min:literal, $max:literal, none) => {
        KnobKind::Number {
            min: $min,
            max: $max,
            optional: true,
        }
    };
}

macro_rules! knobs {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $default:expr, $kind:expr;)+) => {
        /// A rule set as it is written down: every knob of RULES.md section F under its own name.
        ///
        /// Any combination can be written; [`Rules::validate`] says whether it can be played.
        ///
        /// ```
        /// use scopa::Rules;
        /// let mut rules = Rules::preset("scopone").unwrap();
        /// rules.with("target", "21")?;
        /// assert_eq!(rules.validate().unwrap().rounds(), 1);
        /// assert!(rules.with("targt", "21").unwrap_err().to_string().contains("target"));
        /// # Ok::<(), scopa::KnobError>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rules {
            $($(#[$doc])* pub $name: $type),+
        }

        impl Default for Rules {
            fn default() -> Rules {
                Rules { $($name: $default),+ }
            }
        }

        impl Rules {
            /// Sets a knob from text; `false`, and nothing set, when there is no such knob or value.
            pub(super) fn read(&mut self, knob: &str, text: &str) -> bool {
                match knob {
                    $(stringify!($name) => Setting::read(text).map(|value| self.$name = value).is_some(),)+
                    _ => false,
                }
            }

            /// How many knobs differ from those of another rule set.
            pub(crate) fn distance(&self, other: &Rules) -> usize {
                [$(self.$name != other.$name),+].into_iter().filter(|differs| *differs).count()
            }

            /// A knob's value as text that [`Rules::read`] accepts.
            pub(super) fn write(&self, knob: &str) -> Option<String> {
                match knob {
                    $(stringify!($name) => Some(self.$name.write()),)+
                    _ => None,
                }
            }
        }

        /// Every knob, in the order of RULES.md section F.
        pub const KNOBS: &[Knob] = &[$(Knob { name: stringify!($name), kind: $kind }),+];
    };
}

knobs! {
    /// How many play, 2 to 6 (A.2).
    players: u8 = 2, number!(2, 6);
    /// Who plays together (A.2).
    sides: Sides = Sides::Individual, KnobKind::Choice(Sides::NAMES);
    /// How the seats are drawn; presentation only (A.3).
    direction: Direction = Direction::Anticlockwise, KnobKind::Choice(Direction::NAMES);
    /// Labels and art of the cards; presentation only (A.1).
    deck_style: DeckStyle = DeckStyle::Neapolitan, KnobKind::Choice(DeckStyle::NAMES);
    /// Who leads a deal (A.3).
    opener: Opener = Opener::NextAfterDealer, KnobKind::Choice(Opener::NAMES);
    /// Who deals next (A.3).
    dealer_rotation: DealerRotation = DealerRotation::PlayOrder, KnobKind::Choice(DealerRotation::NAMES);
    /// Cards dealt to each player a round (A.4).
    hand_size: u8 = 3, number!(1, 20);
    /// Cards dealt to the table at the start (A.4).
    table_size: u8 = 4, number!(0, 38);
    /// In which packets the cards go round (A.4, C.2).
    deal_pattern: DealPattern = DealPattern::Singles, KnobKind::Choice(DealPattern::NAMES);
    /// So many kings on the opening table void the deal; 0 = never (A.5).
    redeal_kings: u8 = 3, number!(0, 4);
    /// So many aces on the opening table void the deal; 0 = never (A.5).
    redeal_aces: u8 = 0, number!(0, 4);
    /// An opening table of at most this total voids the deal (A.5).
    redeal_low_sum: Option<u8> = None, number!(4, 20, none);
    /// The dealer takes an opening table of 15 (1 scopa) or 30 (2 scope) (C, C.1).
    dealer_table_bonus: bool = false, switch!();
    /// The dealer takes an opening table of at most 9 for 3 points (C.1).
    dealer_low_bonus: bool = false, switch!();
    /// A dealer's bonus comes before a redeal (A.5).
    bonus_before_redeal: bool = true, switch!();
    /// What a card takes (A.6).
    capture_mode: CaptureMode = CaptureMode::Card, KnobKind::Choice(CaptureMode::NAMES);
    /// A card of equal rank must be taken before sums of that rank (A.6).
    equal_priority: bool = true, switch!();
    /// Which of several captures may be chosen (A.6).
    sum_choice: SumChoice = SumChoice::Any, KnobKind::Choice(SumChoice::NAMES);
    /// The most table cards that a capture may take; an ace's sweep is exempt (A.6).
    max_capture: Option<u8> = None, number!(2, 40, none);
    /// What must be captured (A.6).
    obligation: Obligation = Obligation::Card, KnobKind::Choice(Obligation::NAMES);
    /// An ace takes the whole table (C, Scopa d'assi).
    ace_sweep: bool = false, switch!();
    /// An ace's sweep is a scopa (C).
    ace_sweep_scopa: bool = false, switch!();
    /// An ace may be laid instead (C).
    ace_decline: bool = false, switch!();
    /// An ace when an ace lies on the table (C).
    ace_on_ace: AceOnAce = AceOnAce::TakeOne, KnobKind::Choice(AceOnAce::NAMES);
    /// An ace on an empty table (C).
    ace_on_empty: AceOnEmpty = AceOnEmpty::Stays, KnobKind::Choice(AceOnEmpty::NAMES);
    /// An ace as the first card of a deal (C).
    ace_first_play: AceFirstPlay = AceFirstPlay::Normal, KnobKind::Choice(AceFirstPlay::NAMES);
    /// What a scopa is worth (A.7, C).
    scopa_value: ScopaValue = ScopaValue::One, KnobKind::Choice(ScopaValue::NAMES);
    /// The last play of a deal can be a scopa (A.7).
    last_play_scopa: bool = false, switch!();
    /// Who gets what is left on the table (A.8).
    leftovers: Leftovers = Leftovers::LastCapturer, KnobKind::Choice(Leftovers::NAMES);
    /// What "the most" means for cards and coins (B.2).
    majority: Majority = Majority::StrictMost, KnobKind::Choice(Majority::NAMES);
    /// Who gets a tied category (B.6).
    tie_award: TieAward = TieAward::None, KnobKind::Choice(TieAward::NAMES);
    /// Points for the most cards (B.1).
    points_cards: u8 = 1, number!(0, 100);
    /// Points for the most coins (B.2).
    points_coins: u8 = 1, number!(0, 100);
    /// Points for the seven of coins (B.3).
    points_settebello: u8 = 1, number!(0, 100);
    /// Points for the prime (B.4).
    points_primiera: u8 = 1, number!(0, 100);
    /// How the prime is decided (B.4).
    primiera_mode: PrimieraMode = PrimieraMode::Points, KnobKind::Choice(PrimieraMode::NAMES);
    /// What the ranks are worth in the prime (B.4).
    primiera_scale: PrimieraScale = PrimieraScale::Standard, KnobKind::Scale;
    /// A side that lacks a suit (B.4).
    primiera_missing: PrimieraMissing = PrimieraMissing::NoPrime, KnobKind::Choice(PrimieraMissing::NAMES);
    /// The ranks of a counted prime (B.4).
    primiera_count_order: CountOrder = CountOrder::default(), KnobKind::Order;
    /// The king of coins scores (C).
    re_bello: ReBello = ReBello::Off, KnobKind::Choice(ReBello::NAMES);
    /// The seven of cups scores 1 (C).
    settebello_coppe: bool = false, switch!();
    /// The jack of swords scores 1 (C).
    rosmarino: bool = false, switch!();
    /// The run of coins from the ace scores its length (C).
    napola: bool = false, switch!();
    /// The most that the napola scores (C).
    napola_cap: u8 = 10, number!(3, 10);
    /// What capturing all coins does (B.9, C).
    all_coins: AllCoins = AllCoins::None, KnobKind::Choice(AllCoins::NAMES);
    /// How many coins count as all (C, Libyan).
    all_coins_min: u8 = 10, number!(6, 10);
    /// Points for the most sevens (C, Escoba).
    most_sevens: u8 = 0, number!(0, 100);
    /// Points for all four sevens (B.4).
    all_sevens: u8 = 0, number!(0, 100);
    /// All four knights double the scope (C).
    ponino: bool = false, switch!();
    /// Only aces, jacks, knights and kings score, 1 each (C).
    frac: bool = false, switch!();
    /// Ace, 2 and 3 of coins score 1, 2 and 3; all three win (C).
    trento: bool = false, switch!();
    /// Points for jack, knight and king of coins (C.1).
    grande: u8 = 0, number!(0, 100);
    /// Ace, 2, 3 of coins and what follows in sequence score 1 each (C.1).
    piccola: bool = false, switch!();
    /// The most that the piccola scores (C.1).
    piccola_cap: u8 = 6, number!(3, 10);
    /// Low hands and trios may be shown for points (C.1).
    knocks: bool = false, switch!();
    /// The greatest total of a low knock (C.1).
    knock_low_max: u8 = 9, number!(3, 30);
    /// Points of a low knock (C.1).
    knock_low_points: u8 = 3, number!(0, 100);
    /// Points of a trio (C.1).
    knock_trio_points: u8 = 10, number!(0, 100);
    /// The seven of cups is wild in knocks and in the dealer's bonus (C.1).
    matta: bool = false, switch!();
    /// How long a declared matta keeps its value (C.1).
    matta_scope: MattaScope = MattaScope::Declaration, KnobKind::Choice(MattaScope::NAMES);
    /// Low hands, pairs and trios may be shown for points, adding up (C, Cucite).
    cucita: bool = false, switch!();
    /// Points of a total of at most 9 (C).
    cucita_low_points: u8 = 2, number!(0, 100);
    /// Points of a pair (C).
    cucita_pair_points: u8 = 3, number!(0, 100);
    /// Points of a trio (C).
    cucita_trio_points: u8 = 7, number!(0, 100);
    /// The total to reach (B.7).
    target: u32 = 11, number!(1, 1_000_000);
    /// What decides once the target is reached (B.8).
    end_rule: EndRule = EndRule::Highest, KnobKind::Choice(EndRule::NAMES);
    /// Whether points are wanted (C).
    objective: Objective = Objective::High, KnobKind::Choice(Objective::NAMES);
    /// A side with this total while every other has none wins at once (B.9).
    cappotto_at: Option<u32> = None, number!(1, 1_000_000, none);
}
