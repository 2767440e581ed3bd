//! Taking back: where it is granted nobody has learnt anything since that is hidden again now. The answers that were taken
//! back are given once more in a world that an eye cannot tell from the true one: with other hidden things, or with another
//! secret answer of the other player. The eye must see the same all the way.

use std::collections::BTreeSet;

use deckmate::games::storm::model::catalog::Card;
use deckmate::games::storm::{Choice, Event as Own, Prompt, Storm, Table};
use deckmate::play::tape::Entry;
use deckmate::play::{Config, Dice, Event, Eye, Game, Host, Seat};
use serde_json::json;

use super::deals;
use super::pairs::pick;
use super::starts::{starts, Start};
use super::turns::{private, public, told, Bench, Played};

/// Worlds that are tried for each eye and each answer taken back.
const WORLDS: usize = 3;
/// Games are cut after so many turns.
const TURNS: u32 = 12;
/// A case of a spec file is played on for so many answers.
const MORE: usize = 2;
/// Most tries of a card, in cases drawn by lot, until it is played.
const TRIES: usize = 40;

/// A function that decides whether so many answers are taken back.
pub type Grant = fn(now: &Host<Storm>, before: &Host<Storm>, seat: Seat, answers: usize) -> bool;

/// The engine's own decision, which is what it said before.
pub fn granted(now: &Host<Storm>, before: &Host<Storm>, seat: Seat, answers: usize) -> bool {
    let mut host = now.clone();
    let can = now.can_go_back(Some(seat), answers as u32);
    let lines = host.back_by(Some(seat), answers as u32).and_then(|()| Ok(host.view(Eye::Watcher)?.log.len()));
    assert_eq!(lines, can, "{} takes {answers} back", seat.name());
    can.is_ok() && host.record().eq(before.record())
}

/// One turn as far as it was answered.
#[derive(Clone)]
struct Leg {
    number: u32,
    start: Table,
    answers: Vec<Choice>,
    rolls: Vec<u32>,
}

/// Counts of the tries, and the first wrong grant.
#[derive(Default)]
pub struct Tried {
    pub asked: usize,
    pub granted: usize,
    /// Worlds in which the answers taken back were given again.
    pub worlds: usize,
    /// The cards that were played in these games.
    pub cards: BTreeSet<&'static str>,
    pub found: Option<String>,
}

/// The state before so many last answers of a seat, if it gave as many, with the number of answers of its turn that remain.
fn before(now: &Host<Storm>, seat: Seat, answers: usize) -> Option<(Host<Storm>, usize, usize)> {
    let mut record: Vec<_> = now.record().cloned().collect();
    let is_own = |entry: &Entry<Choice>| matches!(entry, Entry::Answer(who, ..) if *who == seat);
    let places = record.iter().enumerate().flat_map(|(turn, entries)| {
        let own = entries.iter().enumerate().filter(|(_, entry)| is_own(entry));
        own.map(|(at, _)| (turn, at)).collect::<Vec<_>>()
    });
    let own: Vec<(usize, usize)> = places.collect();
    let (turn, at) = own[own.len().checked_sub(answers)?];
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

/// The answer that a line of a script gives, if it is offered and its player is asked.
fn said(prompt: &Prompt, line: &str) -> Option<Choice> {
    let (seat, text) = line.split_once(' ').unwrap_or((prompt.seat.name(), line));
    let is_said = |choice: &&Choice| seat == prompt.seat.name() && choice.to_string() == text;
    prompt.options.iter().find(is_said).copied()
}

fn seen(played: &Played<Storm>, eye: Seat) -> Vec<String> {
    let told = told::<Storm>(played, eye, None);
    public(&told).into_iter().chain(private(&told)).collect()
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
                    // The eye does not know what the other player could not answer there.
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

    /// A game by the script, as far as it fits, and by lot; at every question both players try to take their last
    /// answer back, or two or three.
    fn game(&mut self, dice: &mut Dice, config: &Config, mut script: &[String], grant: Grant) {
        // Not every case goes together with every option.
        let Ok(mut host) = Host::<Storm>::new(config.clone()) else { return };
        let (is_scripted, mut more) = (!script.is_empty(), MORE);
        let mut fate = Dice::new(&config.seed);
        let mut bench: Bench<'_, Storm> = Bench { number: 0, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        let mut start = Storm::lay_out(config).expect("a possible setup");
        let mut legs: Vec<Leg> = Vec::new();
        while bench.number < TURNS && more > 0 && self.found.is_none() {
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
                let answers = [1, 1, 2, 3][dice.below(4)];
                let Some((then, turn, from)) = before(&host, seat, answers) else { continue };
                self.asked += 1;
                if grant(&host, &then, seat, answers) {
                    self.granted += 1;
                    self.check(&legs_now[turn..], from, dice);
                    if let Some(found) = &mut self.found {
                        *found = format!("{found}\n{} ({answers}) of {}: {:?}", seat.name(), config.seed, config.setup);
                        return;
                    }
                }
            }
            let said = script.first().and_then(|line| said(prompt, line));
            script = &script[usize::from(said.is_some())..];
            more -= usize::from(is_scripted && said.is_none());
            let choice = said.unwrap_or_else(|| pick(&prompt.options, bench.answers.len(), dice));
            for event in host.apply(choice).expect("an answer that is offered") {
                if let Event::Own(Own::Play { card, .. }) = event {
                    self.cards.insert(card);
                }
            }
            bench.answers.push(choice);
        }
    }

    /// A card is played where a spec file plays it, under random options, or if they forbid it under those of the case.
    fn play(&mut self, card: Card, starts: &[(Seat, Start)], dice: &mut Dice, grant: Grant) {
        for time in 0..TRIES {
            let (_, Start { options, setup, script }) = &starts[dice.below(starts.len())];
            let seed = format!("{}-{}", card.name(), dice.below(1 << 30));
            let config = if time % 4 < 2 {
                deals::any_config(dice, &seed, setup, options)
            } else {
                deals::config_of(seed, setup, options)
            };
            self.game(dice, &config, script, grant);
            if self.found.is_some() || self.cards.contains(card.name()) {
                return;
            }
        }
    }

    /// Every card once, then random games, until so many take-backs were asked for or one was granted wrongly; card after
    /// card is in the hands.
    pub fn until(&mut self, asked: usize, seed: &str, grant: Grant) {
        let mut dice = Dice::new(seed);
        for (card, starts) in starts() {
            self.play(card, &starts, &mut dice, grant);
        }
        let mut number = dice.below(Card::all().count());
        while self.asked < asked && self.found.is_none() {
            let setup = deals::any_setup(number, &mut dice);
            let config = deals::any_config(&mut dice, &format!("{seed}-{number}"), &setup, &json!({}));
            self.game(&mut dice, &config, &[], grant);
            number += 1;
        }
    }
}

/// The take-backs that one run of the tests asks for; the long form sets `DECKMATE_BACKS`.
pub fn share() -> usize {
    std::env::var("DECKMATE_BACKS").ok().and_then(|text| text.parse().ok()).unwrap_or(3_000)
}

/// Grant by a list of events alone: only cards and draws count as seen.
pub fn by_names(now: &Host<Storm>, before: &Host<Storm>, _: Seat, _: usize) -> bool {
    let told = before.events().count();
    let is_known = |event: &Event<_>| {
        let text = super::turns::json_of(event);
        ["draw", "play", "dump", "discard", "shuffle", "tread"].iter().any(|t| text.contains(&format!(r#""t":"{t}""#)))
    };
    !now.events().skip(told).any(is_known)
}
