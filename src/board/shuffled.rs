//! The 960 start positions of Chess960 by their numbers, and castling from any homes of King and Rooks.

use std::sync::{Mutex, PoisonError};

use super::castling::{Castling, RightsStyle};
use super::kind::Kind;
use super::pasted::Pasted;
use super::setup::placement;
use super::side::Side;
use super::square::Square;
use super::variant::Variant;

/// Number of the start positions.
pub const STARTS: u32 = 960;

/// Number of the usual start position of chess among them.
pub const USUAL: u32 = 518;

/// The free squares on which both Knights stand, as Scharnagl numbers them.
const KNIGHTS: [[usize; 2]; 10] = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// The kinds on the first rank in the start position of this number, the a-file first: Scharnagl's numbering.
///
/// ```
/// use deckmate::board::shuffled::{first_row, USUAL};
/// use deckmate::board::Kind::{Bishop, King, Knight, Queen, Rook};
///
/// assert_eq!(first_row(USUAL), [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]);
/// assert_eq!(first_row(0), [Bishop, Bishop, Queen, Knight, Knight, Rook, King, Rook]);
/// ```
pub fn first_row(number: u32) -> [Kind; 8] {
    let mut row = [None; 8];
    let mut left = (number % STARTS) as usize;
    let mut take = |of: usize| {
        let part = left % of;
        left /= of;
        part
    };
    let (light, dark, queen, knights) = (take(4), take(4), take(6), take(10));
    row[2 * light + 1] = Some(Kind::Bishop);
    row[2 * dark] = Some(Kind::Bishop);
    let mut fill = |places: &[(usize, Kind)]| {
        let free: Vec<usize> = (0..8).filter(|&file| row[file].is_none()).collect();
        for &(place, kind) in places {
            row[free[place]] = Some(kind);
        }
    };
    fill(&[(queen, Kind::Queen)]);
    fill(&KNIGHTS[knights].map(|place| (place, Kind::Knight)));
    fill(&[(0, Kind::Rook), (1, Kind::King), (2, Kind::Rook)]);
    row.map(|kind| kind.unwrap_or(Kind::Rook))
}

/// The start position of this number as four FEN fields.
///
/// ```
/// use deckmate::board::{chess, shuffled};
///
/// assert_eq!(shuffled::text(shuffled::USUAL), chess::START);
/// ```
pub fn text(number: u32) -> String {
    let row: String = first_row(number).map(Kind::letter).iter().collect();
    format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{row} w KQkq -", row.to_lowercase())
}

/// Files at which a King and its Rooks may still castle: the Rook nearer to the h-file first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Homes {
    king: u8,
    rooks: [Option<u8>; 2],
}

impl Homes {
    /// The castlings of a side: the King goes to the g-file or the c-file, and its Rook beside it towards the middle.
    fn castlings(self, side: Side) -> impl Iterator<Item = Castling> {
        let rank = side.foe().last_rank();
        let ways = self.rooks.into_iter().zip([(6, 5), (2, 3)]);
        ways.filter_map(move |(rook, (king_to, partner_to))| {
            Some(Castling {
                side,
                king: Square::new(self.king, rank),
                partner: Square::new(rook?, rank),
                partner_kind: Kind::Rook,
                king_to: Square::new(king_to, rank),
                partner_to: Square::new(partner_to, rank),
                by_partner: true,
            })
        })
    }
}

/// One set of rules, by the rules that it was made from and the homes.
type Known = (&'static Variant, [Homes; 2], Option<u32>, &'static Variant);

/// These rules of an 8x8 board with the castlings of Chess960, for a position in which rights are written as in X-FEN or
/// Shredder-FEN, and with the first rank of a start position. A letter that means no castling gets the usual homes,
/// so that whoever reads the rights says what is missing. Rules are made once and kept.
pub fn rules(base: &'static Variant, position: &str, number: Option<u32>) -> &'static Variant {
    static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
    let homes = homes(base, position);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let is_it = |it: &&Known| std::ptr::eq(it.0, base) && it.1 == homes && it.2 == number;
    if let Some(&(.., rules)) = known.iter().find(is_it) {
        return rules;
    }
    let castlings = Side::BOTH.into_iter().flat_map(|side| homes[side.index()].castlings(side)).collect();
    let mut variant = base.with_castlings(castlings, RightsStyle::Files);
    if let Some(number) = number {
        variant.first_row = first_row(number).to_vec();
    }
    let rules: &'static Variant = Box::leak(Box::new(variant));
    known.push((base, homes, number, rules));
    rules
}

/// The homes that the rights of a position name: `K` and `Q` the outermost Rook on that side of the King, a file letter
/// the Rook on that file.
fn homes(base: &Variant, position: &str) -> [Homes; 2] {
    let usual = Homes { king: 4, rooks: [None; 2] };
    let fields = Pasted::fields(position);
    let (Some(cells), Some(rights)) = (fields.first(), fields.get(2)) else { return [usual; 2] };
    let Ok(board) = placement(cells, base) else { return [usual; 2] };
    Side::BOTH.map(|side| {
        let rank = side.foe().last_rank();
        let stands = |file: u8, kind: Kind| {
            board
                .at(Square::new(file, rank))
                .map(|id| board.piece(id))
                .is_some_and(|it| (it.kind, it.side) == (kind, side))
        };
        let mut homes = Homes { king: (0..8).find(|&file| stands(file, Kind::King)).unwrap_or(4), ..usual };
        for letter in rights.chars().filter(|letter| letter.is_ascii_uppercase() == (side == Side::White)) {
            let (wing, rook) = match letter.to_ascii_lowercase() {
                'k' => (0, (homes.king + 1..8).rev().find(|&file| stands(file, Kind::Rook)).unwrap_or(7)),
                'q' => (1, (0..homes.king).find(|&file| stands(file, Kind::Rook)).unwrap_or(0)),
                file @ 'a'..='h' => (usize::from(file as u8 - b'a' < homes.king), file as u8 - b'a'),
                _ => continue,
            };
            if rook != homes.king {
                homes.rooks[wing] = Some(rook);
            }
        }
        homes
    })
}
