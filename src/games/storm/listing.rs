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
            touches: touched(row.text),
            lasts: row.lasts,
        };
        cards::rows().iter().map(info).collect()
    }
}

/// What the text of a card may speak of, and the words by which it does.
const TOUCHED: [(&str, &[&str]); 10] = [
    ("pawn", &["pawn", "pawns"]),
    ("knight", &["knight", "knights"]),
    ("bishop", &["bishop", "bishops"]),
    ("rook", &["rook", "rooks"]),
    ("queen", &["queen", "queens", "princess"]),
    ("king", &["king", "kings", "prince"]),
    ("piece", &["piece", "pieces"]),
    ("card", &["card", "cards", "hand", "hands", "pile", "effect"]),
    ("board", &["board", "square", "squares", "border", "borders", "wall", "corner", "corners", "edge"]),
    ("turn", &["turn", "turns", "undo"]),
];

/// What a card with this text touches. A kind that is only left out (`not a king`) is not touched.
fn touched(text: &str) -> Vec<&'static str> {
    let counts = |part: &&str| !part.starts_with("no");
    let (first, rest) = text.split_once('(').unwrap_or((text, ""));
    let kept = rest.split('(').filter(counts);
    let after = rest.split('(').filter_map(|part| Some(part.split_once(')')?.1));
    let spoken: Vec<&str> = [first].into_iter().chain(kept).chain(after).flat_map(words).collect();
    let speaks = |names: &[&str]| spoken.iter().any(|word| names.iter().any(|name| word.eq_ignore_ascii_case(name)));
    TOUCHED.iter().filter(|(_, names)| speaks(names)).map(|&(name, _)| name).collect()
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
}
