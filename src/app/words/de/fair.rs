use super::super::fair::FairWords;

/// Fair dealing.
pub const FAIR: FairWords = FairWords {
    title: "Ehrlich gegeben",
    explain: "Vor jeder Runde steht die Reihenfolge der Karten fest, und dieses Siegel (SHA-256 einer geheimen Zahl und der vierzig Karten) ist zu sehen; zu anderen Karten würde es nicht passen. Nach der Partie sind auch die geheime Zahl und die Karten zu sehen, und du kannst jedes Siegel hier oder mit jedem anderen Programm prüfen.",
    sealed: "Geheime Zahl und Karten",
    verify: "Prüfen",
    fits: "Das Siegel passt: Es sind die versiegelten Karten.",
    differs: "Das Siegel passt nicht: Es sind andere Karten.",
};
