//! The application's script and the one that fetches its parts, as one script: in a file nothing can be imported.

use crate::fault::Fault;

/// `glue`, the application's script, with what it imports written into it; `read` reads a file of the site.
///
/// # Errors
/// When the scripts are not as the build usually makes them.
pub fn join(glue: &str, read: impl Fn(&str) -> Result<String, Fault>) -> Result<String, Fault> {
    let unusual = |what: &str| Fault::Failed(format!("the application's script {what}"));
    let is_import = |line: &&str| line.starts_with("import * as ");
    let mut imports = glue.lines().filter(is_import);
    let import = imports.next().ok_or_else(|| unusual("imports no parts"))?;
    if imports.next().is_some() {
        return Err(unusual("imports more than its parts"));
    }
    let (name, from) = import
        .trim_start_matches("import * as ")
        .split_once(" from ")
        .ok_or_else(|| unusual("imports in a new way"))?;
    let file = from
        .trim_matches(|c| "\"\';".contains(c))
        .trim_start_matches("./");

    let parts = read(file)?;
    let mut exports = Vec::new();
    let mut body = String::new();
    for line in parts.lines().filter(|line| !line.starts_with("import ")) {
        let line = line
            .strip_prefix("export ")
            .inspect(|line| {
                let word = line.split_whitespace().nth(1);
                exports.extend(word.map(str::to_owned));
            })
            .unwrap_or(line);
        body += line;
        body.push('\n');
    }
    if exports.is_empty() {
        return Err(unusual("has parts that nothing fetches"));
    }
    let parts = format!(
        "const {name} = (() => {{\n{body}return {{ {} }};\n}})();\n",
        exports.join(", ")
    );
    Ok(parts + &glue.replacen(import, "", 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_stand_where_they_were_imported() {
        let glue = "import * as import1 from \"./parts-1.js\"\nfunction initSync() {}\n";
        let parts = "import { initSync } from \"./app-1.js\";\nlet shared;\nexport const load = go(\n  1);\n";
        let joined = join(glue, |name| {
            assert_eq!(name, "parts-1.js");
            Ok(parts.to_owned())
        })
        .expect("joined");
        assert_eq!(
            joined,
            "const import1 = (() => {\nlet shared;\nconst load = go(\n  1);\nreturn { load };\n})();\n\nfunction initSync() {}\n"
        );
        assert!(join("function initSync() {}", |_| Ok(String::new())).is_err());
    }
}
