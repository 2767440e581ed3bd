//! Laws of the rooms: each file stands in one, names only files of its own room and of rooms below it, and leads to
//! itself only by a detour inside its room.

use std::collections::BTreeSet;

use super::arrows::{arrows, circles, Arrows};
use super::sources;

/// Floors from the bottom to the top, each with rooms that do not know one another. A room is a folder of `src` but for
/// what is named by itself, or a file.
const FLOORS: &[&[&str]] = &[
    &["board"],
    &["play/outside"],
    &["play/seats"],
    &["play/ask"],
    &["play/script"],
    &["play/eyes", "play/record"],
    &["play"],
    &["games/words.rs", "games/term.rs", "games/start.rs", "games/form.rs"],
    &["games/explain.rs", "games/listed.rs"],
    &["games/classic"],
    &["games/chess.rs", "games/full_double.rs"],
    &["games/deception", "games/doublecross", "games/five_card", "games/storm"],
    &["games/storm/model"],
    &["games/storm/board", "games/storm/language"],
    &["games/storm/protocol"],
    &["games/storm/cards"],
    &["games/storm/setup", "games/storm/eyes"],
    &["games/storm/game.rs", "games/storm/listing.rs"],
    &["games"],
    &["spec", "bots/answer_kind.rs", "bots/level.rs", "bots/greedy.rs", "bots/random.rs"],
    &["bots/habit.rs"],
    &["bots/bot.rs", "bots/search"],
    &["bots/novice.rs", "bots/learner.rs"],
    &["bots/chess"],
    &["bots/plain.rs", "bots/deception", "bots/doublecross", "bots/five_card", "bots/storm"],
    &["bots"],
    &["bots/judge", "bots/run", "bots/trial"],
    &["cli"],
    &["shuffle"],
    &["web"],
    &["lib.rs"],
];

/// Rooms in which files lead to themselves by a detour. This list only becomes shorter.
const CIRCLES: &[&str] = &[
    "board",
    "bots/storm",
    "games/storm/board",
    "games/storm/cards",
    "games/storm/model",
    "games/storm/protocol",
    "play/script",
];

/// Floor and room of a file.
fn room(file: &str) -> Option<(usize, &'static str)> {
    let is_in = |room: &str| file.strip_prefix(room).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let rooms = FLOORS.iter().enumerate().flat_map(|(floor, rooms)| rooms.iter().map(move |room| (floor, *room)));
    rooms.filter(|(_, room)| is_in(room)).max_by_key(|(_, room)| room.len())
}

/// Arrows between rooms that do not lead to a lower floor.
fn up(arrows: &Arrows) -> Vec<(&str, &str)> {
    let is_up = |from: &str, to: &str| match (room(from), room(to)) {
        (Some((floor, own)), Some((other, room))) => own != room && other >= floor,
        _ => true,
    };
    let all = arrows.iter().flat_map(|(from, to)| to.iter().map(move |to| (from.as_str(), to.as_str())));
    all.filter(|(from, to)| is_up(from, to)).collect()
}

/// Arrows of `src`.
fn all() -> Arrows {
    let inside = |path: &std::path::Path| path.strip_prefix("src").unwrap().to_string_lossy().into_owned();
    arrows(sources("src").into_iter().map(|(path, text)| (inside(&path), text)))
}

#[test]
fn every_file_stands_in_a_room_and_no_room_is_empty() {
    let arrows = all();
    for file in arrows.keys() {
        assert!(room(file).is_some(), "src/{file} stands in no room: `FLOORS` lists them");
    }
    let rooms: BTreeSet<&str> = arrows.keys().filter_map(|file| room(file)).map(|(_, room)| room).collect();
    for listed in FLOORS.concat() {
        assert!(rooms.contains(listed), "src/{listed} is empty: `FLOORS` lists it still");
    }
}

#[test]
fn no_arrow_leads_up() {
    let arrows = all();
    let up = up(&arrows);
    assert!(up.is_empty(), "these files of src name what stands above them or beside them: {up:?}");
}

#[test]
fn circles_stay_inside_a_room() {
    let arrows = all();
    let mut inside = BTreeSet::new();
    for circle in circles(&arrows) {
        let rooms: BTreeSet<&str> = circle.iter().filter_map(|file| room(file)).map(|(_, room)| room).collect();
        assert_eq!(rooms.len(), 1, "a circle through several rooms: {circle:?}");
        inside.extend(rooms);
    }
    assert!(inside.iter().eq(CIRCLES), "rooms with circles are {inside:?}, and `CIRCLES` says otherwise");
}

