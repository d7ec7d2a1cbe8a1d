//! Versions out of Cargo.lock, so that a tool can never drift from the library it belongs to.

use crate::fault::Fault;
use crate::paths;
use std::fs;

/// The version of `package` that this project is locked to.
///
/// # Errors
/// When Cargo.lock cannot be read or has no such package, or has it twice.
pub fn version(package: &str) -> Result<String, Fault> {
    let path = paths::root().join("Cargo.lock");
    let text = fs::read_to_string(&path).map_err(|e| Fault::file("read", &path, &e))?;
    let found = versions(&text, package);
    match found.as_slice() {
        [version] => Ok((*version).to_owned()),
        [] => Err(Fault::Failed(format!("Cargo.lock has no {package}"))),
        several => {
            let list = several.join(", ");
            Err(Fault::Failed(format!(
                "Cargo.lock has several {package}: {list}"
            )))
        }
    }
}

fn versions<'a>(lock: &'a str, package: &str) -> Vec<&'a str> {
    let value = |line: &'a str, key: &str| {
        let (name, value) = line.split_once(" = ")?;
        (name == key).then(|| value.trim_matches('"'))
    };
    lock.split("[[package]]")
        .skip(1)
        .filter(|entry| entry.lines().find_map(|line| value(line, "name")) == Some(package))
        .filter_map(|entry| entry.lines().find_map(|line| value(line, "version")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.1"

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
dependencies = [
 "wasm-bindgen-macro",
]

[[package]]
name = "rand"
version = "0.8.5"

[[package]]
name = "rand"
version = "0.9.2"
"#;

    #[test]
    fn a_version_is_read_by_the_exact_name() {
        assert_eq!(versions(LOCK, "wasm-bindgen"), ["0.2.130"]);
        assert_eq!(versions(LOCK, "rand"), ["0.8.5", "0.9.2"]);
        assert!(versions(LOCK, "wasm").is_empty());
    }

    #[test]
    fn this_project_is_locked_to_one_wasm_bindgen() {
        let version = version("wasm-bindgen").expect("locked");
        assert!(version.starts_with("0.2."), "{version}");
    }
}
