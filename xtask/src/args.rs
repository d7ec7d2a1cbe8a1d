//! The words after a command: switches (`--quick`) and options (`--port 8080` or `--port=8080`).

use crate::fault::Fault;

/// What was given on the command line, all of it known to the command.
#[derive(Debug, Default)]
pub struct Args {
    switches: Vec<String>,
    options: Vec<(String, String)>,
}

impl Args {
    /// Reads `words`, of which the command knows these switches and options.
    ///
    /// # Errors
    /// A usage fault for a word that is not known and for an option without its value.
    pub fn parse(words: &[String], switches: &[&str], options: &[&str]) -> Result<Self, Fault> {
        let mut args = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let (name, inline) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (word.as_str(), None),
            };
            if options.contains(&name) {
                let value = inline
                    .or_else(|| words.next().cloned())
                    .filter(|value| !value.is_empty() && !value.starts_with("--"))
                    .ok_or_else(|| Fault::Usage(format!("{name} needs a value")))?;
                args.options.push((name.to_owned(), value));
            } else if switches.contains(&name) && inline.is_none() {
                args.switches.push(name.to_owned());
            } else {
                let known = [switches, options].concat().join(", ");
                let hint = if known.is_empty() {
                    "none".to_owned()
                } else {
                    known
                };
                return Err(Fault::Usage(format!(
                    "'{word}' is not known here (known: {hint})"
                )));
            }
        }
        Ok(args)
    }

    /// Whether a switch was given.
    pub fn has(&self, switch: &str) -> bool {
        self.switches.iter().any(|given| given == switch)
    }

    /// The value of an option; the last one counts.
    pub fn value(&self, option: &str) -> Option<&str> {
        let found = self.options.iter().rfind(|(name, _)| name == option);
        found.map(|(_, value)| value.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Args, Fault> {
        let words: Vec<String> = text.split_whitespace().map(String::from).collect();
        Args::parse(&words, &["--quick"], &["--port"])
    }

    #[test]
    fn switches_and_options_are_read_in_any_order() {
        let args = parse("--port 81 --quick --port=82").expect("known words");
        assert!(args.has("--quick"));
        assert_eq!(args.value("--port"), Some("82"));
        assert_eq!(parse("").expect("nothing").value("--port"), None);
    }

    #[test]
    fn what_is_not_known_is_refused_by_name() {
        for wrong in [
            "--fast",
            "extra",
            "--quick=1",
            "--port",
            "--port --quick",
            "--port=",
        ] {
            let fault = parse(wrong).expect_err(wrong);
            assert!(matches!(fault, Fault::Usage(_)), "{wrong}");
        }
    }
}
