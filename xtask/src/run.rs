//! Running other programs: as if typed by hand, without input, with the right tools first on the PATH.

use crate::fault::Fault;
use crate::paths;
use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A program in the repository's folder, without input and without what Cargo tells its own children
/// (which would make the same compilation look like another one).
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(paths::root()).stdin(Stdio::null());
    for (key, _) in env::vars_os() {
        if key.to_str().is_some_and(is_of_cargos_child) {
            command.env_remove(key);
        }
    }
    command
}

/// Cargo with these arguments.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = program("cargo");
    command.args(args);
    command
}

fn is_of_cargos_child(key: &str) -> bool {
    key.starts_with("CARGO_PKG_")
        || key.starts_with("CARGO_MANIFEST_")
        || matches!(
            key,
            "CARGO_BIN_NAME" | "CARGO_CRATE_NAME" | "CARGO_PRIMARY_PACKAGE"
        )
}

/// Puts `folders` first on the PATH of `command`.
///
/// # Errors
/// When a folder's name cannot stand on a PATH.
pub fn path_first(command: &mut Command, folders: &[PathBuf]) -> Result<(), Fault> {
    let path = env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().cloned().chain(env::split_paths(&path));
    let joined = env::join_paths(all)
        .map_err(|e| Fault::Failed(format!("a tool's folder cannot be put on the PATH: {e}")))?;
    command.env("PATH", joined);
    Ok(())
}

/// Runs a program to its end, its output shown as it comes.
///
/// # Errors
/// When it cannot be started or ends with another code than 0.
pub fn check(command: &mut Command) -> Result<(), Fault> {
    let status = command.status().map_err(|e| not_started(command, &e))?;
    if status.success() {
        Ok(())
    } else {
        Err(Fault::Failed(format!(
            "{} ended with {status}",
            line(command)
        )))
    }
}

/// What a program prints, where it exists and ends well.
pub fn output(command: &mut Command) -> Option<String> {
    let done = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&done.stdout).trim().to_owned();
    done.status.success().then_some(text)
}

/// Runs a program to its end, its output shown as it comes and also returned, without colours.
/// The first value says whether it ended well.
///
/// # Errors
/// When it cannot be started.
pub fn listen(command: &mut Command) -> Result<(bool, String), Fault> {
    if std::io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| not_started(command, &e))?;
    let heard = hear(&mut child);
    let status = child.wait().map_err(|e| not_started(command, &e))?;
    Ok((status.success(), heard))
}

fn hear(child: &mut Child) -> String {
    let errors = child
        .stderr
        .take()
        .map(|pipe| thread::spawn(move || echo(pipe, std::io::stderr())));
    let mut heard = child
        .stdout
        .take()
        .map(|pipe| echo(pipe, std::io::stdout()))
        .unwrap_or_default();
    if let Some(text) = errors.and_then(|thread| thread.join().ok()) {
        heard.push_str(&text);
    }
    heard
}

fn echo(from: impl Read, mut to: impl Write) -> String {
    let mut heard = String::new();
    let mut reader = BufReader::new(from);
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes).is_ok_and(|n| n > 0) {
        // Whoever closed our output does not stop the tests.
        let _ = to.write_all(&bytes).and_then(|()| to.flush());
        heard.push_str(&plain(&String::from_utf8_lossy(&bytes)));
        bytes.clear();
    }
    heard
}

/// `text` without the escape sequences that colour it.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\u{1b}' {
            out.push(c);
        } else if chars.next() == Some('[') {
            chars.by_ref().find(char::is_ascii_alphabetic);
        }
    }
    out
}

/// A command as one would type it.
pub fn line(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = std::iter::once(name).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

fn not_started(command: &Command, error: &std::io::Error) -> Fault {
    Fault::Failed(format!("cannot run {}: {error}", line(command)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_taken_off() {
        assert_eq!(
            plain("\u{1b}[32;1m Summary\u{1b}[0m 3 \u{1b}[1mpassed"),
            " Summary 3 passed"
        );
        assert_eq!(plain("à b"), "à b");
    }

    #[test]
    fn output_is_heard_from_both_streams() {
        let (ok, text) = listen(cargo(&["--version"]).arg("--color=never")).expect("cargo");
        assert!(ok && text.contains("cargo 1."), "{text}");
        assert!(!listen(&mut cargo(&["no-such-command"])).expect("cargo").0);
        assert_eq!(output(&mut program("no-such-program-here")), None);
    }

    #[test]
    fn the_right_tool_comes_first() {
        let mut command = program("trunk");
        path_first(
            &mut command,
            &[PathBuf::from("/first"), PathBuf::from("/second")],
        )
        .expect("names");
        let path = command
            .get_envs()
            .find(|(key, _)| *key == "PATH")
            .and_then(|(_, value)| value);
        let folders: Vec<_> = env::split_paths(path.expect("set")).take(2).collect();
        assert_eq!(folders, [PathBuf::from("/first"), PathBuf::from("/second")]);
    }
}
