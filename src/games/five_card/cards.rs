//! The deck of 5 Card Chess (FC-1) and the rank of its cards in a tie-break (FC-21).

use crate::board::Kind;
use crate::play::spelling::alike;

/// A card: it names the kind of piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    /// Sixteen copies.
    Pawn,
    /// Eight copies.
    Knight,
    /// Eight copies.
    Bishop,
    /// Eight copies.
    Rook,
    /// Eight copies.
    Queen,
    /// Four copies; serves for any legal move.
    Wild,
}

impl Card {
    /// All kinds of card, lowest first.
    pub const ALL: [Card; 6] = [Card::Pawn, Card::Knight, Card::Bishop, Card::Rook, Card::Queen, Card::Wild];

    /// FC-2: the hand of the start.
    pub const FIRST_HAND: [Card; 5] = [Card::Queen, Card::Rook, Card::Bishop, Card::Knight, Card::Pawn];

    /// Number of its copies in the deck.
    pub fn copies(self) -> usize {
        match self {
            Card::Pawn => 16,
            Card::Wild => 4,
            Card::Knight | Card::Bishop | Card::Rook | Card::Queen => 8,
        }
    }

    /// The 52 cards, lowest first.
    pub fn deck() -> Vec<Card> {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, card.copies())).collect()
    }

    /// The card that moves a piece of this kind; the King needs none.
    pub fn of(kind: Kind) -> Option<Card> {
        match kind {
            Kind::Pawn => Some(Card::Pawn),
            Kind::Knight => Some(Card::Knight),
            Kind::Bishop => Some(Card::Bishop),
            Kind::Rook => Some(Card::Rook),
            Kind::Queen => Some(Card::Queen),
            _ => None,
        }
    }

    /// FC-21: its worth in a tie-break; Bishop and Knight are equal.
    pub fn rank(self) -> u8 {
        match self {
            Card::Pawn => 1,
            Card::Knight | Card::Bishop => 2,
            Card::Rook => 3,
            Card::Queen => 4,
            Card::Wild => 5,
        }
    }

    /// Its place in `ALL`.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in the contract.
    pub fn name(self) -> &'static str {
        match self {
            Card::Pawn => "pawn",
            Card::Knight => "knight",
            Card::Bishop => "bishop",
            Card::Rook => "rook",
            Card::Queen => "queen",
            Card::Wild => "wild",
        }
    }

    /// The name for players.
    pub fn title(self) -> &'static str {
        match self {
            Card::Pawn => "Pawn",
            Card::Knight => "Knight",
            Card::Bishop => "Bishop",
            Card::Rook => "Rook",
            Card::Queen => "Queen",
            Card::Wild => "Wild",
        }
    }

    /// Its effect, in one sentence.
    pub fn text(self) -> &'static str {
        match self {
            Card::Pawn => "Move a pawn, en passant and promotion included.",
            Card::Knight => "Move a knight.",
            Card::Bishop => "Move a bishop.",
            Card::Rook => "Move a rook.",
            Card::Queen => "Move a queen.",
            Card::Wild => "Make any legal move.",
        }
    }

    /// The card of that name, in any spelling.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| alike(card.name(), name))
    }
}
