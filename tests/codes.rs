//! The error codes of the engine are those of `engine.d.ts`, no more and no fewer.
#![allow(clippy::unwrap_used)] // a test may fail

use std::collections::BTreeSet;

use deckmate::play::{Code, Named};

/// Codes that only the JavaScript around the engine uses, and codes that never reach it.
const OUTSIDE: [&str; 2] = ["freed", "crashed"];
const INSIDE: [Code; 2] = [Code::Diverged, Code::Endless];

#[test]
fn codes_are_those_of_the_types() {
    let types = include_str!("../www/engine.d.ts");
    let (_, union) = types.split_once("export type ErrorCode =").unwrap();
    let (union, _) = union.split_once(';').unwrap();
    let declared: BTreeSet<&str> = union.split('"').skip(1).step_by(2).filter(|code| !OUTSIDE.contains(code)).collect();
    let known = Code::ALL.iter().filter(|code| !INSIDE.contains(code)).map(|code| code.name()).collect();
    assert_eq!(declared, known);
}
