//! The games one can choose, in a line each.

/// A preset: its id, its name, and what there is to it in English and in Italian.
pub struct Game {
    /// The preset.
    pub id: &'static str,
    /// What it is called, everywhere.
    pub name: &'static str,
    /// A line in English, a line in Italian.
    pub lines: [&'static str; 2],
    /// The card that stands for it, by its number in the deck.
    pub card: u8,
}

const fn game(
    id: &'static str,
    name: &'static str,
    card: u8,
    en: &'static str,
    it: &'static str,
) -> Game {
    Game {
        id,
        name,
        lines: [en, it],
        card,
    }
}

/// All of them, the best known first.
pub const GAMES: [Game; 30] = [
    game(
        "classica",
        "Classica",
        6,
        "Three cards each, four on the table.",
        "Tre carte a testa, quattro in tavola.",
    ),
    game(
        "scopone",
        "Scopone",
        9,
        "Four in pairs, nine cards each.",
        "In quattro a coppie, nove carte a testa.",
    ),
    game(
        "scientifico",
        "Scopone scientifico",
        29,
        "Four in pairs, ten cards each, an empty table.",
        "In quattro a coppie, dieci carte a testa, tavola vuota.",
    ),
    game(
        "assi",
        "Scopa d’assi",
        10,
        "An ace takes everything.",
        "L’asso piglia tutto.",
    ),
    game(
        "cirulla",
        "Cirulla",
        16,
        "Genoa’s game: hands shown, fifteens, a wild seven. To 51.",
        "La genovese: accusi, prese da quindici, la matta. A 51.",
    ),
    game(
        "napola",
        "Napola",
        0,
        "Ace, two, three of coins and on count as many points. To 21.",
        "Asso, due, tre di denari e oltre: tanti punti quante carte. A 21.",
    ),
    game(
        "quindici",
        "Quindici",
        4,
        "Cards are taken by making fifteen.",
        "Si prende facendo quindici.",
    ),
    game(
        "chkobba",
        "Chkobba",
        7,
        "The Tunisian game: a cut to begin with, most sevens for the primiera. To 21.",
        "La tunisina: il taglio all’inizio, la primiera ai sette. A 21.",
    ),
    game(
        "re_bello",
        "Re bello",
        9,
        "The king of coins is a point of its own.",
        "Il re di denari vale un punto.",
    ),
    game(
        "sbarazzino",
        "Sbarazzino",
        20,
        "An ace sweeps, and that is a scopa; hands shown. To 21.",
        "L’asso piglia tutto e fa scopa; si accusano le cucite. A 21.",
    ),
    game(
        "escoba",
        "Escoba de 15",
        36,
        "The Spanish game of fifteens: a point for most sevens. To 15.",
        "La spagnola a quindici: un punto a chi ha più sette. A 15.",
    ),
    game(
        "classica_3",
        "A tre",
        12,
        "Three players, each alone.",
        "In tre, ognuno per sé.",
    ),
    game(
        "coppie",
        "A coppie",
        18,
        "Four in pairs, three cards each.",
        "In quattro a coppie, tre carte a testa.",
    ),
    game(
        "cinque",
        "In cinque",
        14,
        "Five players, eight cards each.",
        "In cinque, otto carte a testa.",
    ),
    game(
        "sei",
        "In sei",
        15,
        "Six in two teams of three.",
        "In sei, tre contro tre.",
    ),
    game(
        "siciliana",
        "Siciliana",
        39,
        "King of coins in the place of the primiera.",
        "Il re di denari al posto della primiera.",
    ),
    game(
        "calabrese",
        "Calabrese",
        16,
        "The seven of cups is a point too.",
        "Anche il sette di coppe vale un punto.",
    ),
    game(
        "libica",
        "Libica",
        5,
        "All ten coins throw the others back to nought.",
        "Chi prende tutti i denari riporta gli altri a zero.",
    ),
    game(
        "libica_valore",
        "Libica, a valore",
        26,
        "A scopa counts what its card is worth. To 51.",
        "La scopa vale quanto la carta. A 51.",
    ),
    game(
        "libica_conteggio",
        "Libica, a carte",
        25,
        "A scopa counts the cards in it. To 51.",
        "La scopa vale quante sono le sue carte. A 51.",
    ),
    game(
        "ponino",
        "Il Ponino",
        8,
        "All four knights double the scope.",
        "I quattro cavalli raddoppiano le scope.",
    ),
    game(
        "frac",
        "Frac",
        30,
        "Only aces and courts count. To 21.",
        "Contano solo assi e figure. A 21.",
    ),
    game(
        "trento",
        "Scopone di Trento",
        2,
        "Ace, two, three of coins: one, two, three points. To 21.",
        "Asso, due, tre di denari: uno, due, tre punti. A 21.",
    ),
    game(
        "milanese",
        "Milanese",
        19,
        "Scopone scientifico with sweeping aces and the napola. To 21.",
        "Scientifico con asso piglia tutto e napola. A 21.",
    ),
    game(
        "a_perdere",
        "A perdere",
        34,
        "Whoever has the fewest points wins. To 21.",
        "Vince chi fa meno punti. A 21.",
    ),
    game(
        "non_prendere",
        "A non prendere",
        35,
        "Four players, a scopa must be made, fewest points win. To 21.",
        "In quattro, la scopa è d’obbligo, vince chi fa meno punti. A 21.",
    ),
    game(
        "americana",
        "Primiera a conteggio",
        38,
        "Most sevens win the primiera, then sixes, and on.",
        "La primiera a chi ha più sette, poi sei, e così via.",
    ),
    game(
        "meridionale",
        "Primiera meridionale",
        28,
        "Kings, knights and jacks count differently in the primiera.",
        "Re, cavalli e fanti contano diversamente nella primiera.",
    ),
    game(
        "storie_di_carte",
        "Storie di Carte",
        3,
        "The classic rules of one handbook.",
        "Le regole classiche di un manuale.",
    ),
    game(
        "casa_004",
        "Casa",
        24,
        "House rules: the dealer opens, the last play may be a scopa.",
        "Regole di casa: apre il mazziere, scopa anche all’ultima.",
    ),
];
