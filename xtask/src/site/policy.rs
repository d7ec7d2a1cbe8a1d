//! What the page may do, said to the browser: only its own files, and in the page itself only what the build put there.

use super::digest;
use super::page::{Page, elements};
use crate::fault::Fault;
use std::fs;
use std::path::Path;

/// The page's policy, but for its scripts and styles. Styles in attributes are how cards are laid out; they are text that the
/// page writes itself. Pictures of cards are cut on the device, hence `blob:`.
const PAGE: &str = "style-src-attr 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; \
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
    let sums = |name: &str| -> String {
        inline(page, name)
            .map(|text| format!(" 'sha256-{}'", digest::whole(text.as_bytes())))
            .collect()
    };
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{}; style-src 'self'{}; {PAGE}",
        sums("script"),
        sums("style")
    )
}

/// The texts of the scripts or styles that stand in the page itself.
fn inline<'a>(page: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let close = format!("</{name}>");
    elements(page, &format!("<{name}"), &close)
        .into_iter()
        .filter_map(move |element| {
            let (open, rest) = element.split_once('>')?;
            (!open.contains(" src=")).then(|| rest.strip_suffix(&close))?
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_the_page_is_allowed_by_their_digest_alone() {
        let page = "<script src=\"start.js\" defer></script><style>p{}</style><script type=\"module\">abc</script>";
        assert_eq!(inline(page, "script").collect::<Vec<_>>(), ["abc"]);
        assert_eq!(inline(page, "style").collect::<Vec<_>>(), ["p{}"]);
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
