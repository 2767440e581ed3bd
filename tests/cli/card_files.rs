//! `deckmate check`: cards in files and links, and the document of their language.

use serde_json::Value;

use super::{err, file, out, run, ROOT};

#[test]
fn the_document_of_the_language_of_cards_is_what_check_makes() {
    let kept = std::fs::read_to_string(format!("{ROOT}/docs/cards.md")).unwrap();
    let made = out(&run("check --book"));
    assert!(kept == made, "write it anew: deckmate check --book > docs/cards.md");
    let grammar: Value = serde_json::from_str(&out(&run("check --grammar"))).unwrap();
    assert!(grammar["verbs"].as_array().unwrap().iter().any(|verb| verb["word"] == "swap"));
}

#[test]
fn cards_of_a_file_are_told_and_what_is_wrong_with_them() {
    let cards = run("check tests/cards/new.jsonl");
    assert_eq!((cards.status.code(), err(&cards).as_str()), (Some(0), ""));
    let told = out(&cards);
    assert!(
        told.starts_with("Catapult (in place of your move)\n  Move one of your rooks by a jump of exactly three"),
        "{told}"
    );
    assert!(told.contains("  picture: own:rook leap take\n"), "{told}");
    // Its link says the same, alone or in an address.
    let link = told.lines().find_map(|line| line.strip_prefix("  in a link: ")).unwrap().split(' ').next().unwrap();
    for text in [link.to_owned(), format!("https://example.org/deckmate/#card={link}\n")] {
        let path = file("card.txt");
        std::fs::write(&path, text).unwrap();
        assert!(told.starts_with(&out(&run(&format!("check {}", path.display())))));
    }
    let path = file("wrong.json");
    let card = |steps: &str| format!(r#"{{"v":1,"title":"Trial","when":"end","do":[{steps}]}}"#);
    std::fs::write(&path, format!("[{},{}]", card(r#"{"draw":1}"#), card(r#"{"remove":"own pwan"}"#))).unwrap();
    let wrong = run(&format!("check {}", path.display()));
    assert_eq!(wrong.status.code(), Some(1));
    let told = out(&wrong);
    assert!(told.starts_with("Trial (at the end of your turn)\n  Draw one card.\n"), "{told}");
    assert!(told.ends_with("card 2: do[0].remove: There is no kind of piece `pwan`. Did you mean `pawn`?\n"), "{told}");
    let known = card(r#"{"swap":["own queen","foe queen"]}"#);
    std::fs::write(&path, known.replace("\"end\"", "\"instead\"")).unwrap();
    assert!(out(&run(&format!("check {}", path.display())))
        .ends_with("look again: This is Good friends under another name.\n"));
    std::fs::write(&path, known.replace("Trial", "Trap!")).unwrap();
    assert!(out(&run(&format!("check {}", path.display()))).starts_with("title: There is a printed card Trap"));
    std::fs::write(&path, "{\"v\":").unwrap();
    assert!(err(&run(&format!("check {}", path.display()))).contains("this is no JSON"));
    std::fs::write(&path, "QMbpN7rmlQuJ1jC").unwrap();
    assert_eq!(out(&run(&format!("check {}", path.display()))), "This is no card, or a part of it is missing.\n");
    assert!(err(&run("check no-such-file")).contains("no-such-file"));
}
