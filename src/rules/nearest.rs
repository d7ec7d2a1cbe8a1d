//! The name that was probably meant.

/// The beginning of a text that may be of any length.
pub(super) fn clip(text: &str) -> String {
    text.chars().take(60).collect()
}

/// The name with the fewest letters to change.
pub(super) fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> &'a str {
    let text = clip(text).to_ascii_lowercase();
    names
        .into_iter()
        .min_by_key(|name| distance(&text, name))
        .unwrap_or_default()
}

fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
