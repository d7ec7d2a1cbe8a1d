//! One sheet of styles instead of one for each part of the screen: fewer requests before the first card.

use super::digest;
use super::page::{Page, attribute, elements};
use crate::fault::Fault;
use std::fs;
use std::path::Path;

/// Joins the sheets that the page links, in their order.
///
/// # Errors
/// When one is not there.
pub fn join(dist: &Path) -> Result<(), Fault> {
    let mut page = Page::read(dist)?;
    let mut sheets = Vec::new();
    for link in elements(&page.text, "<link ", ">") {
        if let (Some("stylesheet"), Some(name)) = (attribute(link, "rel"), attribute(link, "href"))
        {
            sheets.push((link.to_owned(), dist.join(name)));
        }
    }
    let mut all = String::new();
    for (_, file) in &sheets {
        all += fs::read_to_string(file)
            .map_err(|e| Fault::file("read", file, &e))?
            .trim();
        all.push('\n');
    }
    let name = format!("style-{}.css", digest::name(all.as_bytes()));
    for (nth, (link, file)) in sheets.iter().enumerate() {
        let new = match nth {
            0 => format!("<link rel=\"stylesheet\" href=\"{name}\">"),
            _ => String::new(),
        };
        page.replace(link, &new)?;
        fs::remove_file(file).map_err(|e| Fault::file("remove", file, &e))?;
    }
    let file = dist.join(name);
    fs::write(&file, all).map_err(|e| Fault::file("write", &file, &e))?;
    page.write()
}
