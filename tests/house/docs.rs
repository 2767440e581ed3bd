//! Laws of the documents: a source file that one names is there, and code that one shows stands in its file.

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

/// Lines of code without their indent, comments and empty lines left out.
fn lines(code: &str) -> Vec<&str> {
    code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).collect()
}

/// The blocks of a document that name the file of their code behind its language.
fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("\n```").skip(1).filter_map(|block| {
        let (head, code) = block.split_once('\n')?;
        Some((head.split_once(' ')?.1, code))
    })
}

#[test]
fn documents_show_code_as_it_stands() {
    assert_eq!(blocks("# A document\n```rust src/lib.rs\nfn\n```\nB\n").next(), Some(("src/lib.rs", "fn")));
    let documents = std::fs::read_dir("docs").unwrap().map(|entry| entry.unwrap().path());
    let mut shown = 0;
    for document in documents.filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        let text = std::fs::read_to_string(&document).unwrap();
        for (file, code) in blocks(&text) {
            let (code, source) = (lines(code), std::fs::read_to_string(file).unwrap());
            let stands = lines(&source).windows(code.len()).any(|part| part == code);
            assert!(stands, "{} shows code of {file} that does not stand there", document.display());
            shown += 1;
        }
    }
    assert!(shown > 0, "no document shows code");
}
