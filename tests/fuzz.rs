//! The fuzzers' corpora as a regression, and a few seconds of seeded mutation of them, without libFuzzer. The search
//! for new inputs, guided by coverage, is `./build.sh fuzz`. `DECKMATE_FUZZ_SECONDS` says how long each target is
//! tried.

use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use deckmate::play::Dice;

#[path = "../fuzz/src/mod.rs"]
mod fuzz;

/// Most bytes that are put in or overwritten to make a try a little different.
const PIECE: usize = 8;

/// The files of a target's corpus in the order of their names, so that each run tries the same.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new("fuzz/corpus").join(target);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder of files").path()).collect();
    paths.sort();
    assert!(paths.len() >= 8, "{} holds next to nothing", folder.display());
    paths.into_iter().map(|path| std::fs::read(path).expect("a file of the corpus")).collect()
}

/// Some file of the corpus with one to four changes: bytes changed, put in, left out, or taken from another file.
fn mutated(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut data = corpus[dice.below(corpus.len())].clone();
    for _ in 0..=dice.below(4) {
        let at = dice.below(data.len() + 1);
        let end = (at + dice.below(PIECE)).min(data.len());
        match dice.below(4) {
            0 => drop(data.splice(at..at, (0..=dice.below(PIECE)).map(|_| dice.below(256) as u8).collect::<Vec<_>>())),
            1 => drop(data.drain(at..end)),
            2 => data[at..end].iter_mut().for_each(|byte| *byte ^= 1 << dice.below(8)),
            _ => {
                let other = &corpus[dice.below(corpus.len())];
                let from = dice.below(other.len() + 1);
                data.truncate(at);
                data.extend_from_slice(&other[from..]);
            }
        }
    }
    data
}

/// Replays a target's corpus, then tries changed files of it for some seconds; what breaks a law is shown as bytes.
fn tried(name: &str) {
    let (_, target) = fuzz::TARGETS.into_iter().find(|(known, _)| *known == name).expect("a known target");
    let check = |data: &[u8]| {
        let kept = catch_unwind(AssertUnwindSafe(|| target(data)));
        assert!(kept.is_ok(), "the target `{name}` breaks a law on {:?}", data.escape_ascii().to_string());
    };
    let corpus = corpus(name);
    corpus.iter().for_each(|data| check(data));
    let seconds = std::env::var("DECKMATE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut dice = Dice::new(name);
    let mut tries = 0;
    while Instant::now() < end {
        check(&mutated(&corpus, &mut dice));
        tries += 1;
    }
    println!("{name}: {} files replayed, {tries} changed ones tried", corpus.len());
}

#[test]
fn setups_keep_the_laws() {
    tried("setup");
}

#[test]
fn saves_keep_the_laws() {
    tried("load");
}

#[test]
fn games_keep_the_laws() {
    tried("play");
}

#[test]
fn links_keep_the_laws() {
    tried("link");
}

#[test]
fn cards_keep_the_laws() {
    tried("card");
}
