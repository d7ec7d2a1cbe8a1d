//! The application's script and the one that fetches its parts, as one script: in a file nothing can be imported.

use crate::fault::Fault;

/// `glue`, the application's script, with what it imports written into it; `read` reads a file of the site.
///
/// # Errors
/// When the scripts are not as the build usually makes them.
pub fn join(glue: &str, read: impl Fn(&str) -> Result<String, Fault>) -> Result<String, Fault> {
    let unusual = |what: &str| Fault::Failed(format!("the application's script {what}"));
    let is_import = |line: &&str| line.starts_with("import * as ");
    let imports: Vec<&str> = glue.lines().filter(is_import).collect();
    // The same script under several names, one for every part.
    let mut names = Vec::new();
    let mut file = "";
    for import in &imports {
        let (name, from) = import
            .trim_start_matches("import * as ")
            .split_once(" from ")
            .ok_or_else(|| unusual("imports in a new way"))?;
        let from = from
            .trim_matches(|c| "\"\';".contains(c))
            .trim_start_matches("./");
        if !names.is_empty() && from != file {
            return Err(unusual("imports more than its parts"));
        }
        names.push(name);
        file = from;
    }
    let (first, others) = names
        .split_first()
        .ok_or_else(|| unusual("imports no parts"))?;

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
    let mut parts = format!(
        "const {first} = (() => {{\n{body}return {{ {} }};\n}})();\n",
        exports.join(", ")
    );
    for other in others {
        parts += &format!("const {other} = {first};\n");
    }
    let rest = |glue: String, import: &&str| glue.replacen(import, "", 1);
    Ok(parts + &imports.iter().fold(glue.to_owned(), rest))
}

/// `script`, which is a module, as a plain one: browsers start no module as a worker from a file.
///
/// # Errors
/// When it exports anything but classes and, at its end, a list.
pub fn plain(script: &str) -> Result<String, Fault> {
    let (script, exports) = script
        .rsplit_once("\nexport {")
        .ok_or_else(|| Fault::Failed("the application's script exports nothing".into()))?;
    let script = script.replace("\nexport class ", "\nclass ");
    if script.contains("\nexport ") || exports.trim_end().lines().count() > 1 {
        return Err(Fault::Failed(
            "the application's script exports in a new way".into(),
        ));
    }
    // A worker's own address is none that others could be beside.
    Ok(script.replace("import.meta.url", "\"file:///\"") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_becomes_a_plain_script() {
        let plain = |script: &str| plain(script).ok();
        let module = "const a = new URL(\"b\", import.meta.url);\nexport { a as default };\n";
        assert_eq!(
            plain(module).as_deref(),
            Some("const a = new URL(\"b\", \"file:///\");\n")
        );
        let class = "\nexport class A {}\nexport { b };\n";
        assert_eq!(plain(class).as_deref(), Some("\nclass A {}\n"));
        assert!(plain("const a = 1;\n").is_none());
        assert!(plain("\nexport const a = 1;\nexport { b };\n").is_none());
    }

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
        let twice = "import * as a from \"./parts-1.js\"\nimport * as b from \"./parts-1.js\"\n";
        let joined = join(twice, |_| Ok("export const load = 1;\n".to_owned())).expect("joined");
        assert_eq!(
            joined,
            "const a = (() => {\nconst load = 1;\nreturn { load };\n})();\nconst b = a;\n\n\n"
        );
        let others = "import * as a from \"./parts-1.js\"\nimport * as b from \"./more.js\"\n";
        assert!(join(others, |_| Ok(String::new())).is_err());
        assert!(join("function initSync() {}", |_| Ok(String::new())).is_err());
    }
}
