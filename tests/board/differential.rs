//! The generator against the naive reference and an independent library, on random positions.

use crate::naive::dice::Dice;
use crate::naive::variants::{scattered, variant, CHESS, DOUBLE, KIWIPETE};
use crate::naive::{Naive, Rules};
use deckmate::board::{perft, Position, Side, Variant};

const FULL_DOUBLE: Rules = Rules::FullDouble { free_castling: false };
const FREE_CASTLING: Rules = Rules::FullDouble { free_castling: true };
const DOUBLECROSS: Rules = Rules::DoubleCross { delayed_promotion: false };
const DELAYED: Rules = Rules::DoubleCross { delayed_promotion: true };

fn texts(position: &Position, variant: &Variant, side: Side) -> Vec<String> {
    let mut texts: Vec<String> = position.board.legal(variant, side).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Both know the same moves, and lead to the same placement and castling rights.
fn agree(position: &Position, reference: &Naive, variant: &Variant, side: Side) {
    let moves = reference.moves(side == Side::White);
    let expected: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
    let found = texts(position, variant, side);
    let text = position.text(variant);
    assert!(found.iter().eq(expected.iter().copied()), "{text}: {found:?} instead of {expected:?}");
    let fields: Vec<&str> = text.split(' ').collect();
    assert_eq!((fields[0], fields[2]), (reference.placement().as_str(), reference.castling().as_str()));
}

/// A random game played by both at once. The side to move is thrown with the dice where cards decide it.
fn play(rules: Rules, start: &str, plies: usize, dice: &mut Dice) {
    let variant = variant(rules);
    let mut position = Position::parse(start, &variant).unwrap();
    let mut reference = Naive::parse(rules, start);
    for _ in 0..plies {
        if matches!(rules, Rules::DoubleCross { .. }) {
            position.side = *dice.pick(&Side::BOTH);
        }
        let side = position.side;
        agree(&position, &reference, &variant, side);
        let moves = position.board.legal(&variant, side);
        if moves.is_empty() || Side::BOTH.iter().any(|&side| reference.kings(side == Side::White).is_empty()) {
            return;
        }
        let m = *dice.pick(&moves);
        let mut after = reference.moves(side == Side::White);
        let chosen = after.iter().position(|(text, _)| *text == m.to_string()).unwrap();
        reference = after.swap_remove(chosen).1;
        position.board.make(&variant, m);
        position.side = side.foe();
    }
}

fn games(rules: Rules, starts: &[&str], count: u64) {
    for seed in 1..=count {
        let mut dice = Dice::new(seed);
        let start = *dice.pick(starts);
        play(rules, start, 120, &mut dice);
    }
}

/// Scattered pieces: castling, en passant, promotions and exposed Kings far more often than in games.
fn scatters(rules: Rules, count: u64) {
    let variant = variant(rules);
    let mut dice = Dice::new(17);
    for _ in 0..count {
        let mut position = scattered(rules, &variant, &mut dice);
        let text = position.text(&variant);
        let mut reference = Naive::parse(rules, &text);
        for side in Side::BOTH {
            let waiting_in_check = side != position.side && position.board.checked(&variant, position.side);
            if matches!(rules, Rules::DoubleCross { .. }) || side == position.side && !waiting_in_check {
                agree(&position, &reference, &variant, side);
            }
        }
        if dice.below(8) == 0 {
            reference.white = position.side == Side::White;
            let found = perft(&mut position.board, &variant, position.side, 2);
            assert_eq!(found, reference.perft(2), "{text}");
        }
    }
}

#[test]
fn chess_games_agree_with_the_reference() {
    games(Rules::Chess, &[CHESS, KIWIPETE], 60);
}

#[test]
fn full_double_games_agree_with_the_reference() {
    games(FULL_DOUBLE, &[DOUBLE], 25);
    games(FREE_CASTLING, &[DOUBLE], 5);
}

#[test]
fn doublecross_games_agree_with_the_reference() {
    games(DOUBLECROSS, &[CHESS, KIWIPETE], 60);
    games(DELAYED, &[CHESS, KIWIPETE], 60);
}

#[test]
fn scattered_chess_pieces_agree_with_the_reference() {
    scatters(Rules::Chess, 4_000);
}

#[test]
fn scattered_full_double_pieces_agree_with_the_reference() {
    scatters(FULL_DOUBLE, 3_000);
}

#[test]
fn scattered_full_double_pieces_agree_with_free_castling() {
    scatters(FREE_CASTLING, 1_500);
}

#[test]
fn scattered_doublecross_pieces_agree_with_the_reference() {
    scatters(DOUBLECROSS, 2_000);
    scatters(DELAYED, 2_000);
}

/// The library's moves in our words: it writes castling as the King onto its Rook.
fn library_texts(board: &cozy_chess::Board) -> Vec<String> {
    use cozy_chess::{File, Piece};
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        for m in moves {
            let mut m = m;
            if board.piece_on(m.from) == Some(Piece::King) && board.colors(board.side_to_move()).has(m.to) {
                let file = if m.to.file() > m.from.file() { File::G } else { File::C };
                m.to = cozy_chess::Square::new(file, m.to.rank());
            }
            let becomes = m.promotion.map(|kind| match kind {
                Piece::Queen => "=queen",
                Piece::Rook => "=rook",
                Piece::Bishop => "=bishop",
                Piece::Knight => "=knight",
                Piece::Pawn | Piece::King => "=nothing",
            });
            texts.push(format!("{}{}{}", m.from, m.to, becomes.unwrap_or_default()));
        }
        false
    });
    texts.sort();
    texts
}

#[test]
fn random_chess_positions_agree_with_an_independent_library() {
    let variant = variant(Rules::Chess);
    let mut positions = 0;
    for seed in 1..=400 {
        let mut dice = Dice::new(seed);
        let mut position = match seed % 3 {
            0 => Position::parse(CHESS, &variant).unwrap(),
            1 => Position::parse(KIWIPETE, &variant).unwrap(),
            _ => scattered(Rules::Chess, &variant, &mut dice),
        };
        for _ in 0..100 {
            let text = format!("{} 0 1", position.text(&variant));
            let Ok(board) = text.parse::<cozy_chess::Board>() else { break };
            assert_eq!(texts(&position, &variant, position.side), library_texts(&board), "{text}");
            positions += 1;
            let moves = position.board.legal(&variant, position.side);
            if moves.is_empty() {
                break;
            }
            position.board.make(&variant, *dice.pick(&moves));
            position.side = position.side.foe();
        }
    }
    assert!(positions > 20_000, "only {positions}");
}
