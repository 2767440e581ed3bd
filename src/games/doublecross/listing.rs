//! DoubleCross in the catalogue: its cards, and the words by which spec files speak of its piles.

use super::cards::{Card, Joust};
use super::{variant, DoubleCross};
use crate::board::Variant;
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};

impl Listed for DoubleCross {
    const TERMS: &'static [Term] = &[
        Term::new("deck", "piles.deck", Reads::Word),
        Term::new("decks", "piles.number", Reads::Word),
        Term::new("drawn", "piles.drawn", Reads::Word),
        Term::new("gone", "piles.gone", Reads::List),
        Term::new("discards", "piles.discards.*", Reads::List),
        Term::new("held", "piles.held.*", Reads::List),
        Term::new("unseen", "piles.unseen.*", Reads::Number),
    ];

    fn variant() -> &'static Variant {
        variant(false)
    }

    fn cards() -> Vec<CardInfo> {
        let info = |(at, card): (usize, Card)| {
            let (family, side, kind, window) = match card {
                Card::Piece(side, kind) => ("piece", Some(side.name()), Some(kind.name()), "when drawn"),
                Card::Joust(Joust::SaveKing) => ("joust", None, None, "when your king is captured"),
                Card::Joust(_) => ("joust", None, None, "when drawn"),
            };
            CardInfo {
                name: card.name(),
                title: card.title(),
                number: at + 1,
                text: card.text(),
                window,
                copies: card.copies(&[2; 7]),
                deck: None,
                family,
                side,
                kind,
                glyphs: None,
                touches: Vec::new(),
                lasts: false,
            }
        };
        Card::all().enumerate().map(info).collect()
    }
}
