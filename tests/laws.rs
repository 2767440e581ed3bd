//! Laws that hold at every prompt of random games of every kind; `DECKMATE_PLIES` sets how many plies a game gets.
#![allow(clippy::unwrap_used)] // a test may fail

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use deckmate::games::any::options;
use deckmate::games::chess::Chess;
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::cards::Card;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::cards::Card as HandCard;
use deckmate::games::five_card::FiveCard;
use deckmate::games::full_double::FullDouble;
use deckmate::games::storm::memory::Action;
use deckmate::games::storm::{lasting, Storm};
use deckmate::play::view::Cell;
use deckmate::play::{
    save, Choice, Config, Dice, Entry, Event, Eye, Game, Host, OptionKind, Pilot, Prompt, Seat, Turn, View,
};
use serde_json::Value;

/// Every so many prompts the laws that cost more are checked.
const SAMPLE: usize = 100;

fn plies() -> usize {
    std::env::var("DECKMATE_PLIES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

/// A pilot that runs a game straight through from its record, without ever suspending a turn.
struct Straight {
    entries: std::vec::IntoIter<Entry>,
}

impl<G: Game> Pilot<G> for Straight {
    fn pick(&mut self, _: &G::Table, _: &Prompt) -> Option<(Choice, u32)> {
        match self.entries.next() {
            Some(Entry::Answer(_, choice, thought)) => Some((choice, thought)),
            other => panic!("the record has {other:?} where an answer is due"),
        }
    }

    fn roll(&mut self, of: NonZeroU32) -> u32 {
        match self.entries.next() {
            Some(Entry::Chance { of: recorded, got }) if recorded == of.get() => got,
            other => panic!("the record has {other:?} where a roll of {of} is due"),
        }
    }
}

/// Random options of a game: every value of every option comes up.
fn config<G: Game>(dice: &mut Dice, number: usize) -> Config {
    let mut chosen = BTreeMap::new();
    for spec in options(G::INFO.name).unwrap() {
        if dice.below(2) == 0 {
            continue;
        }
        let value = match spec.kind {
            OptionKind::Switch(_) => Value::from(dice.below(2) == 0),
            OptionKind::Number { least, most, .. } => {
                Value::from(least + dice.below((most - least + 1) as usize) as u32)
            }
            OptionKind::Choice(values) => Value::from(values[dice.below(values.len())]),
            OptionKind::Clock(_) => Value::from(["none", "3+2", "10+5", "1+0"][dice.below(4)]),
            OptionKind::Counts { most, .. } => Value::from(dice.below(most as usize + 1)),
        };
        chosen.insert(spec.name.to_owned(), value);
    }
    Config::new(G::INFO.name, G::options(), format!("laws-{number}"), chosen, None).unwrap()
}

/// A uniformly random answer, but the game is only rarely given up.
fn pick(options: &[Choice], dice: &mut Dice) -> Choice {
    // The set-up offers so many exchanges that chance alone would hardly ever end it.
    if options.contains(&Choice::Identical) && dice.below(8) == 0 {
        return Choice::Done;
    }
    // Cards are what there is to be seen: whoever holds one likes to play it.
    let cards: Vec<Choice> = options.iter().copied().filter(|choice| matches!(choice, Choice::Card(_))).collect();
    if !cards.is_empty() && dice.below(10) < 6 {
        return cards[dice.below(cards.len())];
    }
    loop {
        let choice = options[dice.below(options.len())];
        if !choice.is_about_result() || dice.below(100) == 0 {
            return choice;
        }
    }
}

fn eyes<G: Game>(host: &Host<G>) -> Vec<View> {
    [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher].map(|eye| host.view(eye).unwrap()).to_vec()
}

/// Plays random games until enough plies are seen, checking `extra` at every prompt.
fn random_games<G: Game + Clone>(extra: impl Fn(&G::Table)) {
    let mut dice = Dice::new(&format!("laws of {}", G::INFO.name));
    let (mut seen, mut number) = (0, 0);
    while seen < plies() {
        number += 1;
        let mut host: Host<G> = Host::new(config::<G>(&mut dice, number)).unwrap();
        let mut cells = host.view(Eye::Watcher).unwrap().cells;
        let (mut prompts, mut answers_in_turn, mut turns) = (0, 0, 0);
        while let Some(prompt) = host.prompt().cloned() {
            extra(host.table());
            offers_are_sound(&host, &prompt);
            let choice = pick(&prompt.options, &mut dice);
            if (prompts + number) % SAMPLE == 0 {
                costly_laws(&host, &prompt, &mut dice);
            }
            let left = host.prompt_view().and_then(|prompt| prompt.left);
            let thought = if left.is_some() { dice.below(4_000) as u32 } else { 0 };
            let events = host.apply_after(choice, thought).unwrap();
            let view = G::view(host.table(), Eye::Watcher);
            events_tell_the_board(&mut cells, &events, &view);
            prompts += 1;
            answers_in_turn = if host.record().count() == turns { answers_in_turn + 1 } else { 0 };
            turns = host.record().count();
            assert!(answers_in_turn < 400, "a turn does not end");
            assert!(turns < 20_000, "a game does not end");
        }
        seen += turns;
        the_end_is_final(&mut host);
        straight_equals_resumed(&host);
    }
}

fn offers_are_sound<G: Game>(host: &Host<G>, prompt: &Prompt) {
    let mut texts: Vec<String> = prompt.options.iter().map(Choice::to_string).collect();
    assert!(!texts.is_empty() && texts.iter().all(|text| text.is_ascii() && !text.contains(' ')));
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), prompt.options.len(), "two offers share a text: {:?}", prompt.options);
    assert!(host.prompt_view().is_some_and(|view| !view.text.is_empty()));
}

