//! What there is to each game, in Italian, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Tre carte a testa, quattro in tavola.",
    // scopone
    "In quattro a coppie, nove carte a testa.",
    // scientifico
    "In quattro a coppie, dieci carte a testa, tavola vuota.",
    // assi
    "L’asso piglia tutto.",
    // cirulla
    "La genovese: accusi, prese da quindici, la matta. A 51.",
    // napola
    "Asso, due, tre di denari e oltre: tanti punti quante carte. A 21.",
    // quindici
    "Si prende facendo quindici.",
    // chkobba
    "La tunisina: il taglio all’inizio, la primiera ai sette. A 21.",
    // re_bello
    "Il re di denari vale un punto.",
    // sbarazzino
    "L’asso piglia tutto e fa scopa; si accusano le cucite. A 21.",
    // escoba
    "La spagnola a quindici: un punto a chi ha più sette. A 15.",
    // classica_3
    "In tre, ognuno per sé.",
    // coppie
    "In quattro a coppie, tre carte a testa.",
    // cinque
    "In cinque, otto carte a testa.",
    // sei
    "In sei, tre contro tre.",
    // siciliana
    "Il re di denari al posto della primiera.",
    // calabrese
    "Anche il sette di coppe vale un punto.",
    // libica
    "Chi prende tutti i denari riporta gli altri a zero.",
    // libica_valore
    "La scopa vale quanto la carta. A 51.",
    // libica_conteggio
    "La scopa vale quante sono le sue carte. A 51.",
    // ponino
    "I quattro cavalli raddoppiano le scope.",
    // frac
    "Contano solo assi e figure. A 21.",
    // trento
    "Asso, due, tre di denari: uno, due, tre punti. A 21.",
    // milanese
    "Scientifico con asso piglia tutto e napola. A 21.",
    // a_perdere
    "Vince chi fa meno punti. A 21.",
    // non_prendere
    "In quattro, la scopa è d’obbligo, vince chi fa meno punti. A 21.",
    // americana
    "La primiera a chi ha più sette, poi sei, e così via.",
    // meridionale
    "Re, cavalli e fanti contano diversamente nella primiera.",
    // storie_di_carte
    "Le regole classiche di un manuale.",
    // casa_004
    "Regole di casa: apre il mazziere, scopa anche all’ultima.",
];
