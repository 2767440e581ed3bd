//! Facts of Chess Storm that the checks must know, and the leaks that are planted in it.

use deckmate::games::storm::model::catalog::{Card, When};
use deckmate::games::storm::model::doing::Doing;
use deckmate::games::storm::model::rule::Rule;
use deckmate::games::storm::model::world::Note;
use deckmate::games::storm::protocol::look::PlayableCards;
use deckmate::games::storm::protocol::{help, permit};
use deckmate::games::storm::{Choice, Storm, Table};
use deckmate::play::{Dice, Duty, Eye, Game, Seat};
use serde_json::{json, Value};

use super::pairs::Secretive;
use super::turns::Leak;
use super::{utter, whisper};

impl Secretive for Storm {
    const COVERS: bool = true;

    fn corners() -> Vec<Value> {
        let bare = "6k1/5ppp/2n5/8/8/8/5PPP/6K1 w - -";
        let rows = "6k1/pppp4/8/8/8/8/PPPP4/6K1 w - -";
        let full = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq -";
        let wide = "r5qkak5r/pppppp4pppppp/2n13/7pp7/7PP7/2N13/PPPPPP4PPPPPP/R5QKAK5R w - -";
        vec![
            json!({ "board": bare, "hands": { "first": ["paladin", "camel"], "second": ["nope"] }, "pile": ["seniority", "niet"] }),
            json!({ "board": rows, "hands": { "first": ["solid-snake", "double", "charge"], "second": ["nope", "shield"] }, "pile": ["no", "scouts"] }),
            json!({ "board": rows, "hands": { "first": ["cheerleaders"], "second": ["negative"] }, "pile": [], "discard": ["nope", "charge"] }),
            json!({ "board": full, "hands": { "first": ["fusion", "ambition", "checkers"], "second": ["niet", "no", "mortar"] }, "pile": ["nope", "double"] }),
            json!({ "board": full, "hands": { "first": [], "second": ["nope"] }, "pile": ["favorite"] }),
            json!({ "board": full, "hands": { "first": ["swap", "camel", "kidnapping"], "second": ["vulture", "crab", "stall"] }, "pile": ["nope", "peace", "poison"] }),
            json!({ "board": full, "hands": { "first": ["tango"], "second": [] }, "pile": ["nope", "poison"] }),
            // The rules look into the hand of a player without a move: see `exposed`.
            json!({ "board": "6k1/5ppp/8/8/8/8/5PPP/3r2K1 w - -", "hands": { "first": ["private-jet"], "second": ["nope"] }, "pile": ["stall", "no"] }),
            json!({ "board": "7k/8/8/8/8/1q6/8/K2N4 w - -", "hands": { "first": ["darling", "pegasus"], "second": ["nope"] }, "pile": ["paladin"] }),
            json!({ "board": full, "hands": { "first": ["pass", "inception"], "second": ["niet", "nope"] }, "pile": ["shield"], "lasting": [{ "card": "neutrality", "owner": "first", "at": "d4" }] }),
            json!({ "board": full, "hands": { "first": ["urbanism"], "second": ["no"] }, "pile": ["negative", "derby"], "lasting": [{ "card": "cohabitation", "owner": "first", "at": "c3", "more": "rook" }] }),
            json!({ "board": full, "pile": ["nope"] }),
            json!({ "board": "2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b - -", "hands": { "first": ["peeker", "duel"], "second": ["nope"] }, "pile": ["camel", "no", "home"] }),
            json!({ "board": "2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b - -", "hands": { "first": ["custom-duty", "peeker"], "second": ["mirror"] }, "pile": ["niet", "crab", "dub"] }),
            json!({ "board": full, "hands": { "first": ["flush", "double", "crab"], "second": ["mirror", "nope"] }, "pile": ["shield", "home", "charge"] }),
            json!({ "board": full, "hands": { "first": ["trap", "double"], "second": ["mirror", "nope"] }, "pile": ["home", "charge"] }),
            json!({ "board": "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -", "hands": { "first": ["double"], "second": ["trash-can"] }, "pile": ["home"],
                "lasting": [{ "card": "trap", "owner": "second", "at": "h3" }] }),
            json!({ "board": "6k1/5ppp/8/8/8/8/5PPP/4R1K1 b - -", "hands": { "first": ["official-visit"], "second": ["private-jet"] }, "pile": ["home"],
                "lasting": [{ "card": "trap", "owner": "first", "at": "h6" }] }),
            json!({ "board": full, "hands": { "first": ["scrying", "double"], "second": ["mirror", "nope"] }, "pile": ["attentat", "charge"] }),
            json!({ "board": "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -", "hands": { "first": ["double"], "second": [] }, "pile": ["home"],
                "lasting": [{ "card": "scrying", "owner": "second", "at": "h2" }] }),
            json!({ "board": "r5k1/5ppp/8/8/8/8/5PPP/6K1 b - -", "hands": { "first": ["repealed"], "second": ["phase-shift"] }, "pile": ["home"],
                "lasting": [{ "card": "scrying", "owner": "first", "at": "a8" }] }),
            json!({ "board": full, "hands": { "first": ["ingerence", "fair-trade"], "second": ["omerta"] }, "pile": ["home", "nope"] }),
            json!({ "board": full, "lasting": [{ "card": "pass", "owner": "first" }, { "card": "poison", "owner": "second", "at": "d5" }] }),
            json!({ "board": wide, "hands": { "first": ["trap", "swap", "camel"], "second": ["nope", "stand-in"] }, "pile": ["no", "scouts"] }),
            json!({ "board": wide, "hands": { "first": ["peeker", "scrying"], "second": ["mirror", "niet"] }, "pile": ["charge", "home", "dub"] }),
            json!({ "board": "1nbqkr/pppppp/6/6/PPPPPP/RNBQK1 w - -", "hands": { "first": ["trap", "swap"], "second": ["nope", "mirror"] }, "pile": ["no", "charge"] }),
            json!({ "board": "4k/1pp2/5/5/2PP1/K2R1 w - -", "hands": { "first": ["peeker", "double"], "second": ["nope", "private-jet"] }, "pile": ["home", "no"] }),
        ]
    }

