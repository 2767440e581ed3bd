//! Spec files: rules as examples in plain text, run natively here and through the wasm by `tests/web/specs.cjs`.
//!
//! The grammar is written down in `tests/specs/README.md`.

mod look;
mod offers;
mod parse;
mod runner;
mod secrets;
mod storm;

pub use self::parse::{cases, Case, Step};
use std::path::{Path, PathBuf};

/// Runs all spec files under `paths` (folders are searched): how many cases passed, how many failed, a line for each failure.
pub fn run<P: AsRef<Path>>(paths: &[P]) -> (usize, usize, Vec<String>) {
    let mut files = Vec::new();
    let mut lines = Vec::new();
    for path in paths {
        if let Err(error) = collect(path.as_ref(), &mut files) {
            lines.push(format!("{}: {error}", path.as_ref().display()));
        }
    }
    let mut passed = 0;
    let mut failed = lines.len();
    for file in &files {
        let (good, bad) = run_file(file, &mut lines);
        passed += good;
        failed += bad;
    }
    if passed + failed == 0 {
        failed = 1;
        lines.push("no case was found".to_string());
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

fn run_file(file: &Path, lines: &mut Vec<String>) -> (usize, usize) {
    let name = file.display();
    let cases = match std::fs::read_to_string(file).map_err(|e| e.to_string()).and_then(|text| parse::cases(&text)) {
        Ok(cases) => cases,
        Err(error) => {
            lines.push(format!("{name}: {error}"));
            return (0, 1);
        }
    };
    let mut bad = 0;
    for case in &cases {
        if let Err(error) = runner::play(case) {
            bad += 1;
            lines.push(format!("{name}: case {}: {error}", case.title));
        }
    }
    (cases.len() - bad, bad)
}
