//! Ground of a run's game: both armies one rank forward, six pieces and four pawns each, and what lies on it.

use crate::play::{ByName, Seat, Value};

/// Files in order.
const FILES: &str = "abcdefgh";
/// The armies, from the last rank down: the rooks stand behind pawns, and each piece is guarded by one beside it.
const ROWS: [&str; 8] =
    ["........", ".brqkrn.", "..pppp..", "........", "........", "..PPPP..", ".BRQKRN.", "........"];
/// Rows of the pieces up to rules 3: the rooks look at each other along open files, and whoever begins may take one.
const OPEN: [(usize, &str); 2] = [(1, ".rbqknr."), (6, ".RBQKNR.")];
/// Squares of one's pieces by the present rules, and of the same pieces up to rules 3.
const TURNED: [(&str, &str); 4] = [("b2", "c2"), ("c2", "b2"), ("f2", "g2"), ("g2", "f2")];
/// Cards in hand, and the most of them.
pub const HAND: u32 = 3;
const MOST: u32 = 5;

/// A field that is being laid out.
pub struct Field {
    /// Letters of the pieces, rank by rank from the last one; a dot where nothing stands.
    squares: Vec<Vec<char>>,
    lasting: Vec<Value>,
    /// Cards in hand of each seat.
    pub hand: [u32; 2],
    /// True by rules up to 3: the rooks stand outside, and whoever is second has a card more.
    is_open: bool,
    /// Kinds in the pool of each seat.
    pub pool: [Vec<&'static str>; 2],
    /// Cards of each seat that lie on the table from the start.
    signs: [Vec<&'static str>; 2],
}

impl Field {
    /// Both armies as they stand at first, by these rules of runs.
    pub fn new(rules: u16) -> Field {
        let is_open = rules < 4;
        let mut rows = ROWS;
        OPEN.into_iter().filter(|_| is_open).for_each(|(at, row)| rows[at] = row);
        let mut field = Field {
            squares: rows.iter().map(|row| row.chars().collect()).collect(),
            lasting: Vec::new(),
            hand: [0; 2],
            is_open,
            pool: Default::default(),
            signs: Default::default(),
        };
        Seat::BOTH.into_iter().for_each(|seat| field.deal(seat, HAND));
        field
    }

    /// A hand of so many cards for a seat. Up to rules 3 whoever is second has one more.
    pub fn deal(&mut self, seat: Seat, cards: u32) {
        self.hand[seat.index()] = MOST.min(cards + u32::from(self.is_open && seat == Seat::Second));
    }

    /// A square of the first seat by the present rules as a seat has it by those of this field.
    fn square(&self, seat: Seat, at: &str) -> String {
        let turned = TURNED.iter().find(|(now, _)| self.is_open && *now == at);
        mirrored(seat, turned.map_or(at, |&(_, then)| then))
    }

    /// A piece of a seat, by its letter, on a square, or nothing.
    pub fn put(&mut self, seat: Seat, at: &str, piece: Option<char>) {
        let at = self.square(seat, at);
        let file = at.chars().next().and_then(|letter| FILES.find(letter));
        let rank = at[1..].parse::<usize>().ok().and_then(|rank| self.squares.len().checked_sub(rank));
        let square = rank.and_then(|row| self.squares.get_mut(row)).zip(file).and_then(|(row, file)| row.get_mut(file));
        if let Some(square) = square {
            let army = |letter: char| if seat == Seat::First { letter.to_ascii_uppercase() } else { letter };
            *square = piece.map_or('.', army);
        }
    }

    /// An effect that a seat has in play.
    pub fn last(&mut self, seat: Seat, card: &'static str, at: Option<(Seat, &str)>, more: Option<&str>) {
        let mut effect = vec![("card".to_owned(), card.into()), ("owner".to_owned(), seat.name().into())];
        effect.extend(at.map(|(of, at)| ("at".to_owned(), self.square(of, at).into())));
        effect.extend(more.map(|more| ("more".to_owned(), more.into())));
        self.lasting.push(Value::Map(effect));
        self.signs[seat.index()].push(card);
    }

    fn board(&self) -> String {
        let row = |row: &Vec<char>| {
            let text: String = row.iter().collect();
            (1..=row.len()).rev().fold(text, |text, empty| text.replace(&".".repeat(empty), &empty.to_string()))
        };
        let rows: Vec<String> = self.squares.iter().map(row).collect();
        format!("{} w - -", rows.join("/"))
    }

    /// The position as a setup.
    pub fn setup(&self) -> Value {
        let texts = |kinds: &[&'static str]| Value::List(kinds.iter().copied().map(Value::from).collect());
        let pool = vec![("white".to_owned(), texts(&self.pool[0])), ("black".to_owned(), texts(&self.pool[1]))];
        Value::Map(vec![
            ("board".to_owned(), self.board().into()),
            ("lasting".to_owned(), Value::List(self.lasting.clone())),
            ("pool".to_owned(), Value::Map(pool)),
        ])
    }

    /// The value of the option for a seat's deck: its list, and the cards that lie on the table.
    pub fn deck(&self, seat: Seat, list: &[&'static str]) -> Value {
        let mut counts: ByName<&'static str, u32> = ByName::new();
        for card in list.iter().chain(&self.signs[seat.index()]) {
            *counts.at(card, || 0) += 1;
        }
        let all: Vec<String> = counts.iter().map(|(card, count)| format!("{card}:{count}")).collect();
        all.join("/").into()
    }
}

/// A square of the first seat as the other one has it.
fn mirrored(seat: Seat, at: &str) -> String {
    match (seat, at.split_at(1)) {
        (Seat::First, _) => at.to_owned(),
        (Seat::Second, (file, rank)) => format!("{file}{}", 9 - rank.parse::<u8>().unwrap_or(1)),
    }
}
