//! Facts of 5 Card Chess and Deception Chess that the checks must know.

use deckmate::board::{How, Move, PieceId, Square};
use deckmate::games::deception;
use deckmate::games::deception::cloaks::uncloakable;
use deckmate::games::deception::Deception;
use deckmate::games::five_card;
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::options::CheckWithoutCard;
use deckmate::games::five_card::plays::plays;
use deckmate::games::five_card::table::Trace;
use deckmate::games::five_card::FiveCard;
use deckmate::play::{Game, Seat};
use serde_json::{json, Value};

use super::pairs::Secretive;

impl Secretive for FiveCard {
    fn corners() -> Vec<Value> {
        let near_mate = "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -";
        let call = "6rk/6pp/8/8/4p3/8/3P4/4K3 w - -";
        vec![
            json!({ "stack": [] }),
            json!({ "stack": ["wild"] }),
            json!({ "stack": ["wild"], "hands": { "first": ["rook"], "second": ["queen"] } }),
            json!({ "stack": [], "discard": ["rook", "wild"], "hands": { "first": ["pawn"], "second": ["pawn", "knight"] } }),
            json!({ "board": near_mate, "hands": { "first": ["rook", "pawn"], "second": ["bishop", "queen"] }, "stack": ["pawn", "wild", "bishop"] }),
            json!({ "board": near_mate, "called": "first" }),
            json!({ "board": call, "called": "first", "hands": { "first": ["pawn", "queen"], "second": ["rook"] } }),
            json!({ "board": "7k/8/5K2/8/8/8/6Q1/8 w - -" }),
            json!({ "hands": { "first": ["pawn", "pawn"], "second": ["wild", "wild", "wild", "wild"] } }),
            json!({ "cube": { "value": 32, "owner": "second" }, "stake": 32 }),
            json!({ "board": "7k/6pp/8/8/8/8/PP6/KN6 b - -", "called": "first", "hands": { "first": ["queen", "rook"], "second": ["pawn", "wild"] } }),
        ]
    }

    fn reveals(table: &Self::Table, choice: &five_card::Choice, seat: Seat, eye: Seat) -> bool {
        let checked = table.board.checked(table.variant, Self::side(table, seat));
        // Folded cards lie face up (FC-23); an emergency fold says whether it helped (FC-11).
        matches!(choice, five_card::Choice::Fold) && (seat != eye || checked)
    }

    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool {
        let checked = one.board.checked(one.variant, Self::side(one, one.mover));
        let judged = one.called.is_some() || (one.options.check_without_card == CheckWithoutCard::Loss && checked);
        one.mover != eye && judged && plays(one, one.mover).is_empty() != plays(other, other.mover).is_empty()
    }

    fn know_same(one: &Self::Table, other: &Self::Table, eye: Seat) -> (bool, bool) {
        // A hand is sorted, but its owner, or with open hands everybody, saw the cards come one by one.
        let drew = |table: &Self::Table, seat| -> Vec<Card> {
            let draws = table.trail.iter().filter_map(|trace| match trace {
                Trace::Drew(by, card) if *by == seat => Some(*card.truth()),
                _ => None,
            });
            draws.collect()
        };
        let same = |seat| hand(one, seat) == hand(other, seat) && drew(one, seat) == drew(other, seat);
        (!one.options.open_hands || (same(eye) && same(eye.other())), same(eye))
    }
}

/// The cards of a seat, whoever asks.
pub fn hand(table: &<FiveCard as Game>::Table, seat: Seat) -> Vec<Card> {
    table.hands[seat.index()].iter().map(|card| *card.truth()).collect()
}

impl Secretive for Deception {
    fn corners() -> Vec<Value> {
        let identical: Value = "abcdefgh"
            .chars()
            .zip(["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"])
            .flat_map(|(file, kind)| [(file, 1, kind), (file, 2, "pawn"), (file, 7, "pawn"), (file, 8, kind)])
            .map(|(file, row, kind)| (format!("{file}{row}"), Value::from(kind)))
            .collect::<serde_json::Map<_, _>>()
            .into();
        vec![
            json!({ "bases": identical }),
            json!({ "bases": { "a2": "king", "h7": "king" } }),
            json!({ "board": "4k3/p7/8/8/8/8/8/R3K3 w Q -", "bases": { "a7": "king", "e8": "pawn" } }),
            json!({ "board": "8/P3k2p/8/8/8/8/p3K2P/8 w - -" }),
            json!({ "board": "8/p6p/P6P/8/8/8/8/6k1 w - -", "bases": { "a6": "knight", "h6": "king" } }),
            json!({ "board": "4k3/3p4/8/4N3/4n3/8/3P4/4K3 b - -", "bases": { "e5": "pawn", "e4": "pawn" } }),
            json!({ "board": "7k/8/8/8/p7/Pp1p4/RP1P4/KRB5 b - -", "uncloaked": ["a1", "b1", "c1", "a2", "b2"] }),
            json!({ "board": "7R/4k2r/8/8/8/8/r7/4K3 w - -", "bases": { "h8": "pawn", "e1": "king" } }),
            json!({ "board": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -" }),
        ]
    }

    fn reveals(table: &Self::Table, choice: &deception::Choice, seat: Seat, eye: Seat) -> bool {
        match choice {
            deception::Choice::Uncloak(_) => seat != eye,
            deception::Choice::Move(m) => taken(table, m)
                .is_some_and(|id| table.cloaked.contains(id) && table.board.piece(id).side != Self::side(table, eye)),
            _ => false,
        }
    }

    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool {
        one.mover != eye && one.legal().is_empty() && uncloakable(one).is_empty() != uncloakable(other).is_empty()
    }

    fn know_same(one: &Self::Table, other: &Self::Table, _: Seat) -> (bool, bool) {
        // After the game both assignments are shown (DE-17).
        (one.result.is_none() || other.result.is_none(), true)
    }
}

fn taken(table: &<Deception as Game>::Table, m: &Move) -> Option<PieceId> {
    match m.how {
        How::Castle(..) => None,
        How::Passing => table.board.at(Square::new(m.to.file(), m.from.rank())),
        _ => table.board.at(m.to),
    }
}
