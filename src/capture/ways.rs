//! Tables of the ways to make a total up to ten out of two cards or more, written by the compiler.

/// Ranks and how many of each, at most four different ones.
#[derive(Clone, Copy)]
pub(super) struct Partition {
    /// The ranks, bit r - 1 for rank r.
    pub(super) set: u16,
    /// Those of which there is more than one card.
    pub(super) twice: u16,
    /// How many of each, the highest rank first, the unused places 0.
    pub(super) counts: [u8; 4],
}

const NONE: Partition = Partition {
    set: 0,
    twice: 0,
    counts: [0; 4],
};
const MOST: usize = 41;

pub(super) struct Ways {
    pub(super) list: [Partition; MOST],
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
            next.counts[so_far.set.count_ones() as usize] = count;
            next.set |= 1 << (rank - 1);
            if count > 1 {
                next.twice |= 1 << (rank - 1);
            }
            add(ways, next, rest - count * rank, rank - 1, parts + count);
            count += 1;
        }
        rank -= 1;
    }
}

pub(super) static WAYS: [Ways; 11] = {
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
pub(super) static FITTING: [u64; 1024] = {
    let mut fitting = [0; 1024];
    let mut total = 2;
    while total <= 10 {
        let start = 1 << (total - 1);
        let way = ways(total as u8);
        let mut i = 0;
        while i < way.len {
            let mut ranks = 0;
            while ranks < start {
                if way.list[i].set as usize & !ranks == 0 {
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

/// In the places of `FITTING` the ranks of the way that takes no rank twice, none where no such way fits, and `MORE`
/// instead where more than one does.
pub(super) static ONLY: [u16; 1024] = {
    let mut only = [0; 1024];
    let mut total = 2;
    while total <= 10 {
        let start = 1 << (total - 1);
        let way = ways(total as u8);
        let mut ranks = 0;
        while ranks < start {
            let mut i = 0;
            while i < way.len {
                if way.list[i].twice == 0 && FITTING[start + ranks] >> i & 1 == 1 {
                    let none = only[start + ranks] == 0;
                    only[start + ranks] = if none { way.list[i].set } else { MORE };
                }
                i += 1;
            }
            ranks += 1;
        }
        total += 1;
    }
    only
};

pub(super) const MORE: u16 = 1 << 15;

/// For each total and each set of ranks up to 5 which of the ways have more than one card of these ranks only.
pub(super) static REPEATING: [[u64; 32]; 11] = {
    let mut repeating = [[0; 32]; 11];
    let mut total = 2;
    while total <= 10 {
        let way = ways(total as u8);
        let mut i = 0;
        while i < way.len {
            let mut ranks = 0;
            while ranks < 32 {
                if way.list[i].twice & !ranks == 0 {
                    repeating[total][ranks as usize] |= 1 << i;
                }
                ranks += 1;
            }
            i += 1;
        }
        total += 1;
    }
    repeating
};