    /// CS-002, CS-130: the whole hand is laid open, at once or by the end of the turn; by a copy, too (CS-133).
    fn reveals(table: &Table, choice: &Choice, seat: Seat, eye: Seat) -> bool {
        let copies = table.stack.last().is_some_and(|declared| declared.acts_as.name() == "tabula-rasa");
        let lays_open = match *choice {
            Choice::Card("mirror") => copies,
            Choice::Card(name) => name == "tabula-rasa",
            _ => false,
        };
        lays_open && seat != eye || table.flushing[eye.other().index()]
    }

    /// CS-0.56, CS-0.57: somebody without a move loses, or is stalemated, at once if no card helps, and is asked
    /// otherwise. The rules book lets the engine look into the hand for it, so here, and only here, the two differ.
    fn exposed(one: &Table, other: &Table, eye: Seat) -> bool {
        // In the turn before, the eye itself may have drawn other cards.
        let is_unknown = one.mover != eye || !one.piles.hand(eye).eq(other.piles.hand(eye));
        is_unknown && permit::moves(one).is_empty() && helped(one) != helped(other)
    }

    fn know_same(one: &Table, other: &Table, eye: Seat) -> (bool, bool) {
        let hands = |table: &Table| Seat::BOTH.map(|seat| shown(table).piles.hand(seat).collect::<Vec<Card>>());
        // A card of the other hand may have been seen, too: before a draw was taken back (CS-0.71).
        // And cards of the draw pile, by a look through it with Peeker.
        let seen = |table: &Table| -> Vec<Option<Card>> {
            let tokens = table.piles.hands.iter().flatten().chain(table.piles.draws.iter().flatten());
            tokens.map(|&token| table.piles.look(token, Eye::Seat(eye))).collect()
        };
        let knows_same = seen(one) == seen(other) && seen(shown(one)) == seen(shown(other));
        // A bomb of one world explodes where that of the other does not: then they are told apart by the rules (CS-010).
        // So does a move that somebody has foreseen in one of them (CS-138): the note is shown then.
        let notes = |table: &Table, eye: Eye| -> Vec<Option<Note>> {
            shown(table).notes.iter().map(|note| note.look(eye).copied()).collect()
        };
        let bombs = |table: &Table| shown(table).lasting.iter().filter(|effect| effect.rule == Rule::Mined).count();
        let same = |eye: Eye| notes(one, eye) == notes(other, eye);
        let public = bombs(one) == bombs(other) && same(Eye::Watcher) && trodden(one) == trodden(other);
        // A hand that was discarded and taken back lies open to all, and one that an own card discards whole lies there.
        let discard = |table: &Table| {
            shown(table).piles.discards.iter().flatten().map(|&it| table.piles.face(it)).collect::<Vec<_>>()
        };
        let public = public && Self::known_to_all(one) == Self::known_to_all(other) && discard(one) == discard(other);
        let hands_same = !one.options.open_hands || hands(one) == hands(other);
        // CS-113: which piece is missing, the board shows.
        let missing = one.task.map(|task| task.what) == other.task.map(|task| task.what);
        (hands_same && public && missing, knows_same && same(Eye::Seat(eye)))
    }

