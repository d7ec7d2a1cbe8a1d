//! The ways to make a total up to ten out of two cards or more, looked up by the ranks that lie on the table.

use crate::cards::{Cards, Rank};

/// Ranks and how many of each, at most four different ones, the unused places 0.
#[derive(Clone, Copy)]
struct Partition {
    ranks: [u8; 4],
    counts: [u8; 4],
    len: u8,
    /// Two cards of different ranks, the most frequent kind.
    is_pair: bool,
}

const NONE: Partition = Partition {
    ranks: [0; 4],
    counts: [0; 4],
    len: 0,
    is_pair: false,
};
const MOST: usize = 41;

struct Ways {
    list: [Partition; MOST],
    len: usize,
}

/// All partitions of a total into two parts or more, no part more than four times: there are four cards of a rank.
const fn ways(total: u8) -> Ways {
    let mut ways = Ways {
        list: [NONE; MOST],
        len: 0,
    };
    add(&mut ways, NONE, total, total - 1, 0);
    ways
}

const fn add(ways: &mut Ways, so_far: Partition, rest: u8, largest: u8, parts: u8) {
    if rest == 0 {
        if parts > 1 {
            ways.list[ways.len] = so_far;
            ways.len += 1;
        }
        return;
    }
    let mut rank = if largest < rest { largest } else { rest };
    while rank > 0 {
        let mut count = 1;
        while count <= 4 && count * rank <= rest {
            let mut next = so_far;
            next.ranks[next.len as usize] = rank;
            next.counts[next.len as usize] = count;
            next.len += 1;
            next.is_pair = next.len == 2 && parts + count == 2;
            add(ways, next, rest - count * rank, rank - 1, parts + count);
            count += 1;
        }
        rank -= 1;
    }
}

static WAYS: [Ways; 11] = {
    const EMPTY: Ways = Ways {
        list: [NONE; MOST],
        len: 0,
    };
    let mut all = [EMPTY; 11];
    let mut total = 2;
    while total <= 10 {
        all[total] = ways(total as u8);
        total += 1;
    }
    all
};

/// For each total v and each set of ranks below v (bit r − 1 for rank r) which of the ways use these ranks only. The
/// entries of v start at 2^(v − 1).
static FITTING: [u64; 1024] = {
    let mut fitting = [0; 1024];
    let mut total = 2;
    while total <= 10 {
        let start = 1 << (total - 1);
        let way = ways(total as u8);
        let mut i = 0;
        while i < way.len {
            let mut needed = 0;
            let mut part = 0;
            while part < way.list[i].len as usize {
                needed |= 1 << (way.list[i].ranks[part] - 1);
                part += 1;
            }
            let mut ranks = 0;
            while ranks < start {
                if needed & !ranks == 0 {
                    fitting[start + ranks] |= 1 << i;
                }
                ranks += 1;
            }
            i += 1;
        }
        total += 1;
    }
    fitting
};

/// For each total v and each set of ranks up to 5 which of the ways have more than one card of these ranks only.
static REPEATING: [[u64; 32]; 11] = {
    let mut repeating = [[0; 32]; 11];
    let mut total = 2;
    while total <= 10 {
        let way = ways(total as u8);
        let mut i = 0;
        while i < way.len {
            let mut twice = 0;
            let mut part = 0;
            while part < way.list[i].len as usize {
                if way.list[i].counts[part] > 1 {
                    twice |= 1 << (way.list[i].ranks[part] - 1);
                }
                part += 1;
            }
            let mut ranks = 0;
            while ranks < 32 {
                if twice & !ranks == 0 {
                    repeating[total][ranks] |= 1 << i;
                }
                ranks += 1;
            }
            i += 1;
        }
        total += 1;
    }
    repeating
};

/// The ranks of a table: bit r - 1 for rank r.
#[derive(Clone, Copy)]
pub(super) struct Ranks {
    /// Those there are.
    once: u16,
    /// Those there are two of or more.
    twice: u16,
}

impl Ranks {
    #[inline]
    pub(super) fn of(table: Cards) -> Ranks {
        let suit = |n: u32| table.bits() >> (10 * n) & 1023;
        let (denari, coppe, spade, bastoni) = (suit(0), suit(1), suit(2), suit(3));
        let (warm, cold) = (denari | coppe, spade | bastoni);
        let twice = denari & coppe | spade & bastoni | warm & cold;
        Ranks {
            once: (warm | cold) as u16,
            twice: twice as u16,
        }
    }
}

/// Hands every set of two cards or more with this total, 1 to 10, to `sink`.
#[inline(always)]
pub(super) fn each(table: Cards, ranks: Ranks, total: u8, sink: &mut impl FnMut(Cards)) {
    let start = 1usize << (total.wrapping_sub(1) & 15);
    let below = usize::from(ranks.once) & (start - 1);
    let fitting = FITTING[(start + below) & 1023]
        & REPEATING[usize::from(total) % 11][usize::from(ranks.twice) & 31];
    if fitting != 0 {
        each_of(table, total, fitting, sink);
    }
}

/// The same for the ways that have a bit.
#[inline]
fn each_of(table: Cards, total: u8, mut fitting: u64, sink: &mut impl FnMut(Cards)) {
    while fitting != 0 {
        let way = &WAYS[usize::from(total) % 11].list[fitting.trailing_zeros() as usize % MOST];
        fitting &= fitting - 1;
        let first = of_rank(table, way.ranks[0]);
        if way.is_pair {
            let second = of_rank(table, way.ranks[1]);
            for one in first {
                second
                    .iter()
                    .for_each(|other| sink(Cards::from(one).with(other)));
            }
        } else {
            expand(table, way, 0, first, way.counts[0], Cards::EMPTY, sink);
        }
    }
}

#[inline]
fn of_rank(table: Cards, rank: u8) -> Cards {
    Rank::new(rank).map_or(Cards::EMPTY, |rank| table.of_rank(rank))
}

/// Takes `count` more of the cards of a part, and then those of the parts after it.
fn expand(
    table: Cards,
    way: &Partition,
    part: usize,
    cards: Cards,
    count: u8,
    taken: Cards,
    sink: &mut impl FnMut(Cards),
) {
    if count > 0 {
        let mut rest = cards;
        for card in cards {
            rest = rest.without(card);
            expand(table, way, part, rest, count - 1, taken.with(card), sink);
        }
    } else if part + 1 < usize::from(way.len) {
        let part = part + 1;
        let (rank, count) = (way.ranks[part & 3], way.counts[part & 3]);
        expand(table, way, part, of_rank(table, rank), count, taken, sink);
    } else {
        sink(taken);
    }
}
