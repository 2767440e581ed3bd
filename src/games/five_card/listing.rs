//! 5 Card Chess in the catalogue: its cards, and the words by which spec files speak of its hands and stakes.

use std::borrow::Cow;

use super::cards::Card;
use super::FiveCard;
use crate::board::{Kind, Variant};
use crate::games::form::SetupField;
use crate::games::listed::{CardInfo, Listed};
use crate::games::term::{Reads, Term};
use crate::games::{chess, start};
use crate::play::{Config, Seat};

impl Listed for FiveCard {
    const TERMS: &'static [Term] = &[
        Term::new("hand", "poker.hands.*", Reads::Hand),
        Term::new("stack", "poker.stack", Reads::Word),
        Term::new("discard", "poker.discard", Reads::List),
        Term::new("cube", "poker.cube.value poker.cube.owner", Reads::Word),
        Term::new("stake", "poker.stake", Reads::Word),
        Term::new("pot", "poker.pot", Reads::Word),
        Term::new("doubled", "poker.doubled.value poker.doubled.stake poker.doubled.pot", Reads::Word),
        Term::new("bankroll", "poker.bankroll", Reads::Word),
        Term::new("called", "poker.called.by poker.called.moves", Reads::Word),
        Term::new("flop", "poker.flop.*", Reads::List),
    ];

    fn variant() -> &'static Variant {
        chess::variant()
    }

    fn beginning<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        start::opening(config, given, chess::START, chess::variant())
    }

    fn fields() -> Vec<SetupField> {
        let seats = || Seat::BOTH.map(Seat::name);
        vec![
            SetupField::cards(&["hands", "first"], "White's hand", 5),
            SetupField::cards(&["hands", "second"], "Black's hand", 5),
            SetupField::cards(&["stack"], "Stack", 60)
                .about("The next card first.")
                .by_lot("All that are left, shuffled."),
            SetupField::cards(&["discard"], "Discard pile", 60).about("The top card first."),
            SetupField::new(&["stake"], "Stake", "number")
                .about("Each player's share of the pot.")
                .from_to(1, 1_000_000),
            SetupField::new(&["cube", "value"], "Cube", "number").about("1, 2, 4, 8, 16, 32 or 64.").from_to(1, 64),
            SetupField::new(&["cube", "owner"], "Who may double", "word").left_out("Both.").of(seats()),
            SetupField::new(&["called"], "Who has called", "word").left_out("Nobody.").of(seats()),
        ]
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
