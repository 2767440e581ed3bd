//! Nothing leaks: two tables that differ only in what an eye may not know look, ask, offer and tell the same to it.
//!
//! The checks are themselves checked by planted leaks, which they must find.

#[path = "leaks/backs.rs"]
mod backs;
#[path = "leaks/deals.rs"]
mod deals;
#[path = "leaks/games.rs"]
mod games;
#[path = "own_cards/random.rs"]
#[allow(clippy::unwrap_used)] // a test may fail
mod lots;
#[path = "leaks/own.rs"]
mod own;
#[path = "leaks/pairs.rs"]
mod pairs;
#[path = "laws/starts.rs"]
#[allow(clippy::unwrap_used)] // a test may fail
mod starts;
#[path = "leaks/storm.rs"]
mod storm;
#[path = "leaks/turns.rs"]
mod turns;

use deckmate::board::{Side, Square};
use deckmate::games::deception::cloaks::uncloakable;
use deckmate::games::deception::Deception;
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::plays::plays;
use deckmate::games::five_card::FiveCard;
use deckmate::games::storm::Storm;
use deckmate::play::view::LogLine;
use deckmate::play::{Event, Game, Seat};

use games::hand;
use pairs::{Checker, Secretive};
use turns::{Leak, Told};

/// Pairs that every game must be tried with.
const PAIRS: usize = 20_000;

fn nothing_leaks<G: Secretive>() {
    let mut checker = Checker::<G>::new(None);
    checker.corners(12);
    let corners = checker.pairs;
    checker.random(corners + PAIRS, G::INFO.name);
    assert_eq!(checker.found, None);
    assert!(checker.pairs >= corners + PAIRS && corners > 500 && checker.continued > PAIRS / 20);
    assert_eq!(checker.covered > PAIRS / 20, G::COVERS);
    let Checker { pairs, continued, covered, .. } = checker;
    println!("{}: {pairs} pairs, {corners} in corners, {continued} continued, {covered} covered", G::INFO.name);
}

/// Every planted leak is found.
fn leaks_are_found<G: Secretive>(leaks: &[(&str, Leak<G>)]) {
    for (name, leak) in leaks {
        let mut checker = Checker::<G>::new(Some(*leak));
        checker.corners(12);
        checker.random(checker.pairs + PAIRS, &name.replace([' ', ',', '\''], "-"));
        assert!(checker.found.is_some(), "{}: {name} was not found in {} pairs", G::INFO.name, checker.pairs);
        println!("{}: {name} was found after {} pairs", G::INFO.name, checker.pairs);
    }
}

/// The stack as it lies.
fn stack(table: &<FiveCard as Game>::Table) -> Vec<Card> {
    table.stack.clone().places().map(|card| *card.truth()).collect()
}

fn whisper<G: Game>(told: &mut Told<G>, secret: &str) {
    let line = LogLine {
        turn: 0,
        seat: None,
        side: None,
        text: secret.to_owned(),
        squares: Vec::new(),
        card: None,
        named: None,
        moved: None,
        sign: None,
    };
    told.view.log.push(line);
}

fn utter<G: Game>(told: &mut Told<G>, secret: String) {
    told.events.push(Event::Say {
        turn: 0,
        seat: None,
        side: None,
        text: secret,
        squares: Vec::new(),
        card: None,
        named: None,
        moved: None,
        sign: None,
    });
}

#[test]
fn five_card_tells_nothing() {
    nothing_leaks::<FiveCard>();
}

#[test]
fn deception_tells_nothing() {
    nothing_leaks::<Deception>();
}

#[test]
fn storm_tells_nothing() {
    nothing_leaks::<Storm>();
}

#[test]
fn nothing_that_came_out_is_taken_back() {
    let mut tried = backs::Tried::default();
    tried.until(backs::share(), "backs", backs::granted);
    assert_eq!(tried.found, None);
    let backs::Tried { asked, granted, worlds, cards, .. } = tried;
    assert!(granted > asked / 20 && worlds > granted);
    let missing: Vec<_> = turns::printed_names::<Storm>().into_iter().filter(|card| !cards.contains(card)).collect();
    assert_eq!(missing, [""; 0], "all cards are played");
    println!("{asked} take-backs, {granted} granted, {worlds} worlds, {} cards", cards.len());
}

#[test]
fn wrong_grants_are_found() {
    let everything: backs::Grant = |_, _, _, _| true;
    for (name, grant) in [("everything", everything), ("names-of-events", backs::by_names)] {
        let mut tried = backs::Tried::default();
        tried.until(backs::share(), name, grant);
        assert!(tried.found.is_some(), "{name} was not found in {} take-backs", tried.asked);
        println!("{name} was found after {} take-backs", tried.asked);
    }
}

#[test]
fn planted_leaks_of_storm_are_found() {
    leaks_are_found::<Storm>(storm::LEAKS);
}

