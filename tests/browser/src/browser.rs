use std::{
    collections::HashMap,
    ffi::OsString,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::Value;
use thirtyfour::{Capabilities, TimeoutConfiguration, WebDriver};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    Engine, Failure, Outcome, PATIENCE,
    process::{Output, Process, find},
    wait::until,
};

/// The browsers that are running, at most one of each engine.
pub(crate) type Running = HashMap<Engine, Browser>;

/// A browser, its driver, and the screen that it needs. All end together.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    _process: Process,
    _screen: Option<Process>,
}

impl Browser {
    pub(crate) async fn start(engine: Engine) -> Outcome<Self> {
        let failed = |failure: Failure| failure.during(&format!("starting {engine}"));
        let mut environment = Vec::new();
        let screen = match engine {
            Engine::Webkit => start_screen(&mut environment)?,
            Engine::Chromium | Engine::Firefox => None,
        };
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let program = engine
            .driver()
            .ok_or_else(|| failed(Failure::new("no driver")))?;
        let log = driver_log(engine)?;
        let port_argument = format!("--port={port}");
        let process = Process::start(
            &program,
            &[&port_argument],
            &environment,
            &log,
            Output::Logged,
        )?;
        until("its driver", PATIENCE, || async move {
            Ok(is_ready(port).await.map_err(|error| error.to_string()))
        })
        .await
        .map_err(failed)?;
        let driver = connect(engine, port).await.map_err(failed)?;
        Ok(Self {
            driver,
            _process: process,
            _screen: screen,
        })
    }

    /// The one window that a test begins with.
    pub(crate) async fn tidy(&self) -> Outcome {
        let windows = self.driver.windows().await?;
        let (first, others) = windows
            .split_first()
            .ok_or_else(|| Failure::new("the browser has no window"))?;
        for other in others {
            self.driver.switch_to_window(other.clone()).await?;
            self.driver.close_window().await?;
        }
        self.driver.switch_to_window(first.clone()).await?;
        self.driver.goto("about:blank").await?;
        Ok(())
    }

    /// Ends the browser with its driver, without a word to it.
    pub(crate) fn end(self) {
        let _ = self.driver.leak();
    }
}

/// Where pictures and logs of failures go.
pub(crate) fn pictures() -> Outcome<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// What the driver and its browser said, which a new browser begins anew.
pub(crate) fn driver_log(engine: Engine) -> Outcome<PathBuf> {
    Ok(pictures()?.join(format!("{engine}-driver.log")))
}

async fn connect(engine: Engine, port: u16) -> Outcome<WebDriver> {
    let Value::Object(wanted) = engine.capabilities()? else {
        return Err(Failure::new("capabilities are an object"));
    };
    let driver = WebDriver::builder(
        format!("http://127.0.0.1:{port}"),
        Capabilities::from(wanted),
    )
    .request_timeout(Duration::from_secs(60))
    .connect()
    .await?;
    driver
        .update_timeouts(TimeoutConfiguration::new(
            Some(PATIENCE),
            Some(PATIENCE),
            Some(Duration::ZERO),
        ))
        .await?;
    driver.set_window_rect(0, 0, 1000, 800).await?;
    Ok(driver)
}

/// WebKit's browser has no headless mode: it gets a screen that nobody sees.
fn start_screen(environment: &mut Vec<(&str, OsString)>) -> Outcome<Option<Process>> {
    environment.push(("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1".into()));
    let Some(program) = find("SCOPA_XVFB", &["Xvfb"]) else {
        return match std::env::var_os("DISPLAY") {
            Some(_) => Ok(None),
            None => Err(Failure::new(
                "webkit needs a screen: neither Xvfb nor DISPLAY is there",
            )),
        };
    };
    let arguments = [
        "-displayfd",
        "1",
        "-screen",
        "0",
        "1280x1024x24",
        "-nolisten",
        "tcp",
    ];
    let log = pictures()?.join("webkit-screen.log");
    let mut screen = Process::start(&program, &arguments, &[], &log, Output::Read)?;
    let mut number = String::new();
    let output = screen
        .output()
        .ok_or_else(|| Failure::new("Xvfb has no output"))?;
    BufReader::new(output).read_line(&mut number)?;
    if number.trim().is_empty() {
        return Err(Failure::new("Xvfb did not start"));
    }
    environment.push(("DISPLAY", format!(":{}", number.trim()).into()));
    Ok(Some(screen))
}

async fn is_ready(port: u16) -> Outcome {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let question =
        format!("GET /status HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes()).await?;
    let mut answer = Vec::new();
    let mut part = [0; 1024];
    while let Ok(read) = stream.read(&mut part).await {
        answer.extend_from_slice(&part[..read]);
        let text: String = String::from_utf8_lossy(&answer)
            .split_whitespace()
            .collect();
        if text.contains(r#""ready":true"#) {
            return Ok(());
        }
        if read == 0 {
            break;
        }
    }
    Err(Failure::new(format!(
        "it answers {}",
        String::from_utf8_lossy(&answer)
    )))
}
