//! Changes of the player who moves an army: CS-008, CS-136.

use crate::games::storm::board::lasting;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::Layout;
use crate::games::storm::model::rule::Rule;
use crate::play::Flow;

/// The turns of an exchange for each player.
const TURNS: u8 = 3;

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 8,
        name: "fair-trade",
        title: "Fair trade",
        window: When::End,
        lasts: true,
        text: "Swap sides with your opponent for three turns each. You both keep your hands. Not while the enemy king is in check.",
        glyphs: "own:king arrow foe:king",
        counsel: Counsel::Lends,
        play: Play::Last(Layout::Nobody(|_| (Until::Spent, Rule::Traded { left: [TURNS; 2] })), fair_trade),
    },
    Row {
        number: 136,
        name: "ingerence",
        title: "Ingerence",
        window: When::Before,
        lasts: false,
        text: "A bystander makes your move this turn, and your opponent's next move. No king moves, no checkmate.",
        glyphs: "own:pawn star foe:pawn",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Nobody(|seat| (Until::Close(seat), Rule::Meddled { seat })), ingerence),
    },
];

/// CS-008: the players exchange their armies. That the army which is not on move then is safe, is no matter of this card.
fn fair_trade(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut left = [TURNS; 2];
    // The turn in which it is played is over before the exchange counts.
    left[card.table().mover.index()] += 1;
    // Every effect that is over by the exchange ends with the next displacement, or with the turn.
    let me = card.me();
    lasting::begin(card.turn(), me, On::Nobody, Until::Spent, Rule::Traded { left });
    Ok(())
}

/// CS-136: a bystander makes two moves, one for each player.
fn ingerence(card: &mut CardPlay<'_, '_>) -> Flow {
    // In the other player's turn there is no move of one's own to be made.
    card.void_if(!card.is_own_turn())?;
    card.begin_all([card.me(), card.other()].map(|seat| (On::Nobody, Until::Close(seat), Rule::Meddled { seat })));
    Ok(())
}
