use std::{
    env,
    ffi::OsString,
    fs::File,
    io,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// Ends the whole group, and empties its folder, as soon as nobody holds the other end of its input.
/// A browser that is being ended may still write there for a moment.
const WATCH: &str = r#""$@" & started=$!
while read -r _; do :; done
trap '' TERM
kill -TERM 0
wait "$started"
for _ in 1 2 3 4 5 6 7 8 9; do
  rm -rf "$TMPDIR"
  test -e "$TMPDIR" || break
  sleep 0.1
done 2>/dev/null
kill -KILL 0"#;

/// A program and all that it starts, with a folder of their own for temporary files. They end when
/// this is dropped, and also when the test is killed and drops nothing.
#[derive(Debug)]
pub(crate) struct Process(Child);

impl Process {
    pub(crate) fn start(
        program: &Path,
        arguments: &[&str],
        environment: &[(&str, OsString)],
        log: &Path,
        output: Output,
    ) -> io::Result<Self> {
        let folder = own_folder();
        std::fs::create_dir_all(&folder)?;
        let log = File::create(log)?;
        let stdout = match output {
            Output::Logged => log.try_clone()?.into(),
            Output::Read => Stdio::piped(),
        };
        Command::new("sh")
            .args(["-c", WATCH, "watch"])
            .arg(program)
            .args(arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .env("TMPDIR", folder)
            .stdin(Stdio::piped())
            .stdout(stdout)
            .stderr(log)
            .process_group(0)
            .spawn()
            .map(Self)
    }

    pub(crate) fn output(&mut self) -> Option<ChildStdout> {
        self.0.stdout.take()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// Where a program's output goes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Output {
    /// To its log.
    Logged,
    /// To whoever calls [`Process::output`].
    Read,
}

/// The file of a program: named by `variable`, or somewhere on the PATH under one of `names`.
pub(crate) fn find(variable: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(path) = env::var_os(variable) {
        return Some(path.into());
    }
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path)
            .map(|folder| folder.join(name))
            .find(|file| file.is_file())
    })
}

fn own_folder() -> PathBuf {
    static STARTED: AtomicU32 = AtomicU32::new(0);
    let nth = STARTED.fetch_add(1, Ordering::Relaxed);
    env::temp_dir().join(format!("scopa-browser-{}-{nth}", std::process::id()))
}
