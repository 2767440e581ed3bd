//! The table of Chess Storm in its parts: the moment that a rewind brings back, the cards, and what is never taken back.

use crate::games::storm::options::Options;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::asked::Asked;
use super::declared::Declared;
use super::effect::Lasting;
use super::world::World;
use crate::board::{Move, PieceId, PieceSet, Side, Square};
use crate::games::classic;
use crate::games::storm::model::catalog::{Card, When, Who, Whose};
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::memory::{Memory, Way};
use crate::games::storm::model::past::{RewindPoint, Undone, WordCost};
use crate::games::storm::model::piles::Piles;
use crate::games::storm::model::piles::Undealt;
use crate::games::storm::model::task::Task;
use crate::games::storm::Choice;
use crate::games::words;
use crate::play::event::Outcome;
use crate::play::{Seat, SeatSet};

/// The world and the turn as they stand: with the places of the cards, all that a rewind brings back (CS-0.70).
/// Everything that must survive one stands in [`Table`].
#[derive(Clone, PartialEq)]
pub struct Moment {
    /// Board, pieces, effects.
    pub world: World,
    /// Seat on turn.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// True if this is an extra turn (CS-0.29).
    pub extra: bool,
    /// True if the mover has asked for an extra turn.
    pub again: bool,
    /// Seats that have played the card of this turn (CS-0.13).
    pub spent: [bool; 2],
    /// Seats that have to play all cards in hand in this turn, and draw only when none is left (CS-130).
    pub flushing: [bool; 2],
    /// Memory of this turn (CS-0.36); cards ask `model/just.rs`.
    pub now: Memory,
    /// Cards declared and not yet resolved, the last one last.
    pub stack: Vec<Declared>,
    /// A capture that is declared and may still be interrupted (CS-0.23).
    pub taking: Option<DeclaredCapture>,
    /// Task that a player does against the clock just now.
    pub task: Option<Task>,
}

impl Moment {
    /// The first turn of a game.
    pub fn first(world: World, mover: Seat) -> Moment {
        Moment {
            world,
            mover,
            turn: 1,
            extra: false,
            again: false,
            spent: [false; 2],
            flushing: [false; 2],
            now: Memory::default(),
            stack: Vec::new(),
            taking: None,
            task: None,
        }
    }
}

/// Stage that a turn has come to (CS-0.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// Before its first question.
    #[default]
    Opening,
    /// The Action is due, and cards before it.
    Action,
    /// The player on turn may play a card at the end.
    End,
    /// The other player may answer.
    After,
}

/// A declared capture (CS-0.23).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DeclaredCapture {
    /// The move that captures.
    pub m: Move,
    /// Way by which the piece comes to its victim.
    pub way: Way,
    /// The piece that is captured: on the goal, beside it (en passant), or on the way there (CS-056).
    pub victim: PieceId,
    /// The square on which it stood.
    pub met: Square,
}

impl DeclaredCapture {
    /// True if its victim still stands where it was met, and not where the move itself captures.
    pub fn is_on_the_way(&self, table: &Table) -> bool {
        table.at(self.victim) == self.met && !table.bent().taken(self.m).contains(self.victim)
    }
}

/// Everything that is true of a game.
#[derive(Clone, PartialEq)]
pub struct Table {
    /// The options of this game.
    pub options: Arc<Options>,
    /// The world and the running turn; its fields are read as the table's own.
    pub moment: Moment,
    /// The cards.
    pub piles: Arc<Piles>,
    /// The own cards of this game.
    pub own: Arc<Vec<Card>>,
    /// Cards that are still to be dealt.
    pub undealt: Undealt,
    /// Memory of the last turn of each seat that is over.
    pub before: [Arc<Memory>; 2],
    /// The table before the Action of this turn, for taking it back (CS-0.70).
    pub start: Option<Arc<RewindPoint>>,
    /// The table before each displacement of this turn (CS-0.74), with how many were remembered then.
    pub step_starts: Vec<(usize, Arc<RewindPoint>)>,
    /// Acts of each player since the other's last turn was over, whom they may offend (CS-001), each with the
    /// number of the last play before it, or its own.
    pub acts: Arc<[Vec<(u32, Choice)>; 2]>,
    /// Actions that were taken back in this turn (CS-0.72).
    pub undone: Vec<Undone>,
    /// Seats that have made the remark, or the claim, of this turn (CS-0.84): words are not taken back.
    pub spoken: [bool; 2],
    /// Costs of words in this turn, in order.
    pub costs: Vec<WordCost>,
    /// Cards of this turn that a rewind does not bring back (CS-0.71): answers to other cards that were put away, and an
    /// Omertà that a word has set off.
    pub answered: Vec<Declared>,
    /// Number of cards that each player has still to draw for them after a rewind.
    pub owed: [u8; 2],
    /// Number of cards that have been declared in this game.
    pub plays: u32,
    /// Stage that the turn has come to.
    pub phase: Phase,
    /// Use of the table: cards are being tried, chosen for, or played. That is no part of the game, but it stands here:
    /// of a turn that waits for an answer the host keeps the table alone, and eyes, labels and computer players need
    /// both tables of a choice; and the doors of the board, which have nothing but the turn, ask whether bombs explode.
    pub doing: Doing,
    /// Plies since the last Pawn move, capture, or card that changed something.
    pub quiet: u16,
    /// Keys of all positions, this one last.
    pub keys: Arc<Vec<u64>>,
    /// Words of a card for its open question.
    pub asked: Asked,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

impl Deref for Moment {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for Moment {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

/// The rules read the board and the turn in over a thousand places, where a word for the part would say nothing. The
/// part that a rewind brings back matters in `board/rewind.rs` alone, which names the parts.
impl Deref for Table {
    type Target = Moment;

