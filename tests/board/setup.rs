//! Positions as text: what is accepted, what is put right, and every refusal by name.

use crate::naive::variants::{variant, CHESS, DOUBLE};
use crate::naive::Rules;
use deckmate::board::{Kind, Pasted, Position, SetupError, Side, Square};

const FULL_DOUBLE: Rules = Rules::FullDouble { free_castling: false };

fn refusal(rules: Rules, text: &str) -> SetupError {
    Position::parse(text, &variant(rules)).unwrap_err()
}

fn again(rules: Rules, text: &str) -> String {
    let variant = variant(rules);
    Position::parse(text, &variant).unwrap().text(&variant)
}

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

#[test]
fn positions_come_back_as_they_were() {
    assert_eq!(again(Rules::Chess, CHESS), CHESS);
    assert_eq!(again(FULL_DOUBLE, DOUBLE), DOUBLE);
    let passing = "4k3/8/8/8/3pP3/8/8/4K3 b - e3";
    assert_eq!(again(Rules::Chess, passing), passing);
    let rights = "8k7/16/16/16/16/16/16/R2C3K4C2R w HADMP -";
    assert_eq!(again(FULL_DOUBLE, rights), rights);
}

#[test]
fn missing_fields_have_their_defaults_and_clocks_are_tolerated() {
    let kings = "4k3/8/8/8/8/8/8/4K3 w - -";
    assert_eq!(again(Rules::Chess, "4k3/8/8/8/8/8/8/4K3"), kings);
    assert_eq!(again(Rules::Chess, "4k3/8/8/8/8/8/8/4K3 w - - 12 34"), kings);
}

#[test]
fn what_means_nothing_is_dropped() {
    assert_eq!(again(Rules::Chess, "4k3/8/8/8/4P3/8/8/4K3 b - e3"), "4k3/8/8/8/4P3/8/8/4K3 b - -");
    // A partner without a King that may still castle.
    assert_eq!(again(FULL_DOUBLE, "8k7/16/16/16/16/16/16/R6K8 w A -"), "8k7/16/16/16/16/16/16/R6K8 w - -");
}

#[test]
fn where_cards_say_who_moves_either_side_may_have_stepped_twice() {
    let text = "4k3/8/8/3pP3/8/8/8/4K3 b - d6";
    assert_eq!(again(Rules::DoubleCross { delayed_promotion: false }, text), text);
    assert_eq!(refusal(Rules::Chess, text), SetupError::PassingSquare("d6".into()));
}

#[test]
fn every_refusal_names_the_culprit() {
    let chess = |text: &str| refusal(Rules::Chess, text);
    assert_eq!(chess(""), SetupError::Rows { found: 1, expected: 8, files: 8 });
    assert_eq!(chess("4k3/8/8/8/8/8/4K3 w - -"), SetupError::Rows { found: 7, expected: 8, files: 8 });
    assert_eq!(chess("4k3/8/8/8/9/8/8/4K3 w - -"), SetupError::RowWidth { row: 4, expected: 8 });
    assert_eq!(chess("4k3/8/7/8/8/8/8/4K3 w - -"), SetupError::RowWidth { row: 6, expected: 8 });
    assert_eq!(chess("4k3/8/8/8/8/8/x7/4K3 w - -"), SetupError::Letter { letter: 'x', row: 2 });
    assert_eq!(chess("4k3/8/8/8/8/8/A7/4K3 w - -"), SetupError::Letter { letter: 'A', row: 2 });
    assert_eq!(chess("4k3/8/8/8/8/8/80/4K3 w - -"), SetupError::Letter { letter: '0', row: 2 });
    assert_eq!(chess("4k3/8/8/8/8/8/8/4K3 green - -"), SetupError::Side("green".into()));
    assert_eq!(chess("4k3/8/8/8/8/8/8/4K2R w X -"), SetupError::CastlingLetter('X'));
    let missing = SetupError::CastlingPieces { letter: 'Q', kind: Kind::Rook, home: at("a1") };
    assert_eq!(chess("4k3/8/8/8/8/8/8/4K2R w KQ -"), missing);
    assert_eq!(chess("4k3/8/8/8/4P3/8/8/4K3 b - e9"), SetupError::PassingSquare("e9".into()));
    assert_eq!(chess("4k3/8/8/8/4P3/8/8/4K3 b - e4"), SetupError::PassingSquare("e4".into()));
    assert_eq!(chess("4k3/8/8/8/4P3/8/8/4K3 w - e3"), SetupError::PassingSquare("e3".into()));
    assert_eq!(chess("4k3/8/8/8/8/8/8/4K3 b - e3"), SetupError::PassingPawn(at("e3")));
    assert_eq!(chess("4k3/8/8/8/3pP3/8/4R3/4K3 b - e3"), SetupError::PassingPawn(at("e3")));
    assert_eq!(chess("P3k3/8/8/8/8/8/8/4K3 w - -"), SetupError::PawnRow(at("a8")));
    assert_eq!(chess("4k3/8/8/8/8/8/8/4K2P w - -"), SetupError::PawnRow(at("h1")));
    assert_eq!(chess("8/8/8/8/8/8/8/4K3 w - -"), SetupError::Kings { side: Side::Black, found: 0, allowed: 1..=1 });
    assert_eq!(chess("4k3/8/8/8/4R3/8/8/4K3 w - -"), SetupError::WaitingInCheck(Side::Black));
    let crowd = format!("8k7/16/16/16/{0}/{0}/{0}/{0}N w - -", "N".repeat(16))
        .replace("NNNNNNNNNNNNNNNNN ", "NNNNNNNKNNNNNNNN ");
    assert_eq!(refusal(FULL_DOUBLE, &crowd), SetupError::TooManyPieces(65));
    let three = SetupError::Kings { side: Side::White, found: 3, allowed: 1..=2 };
    assert_eq!(refusal(FULL_DOUBLE, "8k7/16/16/16/16/16/16/KKK13 w - -"), three);
    assert_eq!(three.to_string(), "white has 3 kings instead of 1 or 2");
}

