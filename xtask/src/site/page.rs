//! index.html as it is changed after Trunk.

use crate::fault::Fault;
use std::fs;
use std::path::{Path, PathBuf};

/// The page's text, and where it goes back to.
pub struct Page {
    file: PathBuf,
    /// The text.
    pub text: String,
}

impl Page {
    /// Reads the page of `dist`.
    ///
    /// # Errors
    /// When there is none.
    pub fn read(dist: &Path) -> Result<Self, Fault> {
        let file = dist.join("index.html");
        let text = fs::read_to_string(&file).map_err(|e| Fault::file("read", &file, &e))?;
        Ok(Self { file, text })
    }

    /// Puts `new` in the place of `old`, which must be there exactly once.
    ///
    /// # Errors
    /// When it is not.
    pub fn replace(&mut self, old: &str, new: &str) -> Result<(), Fault> {
        self.text = once(&self.text, old, new)?;
        Ok(())
    }

    /// Writes the page.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self) -> Result<(), Fault> {
        fs::write(&self.file, &self.text).map_err(|e| Fault::file("write", &self.file, &e))
    }
}

/// `text` with `new` in the place of `old`, which must be there exactly once.
///
/// # Errors
/// When it is not.
pub fn once(text: &str, old: &str, new: &str) -> Result<String, Fault> {
    match text.matches(old).count() {
        1 => Ok(text.replacen(old, new, 1)),
        count => Err(Fault::Failed(format!(
            "the built site has {count} times what it should have once: {old}"
        ))),
    }
}

/// Every element that begins with `open` and ends with `close`, whole.
pub fn elements<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = text[from..].find(open).map(|at| from + at) {
        let Some(end) = text[start..].find(close) else {
            break;
        };
        from = start + end + close.len();
        found.push(&text[start..from]);
    }
    found
}

/// An attribute of an element, as Trunk and we write it.
pub fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let start = element.find(&format!(" {name}=\""))? + name.len() + 3;
    element[start..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_and_their_attributes_are_found() {
        let text =
            r#"<link rel="icon" href="a.svg"><p>x</p><link rel="stylesheet" href="./b.css"/>"#;
        let links = elements(text, "<link ", ">");
        assert_eq!(links.len(), 2);
        assert_eq!(attribute(links[1], "href"), Some("./b.css"));
        assert_eq!(attribute(links[0], "media"), None);
        assert!(elements("<script>1", "<script", "</script>").is_empty());
    }

    #[test]
    fn what_is_replaced_is_there_once() {
        assert_eq!(once("a b", "b", "c").expect("once"), "a c");
        assert!(once("a b", "c", "d").is_err());
        assert!(once("a a", "a", "b").is_err());
    }
}
