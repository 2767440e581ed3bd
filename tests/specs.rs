//! The spec files, run natively; `tests/web/specs.cjs` runs the same files through the wasm.

#[test]
fn every_spec_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specs");
    let (passed, failed, lines) = deckmate::spec::run(&[folder]);
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
