//! Duties and bans of players in their turns: CS-005 to CS-007, CS-085, CS-127.

use crate::board::Kind;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{bad, Laid, Layout, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::protocol::penalties;
use crate::play::Flow;

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 5,
        name: "starving",
        title: "Starving",
        window: When::End,
        lasts: true,
        text: "From your opponent's next turn on, every move must capture. It ends when a player can't capture anything.",
        glyphs: "own:pawn take foe:pawn take",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Spent, Rule::Starving),
    },
    Row {
        number: 6,
        name: "origins",
        title: "Origins",
        window: When::End,
        lasts: true,
        text: "Plain chess: nobody may play a card until a king is in check.",
        glyphs: "cards cross own:king",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Check, Rule::Cardless),
    },
    Row {
        number: 7,
        name: "ceasefire",
        title: "Ceasefire",
        window: When::End,
        lasts: true,
        text: "No piece can be captured until a king is in check.",
        glyphs: "own:pawn take cross foe:pawn",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Check, Rule::Ceased),
    },
    Row {
        number: 85,
        name: "diktat",
        title: "Diktat",
        window: When::End,
        lasts: false,
        text: "Name rook, bishop, knight or pawn. Your opponent must move a piece of that kind next turn, if possible.",
        glyphs: "foe:knight arrow",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(ordered), diktat),
    },
    Row {
        number: 127,
        name: "provocation",
        title: "Provocation",
        window: When::End,
        lasts: false,
        text: "Next turn, your opponent must capture one of your pieces or lose the turn. In check, only if a capture answers it.",
        glyphs: "foe:pawn take own:pawn",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Nobody(|me| (Until::Close(me.other()), Rule::Provoked)), provocation),
    },
];

/// A kind is ordered that the card can name.
fn ordered(wanted: &mut Wanted<'_>) -> Laid {
    match wanted.kind() {
        Some(kind) if NAMED.contains(&kind) => {
            Ok((On::Nobody, Until::Close(wanted.owner.other()), Rule::Ordered { kind }))
        }
        _ => bad("`diktat` names a rook, bishop, knight or pawn".into()),
    }
}

/// The kinds that can be named.
pub const NAMED: [Kind; 4] = [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// CS-085: the other player must move a piece of a kind, which is named aloud (CS-004).
fn diktat(card: &mut CardPlay<'_, '_>) -> Flow {
    let others = card.who(foe(&[]));
    let has = |kind: &Kind| others.iter().any(|&id| card.table().counts_as(id, *kind));
    let kinds: Vec<Kind> = NAMED.into_iter().filter(has).collect();
    let kind = card.asking("the kind of piece that must move").pick_kind(&kinds)?;
    card.begin(On::Nobody, Until::next_close(card.table(), card.other()), Rule::Ordered { kind });
    // The cost of naming it is a penalty: it is no matter of looking ahead (CS-0.53).
    if card.is_carried_out() && penalties::is_hushed(card.table()) {
        let me = card.me();
        penalties::uttered(card.turn(), me, kind)?;
    }
    Ok(())
}

/// CS-127: the other player must capture; against a check only with a capture that answers it (CS-0.55).
fn provocation(card: &mut CardPlay<'_, '_>) -> Flow {
    card.begin(On::Nobody, Until::next_close(card.table(), card.other()), Rule::Provoked);
    Ok(())
}
