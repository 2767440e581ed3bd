//! Taking back: where it is granted nobody has learnt anything since that is hidden again now. The answers that were taken
//! back are given once more in a world that an eye cannot tell from the true one: with other hidden things, or with another
//! secret answer of the other player. The eye must see the same all the way.

use std::collections::BTreeSet;

use deckmate::games::storm::{Choice, Storm, Table};
use deckmate::play::tape::Entry;
use deckmate::play::{Config, Dice, Event, Game, Host, Seat, Value as PlainValue};
use serde_json::{json, Value};

use super::pairs::{config, pick};
use super::turns::{private, public, told, Bench, Played};

/// Worlds that are tried for each eye and each answer taken back.
const WORLDS: usize = 3;
/// Games are cut after so many turns.
const TURNS: u32 = 12;

/// Who decides that answers are taken back.
pub type Grant = fn(now: &Host<Storm>, before: &Host<Storm>, seat: Seat) -> bool;

/// The engine's own decision.
pub fn granted(now: &Host<Storm>, before: &Host<Storm>, seat: Seat) -> bool {
    let mut host = now.clone();
    host.back(Some(seat)).is_ok_and(|()| host.record().eq(before.record()))
}

/// One turn as far as it was answered.
#[derive(Clone)]
struct Leg {
    number: u32,
    start: Table,
    answers: Vec<Choice>,
    rolls: Vec<u32>,
}

/// What was tried, and the first wrong grant.
#[derive(Default)]
pub struct Tried {
    pub asked: usize,
    pub granted: usize,
    /// Worlds in which the answers taken back were given again.
    pub worlds: usize,
    /// The cards that were named in these games: played, or taken by Peeker.
    pub cards: BTreeSet<&'static str>,
    pub found: Option<String>,
}

/// The state before the last answer of a seat, if it has answered, with the number of answers of its turn that remain.
fn before(now: &Host<Storm>, seat: Seat) -> Option<(Host<Storm>, usize, usize)> {
    let mut record: Vec<_> = now.record().cloned().collect();
    let is_own = |entry: &Entry<Choice>| matches!(entry, Entry::Answer(who, ..) if *who == seat);
    let turn = record.iter().rposition(|entries| entries.iter().any(is_own))?;
    let at = record[turn].iter().rposition(is_own)?;
    record.truncate(turn + 1);
    record[turn].truncate(at);
    let answers = record[turn].iter().filter(|entry| matches!(entry, Entry::Answer(..))).count();
    Some((Host::replay(now.config().clone(), &record).ok()?, turn, answers))
}

/// A turn with so many of its answers, in a world; or the seat whose answer is not offered there.
fn played(leg: &Leg, start: &Table, answers: usize) -> Result<Played<Storm>, Option<Seat>> {
    let mut fate = Dice::new("no more chance");
    let mut bench = Bench { number: leg.number, answers: Vec::new(), rolls: leg.rolls.clone(), dice: &mut fate };
    for &answer in &leg.answers[..answers] {
        let prompt = bench.play(start).prompt;
        if !prompt.as_ref().is_some_and(|prompt| prompt.options.contains(&answer)) {
            return Err(prompt.map(|prompt| prompt.seat));
        }
        bench.answers.push(answer);
    }
    Ok(bench.play(start))
}

fn seen(played: &Played<Storm>, eye: Seat) -> Vec<String> {
    let told = told::<Storm>(played, eye, None);
    public(&told).into_iter().chain(private(&told)).collect()
}

/// A config whose numbers are chosen, too: a die in place of a clock, smaller hands.
fn any_numbers(config: &Config, dice: &mut Dice) -> Config {
    let mut options = config.options.clone();
    for (name, value) in [("chronometer_seconds", "0"), ("memory_seconds", "5"), ("hand_size", "first:4/second:3")] {
        if dice.below(2) == 0 {
            let value = value.parse::<u32>().map_or_else(|_| PlainValue::from(value), PlainValue::from);
            options.insert(name.to_owned(), value);
        }
    }
    Config::new(Storm::INFO.name, &Storm::options(), config.seed.clone(), options, config.setup.clone())
        .expect("a config")
}

impl Tried {
    /// Gives the answers that were taken back in another world; says where the eye sees that it is another.
    fn again(&mut self, legs: &[Leg], start: &Table, other: &[Choice], from: usize, eye: Seat) -> Option<String> {
        let (mut here, mut there) = (legs[0].start.clone(), start.clone());
        for (at, leg) in legs.iter().enumerate() {
            let mut twin = leg.clone();
            if at == 0 {
                twin.answers[..from].copy_from_slice(other);
            }
            let first = if at == 0 { from } else { 0 };
            for answers in first..=leg.answers.len() {
                let one = played(leg, &here, answers).ok()?;
                let two = match played(&twin, &there, answers) {
                    Ok(two) => two,
                    // What the other player could not answer there the eye does not know.
                    Err(asked) => {
                        let is_seen = asked == Some(eye) && (answers > from || at > 0);
                        return is_seen.then(|| format!("an answer of {:?} is not offered", leg.answers));
                    }
                };
                let [a, b] = [&one, &two].map(|played| seen(played, eye));
                if a != b {
                    // Before the first of the answers it is no world that the eye could believe in.
                    let differs = a.into_iter().zip(b).find(|(a, b)| a != b);
                    let text = || format!("{} sees {differs:?} after {:?}", eye.name(), &leg.answers[..answers]);
                    return (at > 0 || answers > from).then(text);
                }
                if at == 0 && answers == from {
                    self.worlds += 1;
                }
                if answers == leg.answers.len() {
                    (here, there) = (one.table, two.table);
                }
            }
        }
        None
    }