    fn deref(&self) -> &Moment {
        &self.moment
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Moment {
        &mut self.moment
    }
}

impl Table {
    /// The army the seat owns now.
    pub fn side(&self, seat: Seat) -> Side {
        let first = classic::side_of(seat);
        if self.traded {
            first.foe()
        } else {
            first
        }
    }

    /// CS-0.5: the pieces that count as a seat's own; a neutral one counts as everybody's.
    pub fn pieces(&self, seat: Seat) -> PieceSet {
        self.bent().movers(self.side(seat))
    }

    /// The pieces that are meant, in the order of their squares.
    pub fn who(&self, me: Seat, who: Who) -> Vec<PieceId> {
        let pieces = match who.whose {
            Whose::Own => self.pieces(me),
            Whose::Foe => self.pieces(me.other()),
            Whose::Any => self.pieces(me) | self.pieces(me.other()),
        };
        let mut found: Vec<PieceId> = pieces.iter().filter(|&id| self.fits(id, who)).collect();
        crate::board::order::by_key(&mut found, |&id| (self.at(id), id));
        found
    }

    /// A move that a seat makes as a phrase; a piece that is not of its army is called by its own: `black rook d8 to d4`.
    pub fn movement(&self, seat: Seat, m: Move) -> String {
        let army = Some(self.army(m.piece)).filter(|&army| army != self.side(seat).name());
        let moves = words::movement(&self.board, self.variant(), m);
        army.map_or(moves.clone(), |army| format!("{army} {moves}"))
    }

    /// The cards that the seat holds and that belong into these windows, oldest first; of several copies one is named.
    pub fn held(&self, seat: Seat, windows: &[When]) -> Vec<Card> {
        let mut held = Vec::new();
        for card in self.piles.hand(seat).filter(|card| windows.contains(&card.window())) {
            if !held.contains(&card) {
                held.push(card);
            }
        }
        held
    }

    /// A player has done something.
    pub fn act(&mut self, seat: Seat, what: Choice) {
        if self.acts[seat.index()].iter().all(|&(_, known)| known != what) {
            let play = self.plays;
            Arc::make_mut(&mut self.acts)[seat.index()].push((play, what));
        }
    }

    /// True if a card is played in place of the move: Cylinder only by its option (CS-070).
    pub fn replaces_move(&self, card: Card) -> bool {
        card.window() == When::Instead || self.options.cylinder_replaces_turn && card.name() == "cylinder"
    }

    /// The name of the card that has put such an effect in force, for the log.
    pub fn card_in_force(&self, is: impl Fn(&Lasting) -> bool) -> Option<&'static str> {
        self.lasting.iter().find(|effect| is(effect)).map(|effect| effect.card.name())
    }

    /// The card being played now: the one declared last.
    pub fn played(&self) -> Option<&Declared> {
        self.stack.last()
    }

    /// True if a displacement made now belongs to the turn's Action.
    pub fn in_action(&self) -> bool {
        // A card that interrupts a capture is about what the capture becomes.
        match self.stack.iter().rfind(|declared| declared.card.window() != When::During) {
            Some(declared) => self.now.play == Some(declared.play),
            None => true,
        }
    }

    /// Seats that see the hand of a seat.
    pub fn sees(&self, seat: Seat) -> SeatSet {
        if self.options.open_hands {
            SeatSet::BOTH
        } else {
            SeatSet::only(seat)
        }
    }

    /// CS-0.58: equal for positions that count as repeated.
    pub fn key(&self) -> u64 {
        let mut key = classic::key(&self.board, self.variant(), self.side(self.mover));
        for number in self.lasting.iter().map(|lasting| lasting.key(self)) {
            // The order in which effects began does not matter.
            key = key.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        }
        key ^ self.ground.key() ^ u64::from(self.extra)
    }

    /// CS-0.58: the position counts as it is when its player is to move, whatever the turn began with.
    pub fn count_anew(&mut self) {
        let key = self.key();
        if let Some(last) = Arc::make_mut(&mut self.keys).last_mut() {
            *last = key;
        }
    }

    /// Number of times that the present position has occurred.
    pub fn occurrences(&self) -> usize {
        let now = self.keys.last();
        self.keys.iter().filter(|&key| Some(key) == now).count()
    }
}
