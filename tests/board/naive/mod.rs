//! The slow, obvious reference: letters in a grid, every move tried on a copy and looked at.
//! It shares nothing with the engine but the rules and the text of positions and moves.
pub mod bent;
pub mod dice;
mod shuffled;
pub mod variants;
pub mod worlds;

/// The rules that hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rules {
    Chess,
    FullDouble { free_castling: bool },
    DoubleCross { delayed_promotion: bool },
    Chess960,
}

/// A position: `grid[rank][file]`, '.' for an empty square, capitals for White.
#[derive(Clone, PartialEq, Debug)]
pub struct Naive {
    rules: Rules,
    pub grid: Vec<Vec<char>>,
    pub white: bool,
    /// The letters of the castling field.
    castling: String,
    /// The square passed over by the last move, if that was a double step.
    passed: Option<(i32, i32)>,
}

const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ASLANT: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn name((x, y): (i32, i32)) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

impl Naive {
    pub fn parse(rules: Rules, text: &str) -> Naive {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut grid = Vec::new();
        for row in fields[0].split('/').rev() {
            let mut cells = Vec::new();
            let mut number = 0;
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    number = number * 10 + digit;
                } else {
                    cells.extend((0..number).map(|_| '.'));
                    number = 0;
                    cells.push(letter);
                }
            }
            cells.extend((0..number).map(|_| '.'));
            grid.push(cells);
        }
        let passed = fields[3].as_bytes();
        let passed = (passed != b"-").then(|| (i32::from(passed[0] - b'a'), i32::from(passed[1] - b'1')));
        let castling = fields[2].replace('-', "");
        let naive = Naive { rules, grid, white: fields[1] == "w", castling, passed };
        match rules {
            Rules::Chess960 => shuffled::with_files(naive),
            _ => naive,
        }
    }

    /// The first field of the position, and the castling letters.
    pub fn placement(&self) -> String {
        let mut rows = Vec::new();
        for row in self.grid.iter().rev() {
            let mut text = String::new();
            let mut run = 0;
            for &cell in row.iter().chain(&['|']) {
                if cell == '.' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                    run = 0;
                }
                if cell != '|' {
                    text.push(cell);
                }
            }
            rows.push(text);
        }
        rows.join("/")
    }

    /// Every letter that still means a castling, in the order in which they are written.
    pub fn castling(&self) -> String {
        if self.rules == Rules::Chess960 {
            return shuffled::text(self);
        }
        let means = |letter: &char| match self.rules {
            Rules::FullDouble { .. } => {
                let has = |letters: &str| {
                    self.castling
                        .chars()
                        .any(|c| is_white(c) == is_white(*letter) && letters.contains(c.to_ascii_lowercase()))
                };
                has("hi") && has("admp")
            }
            _ => true,
        };
        let kept: String = self.castling.chars().filter(means).collect();
        if kept.is_empty() {
            "-".into()
        } else {
            kept
        }
    }

    fn cell(&self, (x, y): (i32, i32)) -> Option<char> {
        self.grid.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?).copied()
    }

    fn set(&mut self, (x, y): (i32, i32), letter: char) {
        self.grid[y as usize][x as usize] = letter;
    }

    fn pieces(&self, white: bool) -> Vec<((i32, i32), char)> {
        let mut pieces = Vec::new();
        for (y, row) in self.grid.iter().enumerate() {
            for (x, &cell) in row.iter().enumerate() {
                if cell != '.' && is_white(cell) == white {
                    pieces.push(((x as i32, y as i32), cell.to_ascii_uppercase()));
                }
            }
        }
        pieces
    }

    pub fn kings(&self, white: bool) -> Vec<(i32, i32)> {
        self.pieces(white).into_iter().filter(|piece| piece.1 == 'K').map(|piece| piece.0).collect()
    }

    /// The squares a piece attacks, whoever stands there.
    fn attacks(&self, from: (i32, i32), kind: char, white: bool) -> Vec<(i32, i32)> {
        let mut squares = Vec::new();
        let at = |(dx, dy): (i32, i32), n: i32| (from.0 + dx * n, from.1 + dy * n);
        if "NACD".contains(kind) {
            squares.extend(KNIGHT.map(|d| at(d, 1)));
        }
        if kind == 'K' {
            squares.extend(STRAIGHT.map(|d| at(d, 1)));
            squares.extend(ASLANT.map(|d| at(d, 1)));
        }
        if kind == 'P' {
            let up = if white { 1 } else { -1 };
            squares.extend([at((-1, up), 1), at((1, up), 1)]);
        }
        let mut rides = Vec::new();
        if "RQAC".contains(kind) {
            rides.extend(STRAIGHT);
        }
        if "BQAD".contains(kind) {
            rides.extend(ASLANT);
        }
        for d in rides {
            for n in 1.. {
                squares.push(at(d, n));
                if self.cell(at(d, n)) != Some('.') {
                    break;
                }
            }
        }
        squares.retain(|&square| self.cell(square).is_some());
        squares
    }

    fn attacked(&self, square: (i32, i32), by_white: bool) -> bool {
        self.pieces(by_white).into_iter().any(|(at, kind)| self.attacks(at, kind, by_white).contains(&square))
    }

    /// The only King of a side is attacked, where that matters.
    fn in_check(&self, white: bool) -> bool {
        let kings = self.kings(white);
        let minds = !matches!(self.rules, Rules::DoubleCross { .. });
        minds && kings.len() == 1 && self.attacked(kings[0], !white)
    }

    /// All legal moves of White or Black, as text with the position after it, sorted by text.
    pub fn moves(&self, white: bool) -> Vec<(String, Naive)> {
        let mut moves = Vec::new();
        for (from, kind) in self.pieces(white) {
            if kind == 'P' {
                self.pawn(from, white, &mut moves);
                continue;
            }
            for to in self.attacks(from, kind, white) {
                let there = self.cell(to).unwrap();
                if there == '.' || is_white(there) != white {
                    moves.push((name(from) + &name(to), self.moved(from, to)));
                }
            }
        }
        match self.rules {
            Rules::FullDouble { .. } => self.double_castlings(white, &mut moves),
            Rules::Chess960 => shuffled::castlings(self, white, &mut moves),
            _ => self.plain_castlings(white, &mut moves),
        }
        moves.retain(|(_, after)| !after.in_check(white));
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }

    fn pawn(&self, from: (i32, i32), white: bool, moves: &mut Vec<(String, Naive)>) {
        let (up, second, last) = if white { (1, 1, 7) } else { (-1, 6, 0) };
        let mut goals = Vec::new();
        let once = (from.0, from.1 + up);
        if self.cell(once) == Some('.') {
            goals.push((once, self.moved(from, once)));
            let twice = (from.0, from.1 + 2 * up);
            if from.1 == second && self.cell(twice) == Some('.') {
                let mut after = self.moved(from, twice);
                after.passed = Some(once);
                goals.push((twice, after));
            }
        }
        for to in self.attacks(from, 'P', white) {
            let there = self.cell(to).unwrap();
            if there != '.' && is_white(there) != white {
                goals.push((to, self.moved(from, to)));
            }
            let beside = (to.0, from.1);
            if self.passed == Some(to) && self.cell(beside) == Some(if white { 'p' } else { 'P' }) {
                let mut after = self.moved(from, to);
                after.set(beside, '.');
                goals.push((to, after));
            }
        }
        let promotions: &[(char, &str)] = match self.rules {
            Rules::DoubleCross { delayed_promotion: true } => &[],
            Rules::FullDouble { .. } => &[
                ('Q', "queen"),
                ('R', "rook"),
                ('B', "bishop"),
                ('N', "knight"),
                ('D', "cardinal"),
                ('C', "chancellor"),
                ('A', "amazon"),
            ],
            _ => &[('Q', "queen"), ('R', "rook"), ('B', "bishop"), ('N', "knight")],
        };
        for (to, after) in goals {
            let text = name(from) + &name(to);
            if to.1 != last || promotions.is_empty() {
                moves.push((text, after));
                continue;
            }
            for &(letter, kind) in promotions {
                let mut after = after.clone();
                after.set(to, if white { letter } else { letter.to_ascii_lowercase() });
                moves.push((format!("{text}={kind}"), after));
            }
        }
    }

    /// A copy in which a piece has gone from one square to another and castling letters are struck out.
    fn moved(&self, from: (i32, i32), to: (i32, i32)) -> Naive {
        let mut after = self.clone();
        after.set(to, self.cell(from).unwrap());
        after.set(from, '.');
        after.passed = None;
        after.white = !self.white;
        for square in [from, to] {
            after.strike(square);
        }
        after
    }

    /// Strikes the rights of the piece that stood on this square and has moved or is taken.
    fn strike(&mut self, (x, y): (i32, i32)) {
        if y != 0 && y != 7 {
            return;
        }
        let gone = match self.rules {
            Rules::FullDouble { .. } => ((b'a' + x as u8) as char).to_string(),
            Rules::Chess960 => shuffled::gone(self, (x, y)),
            _ => match x {
                0 => "q".to_string(),
                4 => "kq".to_string(),
                7 => "k".to_string(),
                _ => return,
            },
        };
        let gone = if y == 0 { gone.to_uppercase() } else { gone };
        self.castling.retain(|letter| !gone.contains(letter));
    }

    fn plain_castlings(&self, white: bool, moves: &mut Vec<(String, Naive)>) {
        let row = if white { 0 } else { 7 };
        for (letter, rook, goal, rook_goal, between) in [('k', 7, 6, 5, 5..7), ('q', 0, 2, 3, 1..4)] {
            let letter = if white { letter.to_ascii_uppercase() } else { letter };
            if self.castling.contains(letter) && between.clone().all(|x| self.cell((x, row)) == Some('.')) {
                let crossed = [4, rook_goal];
                let strict = self.rules == Rules::Chess;
                if !strict || crossed.iter().all(|&x| !self.attacked((x, row), !white)) {
                    self.castle((4, row), (rook, row), (goal, row), (rook_goal, row), moves);
                }
            }
        }
    }

    fn double_castlings(&self, white: bool, moves: &mut Vec<(String, Naive)>) {
        let row = if white { 0 } else { 7 };
        let kept = |x: i32| {
            let letter = (b'a' + x as u8) as char;
            self.castling.contains(if white { letter.to_ascii_uppercase() } else { letter })
        };
        let free = matches!(self.rules, Rules::FullDouble { free_castling: true }) && self.kings(white).len() == 2;
        for king in [7, 8] {
            for (partner, goal, partner_goal) in [(0, 1, 2), (3, 4, 5), (12, 11, 10), (15, 14, 13)] {
                let empty = (1..15).all(|x| {
                    let between = (x > king && x < partner) || (x < king && x > partner);
                    !between || self.cell((x, row)) == Some('.')
                });
                if !kept(king) || !kept(partner) || !empty {
                    continue;
                }
                let mut tries = Vec::new();
                self.castle((king, row), (partner, row), (goal, row), (partner_goal, row), &mut tries);
                let crossed = |x: &i32| *x == king || (*x > king && *x < goal) || (*x < king && *x > goal);
                let safe = (0..16).filter(crossed).all(|x| !self.attacked((x, row), !white));
                let safe = safe && !tries[0].1.attacked((goal, row), !white);
                if free || safe {
                    moves.append(&mut tries);
                }
            }
        }
    }

    fn castle(
        &self,
        king: (i32, i32),
        partner: (i32, i32),
        king_goal: (i32, i32),
        partner_goal: (i32, i32),
        moves: &mut Vec<(String, Naive)>,
    ) {
        let mut after = self.moved(king, king_goal);
        let letter = self.cell(partner).unwrap();
        after.set(partner, '.');
        after.set(partner_goal, letter);
        after.strike(partner);
        moves.push((name(king) + &name(king_goal), after));
    }

    /// Counts lines of play.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves(self.white).len() as u64,
            _ => self.moves(self.white).iter().map(|(_, after)| after.perft(depth - 1)).sum(),
        }
    }
}
