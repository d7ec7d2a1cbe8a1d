//! The page's markup as one text: a view for every element would be three times as much to send.

/// Markup under construction. (Its functions are called so often that none may be put in place of its calls.)
/// Whatever is put into it stands as it is: nothing that a person wrote can be markup.
#[derive(Default)]
pub struct Markup(String);

impl Markup {
    /// Begins an element. An attribute without a name is left out.
    #[inline(never)]
    pub fn open(&mut self, tag: &str, attributes: &[(&str, &str)]) {
        self.0.push('<');
        self.0.push_str(tag);
        for (name, value) in attributes.iter().filter(|(name, _)| !name.is_empty()) {
            self.0.push(' ');
            self.0.push_str(name);
            self.0.push_str("=\"");
            self.text(value);
            self.0.push('"');
        }
        self.0.push('>');
    }

    /// Markup that is always the same.
    #[inline(never)]
    pub fn raw(&mut self, markup: &'static str) {
        self.0.push_str(markup);
    }

    /// Ends an element.
    pub fn close(&mut self, tag: &str) {
        self.0.push_str("</");
        self.0.push_str(tag);
        self.0.push('>');
    }

    /// A text.
    #[inline(never)]
    pub fn text(&mut self, text: &str) {
        for sign in text.chars() {
            match sign {
                '<' => self.0.push_str("&lt;"),
                '&' => self.0.push_str("&amp;"),
                '"' => self.0.push_str("&quot;"),
                sign => self.0.push(sign),
            }
        }
    }

    /// An element with a text in it.
    #[inline(never)]
    pub fn line(&mut self, tag: &str, attributes: &[(&str, &str)], text: &str) {
        self.open(tag, attributes);
        self.text(text);
        self.close(tag);
    }

    /// A sign that says nothing.
    #[inline(never)]
    pub fn sign(&mut self, class: &str, name: &str) {
        self.open("svg", &[("class", class), ("aria-hidden", "true")]);
        self.line("use", &[("href", name)], "");
        self.close("svg");
    }

    /// Something to choose: the sign that shows it, and what it is called where that is not the sign.
    #[inline(never)]
    pub fn option(&mut self, class: &str, name: &str, value: &str, label: &str, side: &str) {
        self.open("label", &[("class", class)]);
        self.open(
            "input",
            &[("type", "radio"), ("name", name), ("value", value)],
        );
        let follows = if side.is_empty() { "" } else { "data-name" };
        self.line("span", &[(follows, side)], label);
        self.close("label");
    }

    /// The text.
    pub fn done(self) -> String {
        self.0
    }
}