/// A small source: a room with contents, whose second file adds a function to the type of the first.
const SMALL: [(&str, &str); 6] = [
    ("lib.rs", "pub mod board;\npub mod play;\npub use play::Turn;"),
    ("board/mod.rs", "mod dir;\npub use self::dir::Dir as Way;"),
    ("board/dir.rs", "pub struct Dir;\n#[macro_export]\nmacro_rules! dirs { () => {} }"),
    ("play/mod.rs", "//! use crate::board::Way;\nmod more;\nmod turn;\npub use turn::{self, Turn};"),
    ("play/turn.rs", "use crate::{board::Way, dirs};\npub struct Turn;\nfn text() { \"super::more::\" }"),
    ("play/more.rs", "use super::Turn;\nimpl Turn { pub fn of() -> Turn { Turn }\npub fn goes_on(&self) {} }"),
];

/// Arrows of the small source with more files.
fn with(more: &[(&str, &str)]) -> Arrows {
    arrows(SMALL.iter().chain(more).map(|(file, text)| ((*file).to_owned(), (*text).to_owned())))
}

#[test]
fn arrows_lead_to_where_a_name_comes_from() {
    for (text, to) in [
        ("use crate::play::Turn;", "play/turn.rs"),
        ("use crate::{play::{turn::Turn as Script}, board::Way};", "board/dir.rs play/turn.rs"),
        ("fn deal(t: &mut crate::Turn) {}", "play/turn.rs"),
        ("use crate::play;\nfn deal(t: play::turn::Turn) {}", "play/mod.rs play/turn.rs"),
        ("use crate::Turn;\nfn deal() { Turn::of(); }", "play/more.rs play/turn.rs"),
        ("use super::board as below;\nfn way() -> below::Way {}", "board/dir.rs board/mod.rs"),
        ("fn deal(t: T) { t.goes_on(); t.of(); }", "play/more.rs"),
        ("crate::dirs! {}", "board/dir.rs"),
        ("use deckmate::play::Turn;", "play/turn.rs"),
        ("// use crate::play::Turn;\nfn text() { \"crate::play::Turn \\\" crate::play\" }", ""),
        ("use std::fmt;\nuse serde::{Serialize, de};\npub(in crate::play) fn told() { fmt::Write }", ""),
    ] {
        let arrows = with(&[("web/mod.rs", text)]);
        assert_eq!(arrows["web/mod.rs"].iter().map(String::as_str).collect::<Vec<_>>().join(" "), to, "{text}");
    }
}

#[test]
fn arrows_of_other_crates_lead_to_what_they_name() {
    let arrows = with(&[
        ("spec/lib.rs", "mod runner;\npub use self::runner::run;"),
        ("spec/runner.rs", "pub fn run(t: &mut deckmate::Turn) {}"),
        ("cli/main.rs", "mod out;\nuse self::out::say;\nfn main() { deckmate_spec::run(); }"),
        ("cli/out.rs", "use crate::main;\nuse deckmate::board::Way;"),
    ]);
    let told = |file: &str| arrows[file].iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    assert_eq!(told("spec/runner.rs"), "play/turn.rs");
    assert_eq!(told("cli/main.rs"), "cli/out.rs spec/runner.rs");
    assert_eq!(told("cli/out.rs"), "board/dir.rs cli/main.rs");
}

#[test]
fn arrows_up_and_circles_are_found() {
    assert!(up(&with(&[("web/mod.rs", "use crate::play::Turn;")])).is_empty());
    let arrows = with(&[("board/moves.rs", "use crate::play::Turn;\nuse super::dir;")]);
    assert_eq!(up(&arrows), [("board/moves.rs", "play/turn.rs")]);
    assert!(circles(&arrows).is_empty());
    let beside = with(&[
        ("bots/mod.rs", "pub mod level;"),
        ("bots/level.rs", ""),
        ("spec/lib.rs", "use deckmate::bots::level;"),
    ]);
    assert_eq!(up(&beside), [("spec/lib.rs", "bots/level.rs")]);
    let arrows = with(&[("board/dir.rs", "use crate::play::more;")]);
    assert_eq!(circles(&arrows), [["board/dir.rs", "play/more.rs", "play/turn.rs"]]);
}
