//! Rule sets as data: every knob of RULES.md section F, the presets of section D, and whether a set can be played.

mod choices;
mod fault;
mod json;
mod knob_error;
mod knobs;
mod mend;
mod nearest;
mod preset;
mod prime;
mod ruleset;
mod setting;
mod text;
mod validate;
mod validate_scoring;

pub use choices::*;
pub use fault::{Fault, FaultKind, Faults};
pub use knob_error::{KnobError, RulesError};
pub use knobs::{KNOBS, Knob, KnobKind, Rules};
pub use preset::PRESETS;
pub use prime::{CountOrder, PrimieraScale};
pub use ruleset::Ruleset;
pub use validate::rounds;
