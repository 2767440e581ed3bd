//! A card's tree carried out: one function, run as that of any card, which is tried, chosen for, and carried out.

mod changes;
mod conds;
mod laid;
mod lasting;
mod lines;
mod moving;
mod pieces;
mod places;
mod pool;
mod questions;
mod sending;
mod turns;
mod ways;

use std::cell::Cell;

use crate::board::{Kind, PieceId, Square};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Play, TreePlay, When};
use crate::games::storm::model::tree::words::Name;
use crate::games::storm::model::tree::{Step, Tree};
use crate::games::storm::protocol::permit;
use crate::play::{Flow, Seat, Stop};

pub use self::laid::lay_out;

/// A card that does what a tree says.
pub const fn does(tree: Tree<'static>) -> Play {
    asks(tree, &[])
}

/// A card that does what a tree says, and words its questions in this way.
pub const fn asks(tree: Tree<'static>, asks: &'static [&'static str]) -> Play {
    let Tree { steps, .. } = tree;
    match steps {
        [Step::Cancel(_)] => Play::Cancel,
        [Step::Copy(_)] => Play::Copy,
        [Step::TakeCard(_)] => Play::Take,
        _ => Play::Tree(TreePlay { tree, asks, carry_out }),
    }
}

/// The thing that a name stands for.
#[derive(Clone, Copy, PartialEq)]
enum Named {
    Piece(PieceId),
    Square(Square),
    Kind(Kind),
}

/// A tree being carried out.
struct Run<'t> {
    play: &'t TreePlay,
    /// Choices made so far that have a name.
    names: Vec<(Name, Named)>,
    /// Seat whose pieces are `own`, and who chooses: the card's player, but for what the other one does.
    seat: Seat,
    /// True if what is chosen now is asked for when the card is carried out: chance or the other player was there before.
    late: bool,
    /// True if something has happened.
    has_done: bool,
    /// Number of questions so far.
    asked: Cell<usize>,
    /// True if nothing comes after the step: then what is proved of it is proved of the card.
    is_last: bool,
}

/// Carries a tree out.
///
/// # Errors
/// `Stop::Void` if nothing happens, or it cannot be; the stops of a script.
fn carry_out(card: &mut CardPlay<'_, '_>, play: &TreePlay) -> Flow {
    let (names, seat) = (Vec::new(), card.me());
    let mut run = Run { play, names, seat, late: false, has_done: false, asked: Cell::new(0), is_last: false };
    let Tree { steps, .. } = play.tree;
    // A card that must leave a move has a condition behind its last step.
    run.each(card, steps, play.tree.when != When::Before)?;
    card.void_if(!run.has_done)?;
    // CS-107: a card before the move leaves one.
    card.void_if(play.tree.when == When::Before && permit::moves(card.table()).is_empty())
}

impl Run<'_> {
    /// Carries out steps, one after the other; `is_whole` if nothing comes after them.
    fn each(&mut self, card: &mut CardPlay<'_, '_>, steps: &'static [Step<'static>], is_whole: bool) -> Flow {
        for (at, step) in steps.iter().enumerate() {
            self.is_last = is_whole && at + 1 == steps.len();
            self.step(card, step)?;
        }
        Ok(())
    }

    fn step(&mut self, card: &mut CardPlay<'_, '_>, step: &'static Step<'static>) -> Flow {
        match step {
            Step::Only(only) => card.void_if(!self.holds(card.table(), &only.cond)),
            Step::Choose(choose) => self.choose(card, choose),
            Step::Pick(pick) => self.pick_place(card, pick),
            Step::NameKind(name) => self.name_kind(card, name),
            Step::Swap(swap) => self.swap(card, swap),
            Step::Move(movement) => self.movement(card, movement),
            Step::Send(send) => self.send(card, send),
            Step::Remove(remove) => self.remove(card, remove),
            Step::Strike(strike) => self.strike(card, strike),
            Step::Return(back) => self.give_back(card, back),
            Step::Replace(replace) => self.replace(card, replace),
            Step::Spawn(spawn) => self.spawn(card, spawn),
            Step::Change(change) => self.change(card, change),
            Step::Promote(promote) => self.promote(card, promote),
            Step::Shape(shape) => self.shape(card, shape),
            Step::Defect(defect) => self.defect(card, defect),
            Step::Mark(mark) => self.mark(card, mark),
            Step::Lay(lay) => self.lay(card, lay),
            Step::Begin(begin) => self.begin(card, begin),
            Step::Note(note) => self.note(card, note),
            Step::Draw(draw) => self.draw(card, draw.amount),
            Step::Discard(discard) => self.discard(card, discard.amount),
            Step::Look(look) => self.look(card, look.amount),
            Step::Undo(undo) => self.undo(card, undo),
            Step::Again(_) => self.again(card),
            Step::Roll(roll) => self.roll(card, roll.ways),
            Step::Either(either) => self.either(card, either.ways),
            Step::Fork(fork) => self.fork(card, fork),
            Step::Theirs(theirs) => self.theirs(card, theirs),
            // Whole cards: `model/catalog.rs` has a `Play` for each.
            Step::Cancel(_) | Step::Copy(_) | Step::TakeCard(_) => Err(Stop::Void),
            Step::SlideOn(step) => self.slide_on(card, &step.who),
            Step::StopShort(step) => self.stop_short(card, &step.who),
            Step::Burst(burst) => self.burst(card, burst),
            Step::Push(step) => self.push(card, &step.who),
            Step::Ray(step) => self.ray(card, &step.who),
            Step::Sweep(step) => self.sweep(card, &step.who),
            Step::Fuse(step) => self.fuse(card, &step.who),
        }
    }

    /// Something has happened.
    fn done(&mut self) -> Flow {
        self.has_done = true;
        Ok(())
    }

    fn bind(&mut self, name: Option<Name>, what: Named) {
        self.names.extend(name.map(|name| (name, what)));
    }

    fn named(&self, name: Name) -> Option<Named> {
        self.names.iter().rev().find(|(known, _)| *known == name).map(|&(_, what)| what)
    }

    /// The piece that a name stands for.
    fn piece(&self, name: Name) -> Option<PieceId> {
        match self.named(name)? {
            Named::Piece(piece) => Some(piece),
            _ => None,
        }
    }

    /// The kind that a name stands for.
    fn kind(&self, name: Name) -> Option<Kind> {
        match self.named(name)? {
            Named::Kind(kind) => Some(kind),
            _ => None,
        }
    }
}
