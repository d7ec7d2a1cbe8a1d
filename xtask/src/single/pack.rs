//! Many files as one text: joined, compressed as browsers can undo it, spelled in letters.

use crate::fault::Fault;
use crate::site::digest;
use flate2::{Compression, write::DeflateEncoder};
use std::io::Write;

/// The files so far.
#[derive(Default)]
pub struct Pack {
    index: Vec<String>,
    bytes: Vec<u8>,
}

impl Pack {
    /// Adds a file.
    pub fn add(&mut self, name: &str, bytes: &[u8]) {
        let kind = match name.rsplit('.').next() {
            Some("svg") => "image/svg+xml",
            Some("js") => "text/javascript",
            Some("wasm") => "application/wasm",
            _ => "application/octet-stream",
        };
        let length = bytes.len();
        self.index
            .push(format!("[\"{name}\", \"{kind}\", {length}]"));
        self.bytes.extend_from_slice(bytes);
    }

    /// Name, type and length of every file, as JavaScript reads it.
    pub fn index(&self) -> String {
        format!("[{}]", self.index.join(", "))
    }

    /// All of them.
    ///
    /// # Errors
    /// When they cannot be compressed.
    pub fn text(&self) -> Result<String, Fault> {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let done = encoder
            .write_all(&self.bytes)
            .and_then(|()| encoder.finish());
        let bytes = done.map_err(|e| Fault::Failed(format!("cannot compress: {e}")))?;
        Ok(digest::spell(&bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_their_lengths() {
        let mut pack = Pack::default();
        pack.add("a.svg", b"<svg>");
        pack.add("b.wasm", b"\0asm");
        assert_eq!(
            pack.index(),
            "[[\"a.svg\", \"image/svg+xml\", 5], [\"b.wasm\", \"application/wasm\", 4]]"
        );
        let text = pack.text().expect("compressed");
        assert!(
            text.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte))
        );
    }
}
