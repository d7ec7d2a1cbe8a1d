//! What the page may do, said to the browser: only its own files, no inline script but the one that starts it.

use super::digest;
use super::page::{Page, elements};
use crate::fault::Fault;
use std::fs;
use std::path::Path;

/// The page's policy, but for its scripts. Styles in attributes are how cards are laid out; they are text that the
/// page writes itself. Pictures of cards are cut on the device, hence `blob:`.
const PAGE: &str = "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; \
                    worker-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'none'";

/// The workers' policy, which only a host can say.
const WORKER: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/// Puts the policy into the page and into the file of headers.
///
/// # Errors
/// When one of them is not as it should be.
pub fn set(dist: &Path) -> Result<(), Fault> {
    let mut page = Page::read(dist)?;
    let policy = of_page(&page.text);
    let charset = "<meta charset=\"utf-8\">";
    let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"";
    page.replace(charset, &format!("{charset}\n{meta}{policy}\">"))?;
    page.write()?;

    let file = dist.join("_headers");
    let text = fs::read_to_string(&file).map_err(|e| Fault::file("read", &file, &e))?;
    let text = text
        .replace("{policy}", &policy)
        .replace("{worker}", WORKER);
    fs::write(&file, text).map_err(|e| Fault::file("write", &file, &e))
}

fn of_page(page: &str) -> String {
    let scripts: String = inline_scripts(page)
        .map(|script| format!(" 'sha256-{}'", digest::whole(script.as_bytes())))
        .collect();
    format!("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; {PAGE}")
}

/// The texts of the scripts that stand in the page itself.
pub fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    elements(page, "<script", "</script>")
        .into_iter()
        .filter_map(|element| {
            let (open, rest) = element.split_once('>')?;
            (!open.contains(" src=")).then(|| rest.trim_end_matches("</script>"))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_in_the_page_are_allowed_by_their_digest_alone() {
        let page = "<script src=\"start.js\" defer></script><script type=\"module\">abc</script>";
        assert_eq!(inline_scripts(page).collect::<Vec<_>>(), ["abc"]);
        let policy = of_page(page);
        assert!(
            policy.contains(
                "script-src 'self' 'wasm-unsafe-eval' 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';"
            ),
            "{policy}"
        );
        assert!(!policy.contains("'unsafe-eval'") && !policy.contains("http"));
    }
}
