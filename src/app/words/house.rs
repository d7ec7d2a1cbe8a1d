/// What the set-up says of house rules and of rules of one's own. (What the rules themselves are called is the library's,
/// see [`scopa::explain`].)
pub struct HouseWords {
    pub title: &'static str,
    /// After the name of a rule that differs from the game it began with.
    pub changed: &'static str,
    pub changes: fn(usize) -> String,
    /// A game and in how many rules these differ from it.
    pub apart: fn(&str, usize) -> String,
    pub back_to: fn(&str) -> String,
    pub what_changes: fn(&str) -> String,
    pub idle: &'static str,
    pub less: &'static str,
    pub more: &'static str,
    // Impossible rules.
    pub mend: &'static str,
    pub cannot: fn(usize) -> String,
    // Rules of one's own.
    pub keep: &'static str,
    pub name: &'static str,
    pub save: &'static str,
    pub save_new: &'static str,
    pub delete: &'static str,
    pub undo: &'static str,
    pub saved: fn(&str) -> String,
    pub not_kept: fn(&str) -> String,
    pub deleted: fn(&str) -> String,
    // Who plays with whom.
    pub partner: &'static str,
}
