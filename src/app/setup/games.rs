//! The games one can choose.

/// A preset: its id, its name, and the card that stands for it. What there is to it stands with the words of a language.
pub struct Game {
    /// The preset.
    pub id: &'static str,
    /// What it is called, everywhere.
    pub name: &'static str,
    /// The card that stands for it, by its number in the deck.
    pub card: u8,
}

const fn game(id: &'static str, name: &'static str, card: u8) -> Game {
    Game { id, name, card }
}

/// All of them, the best known first.
pub const GAMES: [Game; 30] = [
    game("classica", "Classica", 6),
    game("scopone", "Scopone", 9),
    game("scientifico", "Scopone scientifico", 29),
    game("assi", "Scopa d’assi", 10),
    game("cirulla", "Cirulla", 16),
    game("napola", "Napola", 0),
    game("quindici", "Quindici", 4),
    game("chkobba", "Chkobba", 7),
    game("re_bello", "Re bello", 9),
    game("sbarazzino", "Sbarazzino", 20),
    game("escoba", "Escoba de 15", 36),
    game("classica_3", "A tre", 12),
    game("coppie", "A coppie", 18),
    game("cinque", "In cinque", 14),
    game("sei", "In sei", 15),
    game("siciliana", "Siciliana", 39),
    game("calabrese", "Calabrese", 16),
    game("libica", "Libica", 5),
    game("libica_valore", "Libica, a valore", 26),
    game("libica_conteggio", "Libica, a carte", 25),
    game("ponino", "Il Ponino", 8),
    game("frac", "Frac", 30),
    game("trento", "Scopone di Trento", 2),
    game("milanese", "Milanese", 19),
    game("a_perdere", "A perdere", 34),
    game("non_prendere", "A non prendere", 35),
    game("americana", "Primiera a conteggio", 38),
    game("meridionale", "Primiera meridionale", 28),
    game("storie_di_carte", "Storie di Carte", 3),
    game("casa_004", "Casa", 24),
];