/// What a page animates must lead from the board it shows to the board it gets.
fn events_tell_the_board(cells: &mut Vec<Option<Cell>>, events: &[Event], view: &View) {
    let files = usize::from(view.files);
    let place = |square: deckmate::board::Square| usize::from(square.rank()) * files + usize::from(square.file());
    let mut off: BTreeMap<u8, Cell> = BTreeMap::new();
    for event in events {
        match event {
            Event::Shift { from, to, id } => {
                let man = cells[place(*from)].take().expect("a man to shift");
                assert_eq!(man.id, *id);
                assert!(cells[place(*to)].replace(man).is_none(), "shifted onto a man");
            }
            Event::Lift { from, id } => {
                let man = cells[place(*from)].take().expect("a man to lift");
                off.insert(*id, man);
            }
            Event::Place { at, id } => {
                // A man that was off the board before is known from the view alone.
                let now = view.cells.iter().flatten().find(|cell| cell.id == *id).cloned();
                // One that came and went again is in no view; that it went is checked when it is lifted.
                let passing = Cell {
                    id: *id,
                    side: "",
                    kind: "",
                    marks: Vec::new(),
                    cloaked: None,
                    base: None,
                    of: None,
                    lodger: None,
                };
                let man = off.remove(id).or(now).unwrap_or(passing);
                assert!(cells[place(*at)].replace(man).is_none(), "placed onto a man");
            }
            Event::Recast { id, kind, at } if *at != deckmate::board::Square::OFF => {
                let man = cells[place(*at)].as_mut().expect("a man to recast");
                assert_eq!(man.id, *id);
                man.kind = kind.name();
            }
            _ => {}
        }
    }
    let bare = |cells: &[Option<Cell>]| -> Vec<_> {
        cells.iter().map(|cell| cell.as_ref().map(|man| (man.id, man.of.unwrap_or(man.side), man.kind))).collect()
    };
    assert_eq!(bare(cells), bare(&view.cells), "the events do not lead to the view");
    cells.clone_from(&view.cells);
}