#[test]
fn planted_leaks_of_five_card_are_found() {
    leaks_are_found::<FiveCard>(&[
        ("the other hand in the log", |table, eye, told| whisper(told, &format!("{:?}", hand(table, eye.other())))),
        ("the other's number of plays", |table, eye, told| {
            if let Some(prompt) = &mut told.prompt {
                prompt.text += &plays(table, eye.other()).len().to_string();
            }
        }),
        ("the next card", |table, _, told| utter(told, format!("{:?}", stack(table).last()))),
        ("the order of the stack", |table, _, told| {
            let sum = stack(table).into_iter().fold(7, |sum: usize, card| (sum * 31 + card.index()) % 65_521);
            told.view.turn.number += sum as u32;
        }),
        ("a card in the watcher's view", |table, _, told| {
            let poker = &mut told.watcher.own;
            for (shown, card) in poker.hands.second.iter_mut().zip(&table.hands[1]) {
                *shown = Some(card.truth().name());
            }
        }),
        ("a Wild card in the other hand", |table, eye, told| {
            if hand(table, eye.other()).contains(&Card::Wild) {
                told.offers.push("beware".into());
            }
        }),
        ("the last card of the stack, if it is Wild", |table, _, told| {
            if stack(table) == [Card::Wild] {
                utter(told, "one more".into());
            }
        }),
        ("all four Wild cards in one hand", |table, eye, told| {
            if hand(table, eye.other()).iter().filter(|card| **card == Card::Wild).count() == 4 {
                whisper(told, "so lucky");
            }
        }),
        ("a reason that looks into the other hand", |table, eye, told| {
            for reason in told.reasons.iter_mut().filter(|reason| reason.contains("card")) {
                *reason += &hand(table, eye.other()).contains(&Card::Wild).to_string();
            }
        }),
        ("a caller's hand that can play on", |table, eye, told| {
            if table.called.is_some_and(|called| called.by != eye) && plays(table, eye.other()).is_empty() {
                whisper(told, "he bluffs");
            }
        }),
    ]);
}

#[test]
fn planted_leaks_of_deception_are_found() {
    fn kings<T>(table: &<Deception as Game>::Table, eye: Seat, tell: impl Fn(Square) -> T) -> Option<T> {
        let foes = table.board.of(Deception::side(table, eye.other()));
        let king = foes.iter().find(|id| table.base(*id) == deckmate::board::Kind::King);
        king.map(|id| tell(table.board.piece(id).at))
    }
    leaks_are_found::<Deception>(&[
        ("a sum over hidden bases", |table, _, told| {
            let bases = table.bases.iter().map(|base| base.truth().index() as u32);
            told.view.turn.number += bases.fold(7, |sum, base| (sum * 31 + base) % 65_521);
        }),
        ("the other's number of uncloakings", |table, eye, told| {
            let mut seen = table.clone();
            seen.mover = eye.other();
            if let Some(prompt) = &mut told.prompt {
                prompt.text += &uncloakable(&seen).len().to_string();
            }
        }),
        ("the row of the King", |table, eye, told| {
            whisper(told, &format!("{:?}", kings(table, eye, deckmate::board::Square::rank)));
        }),
        ("an attacked King under a cloak", |table, eye, told| {
            let side: Side = Deception::side(table, eye);
            if kings(table, eye, |at| table.board.attacked(table.variant, at, side)) == Some(true) {
                told.view.check.push("e1");
            }
        }),
        ("a check of a King under a cloak in the list of moves", |table, eye, told| {
            let side: Side = Deception::side(table, eye);
            whisper(told, "a move");
            if kings(table, eye, |at| table.board.attacked(table.variant, at, side)) == Some(true) {
                told.view.log.last_mut().into_iter().for_each(|line| line.sign = Some("+"));
            }
        }),
        ("a label that knows the base", |table, eye, told| {
            if let Some((offer, at)) = told.offers.first_mut().zip(kings(table, eye, |at| at)) {
                *offer += &at.to_string();
            }
        }),
        ("a reason that looks under a cloak", |table, eye, told| {
            if let Some((reason, at)) = told.reasons.first_mut().zip(kings(table, eye, |at| at)) {
                *reason += &at.to_string();
            }
        }),
        ("a base in the watcher's view", |table, _, told| {
            for cell in told.watcher.cells.iter_mut().flatten() {
                cell.base = Some(Some(table.bases[usize::from(cell.id)].truth().name()));
            }
        }),
        ("every base under its own cloak", |table, eye, told| {
            let foes = table.board.of(Deception::side(table, eye.other())) & table.cloaked;
            if !foes.is_empty() && foes.iter().all(|id| table.base(id) == table.board.piece(id).kind) {
                whisper(told, "what you see is what you get");
            }
        }),
        ("the set-up of a seat that is ready", |table, eye, told| {
            if table.turn == 1 && table.ready[eye.other().index()] {
                utter(told, format!("{:?}", kings(table, eye, deckmate::board::Square::file)));
            }
        }),
    ]);
}
