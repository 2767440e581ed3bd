//! The names that `study` and `tally` give to matches, so that nobody takes one for another, and that of a deck for
//! `match`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::python::PROGRAM;

pub fn run(words: &str) -> Output {
    Command::new(PROGRAM).args(words.split_whitespace()).output().unwrap()
}

pub fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", err(output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A file with the lines of a match.
fn played(name: &str, words: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, out(&run(&format!("match {words} --jsonl")))).unwrap();
    path
}

const STORM: &str = "--game chess-storm --first greedy --second greedy --games 1 --seed decks --answers";

/// Two decks on the same seeds: a row, a plot of lengths and a table of cards for each.
#[test]
fn a_study_keeps_matches_with_other_options_apart() {
    let long = "crab:4/church:4/judas:4/laser:4";
    let [usual, crabs, many] = ["", " --options deck=0/crab:4", &format!(" --options deck=0/{long}")]
        .map(|deck| played(&format!("decks-{}.jsonl", deck.len()), &format!("{STORM}{deck}")));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("decks");
    let _ = std::fs::remove_dir_all(&folder);
    let files = [&usual, &crabs, &many].map(|path| path.display().to_string()).join(" ");
    out(&run(&format!("study {files} --out {}", folder.display())));
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_else(|_| panic!("no {name}"));
    let page = text("study.md");
    let names = ["chess-storm, greedy", "chess-storm, greedy, deck=0/crab:4", "chess-storm, greedy, settings 3"];
    for (number, name) in names.into_iter().enumerate() {
        assert!(page.contains(&format!("\n| {name} | 1 |")), "{name}: {page}");
        let cards = page.split(&format!("\n## Cards: {name}\n")).nth(1).unwrap().split("\n## ").next().unwrap();
        let rows = cards.lines().filter(|line| line.starts_with("| ")).count() - 1;
        assert!([6..=40, 1..=1, 2..=4][number].contains(&rows), "{name}: {rows}");
        for file in ["cards", "length"] {
            assert!(text(&format!("{file}-chess-storm-greedy-greedy-{}.svg", number + 1)).contains(name), "{name}");
        }
    }
    assert!(page.contains(&format!("\nchess-storm, greedy, settings 3: deck=0/{long}\n")), "{page}");
    // No name runs into the plot: no letter of this size is wider than six on the average.
    let plot = text("first-player.svg");
    let longest = names.map(str::len).into_iter().max().unwrap();
    let first = plot.split("points=\"").skip(1).filter_map(|line| line.split(',').next()?.parse::<usize>().ok());
    assert!(first.min().unwrap() > 12 + 6 * longest, "{plot}");

    let silent = played("silent.jsonl", &STORM.replace("--answers", ""));
    let told = run(&format!("study {} --out {}", silent.display(), folder.display()));
    assert!(
        err(&told).contains("in 1 of 1 games of Chess Storm") && err(&told).contains("--answers"),
        "{}",
        err(&told)
    );
}

/// A sum says of which match it is and whose wins it counts, and whether it is to be whole.
#[test]
fn a_sum_names_its_match() {
    let words = "--game doublecross --first greedy --second random --games 6 --seed sum --options deck_limit=3";
    let slice = played("sum.jsonl", &format!("{words} --slice 1/3"));
    let sum = out(&run(&format!("tally {}", slice.display())));
    let named = "match doublecross, wins of greedy (--first) against random, deck_limit=3, seed sum";
    assert!(sum.lines().any(|line| line == named), "{sum}");
    let part = run(&format!("tally --whole {}", slice.display()));
    assert_eq!((part.status.code(), String::from_utf8_lossy(&part.stdout).as_ref()), (Some(1), sum.as_str()));
    let all = played("whole.jsonl", words);
    assert!(out(&run(&format!("tally --whole {}", all.display()))).ends_with(&format!("{named}\n")));
}

/// A name that no card has is told with the card whose name is most like it.
#[test]
fn a_card_that_is_not_there_is_named() {
    let wrong = run(&format!("match {STORM} --options deck=0/crabb:4"));
    assert!(!wrong.status.success());
    let told = err(&wrong);
    assert!(told.contains("`crabb`") && told.contains("`crab`") && told.len() < 120, "{told}");
    let cards = out(&run("cards"));
    assert!(cards.lines().count() >= 140 && cards.lines().any(|line| line.starts_with(" 25  crab ")), "{cards}");
    assert!(err(&run("cards --game chess")).contains("chess has no cards"));
}
