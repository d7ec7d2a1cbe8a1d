//! Everything that can be said, and what its text may name: `{hand:Cards}` in the line `Hands`.

/// The lines in the order in which every language has them, each with its values.
macro_rules! lines {
    ($($(#[$attribute:meta])* $line:ident($($value:ident),*);)+) => {
        /// A line of every language's text.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(in crate::explain) enum Line {
            $($(#[$attribute])* $line),+
        }

        /// The names of all lines and of their values.
        pub(super) const LINES: &[(&str, &[&str])] =
            &[$((stringify!($line), &[$(stringify!($value)),*])),+];
    };
}

lines! {
    // What other lines say, as in `{points:Points}`; only the first 26 lines can be said that way.
    #[expect(dead_code)]
    Number(n);
    #[expect(dead_code)]
    Points(n);
    #[expect(dead_code)]
    Cards(n);
    Rank(rank);
    Ranks(rank);
    Suit(suit);
    #[expect(dead_code)]
    Has(who);
    #[expect(dead_code)]
    To(who);
    // Names that take another form of the verb, in the order of these forms.
    Pronouns();
    // One text behind another.
    Comma(text, next);
    And(text, next);
    Semicolon(text, next);
    Then(text, next);
    // A knob and its value.
    Setting(text, next);
    // The sections.
    TitlePlayers();
    TitleDeal();
    TitleOpening();
    TitleDeclarations();
    TitleCapture();
    TitleAces();
    TitleScopa();
    TitlePoints();
    TitleMatch();
    // Players, cards and the deal.
    SeatsAlone(players);
    SeatsPartners();
    SeatsTeams(players, each);
    SeatsPairs(players);
    PackLatin(style);
    PackFrench();
    PackTunisian();
    PackNumbers();
    TurnsRight();
    TurnsLeft();
    DealerInTurn();
    DealerAgainstTurn();
    LeadsNext();
    LeadsDealer();
    Hands(hand, table);
    PacketsOne();
    PacketsTable();
    PacketsHand();
    Cut();
    RoundsOne();
    Rounds(hand, rounds);
    // The opening table.
    KingsStand();
    Kings(least);
    Aces(least);
    LowTable(most);
    Bonus(wild);
    LowBonus(wild);
    BonusFirst();
    VoidFirst();
    // Hands that are shown.
    Knock();
    KnockLow(most, points);
    KnockTrio(points);
    KnockBetter();
    Matta();
    MattaSeven();
    MattaSticky();
    Cucita();
    CucitaLow(points);
    CucitaPair(points);
    CucitaTrio(points);
    Exposed();
    // What a card takes.
    Turn();
    TakesEqual();
    TakesFifteen();
    TakesEleven();
    TakesEither();
    EqualFirst();
    EqualFirstFifteen();
    EqualFree();
    EqualFreeFifteen();
    SumAny();
    SumFewest();
    SumFewestFifteen();
    AtMost(cards, sweep);
    DutyCard();
    DutyHand();
    DutyFree();
    DutyScopa();
    // What an ace takes.
    SweepsAlways(sum);
    SweepsUnlessAce(sum);
    OnAceSweeps();
    OnAceOne(sum);
    OnEmptyStays();
    OnEmptyTaken();
    AceMay();
    AceMust();
    FirstBanned();
    FirstNoSweep();
    SweepNoScopa();
    SweepScopa();
    // Scopa, and what is left.
    ScopaOne();
    ScopaNone();
    ScopaRank();
    ScopaCards();
    LastNoScopa();
    LastScopa();
    RestCapturer();
    RestPlayer();
    RestNobody();
    // The points of a deal.
    Frac();
    CardsNothing();
    MostCards(points, than);
    CoinsNothing();
    MostCoins(points, than);
    SettebelloNothing();
    Settebello(points);
    ReBello();
    ReBelloInstead();
    SettebelloCoppe();
    Rosmarino();
    NoPrime();
    Prime(points);
    Scale(values);
    ScaleFirst(ranks, value);
    ScaleNext(ranks, value);
    MissingNoPrime();
    MissingFewer();
    MissingNothing();
    PrimeCount(points);
    OrderOne(first);
    Order(first, others);
    MostSevens(points);
    AllSevens(points);
    Napola(cap);
    Piccola(cap);
    Grande(points);
    Trento();
    TrentoAlone();
    Ponino();
    TieNobody();
    TieAll();
    // The match.
    CoinsReset(all, least);
    CoinsWin(all, least);
    Added();
    Target(points);
    EndHighest(low);
    EndTwoAhead(low);
    EndCountOut(low);
    Cappotto(points);
    Idle(count, knobs);
    // Why points went where they went.
    Why(reason, award);
    Amount(who, n);
    Card(rank, suit);
    WhyMost(of, amounts, floor, tie);
    WhyCard(card, who);
    WhyCardNobody(card);
    WhyPrime(hands, tie);
    PrimeHand(who, sum, cards, missing, rule);
    CardWorth(card, value);
    WhyCounted(steps, tie);
    CountedStep(rank, amounts);
    WhyAllSevens(amounts);
    WhyRun(piccola, who, top, next);
    WhyRunNobody(piccola);
    WhyGrande(who);
    WhyGrandeNobody();
    WhyTrento(each);
    TrentoHeld(who, ranks);
    WhyScope(amounts);
    WhyScopeNone();
    WhyPonino(who);
    WhyPoninoNobody();
    WhyDeclared();
    WhyDeclaredNone();
    WhyFrac();
    WinsByTrento(who);
    WinsByCoins(who, coins);
    Resets(who, coins);
    // Who gets how much.
    NoAward();
    Awards(each);
    Award(points, who);
    AwardEach(points, names);
    Awarded(who);
    // The knobs, of which the lines after all of these are.
    GroupDeal();
    GroupOpening();
    GroupShown();
    GroupCapture();
    GroupAces();
    GroupScopa();
    GroupPoints();
    GroupPrimiera();
    GroupMatch();
    Switch(on);
    OwnScale();
    // What is wrong with rules that cannot be played.
    FaultRange(knob, min, max);
    FaultNoOrder();
    FaultDealSize(players, hand, table);
    FaultTwoTeams(players);
    FaultThreePairs(players);
    FaultPattern(players, hand, table);
    FaultCutOpener();
    FaultTableOfFour(knob);
    FaultNoSweep(knob);
    FaultHandOfThree(knob);
    FaultShownTwice();
    FaultFrac(knob);
    FaultNoPrime();
    FaultCoinsTwice();
    FaultNothingScores();
}
