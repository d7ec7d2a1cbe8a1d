use super::super::fair::FairWords;

/// Carte date senza trucchi.
pub const FAIR: FairWords = FairWords {
    title: "Niente trucchi",
    explain: "Prima di ogni smazzata l’ordine delle carte è già fissato e si mostra questo sigillo (SHA-256 di un numero segreto e delle quaranta carte), che con altre carte non tornerebbe. Finita la partita si mostrano anche il segreto e le carte, e ogni sigillo si può controllare qui o con qualsiasi altro programma.",
    sealed: "Numero segreto e carte",
    verify: "Controlla",
    fits: "Il sigillo torna: sono le carte che erano sigillate.",
    differs: "Il sigillo non torna: sono altre carte.",
};
