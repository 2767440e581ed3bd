//! The spec files, run natively; `tests/web/specs.cjs` runs the same files through the wasm.

use std::path::Path;

use deckmate::games::registry::GAMES;
use deckmate::games::term::{Reads, Term};
use deckmate_spec::reading::read;
use serde_json::json;

#[test]
fn every_spec_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specs");
    let (passed, failed, lines) = deckmate_spec::run(&[folder]);
    assert_eq!(failed, 0, "{failed} of {} cases failed:\n{}", passed + failed, lines.join("\n"));
    assert!(passed > 100, "only {passed} cases were found");
}

/// Every rule of the games is named by the title of at least one case.
#[test]
fn every_rule_has_a_case() {
    for (folder, rule, last) in
        [("full-double", "FD", 15), ("doublecross", "DX", 27), ("five-card", "FC", 24), ("deception", "DE", 17)]
    {
        let titles = titles(folder);
        for number in 1..=last {
            let id = format!("{rule}-{number}");
            let named = titles.iter().any(|title| title.split_whitespace().any(|word| word == id));
            assert!(named, "no case names {id}");
        }
    }
}

/// Every rule about other starts and boards is named by the title of a case of some game.
#[test]
fn every_rule_of_boards_has_a_case() {
    let all: Vec<String> = ["chess", "doublecross", "five-card", "storm"].into_iter().flat_map(titles).collect();
    let book = include_str!("../docs/rules/boards.md");
    let ids = book.lines().filter_map(|line| line.strip_prefix("**")?.split_once(' ')).map(|(id, _)| id);
    for id in ids.filter(|id| id.starts_with("BO-")) {
        assert!(all.iter().any(|title| title.split_whitespace().any(|word| word == id)), "no case names {id}");
    }
}

/// General rules of Chess Storm that no case can be about yet, and where they are seen instead.
const ELSEWHERE: [(&str, &str); 3] = [
    ("CS-0.83", "the veil of the page: tests/web/browser/storm.spec.mts"),
    ("CS-0.88", "what the computer sees: tests/bots/secrets.rs"),
    ("CS-0.92", "boards that change: tests/board/bent.rs"),
];

/// Every general rule of Chess Storm and every card that is built is named by the title of at least one case.
#[test]
fn every_rule_of_storm_has_a_case() {
    let titles = [titles("storm"), titles("../own_cards/specs")].concat();
    let is_named = |id: &str| titles.iter().any(|title| title.split_whitespace().any(|word| word == id));
    let book = include_str!("../docs/rules/chess-storm.md");
    let ids = book.lines().filter_map(|line| line.strip_prefix("**")?.split_once(' ')).map(|(id, _)| id);
    let rules: Vec<&str> = ids.filter(|id| id.starts_with("CS-0.")).collect();
    assert!(rules.len() > 60, "{rules:?}");
    for id in rules {
        let elsewhere = ELSEWHERE.iter().find(|(known, _)| *known == id);
        assert_eq!(is_named(id), elsewhere.is_none(), "{id}: {elsewhere:?}");
    }
    for row in deckmate::games::storm::cards::rows() {
        let id = format!("CS-{:03}", row.number);
        assert!(is_named(&id), "no case names {id}, {}", row.title);
    }
}

/// Every option of every game is set by at least one case.
#[test]
fn every_option_has_a_case() {
    let files = spec_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specs")));
    for game in GAMES {
        let name = game.info().name;
        let is_about = |text: &&String| text.lines().any(|line| line.split_whitespace().eq(["game", name]));
        let lines = || files.iter().filter(is_about).flat_map(|text| text.lines());
        for option in game.options() {
            let set = format!("{}=", option.name);
            let sets =
                |line: &str| line.starts_with("options") && line.split_whitespace().any(|word| word.starts_with(&set));
            assert!(lines().any(sets), "no case of {name} sets the option {}", option.name);
        }
    }
}

/// The texts of all spec files in a folder and those within it.
fn spec_files(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of specs") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(spec_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "spec") {
            texts.push(std::fs::read_to_string(path).expect("a spec file"));
        }
    }
    texts
}

/// The titles of all cases in a folder of spec files.
fn titles(folder: &str) -> Vec<String> {
    let folder = format!("{}/tests/specs/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut titles = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of specs") {
        let text = std::fs::read_to_string(entry.expect("an entry").path()).expect("a spec file");
        titles.extend(text.lines().filter_map(|line| line.strip_prefix("case ")).map(str::to_owned));
    }
    titles
}

#[test]
fn a_view_reads_as_words() {
    let piece = json!({ "side": "white", "kind": "knight" });
    let view = json!({ "own": {
        "left": 3, "extra": false, "cube": { "value": 2, "owner": null }, "clock": null, "gone": [piece],
        "hand": ["crab", null], "stack": [{ "card": "nope", "seat": "first" }], "walls": [["d4", "d5"]],
        "spent": { "first": false, "second": true }, "bases": { "white": { "pawn": 2 } },
    } });
    let reads = |path, reads, name| read(&Term::new("it", path, reads), &view, name);
    let says = |path, how, name, words: &str| {
        assert_eq!(reads(path, how, name).map(|words| words.join(" ")), Ok(words.to_string()), "{path}");
    };
    says("own.left", Reads::Word, None, "3");
    says("own.extra", Reads::Word, None, "no");
    says("own.cube.value own.cube.owner", Reads::Word, None, "2");
    says("own.clock.left.*", Reads::Word, None, "");
    says("own.gone", Reads::Set, None, "white-knight");
    says("own.hand", Reads::Hand, None, "crab ?");
    says("own.stack", Reads::List, None, "nope");
    says("own.walls", Reads::Set, None, "d4d5");
    says("own.spent", Reads::Names, None, "second");
    says("own.bases.*", Reads::Counts, Some("white"), "pawn pawn");
    says("own.cube.*", Reads::Number, Some("nobody"), "0");
    assert!(reads("own.bases.*", Reads::Counts, Some("red")).is_err(), "a name that is not known");
    assert!(reads("own.bases.*", Reads::Counts, None).is_err(), "no name at all");
    assert!(reads("other.left", Reads::Word, None).is_err(), "another game's word");
}
