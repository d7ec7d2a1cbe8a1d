//! The preview that a link to the page gets elsewhere, which needs the page's own address.

use super::page::Page;
use crate::fault::Fault;
use std::env;
use std::path::Path;

/// The variable that says where the site will be.
const VARIABLE: &str = "SCOPA_URL";

/// Where the site will be, if that is known.
///
/// # Errors
/// When what is said is no address of a folder.
pub fn address() -> Result<Option<String>, Fault> {
    match env::var(VARIABLE) {
        Ok(text) if !text.is_empty() => folder(&text).map(Some),
        _ => Ok(None),
    }
}

fn folder(text: &str) -> Result<String, Fault> {
    let plain = text
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"-._~:/%@".contains(&byte));
    if !plain || !(text.starts_with("https://") || text.starts_with("http://")) {
        return Err(Fault::Failed(format!(
            "{VARIABLE} is not the address of a folder: {text}"
        )));
    }
    Ok(format!("{}/", text.trim_end_matches('/')))
}

/// Writes whole addresses into the preview's tags; without an address they stay relative, which some readers of
/// previews understand and others pass over.
///
/// # Errors
/// When the page has no such tags.
pub fn place(dist: &Path, address: Option<&str>) -> Result<(), Fault> {
    let Some(address) = address else {
        return Ok(());
    };
    let mut page = Page::read(dist)?;
    let image = "<meta property=\"og:image\" content=\"";
    let own = format!(
        "<link rel=\"canonical\" href=\"{address}\">\n<meta property=\"og:url\" content=\"{address}\">\n"
    );
    page.replace(
        &format!("{image}social.png\">"),
        &format!("{own}{image}{address}social.png\">"),
    )?;
    page.write()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_a_folder() {
        assert_eq!(
            folder("https://example.org/games/scopa").expect("an address"),
            "https://example.org/games/scopa/"
        );
        for wrong in [
            "example.org",
            "ftp://x/",
            "https://x/\"><script>",
            "https://x/?a",
        ] {
            assert!(folder(wrong).is_err(), "{wrong}");
        }
    }
}