    fn misplaced(table: &Table) -> Option<String> {
        let piles = &table.piles;
        let mut places: Vec<_> =
            [&piles.hands, &piles.draws, &piles.discards].into_iter().flatten().flatten().collect();
        places.sort();
        let twin = places.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| *pair[0]);
        let held = Seat::BOTH.into_iter().flat_map(|seat| piles.hands[seat.index()].iter().map(move |&it| (seat, it)));
        let mut blind =
            held.filter(|&(seat, token)| piles.look(token, Eye::Seat(seat)).is_none()).map(|(_, token)| token);
        let it = twin.or(blind.next())?;
        Some(format!("{:?} lies in two places, or its holder does not know it", piles.face(it)))
    }

    fn known_to_all(table: &Table) -> Vec<&'static str> {
        let table = shown(table);
        let dark = table.piles.hands.iter().flatten().chain(table.piles.draws.iter().flatten());
        // Hands that lie open are no dark.
        let dark = dark.filter(|_| !table.options.open_hands);
        let mut known: Vec<Card> = dark.filter_map(|&token| table.piles.look(token, Eye::Watcher)).collect();
        known.sort();
        known.into_iter().map(Card::name).collect()
    }

    /// Without uniform prompts it is agreed that a question tells of a card; those games are left out.
    fn switch(name: &str, dice: &mut Dice) -> bool {
        match name {
            "uniform_prompts" => true,
            "open_hands" => dice.below(8) == 0,
            _ => dice.below(2) == 0,
        }
    }
}

/// The table as it stands for all but the player who chooses.
fn shown(table: &Table) -> &Table {
    match &table.doing {
        Doing::Choosing(choosing) => &choosing.scene,
        _ => table,
    }
}

/// Public traces of bombs, from this turn and the ones before: the numbers of pieces left and of cards discarded.
fn trodden(table: &Table) -> (usize, usize) {
    (table.board.pieces().len(), table.piles.discards.iter().flatten().count())
}

/// True if the player on turn holds a card that gives something to do.
fn helped(table: &Table) -> bool {
    let held = table.held(table.mover, &[When::Before, When::Instead, When::Any]);
    permit::may_play(table, table.mover, When::Instead)
        && held.into_iter().any(|card| help::helps(table, card, table.mover))
}

fn answers(table: &Table, seat: Seat) -> usize {
    table.held(seat, &[When::Reply]).len()
}

