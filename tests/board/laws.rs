//! Laws of the board, tried on every position of random games.

use crate::naive::dice::Dice;
use crate::naive::variants::{scattered, variant, CHESS, DOUBLE, KIWIPETE};
use crate::naive::Rules;
use deckmate::board::{Any, Board, Edit, Kind, List, Move, MoveCount, Piece, Position, Side, Sink, Square, Variant};

const ALL_RULES: [Rules; 5] = [
    Rules::Chess,
    Rules::FullDouble { free_castling: false },
    Rules::FullDouble { free_castling: true },
    Rules::DoubleCross { delayed_promotion: false },
    Rules::DoubleCross { delayed_promotion: true },
];

/// Calls the test on every position of random games of every kind, some from scattered pieces.
fn everywhere(seed: u64, games: u64, mut test: impl FnMut(&Position, &Variant, &mut Dice)) {
    for rules in ALL_RULES {
        let variant = variant(rules);
        let wide = variant.files() == 16;
        for game in 0..games {
            let mut dice = Dice::new(seed * 1_000 + game);
            let mut position = match game % 3 {
                0 => Position::parse(if wide { DOUBLE } else { CHESS }, &variant).unwrap(),
                1 if !wide => Position::parse(KIWIPETE, &variant).unwrap(),
                _ => scattered(rules, &variant, &mut dice),
            };
            for _ in 0..80 {
                test(&position, &variant, &mut dice);
                let moves = position.board.legal(&variant, position.side);
                if moves.is_empty() {
                    break;
                }
                position.board.make(&variant, *dice.pick(&moves));
                position.side = if variant.royal { position.side.foe() } else { *dice.pick(&Side::BOTH) };
            }
        }
    }
}

fn listed(board: &Board, variant: &Variant, side: Side) -> Vec<Move> {
    let mut list = List::default();
    board.moves(variant, side, &mut list);
    list.0
}

#[test]
fn cells_pieces_and_sets_agree() {
    everywhere(1, 30, |position, variant, _| {
        let board = &position.board;
        for square in Square::all() {
            if let Some(piece) = board.at(square) {
                assert!(variant.geometry.contains(square));
                assert_eq!(board.piece(piece).at, square);
                assert!(board.pieces().contains(piece));
            }
        }
        for piece in board.pieces() {
            let Piece { kind, side, at } = board.piece(piece);
            assert_eq!(board.at(at), Some(piece));
            assert!(
                board.of(side).contains(piece) && board.kind(kind).contains(piece) && board.squares(side).contains(at)
            );
        }
        for piece in board.off() {
            assert_eq!(board.piece(piece).at, Square::OFF);
        }
        let kinds = Kind::ALL.map(|kind| board.kind(kind).len()).iter().sum::<usize>();
        let squares = Side::BOTH.map(|side| board.squares(side).len()).iter().sum::<u32>();
        assert_eq!((kinds, squares as usize), (board.pieces().len(), board.pieces().len()));
    });
}

#[test]
fn making_and_unmaking_restores_everything_and_edits_do_the_same() {
    everywhere(2, 20, |position, variant, _| {
        let before = &position.board;
        for m in listed(before, variant, position.side) {
            let mut made = before.clone();
            let undo = made.make(variant, m);
            assert_eq!(made.hash(), made.hash_afresh());
            assert_eq!(undo.taken.is_some(), made.pieces().len() < before.pieces().len());
            let edits = before.edits(variant, m);
            let mut edited = before.clone();
            edits.iter().for_each(|&edit| edited.edit(edit));
            assert_eq!(made, edited, "{m}");
            for &edit in edits.iter().rev() {
                assert!(edited.revert(edit));
            }
            made.unmake(m, undo);
            assert_eq!((&made, &edited), (before, before), "{m}");
        }
    });
}

#[test]
fn listing_counting_and_stopping_agree() {
    struct Three(Vec<Move>);
    impl Sink for Three {
        fn push(&mut self, m: Move) -> bool {
            self.0.push(m);
            self.0.len() < 3
        }
    }
    everywhere(3, 100, |position, variant, _| {
        for side in Side::BOTH {
            let list = listed(&position.board, variant, side);
            let mut count = MoveCount::default();
            position.board.moves(variant, side, &mut count);
            assert_eq!(count.0, list.len() as u64, "{}", position.text(variant));
            let mut any = Any::default();
            position.board.moves(variant, side, &mut any);
            assert_eq!(any.0, list.first().copied());
            let mut three = Three(Vec::new());
            position.board.moves(variant, side, &mut three);
            assert_eq!(three.0, list[..list.len().min(3)]);
        }
    });
}

#[test]
fn captures_are_the_takes_and_promotions_among_the_moves() {
    everywhere(4, 60, |position, variant, _| {
        let board = &position.board;
        let mut takes = List::default();
        board.captures(variant, position.side, &mut takes);
        let mut takes = takes.0;
        takes.sort_by_key(Move::key);
        let mut moves = board.legal(variant, position.side);
        moves.retain(|&m| {
            let lifts = |edit: &Edit| matches!(edit, Edit::Lift { .. });
            m.becomes.is_some() || board.edits(variant, m).iter().any(lifts)
        });
        assert_eq!(takes, moves, "{}", position.text(variant));
        let mut count = MoveCount::default();
        board.captures(variant, position.side, &mut count);
        assert_eq!(count.0, takes.len() as u64);
    });
}

