//! Every ordered pair of cards of both decks of Chess Storm: the one takes effect, later the other, under all laws.
//! A share of them every day, all in `./build.sh soak`. The places where cards can be played are learnt from the spec
//! files.

use std::cell::RefCell;
use std::collections::BTreeMap;

use deckmate::games::storm::model::catalog::{Card, When};
use deckmate::games::storm::{Choice, Event as Own, Prompt};
use deckmate::games::storm::{Storm, Table};
use deckmate::games::words::is_about_result;
use deckmate::play::{Config, Dice, Event, Game, Host, Seat};
use serde_json::json;

use super::run::{costly_laws, play, Watched};
use super::starts::{starts, Start};
use super::storm;

/// Tries of a pair before it counts as impossible, and answers that a try lasts.
const TRIES: usize = 1_500;
const ANSWERS: usize = 60;

/// A position in which most pieces can do something.
const OPEN: &str = "r2qr1k1/1pp2pp1/2n1bn2/p2p3p/P2P3P/2N1BN2/1PP2PP1/R2QR1K1 w - -";

/// The two cards of a pair, in order, and who holds them.
type Pair = [(Card, Seat); 2];

/// Progress of a try.
#[derive(Default)]
struct Progress {
    answers: usize,
    /// The answers of the case that were not given yet, the last one first.
    script: Vec<String>,
    /// Place in the pair of the card that is to be played next.
    next: usize,
    declared: bool,
    failed: bool,
}

impl Progress {
    fn is_over(&self) -> bool {
        self.failed || self.next == 2 || self.answers == ANSWERS
    }

    /// Notes the effect, or the failure, of the card that was declared.
    fn see(&mut self, pair: &Pair, table: &Table, events: &[Event<Own>]) {
        let Some((card, _)) = pair.get(self.next) else { return };
        for event in events {
            match event {
                Event::Own(Own::Play { card: name, .. }) if *name == card.name() => self.declared = true,
                Event::Own(Own::Effect { card: name, had, .. }) => self.failed |= *name == card.name() && !had,
                _ => {}
            }
        }
        if self.declared && table.stack.iter().all(|declared| declared.card != *card) && !self.failed {
            self.next += 1;
            self.declared = false;
        }
    }

    /// The next card of the pair if it is offered; else what the case does; else anything that keeps the pair.
    fn pick(&mut self, pair: &Pair, prompt: &Prompt, dice: &mut Dice) -> Choice {
        let (card, holder) = pair[self.next];
        if prompt.options.contains(&Choice::Card(card.name())) && dice.below(10) > 0 {
            return Choice::Card(card.name());
        }
        let spoils = |choice: &Choice| match choice {
            // A player has one card a turn: it is kept for the pair.
            Choice::Card(name) | Choice::Dump(name) => {
                pair.iter().any(|(card, _)| card.name() == *name) || prompt.seat == holder
            }
            choice => is_about_result(choice),
        };
        if let Some(line) = self.script.last() {
            let (seat, text) = line.split_once(' ').unwrap_or((prompt.seat.name(), line));
            let wanted = prompt.options.iter().find(|choice| choice.to_string() == text && !spoils(choice));
            if let Some(&choice) = wanted.filter(|_| seat == prompt.seat.name() && dice.below(8) > 0) {
                self.script.pop();
                return choice;
            }
        }
        let kept: Vec<Choice> = prompt.options.iter().copied().filter(|choice| !spoils(choice)).collect();
        let cards: Vec<Choice> = kept.iter().copied().filter(|choice| matches!(choice, Choice::Card(_))).collect();
        if !cards.is_empty() && dice.below(10) < if card.window() == When::Reply { 8 } else { 2 } {
            return cards[dice.below(cards.len())];
        }
        let all = if kept.is_empty() { &prompt.options } else { &kept };
        all[dice.below(all.len())]
    }
}

/// A game that begins as the case does, but with the pair in hand; none if the two do not go together.
fn deal(start: &Start, pair: &Pair, dice: &mut Dice) -> Option<Host<Storm>> {
    let mut setup = start.setup.clone();
    for field in ["pile", "discard"] {
        setup.as_object_mut().unwrap().remove(field);
    }
    let mut others: Vec<Card> = Card::all().filter(|card| pair.iter().all(|(own, _)| own != card)).collect();
    // After a card that changes the hand the other one is drawn, where it is not held from the beginning.
    let held = if dice.below(3) == 0 { &pair[..1] } else { &pair[..] };
    if held.len() == 1 {
        let mut pile = vec![pair[1].0.name()];
        pile.extend((0..20).map(|_| others.swap_remove(dice.below(others.len())).name()));
        setup["pile"] = json!(pile);
    }
    let mut hands: [Vec<&str>; 2] =
        Seat::BOTH.map(|seat| held.iter().filter(|(_, holder)| *holder == seat).map(|(card, _)| card.name()).collect());
    // A card that is played in answer to a card needs somebody who plays one.
    if dice.below(2) == 0 || pair.iter().any(|(card, _)| card.window() == When::Reply) {
        for hand in &mut hands {
            while hand.len() < 4 {
                hand.push(others.swap_remove(dice.below(others.len())).name());
            }
        }
    }
    setup["hands"] = json!({ "first": hands[0], "second": hands[1] });
    let options: BTreeMap<String, deckmate::play::Value> =
        serde_json::from_value(start.options.clone()).unwrap_or_default();
    let kept = options.into_iter().filter(|(name, _)| !["deck", "hand_size", "clock"].contains(&name.as_str()));
    let options = kept.chain([("deck".to_owned(), deckmate::play::Value::from("printed/second"))]).collect();
    let seed = format!("pair-{}", dice.below(1 << 30));
    let setup = serde_json::from_value(setup).unwrap();
    Host::new(Config::new(Storm::INFO.name, &Storm::options(), seed, options, Some(setup)).unwrap()).ok()
}

