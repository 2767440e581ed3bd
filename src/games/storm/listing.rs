//! Cards as the catalogue lists them.

use std::borrow::Cow;

use super::model::{self, catalog};
use super::{cards, setup, Storm};
use crate::board::{Kind, Variant};
use crate::games::chess;
use crate::games::form::{Needs, SetupField};
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};
use crate::play::Config;

impl Listed for Storm {
    const TERMS: &'static [Term] = &[
        Term::new("hand", "storm.hands.*", Reads::Hand),
        Term::new("pile", "storm.pile", Reads::Word),
        Term::new("deck", "storm.deck", Reads::Word),
        Term::new("discard", "storm.discard", Reads::List),
        Term::new("piles", "storm.decks.*.pile", Reads::Word),
        Term::new("discards", "storm.decks.*.discard", Reads::List),
        Term::new("list", "storm.decks.*.list", Reads::Set),
        Term::new("dusk", "storm.dusk", Reads::Word),
        Term::new("turns-left", "storm.turns_left.*", Reads::Word),
        Term::new("points", "storm.points.*", Reads::Word),
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

    fn beginning<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        model::boards::opening(config, given)
    }

    fn fields() -> Vec<SetupField> {
        let lasting = cards::rows().iter().filter(|row| setup::can_last(row)).map(|row| row.name);
        let kinds = || Kind::ALL.map(Kind::name).into_iter().filter(|&name| name != Kind::King.name());
        vec![
            SetupField::cards(&["hands", "first"], "White's hand", 5).by_lot("Dealt by lot."),
            SetupField::cards(&["hands", "second"], "Black's hand", 5).by_lot("Dealt by lot."),
            SetupField::new(&["lasting"], "Effects", "effects").of(lasting),
            SetupField::cards(&["pile"], "Pile", 200)
                .about("The next card first.")
                .by_lot("All that are left, shuffled."),
            SetupField::cards(&["discard"], "Discard pile", 200).about("The top card first."),
            SetupField::new(&["pool", "white"], "White's pool", "pieces").of(kinds()),
            SetupField::new(&["pool", "black"], "Black's pool", "pieces").of(kinds()),
        ]
    }

    fn needs(config: &Config) -> Vec<Needs> {
        setup::needs(config)
    }

    fn cards() -> Vec<CardInfo> {
        let info = |row: &&catalog::Row| CardInfo {
            name: row.name,
            title: row.title.into(),
            number: usize::from(row.number),
            text: row.text.into(),
            window: row.window.about(),
            copies: u32::from(cards::decks::holds(row.number)),
            deck: cards::decks::of(row.number),
            family: row.window.letters(),
            side: None,
            kind: None,
            glyphs: Some(row.glyphs),
            touches: touches(row.text),
            lasts: row.lasts,
        };
        cards::rows().iter().map(info).collect()
    }
}

/// Things that a card may touch, in words for a search.
const TOUCHES: [&str; 10] = ["pawn", "knight", "bishop", "rook", "queen", "king", "piece", "card", "board", "turn"];
/// Other words of a text, and which of these they speak of.
const OTHERS: [(&str, usize); 11] = [
    ("princess", 4),
    ("prince", 5),
    ("hand", 7),
    ("pile", 7),
    ("effect", 7),
    ("square", 8),
    ("border", 8),
    ("wall", 8),
    ("corner", 8),
    ("edge", 8),
    ("undo", 9),
];

/// Things that a card with this text touches. A kind that is only left out, `(not a king)`, is not touched.
fn touches(text: &str) -> Vec<&'static str> {
    let text = text.as_bytes();
    let names = || TOUCHES.into_iter().zip(0..).chain(OTHERS);
    let (mut found, mut start, mut is_left_out) = ([false; TOUCHES.len()], 0, false);
    for (at, letter) in text.iter().enumerate() {
        if letter.is_ascii_alphabetic() {
            continue;
        }
        let word = &text[start..at];
        let singular = word.strip_suffix(b"s").unwrap_or(word);
        let is = |name: &str| [word, singular].iter().any(|one| one.eq_ignore_ascii_case(name.as_bytes()));
        if let Some((_, what)) = names().find(|(name, _)| !is_left_out && is(name)) {
            found[what] = true;
        }
        is_left_out = *letter != b')' && (is_left_out || text[at..].starts_with(b"(no"));
        start = at + 1;
    }
    TOUCHES.into_iter().zip(found).filter(|(_, is)| *is).map(|(name, _)| name).collect()
}
