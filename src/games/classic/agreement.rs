//! End of a game by its players' own will: draws that are offered, and resignation.

use crate::games::words;
use crate::play::{Flow, Game, Role, Seat, Stop, Turn};

/// A game in which a player may offer a draw.
pub trait Agreement: Game {
    /// The draw is accepted.
    const YES: Self::Choice;
    /// It is refused.
    const NO: Self::Choice;
    /// Subject of the other player's prompt.
    const ANSWER_DRAW: Self::Why;
}

/// Sort of act that an answer is, in a game in which a draw may be offered.
pub fn role<G: Agreement>(why: G::Why, choice: &G::Choice) -> Role {
    if why == G::ANSWER_DRAW && *choice == G::YES {
        Role::Ends
    } else {
        words::role(choice)
    }
}

/// T-16: a player may give up at a question of their own.
pub fn resign<G: Game>(t: &mut Turn<'_, G>, me: Seat) -> Stop {
    let winner = me.other();
    let side = |seat| words::side(G::side(t.table, seat));
    let text = format!("{} resigns. {} wins.", side(me), side(winner));
    t.finish(Some(winner), "resignation", text)
}

/// T-18: a player has no time left, and loses.
pub fn time_up<G: Game>(t: &mut Turn<'_, G>, me: Seat) -> Stop {
    let winner = me.other();
    let side = |seat| words::side(G::side(t.table, seat));
    let text = format!("{} has no time left. {} wins.", side(me), side(winner));
    t.finish(Some(winner), "time", text)
}

/// T-16: a draw by agreement, offered at one's own question. The log tells who offered it where it is declined: of an
/// agreement, such as one that was read from elsewhere, no more is known.
///
/// # Errors
/// The stops of a script; the end of the game when the offer is accepted.
pub fn offer_draw<G: Agreement>(t: &mut Turn<'_, G>, me: Seat) -> Flow {
    let other = me.other();
    match t.ask(other, G::ANSWER_DRAW, vec![G::YES, G::NO])? {
        yes if yes == G::YES => Err(t.finish(None, "agreement", "Draw by agreement.".into())),
        _ => {
            let side = |seat| words::side(G::side(t.table, seat));
            let text = format!("{} offers a draw, and {} declines it.", side(me), side(other));
            t.say(other, text, Vec::new(), None);
            Ok(())
        }
    }
}
