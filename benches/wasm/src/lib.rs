//! The random deals of the benchmarks as a WebAssembly module: `node benches/wasm/run.mjs` builds and runs it.

use scopa::{PRESETS, Rules};

#[path = "../../deals/mod.rs"]
mod deals;

/// Plays so many random deals of a preset, by its place in the list of presets, and returns the sum of their points; 0
/// when there is no such preset.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn deals(preset: u32, seed: u32, number: u32) -> u32 {
    let id = PRESETS.get(preset as usize);
    let rules = id.and_then(|id| Rules::preset(id)?.validate().ok());
    rules.map_or(0, |rules| deals::playouts(&rules, seed.into(), number))
}
