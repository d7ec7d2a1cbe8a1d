//! The rule vectors: every `*.json` in `tests/vectors/` and every file named in `SCOPA_VECTORS`
//! (separated by colons). What is not understood is listed, and fails under `SCOPA_VECTORS_STRICT=1`.

use std::{env, fs, path::PathBuf};

use scopa::Rules;
use serde::Deserialize;
use serde_json::{Map, Value};

mod vector_kinds;

use vector_kinds::{Verdict, check};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    #[serde(default, rename = "cards")]
    _cards: Value,
    #[serde(default, rename = "rules")]
    _rules: Value,
    #[serde(default, rename = "why")]
    _why: Value,
    vectors: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(default, rename = "id")]
    _id: Value,
    kind: String,
    #[serde(default)]
    rules: Map<String, Value>,
    input: Value,
    expect: Value,
    #[serde(default)]
    why: Value,
    #[serde(default, rename = "cite")]
    _cite: Value,
}

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let own = fs::read_dir(folder).expect("tests/vectors can be read");
    let mut files: Vec<PathBuf> = own.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "json"));
    files.sort();
    let named = env::var("SCOPA_VECTORS").unwrap_or_default();
    files.extend(
        named
            .split(':')
            .filter(|name| !name.is_empty())
            .map(PathBuf::from),
    );
    files
}

fn run(case: &Value) -> Verdict {
    let case = match Case::deserialize(case) {
        Ok(case) => case,
        Err(error) => return Verdict::Unsupported(error.to_string()),
    };
    match Rules::from_map(&case.rules) {
        Ok(rules) => check(&case.kind, rules, &case.input, &case.expect)
            .map_wrong(|wrong| format!("{wrong} ({})", case.why.as_str().unwrap_or_default())),
        Err(error) => Verdict::Unsupported(error.to_string()),
    }
}

#[test]
fn every_vector_holds() {
    let strict = env::var("SCOPA_VECTORS_STRICT").is_ok_and(|value| value == "1");
    let (mut passed, mut wrong, mut unsupported) = (0, Vec::new(), Vec::new());
    for path in files() {
        let name = path.display().to_string();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let file: File =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(file.format, "scopa-rules-vectors/1", "{name}");
        for (i, case) in file.vectors.iter().enumerate() {
            let id = case["id"]
                .as_str()
                .map_or_else(|| format!("#{i}"), str::to_owned);
            match run(case) {
                Verdict::Right => passed += 1,
                Verdict::Wrong(what) => wrong.push(format!("{name} {id}: {what}")),
                Verdict::Unsupported(what) => unsupported.push(format!("{name} {id}: {what}")),
            }
        }
    }
    println!(
        "{passed} right, {} wrong, {} not supported",
        wrong.len(),
        unsupported.len()
    );
    unsupported
        .iter()
        .for_each(|what| println!("not supported: {what}"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        !strict || unsupported.is_empty(),
        "not supported:\n{}",
        unsupported.join("\n")
    );
    assert!(passed > 0, "no vector was found");
}

#[test]
fn what_is_not_understood_is_never_right() {
    let case = |text: &str| run(&serde_json::from_str(text).unwrap());
    let strange = [
        r#"{"kind": "tea", "rules": {}, "input": {}, "expect": {}}"#,
        r#"{"kind": "napola", "rules": {"moon": 1}, "input": {"coins": [1]}, "expect": {"points": 0}}"#,
        r#"{"kind": "napola", "rules": {}, "input": {"coins": [1], "moon": 1}, "expect": {"points": 0}}"#,
        r#"{"kind": "napola", "rules": {}, "input": {"coins": [1]}, "expect": {"points": 0, "moon": 1}}"#,
        r#"{"kind": "napola", "rules": {}, "input": {"coins": [1]}, "expect": {"points": 0}, "moon": 1}"#,
    ];
    for text in strange {
        assert!(matches!(case(text), Verdict::Unsupported(_)), "{text}");
    }
    let wrong =
        r#"{"kind": "napola", "rules": {}, "input": {"coins": [1]}, "expect": {"points": 1}}"#;
    assert!(matches!(case(wrong), Verdict::Wrong(_)));
}
