//! Looking ahead: which ways of playing a card pass the laws of check and the checkmate rule (CS-0.51, CS-0.52).

use std::num::NonZeroU32;

use crate::board::{Move, PieceId, Side, Square};
use crate::games::storm::catalog::{Card, When};
use crate::games::storm::declared::Declared;
use crate::games::storm::doors;
use crate::games::storm::memory::{Action, Step};
use crate::games::storm::play::{self, Doing, Trial};
use crate::games::storm::protocol::search;
pub use crate::games::storm::protocol::search::Route;
use crate::games::storm::table::{Table, Taking};
use crate::games::storm::{permit, tracks, turn, Choice, Prompt, Storm, T};
use crate::play::{Pilot, Seat, Turn};

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

    /// Whether a side was in check.
    pub fn in_check(&self, side: Side) -> bool {
        self.checked[side.index()]
    }

    /// Whether a card of this seat may bring about this position.
    pub fn allows(&self, after: &Table, me: Seat) -> bool {
        let own = after.side(me);
        let moving = after.side(after.mover);
        // CS-0.51: the turn's Action is done, so its player may not stay in check; or it is declared, and can be done.
        let is_done_lawfully = match after.taking {
            Some(Taking { m, .. }) => can_be_made(after, m),
            None => after.now.action == Action::None || !after.checked(moving),
        };
        if !is_done_lawfully {
            return false;
        }
        if after.checked(own) && !self.checked[own.index()] {
            return false;
        }
        // Nor may the other King be open to capture by who is still to act.
        let waiting = moving.foe();
        if after.now.action == Action::None && after.checked(waiting) && !self.checked[waiting.index()] {
            return false;
        }
        Side::BOTH.into_iter().all(|side| self.mated[side.index()] || !after.mated(side))
    }
}

/// CS-0.23: whether a declared capture still captures a piece, and leaves the King of the player who makes it safe.
fn can_be_made(table: &Table, m: Move) -> bool {
    let (bent, side) = (table.bent(), table.side(table.mover));
    let is_there = table.at(m.piece) == m.from && !bent.taken(m).is_empty();
    is_there && bent.is_safe_after(&bent.edits(m, side), side)
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

    fn recorded(&self) -> Option<Choice> {
        self.answers.get(self.at).copied()
    }

    fn roll(&mut self, _of: NonZeroU32) -> u32 {
        0
    }
}

/// What is answered while a card is played, and how chance falls, each in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// The answers, those of the other player among them.
    pub answers: Vec<Choice>,
    /// How chance falls.
    pub falls: Vec<usize>,
}

impl Course {
    /// These answers, and no chance yet.
    pub fn of(answers: Vec<Choice>) -> Course {
        Course { answers, falls: Vec::new() }
    }
}

/// Tries the card of a scene along a path; the table is left as the card leaves it. The error is what it asks next, if it
/// did not fail.
pub(super) fn attempt(table: &mut Table, me: Seat, path: &Course) -> Result<(), Option<Prompt>> {
    let armed = false;
    tried(table, me, path, armed)
}

/// CS-0.53: whether the card of a scene ends lawfully with these choices although bombs explode on the way. What is still
/// to be asked then is not looked at.
pub(super) fn ends_lawfully(scene: &Table, before: &Before, me: Seat, chosen: &[Choice]) -> bool {
    let (mut after, armed) = (scene.clone(), true);
    match tried(&mut after, me, &Course::of(chosen.to_vec()), armed) {
        Ok(()) | Err(None) => before.allows(&after, me),
        Err(Some(_)) => true,
    }
}

fn tried(table: &mut Table, me: Seat, path: &Course, armed: bool) -> Result<(), Option<Prompt>> {
    table.doing = Doing::Trying(Trial { falls: path.falls.clone(), armed, ..Trial::default() });
    let mut events = Vec::new();
    let mut pilot = Listed { answers: &path.answers, at: 0, asked: None };
    let mut turn = Turn::new(table, 0, &mut pilot, &mut events);
    turn.hush(true);
    let done = play::effect(&mut turn, me);
    done.map_err(|_| pilot.asked)
}

/// The table on which a card that is still in this seat's hand can be tried.
pub fn scene(table: &Table, card: Card, me: Seat) -> Table {
    let mut scene = declared(table);
    // The cardboard is still in the hand; while it is only tried, that makes no difference.
    let token = scene.piles.hands[me.index()].iter().copied().find(|&token| scene.piles.face(token) == card);
    scene.stack.extend(token.map(|token| Declared::new(table.plays + 1, token, card, me)));
    scene
}

/// The table on which the card declared last can be tried.
pub fn declared(table: &Table) -> Table {
    Table { doing: Doing::Trying(Trial::default()), ..table.clone() }
}

/// Whether the card of a [`scene`] can be played to the end after this path.
pub fn is_possible(scene: &Table, before: &Before, me: Seat, path: Course) -> bool {
    search::ends(scene, before, me, path)
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
    hushed(&mut after, |t| doors::make(t, table.mover, m, way));
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

/// Lets something happen on a table of which nobody hears, and in which nobody is asked.
fn hushed<R>(table: &mut Table, happen: impl FnOnce(T<'_, '_>) -> R) -> R {
    let mut events = Vec::new();
    let mut pilot = Listed { answers: &[], at: 0, asked: None };
    let mut turn = Turn::new(table, 0, &mut pilot, &mut events);
    turn.hush(true);
    happen(&mut turn)
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

/// The displacement that the card declared last with these choices consists of, if it is no more than one.
pub fn only_step(table: &Table, me: Seat, answers: &[Choice]) -> Option<Step> {
    let mut after = declared(table);
    attempt(&mut after, me, &Course::of(answers.to_vec())).ok()?;
    match after.now.steps.get(table.now.steps.len()..) {
        Some([only]) => Some(only.clone()),
        _ => None,
    }
}

/// Whether a card in hand can take effect now.
pub fn is_playable(table: &Table, card: Card, me: Seat) -> bool {
    card.window() == When::Reply || is_possible(&scene(table, card, me), &Before::of(table), me, Course::default())
}

/// CS-0.56, CS-0.57: whether a card in hand helps a player who has no move: it is the Action, or makes one possible,
/// whatever the other player answers and however chance falls.
pub fn helps(table: &Table, card: Card, me: Seat) -> bool {
    // CS-130: with Flush every other card of the hand may follow.
    let may_follow = |after: &Table| !table.flushing[me.index()] && after.flushing[me.index()];
    let follows = |after: &Table| {
        permit::cards(after, me, &[When::Before, When::Instead]).into_iter().any(|it| helps(after, it, me))
    };
    let has_more = |after: &Table| {
        let has_move = after.now.action != Action::None || !permit::moves(after).is_empty();
        has_move || may_follow(after) && follows(after)
    };
    search::finds(&scene(table, card, me), &Before::of(table), me, Course::default(), &has_more)
}
