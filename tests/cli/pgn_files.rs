//! `deckmate pgn`: games of PGN as compact texts, and the other way.

use super::{err, file, out, run};

#[test]
fn games_of_a_file_become_compact_texts_and_pgn_again() {
    let path = file("games.pgn");
    // A name in Latin 1, as older files have them; the second game cannot be played.
    let text = b"[White \"M\xfcller\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. Nf6 *\n\n1. d4 d5 1/2-1/2\n";
    std::fs::write(&path, text).unwrap();
    let told = run(&format!("pgn {}", path.display()));
    assert_eq!(told.status.code(), Some(1));
    assert!(err(&told).ends_with("games.pgn: Line 7, move 1. Nf6: `Nf6` is no legal move here.\n"), "{}", err(&told));
    let compact = out(&told);
    assert_eq!(compact.lines().filter(|line| line.starts_with("dm1.chess.")).count(), 2, "{compact}");
    let again = out(&run(&format!("pgn --write {}", path.display())));
    assert!(again.contains("[White \"Müller\"]\n") && again.contains("\n1. e4 e5 2. Nf3 *\n"), "{again}");
    let kept = file("games.txt");
    std::fs::write(&kept, compact).unwrap();
    let written = run(&format!("pgn --write {}", kept.display()));
    assert_eq!((written.status.code(), err(&written).as_str()), (Some(0), ""));
    assert!(out(&written).ends_with("[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n\n"), "{}", out(&written));
}

#[test]
fn a_comment_before_the_first_game_is_no_save() {
    let path = file("commented.pgn");
    std::fs::write(&path, "{\nOpenings, by\nsomebody.\n}\n\n[ECO \"A00\"]\n\n1. b4 *\n").unwrap();
    let told = run(&format!("pgn --write {}", path.display()));
    assert_eq!((told.status.code(), err(&told).as_str()), (Some(0), ""));
    assert!(out(&told).ends_with("\n1. b4 *\n\n"), "{}", out(&told));
}
