//! The smallest parts of the program in one file.
//!
//! What two languages have in common, and nobody else, becomes a part of its own, and most of these have a few words: each
//! would be a request. They go into one file, of which the script that fetches the parts takes its pieces.

use crate::fault::Fault;
use crate::paths;
use crate::site::page::once;
use std::fs;
use std::path::Path;

/// A part is small below this, in bytes.
const SMALL: usize = 4096;

/// Gives a piece of the file as the answer that a part of its own would have been.
const PIECES: &str = r#"let gathered;
async function piece(from, to) {
    gathered ??= fetch(new URL("./FILE", import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`no pieces: ${answer.status}`);
        return answer.arrayBuffer();
    });
    try {
        const bytes = (await gathered).slice(from, to);
        return new Response(bytes, { headers: { "content-type": "application/wasm" } });
    } catch (error) {
        // The next call tries again.
        gathered = undefined;
        throw error;
    }
}
"#;

/// Puts the small parts in `dist` into one file and lets the script take them from there.
///
/// # Errors
/// When the script is not there or fetches its parts in a new way.
pub fn gather(dist: &Path) -> Result<(), Fault> {
    let (mut small, mut scripts) = (Vec::new(), Vec::new());
    for file in paths::files(dist)? {
        let name = paths::name_in(dist, &file);
        if name.starts_with("chunk_") && name.ends_with(".wasm") {
            let bytes = fs::read(&file).map_err(|e| Fault::file("read", &file, &e))?;
            if bytes.len() < SMALL {
                small.push((name, file, bytes));
            }
        } else if name.starts_with("parts-") && name.ends_with(".js") {
            scripts.push((name, file));
        }
    }
    if small.is_empty() {
        return Ok(());
    }
    let [(name, script)] = &scripts[..] else {
        let found = scripts.len();
        return Err(Fault::Failed(format!("{found} scripts fetch the parts")));
    };
    let gathered = name.replace("parts-", "chunks-").replace(".js", ".bin");
    let mut text = fs::read_to_string(script).map_err(|e| Fault::file("read", script, &e))?;
    let mut all = Vec::new();
    for (name, file, bytes) in small {
        let (from, to) = (all.len(), all.len() + bytes.len());
        let asked = format!("fetch(new URL(\"./{name}\", import.meta.url))");
        text = once(&text, &asked, &format!("piece({from}, {to})"))?;
        all.extend(bytes);
        fs::remove_file(&file).map_err(|e| Fault::file("remove", &file, &e))?;
    }
    text = PIECES.replace("FILE", &gathered) + &text;
    let file = dist.join(gathered);
    fs::write(&file, all).map_err(|e| Fault::file("write", &file, &e))?;
    fs::write(script, text).map_err(|e| Fault::file("write", script, &e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_parts_are_pieces_of_one_file() {
        let dist = std::env::temp_dir().join(format!("scopa-gather-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder");
        let write = |name: &str, bytes: &[u8]| fs::write(dist.join(name), bytes).expect("written");
        write("chunk_1-0f.wasm", b"first");
        write("chunk_2-0f.wasm", &[7; SMALL]);
        write("chunk_3-0f.wasm", b"second");
        let fetches = [1, 2, 3].map(|n| {
            format!("const c{n} = fetch(new URL(\"./chunk_{n}-0f.wasm\", import.meta.url));\n")
        });
        write("parts-0f.js", fetches.concat().as_bytes());
        gather(&dist).expect("gathered");
        let read = |name: &str| fs::read_to_string(dist.join(name)).expect("readable");
        assert_eq!(read("chunks-0f.bin"), "firstsecond");
        let script = read("parts-0f.js");
        for line in [
            "const c1 = piece(0, 5);",
            "const c3 = piece(5, 11);",
            "new URL(\"./chunks-0f.bin\"",
            fetches[1].trim(),
        ] {
            assert!(script.contains(line), "{line} in {script}");
        }
        assert!(!dist.join("chunk_1-0f.wasm").exists());
        assert!(dist.join("chunk_2-0f.wasm").exists());
        fs::remove_dir_all(&dist).expect("removed");
    }
}
