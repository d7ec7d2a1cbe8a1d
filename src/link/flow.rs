//! The numbers of a link in a row, with a checksum over them.

use super::LinkError;
use super::range::Decoder;

/// FNV-1a over numbers and bounds.
#[derive(Clone, Copy)]
struct Hash(u32);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0x811c_9dc5)
    }
}

impl Hash {
    fn add(&mut self, number: u32) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    fn value(self) -> u32 {
        self.0 ^ self.0 >> 12 ^ self.0 >> 24
    }
}

/// Numbers to be written.
#[derive(Default)]
pub(super) struct Writing {
    /// Each number and its bound.
    pub(super) list: Vec<(u32, u32)>,
    hash: Hash,
}

impl Writing {
    /// A number below `n`.
    pub(super) fn put(&mut self, number: u32, n: u32) {
        self.hash.add(number);
        self.list.push((number, n));
    }

    /// A number of at most `most` bytes, small ones in fewer.
    pub(super) fn number(&mut self, number: u64, most: u32) {
        let bytes = (u64::BITS - number.leading_zeros()).div_ceil(8);
        self.put(bytes, most + 1);
        for byte in &number.to_le_bytes()[..bytes as usize] {
            self.put(u32::from(*byte), 256);
        }
    }

    /// The checksum so far.
    pub(super) fn hash(&self) -> u32 {
        self.hash.value()
    }
}

/// Numbers that are read.
pub(super) struct Reading {
    decoder: Decoder,
    hash: Hash,
}

impl Reading {
    pub(super) fn new(decoder: Decoder) -> Reading {
        Reading {
            decoder,
            hash: Hash::default(),
        }
    }

    /// A number below `n`.
    pub(super) fn take(&mut self, n: u32) -> Result<u32, LinkError> {
        let number = self.decoder.take(n)?;
        self.hash.add(number);
        Ok(number)
    }

    /// A number of at most `most` bytes, `most` up to 8.
    pub(super) fn number(&mut self, most: u32) -> Result<u64, LinkError> {
        let bytes = self.take(most + 1)?;
        let mut number = 0;
        for place in 0..bytes {
            number |= u64::from(self.take(256)?) << (8 * place);
        }
        Ok(number)
    }

    /// The checksum so far.
    pub(super) fn hash(&self) -> u32 {
        self.hash.value()
    }
}
