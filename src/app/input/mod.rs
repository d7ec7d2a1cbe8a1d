//! Pointer, touch and keys; all of them end in the same few calls of the session.

mod drag;
mod keys;
mod press;

pub use drag::{Drag, card_of, middle};
pub use keys::{focus_hand, on_key};
