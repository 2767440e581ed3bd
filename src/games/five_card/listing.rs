//! How the catalogue lists the cards.

use super::cards::Card;
use super::FiveCard;
use crate::board::{Kind, Variant};
use crate::games::catalog::CardInfo;
use crate::games::chess;
use crate::games::registry::Listed;

impl Listed for FiveCard {
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
            family: "hand",
            side: None,
            kind: Kind::ALL.into_iter().find(|&kind| Card::of(kind) == Some(card)).map(Kind::name),
            glyphs: None,
            lasts: false,
        };
        Card::ALL.into_iter().enumerate().map(info).collect()
    }
}