/// True if both cards of a pair took effect, at some try or other, played by one player or by the two.
fn meet(
    cards: [Card; 2],
    by_one: bool,
    starts: &BTreeMap<Card, Vec<(Seat, Start)>>,
    dice: &mut Dice,
    answers: &mut usize,
) -> bool {
    (0..TRIES).any(|time| {
        // The other card is tried, too, where the one can be played.
        let scene = time % 3;
        let open = (Seat::First, Start { options: json!({}), setup: json!({ "board": OPEN }), script: Vec::new() });
        let known = cards.get(scene).map(|card| &starts[card]);
        let (holder, start) = known.map_or(&open, |known| &known[dice.below(known.len())]);
        let other = if by_one { *holder } else { holder.other() };
        let holders = if scene == 1 { [other, *holder] } else { [*holder, other] };
        let pair = [(cards[0], holders[0]), (cards[1], holders[1])];
        let Some(host) = deal(start, &pair, dice) else { return false };
        let script = start.script.iter().rev().cloned().collect();
        let progress = RefCell::new(Progress { script, ..Progress::default() });
        let (mut laws, mut game) = (storm::laws_of_any_start(), Watched(host));
        let mut see = |table: &Table, events: &[Event<Own>]| {
            laws(table, events);
            progress.borrow_mut().see(&pair, table, events);
        };
        play(&mut game.0, &mut see, &mut |host, prompt| {
            let mut progress = progress.borrow_mut();
            if progress.is_over() {
                return None;
            }
            progress.answers += 1;
            *answers += 1;
            if (*answers).is_multiple_of(100) {
                costly_laws(host, prompt, dice);
            }
            Some(progress.pick(&pair, prompt, dice))
        });
        progress.borrow().next == 2
    })
}

/// Without a wish a day tries one pair in so many, and every pair has its day.
const DAYS: u64 = 21;

/// Two cards in their order, and whether one player plays both.
type Meeting = ([Card; 2], bool);

/// The pairs that are asked for: those of one day, of a few cards by name (`DECKMATE_CARDS`), or with `DECKMATE_PAIRS=all`
/// every one.
fn asked() -> Vec<Meeting> {
    let named = std::env::var("DECKMATE_CARDS").unwrap_or_default();
    let is_named = |card: Card| named.split(' ').any(|name| name == card.name());
    let all = std::env::var("DECKMATE_PAIRS").is_ok_and(|which| which == "all");
    let today = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    let ordered = Card::all().flat_map(|one| Card::all().map(move |other| [one, other]));
    let pairs = ordered.filter(|[one, other]| one != other).flat_map(|pair| [(pair, true), (pair, false)]);
    let is_asked = |at: u64, pair: [Card; 2]| match named.is_empty() {
        true => all || at % DAYS == today % DAYS,
        false => is_named(pair[0]),
    };
    (0..).zip(pairs).filter(|&(at, (pair, _))| is_asked(at, pair)).map(|(_, meeting)| meeting).collect()
}

/// Outcome of a share of the pairs.
#[derive(Default)]
struct Found {
    never: Vec<Meeting>,
    broken: Vec<Meeting>,
    answers: usize,
}

impl Found {
    /// Tries a pair, in the same way whatever was tried before.
    fn try_pair(&mut self, meeting: Meeting, starts: &BTreeMap<Card, Vec<(Seat, Start)>>) {
        let (pair, by_one) = meeting;
        let mut dice = Dice::new(&format!("{} and {}, {by_one}", pair[0].name(), pair[1].name()));
        // A law that is broken is told at once, with its game; the other pairs are looked at all the same.
        let meet = || meet(pair, by_one, starts, &mut dice, &mut self.answers);
        match std::panic::catch_unwind(std::panic::AssertUnwindSafe(meet)) {
            Ok(true) => {}
            Ok(false) => self.never.push(meeting),
            Err(_) => self.broken.push(meeting),
        }
    }
}

#[test]
fn pairs_of_storm_cards_keep_the_laws() {
    let (starts, pairs) = (starts(), asked());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let shares: Vec<Found> = std::thread::scope(|scope| {
        let share = |thread: usize| {
            let (pairs, starts) = (&pairs, &starts);
            move || {
                let mut found = Found::default();
                pairs.iter().skip(thread).step_by(threads).for_each(|&pair| found.try_pair(pair, starts));
                found
            }
        };
        let shares: Vec<_> = (0..threads).map(|thread| scope.spawn(share(thread))).collect();
        shares.into_iter().map(|share| share.join().unwrap()).collect()
    });
    let answers: usize = shares.iter().map(|found| found.answers).sum();
    let broken: Vec<_> = shares.iter().flat_map(|found| &found.broken).map(|(pair, _)| pair.map(Card::name)).collect();
    let never: Vec<_> = shares.iter().flat_map(|found| &found.never).collect();
    for ([one, other], by_one) in &never {
        let whose = if *by_one { "the same" } else { "the other" };
        println!("{} and later {} by {whose} player: never both in {TRIES} tries", one.name(), other.name());
    }
    let count = pairs.len();
    println!(
        "{count} ordered pairs of cards and players, {answers} answers; both took effect in all but {}",
        never.len()
    );
    assert!(broken.is_empty(), "laws are broken by {} pairs: {broken:?}", broken.len());
    assert!(never.len() * 100 < count, "almost all pairs take effect");
}
