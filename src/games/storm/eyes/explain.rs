//! Reasons that a square or a card cannot be chosen: the own hand, the window that is open, and the effects in play.

use crate::board::{Move, PieceId, Square};
use crate::games::storm::eyes::targets;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::{look, permit};
use crate::games::storm::vocabulary::{Prompt, Why};
use crate::games::{explain, words};
use crate::play::{About, Eye, Seat};

/// One sentence about what the open question does not offer.
pub fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    let sentence = match (prompt.why, about) {
        (Why::AnswerDraw, _) => explain::ANSWER_DRAW,
        (Why::Admit, _) if table.doing.is_by_hand() => "Admit or deny what was done by hand first.",
        (Why::Admit, _) => "Answer the claim first.",
        (Why::ByHand, About::Square(_)) => "By hand no king leaves the board or is captured.",
        (Why::ByHand, About::Card(_)) => "Carry out the card that is being played first.",
        (Why::Forfeit, _) => "Choose the piece you lose first.",
        (Why::Penalty, _) => "Choose the pawn that is lost first.",
        (Why::Balance, _) => "Keep the card upright first.",
        (Why::Recall, _) => "Name the missing piece first.",
        (Why::Return, _) => "Your king comes back to an empty square of the edge, a safe one if there is any.",
        (Why::Bystander, _) => "A bystander moves now: no king moves, and no checkmate.",
        (Why::Target, About::Square(at)) => return Some(targets::explain(table, prompt, at)),
        (Why::Target, About::Card(_)) => "Make your choice for the card that is being played first.",
        (why, About::Card(name)) => return Some(of_card(table, prompt.seat, why, Card::from_name(name)?)),
        (Why::Action, About::Square(at)) => return Some(square(table, prompt.seat, at)),
        (_, About::Way(..)) => return None,
        (Why::End, About::Square(_)) => "Your move is made: play a card or end your turn.",
        (_, About::Square(_)) => "Respond with a card, or pass.",
    };
    Some(sentence.into())
}

/// CS-0.13, CS-0.20, CS-0.31: it is not held, not in time, or of no effect.
fn of_card(table: &Table, me: Seat, why: Why, card: Card) -> String {
    let is_timely = match why {
        Why::Action => matches!(card.window(), When::Before | When::Instead | When::Any),
        Why::End => matches!(card.window(), When::End | When::Any),
        Why::During => matches!(card.window(), When::During | When::Any),
        Why::After => matches!(card.window(), When::After | When::Any),
        _ => matches!(card.window(), When::Reply | When::Any),
    };
    let title = card.title();
    let is_kept = |effect: &Lasting| matches!(effect.rule, Rule::Kept { .. }) && effect.owner == me;
    if table.lasting.iter().any(|effect| effect.card == card && is_kept(effect)) {
        format!("{title} can be used at the end of a later turn, unless the opponent's king is in check.")
    } else if !table.piles.hand(me).any(|held| held == card) {
        format!("You don't hold {title}{}", words::stop(title))
    } else if table.spent[me.index()] {
        "You have already played a card this turn.".into()
    } else if let Some(ban) = permit::ban(table, me, card.window()) {
        match ban.rule {
            Rule::Meddled { .. } => "In a turn with a bystander's move you play no card.".into(),
            _ => ban.sentence(table, Eye::Seat(me)),
        }
    } else if let Some(duty) = permit::binding(table).first().filter(|_| card.window() == When::Instead) {
        duty.sentence()
    } else if is_timely {
        futile(table, me, why, card)
    } else {
        format!("{title} can only be played {}.", card.window().about())
    }
}

/// Reason that a card that is held and in time cannot take effect.
fn futile(table: &Table, me: Seat, why: Why, card: Card) -> String {
    let title = card.title();
    let cannot_take = || format!("A card that was discarded can only be taken: {title} can't respond to it.");
    if card.window() == When::Reply {
        return cannot_take();
    }
    match look::obstacles(table, card, me) {
        Some(found) if found.is_empty() => format!("{title} can do nothing now."),
        Some(found) => targets::forbidden(table, me, title, &found),
        None if why == Why::Reply => cannot_take(),
        // CS-0.56, CS-0.57: only a card that helps may be played.
        None if table.checked(table.side(me)) => format!("You are in check, and {title} doesn't help."),
        None => format!("You have no move, and {title} gives you none."),
    }
}

/// CS-0.40: an effect in force forbids every move there.
fn square(table: &Table, me: Seat, at: Square) -> String {
    let (bent, side) = (table.bent(), table.side(me));
    let there = table.board.at(at);
    if let Some(id) = there.filter(|&id| table.lifted() == Some(id)) {
        return format!("The {} is lifted until your move is made.", explain::name(&bent, id));
    }
    if let Some(id) = there.filter(|&id| bent.is_stuck(id) && bent.movers(side).contains(id)) {
        return stuck(table, id);
    }
    if table.legal(side).iter().any(|m: &Move| m.from == at || m.to == at) {
        // A move that the laws allow is withheld by a duty, or for one of three reasons (CS-0.53, CS-0.72).
        return match permit::binding(table).first() {
            Some(duty) => duty.sentence(),
            None if !table.undone.is_empty() => "That was undone: you must do something different.".into(),
            None if table.extra => "That would give checkmate, which an extra turn can't.".into(),
            None => "That would give checkmate, which a card can't.".into(),
        };
    }
    match there.filter(|&id| table.overlay.safe.contains(id) && !bent.movers(side).contains(id)) {
        Some(id) => format!("The {} can't be captured now.", explain::name(&bent, id)),
        None => explain::square(&bent, side, at),
    }
}

/// CS-018, CS-020, CS-088: the piece sleeps, or is exiled, or a magnet holds it.
fn stuck(table: &Table, id: PieceId) -> String {
    let who = explain::name(&table.bent(), id);
    let under = |rule| table.lasting.iter().find(|lasting| lasting.rule == rule && lasting.piece() == Some(id));
    if let Some(effect) = under(Rule::Asleep) {
        format!("The {who} sleeps until the {} king is in check.", table.side(effect.owner.other()).name())
    } else if under(Rule::Exiled).is_some() {
        format!("The {who} is exiled and can't move this turn.")
    } else {
        format!("The {who} stands next to a magnet and can't move.")
    }
}