fn costly_laws<G: Game + Clone>(host: &Host<G>, prompt: &Prompt, dice: &mut Dice) {
    let offers = host.offers();
    assert!(offers.iter().all(|offer| !offer.label.is_empty()));
    // Every option is accepted, and can be taken back unless something was revealed.
    let back = dice.below(prompt.options.len());
    for (at, &choice) in prompt.options.iter().enumerate() {
        let mut other = host.clone();
        let events = other.apply(choice).unwrap_or_else(|fault| panic!("{choice} is offered but refused: {fault}"));
        if at != back {
            continue;
        }
        let asked = host.prompt().map(|prompt| prompt.seat);
        match other.back(asked) {
            Ok(()) => {
                assert!(!events.iter().any(Event::reveals));
                assert_eq!(eyes(&other), eyes(host));
                assert_eq!(other.prompt(), host.prompt());
            }
            Err(fault) => assert!(fault.code == "revealed" && events.iter().any(Event::reveals), "{fault}"),
        }
    }
    // What is not offered is refused and changes nothing.
    let before = save::write(host);
    for text in ["e2e5", "a1a1", "draw", "yes", "card:save-king", "kind:king", "z9z9", "", "square:e4", "e7e8=king"] {
        if offers.iter().all(|offer| offer.text != text) {
            assert!(host.find(text).is_err(), "{text} is not offered but found");
        }
    }
    let absent = [Choice::Yes, Choice::Done, Choice::Pass, Choice::Draw].into_iter();
    for choice in absent.filter(|choice| !prompt.options.contains(choice)) {
        let mut other = host.clone();
        assert_eq!(other.apply(choice).unwrap_err().code, "not-offered");
        assert_eq!(save::write(&other), before);
    }
    // A loaded save shows the same and goes on in the same way.
    let loaded: Host<G> = save::Save::read(&before).unwrap().load().unwrap();
    assert_eq!(eyes(&loaded), eyes(host));
    assert_eq!(loaded.offers(), offers);
    assert_eq!(save::write(&loaded), before);
    let choice = pick(&prompt.options, dice);
    let (mut one, mut two) = (host.clone(), loaded);
    assert_eq!(one.apply(choice), two.apply(choice));
    assert_eq!(save::write(&one), save::write(&two));
    // What an eye cannot know makes no difference to what it sees, is asked and is offered.
    for seat in Seat::BOTH {
        let mut table = host.table().clone();
        G::imagine(&mut table, seat, dice);
        assert_eq!(G::view(&table, Eye::Seat(seat)), G::view(host.table(), Eye::Seat(seat)));
        assert_eq!(G::view(&table, Eye::Watcher), G::view(host.table(), Eye::Watcher));
        assert_eq!(G::question(&table, prompt), G::question(host.table(), prompt));
        for choice in &prompt.options {
            assert_eq!(G::label(&table, choice), G::label(host.table(), choice));
        }
    }
}

fn the_end_is_final<G: Game>(host: &mut Host<G>) {
    assert!(host.prompt().is_none() && host.offers().is_empty());
    assert!(host.view(Eye::All).unwrap().result.is_some());
    assert_eq!(host.apply(Choice::Draw).unwrap_err().code, "game-over");
    assert_eq!(host.find("e2e4").unwrap_err().code, "game-over");
}

fn straight_equals_resumed<G: Game>(host: &Host<G>) {
    let entries: Vec<Entry> = host.record().flatten().copied().collect();
    let mut pilot = Straight { entries: entries.into_iter() };
    let mut table = G::lay_out(host.config()).unwrap();
    let mut events = Vec::new();
    let mut number = 0;
    while G::outcome(&table).is_none() {
        let mut turn = Turn::<G>::new(&mut table, number, &mut pilot, &mut events);
        let _ = if number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
        number += 1;
    }
    assert!(table == *host.table(), "straight and resumed play end at different tables");
    assert!(events.iter().eq(host.events()), "straight and resumed play tell different events");
    assert!(pilot.entries.next().is_none());
}

#[test]
fn chess_keeps_the_laws() {
    random_games::<Chess>(|table| assert_eq!(table.board.hash(), table.board.hash_afresh()));
}

#[test]
fn full_double_keeps_the_laws() {
    random_games::<FullDouble>(|table| {
        assert_eq!(table.board.hash(), table.board.hash_afresh());
        let kings = table.board.kind(deckmate::board::Kind::King);
        for side in deckmate::board::Side::BOTH {
            assert!((1..=2).contains(&(kings & table.board.of(side)).len()), "FD-8: a last King is never taken");
        }
    });
}

#[test]
fn doublecross_keeps_the_laws() {
    random_games::<DoubleCross>(|table| {
        assert_eq!(table.board.hash(), table.board.hash_afresh());
        let mut cards: Vec<Card> = table.deck.contents().chain(table.drawn).chain(table.gone.iter().copied()).collect();
        cards.extend(table.discards.iter().flatten());
        let save_king = Card::from_name("save-king").unwrap();
        cards.extend(std::iter::repeat_n(save_king, (table.held[0] + table.held[1]) as usize));
        cards.sort_unstable();
        let mut all = Card::deck(&table.options.jousts);
        all.sort_unstable();
        // A Save King just drawn is both on the table and put aside until its turn ends.
        if table.drawn == Some(save_king) && cards.len() > all.len() {
            cards.remove(cards.iter().position(|&card| card == save_king).unwrap());
        }
        assert_eq!(cards, all, "every card is in exactly one place");
    });
}

