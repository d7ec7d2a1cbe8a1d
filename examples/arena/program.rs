//! A player that is another program: it is asked by lines on its stdin and answers on its stdout.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use scopa::{Move, View};

/// A program that is running.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Program {
    /// Starts a command, its words separated by spaces.
    pub fn start(command: &str) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or(io::Error::other("no command"))?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().ok_or(io::Error::other("no stdin"))?;
        let output = child.stdout.take().ok_or(io::Error::other("no stdout"))?;
        Ok(Program {
            child,
            input,
            output: BufReader::new(output),
            asked: 0,
        })
    }

    /// The program's move; nothing when it does not answer with one.
    pub fn ask(&mut self, view: &View, seed: u64) -> Option<Move> {
        self.asked += 1;
        let legal: Vec<Move> = view.legal_moves().iter().collect();
        let question =
            serde_json::json!({"id": self.asked, "view": view, "legal": legal, "seed": seed});
        writeln!(self.input, "{question}").ok()?;
        self.input.flush().ok()?;
        let mut line = String::new();
        self.output.read_line(&mut line).ok()?;
        let answer: serde_json::Value = serde_json::from_str(&line).ok()?;
        answer.get("move")?.as_str()?.parse().ok()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
