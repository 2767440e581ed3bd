//! Spec files: rules as examples in plain text, run natively here and through the wasm by `tests/web/specs.cjs`.
//!
//! The grammar is written down in `tests/specs/README.md`.

mod cells;
mod explain;
mod look;
mod offers;
mod parse;
pub mod reading;
mod runner;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use deckmate::games::registry::GAMES;
use deckmate::games::term::{Term, COMMON};
use serde::Serialize;
use serde_json::json;

pub use self::parse::{cases, Case, CaseStep};

/// A spec file as data: the cases it holds, in the order they stand in.
#[derive(Serialize)]
pub struct SpecFile {
    /// Path of the file.
    pub file: PathBuf,
    /// Cases that it holds.
    pub cases: Vec<Case>,
}

/// The words by which specs of each game speak of what its view shows, by the game's name.
pub fn terms() -> BTreeMap<&'static str, Vec<Term>> {
    GAMES.iter().map(|game| (game.info().name, [game.terms(), COMMON].concat())).collect()
}

/// Reads all spec files under `paths` (folders are searched): those that can be read, and a line for each that cannot.
pub fn read<P: AsRef<Path>>(paths: &[P]) -> (Vec<SpecFile>, Vec<String>) {
    let mut files = Vec::new();
    let mut lines = Vec::new();
    for path in paths {
        if let Err(error) = collect(path.as_ref(), &mut files) {
            lines.push(format!("{}: {error}", path.as_ref().display()));
        }
    }
    let mut found = Vec::new();
    for file in files {
        match std::fs::read_to_string(&file).map_err(|e| e.to_string()).and_then(|text| parse::cases(&text)) {
            Ok(cases) => found.push(SpecFile { file, cases }),
            Err(error) => lines.push(format!("{}: {error}", file.display())),
        }
    }
    (found, lines)
}

/// As [`read`], with own cards, packed, in every case of Chess Storm.
pub fn read_with<P: AsRef<Path>>(paths: &[P], cards: &[String]) -> (Vec<SpecFile>, Vec<String>) {
    let (mut files, lines) = read(paths);
    let cases = files.iter_mut().flat_map(|file| &mut file.cases).filter(|case| case.game["game"] == "chess-storm");
    if !cards.is_empty() {
        cases.for_each(|case| case.game["cards"] = json!(cards));
    }
    (files, lines)
}

/// Runs all spec files under `paths` (folders are searched): how many cases passed, how many failed, a line for each failure.
pub fn run<P: AsRef<Path>>(paths: &[P]) -> (usize, usize, Vec<String>) {
    run_with(paths, &[])
}

/// As [`run`], with own cards, packed, in every case of Chess Storm.
pub fn run_with<P: AsRef<Path>>(paths: &[P], cards: &[String]) -> (usize, usize, Vec<String>) {
    let (files, mut lines) = read_with(paths, cards);
    let mut passed = 0;
    let mut failed = lines.len();
    for SpecFile { file, cases } in &files {
        for case in cases {
            match runner::play(case) {
                Ok(()) => passed += 1,
                Err(error) => {
                    failed += 1;
                    lines.push(format!("{}: case {}: {error}", file.display(), case.title));
                }
            }
        }
    }
    if passed + failed == 0 {
        failed = 1;
        let places: Vec<String> = paths.iter().map(|path| path.as_ref().display().to_string()).collect();
        lines.push(format!("no case was found in {}", places.join(", ")));
    }
    (passed, failed, lines)
}

/// The spec files under a path, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        std::fs::metadata(path)?;
        files.push(path.to_path_buf());
        return Ok(());
    }
    let mut inside = std::fs::read_dir(path)?.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    inside.sort();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "spec") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}
