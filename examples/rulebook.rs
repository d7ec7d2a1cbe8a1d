//! The rules of a preset in words: `cargo run --example rulebook -- --preset cirulla --lang it`. Further `knob=value`
//! change it. A star marks what differs from the default, brackets the sources of what is disputed.

use scopa::Rules;
use scopa::explain::{Language, Section, rulebook};

fn main() -> Result<(), String> {
    let (mut preset, mut language) = ("classica".to_owned(), Language::ENGLISH);
    let mut changes = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--preset" => preset = value()?,
            "--lang" => {
                let tag = value()?;
                language =
                    Language::of(&tag).ok_or(format!("no language {tag}; there are it and en"))?;
            }
            _ => match arg.split_once('=') {
                Some((knob, value)) => changes.push((knob.to_owned(), value.to_owned())),
                None => {
                    return Err(format!(
                        "unknown option {arg}; known: --preset, --lang, knob=value"
                    ));
                }
            },
        }
    }
    let (mut rules, errors) = Rules::from_pairs([("preset", preset.as_str())]);
    errors
        .first()
        .map_or(Ok(()), |error| Err(error.to_string()))?;
    for (knob, value) in &changes {
        rules.with(knob, value).map_err(|error| error.to_string())?;
    }
    let rules = rules.validate().map_err(|faults| faults.to_string())?;
    let sentences = rulebook(&rules, language);
    for section in Section::ALL {
        let within: Vec<_> = sentences
            .iter()
            .filter(|sentence| sentence.section == section)
            .collect();
        if !within.is_empty() {
            println!("\n{}", language.title(section));
        }
        for sentence in within {
            let star = if sentence.differs { '*' } else { ' ' };
            let source = sentence
                .source
                .map(|source| format!(" [{source}]"))
                .unwrap_or_default();
            println!("{star} {}{source}", sentence.text);
        }
    }
    Ok(())
}
