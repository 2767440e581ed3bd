//! A law of the documents: a source file that one names is there.

use std::path::{Path, PathBuf};

use super::sources;

/// Names of source files in a text, between backquotes; NAME stands for any name.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|name| {
        let is_path = name.chars().all(|letter| letter.is_alphanumeric() || "_-./".contains(letter));
        is_path && name.ends_with(".rs") && !name.contains("NAME")
    })
}

#[test]
fn documents_name_files_that_are_there() {
    let found: Vec<&str> = named("`model/rule.rs` and `rule.rs:12`, `Rule`, `src/games/NAME.rs`").collect();
    assert_eq!(found, ["model/rule.rs"]);
    let files: Vec<PathBuf> =
        ["src", "tests", "examples", "fuzz"].into_iter().flat_map(sources).map(|(path, _)| path).collect();
    let documents = std::fs::read_dir("docs").unwrap().map(|entry| entry.unwrap().path());
    let others = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "tests/specs/README.md"].map(PathBuf::from);
    for document in documents.filter(|path| path.extension().is_some_and(|ending| ending == "md")).chain(others) {
        let text = std::fs::read_to_string(&document).unwrap();
        for name in named(&text) {
            let is_there = files.iter().any(|file| file.ends_with(Path::new(name)));
            assert!(is_there, "{} names {name}, and there is no such file", document.display());
        }
    }
}
