//! The small boards of Chess Storm against a reference of their own: a grid of letters, every move tried and looked at.

use deckmate::board::{perft, Position};
use deckmate::games::storm::model::boards::BoardName;

/// A board as letters, ranks from White's side; who is on move.
#[derive(Clone)]
struct Grid {
    cells: Vec<Vec<char>>,
    white: bool,
}

const LINES: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Grid {
    fn read(position: &str) -> Grid {
        let (rows, rest) = position.split_once(' ').unwrap();
        let row = |text: &str| {
            let cells = text.chars().map(|c| c.to_digit(10).map_or(c.to_string(), |n| ".".repeat(n as usize)));
            cells.collect::<String>().chars().collect()
        };
        Grid { cells: rows.split('/').rev().map(row).collect(), white: rest.starts_with('w') }
    }

    fn at(&self, x: i32, y: i32) -> Option<char> {
        let row = self.cells.get(usize::try_from(y).ok()?)?;
        row.get(usize::try_from(x).ok()?).copied()
    }

    fn is_own(&self, c: char) -> bool {
        c != '.' && c.is_uppercase() == self.white
    }

    /// Goals of a piece: those that it may go to, and those that it only captures on.
    fn goals(&self, x: i32, y: i32, c: char) -> Vec<(i32, i32)> {
        let mut all = Vec::new();
        let free = |x, y| self.at(x, y).is_some_and(|there| !self.is_own(there));
        let steps: &[(i32, i32)] = match c.to_ascii_uppercase() {
            'P' => {
                let up = if self.white { 1 } else { -1 };
                if self.at(x, y + up) == Some('.') {
                    all.push((x, y + up));
                }
                let prey = [x - 1, x + 1].map(|x| (x, y + up));
                all.extend(prey.into_iter().filter(|&(x, y)| free(x, y) && self.at(x, y) != Some('.')));
                return all;
            }
            'N' => &LEAPS,
            'R' => &LINES[..4],
            'B' => &LINES[4..],
            _ => &LINES,
        };
        for (dx, dy) in steps {
            let far = if "NK".contains(c.to_ascii_uppercase()) { 1 } else { 8 };
            for n in 1..=far {
                let (x, y) = (x + n * dx, y + n * dy);
                if free(x, y) {
                    all.push((x, y));
                }
                if self.at(x, y) != Some('.') {
                    break;
                }
            }
        }
        all
    }

    /// The positions after every move, whether the king is safe then or not.
    fn after(&self) -> Vec<Grid> {
        let mut all = Vec::new();
        for (y, row) in (0..).zip(&self.cells) {
            for (x, &c) in (0..).zip(row).filter(|(_, c)| self.is_own(**c)) {
                for (to, up) in self.goals(x, y, c) {
                    let is_last = up == if self.white { self.cells.len() as i32 - 1 } else { 0 };
                    let becomes = if c.eq_ignore_ascii_case(&'p') && is_last { "QRBN".to_owned() } else { c.into() };
                    for now in becomes.chars() {
                        let mut next = self.clone();
                        next.cells[y as usize][x as usize] = '.';
                        next.cells[up as usize][to as usize] =
                            if self.white { now.to_ascii_uppercase() } else { now.to_ascii_lowercase() };
                        next.white = !self.white;
                        all.push(next);
                    }
                }
            }
        }
        all
    }

    /// True if who is on move could take the king.
    fn takes_king(&self) -> bool {
        let king = if self.white { 'k' } else { 'K' };
        self.after().iter().any(|next| !next.cells.iter().flatten().any(|&c| c == king))
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.after().iter().filter(|next| !next.takes_king()).map(|next| next.perft(depth - 1)).sum()
    }
}

#[test]
fn a_reference_counts_the_same_on_small_boards() {
    let cases = [
        (BoardName::Six, "rnbqkr/pppppp/6/6/PPPPPP/RNBQKR w - -"),
        (BoardName::Six, "1nbqkr/pP1ppp/2p3/3P2/PpP1PP/RNBQK1 b - -"),
        (BoardName::Six, "4k1/PPr3/6/2q3/3ppp/3K2 w - -"),
        (BoardName::Five, "rnbqk/ppppp/5/5/PPPPP/RNBQK w - -"),
        (BoardName::Five, "1n1qk/p1P1p/2b2/1p2P/PpP1P/RN1QK b - -"),
        (BoardName::Five, "4k/1pP2/5/5/2PpP/K2R1 w - -"),
    ];
    for (board, text) in cases {
        let rules = board.rules();
        let mut position = Position::parse(text, rules).unwrap();
        for depth in 1..=3 {
            let found = perft(&mut position.board, rules, position.side, depth);
            assert_eq!(found, Grid::read(text).perft(depth), "{text} to depth {depth}");
        }
    }
}
