//! A card being played, as its own function sees it: its player, the table, its questions and its deeds.
//!
//! Its questions are in `protocol/picks.rs`, its deeds with pieces in `board/doors/by_card.rs`, and the beginnings of
//! effects in `board/lasting.rs`.

use crate::board::{PieceId, Side, Square};
use crate::games::storm::model::asked::Asked;
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::Step;
use crate::games::storm::{Choice, Event, Storm, T};
use crate::play::{Flow, Seat, Stop, Turn};

/// A card being played: what its function is given, and all that it needs.
pub struct CardPlay<'a, 'b> {
    turn: T<'a, 'b>,
    me: Seat,
}

impl<'a, 'b> CardPlay<'a, 'b> {
    /// The card declared last, played by this seat.
    pub fn new(turn: T<'a, 'b>, me: Seat) -> CardPlay<'a, 'b> {
        CardPlay { turn, me }
    }

    /// Seat that plays it.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The other player.
    pub fn other(&self) -> Seat {
        self.me.other()
    }

    /// The army of its player.
    pub fn side(&self) -> Side {
        self.turn.table.side(self.me)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.turn.table
    }

    /// The table, for what no door changes.
    pub fn table_mut(&mut self) -> &mut Table {
        self.turn.table
    }

    /// The running turn, for what is not done in the name of the card's player.
    pub fn turn(&mut self) -> &mut Turn<'b, Storm> {
        self.turn
    }

    /// True if its player is on turn; a copy is played in the other player's (CS-133).
    pub fn is_own_turn(&self) -> bool {
        self.me == self.turn.table.mover
    }

    /// The pieces that are meant, in the order of their squares.
    pub fn who(&self, who: Who) -> Vec<PieceId> {
        self.turn.table.who(self.me, who)
    }

    /// It has no effect in this way if that is so.
    ///
    /// # Errors
    /// `Stop::Void` if it is.
    pub fn void_if(&self, that: bool) -> Flow {
        if that {
            Err(Stop::Void)
        } else {
            Ok(())
        }
    }

    /// The next question says that it asks for this: `the pawn that is removed`.
    pub fn asking(&mut self, what: &'static str) -> &mut Self {
        (self.turn.table.asked.what, self.turn.table.asked.ways) = (what, &[]);
        self
    }

    /// The next question is which of these branches is taken.
    pub fn deciding(&mut self, ways: &'static [&'static [Step<'static>]]) {
        self.turn.table.asked.ways = ways;
    }

    /// The next question is about this piece of the board.
    pub fn about(&mut self, piece: PieceId) -> &mut Self {
        self.turn.table.asked.about = self.turn.table.at(piece);
        self
    }

    /// The next question offers moves by which pieces join others.
    pub fn joining(&mut self) -> &mut Self {
        self.turn.table.asked.joins = true;
        self
    }

    /// Nothing is asked: the answer is known.
    pub fn unasked<Known>(&mut self, known: Known) -> Known {
        self.turn.table.asked = Asked::PLAIN;
        known
    }

    /// The answer that is already on record for the next question.
    pub fn recorded(&self) -> Option<Choice> {
        self.turn.recorded()
    }

    /// Tells everybody something.
    pub fn tell(&mut self, event: Event) {
        self.turn.tell(event);
    }

    /// Adds a sentence to the log.
    pub fn say(
        &mut self,
        seat: impl Into<Option<Seat>>,
        text: String,
        squares: Vec<Square>,
        card: Option<&'static str>,
    ) {
        self.turn.say(seat, text, squares, card);
    }

    /// True if nobody is told anything just now: then no sentence has to be made.
    pub fn is_hushed(&self) -> bool {
        self.turn.is_hushed()
    }
}
