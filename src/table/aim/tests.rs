//! Tests of aiming a card.

use super::*;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn set(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

fn aim(played: &str, captures: &[&str], may_lay: bool) -> Aim {
    let played = card(played);
    let lay = may_lay.then_some(Play {
        card: played,
        capture: None,
    });
    let takes = captures.iter().map(|text| Play {
        card: played,
        capture: Some(set(text)),
    });
    Aim::lift(played, takes.chain(lay)).expect("a legal card")
}

#[test]
fn a_card_without_a_play_is_not_lifted() {
    let other = Play {
        card: card("2D"),
        capture: None,
    };
    assert_eq!(Aim::lift(card("7D"), [other]), None);
}

#[test]
fn free_table_lays_a_card_that_takes_nothing() {
    let mut aim = aim("7D", &[], true);
    assert_eq!(
        aim.let_go(Drop::Cloth),
        Some(Play {
            card: card("7D"),
            capture: None
        })
    );
}

#[test]
fn free_table_takes_the_only_capture() {
    let mut aim = aim("7D", &["3S 4C"], false);
    assert_eq!(
        aim.let_go(Drop::Cloth).and_then(|p| p.capture),
        Some(set("3S 4C"))
    );
}

#[test]
fn free_table_asks_when_there_are_several() {
    let mut aim = aim("7D", &["3S 4C", "1D 6B"], false);
    assert_eq!(aim.let_go(Drop::Cloth), None);
    assert_eq!(aim.takes(card("3S")), [1]);
    assert_eq!(aim.takes(card("6B")), [2]);
}

#[test]
fn free_table_lays_where_laying_is_allowed() {
    let mut aim = aim("7D", &["3S 4C"], true);
    assert_eq!(
        aim.let_go(Drop::Cloth),
        Some(Play {
            card: card("7D"),
            capture: None
        })
    );
    let mut aim = self::aim("7D", &["3S 4C"], true);
    assert_eq!(
        aim.let_go(Drop::On(card("3S"))).and_then(|p| p.capture),
        Some(set("3S 4C"))
    );
}

#[test]
fn a_table_card_takes_its_only_capture_or_narrows() {
    let mut aim = aim("7D", &["3S 4C", "3B 4C", "1D 6B"], false);
    assert_eq!(aim.let_go(Drop::On(card("4C"))), None);
    assert_eq!(aim.answer(card("3B")), Answer::Open);
    assert_eq!(aim.answer(card("6B")), Answer::Other);
    assert_eq!(aim.answer(card("8B")), Answer::Rest);
    assert_eq!(
        aim.let_go(Drop::On(card("3B"))).and_then(|p| p.capture),
        Some(set("3B 4C"))
    );
}

#[test]
fn a_table_card_that_cannot_be_taken_changes_nothing() {
    let mut aim = aim("7D", &["3S 4C", "1D 6B"], false);
    assert_eq!(aim.let_go(Drop::On(card("8B"))), None);
    assert!(aim.swept().is_empty());
}

#[test]
fn sweeping_selects_exactly_those() {
    let mut aim = aim("8D", &["1D 7B", "1D 3S 4C", "8S"], false);
    aim.sweep(card("1D"));
    aim.sweep(card("3S"));
    assert_eq!((aim.sum(), aim.chosen()), (4, None));
    aim.sweep(card("4C"));
    assert_eq!((aim.sum(), aim.chosen()), (8, Some(2)));
    assert_eq!(
        aim.let_go(Drop::Cloth).and_then(|p| p.capture),
        Some(set("1D 3S 4C"))
    );
}

#[test]
fn a_smaller_capture_inside_a_larger_is_taken_when_it_is_complete() {
    let mut aim = aim("1D", &["1C", "1C 5S 9B"], false);
    aim.sweep(card("1C"));
    assert_eq!(
        aim.let_go(Drop::Cloth).and_then(|p| p.capture),
        Some(set("1C"))
    );
}

#[test]
fn sweeping_on_changes_the_mind() {
    let mut aim = aim("7D", &["3S 4C", "1D 6B"], false);
    aim.sweep(card("6B"));
    aim.sweep(card("3S"));
    assert_eq!(aim.swept(), [card("3S")]);
}

#[test]
fn keys_walk_round_the_captures() {
    let mut aim = aim("7D", &["3S 4C", "1D 6B"], false);
    aim.step(true);
    assert_eq!(aim.chosen(), Some(1));
    aim.step(false);
    assert_eq!(aim.chosen(), Some(2));
    aim.step(true);
    assert_eq!(aim.chosen(), Some(1));
    assert!(!aim.choose(3) && aim.choose(2));
    assert_eq!(aim.settled().and_then(|p| p.capture), Some(set("1D 6B")));
}

#[test]
fn tapping_twice_gives_a_card_back() {
    let mut aim = aim("7D", &["3S 4C", "3B 4C"], false);
    aim.toggle(card("4C"));
    aim.toggle(card("4C"));
    assert!(aim.swept().is_empty());
}

#[test]
fn an_ace_may_take_itself() {
    let mut aim = aim("1D", &[""], false);
    assert_eq!(
        aim.let_go(Drop::Cloth).and_then(|p| p.capture),
        Some(Cards::EMPTY)
    );
}
