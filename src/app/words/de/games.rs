//! What there is to each game, in German, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Drei Karten für jeden, vier auf dem Tisch.",
    // scopone
    "Vier in Paaren, neun Karten für jeden.",
    // scientifico
    "Vier in Paaren, zehn Karten für jeden, leerer Tisch.",
    // assi
    "Ein Ass nimmt alles.",
    // cirulla
    "Aus Genua: klopfen, Fünfzehner, eine Sieben als Joker. Bis 51.",
    // napola
    "Ass, Zwei, Drei der Münzen und weiter: je ein Punkt. Bis 21.",
    // quindici
    "Genommen wird, was fünfzehn ergibt.",
    // chkobba
    "Aus Tunesien: erst abheben, die Primiera nach Siebenen. Bis 21.",
    // re_bello
    "Der Münz-König ist einen Punkt wert.",
    // sbarazzino
    "Ein Ass nimmt alles als Scopa; Hände werden gezeigt. Bis 21.",
    // escoba
    "Spanisch, mit Fünfzehnern; ein Punkt für die meisten Siebenen. Bis 15.",
    // classica_3
    "Zu dritt, jeder für sich.",
    // coppie
    "Vier in Paaren, drei Karten für jeden.",
    // cinque
    "Zu fünft, acht Karten für jeden.",
    // sei
    "Zu sechst, drei gegen drei.",
    // siciliana
    "Der Münz-König statt der Primiera.",
    // calabrese
    "Auch die Kelch-Sieben ist ein Punkt.",
    // libica
    "Alle zehn Münzen werfen die anderen auf null zurück.",
    // libica_valore
    "Eine Scopa zählt den Wert ihrer Karte. Bis 51.",
    // libica_conteggio
    "Eine Scopa zählt so viel, wie sie Karten hat. Bis 51.",
    // ponino
    "Alle vier Reiter verdoppeln die Scopas.",
    // frac
    "Nur Asse und Bilder zählen. Bis 21.",
    // trento
    "Ass, Zwei, Drei der Münzen: ein, zwei, drei Punkte. Bis 21.",
    // milanese
    "Scopone scientifico, Asse nehmen alles, mit Napola. Bis 21.",
    // a_perdere
    "Wer die wenigsten Punkte hat, gewinnt. Bis 21.",
    // non_prendere
    "Zu viert, Scopa ist Pflicht, die wenigsten Punkte gewinnen. Bis 21.",
    // americana
    "Die Primiera geht nach Siebenen, dann Sechsen und so weiter.",
    // meridionale
    "Könige, Reiter und Buben zählen in der Primiera verschieden.",
    // storie_di_carte
    "Die klassischen Regeln eines Handbuchs.",
    // casa_004
    "Hausregeln: Der Geber beginnt, Scopa auch mit der letzten Karte.",
];