#[test]
fn text_and_back_is_the_same_position() {
    everywhere(5, 60, |position, variant, _| {
        let kings = |side| (position.board.of(side) & position.board.kind(Kind::King)).len();
        if Side::BOTH.iter().any(|&side| kings(side) == 0) {
            return;
        }
        let text = position.text(variant);
        let again = Position::parse(&text, variant).unwrap();
        assert_eq!(again.text(variant), text);
        assert_eq!(again.board.hash(), position.board.hash(), "{text}");
        let texts = |board: &Board| board.legal(variant, position.side).iter().map(Move::to_string).collect::<Vec<_>>();
        assert_eq!(texts(&again.board), texts(&position.board), "{text}");
    });
}

/// The same position with colours exchanged and the board turned upside down.
fn mirrored(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let rows: Vec<String> = fields[0].split('/').rev().map(|row| row.chars().map(swap).collect()).collect();
    let castling: String = fields[2].chars().map(swap).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    format!("{} {side} {castling} {}", rows.join("/"), upside_down(fields[3]))
}

/// Exchanges rows 1 to 8 for 8 to 1 in the squares of a text such as `e7e8=queen`.
fn upside_down(text: &str) -> String {
    text.chars().map(|c| c.to_digit(10).map_or(c, |row| (b'0' + 9 - row as u8) as char)).collect()
}

#[test]
fn mirrored_positions_have_mirrored_moves() {
    everywhere(6, 60, |position, variant, _| {
        let kings = |side| (position.board.of(side) & position.board.kind(Kind::King)).len();
        if Side::BOTH.iter().any(|&side| kings(side) == 0) {
            return;
        }
        let mirror = Position::parse(&mirrored(&position.text(variant)), variant).unwrap();
        let texts = |p: &Position| p.board.legal(variant, p.side).iter().map(Move::to_string).collect::<Vec<_>>();
        let mut expected: Vec<String> = texts(position).iter().map(|text| upside_down(text)).collect();
        let mut found = texts(&mirror);
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
    });
}

#[test]
fn attackers_are_those_that_could_take() {
    everywhere(7, 20, |position, variant, dice| {
        if variant.royal {
            return;
        }
        // Without pins, attacking an enemy's square and being able to take there are the same.
        let (board, side) = (&position.board, *dice.pick(&Side::BOTH));
        let moves = board.legal(variant, side);
        for piece in board.of(side.foe()) {
            let at = board.piece(piece).at;
            let attackers = board.attackers(variant, at, side);
            assert_eq!(attackers.is_empty(), !board.attacked(variant, at, side));
            for taker in board.of(side) {
                let takes = moves.iter().any(|m| m.piece == taker && m.to == at);
                assert_eq!(attackers.contains(taker), takes);
            }
        }
    });
}

#[test]
fn a_piece_elsewhere_is_not_reverted() {
    let variant = variant(Rules::Chess);
    let mut board = Position::parse(CHESS, &variant).unwrap().board;
    let at = |text| Square::parse(text).unwrap();
    let pawn = board.at(at("e2")).unwrap();
    let step = Edit::Shift { piece: pawn, from: at("e2"), to: at("e4") };
    let further = Edit::Shift { piece: pawn, from: at("e4"), to: at("e5") };
    board.edit(step);
    board.edit(further);
    let before = board.clone();
    assert!(!board.revert(step));
    assert_eq!(board, before);
    let knight = board.at(at("g1")).unwrap();
    board.edit(Edit::Lift { piece: knight, from: at("g1") });
    board.edit(Edit::Recast { piece: knight, was: Kind::Knight, now: Kind::Queen });
    board.edit(Edit::Defect { piece: knight, was: Side::White, now: Side::Black });
    board.edit(Edit::Place { piece: knight, at: at("d4") });
    assert_eq!(board.hash(), board.hash_afresh());
    assert!(!board.revert(Edit::Lift { piece: knight, from: at("g1") }));
    assert!(board.of(Side::Black).contains(knight) && board.kind(Kind::Queen).contains(knight));
}

/// Whatever the other side does, every move that is legal then could be planned before.
#[test]
fn every_move_of_the_next_turn_could_be_planned() {
    everywhere(9, 3, |position, variant, dice| {
        let own = position.side.foe();
        let planned: Vec<_> = position.board.planned(variant, own).iter().map(Move::key).collect();
        assert!(planned.is_sorted() && planned.windows(2).all(|pair| pair[0] != pair[1]));
        let replies = position.board.legal(variant, position.side);
        if replies.is_empty() {
            return;
        }
        let mut board = position.board.clone();
        board.make(variant, *dice.pick(&replies));
        for m in board.legal(variant, own) {
            assert!(planned.contains(&m.key()), "{m} in {}", position.text(variant));
        }
    });
}
