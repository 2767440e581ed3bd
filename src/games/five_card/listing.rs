//! 5 Card Chess in the catalogue: its cards, and the words by which spec files speak of its hands and stakes.

use super::cards::Card;
use super::FiveCard;
use crate::board::{Kind, Variant};
use crate::games::chess;
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};

impl Listed for FiveCard {
    const TERMS: &'static [Term] = &[
        Term::new("hand", "poker.hands.*", Reads::Hand),
        Term::new("stack", "poker.stack", Reads::Word),
        Term::new("discard", "poker.discard", Reads::List),
        Term::new("cube", "poker.cube.value poker.cube.owner", Reads::Word),
        Term::new("stake", "poker.stake", Reads::Word),
        Term::new("pot", "poker.pot", Reads::Word),
        Term::new("bankroll", "poker.bankroll", Reads::Word),
        Term::new("called", "poker.called.by poker.called.moves", Reads::Word),
        Term::new("clock", "poker.clock.left.*", Reads::Word),
        Term::new("delay", "poker.clock.delay", Reads::Word),
        Term::new("flop", "poker.flop.*", Reads::List),
    ];

    fn variant() -> &'static Variant {
        chess::variant()
    }

    fn cards() -> Vec<CardInfo> {
        let info = |(at, card): (usize, Card)| CardInfo {
            name: card.name(),
            title: card.title().into(),
            number: at + 1,
            text: card.text().into(),
            window: "with your move",
            copies: card.copies() as u32,
            deck: None,
            family: "hand",
            side: None,
            kind: Kind::ALL.into_iter().find(|&kind| Card::of(kind) == Some(card)).map(Kind::name),
            glyphs: None,
            touches: Vec::new(),
            lasts: false,
        };
        Card::ALL.into_iter().enumerate().map(info).collect()
    }
}
