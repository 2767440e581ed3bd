//! Perft: published counts, and counts made by independent generators.

use crate::naive::variants::variant;
use crate::naive::{Naive, Rules};
use deckmate::board::{divide, perft, shuffled, Position};
use deckmate::games::chess;

struct Line {
    position: String,
    depth: u32,
    count: u64,
    why: String,
}

fn lines(text: &str) -> Vec<Line> {
    let rows = text.lines().filter(|row| !row.starts_with('#'));
    let mut lines = Vec::new();
    for row in rows {
        let fields: Vec<&str> = row.split(" | ").collect();
        let (depth, count) = (fields[1].parse().unwrap(), fields[2].parse().unwrap());
        lines.push(Line { position: fields[0].to_string(), depth, count, why: fields[3].to_string() });
    }
    lines
}

fn plain() -> Vec<Line> {
    lines(include_str!("perft/chess.perft"))
}

fn full_double() -> Vec<Line> {
    lines(include_str!("perft/full-double.perft"))
}

const DOUBLE: Rules = Rules::FullDouble { free_castling: false };

fn count(rules: Rules, text: &str, depth: u32) -> u64 {
    let variant = variant(rules);
    let mut position = Position::parse(text, &variant).unwrap();
    perft(&mut position.board, &variant, position.side, depth)
}

fn check(rules: Rules, lines: &[Line]) {
    for line in lines {
        assert_eq!(count(rules, &line.position, line.depth), line.count, "{}: {}", line.why, line.position);
    }
}

#[test]
fn chess_counts_are_the_published_ones() {
    check(Rules::Chess, &plain());
}

#[test]
fn full_double_counts_are_the_published_ones() {
    check(DOUBLE, &full_double());
}

#[test]
fn chess_start_at_every_depth() {
    for (depth, expected) in (0..).zip([1, 20, 400, 8_902, 197_281, 4_865_609]) {
        assert_eq!(count(Rules::Chess, crate::naive::variants::CHESS, depth), expected);
    }
}

#[test]
fn full_double_start_at_every_depth() {
    for (depth, expected) in (0..).zip([1, 48, 2_304, 130_552, 7_384_618]) {
        assert_eq!(count(DOUBLE, crate::naive::variants::DOUBLE, depth), expected);
    }
}

#[test]
fn the_parts_of_divide_add_up() {
    let variant = variant(Rules::Chess);
    let mut position = Position::parse(crate::naive::variants::KIWIPETE, &variant).unwrap();
    let parts = divide(&mut position.board, &variant, position.side, 3);
    assert_eq!(parts.len(), 48);
    assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), 97_862);
    assert!(parts.iter().any(|(m, count)| m.to_string() == "e1g1" && *count > 0));
}

/// The independent generator counts the same, as deep as its patience reaches.
fn agrees(rules: Rules, lines: &[Line], patience: u64) {
    for line in lines {
        let reference = Naive::parse(rules, &line.position);
        let deep = (1..=line.depth).take_while(|&depth| count(rules, &line.position, depth) <= patience);
        let depth = deep.last().unwrap_or(1);
        let expected = count(rules, &line.position, depth);
        assert_eq!(reference.perft(depth), expected, "{} to depth {depth}", line.position);
    }
}

#[test]
fn the_naive_reference_counts_the_same_for_chess() {
    agrees(Rules::Chess, &plain(), 100_000);
}

#[test]
fn the_naive_reference_counts_the_same_for_full_double() {
    agrees(DOUBLE, &full_double(), 200_000);
}

#[test]
fn the_naive_reference_counts_the_same_with_free_castling() {
    agrees(Rules::FullDouble { free_castling: true }, &full_double(), 50_000);
}

/// The positions of Chess960 with the counts of the lines of 1, 2, 3, 4 and 5 half-moves.
fn shuffled() -> Vec<(&'static str, Vec<u64>)> {
    let rows = include_str!("perft/chess960.perft").lines().filter(|row| !row.starts_with('#'));
    let read = |row: &'static str| {
        let (position, counts) = row.split_once(" | ").unwrap();
        (position, counts.split(' ').map(|count| count.parse().unwrap()).collect())
    };
    rows.map(read).collect()
}

fn count_shuffled(text: &str, depth: u32) -> u64 {
    let variant = shuffled::rules(chess::variant(), text, None);
    let mut position = Position::parse(text, variant).unwrap();
    perft(&mut position.board, variant, position.side, depth)
}

#[test]
fn chess960_counts_are_the_published_ones() {
    let all = shuffled();
    assert_eq!(all.len(), 960);
    for (text, counts) in &all {
        for (depth, count) in (1..=4).zip(counts) {
            assert_eq!(count_shuffled(text, depth), *count, "{text} to depth {depth}");
        }
    }
}

/// A fourteenth of the positions every day, all with `DECKMATE_PERFT=all`.
#[test]
fn chess960_counts_to_depth_5_are_the_published_ones() {
    let today = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    let all = std::env::var("DECKMATE_PERFT").is_ok_and(|which| which == "all");
    for (at, (text, counts)) in (0..).zip(shuffled()) {
        if all || at % 14 == today % 14 {
            assert_eq!(count_shuffled(text, 5), counts[4], "{text}");
        }
    }
}

#[test]
fn the_naive_reference_counts_the_same_for_chess960() {
    for (text, counts) in shuffled().iter().step_by(19) {
        assert_eq!(Naive::parse(Rules::Chess960, text).perft(3), counts[2], "{text}");
    }
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for m in moves {
                let mut after = board.clone();
                after.play_unchecked(m);
                count += cozy(&after, depth - 1);
            }
        }
        false
    });
    count
}

#[test]
fn an_independent_library_counts_the_same_for_chess() {
    for line in plain() {
        let board: cozy_chess::Board = format!("{} 0 1", line.position).parse().unwrap();
        let deep = (1..=line.depth).take_while(|&depth| count(Rules::Chess, &line.position, depth) <= 20_000_000);
        let depth = deep.last().unwrap();
        assert_eq!(cozy(&board, depth), count(Rules::Chess, &line.position, depth), "{}", line.position);
    }
}

#[test]
#[ignore = "prints the counts of the naive reference, for new lines of the data"]
fn print_naive_counts() {
    for line in full_double().iter().skip(1) {
        let naive = Naive::parse(DOUBLE, &line.position).perft(line.depth);
        println!("{} | {} | {naive} | {}", line.position, line.depth, line.why);
    }
}
