//! The games under test, their starting positions, and random positions of them.

use deckmate::board::{CastleSafety, Castling, Kind, Position, Side, Square, Variant};

use super::dice::Dice;
use super::Rules;

pub const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
pub const DOUBLE: &str =
    "rnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/RNBCDQAKKAQDCBNR w HIADMPhiadmp -";

pub fn variant(rules: Rules) -> Variant {
    let plain = vec![Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
    match rules {
        Rules::Chess => Variant::new(8, plain, chess_castlings(), true, CastleSafety::Strict),
        Rules::DoubleCross { delayed_promotion } => {
            let promotions = if delayed_promotion { Vec::new() } else { plain };
            Variant::new(8, promotions, chess_castlings(), false, CastleSafety::Never)
        }
        Rules::FullDouble { free_castling } => {
            let all = Kind::ALL.into_iter().filter(|kind| ![Kind::Pawn, Kind::King].contains(kind)).collect();
            let safety = if free_castling { CastleSafety::Single } else { CastleSafety::Strict };
            Variant::new(16, all, double_castlings(), true, safety)
        }
    }
}

fn chess_castlings() -> Vec<Castling> {
    let mut castlings = Vec::new();
    for (side, row) in [(Side::White, 0), (Side::Black, 7)] {
        for (partner, king_to, partner_to) in [(7, 6, 5), (0, 2, 3)] {
            castlings.push(castling(side, row, 4, (partner, Kind::Rook), king_to, partner_to));
        }
    }
    castlings
}

fn double_castlings() -> Vec<Castling> {
    let mut castlings = Vec::new();
    for (side, row) in [(Side::White, 0), (Side::Black, 7)] {
        for king in [7, 8] {
            castlings.push(castling(side, row, king, (0, Kind::Rook), 1, 2));
            castlings.push(castling(side, row, king, (3, Kind::Chancellor), 4, 5));
            castlings.push(castling(side, row, king, (12, Kind::Chancellor), 11, 10));
            castlings.push(castling(side, row, king, (15, Kind::Rook), 14, 13));
        }
    }
    castlings
}

fn castling(side: Side, row: u8, king: u8, partner: (u8, Kind), king_to: u8, partner_to: u8) -> Castling {
    let at = |file| Square::new(file, row);
    let (partner, partner_kind) = (at(partner.0), partner.1);
    Castling { side, king: at(king), partner, partner_kind, king_to: at(king_to), partner_to: at(partner_to) }
}

/// A random position that the game accepts: castling men often at home, the rest scattered.
pub fn scattered(rules: Rules, variant: &Variant, dice: &mut Dice) -> Position {
    loop {
        let text = scatter(rules, dice);
        if let Ok(position) = Position::parse(&text, variant) {
            return position;
        }
    }
}

fn scatter(rules: Rules, dice: &mut Dice) -> String {
    let wide = matches!(rules, Rules::FullDouble { .. });
    let files = if wide { 16 } else { 8 };
    let mut grid = vec![vec!['.'; files]; 8];
    let mut letters = String::new();
    for (row, white) in [(0, true), (7, false)] {
        let cased = |c: char| if white { c.to_ascii_uppercase() } else { c };
        let homes: &[(usize, char)] = if wide {
            &[(7, 'k'), (8, 'k'), (0, 'r'), (3, 'c'), (12, 'c'), (15, 'r')]
        } else {
            &[(4, 'k'), (7, 'r'), (0, 'r')]
        };
        let mut home = Vec::new();
        for &(x, letter) in homes {
            if dice.below(3) > 0 {
                grid[row][x] = cased(letter);
                home.push(x);
            }
        }
        if !grid[row].contains(&cased('k')) {
            grid[dice.below(8)][dice.below(files)] = cased('k');
        }
        if wide {
            letters.extend(home.iter().map(|&x| cased((b'a' + x as u8) as char)));
        } else if home.contains(&4) {
            letters.extend(home.iter().filter(|&&x| x != 4).map(|&x| cased(if x == 7 { 'k' } else { 'q' })));
        }
    }
    let kinds = if wide { "pppnbrqdca" } else { "pppnbrq" };
    for _ in 0..dice.below(if wide { 40 } else { 24 }) {
        let (x, y) = (dice.below(files), dice.below(8));
        let letter = kinds.as_bytes()[dice.below(kinds.len())] as char;
        if grid[y][x] == '.' && !(letter == 'p' && (y == 0 || y == 7)) {
            grid[y][x] = if dice.below(2) == 0 { letter } else { letter.to_ascii_uppercase() };
        }
    }
    let white = dice.below(2) == 0;
    let mut passed = "-".to_string();
    let (behind, over, beyond, pawn, taker) = if white { (6, 5, 4, 'p', 'P') } else { (1, 2, 3, 'P', 'p') };
    let x = dice.below(files - 1);
    if [behind, over, beyond].iter().all(|&y: &usize| grid[y][x] == '.') && grid[beyond][x + 1] == '.' {
        grid[beyond][x] = pawn;
        grid[beyond][x + 1] = taker;
        passed = format!("{}{}", (b'a' + x as u8) as char, over + 1);
    }
    let rows: Vec<String> = grid.iter().rev().map(|row| row_text(row)).collect();
    let letters = if letters.is_empty() { "-".to_string() } else { letters };
    format!("{} {} {letters} {passed}", rows.join("/"), if white { "w" } else { "b" })
}

fn row_text(row: &[char]) -> String {
    let mut text = String::new();
    let mut run = 0;
    for &cell in row {
        if cell == '.' {
            run += 1;
        } else {
            if run > 0 {
                text += &run.to_string();
            }
            run = 0;
            text.push(cell);
        }
    }
    if run > 0 {
        text += &run.to_string();
    }
    text
}
