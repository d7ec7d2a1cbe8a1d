//! The deck's sprite, cut into pictures of single cards.
//!
//! One file carries the whole deck: symbols `c-1D` … `c-10B` and `c-back`, and the parts (`p-…`) they share. It
//! travels small, but a browser draws it fast only when each card is a picture of its own. [`Sprite::picture`]
//! makes that picture: the symbol's drawing, the parts it needs and nothing else.

/// A sprite, indexed by the ids of its symbols and parts.
#[derive(Debug)]
pub struct Sprite<'a> {
    symbols: Vec<Symbol<'a>>,
    /// Ids and elements.
    parts: Vec<(&'a str, &'a str)>,
}

#[derive(Debug)]
struct Symbol<'a> {
    id: &'a str,
    view_box: &'a str,
    drawing: &'a str,
}

impl<'a> Sprite<'a> {
    /// Reads a sprite: one leading `<defs>` of `<g id="p-…">` parts, then `<symbol id="…" viewBox="…">`s.
    #[must_use]
    pub fn read(svg: &'a str) -> Self {
        let mut symbols = Vec::new();
        let mut rest = svg;
        while let Some((_, after)) = rest.split_once("<symbol ") {
            let Some((head, after)) = after.split_once('>') else {
                break;
            };
            let Some((drawing, after)) = after.split_once("</symbol>") else {
                break;
            };
            rest = after;
            if let (Some(id), Some(view_box)) = (attribute(head, "id"), attribute(head, "viewBox"))
            {
                symbols.push(Symbol {
                    id,
                    view_box,
                    drawing,
                });
            }
        }
        Self {
            symbols,
            parts: parts(svg),
        }
    }

    /// The ids of the symbols.
    pub fn ids(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.symbols.iter().map(|symbol| symbol.id)
    }

    /// The symbol as a picture that stands alone, on a `ground` (SVG put under the drawing); `None` for an
    /// unknown id.
    #[must_use]
    pub fn picture(&self, id: &str, ground: &str) -> Option<String> {
        let symbol = self.symbols.iter().find(|symbol| symbol.id == id)?;
        let mut needed = Vec::new();
        let mut open = references(symbol.drawing);
        while let Some(id) = open.pop() {
            let part = self.parts.iter().find(|(name, _)| *name == id);
            if let Some(part) = part.filter(|part| !needed.contains(part)) {
                needed.push(part);
                open.extend(references(part.1));
            }
        }
        let defs: String = needed.iter().map(|part| part.1).collect();
        Some(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}"><defs>{defs}</defs>{ground}{}</svg>"#,
            symbol.view_box, symbol.drawing
        ))
    }
}

/// The top-level children of the sprite's first `<defs>`, by id.
fn parts(svg: &str) -> Vec<(&str, &str)> {
    let mut parts = Vec::new();
    let Some((_, defs)) = svg.split_once("<defs>") else {
        return parts;
    };
    let defs = &defs[..defs.find("<symbol ").unwrap_or(defs.len())];
    let mut from = 0;
    while let Some(length) = element(&defs[from..]) {
        let part = &defs[from..from + length];
        let head = &part[..part.find('>').unwrap_or(part.len())];
        if let Some(id) = attribute(head, "id") {
            parts.push((id, part));
        }
        from += length;
    }
    parts
}

/// The length of the element that `svg` begins with.
fn element(svg: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    loop {
        let open = at + svg.get(at..)?.find('<')?;
        let close = open + svg[open..].find('>')?;
        if svg[open..].starts_with("</") {
            depth = depth.checked_sub(1)?;
        } else if !svg[..close].ends_with('/') {
            depth += 1;
        }
        at = close + 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

fn attribute<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let start = head.find(&format!("{name}=\""))? + name.len() + 2;
    head[start..].split('"').next()
}

fn references(svg: &str) -> Vec<&str> {
    let uses = svg
        .split("href=\"#")
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    let paints = svg
        .split("url(#")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    uses.chain(paints).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: &str = concat!(
        r##"<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="p-a"><path id="p-n1" d="M0 0"/>"##,
        r##"<use href="#p-n1"/></g><g id="p-b"><use href="#p-a"/></g><circle id="p-c"/></defs>"##,
        r##"<symbol id="c-1D" viewBox="0 0 200 331"><use href="#p-b"/></symbol>"##,
        r##"<symbol id="c-2D" viewBox="0 0 200 331"><use href="#p-c"/></symbol></svg>"##,
    );

    #[test]
    fn a_picture_carries_the_parts_it_needs_and_no_others() {
        let sprite = Sprite::read(DECK);
        let picture = sprite.picture("c-1D", "<rect/>").expect("a card");
        assert!(picture.contains(r#"id="p-a""#) && picture.contains(r#"id="p-b""#));
        assert!(!picture.contains("p-c") && picture.contains("<rect/><use"));
        assert!(
            sprite
                .picture("c-2D", "")
                .expect("a card")
                .contains("<circle")
        );
        assert_eq!(sprite.picture("c-3D", ""), None);
    }

    #[test]
    fn the_real_deck_is_complete() {
        let svg = include_str!("../public/cards/napoletane.svg");
        let sprite = Sprite::read(svg);
        assert!(sprite.ids().count() >= 41);
        for id in sprite.ids() {
            let picture = sprite.picture(id, "").expect("its picture");
            for reference in references(&picture) {
                assert!(
                    picture.contains(&format!("id=\"{reference}\"")),
                    "{id} needs {reference}"
                );
            }
        }
    }

    #[test]
    fn nonsense_is_an_empty_sprite() {
        for svg in [
            "",
            "<",
            "<svg",
            "<svg><defs><g",
            "<symbol id=\"x\"",
            "<defs></g></defs><symbol >",
        ] {
            assert_eq!(Sprite::read(svg).ids().count(), 0);
        }
    }
}
