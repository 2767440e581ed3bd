//! A blank card being carried out by hand (CS-0.94): the tool in use, the deeds so far, and the table before each.

use std::sync::Arc;

use super::doing::Doing;
use super::piles::CardPlaces;
use super::table::{Moment, Table};
use crate::board::Square;
use crate::games::storm::shown::{DeedView, HandView};
use crate::games::storm::Choice;
use crate::play::{view, Seat};

crate::names! {
    /// Sorts of deeds that are done by hand.
    pub enum Tool {
        /// A piece goes to another square.
        Move = "move",
        /// A piece leaves the board.
        Take = "take",
        /// A piece comes back to the board.
        Put = "put",
        /// A piece becomes another kind, or changes sides.
        Change = "change",
        /// A card is drawn.
        Draw = "draw",
        /// A card is discarded.
        Drop = "drop",
    }
}

/// Something that was done by hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// Its sort.
    pub tool: Tool,
    /// A phrase for it: `knight f3 to c6`.
    pub text: String,
    /// Its squares, in the order of picking.
    pub squares: Vec<Square>,
    /// The answers that it was said with.
    pub answers: Vec<Choice>,
}

/// The table as it stood before a deed: all that putting it back brings back.
#[derive(Clone, PartialEq)]
pub struct Before {
    /// The world and the turn.
    pub moment: Moment,
    /// Places of the cards.
    pub card_places: CardPlaces,
    /// Number of displacements that were remembered by then.
    pub steps: usize,
    /// Acts that may offend (CS-001).
    pub acts: Arc<[Vec<(u32, Choice)>; 2]>,
}

impl Before {
    /// The table as it is now.
    pub fn of(table: &Table) -> Before {
        Before {
            moment: table.moment.clone(),
            card_places: table.piles.card_places(),
            steps: table.step_starts.len(),
            acts: Arc::clone(&table.acts),
        }
    }
}

/// A card being carried out by hand.
#[derive(Clone, PartialEq)]
pub struct ByHand {
    /// Seat that carries it out.
    pub seat: Seat,
    /// The tool in use.
    pub tool: Tool,
    /// The piece that a deed is about, while the rest of it is asked.
    pub picked: Option<Choice>,
    /// The table before everything.
    pub begin: Before,
    /// The deeds that are not put back, each with the table before it.
    pub deeds: Vec<(Deed, Before)>,
    /// Number of questions that may still be asked for deeds.
    pub left: u16,
    /// True while the other player judges the deeds.
    pub is_judged: bool,
}

impl ByHand {
    /// The beginning of it.
    pub fn new(seat: Seat, begin: Before, left: u16) -> ByHand {
        ByHand { seat, tool: Tool::Move, picked: None, begin, deeds: Vec::new(), left, is_judged: false }
    }

    /// The card being carried out by hand, if one is.
    pub fn of(table: &Table) -> Option<&ByHand> {
        match &table.doing {
            Doing::ByHand(it) => Some(it),
            _ => None,
        }
    }

    /// The card being carried out by hand, to change it.
    pub fn of_mut(table: &mut Table) -> Option<&mut ByHand> {
        match &mut table.doing {
            Doing::ByHand(it) => Some(it),
            _ => None,
        }
    }

    /// Number of deeds with a tool.
    pub fn count(&self, tool: Tool) -> usize {
        self.deeds.iter().filter(|(deed, _)| deed.tool == tool).count()
    }

    /// The answers that all the deeds were said with.
    pub fn answers(&self) -> Vec<Choice> {
        self.deeds.iter().flat_map(|(deed, _)| &deed.answers).copied().collect()
    }

    /// The deeds as everybody sees them.
    pub fn shown(&self, table: &Table) -> HandView {
        let shown = |deed: &Deed| DeedView {
            tool: deed.tool.name(),
            text: deed.text.clone(),
            squares: view::names(deed.squares.iter().copied()),
        };
        HandView {
            seat: self.seat,
            card: table.played().map(|played| played.acts_as.name()),
            tool: self.tool.name(),
            judged: self.is_judged,
            deeds: self.deeds.iter().map(|(deed, _)| shown(deed)).collect(),
        }
    }
}
