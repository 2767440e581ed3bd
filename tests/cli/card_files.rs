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
        told.starts_with("catapult~") && told.contains(": Move one of your rooks by a jump of exactly three"),
        "{told}"
    );
    assert!(told.contains("\n  Catapult (in place of your move)\n"), "{told}");
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
    assert!(
        told.starts_with("trial~") && told.contains(": Draw one card.\n  Trial (at the end of your turn)\n"),
        "{told}"
    );
    assert!(
        told.ends_with("wrong.json:1 do[0].remove: There is no kind of piece `pwan`. Did you mean `pawn`?\n"),
        "{told}"
    );
    let known = card(r#"{"swap":["own queen","foe queen"]}"#);
    std::fs::write(&path, known.replace("\"end\"", "\"instead\"")).unwrap();
    assert!(out(&run(&format!("check {}", path.display())))
        .ends_with("look again: This is Good friends under another name.\n"));
    std::fs::write(&path, known.replace("Trial", "Trap!")).unwrap();
    assert!(out(&run(&format!("check {}", path.display()))).contains(":1 title: There is a printed card Trap"));
    std::fs::write(&path, "{\"v\":").unwrap();
    assert!(err(&run(&format!("check {}", path.display()))).contains("this is no JSON"));
    std::fs::write(&path, "QMbpN7rmlQuJ1jC").unwrap();
    let told = out(&run(&format!("check {}", path.display())));
    assert!(told.ends_with(":1 This is no card, or a part of it is missing.\n"), "{told}");
    assert!(err(&run("check no-such-file")).contains("no-such-file"));
}

#[test]
fn games_matches_and_specs_are_played_with_cards_of_a_file() {
    let path = file("own.jsonl");
    let card = |title: &str| {
        format!(r#"{{"v":1,"title":"{title}","when":"instead","do":[{{"move":"own","like":"knight"}}]}}"#)
    };
    std::fs::write(&path, format!("{}\n\n{}\n", card("Gallop"), card("Canter"))).unwrap();
    let own = format!("--cards {}", path.display());
    let play = out(&run(&format!("play --game chess-storm --first random --second random --options deck=0 {own}")));
    assert!(play.contains("card:gallop~") || play.contains("card:canter~"), "{play}");
    let game =
        "match --game chess-storm --first random --second greedy --games 2 --options deck=0/crab:2 --answers --jsonl";
    let lines = out(&run(&format!("{game} {own}")));
    assert!(lines.lines().all(|line| line.contains(r#""cards":[""#)), "{lines}");
    let (log, folder) = (file("own.log"), file("own-study"));
    std::fs::write(&log, lines).unwrap();
    let study = run(&format!("study {} --out {}", log.display(), folder.display()));
    assert!(study.status.success(), "{}", err(&study));
    assert!(std::fs::read_to_string(folder.join("study.md")).unwrap().contains("gallop~"));
    let spec = file("own.spec");
    let case = "game chess-storm\noptions deck=0\ncase own\nhands first gallop ; second canter\ndo card:gallop\nsee prompt first";
    std::fs::write(&spec, format!("{case} target\n")).unwrap();
    assert_eq!(out(&run(&format!("spec {} {own}", spec.display()))), "1 passed, 0 failed\n");
    assert!(out(&run(&format!("spec {}", spec.display()))).contains("there is no card `gallop`"));
    std::fs::write(&path, format!("{}\n\n{}\n", card("Gallop"), card("Derby"))).unwrap();
    let refused = run(&format!("play --game chess-storm {own}"));
    assert!(err(&refused).contains("own.jsonl:3 title: There is a printed card Derby"), "{}", err(&refused));
}
