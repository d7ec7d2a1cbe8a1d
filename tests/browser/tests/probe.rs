//! That nothing went wrong means something: what goes wrong is seen.

use std::cell::RefCell;

use browser_tests::everywhere;

const WRONG: &str = r#"
console.error("said at the start");
addEventListener("load", () => {
  setTimeout(() => { throw new Error("thrown later"); });
  Promise.reject(new Error("rejected"));
  document.body.append(Object.assign(new Image(), { src: "./no-such-picture.png" }));
  fetch("http://127.0.0.1:1/").catch(() => {});
});
"#;

const TRACES: [&str; 5] = [
    "said at the start",
    "thrown later",
    "rejected",
    "no-such-picture",
    "asked another host: http://127.0.0.1:1",
];

#[test]
fn what_goes_wrong_is_seen() {
    everywhere("probe", async |page| {
        page.site().before_the_page(WRONG);
        page.open("?seed=1&speed=0").await?;
        let seen = RefCell::new(Vec::<String>::new());
        page.find("everything that went wrong", async || {
            let more = page.what_went_wrong().await?;
            seen.borrow_mut().extend(more);
            let is_seen = |trace: &str| seen.borrow().iter().any(|line| line.contains(trace));
            let unseen: Vec<_> = TRACES.iter().filter(|trace| !is_seen(trace)).collect();
            Ok(if unseen.is_empty() {
                Ok(())
            } else {
                Err(format!("{unseen:?} not in {seen:?}"))
            })
        })
        .await?;
        // Reports of the same may still be on their way.
        TRACES
            .iter()
            .chain(&["127.0.0.1:1"])
            .for_each(|trace| page.pardon(trace));
        Ok(())
    });
}
