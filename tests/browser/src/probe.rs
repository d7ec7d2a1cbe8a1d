/// Notes what goes wrong in the page from its first moment. It is the page's first script and comes
/// as a file, so that a content security policy without inline scripts lets it through.
pub(crate) const PROBE: &str = r#"
(() => {
  const wrong = (window.__wrong = []);
  for (const level of ["error", "warn"]) {
    const plain = console[level];
    console[level] = (...said) => {
      wrong.push(`console.${level}: ${said.map(String).join(" ")}`);
      plain.apply(console, said);
    };
  }
  addEventListener("error", (event) => {
    const from = event.target;
    wrong.push(from instanceof Element
      ? `did not load: ${from.src || from.href || from.outerHTML.slice(0, 200)}`
      : `error: ${event.message} (${event.filename}:${event.lineno})`);
  }, true);
  addEventListener("securitypolicyviolation", (event) => {
    if (event.disposition === "enforce") wrong.push(`against the policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  addEventListener("unhandledrejection", (event) => wrong.push(`unhandled rejection: ${event.reason}`));
})();
"#;

/// What the page has done wrong since this was last asked for, and every address outside its own
/// that it asked for.
pub(crate) const WHAT_WENT_WRONG: &str = r#"
const wrong = (window.__wrong || []).splice(0);
const own = location.origin + "/";
for (const entry of performance.getEntriesByType("resource")) {
  if (!/^(data|blob):/.test(entry.name) && !entry.name.startsWith(own)) wrong.push("asked another host: " + entry.name);
}
performance.clearResourceTimings();
return wrong;
"#;

/// The page with the probe before everything else.
pub(crate) fn inject(page: &[u8]) -> Vec<u8> {
    let page = String::from_utf8_lossy(page);
    let at = page
        .find("<head")
        .and_then(|head| Some(head + page[head..].find('>')? + 1))
        .unwrap_or(0);
    format!(
        "{}<script src=\"./__probe.js\"></script>{}",
        &page[..at],
        &page[at..]
    )
    .into_bytes()
}

#[cfg(test)]
mod tests {
    use super::inject;

    #[test]
    fn the_probe_comes_first() {
        let page = inject(b"<!doctype html><html><head lang=\"en\"><meta charset=utf-8></head>");
        let page = String::from_utf8(page).unwrap();
        assert!(
            page.contains("<head lang=\"en\"><script src=\"./__probe.js\"></script><meta"),
            "{page}"
        );
    }
}
