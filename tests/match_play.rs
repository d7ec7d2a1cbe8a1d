//! Near the target the match is played, not the deal: last rounds where the best play differs from that at 0 to 0.
//!
//! Both players know all cards by then, so that what is right can be worked out: at 0 to 0 the greatest lead in points, here
//! the greatest chance to win the match to 11.

use scopa::ai::{Budget, Unit, analyse};
use scopa::{Game, Level, Move, Ruleset};

struct Position {
    /// The totals of the player to move and of the other.
    totals: (i32, i32),
    seed: u64,
    /// Every move of the deal so far.
    moves: &'static str,
    /// The player's hand, the table, and the other's hand.
    cards: [&'static str; 3],
    /// The best plays at 0 to 0.
    for_points: &'static str,
    /// The best plays now.
    for_the_match: &'static str,
    why: &'static str,
}

const POSITIONS: [Position; 18] = [
    Position {
        totals: (6, 9),
        seed: 6574,
        moves: "2D 5Bx2D3B 8B 1D 7Dx1D6C 4D 10Sx10D 1S 3S 1Cx1S 9S 3Cx3S 2C 4Bx4D 5S 7Bx2C5S 5C 1B 9Cx9S 8Dx8B 2B 7Cx5C2B 3D 9B 7S 9Dx9B 8Cx7S1B 10Cx10B 4C 6D 2S",
        cards: ["5D 4S 6S", "3D 6D 4C 2S", "8S 6B"],
        for_points: "5Dx3D2S",
        for_the_match: "6Sx6D",
        why: "They need two points: the five sweeps and wins the deal by one, but leaves them settebello and prime. The six of coins costs the lead and breaks their prime: the match goes on.",
    },
    Position {
        totals: (6, 9),
        seed: 26570,
        moves: "7Dx6S1B 8Cx8B 8S 7B 1C 7Sx7B 6D 9Sx1C8S 2B 5S 2Sx2B 3D 6Cx6D 4B 4Sx4B 3Bx3D 2C 3S 2Dx2C 6B 9Cx3S6B 10Bx10D 10C 8D 5Bx5S 4C 4Dx4C 10Sx10C 1D 5C",
        cards: ["9D 3C 9B", "1D 8D 5C", "5D 7C 1S"],
        for_points: "9Dx1D8D 9Bx1D8D",
        for_the_match: "3C",
        why: "They need two: either nine wins cards and coins, but they make a scopa beside the prime. Laying the three leaves them one point.",
    },
    Position {
        totals: (7, 10),
        seed: 27920,
        moves: "7Dx5D2S 3D 2C 8Bx8D 2Bx2C 6S 7S 7Cx7S 3Cx3D 4C 6Cx6S 10D 4Bx4C 2D 1B 10Bx10D 1Dx1B 10S 7Bx2D5B 4S 10Cx10S 8C 1C 5Cx1C4S 4D 3S 9D 9Sx9D 6D 6Bx6D",
        cards: ["9C 5S 9B", "4D 8C 3S", "1S 8S 3B"],
        for_points: "5S",
        for_the_match: "9C 9B",
        why: "They need one: the five wins the deal 3 to 1, and the one is a scopa. A nine gives up cards and coins, and they get nothing.",
    },
    Position {
        totals: (9, 6),
        seed: 34830,
        moves: "7Sx7D 3S 2D 10Dx1D2D7B 6S 5B 1S 4Sx1S3S 4B 1C 10Bx1C4B5B 4C 2S 9Bx9D 10Sx4C6S 6B 4D 6Cx6B 2Bx2S 6D 7C 3B 8D 5D 9Sx4D5D 3Dx3B 8Cx8D 2C 10C 1B",
        cards: ["3C 9C 8S", "6D 2C 7C 10C 1B", "5C 5S 8B"],
        for_points: "9Cx6D2C1B",
        for_the_match: "9Cx2C7C 8Sx7C1B",
        why: "Two points are enough: the better lead is settebello alone; with prime or cards beside it the match is won, whatever they get.",
    },
    Position {
        totals: (6, 9),
        seed: 39865,
        moves: "1S 2S 6Cx2S4B 3S 10Cx1S9B 7C 4S 4Cx4S 9Dx9S 1C 5C 6Bx1C5C 3Bx3S 8Dx8C 10B 3D 2C 10Sx10B 2Dx2C 1D 7Sx7C 9C 4Dx1D3D 2B 6S 5B 7Bx2B5B 5S 1B 5Dx5S",
        cards: ["6D 3C 8S", "9C 6S 1B", "7D 10D 8B"],
        for_points: "6Dx6S",
        for_the_match: "3C 8S",
        why: "They need two, and have the settebello: the six of coins wins most but lets them sweep. Anything that keeps the sweep from them goes on.",
    },
    Position {
        totals: (9, 6),
        seed: 45470,
        moves: "2Dx2B 7Dx7B 5B 5Cx5B 6D 8B 7Sx6D1C 8Sx8B 4B 2C 3D 3Sx3D 4Cx4B 5S 9Sx9C 5Dx5S 3C 6B 9Bx3C6B 9D 1D 8C 10Sx1D9D 4S 10Dx2C8C 4Dx4S 2S 3B 6S 7C",
        cards: ["8D 10C 1B", "7C 2S 6S 3B", "6C 1S 10B"],
        for_points: "10Cx7C3B",
        for_the_match: "8Dx2S6S",
        why: "Two points are enough: cards and coins at once, though they make two scope and lead by two in the deal.",
    },
    Position {
        totals: (6, 9),
        seed: 46365,
        moves: "3C 4Dx3C1B 5C 5Bx5C 10B 4C 5S 9Sx4C5S 9C 8Bx8C 9Dx9C 2B 6D 7Dx7B 6Bx6D 8S 6S 1D 5D 3Bx1D2B 7Sx7C 10Dx10B 10S 4B 9Bx5D4B 3S 6Cx6S 1S 8Dx8S 2S 4Sx1S3S",
        cards: ["3D 1C 2C", "2S 10S", "2D 10C"],
        for_points: "2Cx2S",
        for_the_match: "1C",
        why: "They need two, and have the prime: the deuce wins cards and coins but lets them sweep.",
    },
    Position {
        totals: (9, 6),
        seed: 47589,
        moves: "4Cx4S 9Dx9B 9C 2C 2Sx2C 5B 9Sx9C 7C 2B 3Sx3D 8Bx1S2B5B 1B 4B 10B 6D 10Sx10B 7Dx7C 6Cx6D 8D 3C 3Bx3C 5Dx1B4B 2D 7B 8Cx8D 7Sx7B 10C 5C 6B 1C 10Dx10C",
        cards: ["4D 5S 8S", "2D 1C 5C 6B", "1D 6S"],
        for_points: "4D",
        for_the_match: "8Sx2D6B",
        why: "Two points are enough: coins and prime, at the price of a scopa and the cards.",
    },
    Position {
        totals: (6, 10),
        seed: 54731,
        moves: "6Sx6D 5Cx5S 10C 9D 8D 8Cx8D 10Bx10C 6B 8B 3D 2C 2Sx2C 7Sx7C 1D 7Bx1D6B 5B 4Bx4C 9Cx9D 5Dx5B 1S 8Sx8B 7D 1Bx1S 1C 6C 3Bx3D 4S 3C 10Dx7D3C 3S",
        cards: ["2D 10S 2B", "1C 6C 3S 4S", "4D 9S 9B"],
        for_points: "10Sx6C4S 10Sx1C6C3S",
        for_the_match: "2D 2B",
        why: "They need one: the king wins all four points of the deck and lets them make one scopa. A deuce gives up cards and coins, and they get nothing.",
    },
    Position {
        totals: (9, 6),
        seed: 59473,
        moves: "5Dx3C2B 10Bx2C8C 1B 4S 1Cx1B 6S 8S 2S 8Bx8S 5B 7Dx2S5B 6Bx6S 6C 9B 10Dx6C4S 9Sx9B 2D 3B 10S 5Cx2D3B 7C 5S 4B 1D 4Cx4B 8Dx1D7C 6D 10Cx10S 9D 3D",
        cards: ["9C 7S 7B", "3D 6D 9D 5S", "4D 1S 3S"],
        for_points: "9Cx9D",
        for_the_match: "7S 7B",
        why: "Two points are enough: laying a seven wins cards and coins beside the settebello; the nine would lead by more and win one.",
    },
    Position {
        totals: (6, 10),
        seed: 66323,
        moves: "4Sx3D1B 7C 8Sx8D 5S 5Cx5S 5D 8B 3B 1D 9Sx1D5D3B 8Cx8B 1C 7Dx7C 10B 6Sx6B 10Sx10B 4C 6D 3S 7Bx6D1C 9C 2C 2Bx2C 2D 6Cx2D4C 5B 10C 9Bx9C 10Dx10C 4B",
        cards: ["9D 1S 2S", "3S 4B 5B", "4D 3C 7S"],
        for_points: "9Dx4B5B",
        for_the_match: "1S 2S",
        why: "They need one: the nine wins all four points and lets them sweep. Laying a low card, they get nothing.",
    },
    Position {
        totals: (10, 6),
        seed: 71697,
        moves: "4Cx4B 6Dx6S 6B 9Bx9C 5B 2S 1S 1Dx1S 7Sx2S5B 5D 3Bx3C 1B 7Dx1B6B 10C 10Dx10C 3S 10B 2B 3Dx3S 2Dx2B 4S 8B 7C 8Cx8B 7Bx7C 5Cx5D 6C 2C 4Dx4S 8Sx2C6C 1C",
        cards: ["8D 9S 10S", "1C 10B", "9D 5S"],
        for_points: "9S",
        for_the_match: "8D",
        why: "One point is enough: laying the jack wins cards and coins, laying the knight would only lose by less.",
    },
    Position {
        totals: (6, 10),
        seed: 91425,
        moves: "8Sx6D2C 1S 8C 8Dx8C 6B 5S 6Cx6B 1Dx1S 3B 5Dx5S 7B 7Cx7B 3Dx3B 7S 4B 6S 9B 1C 8Bx1C7S 4Cx4B 10Cx10D 5C 5Bx5C 2D 1B 7Dx6S1B 3C 10Sx10B 4D 3Sx3C 9Cx9B",
        cards: ["9D 2S 9S", "2D 4D", "4S 2B"],
        for_points: "2Sx2D",
        for_the_match: "9D 9S",
        why: "They need one: taking the deuce wins all four points and lets them sweep; a knight keeps the table out of reach.",
    },
    Position {
        totals: (10, 7),
        seed: 116668,
        moves: "10S 7Cx3C4B 8Sx8C 9Sx9C 1D 4S 6S 7Bx1D6S 10Dx10S 5B 7S 2C 9Bx2C7S 2B 4Cx4S 8D 8Bx8D 4D 1B 3Sx1B2B 5Cx5B 1S 1Cx1S 5D 10C 5Sx5D 6B 2D 7D 3D 9Dx2D7D",
        cards: ["6D 3B 10B", "3D 4D 10C 6B", "6C 2S"],
        for_points: "3Bx3D 10Bx10C",
        for_the_match: "6Dx6B",
        why: "One point is enough: the six takes the prime, though cards and coins go to them.",
    },
    Position {
        totals: (10, 6),
        seed: 131629,
        moves: "6Dx2D4S 8Cx8B 9B 9Sx9B 5D 5Cx5D 8S 9C 2B 9Dx9C 4C 5B 2Cx2B 1B 6Sx1B5B 10Dx10C 6C 1S 5Sx4C1S 1C 6Bx6C 4B 3C 7Dx3C4B 3B 8Dx8S 1Dx1C 10S 3Sx3B 7C",
        cards: ["3D 4D 7B", "7C 10S", "2S 7S 10B"],
        for_points: "3D 4D",
        for_the_match: "7Bx7C",
        why: "One point is enough: the seven makes the prime sure and gives them a scopa as well.",
    },
    Position {
        totals: (10, 6),
        seed: 132841,
        moves: "8S 10Cx1D1S8S 8D 5B 7B 5Sx5B 10Bx3D7B 9Bx9D 9S 6D 3S 4C 6Sx6D 7Sx4C3S 5C 2B 8Cx8D 2Dx2B 4B 1B 4Sx4B 4D 1Cx1B 7C 9Cx9S 7Dx7C 2C 2Sx2C 6B 10Sx4D6B",
        cards: ["5D 3C 8B", "5C", "10D 6C 3B"],
        for_points: "3C",
        for_the_match: "5Dx5C",
        why: "One point is enough: the five sweeps now. Keeping it would lose the deal by less.",
    },
    Position {
        totals: (10, 7),
        seed: 388973,
        moves: "1Cx1B 5S 9Bx9C 1Dx1S 3S 10D 4D 10Sx10D 7Bx4D3S 5Cx5S 6D 7S 10B 8Sx8B 4B 4Cx4B 3C 8C 8Dx8C 7Dx7S 5D 10Cx10B 3Dx3C 2D 6Bx6D 2Bx2D 9S 9Dx9S 6C 6Sx6C",
        cards: ["7C 2S 5B", "5D", "2C 4S 3B"],
        for_points: "2S",
        for_the_match: "5Bx5D",
        why: "One scopa is enough: the five sweeps now, though cards and prime go to them.",
    },
    Position {
        totals: (10, 7),
        seed: 394410,
        moves: "5Dx5B 6Sx1D5C 2B 1S 9B 9Dx9B 2Dx2B 10Sx10D 5S 8D 7C 2S 6Bx1S5S 4C 8Cx8D 7Dx7C 1B 4Sx4C 8B 10Bx2S8B 9C 4D 10Cx9C1B 6D 1C 3B 7Bx4D3B 8S 6Cx6D 3S",
        cards: ["3D 2C 4B", "1C 3S 8S", "3C 7S 9S"],
        for_points: "4Bx1C3S",
        for_the_match: "2C",
        why: "One point is enough: the deuce wins cards and coins; the best lead would win nothing.",
    },
];

fn moves(text: &str) -> Vec<Move> {
    text.split(' ')
        .map(|mv| mv.parse().expect("a move"))
        .collect()
}

#[test]
fn near_the_target_the_match_is_played() {
    for position in &POSITIONS {
        let mut game = Game::new(Ruleset::default(), position.seed, Some(0));
        for mv in moves(position.moves) {
            game.play(mv).expect("a legal move");
        }
        let seat = game.to_move().expect("a player to move");
        let mut view = game.view(seat);
        let cards =
            [view.hand, view.table, game.deal().hand(1 - seat)].map(|cards| cards.to_string());
        assert_eq!(cards, position.cards);
        let best = |view: &scopa::View| {
            analyse(view, Level::Master, Budget::Playouts(100), 1).expect("an analysis")
        };
        let far = best(&view);
        assert!(far.exact && far.unit == Unit::Points);
        assert!(
            moves(position.for_points).contains(&far.choice),
            "{}: {}",
            position.why,
            far.choice
        );
        let (mine, theirs) = position.totals;
        view.totals = if seat == 0 {
            vec![mine, theirs]
        } else {
            vec![theirs, mine]
        };
        let near = best(&view);
        assert!(near.exact && near.unit == Unit::Chance);
        assert!(
            moves(position.for_the_match).contains(&near.choice),
            "{}: {}",
            position.why,
            near.choice
        );
        assert!(
            !moves(position.for_points).contains(&near.choice),
            "{}",
            position.why
        );
    }
}
