//! Tests of the plan of movements.

use super::*;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn set(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

/// Two seats of which `first` is dealt to first.
fn sight(me: Seat, hand: Cards, first: usize) -> Sight<'static> {
    Sight {
        me,
        hand,
        order: &[[0, 1], [1, 0]][first],
        piles: &[0, 1],
    }
}

fn in_order(plan: &Plan) -> bool {
    plan.movements
        .iter()
        .all(|m| m.stops.len() > 1 && m.stops.windows(2).all(|w| w[0].at <= w[1].at))
}

#[test]
fn a_deal_gives_every_card_one_way_and_ends_in_time() {
    let events = [Event::Dealt {
        round: 1,
        hands: 3,
        table: set("1C 2C 3C 4C"),
    }];
    let plan = plan(&events, sight(0, set("5D 6D 7D"), 1));
    assert_eq!(plan.movements.len(), 10);
    assert_eq!(
        plan.movements.iter().filter(|m| m.card.is_none()).count(),
        3
    );
    assert!(in_order(&plan) && plan.length <= DEAL_WHOLE);
}

#[test]
fn nobody_sees_a_card_of_a_strange_hand_being_dealt() {
    let events = [Event::Dealt {
        round: 2,
        hands: 3,
        table: Cards::EMPTY,
    }];
    let plan = plan(&events, sight(1, set("5D 6D 7D"), 1));
    let known: Cards = plan.movements.iter().filter_map(|m| m.card).collect();
    assert_eq!(known, set("5D 6D 7D"));
}

#[test]
fn a_strange_capture_rests_to_be_read() {
    let capture = |seat| {
        [Event::Captured {
            seat,
            card: card("7D"),
            taken: set("3S 4C"),
            scopa: false,
        }]
    };
    let mine = plan(&capture(0), sight(0, Cards::EMPTY, 0));
    let theirs = plan(&capture(1), sight(0, Cards::EMPTY, 0));
    assert!(in_order(&mine) && in_order(&theirs));
    assert!(theirs.length > mine.length + READ);
}

#[test]
fn a_scopa_is_celebrated_before_the_cards_go_to_the_pile() {
    let events = [Event::Captured {
        seat: 1,
        card: card("7D"),
        taken: set("3S 4C"),
        scopa: true,
    }];
    let plan = plan(&events, sight(0, Cards::EMPTY, 0));
    let sweep = plan.sweep.expect("a scopa");
    assert_eq!(plan.length, sweep.at + CELEBRATION + CARRY + PILE_APART);
    let across = plan
        .movements
        .last()
        .expect("movements")
        .stops
        .last()
        .map(|stop| stop.place);
    assert_eq!(across, Some(Place::Own(card("7D"))));
}

#[test]
fn what_follows_waits_for_what_was_before() {
    let events = [
        Event::Laid {
            seat: 0,
            card: card("9B"),
        },
        Event::Dealt {
            round: 2,
            hands: 3,
            table: Cards::EMPTY,
        },
    ];
    let plan = plan(&events, sight(0, set("5D 6D 7D"), 1));
    assert!(plan.movements[1..].iter().all(|m| m.stops[0].at >= THROW));
}
