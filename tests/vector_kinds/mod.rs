//! One function a kind of vector: input and expectation as typed data, answered by the engine.

mod matches;
mod opening;
mod playing;
mod scoring;

use std::fmt::Debug;

use scopa::Rules;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What came of a vector.
pub enum Verdict {
    Right,
    Wrong(String),
    Unsupported(String),
}

impl Verdict {
    pub fn map_wrong(self, change: impl FnOnce(String) -> String) -> Verdict {
        match self {
            Verdict::Wrong(what) => Verdict::Wrong(change(what)),
            other => other,
        }
    }
}

/// Answers a vector of a kind.
pub fn check(kind: &str, rules: Rules, input: &Value, expect: &Value) -> Verdict {
    let case = Vector {
        rules,
        input,
        expect,
    };
    match kind {
        "captures" => case.answer(playing::captures),
        "playable" => case.answer(playing::playable),
        "scopa" => case.answer(playing::scopa),
        "primiera" => case.answer(scoring::primiera),
        "primiera_winner" => case.answer(scoring::primiera_winner),
        "napola" => case.answer(scoring::napola),
        "score" => case.answer(scoring::score),
        "knock" => case.answer(opening::knock),
        "cucita" => case.answer(opening::cucita),
        "dealer_bonus" => case.answer(opening::dealer_bonus),
        "redeal" => case.answer(opening::redeal),
        "deal_shape" => case.answer(opening::deal_shape),
        "chkobba_deal" => case.answer(opening::chkobba_deal),
        "order" => case.answer(matches::order),
        "leftovers" => case.answer(matches::leftovers),
        "end" => case.answer(matches::end),
        "apply" => case.answer(matches::apply),
        _ => Verdict::Unsupported(format!("no kind {kind:?}")),
    }
}

struct Vector<'a> {
    rules: Rules,
    input: &'a Value,
    expect: &'a Value,
}

impl Vector<'_> {
    fn answer<I, E>(&self, engine: fn(&Rules, I, &E) -> Result<E, String>) -> Verdict
    where
        I: DeserializeOwned,
        E: DeserializeOwned + PartialEq + Debug,
    {
        let input = match I::deserialize(self.input) {
            Ok(input) => input,
            Err(error) => return Verdict::Unsupported(format!("input: {error}")),
        };
        let expect = match E::deserialize(self.expect) {
            Ok(expect) => expect,
            Err(error) => return Verdict::Unsupported(format!("expect: {error}")),
        };
        match engine(&self.rules, input, &expect) {
            Ok(answer) if answer == expect => Verdict::Right,
            Ok(answer) => Verdict::Wrong(format!("expected {expect:?}, got {answer:?}")),
            Err(why) => Verdict::Unsupported(why),
        }
    }
}
