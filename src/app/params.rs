//! What the address asks for.

use scopa::{Rules, Ruleset};
use web_sys::UrlSearchParams;

use super::session::Players;
use super::words::Language;

/// Parameters that belong to the page rather than to the rules.
const PAGE: [&str; 24] = [
    "preset", "level", "seed", "lang", "deck", "back", "speed", "sound", "theme", "embed", "crash",
    "aside", "index", "motion", "people", "confirm", "hints", "size", "contrast", "keys",
    "offline", "host", "seats", "screen",
];
/// Marks that others hang on links; they ask nothing of us.
const FOREIGN: [&str; 5] = ["utm_", "fbclid", "gclid", "mc_", "ref"];

/// The wishes of the address, as far as they can be met.
pub struct Params {
    /// The rules to play by.
    pub rules: Ruleset,
    /// Who plays at each seat, where the address says so.
    pub players: Option<Players>,
    /// Fixes the deals.
    pub seed: Option<u64>,
    /// Multiplies every duration, where the address says so; 0 plays without movement.
    pub speed: Option<f64>,
    /// Light or dark, where one is asked for.
    pub theme: Option<String>,
    /// Whether the address names a match of its own, so that it is kept apart from the player's own match.
    pub linked: bool,
    /// For tests: fail once the table stands.
    pub crash: bool,
    /// Set the kept match aside first: the way out when it cannot even be shown.
    pub aside: bool,
    /// What could not be met.
    pub faults: Vec<String>,
}

impl Params {
    /// Reads the page's address.
    pub fn of_page() -> Self {
        let query = web_sys::window()
            .and_then(|window| window.location().search().ok())
            .unwrap_or_default();
        Self::read(&query)
    }

    fn read(query: &str) -> Self {
        let query = UrlSearchParams::new_with_str(query)
            .unwrap_or_else(|_| UrlSearchParams::new().expect("none"));
        let mut faults = Vec::new();
        let (rules, ruled) = rules(&query, &mut faults);
        let seed = query.get("seed").and_then(|text| {
            let seed = text.parse().ok();
            if seed.is_none() {
                faults.push(format!("seed={text}"));
            }
            seed
        });
        let speed = query.get("speed").and_then(|text| {
            let speed = speed(&text);
            if speed.is_none() {
                faults.push(format!("speed={text}"));
            }
            speed
        });
        // What is spoken is known before anything else: `speech.rs`.
        let lang = query.get("lang");
        if let Some(tag) = lang.filter(|tag| Language::of(tag).is_none()) {
            faults.push(format!("lang={tag}"));
        }
        let players = players(&query, &mut faults);
        Self {
            rules,
            players,
            seed,
            speed,
            theme: query
                .get("theme")
                .filter(|theme| ["light", "dark"].contains(&theme.as_str())),
            linked: ruled || seed.is_some(),
            crash: query.get("crash").as_deref() == Some("1"),
            aside: query.get("aside").as_deref() == Some("1"),
            faults,
        }
    }
}

/// Who plays at each seat, as far as `people` and `level` say.
fn players(query: &UrlSearchParams, faults: &mut Vec<String>) -> Option<Players> {
    let mut players = Players::default();
    let mut asked = false;
    for name in ["seats", "people", "level"] {
        let Some(text) = query.get(name) else {
            continue;
        };
        let done = match name {
            "seats" => Players::of_text(&text).map(|read| players = read).is_some(),
            "people" => players.seat_people(&text),
            _ => players.set_levels(&text),
        };
        asked |= done;
        if !done {
            faults.push(format!("{name}={text}"));
        }
    }
    asked.then_some(players)
}

/// What the address says about one parameter.
pub fn asked(name: &str) -> Option<String> {
    let query = web_sys::window()?.location().search().ok()?;
    UrlSearchParams::new_with_str(&query).ok()?.get(name)
}

fn speed(text: &str) -> Option<f64> {
    match text {
        "instant" => Some(0.0),
        "fast" => Some(0.6),
        "normal" => Some(1.0),
        "slow" => Some(1.6),
        number => Some(js_sys::parse_float(number)).filter(|speed| (0.0..=4.0).contains(speed)),
    }
}

/// The rules asked for, and whether any were.
fn rules(query: &UrlSearchParams, faults: &mut Vec<String>) -> (Ruleset, bool) {
    let mut ruled = false;
    let mut rules = Rules::default();
    if let Some(id) = query.get("preset") {
        match Rules::preset(&id) {
            Some(preset) => (rules, ruled) = (preset, true),
            None => faults.push(format!("preset={id}")),
        }
    }
    for (knob, value) in entries(query) {
        let foreign = FOREIGN.iter().any(|mark| knob.starts_with(mark));
        if PAGE.contains(&knob.as_str()) || foreign {
            continue;
        }
        match rules.with(&knob, &value) {
            Ok(()) => ruled = true,
            Err(error) => faults.push(error.to_string()),
        }
    }
    match rules.validate() {
        Ok(rules) => (rules, ruled),
        Err(reasons) => {
            faults.push(reasons.to_string());
            (Ruleset::default(), false)
        }
    }
}

fn entries(query: &UrlSearchParams) -> Vec<(String, String)> {
    js_sys::Array::from(query.as_ref())
        .iter()
        .filter_map(|pair| {
            let pair = js_sys::Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .collect()
}
