//! The ends of a game of Chess Storm that its turns bring: mate, stalemate, and the draws (CS-0.56 to CS-0.58).

use crate::board::Side;
use crate::games::classic::DrawClaims;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::points::{self, LEAD};
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::games::storm::T;
use crate::games::words;
use crate::play::{Eye, Flow, Seat};

/// CS-0.56, CS-0.57: there is no move, and no card helps. Of a hand that could have held one the end tells that, and no
/// more.
///
/// # Errors
/// The end of the game.
pub fn no_move(t: T<'_, '_>, me: Seat, checked: bool) -> Flow {
    let [loser, winner] = [me, me.other()].map(|seat| words::side(t.table.side(seat)));
    let holds = permit::may_play(t.table, me, When::Before);
    if checked {
        let hand = if holds { format!(" {loser} plays no card that answers the check.") } else { String::new() };
        return Err(t.finish(Some(me.other()), "checkmate", format!("Checkmate.{hand} {winner} wins.")));
    }
    let hand = if holds { ", and no card that gives one" } else { "" };
    Err(t.finish(None, "stalemate", format!("Draw by stalemate: {loser} has no legal move{hand}.")))
}

/// CS-0.56, CS-0.57: that the game goes on where there is no move tells the other player that a covered card of the hand
/// helps.
pub fn disclose_help(t: T<'_, '_>, me: Seat) {
    let piles = &t.table.piles;
    if piles.hands[me.index()].iter().any(|&token| piles.look(token, Eye::Seat(me.other())).is_none()) {
        t.disclose();
    }
}

/// CS-0.57: a player who has no move accepts the draw, whatever a card could do.
///
/// # Errors
/// The end of the game.
pub fn accepted(t: T<'_, '_>, me: Seat) -> Flow {
    let side = words::side(t.table.side(me));
    Err(t.finish(None, "stalemate", format!("Draw by stalemate: {side} has no legal move.")))
}

/// CS-0.58: the draws that need no claim, and dusk (CS-0.18). Mate goes before them.
///
/// # Errors
/// The end of the game.
pub fn judge(t: T<'_, '_>) -> Flow {
    let (most_times, most_quiet) = if t.table.options.draw_claims == DrawClaims::Claim { (5, 150) } else { (3, 100) };
    let times = t.table.occurrences();
    let is_dusk = t.table.options.dusk > 0 && t.table.turn > t.table.options.dusk;
    let is_due = is_dusk || times >= most_times || t.table.quiet >= most_quiet;
    if !is_due || t.table.mated(t.table.side(t.table.mover)) {
        return Ok(());
    }
    if is_dusk {
        return dusk(t);
    }
    if times >= most_times {
        return Err(t.finish(None, "repetition", format!("Draw: this position has occurred {times} times.")));
    }
    let moves = t.table.quiet / 2;
    let text = format!("Draw: {moves} moves each without a pawn move, a capture or a change by a card.");
    Err(t.finish(None, "fifty-moves", text))
}

/// CS-0.18: points of what stands decide.
fn dusk(t: T<'_, '_>) -> Flow {
    let sums = points::sums(t.table);
    let [white, black] = sums;
    let told = format!("{white} points for White, {black} for Black");
    if (white.0 - black.0).abs() < LEAD.0 {
        return Err(t.finish(None, "points", format!("Draw at dusk: {told}.")));
    }
    let side = if white > black { Side::White } else { Side::Black };
    let winner = if t.table.side(Seat::First) == side { Seat::First } else { Seat::Second };
    Err(t.finish(Some(winner), "points", format!("Dusk: {told}. {} wins.", words::side(side))))
}

/// CS-0.58: true if the player on turn may claim a draw.
pub fn is_claimable(table: &Table) -> bool {
    table.quiet >= 100 || table.occurrences() >= 3
}

/// The draw that is claimed.
///
/// # Errors
/// The end of the game.
pub fn claimed(t: T<'_, '_>) -> Flow {
    let me = words::side(t.table.side(t.table.mover));
    if t.table.quiet >= 100 {
        return Err(t.finish(
            None,
            "fifty-moves",
            format!("{me} claims a draw: fifty moves without a pawn move, a capture or a change by a card."),
        ));
    }
    Err(t.finish(None, "repetition", format!("{me} claims a draw: this position has occurred three times.")))
}
