//! Reviewed: the part of luck, of the own choice, of the other's choice and of the estimate's change of mind in what an
//! answer changed. The four add up to the change, always.

use serde::Serialize;

use crate::play::Role;

/// An answer, and what it changed: chances are those of the looking seat, in ten-thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reviewed {
    /// The seat that answered.
    pub seat: &'static str,
    /// The answer.
    pub text: String,
    /// The phrase for it.
    pub label: String,
    /// The sort of act that it is: one who resigns makes no dear choice of play.
    pub role: Role,
    /// The chance before it.
    pub before: i32,
    /// The chance after it, and after what chance brought with it.
    pub after: i32,
    /// The change by chance: a draw, a roll, something hidden that was shown.
    pub luck: i32,
    /// The cost of the choice against the best one, if the looking seat made it: never above 0. A set-up of several answers
    /// is one choice, made with the last of them; a card is worth what its targets make of it, and one that is not played
    /// costs no more than the chance fell.
    pub mine: i32,
    /// The change by the other seat's choice.
    pub other: i32,
    /// The rest of the change: the estimate saw further than before.
    pub mind: i32,
    /// True if a look ahead with more nodes saw a danger before this answer that the estimate saw only after it.
    pub late: bool,
    /// An answer that would have been better, if the looker could know one.
    pub better: Option<Better>,
}

/// An answer that would have been better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Better {
    /// The answer.
    pub text: String,
    /// The phrase for it.
    pub label: String,
    /// The squares it touches, in the order of picking.
    pub squares: Vec<&'static str>,
    /// The chance of the looking seat after it.
    pub chance: i32,
    /// The chance after the answer that was given, before chance fell.
    pub given: i32,
    /// Reason that it is better: its effect, where that is seen on the board; nothing of the other seat's.
    pub why: Option<String>,
    /// The doing of the given answer instead, where that is seen at once.
    pub fault: Option<String>,
    /// The cost of the given answer as it would be in an even game, never below 0: where a game is lost or won, the chance
    /// hides what a choice was worth. 0 where the other seat chose.
    pub even: i32,
    /// The mate that was missed or let in, where the looking seat chose and nothing is hidden.
    pub mate: Option<MateSlip>,
}

/// A mate of at most three moves that another answer would have given or prevented; with the number of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MateSlip {
    /// The looking seat could have mated.
    Missed(i32),
    /// The other seat can mate.
    Allowed(i32),
}
