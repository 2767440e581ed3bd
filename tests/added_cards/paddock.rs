//! A lasting card of a program's own: its row, its deed, and how a setup lays its effect out.

use deckmate::board::Kind;
use deckmate::games::storm::model::card_play::CardPlay;
use deckmate::games::storm::model::catalog::{Counsel, Play, Row, When};
use deckmate::games::storm::model::effect::{On, Until};
use deckmate::games::storm::model::layout::Layout;
use deckmate::games::storm::model::rule::Rule;
use deckmate::play::Flow;

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 249,
    name: "paddock",
    title: "Paddock",
    window: When::End,
    lasts: true,
    text: "Put a paddock on an empty square. Any piece that stands there may also move and capture like a knight.",
    glyphs: "ring leap own:rook arrow",
    counsel: Counsel::Plain,
    play: Play::Last(Layout::Square(Until::Gone, KNIGHT), paddock),
}];

/// Effect of a paddock.
const KNIGHT: Rule = Rule::Lends { kind: Kind::Knight };

/// CS-249: an empty square lends the moves of a Knight.
fn paddock(card: &mut CardPlay<'_, '_>) -> Flow {
    let at = card.pick_square(card.table().empty())?;
    card.begin(On::Square(at), Until::Gone, KNIGHT);
    Ok(())
}
