//! What there is to each game, in Portuguese, in the order of `setup/games.rs`.

pub(super) const GAMES: [&str; 30] = [
    // classica
    "Três cartas cada, quatro na mesa.",
    // scopone
    "Quatro em duplas, nove cartas cada.",
    // scientifico
    "Quatro em duplas, dez cartas cada, mesa vazia.",
    // assi
    "O ás leva tudo.",
    // cirulla
    "A genovesa: mãos mostradas, quinzes, um sete curinga. Até 51.",
    // napola
    "Ás, dois, três de ouros e seguintes: um ponto por carta. Até 21.",
    // quindici
    "Levam-se cartas somando quinze.",
    // chkobba
    "A tunisiana: um corte no começo, a primiera para quem tem mais setes. Até 21.",
    // re_bello
    "O rei de ouros também vale um ponto.",
    // sbarazzino
    "O ás leva tudo e faz scopa; mãos mostradas. Até 21.",
    // escoba
    "A espanhola dos quinzes: um ponto por mais setes. Até 15.",
    // classica_3
    "Três jogadores, cada um por si.",
    // coppie
    "Quatro em duplas, três cartas cada.",
    // cinque
    "Cinco jogadores, oito cartas cada.",
    // sei
    "Em seis, três contra três.",
    // siciliana
    "O rei de ouros no lugar da primiera.",
    // calabrese
    "O sete de copas também vale um ponto.",
    // libica
    "Quem leva os dez ouros zera os outros.",
    // libica_valore
    "A scopa vale o mesmo que a carta. Até 51.",
    // libica_conteggio
    "A scopa vale um ponto por carta. Até 51.",
    // ponino
    "Os quatro cavalos dobram as scopas.",
    // frac
    "Só contam ases e figuras. Até 21.",
    // trento
    "Ás, dois, três de ouros: um, dois, três pontos. Até 21.",
    // milanese
    "Scopone scientifico com o ás que leva tudo e a napola. Até 21.",
    // a_perdere
    "Ganha quem faz menos pontos. Até 21.",
    // non_prendere
    "Quatro jogadores, scopa obrigatória, ganha quem faz menos pontos. Até 21.",
    // americana
    "A primiera para quem tem mais setes, depois seis etc.",
    // meridionale
    "Reis, cavalos e valetes contam diferente na primiera.",
    // storie_di_carte
    "As regras clássicas de um manual.",
    // casa_004
    "Regras da casa: o carteador começa, scopa até na última carta.",
];
