//! Looking ahead: which ways of playing a card pass the laws of check and the checkmate rule (CS-0.51, CS-0.52).

use std::num::NonZeroU32;

use crate::board::{Move, Side};
use crate::games::storm::catalog::{Card, When};
use crate::games::storm::doors;
use crate::games::storm::memory::{Action, Step};
use crate::games::storm::play::{self, Doing};
use crate::games::storm::rewind;
use crate::games::storm::table::{Declared, Table};
use crate::games::storm::{tracks, turn, Storm};
use crate::games::storm::{Choice, Prompt};
use crate::play::{Pilot, Seat, Turn};

/// The most ways of playing a card that are tried before it counts as impossible.
const MOST: u32 = 2000;

/// The share of the tries that every answer gets as long as there are any: enough to follow one way to its end.
const LEAST: u32 = 16;

/// What matters of a position before a card's effect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Before {
    checked: [bool; 2],
    mated: [bool; 2],
}

impl Before {
    /// The position as it is now.
    pub fn of(table: &Table) -> Before {
        let checked = Side::BOTH.map(|side| table.checked(side));
        let mated = Side::BOTH.map(|side| checked[side.index()] && table.mated(side));
        Before { checked, mated }
    }

    /// Whether a card of this seat may bring about this position.
    pub fn allows(&self, after: &Table, me: Seat) -> bool {
        let own = after.side(me);
        let moving = after.side(after.mover);
        // CS-0.51: the turn's Action is done, so its player may not stay in check.
        if after.now.action != Action::None && after.checked(moving) {
            return false;
        }
        if after.checked(own) && !self.checked[own.index()] {
            return false;
        }
        Side::BOTH.into_iter().all(|side| self.mated[side.index()] || !after.mated(side))
    }
}

/// Answers with a list and then stops.
struct Listed<'a> {
    answers: &'a [Choice],
    at: usize,
    asked: Option<Prompt>,
}

impl Pilot<Storm> for Listed<'_> {
    fn pick(&mut self, _table: &Table, _prompt: &Prompt) -> Option<(Choice, u32)> {
        let answer = self.answers.get(self.at).copied()?;
        self.at += 1;
        Some((answer, 0))
    }

    fn keep(&mut self, prompt: Prompt) {
        self.asked = Some(prompt);
    }

    fn roll(&mut self, _of: NonZeroU32) -> u32 {
        0
    }
}

/// Tries a card with these answers; the table is left as the card leaves it. The error is what it asks next, if it
/// did not fail.
fn attempt(table: &mut Table, card: Card, me: Seat, answers: &[Choice]) -> Result<(), Option<Prompt>> {
    let mut events = Vec::new();
    let mut pilot = Listed { answers, at: 0, asked: None };
    let mut turn = Turn::new(table, 0, &mut pilot, &mut events);
    turn.hush(true);
    let done = play::effect(&mut turn, me, card);
    done.map_err(|_| pilot.asked)
}

/// The table on which a card of this seat can be tried.
pub fn scene(table: &Table, card: Card, me: Seat) -> Table {
    let mut scene = table.clone();
    scene.doing = Doing::Trying;
    if scene.stack.last().is_none_or(|top| top.card != card) {
        // The cardboard is still in the hand; while it is only tried, that makes no difference.
        let token = scene.piles.hands[me.index()].iter().copied().find(|&token| scene.piles.face(token) == card);
        scene.stack.extend(token.map(|token| Declared { token, card, seat: me, cancelled: false }));
    }
    scene
}

/// Whether a card can be played to the end after these answers, from a [`scene`].
pub fn is_possible(scene: &Table, before: &Before, card: Card, me: Seat, answers: &mut Vec<Choice>) -> bool {
    let mut tries = MOST;
    search(scene, before, card, me, answers, &mut tries)
}

/// Tries one way after the other. Each answer gets its share of the tries that are left, so that a hopeless first
/// answer with many ways behind it does not use them all up; to be done is tried first, as it ends a way at once.
fn search(scene: &Table, before: &Before, card: Card, me: Seat, answers: &mut Vec<Choice>, tries: &mut u32) -> bool {
    if *tries == 0 {
        return false;
    }
    *tries -= 1;
    let mut table = scene.clone();
    let options = match attempt(&mut table, card, me, answers) {
        Ok(()) => return before.allows(&table, me) && !rewind::repeats(&table, card, answers),
        Err(Some(prompt)) => prompt.options,
        Err(None) => return false,
    };
    let (ends, others): (Vec<Choice>, Vec<Choice>) = options.into_iter().partition(|&option| option == Choice::Done);
    let mut to_try = (ends.len() + others.len()) as u32;
    ends.into_iter().chain(others).any(|option| {
        let share = (*tries / to_try).max(LEAST).min(*tries);
        let mut left = share;
        answers.push(option);
        let found = search(scene, before, card, me, answers, &mut left);
        answers.pop();
        *tries -= share - left;
        to_try -= 1;
        found
    })
}

