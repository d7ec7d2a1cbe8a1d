use std::{
    collections::HashMap,
    net::SocketAddr,
    path::{Component, Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

use crate::{Failure, Outcome, probe};

/// The folder that the page is served under: it must not need the root of a host.
const FOLDER: &str = "/scopa/";

/// Nothing but the page's own host. The browsers report what would go elsewhere, workers included.
const OWN_HOST_ONLY: &str = "default-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' data: blob:; \
                             report-uri /scopa/__elsewhere";

/// What the server says instead of the file that is asked for.
#[derive(Clone, Debug)]
pub enum Answer {
    /// 404.
    Missing,
    /// This text, with the type that the path's ending stands for.
    Text(String),
    /// Only the first half of the file.
    Half,
    /// The connection stays open and nothing ever comes.
    Silence,
}

/// A built page on an address of its own, so that it has a storage of its own too.
#[derive(Clone, Debug)]
pub struct Site(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    address: SocketAddr,
    said: Mutex<Said>,
}

#[derive(Debug, Default)]
struct Said {
    dist: PathBuf,
    as_it_is: bool,
    compressed: HashMap<String, Vec<u8>>,
    stopped: bool,
    sent: usize,
    requests: Vec<String>,
    elsewhere: Vec<String>,
    answers: Vec<(String, Answer)>,
    scripts: Vec<String>,
}

impl Site {
    /// Serves `dist` until the process ends, so that no later site gets the same address.
    ///
    /// # Errors
    /// When there is no page there.
    pub async fn start(dist: &Path) -> Outcome<Self> {
        if !dist.join("index.html").is_file() {
            return Err(Failure::new(format!(
                "no page to test: {} has no index.html",
                dist.display()
            )));
        }
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let site = Self(Arc::new(Inner {
            address: listener.local_addr()?,
            said: Mutex::new(Said {
                dist: dist.to_owned(),
                ..Said::default()
            }),
        }));
        let serving = site.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let site = serving.clone();
                if site.said().stopped {
                    continue;
                }
                tokio::spawn(async move {
                    // A browser that hangs up in the middle of an answer is no concern of the server's.
                    let _ = site.serve(stream).await;
                });
            }
        });
        Ok(site)
    }

    /// The address of the page, with a query such as `?seed=42` or another file's name.
    #[must_use]
    pub fn url(&self, rest: &str) -> String {
        format!("http://{}{FOLDER}{rest}", self.0.address)
    }

    /// From now on answers `answer` for every file whose path ends so.
    pub fn answer(&self, ending: &str, answer: Answer) {
        self.said().answers.insert(0, (ending.to_owned(), answer));
    }

    /// From now on serves every file as it is.
    pub fn answer_plainly(&self) {
        self.said().answers.clear();
    }

    /// From now on serves every file byte for byte, the page without the probe: what a service worker keeps is
    /// what was built, or it is not kept.
    pub fn as_it_is(&self) {
        self.said().as_it_is = true;
    }

    /// From now on serves every file compressed and lets browsers keep it, as a host does, byte for byte.
    ///
    /// # Errors
    /// When the build cannot be read.
    pub fn like_a_host(&self) -> Outcome {
        let dist = self.dist();
        let mut compressed = HashMap::new();
        let mut folders = vec![dist.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder)? {
                let path = entry?.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let bytes = std::fs::read(&path)?;
                let params = brotli::enc::BrotliEncoderParams::default();
                let mut small = Vec::new();
                brotli::BrotliCompress(&mut &bytes[..], &mut small, &params)?;
                let inside = path.strip_prefix(&dist)?.to_string_lossy().into_owned();
                compressed.insert(format!("{FOLDER}{inside}"), small);
            }
        }
        let mut said = self.said();
        said.as_it_is = true;
        said.compressed = compressed;
        Ok(())
    }

    /// How many bytes have been sent since this was last asked for, heads of answers left out.
    #[must_use]
    pub fn sent(&self) -> usize {
        std::mem::take(&mut self.said().sent)
    }

    /// From now on serves another build.
    pub fn publish(&self, dist: &Path) {
        self.said().dist = dist.to_owned();
    }

    /// The build that is served.
    #[must_use]
    pub fn dist(&self) -> PathBuf {
        self.said().dist.clone()
    }

    /// From now on hangs up on whoever asks for anything, as if there were no server. The port stays taken, so
    /// that no other site gets this one's storage.
    pub fn stop(&self) {
        self.said().stopped = true;
    }

    /// Runs `script` in the page before anything of its own.
    pub fn before_the_page(&self, script: &str) {
        self.said().scripts.push(script.to_owned());
    }

    /// Serves the page without the scripts that [`Site::before_the_page`] put before it.
    pub fn nothing_before_the_page(&self) {
        self.said().scripts.clear();
    }

    /// Every path that was asked for, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        self.said().requests.clone()
    }

    /// How often a file whose path ends so was asked for.
    #[must_use]
    pub fn asked_for(&self, ending: &str) -> usize {
        self.said()
            .requests
            .iter()
            .filter(|path| path.ends_with(ending))
            .count()
    }

    /// What the browsers have reported about requests to other hosts since this was last asked for.
    #[must_use]
    pub fn elsewhere(&self) -> Vec<String> {
        std::mem::take(&mut self.said().elsewhere)
    }

    fn said(&self) -> std::sync::MutexGuard<'_, Said> {
        self.0.said.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn serve(&self, stream: TcpStream) -> Outcome {
        let mut stream = BufReader::new(stream);
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        // Browsers open connections before they need them.
        if self.said().stopped {
            return Ok(());
        }
        let path = line
            .split(' ')
            .nth(1)
            .unwrap_or("/")
            .split(['?', '#'])
            .next()
            .unwrap_or("/")
            .to_owned();
        let body = read_body(&mut stream).await?;
        let (status, mime, mut body) = match self.reply(&path, &body).await {
            Some(reply) => reply,
            None => return std::future::pending().await,
        };
        let mut kept = "no-store";
        let mut encoding = "";
        if let Some(small) = self.said().compressed.get(match path.as_str() {
            FOLDER => "/scopa/index.html",
            other => other,
        }) {
            body.clone_from(small);
            (kept, encoding) = ("no-cache", "Content-Encoding: br\r\n");
        }
        self.said().sent += body.len();
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\nCache-Control: {kept}\r\n{encoding}\
             Content-Security-Policy-Report-Only: {OWN_HOST_ONLY}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(&body).await?;
        stream.shutdown().await?;
        Ok(())
    }

    async fn reply(&self, path: &str, body: &str) -> Option<(&'static str, &'static str, Vec<u8>)> {
        let path = if path == FOLDER {
            "/scopa/index.html"
        } else {
            path
        };
        let scripts = match path {
            "/favicon.ico" => return Some(("204 No Content", "image/x-icon", Vec::new())),
            "/scopa/__elsewhere" => {
                self.said().elsewhere.push(blocked(body));
                return Some(("204 No Content", "text/plain", Vec::new()));
            }
            "/scopa/__blank.html" => {
                return Some((
                    "200 OK",
                    "text/html",
                    b"<!doctype html><title>-</title>".to_vec(),
                ));
            }
            "/scopa/__probe.js" => {
                return Some(("200 OK", "text/javascript", self.probe().into_bytes()));
            }
            _ => {
                let mut said = self.said();
                said.requests.push(path.to_owned());
                said.answers
                    .iter()
                    .find(|(ending, _)| path.ends_with(ending))
                    .map(|(_, answer)| answer.clone())
            }
        };
        match scripts {
            Some(Answer::Missing) => Some(missing()),
            Some(Answer::Text(text)) => Some(("200 OK", mime(path), text.into_bytes())),
            Some(Answer::Silence) => None,
            Some(Answer::Half) => {
                let mut whole = self.file(path).await.unwrap_or_else(missing);
                whole.2.truncate(whole.2.len() / 2);
                Some(whole)
            }
            None => Some(self.file(path).await.unwrap_or_else(missing)),
        }
    }

    async fn file(&self, path: &str) -> Option<(&'static str, &'static str, Vec<u8>)> {
        let inside = Path::new(path.strip_prefix(FOLDER)?);
        let plain = inside
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let (dist, as_it_is) = {
            let said = self.said();
            (said.dist.clone(), said.as_it_is)
        };
        let bytes = tokio::fs::read(dist.join(inside))
            .await
            .ok()
            .filter(|_| plain)?;
        let bytes = if path.ends_with("/index.html") && !as_it_is {
            probe::inject(&bytes)
        } else {
            bytes
        };
        Some(("200 OK", mime(path), bytes))
    }

    fn probe(&self) -> String {
        let said = self.said();
        std::iter::once(probe::PROBE)
            .chain(said.scripts.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join("\n")
    }
}

async fn read_body(stream: &mut BufReader<TcpStream>) -> Outcome<String> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        match line.trim_end().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse()?
            }
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok(String::from_utf8_lossy(&body).into_owned())
}

/// What a browser's report says was asked for.
fn blocked(report: &str) -> String {
    let report: serde_json::Value = serde_json::from_str(report).unwrap_or_default();
    let words = |name: &str| {
        report["csp-report"][name]
            .as_str()
            .unwrap_or("?")
            .to_owned()
    };
    format!(
        "{} asked another host: {} ({})",
        words("document-uri"),
        words("blocked-uri"),
        words("violated-directive")
    )
}

fn missing() -> (&'static str, &'static str, Vec<u8>) {
    ("404 Not Found", "text/plain", b"Not found".to_vec())
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
