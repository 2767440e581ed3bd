//! How the catalogue lists the cards.

use super::model::catalog;
use super::{cards, Storm};
use crate::board::Variant;
use crate::games::chess;
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};

impl Listed for Storm {
    const TERMS: &'static [Term] = &[
        Term::new("hand", "storm.hands.*", Reads::Hand),
        Term::new("pile", "storm.pile", Reads::Word),
        Term::new("deck", "storm.deck", Reads::Word),
        Term::new("discard", "storm.discard", Reads::List),
        Term::new("pool", "storm.pool.*", Reads::Set),
        Term::new("gone", "storm.gone", Reads::Set),
        Term::new("away", "storm.away", Reads::Set),
        Term::new("lasting", "storm.lasting", Reads::Set),
        Term::new("notes", "storm.lasting", Reads::Lines),
        Term::new("stack", "storm.stack", Reads::List),
        Term::new("spent", "storm.spent", Reads::Names),
        Term::new("gusts", "storm.gusts", Reads::List),
        Term::new("costly", "storm.costly", Reads::Set),
        Term::new("extra", "storm.extra", Reads::Word),
        Term::new("walls", "storm.land.walls", Reads::Set),
        Term::new("corners", "storm.land.corners", Reads::List),
        Term::new("removed", "storm.land.removed", Reads::Set),
        Term::new("lent", "storm.land.lent", Reads::Set),
        Term::new("tunnels", "storm.land.tunnels", Reads::Set),
        Term::new("joined", "storm.land.joined", Reads::Word),
    ];

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
            copies: u32::from(cards::decks::holds(row.number)),
            family: row.window.letters(),
            side: None,
            kind: None,
            glyphs: Some(row.glyphs),
            lasts: row.lasts,
        };
        cards::rows().iter().map(info).collect()
    }
}
