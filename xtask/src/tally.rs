//! How many tests passed, out of what the test runners say at their end.

use std::fmt;

/// The sum over all runs so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that ended well.
    pub passed: usize,
    /// Tests that did not, for whatever reason.
    pub failed: usize,
    /// Tests that were left out.
    pub skipped: usize,
}

impl Tally {
    /// Adds what the closing lines in `output` say, of nextest or of `cargo test`.
    pub fn hear(&mut self, output: &str) {
        let summaries: Vec<_> = output.lines().filter_map(of_nextest).collect();
        // Nextest repeats what a failed test printed, the closing line of its own runner included.
        if summaries.is_empty() {
            for counts in output.lines().filter_map(of_cargo) {
                self.add(counts.split([';', '.']));
            }
        }
        for counts in summaries {
            self.add(without_brackets(counts).split(','));
        }
    }

    fn add<'a>(&mut self, counts: impl Iterator<Item = &'a str>) {
        for count in counts {
            let Some((number, what)) = count.trim().split_once(' ') else {
                continue;
            };
            let Ok(number) = number.parse::<usize>() else {
                continue;
            };
            match what.trim() {
                "passed" => self.passed += number,
                "failed" | "timed out" | "exec failed" => self.failed += number,
                "skipped" | "ignored" => self.skipped += number,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

fn of_cargo(line: &str) -> Option<&str> {
    line.split_once("test result: ").map(|(_, counts)| counts)
}

fn of_nextest(line: &str) -> Option<&str> {
    let summary = line.trim_start().strip_prefix("Summary [")?;
    summary.split_once(" run: ").map(|(_, counts)| counts)
}

fn without_brackets(text: &str) -> String {
    let mut inside = false;
    text.chars()
        .filter(|c| {
            inside |= *c == '(';
            let kept = !inside;
            inside &= *c != ')';
            kept
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(text: &str) -> String {
        let mut tally = Tally::default();
        tally.hear(text);
        tally.to_string()
    }

    #[test]
    fn cargo_test_is_understood() {
        let text = "running 5 tests\n\
            test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.00s\n\
            test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s\n";
        assert_eq!(heard(text), "6 passed, 3 failed, 1 skipped");
    }

    #[test]
    fn nextest_is_understood() {
        let all = "     Summary [   0.005s] 12 tests run: 12 passed, 0 skipped";
        assert_eq!(heard(all), "12 passed, 0 failed");
        let one = "     Summary [   0.005s] 1 test run: 1 passed, 0 skipped";
        assert_eq!(heard(one), "1 passed, 0 failed");
        let mixed = "     Summary [  31.0s] 9/12 tests run: 5 passed (1 slow, 2 leaky), 2 failed, 1 timed out, \
            1 exec failed, 3 skipped";
        assert_eq!(heard(mixed), "5 passed, 4 failed, 3 skipped");
        let repeated = "test result: FAILED. 0 passed; 1 failed; 0 ignored; 26 filtered out\n\
            \x20    Summary [   0.3s] 27 tests run: 26 passed, 1 failed, 0 skipped\n";
        assert_eq!(heard(repeated), "26 passed, 1 failed");
    }

    #[test]
    fn other_lines_are_not_counted() {
        assert_eq!(
            heard("3 passed, 1 failed\nSummary: 2 passed\ntest a ... ok\n"),
            "0 passed, 0 failed"
        );
    }
}
