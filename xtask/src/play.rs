//! `cargo xtask play`: from a clone to a page that can be played.

use crate::args::Args;
use crate::fault::Fault;
use crate::serve::Server;
use crate::{bundle, paths, run, say};
use std::env;
use std::process::Stdio;
use std::time::Instant;

/// Builds what is missing and serves it.
pub fn command(words: &[String]) -> Result<(), Fault> {
    let args = Args::parse(words, &["--no-open"], &["--port"])?;
    let port = args.value("--port").map(port).transpose()?;
    let start = Instant::now();
    let server = Server::reserve(port)?;
    bundle::build()?;

    let url = server.url();
    println!(
        "Ready after {}: {url} (Ctrl-C ends it)",
        say::duration(start.elapsed())
    );
    if !args.has("--no-open") && env::var_os("CI").is_none() {
        open(&url);
    }
    server.run(&paths::dist());
    Ok(())
}

fn port(text: &str) -> Result<u16, Fault> {
    let number = text.parse().ok().filter(|port| *port != 0);
    number.ok_or_else(|| Fault::Usage(format!("'{text}' is not a port: 1 to 65535")))
}

/// Shows the page where there is a screen; where not, the address has been said.
fn open(url: &str) {
    let (name, words): (_, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if env::var_os("DISPLAY")
        .or_else(|| env::var_os("WAYLAND_DISPLAY"))
        .is_some()
    {
        ("xdg-open", &[])
    } else {
        return;
    };
    let mut command = run::program(name);
    command
        .args(words)
        .arg(url)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if command.spawn().is_err() {
        say::note("no browser could be opened here: open the address yourself");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_a_number_that_can_be_asked_for() {
        assert_eq!(port("8080").expect("a port"), 8080);
        for wrong in ["0", "65536", "-1", "web", ""] {
            assert!(port(wrong).is_err(), "{wrong}");
        }
    }
}
