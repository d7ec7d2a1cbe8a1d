//! Says whether the page is built in two parts, the second of which is fetched once the table stands.
//!
//! `cargo xtask build` asks for that with `SCOPA_SPLIT=1` and divides the program between the compiler and
//! wasm-bindgen. Built in any other way, by Trunk alone for instance, the page is in one piece.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SCOPA_SPLIT");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let asked = env::var("SCOPA_SPLIT").is_ok_and(|value| value == "1");
    let wasm = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if asked && wasm && env::var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo::rustc-cfg=split");
        // Where the parts of the program lie is told to the tool that divides it.
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
