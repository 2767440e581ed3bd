//! DoubleCross in the catalogue: its cards, and the words by which spec files speak of its piles.

use std::borrow::Cow;

use super::cards::{Card, Joust};
use super::options::Options;
use super::{variant, DoubleCross};
use crate::board::{Kind, Variant};
use crate::games::form::SetupField;
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};
use crate::games::{chess, start};
use crate::play::Config;

impl Listed for DoubleCross {
    const TERMS: &'static [Term] = &[
        Term::new("deck", "piles.deck", Reads::Word),
        Term::new("decks", "piles.number", Reads::Word),
        Term::new("drawn", "piles.drawn", Reads::Word),
        Term::new("gone", "piles.gone", Reads::List),
        Term::new("discards", "piles.discards.*", Reads::List),
        Term::new("held", "piles.held.*", Reads::List),
        Term::new("unseen", "piles.unseen.*", Reads::Number),
        Term::new("strikes", "piles.strikes.*", Reads::Number),
    ];

    fn variant() -> &'static Variant {
        variant(false)
    }

    fn beginning<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        start::opening(config, given, chess::START, variant(Options::read(config).delayed_promotion))
    }

    fn fields() -> Vec<SetupField> {
        let kept = || [Card::Joust(Joust::SaveKing).name()];
        let kinds = chess::PROMOTIONS.into_iter().chain([Kind::Pawn]);
        vec![
            SetupField::cards(&["deck"], "Deck", 60)
                .about("The card drawn next first.")
                .by_lot("All that are left, shuffled."),
            SetupField::cards(&["discards", "first"], "White's discards", 60).about("The top card first."),
            SetupField::cards(&["discards", "second"], "Black's discards", 60).about("The top card first."),
            SetupField::cards(&["held", "first"], "White has put aside", 2).of(kept()),
            SetupField::cards(&["held", "second"], "Black has put aside", 2).of(kept()),
            SetupField::new(&["taken"], "Captured", "armies").of(kinds.map(Kind::name)),
        ]
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
