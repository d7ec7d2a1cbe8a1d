//! The score sheet of people who play with real cards.

use scopa::pad::{Pad, join, split};
use scopa::{Card, Category, Count, Fact, Reason, SaveError, Suit};

/// A sheet of two by the classic rules.
fn pad() -> Pad {
    Pad::new("classica", None, None).expect("a preset")
}

/// Points of a deal: cards and so on to side 0 where `to` is 0, and scope.
fn points(pad: &mut Pad, to: usize, scope: [u16; 2]) {
    pad.say_points(true);
    let rules = *pad.rules();
    let deck = [
        Category::Cards,
        Category::Coins,
        Category::Settebello,
        Category::Primiera,
    ];
    for category in deck {
        let place = pad.draft.place(Fact::Points(category)).expect("in force");
        pad.draft.say(&rules, place, to, Some(1));
    }
    let place = pad
        .draft
        .place(Fact::Points(Category::Scope))
        .expect("in force");
    for (side, scope) in scope.into_iter().enumerate() {
        pad.draft.say(&rules, place, side, Some(scope));
    }
    pad.write().expect("nothing wrong");
}

#[test]
fn a_match_to_eleven_with_a_tie_played_on() {
    let mut pad = pad();
    points(&mut pad, 0, [3, 3]);
    points(&mut pad, 1, [4, 4]);
    assert_eq!(pad.lines().0[1].totals, [11, 11]);
    assert_eq!(pad.lines().1, None, "a tie is played on");
    points(&mut pad, 1, [1, 0]);
    let (lines, outcome) = pad.lines();
    assert_eq!(lines[2].points, [1, 4]);
    let outcome = outcome.expect("over");
    assert_eq!(
        (outcome.winner(), outcome.reason),
        (Some(1), Reason::Target)
    );

    pad.undo();
    assert_eq!((pad.deals.len(), pad.place, pad.lines().1), (2, 2, None));
    assert!(
        pad.draft.by_points,
        "what was taken off can be written down again"
    );
    pad.write().expect("as it was");
    assert_eq!(pad.lines().0[2].totals, [12, 15]);
}

#[test]
fn a_deal_is_corrected_in_its_place() {
    let mut pad = pad();
    points(&mut pad, 0, [3, 3]);
    points(&mut pad, 1, [0, 0]);
    pad.correct(0);
    points(&mut pad, 0, [8, 0]);
    assert_eq!((pad.deals.len(), pad.place), (2, 2));
    let (lines, outcome) = pad.lines();
    assert_eq!(lines[0].totals, [12, 0]);
    assert!(
        outcome.is_some() && lines[1].void,
        "the match was over before the second"
    );
    assert_eq!(lines[1].totals, [12, 0]);
    pad.correct(1);
    pad.leave();
    assert_eq!(pad.place, 2);
}

#[test]
fn what_cannot_be_is_not_written_down() {
    let mut pad = pad();
    assert!(pad.write().is_err());
    assert!(pad.deals.is_empty());
    let settebello = pad
        .draft
        .place(Fact::Holds(Card::SETTEBELLO))
        .expect("asked");
    let rules = *pad.rules();
    pad.draft.say(&rules, settebello, 1, Some(1));
    assert!(pad.write().is_err());
}

#[test]
fn every_sheet_is_read_back() {
    for preset in scopa::PRESETS {
        for sides in 2..=6 {
            let mut pad = Pad::new(preset, Some(31), Some(sides)).expect("a preset");
            pad.rename(1, " Zia  Concetta, detta “la Lunga” di Napoli ");
            assert_eq!(pad.names[1].chars().count(), 20);
            assert_eq!(Pad::read(&pad.text()), Ok(pad));
        }
    }
    let mut pad = pad();
    points(&mut pad, 0, [3, 3]);
    points(&mut pad, 1, [3, 3]);
    pad.correct(0);
    let mut old = pad.clone();
    old.day = "2026-11-30".to_owned();
    assert_eq!(Pad::read(&pad.text()), Ok(pad.clone()));
    let text = join(&[old.clone(), pad.clone()]);
    assert_eq!(split(&text), (vec![old.clone(), pad.clone()], None));
    let damaged = text.replace("rules classica 11 2\nday", "rules classica 11 9\nday");
    let (read, wrong) = split(&damaged);
    assert_eq!(read, [pad]);
    assert!(matches!(wrong, Some(SaveError::Damaged(_))));
}

#[test]
fn a_damaged_sheet_is_no_sheet() {
    let mut pad = pad();
    points(&mut pad, 0, [3, 3]);
    let text = pad.text();
    for end in 0..text.len() - 1 {
        if text.is_char_boundary(end) {
            assert!(Pad::read(&text[..end]).is_err(), "{}", &text[..end]);
        }
    }
    for (old, new) in [
        ("scopa-pad/1", "scopa-pad/x"),
        ("classica", "nessuna"),
        (" 11 ", " 0 "),
        (" 2\n", " 7\n"),
        ("deal p 1,0", "deal p 1,1"),
        ("deal p 1,0", "deal p 1,0,0"),
        ("deal p 1,0", "deal p 65536,0"),
        ("deal p", "deal q"),
        ("draft 1", "draft 2"),
        ("side \n", "seat \n"),
    ] {
        let changed = text.replace(old, new);
        assert_ne!(changed, text);
        assert!(
            matches!(Pad::read(&changed), Err(SaveError::Damaged(_))),
            "{old} to {new}"
        );
    }
    let newer = text.replace("scopa-pad/1", "scopa-pad/2");
    assert!(matches!(Pad::read(&newer), Err(SaveError::Newer(_))));
}

#[test]
fn a_count_with_the_primiera() {
    let mut pad = pad();
    let rules = *pad.rules();
    let mut say = |fact: Fact, side: usize, value: u16| {
        let place = pad.draft.place(fact).expect("asked");
        pad.draft.say(&rules, place, side, Some(value));
    };
    say(Fact::Cards, 0, 21);
    say(Fact::Coins, 1, 6);
    for (suit, best) in Suit::ALL.into_iter().zip([6, 7, 7, 1]) {
        say(Fact::Best(suit), 0, best);
    }
    say(Fact::Best(Suit::Coppe), 1, 6);
    say(Fact::Best(Suit::Spade), 1, 2);
    say(Fact::Scope, 0, 2);
    pad.write().expect("nothing wrong");
    // 18 + 21 + 21 + 16 beat 21 + 18 + 12 + 21: primiera, cards and two scope against coins and settebello.
    assert_eq!(pad.lines().0[0].points, [4, 2]);
    let fresh = Count::new(&rules, false);
    assert_eq!(pad.draft, fresh);
}
