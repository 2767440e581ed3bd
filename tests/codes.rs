//! The error codes of the engine are those of `engine.d.ts`, no more and no fewer; what an error quotes is cut short.
#![allow(clippy::unwrap_used)] // a test may fail

use std::collections::BTreeSet;

use deckmate::play::{Code, Fault, Named};

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

/// What a fault says that was made of this.
fn brief(message: String) -> String {
    Fault::new(Code::BadInput, message).message
}

#[test]
fn a_quotation_is_cut_and_the_rest_of_the_sentence_stays() {
    let long = "x".repeat(5_000);
    let said = format!("there is no card `{long}` in this game");
    assert_eq!(brief(said), format!("there is no card `{}…` in this game", "x".repeat(79)));
    let said = format!("wanted a number, not \"{}\"", "word ".repeat(1_000));
    assert_eq!(brief(said).chars().count(), 22 + 80 + 1);
    let short = format!("option `deck` takes pairs such as `tabula-rasa:1/round-robin:0`, not `{}`", "y".repeat(80));
    assert_eq!(brief(short.clone()), short.replace(&"y".repeat(80), &format!("{}…", "y".repeat(79))));
}

#[test]
fn quotation_marks_inside_a_quotation_do_not_open_the_way_for_more() {
    assert_eq!(brief(format!("no `{}`", "`x".repeat(5_000))).chars().count(), 401);
}
