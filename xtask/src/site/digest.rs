//! Short names for contents, and bytes spelled in letters.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// The whole digest, as a security policy names a script.
pub fn whole(bytes: &[u8]) -> String {
    STANDARD.encode(Sha256::digest(bytes))
}

/// The first 96 bits, as the service worker computes them too.
pub fn short(bytes: &[u8]) -> String {
    STANDARD.encode(&Sha256::digest(bytes)[..12])
}

/// The first 96 bits in letters that may stand in a file's name.
pub fn name(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(bytes)[..12])
}

/// Bytes as letters.
pub fn spell(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_those_that_browsers_compute() {
        assert_eq!(
            whole(b"abc"),
            "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
        assert_eq!(short(b"abc"), "ungWv48Bz+pBQUDe");
        assert_eq!(name(b"abc"), "ungWv48Bz-pBQUDe");
    }
}
