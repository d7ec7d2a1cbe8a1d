//! The project's own commands, called as `cargo xtask`: see [`HELP`].

mod args;
mod art;
mod browsers;
mod bundle;
mod fault;
mod fingerprint;
mod lock;
mod minify;
mod names;
mod npm;
mod paths;
mod play;
mod run;
mod say;
mod serve;
mod shrink;
mod single;
mod site;
mod size;
mod split;
mod tally;
mod target;
mod test;
mod tools;

use fault::Fault;
use std::process::ExitCode;

/// What `cargo xtask` prints by itself.
const HELP: &str = "\
The project's own commands.

cargo xtask play     install what is missing, build the release, serve it on this machine
    --port N             port to serve on (8080, or the next free one)
    --no-open            do not open the browser
cargo xtask build    the release, in dist/
cargo xtask single   the whole game in one file, dist-single/scopa.html
cargo xtask size     compressed sizes of dist/ against the budgets
cargo xtask test     everything that is checked: format, lints, docs, tests, sizes, browsers
    --browsers LIST      of chromium,firefox,webkit (chromium and whichever others are found)
    --quick              without browsers, and so without a release
cargo xtask art      the cards and icons from their sources (needs Python 3)
    --check              only compare: fails when public/ is not what the sources draw
cargo xtask help     this text
";

/// One command: its name, and what it does with the words after it.
type Command = (&'static str, fn(&[String]) -> Result<(), Fault>);

const COMMANDS: [Command; 7] = [
    ("play", play::command),
    ("build", bundle::command),
    ("single", single::command),
    ("size", size::command),
    ("test", test::command),
    ("art", art::command),
    ("help", help),
];

fn main() -> ExitCode {
    if let Some(code) = split::stand_in() {
        return code;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            if let Some(text) = fault.text() {
                eprintln!("xtask: {text}");
            }
            ExitCode::from(fault.code())
        }
    }
}

fn dispatch(words: &[String]) -> Result<(), Fault> {
    let Some((name, rest)) = words.split_first() else {
        return help(&[]);
    };
    if matches!(name.as_str(), "--help" | "-h") || rest.iter().any(|w| w == "--help" || w == "-h") {
        return help(&[]);
    }
    match COMMANDS.iter().find(|(known, _)| known == name) {
        Some((_, command)) => command(rest),
        None => Err(Fault::Usage(format!(
            "there is no command '{name}'; cargo xtask help lists them"
        ))),
    }
}

fn help(_: &[String]) -> Result<(), Fault> {
    print!("{HELP}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn an_unknown_command_or_flag_is_a_usage_fault() {
        for line in [
            "fly",
            "build --fast",
            "play --port",
            "play --port no",
            "test --browsers opera",
        ] {
            let fault = dispatch(&words(line)).expect_err(line);
            assert_eq!(fault.code(), 2, "{line}");
        }
    }

    #[test]
    fn the_help_names_every_command() {
        for (name, _) in COMMANDS {
            assert!(HELP.contains(&format!("cargo xtask {name}")), "{name}");
        }
    }
}
