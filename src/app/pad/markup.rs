//! The page's markup as one text: a view for every element would be three times as much to send.

use scopa::words::fill;

/// Markup under construction.
#[derive(Default)]
pub struct Markup(String);

impl Markup {
    /// Adds what a pattern says (see [`fill`]). The texts stand as they are: nothing that a person wrote can be markup.
    pub fn put(&mut self, pattern: &'static str, texts: &[&str]) {
        let safe: Vec<String> = texts.iter().map(|text| escaped(text)).collect();
        let safe: Vec<&str> = safe.iter().map(String::as_str).collect();
        self.0 += &fill(pattern, &safe);
    }

    /// The text.
    pub fn done(self) -> String {
        self.0
    }
}

fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for sign in text.chars() {
        match sign {
            '<' => safe += "&lt;",
            '&' => safe += "&amp;",
            '"' => safe += "&quot;",
            sign => safe.push(sign),
        }
    }
    safe
}