#[test]
fn five_card_keeps_the_laws() {
    random_games::<FiveCard>(|table| {
        assert_eq!(table.board.hash(), table.board.hash_afresh());
        let hands = table.hands.iter().flatten().map(|card| *card.truth());
        let mut cards: Vec<HandCard> =
            table.stack.contents().chain(table.discard.iter().copied()).chain(hands).collect();
        cards.sort_unstable();
        assert_eq!(cards, HandCard::deck(), "every card is in exactly one place");
        assert!(table.hands.iter().all(|hand| hand.len() == 5) || table.called.is_some(), "hands hold five cards");
        assert!(table.cube.is_power_of_two() && table.cube <= 64);
        assert_eq!(table.stake, table.cube, "the stake is the ante times the cube");
        if let Some(clock) = &table.clock {
            assert!(clock.left.iter().all(|&left| left <= clock.control.time));
        }
    });
}

#[test]
fn deception_keeps_the_laws() {
    random_games::<Deception>(|table| {
        assert_eq!(table.board.hash(), table.board.hash_afresh());
        for side in deckmate::board::Side::BOTH {
            let own = table.board.of(side);
            let kings = own.iter().filter(|&id| table.base(id) == deckmate::board::Kind::King).count();
            assert!(kings == 1 || table.result.is_some(), "each side has its base King until the end");
            let open = own - table.cloaked;
            assert!(open.iter().all(|id| table.base(id) == table.board.piece(id).kind), "an uncloaked man is its base");
        }
    });
}

#[test]
fn chess_storm_keeps_the_laws() {
    random_games::<Storm>(|table| {
        assert_eq!(table.board.hash(), table.board.hash_afresh());
        assert_eq!(table.overlay, lasting::overlay(table), "the overlay is what the effects make it");
        // Every cardboard is in exactly one place.
        let piles = &table.piles;
        let signs = table.lasting.iter().filter_map(|effect| effect.sign);
        let mut places: Vec<_> =
            piles.pile.iter().chain(&piles.discard).chain(piles.hands.iter().flatten()).copied().collect();
        places.extend(signs.chain(table.stack.iter().map(|declared| declared.token)));
        places.sort_unstable();
        places.dedup();
        // A lasting card that is being chosen for is both declared and already a sign.
        assert_eq!(places.len(), piles.count(), "every card is in exactly one place");
        for (hand, full) in piles.hands.iter().zip(table.options.hand_size) {
            assert!(hand.len() <= usize::from(full), "nobody holds more than a full hand");
        }
        for side in deckmate::board::Side::BOTH {
            assert!((1..=2).contains(&table.royals(side).len()), "each side has a royal man");
        }
        for effect in &table.lasting {
            // The Stand-in may have abdicated and been taken as a Prince while two royal men are left.
            let is_there = effect.man().is_none_or(|id| table.at(id) != deckmate::board::Square::OFF);
            assert!(is_there || matches!(effect.rule, lasting::Rule::StandIn(_)), "{effect:?}");
        }
        let seat = if table.extra { table.mover } else { table.mover.other() };
        if table.now.action == Action::None && matches!(table.before[seat.index()].action, Action::Card(_)) {
            assert!(!table.mated(table.side(table.mover)), "CS-0.52: no card mates");
        }
    });
}

#[test]
fn the_modules_know_only_what_they_may() {
    let may = [
        ("src/board", &["crate::play", "crate::games", "crate::bots", "crate::web", "crate::spec", "crate::cli"][..]),
        ("src/play", &["crate::games", "crate::bots", "crate::web", "crate::spec", "crate::cli"]),
        ("src/games", &["crate::bots", "crate::web", "crate::spec", "crate::cli"]),
        ("src/bots", &["crate::web", "crate::spec", "crate::cli"]),
        ("src/spec", &["crate::web", "crate::cli", "crate::bots"]),
    ];
    let mut files = 0;
    for (folder, forbidden) in may {
        let mut folders = vec![std::path::PathBuf::from(folder)];
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(next).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                files += 1;
                for name in forbidden {
                    assert!(!text.contains(name), "{} uses {name}", path.display());
                }
            }
        }
    }
    assert!(files > 30);
}
