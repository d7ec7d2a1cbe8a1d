//! The table without a screen: aiming a card, where cards lie, and which movements tell what happened.
//!
//! Nothing here knows a rule or a pixel. What is legal comes from the engine as a list of plays; what is
//! drawn is up to whoever holds the screen. Pointer, touch and keyboard all go through [`Aim`].

mod aim;
mod around;
mod grid;
mod motion;
mod slots;

pub use aim::{Aim, Answer, Drop};
pub use around::{Around, Party};
pub use grid::{Cloth, Fan, Grid};
pub use motion::{CELEBRATION, Ease, Movement, Place, Plan, Sight, Stop, Sweep, Turn, plan};
pub use slots::Slots;