#[test]
fn with_delayed_promotion_pawns_may_stand_on_their_last_row() {
    let rules = Rules::DoubleCross { delayed_promotion: true };
    let text = "P3k3/8/8/8/8/8/8/4K3 w - -";
    assert_eq!(again(rules, text), text);
    assert_eq!(refusal(rules, "4k3/8/8/8/8/8/8/4K2P w - -"), SetupError::PawnRow(at("h1")));
}

#[test]
fn a_position_is_read_as_people_paste_it() {
    let pasted = |rules, text: &str| {
        let variant = variant(rules);
        let Pasted { position, dropped } = Pasted::parse(text, &variant).unwrap();
        (position.text(&variant), dropped)
    };
    let kings = "4k3/8/8/8/8/8/8/4K3 w - -".to_owned();
    for dash in ['-', '‐', '‑', '‒', '–', '—', '―', '−'] {
        let text = format!("\u{feff}4k3/8/8/8/8/8/8/4K3\u{a0}W\u{2009}{dash} {dash} 0 1");
        assert_eq!(pasted(Rules::Chess, &text), (kings.clone(), Vec::new()), "{dash}");
    }
    let passing = "4k3/8/8/8/3pP3/8/8/4K3 b - e3".to_owned();
    assert_eq!(pasted(Rules::Chess, "4k3/8/8/8/3pP3/8/8/4K3 B - E3"), (passing, Vec::new()));
    // A rook was captured, and a king has moved: what is left of the rights counts.
    let missing = |letter, kind, home| SetupError::CastlingPieces { letter, kind, home: at(home) };
    let (text, dropped) = pasted(Rules::Chess, "r4k1r/8/8/8/8/8/8/4K2R w KQkq -");
    assert_eq!(text, "r4k1r/8/8/8/8/8/8/4K2R w K -");
    let king = |letter| missing(letter, Kind::King, "e8");
    assert_eq!(dropped, [missing('Q', Kind::Rook, "a1"), king('k'), king('q')]);
    let (text, dropped) = pasted(FULL_DOUBLE, "8k7/16/16/16/16/16/16/7K8 w HAP -");
    assert_eq!((text.as_str(), dropped.len()), ("8k7/16/16/16/16/16/16/7K8 w - -", 2));
    for (field, error) in [("e3", SetupError::PassingPawn(at("e3"))), ("e6", SetupError::PassingSquare("e6".into()))] {
        let text = format!("4k3/8/8/8/8/8/8/4K3 b - {field}");
        assert_eq!(pasted(Rules::Chess, &text), (kings.replace('w', "b"), vec![error]));
    }
    // Text that can be read in no way is refused as before.
    for text in ["4k3/8/8/8/8/8/8/4K3 green - -", "4k3/8/8/8/8/8/8/4K3 w X -", "4k3/8/8/8/8/8/8/4K3 w - e9"] {
        assert!(Pasted::parse(text, &variant(Rules::Chess)).is_err(), "{text}");
    }
}

#[test]
fn behind_the_fourth_field_clocks_alone_may_stand() {
    for (further, wrong) in [
        ("", None),
        ("0 1", None),
        ("12", None),
        ("– -", None),
        ("0 1 2", Some("2")),
        ("bm Qg6;", None),
        ("bm Qg6", Some("bm")),
        ("0 x", Some("x")),
    ] {
        let told = Pasted::check_clocks(&format!("4k3/8/8/8/8/8/8/4K3 w - - {further}"));
        assert_eq!(told.err(), wrong.map(|field| SetupError::Further(field.into())), "{further}");
    }
}
