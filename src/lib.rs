//! Scopa.
