//! The styles in the page itself instead of a sheet for each part of the screen: the table is painted with the first
//! answer of the host.

use super::page::{Page, attribute, elements};
use crate::fault::Fault;
use crate::minify::Minifier;
use std::fs;
use std::path::Path;

/// Puts the sheets that the page links into it, in their order.
///
/// # Errors
/// When one is not there.
pub fn join(dist: &Path, minifier: Option<&Minifier>) -> Result<(), Fault> {
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
    if let Some(minifier) = minifier {
        all = minifier.text("page.css", &all)?;
    }
    if all.contains("</style") {
        return Err(Fault::Failed("the styles cannot stand in a page".into()));
    }
    for (nth, (link, file)) in sheets.iter().enumerate() {
        let new = match nth {
            0 => format!("<style>{all}</style>"),
            _ => String::new(),
        };
        page.replace(link, &new)?;
        fs::remove_file(file).map_err(|e| Fault::file("remove", file, &e))?;
    }
    page.write()
}
