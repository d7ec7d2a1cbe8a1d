//! What the commands tell while they work: each step, and how long it took.

use crate::fault::Fault;
use std::time::{Duration, Instant};

/// A line about what is being done or what is to be known.
pub fn note(text: &str) {
    eprintln!("   {text}");
}

/// A line about something that works less well than it could.
pub fn warn(text: &str) {
    eprintln!("   warning: {text}");
}

/// Runs one step between a line that names it and a line that says how long it took.
///
/// # Errors
/// Whatever the step returns.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    eprintln!("=> {name}");
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() {
        "done in"
    } else {
        "failed after"
    };
    eprintln!("   {end} {}", duration(start.elapsed()));
    result
}

/// A duration as people say it: `0.4 s`, `12 s`, `7 min 05 s`.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 9.95 {
        format!("{seconds:.1} s")
    } else if seconds < 59.5 {
        format!("{seconds:.0} s")
    } else {
        let whole = (time.as_millis() + 500) / 1000;
        format!("{} min {:02} s", whole / 60, whole % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_grow_from_tenths_to_minutes() {
        let said = |ms| duration(Duration::from_millis(ms));
        assert_eq!(said(40), "0.0 s");
        assert_eq!(said(9_940), "9.9 s");
        assert_eq!(said(12_300), "12 s");
        assert_eq!(said(59_700), "1 min 00 s");
        assert_eq!(said(425_000), "7 min 05 s");
    }
}
