//! The application's wasm in parts: what the first play needs, and what is fetched once the table stands.
//!
//! Trunk compiles the program and calls wasm-bindgen. In between the program is divided where its sources say so
//! (`wasm_split`): Trunk finds this program on the PATH under wasm-bindgen's name, which divides and then calls
//! the real one. Afterwards the parts go to dist/ under names that change with their content.

use crate::fault::Fault;
use crate::{names, paths};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use wasm_split_cli_support::{Options, transform};

/// The variables that tell the stand-in where the real wasm-bindgen is, and where the parts go.
const REAL: &str = "SCOPA_WASM_BINDGEN";
const PARTS: &str = "SCOPA_PARTS";
/// The program that is divided, and the script that fetches its parts.
const PROGRAM: &str = "app.wasm";
const SCRIPT: &str = "__wasm_split.js";
/// How the names of the parts with the words of a language begin; `public/sw.js` knows them by it.
pub const LANGUAGE: &str = "split_words_";

/// Prepares a build in parts: returns the folder that has to be first on the PATH.
///
/// # Errors
/// When the stand-in cannot be put there.
pub fn prepare(build: &mut Command, wasm_bindgen: &Path) -> Result<PathBuf, Fault> {
    let bin = workshop().join("bin");
    let parts = parts();
    for dir in [&bin, &parts] {
        if dir.exists() {
            fs::remove_dir_all(dir).map_err(|e| Fault::file("empty", dir, &e))?;
        }
        fs::create_dir_all(dir).map_err(|e| Fault::file("make", dir, &e))?;
    }
    let here = env::current_exe().map_err(|e| Fault::Failed(format!("no name of its own: {e}")))?;
    let stand_in = bin.join(format!("wasm-bindgen{}", env::consts::EXE_SUFFIX));
    fs::copy(&here, &stand_in).map_err(|e| Fault::file("copy", &here, &e))?;
    build.env("SCOPA_SPLIT", "1").env(REAL, wasm_bindgen);
    build.env(PARTS, &parts);
    Ok(bin)
}

/// What this program does when it is called as wasm-bindgen; nothing when it is called by its own name.
pub fn stand_in() -> Option<ExitCode> {
    let called = env::args_os().next().map(PathBuf::from)?;
    if called.file_stem()? != "wasm-bindgen" {
        return None;
    }
    let (real, parts) = (env::var_os(REAL)?, PathBuf::from(env::var_os(PARTS)?));
    let words = arguments(env::args_os().skip(1), &parts);
    let run = words.and_then(|words| {
        let status = Command::new(&real).args(words).status();
        status.map_err(|e| Fault::file("run", Path::new(&real), &e))
    });
    Some(match run {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("{}", fault.text().unwrap_or_default());
            ExitCode::FAILURE
        }
    })
}

/// The words for wasm-bindgen: for the program that is divided, its main part and what that has to keep.
fn arguments(words: impl Iterator<Item = OsString>, parts: &Path) -> Result<Vec<OsString>, Fault> {
    let mut arguments: Vec<OsString> = words.collect();
    let is_program = |word: &&mut OsString| Path::new(word).file_name() == Some(PROGRAM.as_ref());
    if let Some(program) = arguments.iter_mut().find(is_program) {
        *program = divide(Path::new(program), parts)?.into();
        // The parts share the table of functions, which would not be exported otherwise.
        arguments.push("--keep-lld-exports".into());
    }
    Ok(arguments)
}

/// Divides `program`, and returns the part that is left for wasm-bindgen.
fn divide(program: &Path, parts: &Path) -> Result<PathBuf, Fault> {
    let bytes = fs::read(program).map_err(|e| Fault::file("read", program, &e))?;
    let main = parts.join("main").join(PROGRAM);
    let dir = main.parent().unwrap_or(parts);
    fs::create_dir_all(dir).map_err(|e| Fault::file("make", dir, &e))?;
    let mut options = Options::new(&bytes);
    options.output_dir = parts;
    options.main_out_path = &main;
    options.main_module = "./app.js";
    transform(options).map_err(|e| Fault::Failed(format!("cannot divide the program: {e:#}")))?;
    Ok(main)
}

/// Puts the parts beside the application in `dist`, all under one name that changes with the content of any.
///
/// # Errors
/// When a file is not where Trunk should have put it.
pub fn settle(dist: &Path) -> Result<(), Fault> {
    let script = read(&parts().join(SCRIPT))?;
    let mut later = Vec::new();
    for part in paths::files(&parts())? {
        let name = name_of(&part);
        if name.ends_with(".wasm") && name != PROGRAM {
            let bytes = fs::read(&part).map_err(|e| Fault::file("read", &part, &e))?;
            later.push((name, bytes));
        }
    }
    let index = dist.join("index.html");
    let page = read(&index)?;
    let old = application(dist)?;
    let glue = dist.join(format!("{old}.js"));
    let wasm = dist.join(format!("{old}_bg.wasm"));
    let program = fs::read(&wasm).map_err(|e| Fault::file("read", &wasm, &e))?;
    let (program, code) = names::shorten(&program, &read(&glue)?)?;
    write(&wasm, &program)?;

    let mut hasher = DefaultHasher::new();
    (&script, &later, &code, &program).hash(&mut hasher);
    let hash = format!("{:016x}", hasher.finish());
    let new = format!("app-{hash}");

    let mut script = script.replace("./app.js", &format!("./{new}.js"));
    for (name, bytes) in later {
        let named = format!("{}-{hash}.wasm", name.trim_end_matches(".wasm"));
        script = script.replace(&format!("./{name}"), &format!("./{named}"));
        write(&dist.join(named), &bytes)?;
    }
    write(&dist.join(format!("parts-{hash}.js")), script.as_bytes())?;
    // Not where the wasm names the module that it imports from.
    let from = |name: &str| format!("from \"./{name}\"");
    if !code.contains(&from(SCRIPT)) {
        return Err(Fault::Failed(
            "the application does not import its parts".into(),
        ));
    }
    let code = code.replace(&from(SCRIPT), &from(&format!("parts-{hash}.js")));
    write(&glue, code.as_bytes())?;
    let preload = format!(r#"<link rel="modulepreload" href="./parts-{hash}.js">"#);
    let page = page.replace(&old, &new);
    write(
        &index,
        page.replacen("</head>", &format!("{preload}\n</head>"), 1)
            .as_bytes(),
    )?;
    rename(&glue, &dist.join(format!("{new}.js")))?;
    rename(&wasm, &dist.join(format!("{new}_bg.wasm")))
}

/// The name that Trunk gave the application, without its endings.
fn application(dist: &Path) -> Result<String, Fault> {
    let files = paths::files(dist)?;
    let found = files.iter().map(|file| name_of(file)).find_map(|name| {
        let name = name.strip_suffix("_bg.wasm")?;
        name.starts_with("app-").then(|| name.to_owned())
    });
    found.ok_or_else(|| Fault::Failed("Trunk made no application".into()))
}

fn name_of(file: &Path) -> String {
    file.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn workshop() -> PathBuf {
    paths::target().join("xtask")
}

fn parts() -> PathBuf {
    workshop().join("parts")
}

fn read(file: &Path) -> Result<String, Fault> {
    fs::read_to_string(file).map_err(|e| Fault::file("read", file, &e))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Fault> {
    fs::write(file, bytes).map_err(|e| Fault::file("write", file, &e))
}

fn rename(from: &Path, to: &Path) -> Result<(), Fault> {
    fs::rename(from, to).map_err(|e| Fault::file("rename", from, &e))
}
