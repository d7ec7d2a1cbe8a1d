//! A range coder: numbers, each below a bound of its own, as the shortest row of digits of 6 bits.

use super::LinkError;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// How many bits of the fraction are in work; above them is the carry.
const BITS: u32 = 48;
const ONE: u64 = 1 << BITS;
const LEAD: u32 = BITS - 6;

/// The character of a digit.
pub(super) fn character(digit: u8) -> char {
    char::from(DIGITS[usize::from(digit & 63)])
}

/// The digit of a character.
pub(super) fn digit(character: char) -> Option<u8> {
    let byte = u8::try_from(character).ok()?;
    DIGITS
        .iter()
        .position(|digit| *digit == byte)
        .map(|place| place as u8)
}

/// Narrows an interval of fractions with each number.
pub(super) struct Encoder {
    low: u64,
    range: u64,
    digits: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Encoder {
        Encoder {
            low: 0,
            range: ONE,
            digits: Vec::new(),
        }
    }
}

impl Encoder {
    /// Writes a number below `n`.
    pub(super) fn put(&mut self, number: u32, n: u32) {
        let part = self.range / u64::from(n.max(1));
        self.low += part * u64::from(number);
        self.range = part;
        self.carry();
        while self.range < 1 << LEAD {
            self.shift();
            self.range <<= 6;
        }
    }

    fn shift(&mut self) {
        self.digits.push((self.low >> LEAD) as u8);
        self.low = self.low << 6 & (ONE - 1);
    }

    fn carry(&mut self) {
        if self.low >= ONE {
            self.low -= ONE;
            for digit in self.digits.iter_mut().rev() {
                *digit = (*digit + 1) & 63;
                if *digit > 0 {
                    break;
                }
            }
        }
    }

    /// The fewest digits that stay in the interval whatever follows them.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let end = self.low + self.range;
        for count in 0..=BITS / 6 {
            let unit = 1 << (BITS - 6 * count);
            let start = self.low.next_multiple_of(unit);
            if start + unit <= end {
                self.low = start;
                self.carry();
                (0..count).for_each(|_| self.shift());
                break;
            }
        }
        self.digits
    }
}

/// Reads the numbers back.
pub(super) struct Decoder {
    digits: std::vec::IntoIter<u8>,
    /// Where the fraction lies in the interval, if zeros follow.
    place: u64,
    /// How much further it may lie, since digits are missing.
    slack: u64,
    range: u64,
}

impl Decoder {
    pub(super) fn new(digits: Vec<u8>) -> Decoder {
        let mut decoder = Decoder {
            digits: digits.into_iter(),
            place: 0,
            slack: 0,
            range: ONE,
        };
        (0..BITS / 6).for_each(|_| decoder.shift());
        decoder
    }

    fn shift(&mut self) {
        let digit = self.digits.next();
        self.place = self.place << 6 | u64::from(digit.unwrap_or(0));
        self.slack = self.slack << 6 | if digit.is_none() { 63 } else { 0 };
    }

    /// A number below `n`, if the digits are enough to tell.
    pub(super) fn take(&mut self, n: u32) -> Result<u32, LinkError> {
        let part = self.range / u64::from(n.max(1));
        let number = self.place / part;
        if number != (self.place + self.slack) / part {
            return Err(LinkError::TooShort);
        }
        if number >= u64::from(n) {
            return Err(LinkError::Damaged);
        }
        self.place -= part * number;
        self.range = part;
        while self.range < 1 << LEAD {
            self.shift();
            self.range <<= 6;
        }
        Ok(number as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_and_cost_what_they_must() {
        let numbers: Vec<(u32, u32)> = (0..4000u32)
            .map(|i| (i.wrapping_mul(2_654_435_761) >> 9, 1 + i % 37))
            .map(|(number, n)| (number % n, n))
            .collect();
        let mut encoder = Encoder::default();
        numbers
            .iter()
            .for_each(|(number, n)| encoder.put(*number, *n));
        let digits = encoder.finish();
        let bits: f64 = numbers.iter().map(|(_, n)| f64::from(*n).log2()).sum();
        assert!(
            digits.len() as f64 <= bits / 6.0 + 2.0,
            "{} for {bits} bits",
            digits.len()
        );
        let mut decoder = Decoder::new(digits);
        for (number, n) in numbers {
            assert_eq!(decoder.take(n), Ok(number));
        }
    }

    #[test]
    fn a_carry_runs_through_full_digits() {
        for count in 1..60 {
            let numbers: Vec<(u32, u32)> = (0..count)
                .map(|i| (62 + u32::from(i + 1 == count), 64))
                .collect();
            let mut encoder = Encoder::default();
            numbers
                .iter()
                .for_each(|(number, n)| encoder.put(*number, *n));
            encoder.put(2, 3);
            let mut decoder = Decoder::new(encoder.finish());
            for (number, n) in numbers {
                assert_eq!(decoder.take(n), Ok(number));
            }
            assert_eq!(decoder.take(3), Ok(2));
        }
    }

    #[test]
    fn what_is_cut_off_is_missed() {
        let mut encoder = Encoder::default();
        (0..100).for_each(|i| encoder.put(i % 7, 7));
        let digits = encoder.finish();
        for cut in 0..digits.len() {
            let mut decoder = Decoder::new(digits[..cut].to_vec());
            let mut read = 0;
            while read < 100 {
                match decoder.take(7) {
                    Ok(number) => assert_eq!(number, read % 7),
                    Err(error) => {
                        assert_eq!(error, LinkError::TooShort);
                        break;
                    }
                }
                read += 1;
            }
            assert!(read < 100 && (cut as f64) * 6.0 / 7f64.log2() - f64::from(read) < 3.0);
        }
    }
}
