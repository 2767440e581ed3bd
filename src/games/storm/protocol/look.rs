//! Looking ahead: which ways of playing a card pass the laws of check and the checkmate rule (CS-0.51, CS-0.52).

use std::cell::{OnceCell, RefCell};

use super::attempt::{attempt, hushed};
use crate::board::{Move, PieceId, Square};
use crate::games::storm::board::{doors, tracks};
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::checks::{Checks, Obstacle};
use crate::games::storm::model::declared::Declared;
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::doing::{Doing, Trial};
use crate::games::storm::model::memory::{Action, Displacement};
use crate::games::storm::model::table::{DeclaredCapture, Table};
pub use crate::games::storm::protocol::search::Route;
use crate::games::storm::protocol::{search, turn};
use crate::games::storm::Choice;
use crate::play::Seat;

/// The table on which a card that is still in this seat's hand can be tried.
pub fn scene(table: &Table, card: Card, me: Seat) -> Table {
    let mut scene = declared(table);
    // The card is still in the hand; for a trial that makes no difference.
    let token = scene.piles.hands[me.index()].iter().copied().find(|&token| scene.piles.face(token) == card);
    scene.stack.extend(token.map(|token| Declared::new(table.plays + 1, token, card, me)));
    scene
}

/// The table on which the card declared last can be tried.
pub fn declared(table: &Table) -> Table {
    Table { doing: Doing::Trying(Trial::default()), ..table.clone() }
}

/// True if the card of a [`scene`] can be played to the end after this path, which is one of so many that are looked at
/// for a question.
pub fn is_possible(scene: &Table, before: &Checks, me: Seat, path: Course, among: usize) -> bool {
    search::ends(scene, before, me, path, among).is_ok()
}

/// Number of cards that are looked at when a player is asked for one.
fn cards(table: &Table, me: Seat) -> usize {
    table.piles.hands[me.index()].len()
}

/// Obstacles that forbid all ends to which a card in this seat's hand can be played, each once: none if it can be
/// played to no end. Nothing if it can be played.
pub fn obstacles(table: &Table, card: Card, me: Seat) -> Option<Vec<Obstacle>> {
    search::ends(&scene(table, card, me), &Checks::of(table), me, Course::default(), cards(table, me)).err()
}

/// Next question of the card that is being chosen for: all answers that the laws do not look at yet. Nothing if no card
/// is being chosen for.
pub fn asked(table: &Table, me: Seat) -> Option<Vec<Choice>> {
    let Doing::Choosing(choosing) = &table.doing else { return None };
    let path = Course::of(choosing.chosen.clone());
    let asked = attempt(&mut choosing.scene.clone(), me, &path, path.answers.len()).err()??;
    (asked.seat == me).then_some(asked.options)
}

/// Obstacles that forbid all ends that these answers of the card that is being chosen for lead to, each once.
pub fn obstacles_to(table: &Table, me: Seat, answers: &[Choice]) -> Vec<Obstacle> {
    let Doing::Choosing(choosing) = &table.doing else { return Vec::new() };
    let after = |answer: &Choice| Course::of(choosing.chosen.iter().chain([answer]).copied().collect());
    let ends = |answer| search::ends(&choosing.scene, &choosing.before, me, after(answer), answers.len());
    let found = answers.iter().filter_map(|answer| ends(answer).err());
    let mut all = Vec::new();
    for obstacle in found.flatten() {
        if !all.contains(&obstacle) {
            all.push(obstacle);
        }
    }
    all
}

/// Ways of playing the card of a [`scene`] after this path, until so many runs are spent or `stop`, which is asked before
/// each, says so; every answer gets its share of them.
pub fn ways(scene: &Table, me: Seat, path: Course, runs: usize, stop: &mut dyn FnMut() -> bool) -> Vec<Route> {
    search::ways(scene, me, path, runs, stop)
}

/// The table after a normal move of the player on turn, and after a capture that was only declared.
pub fn moved(table: &Table, m: Move) -> Table {
    let mut after = table.clone();
    after.taking = None;
    if after.now.action == Action::None {
        after.now.action = Action::Move;
    }
    let way = tracks::own(table, m);
    let is_on_the_way = |taking: &&DeclaredCapture| taking.m == m && taking.is_on_the_way(table);
    let swept: Vec<Square> = table.taking.iter().filter(is_on_the_way).map(|taking| taking.met).collect();
    hushed(&mut after, |t| doors::sweep(t, table.mover, m, way, &swept));
    after
}

/// The table after pieces have changed their squares by the card declared last.
pub fn rearranged(table: &Table, me: Seat, goals: &[(PieceId, Square)]) -> Table {
    let mut after = declared(table);
    hushed(&mut after, |t| doors::rearrange(t, me, goals));
    after
}

/// The table after a piece from off the board has come to a square by the card declared last.
pub fn arrived(table: &Table, me: Seat, piece: PieceId, at: Square) -> Table {
    let mut after = declared(table);
    hushed(&mut after, |t| doors::arrive(t, me, piece, at));
    after
}

/// The table after the turn whose Action is done, with no more cards played; none if the game ends with it.
pub fn closed(table: &Table) -> Option<Table> {
    let mut after = table.clone();
    let goes_on = hushed(&mut after, |t| turn::close(t, table.mover).is_ok());
    goes_on.then_some(after)
}

/// Seat that makes the next normal move or its like, if nothing more is played.
pub fn next_actor(table: &Table) -> Seat {
    let foe = table.mover.other();
    let goes_on = table.again && !table.checked(table.side(foe));
    if table.now.action == Action::None || goes_on {
        table.mover
    } else {
        foe
    }
}

/// The displacement that the card declared last with these choices consists of, if it is no more than one.
pub fn only_step(table: &Table, me: Seat, answers: &[Choice]) -> Option<Displacement> {
    let mut after = declared(table);
    attempt(&mut after, me, &Course::of(answers.to_vec()), answers.len()).ok()?;
    match after.now.steps.get(table.now.steps.len()..) {
        Some([only]) => Some(only.clone()),
        _ => None,
    }
}

/// Cards in a seat's hand that can take effect on one table; each is tried once, however often it is asked for.
pub struct PlayableCards {
    me: Seat,
    before: OnceCell<Checks>,
    known: RefCell<Vec<(Card, bool)>>,
}

impl PlayableCards {
    /// The cards of this seat, none of them tried yet.
    pub fn by(me: Seat) -> PlayableCards {
        PlayableCards { me, before: OnceCell::new(), known: RefCell::default() }
    }

    /// True if this card can take effect now. The table is the same each time.
    pub fn has(&self, table: &Table, card: Card) -> bool {
        let known = self.known.borrow().iter().find(|(known, _)| *known == card).map(|&(_, is)| is);
        known.unwrap_or_else(|| {
            let is = card.window() == When::Reply || card.is_by_hand() || self.tried(table, card);
            self.known.borrow_mut().push((card, is));
            is
        })
    }

    fn tried(&self, table: &Table, card: Card) -> bool {
        let before = self.before.get_or_init(|| Checks::of(table));
        is_possible(&scene(table, card, self.me), before, self.me, Course::default(), cards(table, self.me))
    }

    /// True if an answer is offered: a card for its effect, or for being discarded if it can have none (CS-0.14).
    pub fn fits(&self, table: &Table, choice: &Choice) -> bool {
        let playable = |name: &str| table.piles.held(self.me, name).is_ok_and(|card| self.has(table, card));
        match choice {
            Choice::Card(name) => playable(name),
            Choice::Dump(name) => !playable(name),
            _ => true,
        }
    }
}
