//! A server of static files for this machine alone.

use crate::fault::Fault;
use crate::say;
use std::fs;
use std::io::{ErrorKind, Read, Result, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

const PORT: u16 = 8080;
const LONGEST_HEAD: usize = 16 * 1024;
const PATIENCE: Duration = Duration::from_secs(20);

/// A place to serve at, reserved already.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Reserves the wanted port, or the usual one or the next that is free.
    ///
    /// # Errors
    /// When it is taken.
    pub fn reserve(wanted: Option<u16>) -> std::result::Result<Self, Fault> {
        if let Some(port) = wanted {
            return bind(port).map_err(|error| match error.kind() {
                ErrorKind::AddrInUse => {
                    Fault::Failed(format!("port {port} is taken: choose another with --port"))
                }
                _ => Fault::Failed(format!("cannot serve on port {port}: {error}")),
            });
        }
        for port in PORT..PORT + 20 {
            if let Ok(server) = bind(port) {
                if port != PORT {
                    say::note(&format!(
                        "port {PORT} is taken: using {port} (--port chooses another)"
                    ));
                }
                return Ok(server);
            }
        }
        Err(Fault::Failed(format!(
            "port {PORT} and those after it are taken: choose another with --port"
        )))
    }

    /// Where the page is.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves the files below `root` until the program is stopped.
    pub fn run(self, root: &Path) {
        let root: Arc<Path> = root.into();
        for stream in self.listener.incoming().flatten() {
            let root = Arc::clone(&root);
            // A visitor who goes away in the middle is no matter.
            thread::spawn(move || converse(stream, &root).ok());
        }
    }
}

fn bind(port: u16) -> Result<Server> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    let address = listener.local_addr()?;
    Ok(Server { listener, address })
}

fn converse(mut stream: TcpStream, root: &Path) -> Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") && head.len() < LONGEST_HEAD {
        match stream.read(&mut chunk)? {
            0 => return Ok(()),
            read => head.extend_from_slice(&chunk[..read]),
        }
    }
    stream.write_all(&answer(root, &String::from_utf8_lossy(&head)))?;
    stream.flush()
}

/// The whole answer to a request.
fn answer(root: &Path, head: &str) -> Vec<u8> {
    let mut words = head.lines().next().unwrap_or_default().split(' ');
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    if !matches!(method, "GET" | "HEAD") {
        return reply(
            "405 Method Not Allowed",
            "text/plain",
            b"only GET and HEAD\n",
            true,
        );
    }
    let found = file_of(root, target).and_then(|file| Some((fs::read(&file).ok()?, file)));
    let with_body = method == "GET";
    match found {
        Some((body, file)) => reply("200 OK", kind(&file), &body, with_body),
        None => reply("404 Not Found", "text/plain", b"no such file\n", with_body),
    }
}

fn reply(status: &str, kind: &str, body: &[u8], with_body: bool) -> Vec<u8> {
    let length = body.len();
    let mut bytes = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    .into_bytes();
    if with_body {
        bytes.extend_from_slice(body);
    }
    bytes
}

/// The file that a request's target names, if it is one below `root`.
fn file_of(root: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut file = root.to_path_buf();
    let decoded = decode(path)?;
    for part in decoded.split('/').filter(|part| !part.is_empty()) {
        if part == "." || part == ".." || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if decoded.is_empty() || decoded.ends_with('/') {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits)
                .ok()
                .filter(|text| !text.starts_with('+'))?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn kind(file: &Path) -> &'static str {
    let end = file
        .extension()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    match end.as_str() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;
    use std::net::Shutdown;

    fn ask(request: &str) -> String {
        let root = paths::root().join("xtask");
        String::from_utf8_lossy(&answer(
            &root,
            &format!("{request} HTTP/1.1\r\nHost: x\r\n\r\n"),
        ))
        .into_owned()
    }

    #[test]
    fn files_are_served_with_their_kind_and_length() {
        let text = ask("GET /src/main.rs?x=../y");
        assert!(
            text.starts_with("HTTP/1.1 200 OK\r\n")
                && text.contains("\r\n\r\n//! The project's own"),
            "{text}"
        );
        let head = ask("HEAD /src/%6dain.rs");
        assert!(
            head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        let length = |text: &str| {
            text.split_once("Content-Length: ")
                .map(|(_, rest)| rest[..4].to_owned())
        };
        assert_eq!(length(&text), length(&head));
        assert_eq!(kind(Path::new("app-1_bg.wasm")), "application/wasm");
        assert_eq!(
            kind(Path::new("site.webmanifest")),
            "application/manifest+json"
        );
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for path in [
            "/../Cargo.lock",
            "/src/../../Cargo.lock",
            "/%2e%2e/Cargo.lock",
            "/..%2fCargo.lock",
            "/..\\Cargo.lock",
            "/..%5cCargo.lock",
            "/%00",
            "/%",
            "/%zz",
            "/%+1",
            "//etc/passwd",
            "/c:/x",
            "*",
            "",
            "http://x/",
            "/src",
        ] {
            assert!(
                ask(&format!("GET {path}")).starts_with("HTTP/1.1 404 "),
                "{path}"
            );
        }
        assert!(ask("POST /src/main.rs").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn a_visitor_is_answered_and_a_taken_port_is_told() {
        let server = bind(0).expect("a free port");
        let address = server.address;
        let taken = Server::reserve(Some(address.port())).err().expect("taken");
        assert!(taken.text().is_some_and(|text| text.contains("--port")));

        thread::spawn(move || server.run(&paths::root().join("xtask")));
        let mut visitor = TcpStream::connect(address).expect("served");
        visitor
            .write_all(b"GET /Cargo.toml HTTP/1.1\r\n\r\n")
            .expect("sent");
        visitor.shutdown(Shutdown::Write).expect("sent");
        let mut text = String::new();
        visitor.read_to_string(&mut text).expect("answered");
        assert!(text.contains("name = \"xtask\""), "{text}");
    }
}
