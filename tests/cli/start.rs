//! `--board`: games and matches from a position, and `--save`.

use std::process::Output;

use super::{deckmate, err, file, out, run};

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

/// Runs a command from a position.
fn from(board: &str, words: &str) -> Output {
    deckmate(words).args(["--board", board]).output().unwrap()
}

#[test]
fn a_game_starts_from_a_position_and_is_kept() {
    let kept = file("mate.json");
    let told = from(MATE, &format!("play --game chess --first greedy --save {}", kept.display()));
    assert_eq!((out(&told).as_str(), err(&told).as_str()), ("first d1d8\nresult first checkmate\n", ""));
    let save = std::fs::read_to_string(&kept).unwrap();
    let written = file("mate.txt");
    std::fs::write(&written, save).unwrap();
    let pgn = out(&run(&format!("pgn --write {}", written.display())));
    assert!(pgn.contains("[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]") && pgn.contains("1. Rd8# 1-0"), "{pgn}");
}

#[test]
fn a_match_tells_its_position_and_one_that_cannot_be_is_refused() {
    let line = out(&from(MATE, "match --game chess --first greedy --second random --games 2 --jsonl --answers"));
    assert_eq!(line.lines().filter(|line| line.contains(&format!("\"board\":\"{MATE}\""))).count(), 2, "{line}");
    assert!(line.lines().next().unwrap().contains("\"line\":[\"d1d8\"]"), "{line}");
    for what in
        ["play --game chess", "match --game chess --first greedy --second greedy --games 1", "serve --game chess"]
    {
        let told = from("8/8/8/8/8/8/8/8 w - -", what);
        assert_eq!(told.status.code(), Some(1), "{what}");
        assert!(err(&told).contains("king"), "{what}: {}", err(&told));
    }
}
