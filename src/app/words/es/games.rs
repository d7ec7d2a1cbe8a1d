//! What there is to each game, in Spanish, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Tres cartas cada uno, cuatro en la mesa.",
    // scopone
    "Cuatro por parejas, nueve cartas cada uno.",
    // scientifico
    "Cuatro por parejas, diez cartas cada uno, mesa vacía.",
    // assi
    "El as se lleva todo.",
    // cirulla
    "La de Génova: cantes, quinces y un siete comodín. A 51.",
    // napola
    "As, dos, tres de oros y siguientes: tantos puntos como cartas. A 21.",
    // quindici
    "Hay que sumar quince.",
    // chkobba
    "La tunecina: corte al empezar, primiera a los sietes. A 21.",
    // re_bello
    "El rey de oros vale un punto.",
    // sbarazzino
    "El as se lleva todo y hace scopa; se cantan cucitas. A 21.",
    // escoba
    "La española: sumar quince, y un punto por más sietes. A 15.",
    // classica_3
    "Tres, cada uno por su cuenta.",
    // coppie
    "Cuatro por parejas, tres cartas cada uno.",
    // cinque
    "Cinco, ocho cartas cada uno.",
    // sei
    "Seis, tres contra tres.",
    // siciliana
    "El rey de oros en lugar de la primiera.",
    // calabrese
    "También el siete de copas vale un punto.",
    // libica
    "Quien se lleva todos los oros deja a cero a los demás.",
    // libica_valore
    "La scopa vale lo que su carta. A 51.",
    // libica_conteggio
    "La scopa vale un punto por carta. A 51.",
    // ponino
    "Los cuatro caballos doblan las scopas.",
    // frac
    "Solo cuentan ases y figuras. A 21.",
    // trento
    "As, dos, tres de oros: uno, dos, tres puntos. A 21.",
    // milanese
    "Scientifico con el as que se lleva todo y napola. A 21.",
    // a_perdere
    "Gana quien hace menos puntos. A 21.",
    // non_prendere
    "Cuatro, la scopa es obligatoria, gana quien hace menos puntos. A 21.",
    // americana
    "La primiera, a quien tiene más sietes, luego seises, etc.",
    // meridionale
    "Reyes, caballos y sotas valen distinto en la primiera.",
    // storie_di_carte
    "Las reglas clásicas de un manual.",
    // casa_004
    "Reglas de casa: empieza quien reparte, scopa también al final.",
];
