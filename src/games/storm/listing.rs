//! How the catalogue lists the cards.

use super::{cards, catalog, Storm};
use crate::board::Variant;
use crate::games::catalog::CardInfo;
use crate::games::chess;
use crate::games::registry::Listed;

impl Listed for Storm {
    fn variant() -> &'static Variant {
        chess::variant()
    }

    fn cards() -> Vec<CardInfo> {
        let info = |row: &&catalog::Row| CardInfo {
            name: row.name,
            title: row.title.into(),
            number: usize::from(row.number),
            text: row.text.into(),
            window: row.window.about(),
            copies: 1,
            family: row.window.letters(),
            side: None,
            kind: None,
            glyphs: Some(row.glyphs),
            lasts: row.lasts,
        };
        cards::rows().iter().map(info).collect()
    }
}
