//! The games under test, their starting positions, and random positions of them.

use deckmate::board::{shuffled, Position, Variant};
use deckmate::games::{chess, doublecross, full_double};

use super::dice::Dice;
use super::Rules;

pub const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
pub const DOUBLE: &str =
    "rnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/RNBCDQAKKAQDCBNR w HIADMPhiadmp -";

pub fn variant(rules: Rules) -> Variant {
    match rules {
        Rules::Chess => chess::variant().clone(),
        Rules::FullDouble { free_castling } => full_double::variant(free_castling).clone(),
        Rules::Chess960 => shuffled::rules(chess::variant(), CHESS, None).clone(),
        Rules::DoubleCross { delayed_promotion } => doublecross::variant(delayed_promotion).clone(),
    }
}

/// A random position that the game accepts: castling pieces often at home, the rest scattered.
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

pub fn row_text(row: &[char]) -> String {
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
