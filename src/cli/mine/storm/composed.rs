//! Composed positions: a king near the edge, few pieces about him, and an army by lot that is after him.

use deckmate::board::chess::FILES;
use deckmate::play::Dice;

/// Armies that hunt a king; pawns come on top.
const HUNTERS: [&str; 14] = ["Q", "R", "QN", "QB", "QR", "RR", "RB", "RN", "RNP", "RBP", "BNN", "BBN", "RBNP", "QNP"];

/// The pieces about the hunted king.
const GUARDS: [&str; 12] = ["pp", "ppp", "rpp", "bpp", "npp", "rppp", "bnpp", "rbpp", "qppp", "rnp", "qrpp", "rbnp"];

/// Length of a row.
const ROW: usize = FILES as usize;

/// A board by lot, row by row from the top.
pub struct Composed {
    cells: Vec<char>,
}

impl Composed {
    /// The text of a position by lot, White to move. Two of three times White is the one that hunts.
    pub fn text(dice: &mut Dice) -> String {
        let mut board = Composed { cells: vec![' '; ROW * ROW] };
        let king = ROW * usize::from(dice.below(3) == 0) + dice.below(ROW);
        board.cells[king] = 'k';
        for guard in GUARDS[dice.below(GUARDS.len())].chars() {
            let near = dice.below(2) == 0;
            board.put(guard, dice, |at| !near || steps(at, king) <= 2);
        }
        board.put('K', dice, |at| steps(at, king) > 1);
        for hunter in HUNTERS[dice.below(HUNTERS.len())].chars() {
            board.put(hunter, dice, |_| true);
        }
        let rows = board.rows();
        if dice.below(3) > 0 {
            format!("{rows} w - -")
        } else {
            for_white(&format!("{rows} b"))
        }
    }

    /// Puts a piece where there is room that fits; in a crowd it is left out.
    fn put(&mut self, piece: char, dice: &mut Dice, fits: impl Fn(usize) -> bool) {
        let is_pawn = piece.eq_ignore_ascii_case(&'p');
        let inner = ROW..self.cells.len() - ROW;
        let free: Vec<usize> = (0..self.cells.len())
            .filter(|&at| self.cells[at] == ' ' && fits(at) && (!is_pawn || inner.contains(&at)))
            .collect();
        if let Some(&at) = free.get(dice.below(free.len())) {
            self.cells[at] = piece;
        }
    }

    /// The rows as a position has them.
    fn rows(&self) -> String {
        let row = |cells: &[char]| {
            let mut text = String::new();
            for part in cells.chunk_by(|one, other| one == other && *one == ' ') {
                match part[0] {
                    ' ' => text.push_str(&part.len().to_string()),
                    piece => text.push(piece),
                }
            }
            text
        };
        self.cells.chunks(ROW).map(row).collect::<Vec<String>>().join("/")
    }
}

/// King's steps between two places.
fn steps(one: usize, other: usize) -> usize {
    (one / ROW).abs_diff(other / ROW).max((one % ROW).abs_diff(other % ROW))
}

/// The position with the armies exchanged where Black is to move.
pub fn for_white(board: &str) -> String {
    let placement = board.split(' ').next().unwrap_or(board);
    if !board.contains(" b") {
        return format!("{placement} w - -");
    }
    let swapped = |row: &str| -> String {
        row.chars()
            .map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
            .collect()
    };
    let rows: Vec<String> = placement.split('/').rev().map(swapped).collect();
    format!("{} w - -", rows.join("/"))
}
