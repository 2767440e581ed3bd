//! The command line as others call it: closed pipes, matches that are interrupted, options in every spelling.

#![allow(clippy::unwrap_used)] // a test may fail

mod card_files;
mod pgn_files;
mod start;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The folder in which the program is used.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn deckmate(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_deckmate"));
    command.args(words.split_whitespace()).current_dir(ROOT);
    command
}

fn run(words: &str) -> Output {
    deckmate(words).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A file of this test's own, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

const MATCH: &str = "match --game doublecross --first greedy --second random --games 6 --seed cli";

#[test]
fn whoever_has_read_enough_ends_a_command_quietly() {
    for words in [
        "perft --game chess --depth 2 --divide",
        "spec tests/specs/chess",
        "spec tests/specs/chess --json",
        "spec --terms",
        "play --game doublecross --seed 7 --first random --second greedy",
        "match --game doublecross --first random --second random --games 4 --jsonl",
        "match --game doublecross --first random --second random --games 2",
        "--help",
    ] {
        let mut child = deckmate(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // Nobody reads, not even a line.
        drop(child.stdout.take());
        let mut told = String::new();
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert_eq!((child.wait().unwrap().code(), told.as_str()), (Some(0), ""), "{words}");
    }
}

#[test]
fn no_command_prints_but_by_what_knows_of_closed_pipes() {
    let mut paths = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR"))];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains("println!(") && !text.contains("print!("), "{}", path.display());
    }
}

#[test]
fn the_first_games_of_a_match_are_there_before_the_last_is_played() {
    let words = "match --game chess --first greedy --second greedy --games 1000 --seed cli --jsonl";
    let mut child = deckmate(words).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(child.try_wait().unwrap().is_none(), "the match is over already");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with(r#"{"game":0,"of":1000,"kind":"chess""#) && line.ends_with("}\n"), "{line}");
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let lines = ["1", "3"].map(|jobs| out(&run(&format!("{MATCH} --jsonl --jobs {jobs}"))));
    assert_eq!(lines[0], lines[1]);
    assert_eq!(lines[0].lines().count(), 6);
}

#[test]
fn a_match_goes_on_where_its_file_stops() {
    let whole = out(&run(&format!("{MATCH} --jsonl")));
    let path = file("resumed.jsonl");
    // Three games, and the beginning of the fourth.
    let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
    std::fs::write(&path, &whole[..ends[2] + 40]).unwrap();
    let command = format!("{MATCH} --resume {}", path.display());
    let first = run(&command);
    assert!(first.status.success(), "{}", err(&first));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
    // Nothing is left to play; the sum is that of the whole match.
    let again = run(&command);
    assert_eq!(out(&again), out(&first));
    assert_eq!(out(&again), out(&run(MATCH)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);

    let other = run(&command.replace("--seed cli", "--seed other"));
    assert!(!other.status.success());
    assert!(err(&other).contains("resumed.jsonl:1: this is a game of another match"), "{}", err(&other));
    let part = run(&format!("{command} --slice 1/3"));
    assert!(!part.status.success());
    assert!(err(&part).contains("resumed.jsonl:3: this is a game of another match or slice"), "{}", err(&part));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);

    // A line that is no torn line of a game is not overwritten.
    let notes = file("notes.txt");
    std::fs::write(&notes, "what I think").unwrap();
    let refused = run(&format!("{MATCH} --resume {}", notes.display()));
    assert!(!refused.status.success() && err(&refused).contains("notes.txt:1: this is no game"), "{}", err(&refused));
    assert_eq!(std::fs::read_to_string(&notes).unwrap(), "what I think");

    // A file that is not there is begun, and its folder.
    let _ = std::fs::remove_dir_all(file("begun"));
    let fresh = file("begun/first.jsonl");
    assert!(run(&format!("{MATCH} --jsonl --resume {}", fresh.display())).stdout.is_empty());
    assert_eq!(std::fs::read_to_string(&fresh).unwrap(), whole);
}

#[test]
fn the_sum_of_slices_says_which_games_are_missing() {
    let path = file("slice.jsonl");
    std::fs::write(&path, out(&run(&format!("{MATCH} --slice 2/3 --jsonl")))).unwrap();
    let sum = run(&format!("tally {}", path.display()));
    assert!(sum.status.success());
    let last = out(&sum).lines().last().unwrap().to_owned();
    assert_eq!(last, "missing 4 of the 6 games with seed cli: 0, 1, 4, 5");
    let first = path.with_extension("first");
    std::fs::write(&first, out(&run(&format!("{MATCH} --slice 1/3 --jsonl")))).unwrap();
    let sum = out(&run(&format!("tally {}", first.display())));
    assert_eq!(sum.lines().last().unwrap(), "missing 4 of the 6 games with seed cli: 2 to 5");

    std::fs::write(&path, out(&run(&format!("{MATCH} --jsonl")))).unwrap();
    assert_eq!(out(&run(&format!("tally {}", path.display()))), out(&run(MATCH)));

    // A game that is being written is not there yet; a line that is cut elsewhere is an error, as is a wrong score.
    let whole = std::fs::read_to_string(&path).unwrap();
    let tally = |text: &str| {
        std::fs::write(&path, text).unwrap();
        run(&format!("tally {}", path.display()))
    };
    let torn = tally(&whole[..whole.len() - 20]);
    assert_eq!(out(&torn).lines().last().unwrap(), "missing 1 of the 6 games with seed cli: 5");
    let cut = tally(&whole[20..]);
    assert!(!cut.status.success() && err(&cut).contains(".jsonl:1: this is no game of a match"), "{}", err(&cut));
    let wrong = tally(&whole.replacen(r#""score":"#, r#""score":7"#, 1));
    assert!(!wrong.status.success() && err(&wrong).contains(".jsonl:1: a score is 0, 0.5 or 1"), "{}", err(&wrong));

    let nothing = tally("");
    assert!(!nothing.status.success() && err(&nothing).contains("no game"), "{}", err(&nothing));
    assert_eq!(out(&run(&format!("{MATCH} --slice 5/5"))), "no games\n");
}

#[test]
fn a_study_tells_of_each_game_once_and_of_each_card_by_who_held_and_played_it() {
    let games = file("study.jsonl");
    let lines =
        out(&run("match --game chess-storm --first greedy --second greedy --games 4 --seed cli --answers --jsonl"));
    std::fs::write(&games, &lines).unwrap();
    let told: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    // A level against itself: no game is the copy of another.
    let seeds: BTreeSet<&str> = told.iter().map(|game| game["seed"].as_str().unwrap()).collect();
    assert_eq!(seeds.len(), 4);

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("study");
    let _ = std::fs::remove_dir_all(&folder);
    let command = format!("study {} --out {}", games.display(), folder.display());
    let done = run(&command);
    assert!(done.status.success(), "{}", err(&done));
    let page = std::fs::read_to_string(folder.join("study.md")).unwrap();
    let first = |game: &Value| {
        let score = game["score"].as_f64().unwrap();
        if game["seat"] == "first" {
            score
        } else {
            1.0 - score
        }
    };
    let score = told.iter().map(first).sum::<f64>() * 25.0;
    assert!(page.contains(&format!("| chess-storm, greedy | 4 | {score:.1} % (")), "{page}");
    // Both hands are dealt five cards, and nobody plays what it never held.
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        (cells.len() == 7).then(|| Some((cells[2].parse::<u32>().ok()?, cells[4].parse::<u32>().ok()?))).flatten()
    });
    let (mut held, mut played) = (0, 0);
    for (row_held, row_played) in rows {
        assert!(row_played <= row_held, "{page}");
        held += row_held;
        played += row_played;
    }
    assert!(held >= 30 && played > 0, "{page}");
    for name in ["first-player.svg", "length-chess-storm-greedy-greedy.svg", "cards.svg"] {
        assert!(std::fs::read_to_string(folder.join(name)).unwrap().starts_with("<svg"), "{name}");
    }

    // The cards are those of the level that is measured where two levels play; plots of another study are named.
    assert!(!page.contains("alone") && !err(&done).contains("not of this study"), "{page}");
    let uneven = "match --game chess-storm --first greedy --second random --games 2 --seed cli --answers --jsonl";
    let other = file("uneven.jsonl");
    std::fs::write(&other, out(&run(uneven))).unwrap();
    let done = run(&format!("study {} --out {}", other.display(), folder.display()));
    let stale = "not of this study: length-chess-storm-greedy-greedy.svg in the same folder";
    assert!(err(&done).contains(stale), "{}", err(&done));
    let page = std::fs::read_to_string(folder.join("study.md")).unwrap();
    assert!(page.contains("\nThe cards of greedy alone.\n"), "{page}");
    let cells = |line: &str| line.split('|').nth(2).and_then(|cell| cell.trim().parse::<u32>().ok());
    let most = page.lines().filter(|line| line.split('|').count() == 7).filter_map(cells).max();
    assert!(most <= Some(2), "more hands than games: {page}");

    let twice = run(&command.replace(" --out", &format!(" {} --out", games.display())));
    assert!(!twice.status.success() && err(&twice).contains("study.jsonl:1: this game was counted before"));
    std::fs::write(&games, "").unwrap();
    let nothing = run(&command);
    assert!(!nothing.status.success() && err(&nothing).contains("no game"), "{}", err(&nothing));
}

#[test]
fn a_match_of_no_games_is_refused() {
    let none = run("match --game chess --first random --second random --games 0");
    assert!(!none.status.success() && none.stdout.is_empty());
    assert!(err(&none).contains("--games"), "{}", err(&none));
    // A seed that is too long for the last game is refused before the first.
    let long = run(&format!("match --game chess --first random --second random --games 30 --seed {}", "a".repeat(62)));
    assert!(!long.status.success() && long.stdout.is_empty() && err(&long).contains("`: each game has `SEED-NUMBER`"));
}

#[test]
fn options_are_read_in_every_spelling() {
    let play = |options: &str| {
        let mut command = deckmate("play --game doublecross --seed 7 --first random --second random --options");
        command.arg(options).output().unwrap()
    };
    let usual = out(&play(""));
    let wanted = out(&play("auto_call=true,deck_limit=5"));
    assert_ne!(wanted, usual);
    for spelling in ["auto_call:true,deck_limit:5", "auto_call=on deck_limit=5", "auto_call:yes, deck_limit=5"] {
        assert_eq!(out(&play(spelling)), wanted, "{spelling}");
    }
    for (wrong, word) in [("auto_call", "`auto_call`"), ("deck_limit=lots", "`lots`"), ("decks=1", "`decks`")] {
        assert!(err(&play(wrong)).contains(word), "{wrong}: {}", err(&play(wrong)));
    }
}

#[test]
fn a_spec_file_without_a_case_is_named() {
    let path = file("empty.spec");
    std::fs::write(&path, "# nothing\n").unwrap();
    let found = out(&run(&format!("spec {}", path.display())));
    assert!(found.contains("no case was found in ") && found.contains("empty.spec"), "{found}");
}

/// The same openings for both players, so many nodes a move, and lines that tell the answers.
#[test]
fn a_match_of_fixed_nodes_tells_its_answers() {
    let words = "match --game chess --first easy --second beginner --games 2 --seed cli --nodes 40 --opening 6";
    let told = out(&run(&format!("{words} --answers --jsonl")));
    let games: Vec<serde_json::Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answers = |game: usize| games[game]["line"].as_array().unwrap().clone();
    assert_eq!(answers(0)[..6], answers(1)[..6]);
    assert_eq!(games[0]["answers"], answers(0).len());
    assert_eq!((&games[0]["nodes"], &games[0]["opening"]), (&40.into(), &6.into()));
    assert!(out(&run(&format!("{words} --jsonl"))).lines().all(|line| !line.contains("\"line\"")));
}

/// Two programs on equal terms: each opening is played twice, so equal players share the points.
#[test]
fn programs_that_speak_uci_play_each_other() {
    let program = format!("{} uci", env!("CARGO_BIN_EXE_deckmate"));
    let mut arena = deckmate("arena --game full-double --games 2 --opening 4 --seed cli");
    let said = out(&arena.args(["--go", "nodes 30", "--first", &program, "--second", &program]).output().unwrap());
    assert!(said.contains("score 50.0 %") && said.contains("Elo +0 "), "{said}");
    // From a position: White mates at once, and each program is White once.
    let mut mate = deckmate("arena --games 2 --opening 0");
    let board = ["--board", "7k/5Q2/6K1/8/8/8/8/8 w - -", "--go", "depth 1", "--first", &program, "--second", &program];
    let said = out(&mate.args(board).output().unwrap());
    assert!(said.contains("wins 1\n") && said.contains("median length 2 turns"), "{said}");
    let none = deckmate("arena --games 2 --first no-such-program --second no-such-program").output().unwrap();
    assert!(err(&none).contains("does not start: "), "{}", err(&none));
}

/// Every mined problem is proved, and the same seed finds the same.
#[test]
fn mined_puzzles_are_proved_and_the_same_for_the_same_seed() {
    for game in ["chess", "full-double"] {
        let words = format!("mine --game {game} --count 1 --turns 1 --games 30 --seed cli");
        let found = out(&run(&words));
        assert_eq!(found.lines().count(), 1, "{found}");
        assert_eq!(found, out(&run(&words)));
        let path = file(&format!("mined-{game}.jsonl"));
        std::fs::write(&path, &found).unwrap();
        let proof = run(&format!("prove {}", path.display()));
        assert!(proof.status.success() && out(&proof).contains("\"verdict\":\"proved\""), "{}", out(&proof));
    }
    let unknown = run("mine --game chess --count 1 --sorts mate,foo");
    assert!(!unknown.status.success() && err(&unknown).contains("'foo'"), "{}", err(&unknown));
    // An uncloaked pawn may stand where no setup puts one: such a position is no puzzle, and no fault.
    let few = run("mine --game deception --count 99 --turns 1 --games 12 --seed t --nodes 200 --pieces 16");
    assert!(err(&few).contains(" in 12 games"), "{}", err(&few));
}

/// Weights are made again by the command that they name.
#[test]
fn a_fit_is_the_same_with_the_same_games_and_seed() {
    let games = file("fit.jsonl");
    let words = "match --game chess --first greedy --second random --games 6 --seed cli --opening 4 --answers --jsonl";
    std::fs::write(&games, run(words).stdout).unwrap();
    let fit = |seed: &str| run(&format!("tune --game chess --passes 2 --seed {seed} {}", games.display()));
    let (one, again, other) = (fit("one"), fit("one"), fit("other"));
    assert!(out(&one).starts_with("//! The weights of the evaluation on 8 files"), "{}", err(&one));
    assert_eq!(out(&one), out(&again));
    assert_ne!(out(&one), out(&other));
    let wrong = run(&format!("tune --game full-double {}", games.display()));
    assert!(err(&wrong).contains("fit.jsonl:1: no game of full-double"), "{}", err(&wrong));
    std::fs::write(&games, out(&run(&words.replace(" --answers", "")))).unwrap();
    assert!(err(&fit("one")).contains("fit.jsonl:1: no answers: play with `match --answers`"));
    for wrong in ["--unit=0", "--hold=nan", "--hold=-1", "--values=2"] {
        let refused = run(&format!("tune --game chess {wrong} {}", games.display()));
        assert!(!refused.status.success() && err(&refused).contains("it is a number "), "{wrong}: {}", err(&refused));
    }
    std::fs::write(&games, "").unwrap();
    let none = fit("one");
    assert!(!none.status.success() && err(&none).contains("there is no position"), "{}", err(&none));
}

/// The values that a search gave the positions count; all numbers but the worth of a kind are rounded.
#[test]
fn a_fit_on_gathered_games_counts_what_the_search_thought() {
    let gathered = run("gather --game full-double --games 4 --nodes 30 --seed cli");
    let told: Vec<serde_json::Value> = out(&gathered).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(
        !told.is_empty()
            && told.iter().all(|game| game["values"].as_array().map(Vec::len) == game["line"].as_array().map(Vec::len))
    );
    let games = file("gathered.jsonl");
    std::fs::write(&games, gathered.stdout).unwrap();
    let fit = |share: &str| {
        out(&run(&format!("tune --game full-double --passes 1 --values {share} --grain 16,4 {}", games.display())))
    };
    assert_ne!(fit("0"), fit("1"));
    let table = fit("0.5");
    let weights = |line: &&str| line.starts_with("    (");
    let numbers = table.lines().filter(weights).flat_map(|line| line.split(|sign: char| !sign.is_ascii_digit()));
    assert!(numbers.filter_map(|number| number.parse::<i32>().ok()).all(|number| number % 4 == 0), "{table}");
}

#[test]
fn a_problem_may_have_what_is_for_the_player_and_nothing_unknown() {
    let told = |field: &str| {
        let path = file("problem.jsonl");
        let line = r#"{"id":"it","game":"chess","setup":{"board":"6k1/5ppp/8/8/8/8/8/R5K1 w - -"},"goal":"won by:1","#;
        std::fs::write(&path, format!("{line}{field}}}\n")).unwrap();
        out(&run(&format!("prove {}", path.display())))
    };
    let fit = told(r#""hard":300,"sort":"mate","task":"Mate.","hints":["The rook."]"#);
    assert!(fit.contains(r#""verdict":"proved""#), "{fit}");
    let wrong = told(r#""onyl":true"#);
    assert!(wrong.contains("unknown field `onyl`"), "{wrong}");
}

/// Bytes that are no text end neither protocol: what follows them is read.
#[test]
fn bytes_that_are_no_text_are_refused_and_the_rest_is_read() {
    let fed = |arguments: &str, input: &[u8]| {
        let mut child =
            deckmate(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        child.stdin.take().unwrap().write_all(input).unwrap();
        out(&child.wait_with_output().unwrap())
    };
    let said = fed("uci", b"isready\n\xff\xfe\nisready\nquit\n");
    assert_eq!(said.lines().filter(|&line| line == "readyok").count(), 2, "{said}");
    let said = fed("serve --game chess --against random", b"\xff\n{\"answer\":\xff}\n{\"answer\":\"e2e4\"}\n");
    assert_eq!(said.matches("\"t\":\"refused\"").count(), 2, "{said}");
    assert_eq!(said.matches("\"t\":\"prompt\"").count(), 4, "{said}");
}
