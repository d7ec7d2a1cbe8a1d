//! What there is to each game, in French, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Trois cartes chacun, quatre sur la table.",
    // scopone
    "À quatre, par équipes, neuf cartes chacun.",
    // scientifico
    "À quatre, par équipes, dix cartes chacun, table vide.",
    // assi
    "L’as prend tout.",
    // cirulla
    "Le jeu de Gênes : annonces, prises de quinze, la matta. En 51.",
    // napola
    "As, deux, trois de deniers et la suite : autant de points. En 21.",
    // quindici
    "On prend en faisant quinze.",
    // chkobba
    "La tunisienne : on coupe d’abord, la primiera va aux sept. En 21.",
    // re_bello
    "Le roi de deniers vaut un point.",
    // sbarazzino
    "L’as prend tout et fait scopa ; on annonce les cucitas. En 21.",
    // escoba
    "L’espagnole à quinze : un point pour le plus de sept. En 15.",
    // classica_3
    "À trois, chacun pour soi.",
    // coppie
    "À quatre, par équipes, trois cartes chacun.",
    // cinque
    "À cinq, huit cartes chacun.",
    // sei
    "À six, trois contre trois.",
    // siciliana
    "Le roi de deniers au lieu de la primiera.",
    // calabrese
    "Le sept de coupes vaut un point, lui aussi.",
    // libica
    "Les dix deniers remettent les autres à zéro.",
    // libica_valore
    "La scopa vaut la valeur de sa carte. En 51.",
    // libica_conteggio
    "La scopa vaut le nombre de ses cartes. En 51.",
    // ponino
    "Les quatre cavaliers doublent les scopas.",
    // frac
    "Seuls comptent as et figures. En 21.",
    // trento
    "As, deux, trois de deniers : un, deux, trois points. En 21.",
    // milanese
    "Scopone scientifico, l’as prend tout, avec la napola. En 21.",
    // a_perdere
    "Le moins de points gagne. En 21.",
    // non_prendere
    "À quatre, scopa obligatoire, le moins de points gagne. En 21.",
    // americana
    "La primiera : le plus de sept, puis de six, etc.",
    // meridionale
    "Rois, cavaliers et valets comptent autrement dans la primiera.",
    // storie_di_carte
    "Les règles classiques d’un manuel.",
    // casa_004
    "Règles maison : le donneur commence, scopa même au dernier coup.",
];
