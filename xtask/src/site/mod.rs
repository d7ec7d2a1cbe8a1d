//! What is done to dist/ once the wasm is there: the styles in the page, the security policy, the link preview, and
//! the list of files that are kept for playing offline.

pub mod digest;
pub mod offline;
pub mod page;
mod policy;
mod social;
mod styles;

pub use social::address;

use crate::fault::Fault;
use crate::minify::Minifier;
use std::path::Path;

/// Changes dist/ whenever these do, so that a build knows of it.
pub const STEPS: [&str; 10] = [
    include_str!("mod.rs"),
    include_str!("digest.rs"),
    include_str!("offline.rs"),
    include_str!("page.rs"),
    include_str!("policy.rs"),
    include_str!("social.rs"),
    include_str!("styles.rs"),
    include_str!("../minify.rs"),
    include_str!("../names.rs"),
    include_str!("../split.rs"),
];

/// Finishes the site. Its version comes last, since it is made of everything else.
///
/// # Errors
/// When a file is not what Trunk usually makes of it.
pub fn finish(dist: &Path, minifier: Option<&Minifier>) -> Result<(), Fault> {
    styles::join(dist, minifier)?;
    social::place(dist, address()?.as_deref())?;
    policy::set(dist)?;
    if let Some(minifier) = minifier {
        minifier.scripts(dist)?;
    }
    offline::list(dist)
}
