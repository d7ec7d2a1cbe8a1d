//! What there is to each game, in English, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Three cards each, four on the table.",
    // scopone
    "Four in pairs, nine cards each.",
    // scientifico
    "Four in pairs, ten cards each, an empty table.",
    // assi
    "An ace takes everything.",
    // cirulla
    "Genoa’s game: hands shown, fifteens, a wild seven. To 51.",
    // napola
    "Ace, two, three of coins and on count as many points. To 21.",
    // quindici
    "Cards are taken by making fifteen.",
    // chkobba
    "The Tunisian game: a cut to begin with, most sevens for the primiera. To 21.",
    // re_bello
    "The king of coins is a point of its own.",
    // sbarazzino
    "An ace sweeps, and that is a scopa; hands shown. To 21.",
    // escoba
    "The Spanish game of fifteens: a point for most sevens. To 15.",
    // classica_3
    "Three players, each alone.",
    // coppie
    "Four in pairs, three cards each.",
    // cinque
    "Five players, eight cards each.",
    // sei
    "Six in two teams of three.",
    // siciliana
    "King of coins in the place of the primiera.",
    // calabrese
    "The seven of cups is a point too.",
    // libica
    "All ten coins throw the others back to nought.",
    // libica_valore
    "A scopa counts what its card is worth. To 51.",
    // libica_conteggio
    "A scopa counts the cards in it. To 51.",
    // ponino
    "All four knights double the scope.",
    // frac
    "Only aces and courts count. To 21.",
    // trento
    "Ace, two, three of coins: one, two, three points. To 21.",
    // milanese
    "Scopone scientifico with sweeping aces and the napola. To 21.",
    // a_perdere
    "Whoever has the fewest points wins. To 21.",
    // non_prendere
    "Four players, a scopa must be made, fewest points win. To 21.",
    // americana
    "Most sevens win the primiera, then sixes, and on.",
    // meridionale
    "Kings, knights and jacks count differently in the primiera.",
    // storie_di_carte
    "The classic rules of one handbook.",
    // casa_004
    "House rules: the dealer opens, the last play may be a scopa.",
];
