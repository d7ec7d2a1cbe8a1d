//! Short names for what the application's wasm imports from its script, and an end to what it exports in vain.
//!
//! wasm-bindgen calls an import by the browser's name for it and a hash. Nobody reads these names but the browser,
//! which connects the two files by them: two letters do, in both. And a library exports classes for streams, which the
//! page never makes; what is not exported, wasm-opt takes out.

use crate::fault::Fault;

/// The module that wasm-bindgen's imports are named after.
const MODULE: &[u8] = b"./app_bg.js";
/// The ids of sections and of functions in WebAssembly's binary format.
const HEADER: usize = 8;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
const FUNCTION: u8 = 0;
/// How the classes begin that nobody calls, and what frees one.
const IN_VAIN: [&[u8]; 2] = [b"intounderlying", b"__wbg_intounderlying"];

/// `wasm` and `script` with short names for the functions that the one imports from the other.
///
/// # Errors
/// When the wasm is none, or a name is not exactly once in the script.
pub fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String), Fault> {
    let mut names = Vec::new();
    let wasm = rename(wasm, &mut names)
        .ok_or_else(|| Fault::Failed("the application imports in a new way".into()))?;
    let script = names
        .iter()
        .enumerate()
        .try_fold(script.to_owned(), |script, (nth, name)| {
            match whole(&script, name)[..] {
                [at] => Ok(script[..at].to_owned() + &short(nth) + &script[at + name.len()..]),
                ref found => Err(Fault::Failed(format!(
                    "the application's script has {name} {} times",
                    found.len()
                ))),
            }
        })?;
    Ok((wasm, script))
}

/// The wasm with short names in its section of imports; the names that it had go to `names`, in their order.
fn rename(wasm: &[u8], names: &mut Vec<String>) -> Option<Vec<u8>> {
    let mut new = wasm.get(..HEADER)?.to_vec();
    let mut rest = &wasm[HEADER..];
    while !rest.is_empty() {
        let id = take(&mut rest, 1)?[0];
        let length = number(&mut rest)?;
        let section = take(&mut rest, length)?;
        let section = match id {
            IMPORTS => imports(section, names)?,
            EXPORTS => exports(section)?,
            _ => section.to_vec(),
        };
        new.push(id);
        put(&mut new, &section);
    }
    Some(new)
}

fn imports(mut section: &[u8], names: &mut Vec<String>) -> Option<Vec<u8>> {
    let mut new = Vec::new();
    let count = number(&mut section)?;
    put_number(&mut new, count);
    for _ in 0..count {
        let module = text(&mut section)?;
        let name = text(&mut section)?;
        put(&mut new, module);
        if module == MODULE {
            put(&mut new, short(names.len()).as_bytes());
            names.push(String::from_utf8(name.to_vec()).ok()?);
        } else {
            put(&mut new, name);
        }
        if take(&mut section, 1)? != [FUNCTION] {
            return None;
        }
        new.push(FUNCTION);
        put_number(&mut new, number(&mut section)?);
    }
    section.is_empty().then_some(new)
}

/// The exports without those that are in vain.
fn exports(mut section: &[u8]) -> Option<Vec<u8>> {
    let (mut kept, mut new) = (0, Vec::new());
    for _ in 0..number(&mut section)? {
        let (name, kind) = (text(&mut section)?, take(&mut section, 1)?);
        let place = number(&mut section)?;
        if !IN_VAIN.iter().any(|start| name.starts_with(start)) {
            kept += 1;
            put(&mut new, name);
            new.extend(kind);
            put_number(&mut new, place);
        }
    }
    let mut all = Vec::new();
    put_number(&mut all, kept);
    all.extend(new);
    section.is_empty().then_some(all)
}

/// The nth of the short names: a, b, … Z, aa, ba, ….
fn short(nth: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let last = char::from(LETTERS[nth % LETTERS.len()]);
    match nth / LETTERS.len() {
        0 => last.to_string(),
        more => short(more - 1) + &last.to_string(),
    }
}

/// Where `name` stands in `script` as a word of its own.
fn whole(script: &str, name: &str) -> Vec<usize> {
    let of_a_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    script
        .match_indices(name)
        .map(|(at, _)| at)
        .filter(|at| {
            !script[..*at].ends_with(of_a_word) && !script[at + name.len()..].starts_with(of_a_word)
        })
        .collect()
}

fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(taken)
}

fn text<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = number(bytes)?;
    take(bytes, length)
}

/// An unsigned number in LEB128.
fn number(bytes: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for shift in (0..usize::BITS).step_by(7) {
        let byte = take(bytes, 1)?[0];
        value |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

fn put(to: &mut Vec<u8>, bytes: &[u8]) {
    put_number(to, bytes.len());
    to.extend(bytes);
}

fn put_number(to: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        to.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    to.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports one function of no arguments for each pair of a module and a name.
    fn module(imports: &[(&str, &str)]) -> Vec<u8> {
        let mut section = vec![imports.len() as u8];
        for (module, name) in imports {
            put(&mut section, module.as_bytes());
            put(&mut section, name.as_bytes());
            section.extend([FUNCTION, 0]);
        }
        let mut wasm = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02".to_vec();
        put(&mut wasm, &section);
        wasm
    }

    #[test]
    fn both_sides_of_an_import_get_the_same_short_name() {
        let long = module(&[
            ("./app_bg.js", "__wbg_log_1f"),
            ("./parts.js", "load"),
            ("./app_bg.js", "__wbg_log_1"),
        ]);
        let script = "x = { __wbg_log_1f: 1,\n__wbg_log_1: 2, \"./app_bg.js\": 3 }";
        let (wasm, script) = shorten(&long, script).expect("shortened");
        let short = [
            ("./app_bg.js", "a"),
            ("./parts.js", "load"),
            ("./app_bg.js", "b"),
        ];
        assert_eq!(wasm, module(&short));
        assert_eq!(script, "x = { a: 1,\nb: 2, \"./app_bg.js\": 3 }");
    }

    #[test]
    fn a_name_that_is_not_once_in_the_script_is_noticed() {
        let wasm = module(&[("./app_bg.js", "__wbg_log_1")]);
        assert!(shorten(&wasm, "").is_err());
        assert!(shorten(&wasm, "__wbg_log_1 __wbg_log_1").is_err());
        assert!(shorten(b"not a module", "").is_err());
    }

    #[test]
    fn what_nobody_calls_is_not_exported() {
        let module = |names: &[&str]| {
            let mut section = vec![names.len() as u8];
            for name in names {
                put(&mut section, name.as_bytes());
                section.extend([FUNCTION, 200, 1]);
            }
            let mut wasm = b"\0asm\x01\0\0\0\x07".to_vec();
            put(&mut wasm, &section);
            wasm
        };
        let all = [
            "start",
            "__wbg_intounderlyingsink_free",
            "intounderlyingsink_write",
            "memory",
        ];
        let (wasm, _) = shorten(&module(&all), "").expect("shortened");
        assert_eq!(wasm, module(&["start", "memory"]));
    }

    #[test]
    fn no_two_short_names_are_the_same() {
        let names: std::collections::HashSet<String> = (0..3000).map(short).collect();
        assert_eq!(names.len(), 3000);
        assert_eq!([short(0), short(51), short(52)], ["a", "Z", "aa"]);
    }

    #[test]
    fn numbers_come_back_as_they_went() {
        for value in [0, 127, 128, 70_000, 5_000_000] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, value);
            assert_eq!(number(&mut &bytes[..]), Some(value));
        }
    }
}
