//! Fault: what is wrong with an answer against a better one, where the board shows it at once.

use super::playout::Playout;
use super::reason::Reason;

/// Something that may speak against an answer, whose playout comes first, beside a better one.
type Flaw = fn(&Playout, &Playout) -> Option<Reason>;

/// The faults, the first of which that holds is told.
const FAULTS: [Flaw; 3] = [loses_the_game, misses_a_win, loses_a_piece];

/// The fault of an answer, if one is seen.
pub fn fault(given: &Playout, better: &Playout) -> Option<Reason> {
    FAULTS.iter().find_map(|fault| fault(given, better))
}

fn loses_the_game(given: &Playout, better: &Playout) -> Option<Reason> {
    given.loses().filter(|_| better.loses().is_none()).map(|loss| loss.words().into())
}

fn misses_a_win(_given: &Playout, better: &Playout) -> Option<Reason> {
    better.turn.won().map(|_| "misses a win".into())
}

fn loses_a_piece(given: &Playout, better: &Playout) -> Option<Reason> {
    Some(Reason::Does(format!("loses {}", given.falls(&better.reply)?.phrase())))
}