/// Ways of playing a card to the end after these answers, each with the table it leads to; `most` runs are spent, and
/// every answer gets its share of them.
pub fn ways(scene: &Table, card: Card, me: Seat, mut answers: Vec<Choice>, most: usize) -> Vec<(Vec<Choice>, Table)> {
    let mut found = Vec::new();
    follow(scene, &Before::of(scene), card, me, &mut answers, &mut { most }, &mut found);
    found
}

fn follow(
    scene: &Table,
    before: &Before,
    card: Card,
    me: Seat,
    answers: &mut Vec<Choice>,
    runs: &mut usize,
    found: &mut Vec<(Vec<Choice>, Table)>,
) {
    if *runs == 0 {
        return;
    }
    *runs -= 1;
    let mut table = scene.clone();
    match attempt(&mut table, card, me, answers) {
        Ok(()) if before.allows(&table, me) && !rewind::repeats(&table, card, answers) => {
            table.doing = Doing::Playing;
            found.push((answers.clone(), table));
        }
        Err(Some(prompt)) => {
            let count = prompt.options.len();
            for (at, option) in prompt.options.into_iter().enumerate() {
                let share = runs.div_ceil(count - at);
                let mut left = share;
                answers.push(option);
                follow(scene, before, card, me, answers, &mut left, found);
                answers.pop();
                *runs -= share - left;
            }
        }
        _ => {}
    }
}

/// The table after a normal move of the player on turn, and after a take that was only declared.
pub fn moved(table: &Table, m: Move) -> Table {
    let mut after = table.clone();
    after.taking = None;
    if after.now.action == Action::None {
        after.now.action = Action::Move;
    }
    let mut events = Vec::new();
    let mut pilot = Listed { answers: &[], at: 0, asked: None };
    let mut turn = Turn::new(&mut after, 0, &mut pilot, &mut events);
    turn.hush(true);
    let way = tracks::own(table, m);
    doors::make(&mut turn, table.mover, m, way);
    after
}

/// The table after the turn whose Action is done, with no more cards played; none if the game ends with it.
pub fn closed(table: &Table) -> Option<Table> {
    let mut after = table.clone();
    let mut events = Vec::new();
    let mut pilot = Listed { answers: &[], at: 0, asked: None };
    let mut turn = Turn::new(&mut after, 0, &mut pilot, &mut events);
    turn.hush(true);
    crate::games::storm::turn::close(&mut turn, table.mover).is_ok().then_some(after)
}

/// Who makes the next normal move or its like, if nothing more is played.
pub fn next_actor(table: &Table) -> Seat {
    let foe = table.mover.other();
    let goes_on = table.again && !table.checked(table.side(foe));
    if table.now.action == Action::None || goes_on {
        table.mover
    } else {
        foe
    }
}

/// The displacement that a card with these choices consists of, if it is no more than one.
pub fn only_step(table: &Table, card: Card, me: Seat, answers: &[Choice]) -> Option<Step> {
    let mut after = scene(table, card, me);
    attempt(&mut after, card, me, answers).ok()?;
    match after.now.steps.get(table.now.steps.len()..) {
        Some([only]) => Some(only.clone()),
        _ => None,
    }
}

/// Whether a card in hand can take effect now.
pub fn is_playable(table: &Table, card: Card, me: Seat) -> bool {
    card.window() == When::Reply || is_possible(&scene(table, card, me), &Before::of(table), card, me, &mut Vec::new())
}

/// CS-0.56, CS-0.57: whether a card in hand helps a player who has no move: it is the Action, or makes one possible.
pub fn helps(table: &Table, card: Card, me: Seat) -> bool {
    if card.window() == When::Instead {
        return is_playable(table, card, me);
    }
    let ways = ways(&scene(table, card, me), card, me, Vec::new(), MOST as usize);
    ways.iter().any(|(_, after)| after.now.action != Action::None || !turn::moves(after).is_empty())
}
