//! The ChessDek: a card for every piece of the start position, and seven kinds of Joust card (DX-1, DX-16).

use crate::board::{Kind, Side};
use crate::play::spelling::alike;

/// A card: it names a piece to be moved, or it is a Joust card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    /// One piece of that army and kind must move (DX-4).
    Piece(Side, Kind),
    /// A Joust card, with an effect of its own (DX-16).
    Joust(Joust),
}

/// The seven kinds of Joust card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Joust {
    /// DX-17.
    SaveKing,
    /// DX-18.
    DoubleCross,
    /// DX-19.
    ReturnAnyPiece,
    /// DX-20.
    RemoveAnyPawn,
    /// DX-21.
    WildMove,
    /// DX-22.
    LoseMove,
    /// DX-23.
    SwitchSides,
}

/// The kinds that have cards, in the order of the catalogue, with their copies for each army.
const PIECES: [(Kind, u32); 6] =
    [(Kind::Pawn, 8), (Kind::Knight, 2), (Kind::Bishop, 2), (Kind::Rook, 2), (Kind::Queen, 1), (Kind::King, 1)];

impl Joust {
    /// All kinds, in the order of the catalogue.
    pub const ALL: [Joust; 7] = [
        Joust::SaveKing,
        Joust::DoubleCross,
        Joust::ReturnAnyPiece,
        Joust::RemoveAnyPawn,
        Joust::WildMove,
        Joust::LoseMove,
        Joust::SwitchSides,
    ];

    /// Their names, in the same order.
    pub const NAMES: [&'static str; 7] =
        ["save-king", "doublecross", "return-any-piece", "remove-any-pawn", "wild-move", "lose-move", "switch-sides"];

    /// The name for players.
    pub fn title(self) -> &'static str {
        match self {
            Joust::SaveKing => "Save King",
            Joust::DoubleCross => "DoubleCross",
            Joust::ReturnAnyPiece => "Return Any Piece",
            Joust::RemoveAnyPawn => "Remove Any Pawn",
            Joust::WildMove => "Wild Move",
            Joust::LoseMove => "Lose Move",
            Joust::SwitchSides => "Switch Sides",
        }
    }

    /// Its effect, in one or two sentences.
    pub fn text(self) -> &'static str {
        match self {
            Joust::SaveKing => "Keep it. When your king is captured, play it to undo the capture.",
            Joust::DoubleCross => "Undo your opponent's last turn: the board is set back to how it was before.",
            Joust::ReturnAnyPiece => {
                "Put a captured piece back, not on a king's home rank and not attacking the other colour's king."
            }
            Joust::RemoveAnyPawn => "Remove one pawn of either colour.",
            Joust::WildMove => "Move any piece of either colour. It can't capture a king.",
            Joust::LoseMove => "You make no move this turn.",
            Joust::SwitchSides => "The players swap armies, Save King cards included.",
        }
    }
}

impl Card {
    /// Every different card, in the order of the catalogue: White's pieces, Black's pieces, the Joust cards.
    pub fn all() -> impl Iterator<Item = Card> {
        let pieces =
            Side::BOTH.into_iter().flat_map(|side| PIECES.into_iter().map(move |(kind, _)| Card::Piece(side, kind)));
        pieces.chain(Joust::ALL.into_iter().map(Card::Joust))
    }

    /// Its place in the catalogue, from 0 to 18.
    pub fn index(self) -> usize {
        match self {
            Card::Piece(side, kind) => {
                let at = PIECES.iter().position(|&(known, _)| known == kind);
                side.index() * PIECES.len() + at.unwrap_or(0)
            }
            Card::Joust(joust) => 2 * PIECES.len() + joust as usize,
        }
    }

    /// Number of its copies in the deck; `jousts` by kind of Joust card (option `joust_counts`).
    pub fn copies(self, jousts: &[u32]) -> u32 {
        match self {
            Card::Piece(_, kind) => PIECES.iter().find(|&&(known, _)| known == kind).map_or(0, |&(_, copies)| copies),
            Card::Joust(joust) => jousts[joust as usize],
        }
    }

    /// The whole deck, in the order of the catalogue.
    pub fn deck(jousts: &[u32]) -> Vec<Card> {
        let copies = |card: Card| std::iter::repeat_n(card, card.copies(jousts) as usize);
        Card::all().flat_map(copies).collect()
    }

    /// The name in the contract.
    pub fn name(self) -> &'static str {
        match self {
            Card::Piece(Side::White, kind) => piece_name(
                kind,
                ["white-pawn", "white-knight", "white-bishop", "white-rook", "white-queen", "white-king"],
            ),
            Card::Piece(Side::Black, kind) => piece_name(
                kind,
                ["black-pawn", "black-knight", "black-bishop", "black-rook", "black-queen", "black-king"],
            ),
            Card::Joust(joust) => Joust::NAMES[joust as usize],
        }
    }

    /// The card of that name, in any spelling.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::all().find(|card| alike(card.name(), name))
    }

    /// The name for players.
    pub fn title(self) -> String {
        match self {
            Card::Piece(side, kind) => {
                format!("{} {}", crate::games::words::side(side), kind.title())
            }
            Card::Joust(joust) => joust.title().into(),
        }
    }

    /// Its effect, in one sentence.
    pub fn text(self) -> String {
        match self {
            Card::Piece(side, kind) => {
                let kind = crate::games::words::kind(kind);
                format!("Whoever draws this card moves a {} {kind}.", side.name())
            }
            Card::Joust(joust) => joust.text().into(),
        }
    }
}

fn piece_name(kind: Kind, names: [&'static str; 6]) -> &'static str {
    PIECES.iter().position(|&(known, _)| known == kind).map_or(names[0], |at| names[at])
}
