//! Task of a player against the clock while a card is carried out, and the time that is left for it (CS-0.81).

use crate::board::PieceId;
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::play::Seat;

/// The milliseconds of the balancing game (CS-0.86).
const BALANCE: u32 = 5_000;
/// The gusts in that time.
const GUSTS: usize = 20;
/// The strongest gust.
const STRONGEST: i32 = 100;

/// Something to be done against the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// Kind of task.
    pub what: TaskKind,
    /// The milliseconds that it has taken so far.
    pub spent: u32,
}

/// The tasks there are, with what each is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskKind {
    /// CS-096: a card is kept upright in gusts that follow from this number.
    Balance {
        /// The number.
        wind: u32,
    },
    /// CS-113: a piece that nobody but its kidnapper sees is named.
    Recall {
        /// The piece.
        piece: PieceId,
        /// Seat that has it.
        by: Seat,
    },
}

impl TaskKind {
    /// Begins now.
    pub fn begin(self, table: &mut Table) {
        table.task = Some(Task { what: self, spent: 0 });
    }

    /// Strength of the gusts, one after the other and all of the same length: to the left below 0, at most 100.
    pub fn gusts(self) -> Vec<i32> {
        let TaskKind::Balance { mut wind } = self else { return Vec::new() };
        let gust = |_| {
            wind = wind.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (wind >> 16) as i32 % (2 * STRONGEST + 1) - STRONGEST
        };
        (0..GUSTS).map(gust).collect()
    }
}

/// CS-135: true if a seat is to make its Action against the clock, or has a die thrown for it; not while a card is
/// carried out by hand (CS-0.98).
pub fn is_hurried(table: &Table, seat: Seat) -> bool {
    table.mover == seat
        && table.now.action == Action::None
        && !table.checked(table.side(seat))
        && !table.doing.is_by_hand()
        && table.lasting.iter().any(|effect| effect.hurries(seat))
}

/// The milliseconds that a seat has left for what it is asked, if that is limited.
pub fn time_left(table: &Table, seat: Seat) -> Option<u32> {
    if let Some(Task { what, spent }) = table.task {
        let all = match what {
            TaskKind::Balance { .. } => BALANCE,
            TaskKind::Recall { .. } => table.options.memory(),
        };
        return Some(all.saturating_sub(spent));
    }
    let spent = table.lasting.iter().find_map(|effect| match effect.rule {
        Rule::Hurried { spent } if effect.until == Until::Close(seat) => Some(spent),
        _ => None,
    });
    let is_timed = table.options.chronometer() > 0 && is_hurried(table, seat);
    spent.filter(|_| is_timed).map(|spent| table.options.chronometer().saturating_sub(spent))
}

/// Takes the milliseconds that a seat thought from what it has left.
pub fn spend(table: &mut Table, seat: Seat, thought: u32) {
    if let Some(task) = &mut table.task {
        task.spent = task.spent.saturating_add(thought);
    } else if is_hurried(table, seat) {
        for effect in &mut table.lasting {
            if let (Rule::Hurried { spent }, Until::Close(hurried)) = (&mut effect.rule, effect.until) {
                *spent = if hurried == seat { spent.saturating_add(thought) } else { *spent };
            }
        }
    }
}
