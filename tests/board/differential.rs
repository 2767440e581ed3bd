//! The generator against the naive reference and an independent library, on random positions.

use crate::naive::dice::Dice;
use crate::naive::variants::{scattered, variant, CHESS, DOUBLE, KIWIPETE};
use crate::naive::{Naive, Rules};
use deckmate::board::{perft, shuffled, Castling, How, Move, Position, Side, Variant};
use deckmate::games::chess;

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

/// The rules of a position: those of Chess960 are its own.
fn rules_of(rules: Rules, start: &str) -> Variant {
    match rules {
        Rules::Chess960 => shuffled::rules(chess::variant(), start, None).clone(),
        _ => variant(rules),
    }
}

/// A random game played by both at once. The side to move is thrown with the dice where cards decide it.
fn play(rules: Rules, start: &str, plies: usize, dice: &mut Dice) {
    let variant = rules_of(rules, start);
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
fn chess960_games_agree_with_the_reference() {
    let mut dice = Dice::new(960);
    for _ in 0..60 {
        let start = shuffled::text(dice.below(960) as u32);
        play(Rules::Chess960, &start, 120, &mut dice);
    }
}

/// The first rank empties as in games, so that Kings castle early and under fire.
#[test]
fn emptied_first_ranks_of_chess960_agree_with_the_reference_and_the_library() {
    let mut dice = Dice::new(961);
    let mut castled = 0;
    for _ in 0..3_000 {
        let text = emptied(&mut dice);
        let variant = rules_of(Rules::Chess960, &text);
        let Ok(position) = Position::parse(&text, &variant) else { continue };
        let text = position.text(&variant);
        agree(&position, &Naive::parse(Rules::Chess960, &text), &variant, position.side);
        let moves = position.board.legal(&variant, position.side);
        castled += moves.iter().filter(|m| matches!(m.how, How::Castle(..))).count();
        if let Ok(board) = cozy_chess::Board::from_fen(&format!("{} 0 1", files(&position, &variant)), true) {
            let mut found: Vec<String> = moves.iter().map(ToString::to_string).collect();
            found.sort();
            assert_eq!(found, onto_partner(&board), "{text}");
        }
        made_and_unmade(&position, &variant, &moves);
    }
    assert!(castled > 1_000, "only {castled}");
}

/// A position after which a move is made and taken back is the same, and its edits lead where the move leads.
fn made_and_unmade(position: &Position, variant: &Variant, moves: &[Move]) {
    for &m in moves {
        let (mut made, mut edited) = (position.board.clone(), position.board.clone());
        let undo = made.make(variant, m);
        position.board.edits(variant, m).into_iter().for_each(|edit| edited.edit(edit));
        assert!(made == edited && made.hash() == made.hash_afresh(), "{m} of {}", position.text(variant));
        made.unmake(m, undo);
        assert!(made == position.board, "{m} of {}", position.text(variant));
    }
}

/// A start position without most of its minor pieces, Queens and Pawns, and with strangers thrown in.
fn emptied(dice: &mut Dice) -> String {
    let mut cells: Vec<Vec<char>> = Naive::parse(Rules::Chess960, &shuffled::text(dice.below(960) as u32)).grid;
    for (y, row) in cells.iter_mut().enumerate() {
        for cell in row.iter_mut().filter(|cell| !"RrKk".contains(**cell)) {
            if dice.below(4) > 0 {
                *cell = '.';
            }
            let inside = y > 0 && y < 7;
            if *cell == '.' && inside && dice.below(14) == 0 {
                *cell = *dice.pick(&['q', 'Q', 'r', 'R', 'b', 'B', 'n', 'N']);
            }
        }
    }
    // A third Rook can stand farther out than the one that may castle.
    let rook = *dice.pick(&[('r', 7), ('R', 0)]);
    let x = dice.below(8);
    let mut rights = "KQkq".to_string();
    if cells[rook.1][x] == '.' {
        rights = files_of(&cells);
        cells[rook.1][x] = rook.0;
    }
    let side = *dice.pick(&["w", "b"]);
    let rows: Vec<String> = cells.iter().rev().map(|row| crate::naive::variants::row_text(row)).collect();
    format!("{} {side} {rights} -", rows.join("/"))
}

/// The letters of all Rooks at home, as Shredder-FEN has them.
fn files_of(cells: &[Vec<char>]) -> String {
    let of = |y: usize, rook: char| {
        let files = (0..8u8).filter(move |&x| cells[y][x as usize] == rook);
        files.map(move |x| if rook == 'R' { (b'A' + x) as char } else { (b'a' + x) as char }).collect::<String>()
    };
    of(0, 'R') + &of(7, 'r')
}

/// A position with its rights as Shredder-FEN has them, which the library reads.
fn files(position: &Position, variant: &Variant) -> String {
    let text = position.text(variant);
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let left = variant.castlings.iter().enumerate().filter(|(at, _)| position.board.rights().contains(*at));
    let letter = |castling: &Castling| {
        let letter = (b'a' + castling.partner.file()) as char;
        if castling.side == Side::White {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    };
    let letters: String = left.map(|(_, castling)| letter(castling)).collect();
    if !letters.is_empty() {
        fields[2] = letters;
    }
    fields.join(" ")
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
    moves_of_library(board, false)
}

/// The same with castling left as it is written.
fn onto_partner(board: &cozy_chess::Board) -> Vec<String> {
    moves_of_library(board, true)
}

fn moves_of_library(board: &cozy_chess::Board, onto_partner: bool) -> Vec<String> {
    use cozy_chess::{File, Piece};
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        for m in moves {
            let mut m = m;
            let is_king = board.piece_on(m.from) == Some(Piece::King);
            if !onto_partner && is_king && board.colors(board.side_to_move()).has(m.to) {
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