    fn check(&mut self, legs: &[Leg], from: usize, dice: &mut Dice) {
        let leg = &legs[0];
        for eye in Seat::BOTH {
            for _ in 0..WORLDS {
                let mut start = leg.start.clone();
                Storm::imagine(&mut start, eye, dice);
                let found = self.again(legs, &start, &leg.answers[..from], from, eye);
                self.found = self.found.take().or(found);
            }
            for at in 0..from {
                let Some(prompt) = played(leg, &leg.start, at).ok().and_then(|played| played.prompt) else { continue };
                if !prompt.secret || prompt.seat == eye {
                    continue;
                }
                let mut other = leg.answers[..from].to_vec();
                other[at] = prompt.options[dice.below(prompt.options.len())];
                let found = self.again(legs, &leg.start, &other, from, eye);
                self.found = self.found.take().or(found);
            }
        }
    }

    /// A random game; at every question both players try to take their last answer back.
    fn game(&mut self, dice: &mut Dice, seed: &str, setup: Value, grant: Grant) {
        let setup: deckmate::play::Value = serde_json::from_value(setup).expect("a setup");
        let config = any_numbers(&config::<Storm>(dice, seed, Some(setup)), dice);
        let mut host = Host::<Storm>::new(config.clone()).expect("a possible setup");
        let mut fate = Dice::new(&config.seed);
        let mut bench: Bench<'_, Storm> = Bench { number: 0, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        let mut start = Storm::lay_out(&config).expect("a possible setup");
        let mut legs: Vec<Leg> = Vec::new();
        while bench.number < TURNS && self.found.is_none() {
            let now = bench.play(&start);
            let leg = Leg {
                number: bench.number,
                start: start.clone(),
                answers: bench.answers.clone(),
                rolls: bench.rolls.clone(),
            };
            let Some(prompt) = &now.prompt else {
                legs.push(leg);
                start = now.table;
                if Storm::outcome(&start).is_some() {
                    return;
                }
                bench.next_turn();
                continue;
            };
            assert!(host.prompt() == Some(prompt), "the bench plays another game than the host");
            let legs_now: Vec<Leg> = legs.iter().cloned().chain([leg]).collect();
            for seat in Seat::BOTH {
                let Some((then, turn, from)) = before(&host, seat) else { continue };
                self.asked += 1;
                if grant(&host, &then, seat) {
                    self.granted += 1;
                    self.check(&legs_now[turn..], from, dice);
                    if let Some(found) = &mut self.found {
                        *found = format!("{found}\n{} of {}: {:?}", seat.name(), config.seed, config.setup);
                        return;
                    }
                }
            }
            let choice = pick(&prompt.options, bench.answers.len(), dice);
            if let Choice::Card(name) = choice {
                self.cards.insert(name);
            }
            host.apply(choice).expect("an answer that is offered");
            bench.answers.push(choice);
        }
    }

    /// Random games until so many take-backs were asked for or one was granted wrongly; card after card is in the hands.
    pub fn until(&mut self, asked: usize, seed: &str, grant: Grant) {
        let names = Storm::card_names();
        // Castlings and captures, few pieces, bishops and open lines, a check that is given, Pawns before their last row.
        let boards = [
            "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq -",
            "6k1/pppp4/2n5/8/8/2N5/PPPP4/6K1 w - -",
            "r1b1k2r/ppp2ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPP2PPP/R1B1K2R w KQkq -",
            "r1bqk2r/pppp1Bpp/2n2n2/4p3/1b2P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq -",
            "4k3/P1b2n2/8/1p1B4/4N1p1/5b2/p2N1P2/4K2R w K -",
        ];
        let pool =
            json!({ "white": ["pawn", "knight", "bishop", "rook"], "black": ["pawn", "knight", "bishop", "queen"] });
        let mut dice = Dice::new(seed);
        let mut number = dice.below(names.len());
        while self.asked < asked && self.found.is_none() {
            // Both hands begin with a card of the day's own, and the second can cancel.
            let mut first = vec![names[number % names.len()], names[dice.below(names.len())]];
            let mut second = vec![names[(number * 3 + 1) % names.len()], names[dice.below(names.len())], "nope"];
            first.dedup();
            second.sort_unstable();
            second.dedup();
            first.retain(|card| !second.contains(card));
            let mut setup =
                json!({ "board": boards[dice.below(boards.len())], "hands": { "first": first, "second": second } });
            if dice.below(3) > 0 {
                setup["pile"] = json!([]);
            }
            if dice.below(2) == 0 {
                setup["pool"] = pool.clone();
            }
            self.game(&mut dice, &format!("{seed}-{number}"), setup, grant);
            number += 1;
        }
    }
}

/// The take-backs that one run of the tests asks for; the long form sets DECKMATE_BACKS.
pub fn share() -> usize {
    std::env::var("DECKMATE_BACKS").ok().and_then(|text| text.parse().ok()).unwrap_or(3_000)
}

/// What a list of events alone would grant: only cards and draws count as seen.
pub fn by_names(now: &Host<Storm>, before: &Host<Storm>, _: Seat) -> bool {
    let told = before.events().count();
    let is_known = |event: &Event<_>| {
        let text = super::turns::json_of(event);
        ["draw", "play", "dump", "discard", "shuffle", "tread"].iter().any(|t| text.contains(&format!(r#""t":"{t}""#)))
    };
    !now.events().skip(told).any(is_known)
}
