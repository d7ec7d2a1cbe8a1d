//! A sort for short lists: the library's, made once for every kind of list, was a seventh of the opponent's part of the
//! page.

/// Sorts a list in the time of its length squared; what is equal stays in order.
pub(super) fn sort<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_library_sorts() {
        let mut list: Vec<(u32, u32)> = (0..60).map(|n| (n * 37 % 11, n)).collect();
        let mut sorted = list.clone();
        sorted.sort_by_key(|pair| pair.0);
        sort(&mut list, |a, b| a.0 < b.0);
        assert_eq!(list, sorted);
        sort(&mut list[..0], |a, b| a < b);
    }
}
