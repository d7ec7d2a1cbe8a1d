//! Pointer, touch and keys; all of them end in the same few calls of the session.

mod drag;
mod held;
mod home;
mod keys;
mod press;

pub use drag::Drag;
pub use keys::{focus_hand, leave_hand, on_key};