/// Things that must not be told, told: every one of them must be found.
pub const LEAKS: &[(&str, Leak<Storm>)] = &[
    ("the other hand in the log", |table, eye, told| {
        let hand: Vec<Card> = table.piles.hand(eye.other()).collect();
        whisper(told, &format!("{hand:?}"));
    }),
    ("whether the other can answer a card", |table, eye, told| {
        if answers(table, eye.other()) > 0 {
            utter(told, "beware".into());
        }
    }),
    ("the next card of the pile", |table, _, told| {
        let next = table.piles.draws[0].last().map(|&token| table.piles.face(token).name());
        whisper(told, next.unwrap_or("none"));
    }),
    ("the order of the pile", |table, _, told| {
        let faces = table.piles.draws.iter().flatten().map(|&token| u32::from(table.piles.face(token).row().number));
        told.view.turn.number += faces.fold(7, |sum, number| (sum * 31 + number) % 65_521);
    }),
    ("a choice before the answer to the card", |_, eye, told| {
        if told.prompt.as_ref().is_some_and(|prompt| prompt.why == "reply" && prompt.seat == eye) {
            let choice = told.answers.last().map(ToString::to_string);
            utter(told, choice.unwrap_or_default());
        }
    }),
    ("what the other has already chosen", |table, _, told| {
        if let (Some(prompt), Doing::Choosing(choosing)) = (&mut told.prompt, &table.doing) {
            prompt.text += &choosing.chosen.iter().map(ToString::to_string).collect::<String>();
        }
    }),
    ("the other's cards as a duty", |table, eye, told| {
        if told.prompt.is_some() {
            let cards = table.piles.hand(eye.other()).map(Card::name).collect();
            told.duty = Some(Duty { cards, ..Duty::default() });
        }
    }),
    ("the board of somebody who still chooses", |table, _, told| {
        if matches!(table.doing, Doing::Choosing(_)) {
            told.watcher.last = table.last.iter().map(|square| square.name()).collect();
            let pieces = table.board.occupied();
            whisper(told, &format!("{pieces:?}"));
        }
    }),
    ("what the other sees by Peeker", |table, eye, told| {
        let looks = table.played().is_some_and(|played| played.card.name() == "peeker" && played.seat != eye);
        if looks && matches!(table.doing, Doing::Acting(_)) {
            let seen: Vec<&str> =
                table.piles.draws.iter().flatten().map(|&token| table.piles.face(token).name()).collect();
            whisper(told, &seen.join(" "));
        }
    }),
    ("how many cards the other could play", |table, eye, told| {
        let cards = table.piles.hand(eye.other()).filter(|card| card.window() == When::Instead);
        let playable = PlayableCards::by(eye.other());
        let playable = cards.filter(|&card| playable.has(table, card)).count();
        if let Some(prompt) = &mut told.prompt {
            prompt.text += &playable.to_string();
        }
    }),
    ("a reason that looks into the other hand", |table, eye, told| {
        for reason in &mut told.reasons {
            let held = |card: &Card| reason.starts_with(&format!("Card({:?})", card.name()));
            if table.piles.hand(eye.other()).any(|card| held(&card)) {
                *reason += " It is elsewhere.";
            }
        }
    }),
    ("a covered card in the watcher's view", |table, _, told| {
        let storm = &mut told.watcher.own;
        for (shown, card) in storm.hands.second.iter_mut().zip(table.piles.hand(Seat::Second)) {
            *shown = Some(card.name());
        }
    }),
    ("no question for somebody who has no answer", |table, eye, told| {
        let asked = told.prompt.as_ref().filter(|prompt| prompt.why == "reply" && prompt.seat != eye);
        if asked.is_some_and(|prompt| answers(table, prompt.seat) == 0) {
            told.prompt = None;
        }
    }),
    ("the square of the other's bomb in the log", |table, eye, told| {
        for note in table.notes.iter().filter(|note| note.look(Eye::Seat(eye)).is_none()) {
            if let Note::Square(at) = note.truth() {
                whisper(told, &at.to_string());
            }
        }
    }),
    ("the piece that the other has noted", |table, eye, told| {
        for note in table.notes.iter().filter(|note| note.look(Eye::Seat(eye)).is_none()) {
            if let Note::Piece(piece) = note.truth() {
                utter(told, format!("{piece:?}"));
            }
        }
    }),
    ("no offer to move the noted piece", |table, _, told| {
        for note in &table.notes {
            if let Note::Piece(piece) = note.truth() {
                let square = table.at(*piece).to_string();
                told.offers.retain(|offer| !offer.starts_with(&square));
            }
        }
    }),
    ("a mark on the noted piece in the watcher's view", |table, _, told| {
        for note in &table.notes {
            if let Note::Piece(piece) = note.truth() {
                let noted = |cell: &&mut deckmate::play::view::Cell| usize::from(cell.id) == piece.index();
                let cells = told.watcher.cells.iter_mut().flatten();
                cells.filter(noted).for_each(|cell| cell.marks.push("noted"));
            }
        }
    }),
    ("no offer to step on a bomb", |table, _, told| {
        for note in &table.notes {
            if let Note::Square(square) = note.truth() {
                let square = square.to_string();
                told.offers.retain(|offer| !offer[..offer.find(' ').unwrap_or(0)].ends_with(&square));
            }
        }
    }),
    ("the hand that was swapped, to who never held it", |table, _, told| {
        if table.piles.discards.iter().flatten().any(|&token| table.piles.face(token).name() == "swap") {
            let hand: Vec<Card> = table.piles.hand(Seat::First).collect();
            whisper(told, &format!("{hand:?}"));
        }
    }),
    ("the last card of the pile, if it is Nope", |table, _, told| {
        if let [last] = table.piles.draws[0][..] {
            if table.piles.face(last).name() == "nope" {
                utter(told, "one more".into());
            }
        }
    }),
];

/// While choices are made, the table as it was before them belongs to the same imagined world.
#[test]
fn an_imagined_storm_is_one_world() {
    let setup = json!({ "hands": { "first": ["double", "charge"] } });
    let config = super::pairs::config::<Storm>(&mut Dice::new("one"), "one", serde_json::from_value(setup).ok());
    let mut host = deckmate::play::Host::<Storm>::new(config).expect("a game");
    host.apply(host.find("card:double").expect("the card is offered")).expect("it is played");
    let mut table = host.table().clone();
    Storm::imagine(&mut table, Seat::First, &mut Dice::new("another"));
    let Doing::Choosing(choosing) = &table.doing else { panic!("choices are being made") };
    for seat in Seat::BOTH {
        assert!(choosing.scene.piles.hand(seat).eq(table.piles.hand(seat)), "{}", seat.name());
    }
    assert!(Storm::view(&table, Eye::Watcher) == Storm::view(host.table(), Eye::Watcher));
    assert!(!host.table().piles.hand(Seat::Second).eq(table.piles.hand(Seat::Second)), "another hand is imagined");
}
