//! Bot: how the computer plays one game.

use super::answer_kind::AnswerKind;
use super::habit::{Habit, Player};
use super::level::{Budget, Nodes};
use crate::games::listed::Listed;
use crate::play::Seen;

/// A game that the computer can play; each bot says it in its own folder.
pub trait Bot: Listed {
    /// The nodes that its levels may spend.
    const NODES: Nodes;

    /// An answer to the open question.
    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Self::Choice>;

    /// True if an answer is the visible act by which a habit is known: what its sign says of the answer to this question.
    fn shows(_habit: &Habit, _seen: &Seen<Self>, _choice: &Self::Choice) -> bool {
        false
    }

    /// The chance, from 0 to 1, that the seat that looks wins from here, whoever is asked. It follows from what that seat
    /// sees: equal views have equal chances.
    fn standing(seen: &Seen<Self>, budget: Budget) -> f64;

    /// The sort of act that an answer is.
    fn kind(choice: &Self::Choice) -> AnswerKind {
        AnswerKind::on_board(choice)
    }

    /// True if [`Bot::standing`] weighs all that may be drawn or rolled.
    const WEIGHS_CHANCE: bool = true;

    /// True if everything that was chosen has been carried out: until then the table does not show what it is worth.
    fn is_settled(_seen: &Seen<Self>) -> bool {
        true
    }

    /// In how many half-moves the seat that looks mates, below 0 if it is mated, where a search sees that.
    fn mate(_seen: &Seen<Self>, _budget: Budget) -> Option<i32> {
        None
    }

    /// The best answer of the asked seat, where it is asked for a move, and the score of the seat that looks, where a
    /// search sees all that can happen: the more nodes, the truer.
    fn sees(_seen: &Seen<Self>, _budget: Budget) -> Option<(Option<Self::Choice>, i32)> {
        None
    }

    /// Count of the nodes that its own search visits from the start position, for the benchmarks; without it, that of
    /// chess is taken.
    const MEASURE: Option<fn(Budget<'_>) -> Option<u64>> = None;
}
