//! Pointer, touch and keys; all of them end in the same few calls of the session.

mod drag;
mod keys;
mod press;

pub use drag::Drag;
pub use keys::{focus_hand, on_key};
