//! Laws of the source text and of the documents: rooms, lengths, names, and the size of the board.

#![allow(clippy::unwrap_used)] // a test may fail

#[path = "house/arrows.rs"]
mod arrows;
#[path = "house/docs.rs"]
mod docs;
#[path = "house/rooms.rs"]
mod rooms;
#[path = "house/tokens.rs"]
mod tokens;

use std::path::{Path, PathBuf};

/// Every source file under a folder with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} is empty");
    found
}

/// The sources of everything above the board.
fn above_the_board() -> Vec<(PathBuf, String)> {
    let board = Path::new("src/board");
    sources("src").into_iter().filter(|(path, _)| !path.starts_with(board)).collect()
}

/// A line without its comment and without what stands between quotation marks.
fn code(line: &str) -> String {
    let line = line.split("//").next().unwrap();
    line.split('"').step_by(2).collect()
}

/// The words and numbers of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// True if a line of code reads the record of a turn.
fn reads_the_record(line: &str) -> bool {
    [".steps", "action_steps"].iter().any(|part| code(line).contains(part))
}

#[test]
fn cards_of_storm_ask_one_place_what_just_happened() {
    for line in ["table.now.steps.iter()", "turn.action_steps().next()"] {
        assert!(reads_the_record(line), "a law that cannot fail: {line}");
    }
    for (path, text) in sources("src/games/storm/cards") {
        let line = text.lines().find(|line| reads_the_record(line));
        assert!(line.is_none(), "{}: ask `model/just.rs`: {}", path.display(), line.unwrap_or_default());
    }
}

#[test]
fn files_are_short_and_say_what_they_are() {
    for (path, text) in sources("src") {
        let lines = text.lines().count();
        assert!(lines <= 300, "{} has {lines} lines: look for a seam", path.display());
        assert!(text.starts_with("//! "), "{} does not say what it is", path.display());
        assert!(!text.contains("/// The same"), "{}: the same as what?", path.display());
    }
}

/// True if a line of code counts files, ranks or squares by a number of its own. A factor is a weight.
fn knows_the_size(line: &str) -> bool {
    const ABOUT: [&str; 6] = ["file", "rank", "quare", "row", "edge", "Weights"];
    const SIZES: [&str; 6] = ["7", "8", "63", "64", "127", "128"];
    let line = code(line);
    let numbers = line.replace(" * ", "*");
    let is_size = |word: &str| SIZES.contains(&word.trim_end_matches("u8").trim_end_matches("usize"));
    ABOUT.iter().any(|word| line.contains(word))
        && numbers
            .split([' ', '(', ')', '[', ']', ',', ';'])
            .flat_map(|part| part.split(".."))
            .any(|part| !part.contains('*') && words(part).any(is_size))
}

#[test]
fn only_the_board_knows_its_size() {
    for line in ["if at.rank() > 7 {", "let row = 7 - at.rank();", "files: 8,", "for file in 0..8u8 {", "[Square; 64]"]
    {
        assert!(knows_the_size(line), "a law that cannot fail: {line}");
    }
    for line in ["let value = 7 * rank;", "let hope = 8;", "// eight files: 8", "\"file 8\""] {
        assert!(!knows_the_size(line), "a law that is too strict: {line}");
    }
    for (path, text) in above_the_board() {
        let line = text.lines().find(|line| knows_the_size(line));
        assert!(line.is_none(), "{}: ask the board how large it is: {}", path.display(), line.unwrap_or_default());
    }
}

/// True if a text lists the four kinds that a Pawn may become in chess, and no other.
fn lists_promotions(text: &str) -> bool {
    let four = ["Queen", "Rook", "Bishop", "Knight"];
    let inside = text.split('[').skip(1).filter_map(|part| part.split(']').next());
    inside
        .map(|list| words(list).filter(|word| *word != "Kind").collect::<Vec<_>>())
        .any(|kinds| kinds.len() == four.len() && four.iter().all(|kind| kinds.contains(kind)))
}

#[test]
fn what_a_pawn_becomes_is_written_once() {
    assert!(lists_promotions("[Kind::Rook, Kind::Queen, Kind::Knight, Kind::Bishop]"));
    assert!(!lists_promotions("[Kind::Pawn, Kind::Rook, Kind::Queen, Kind::Knight, Kind::Bishop]"));
    for (path, text) in above_the_board() {
        let code: Vec<String> = text.lines().map(code).collect();
        assert!(!lists_promotions(&code.join(" ")), "{} lists the promotions of chess again", path.display());
    }
}
