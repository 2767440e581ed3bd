//! A note that only its owner knows: CS-010, CS-011, CS-138.

use crate::board::SquareSet;
use crate::games::storm::board::lasting;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::layout::{bad, Laid, Layout, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::world::Note;
use crate::play::Flow;

/// A card that hides a bomb, under one of its names.
const fn bomb(number: u8, name: &'static str, title: &'static str, text: &'static str, glyphs: &'static str) -> Row {
    let (window, play) = (When::End, Play::Last(Layout::Own(mined), hide));
    Row { number, name, title, window, lasts: true, text, glyphs, counsel: Counsel::Plain, play }
}

/// The rows of this file.
pub const ROWS: &[Row] = &[
    bomb(
        10,
        "trap",
        "Trap",
        "Hide a bomb on a square that is empty or yours. The first enemy piece to stand there is removed. A king survives.",
        "ring skull foe:knight",
    ),
    bomb(
        11,
        "attentat",
        "Attentat",
        "Hide a bomb on an empty square or under one of your pieces. It removes the first enemy piece to stop there, but no king.",
        "own:pawn skull foe:rook",
    ),
    Row {
        number: 138,
        name: "scrying",
        title: "Scrying",
        window: When::End,
        lasts: false,
        text: "Note an enemy piece in secret. If your opponent moves just that piece next turn, the move is taken back and the turn is lost.",
        glyphs: "star foe:knight arrow back",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(foreseen), scrying),
    },
];

/// A bomb lies on a square that only its owner knows.
fn mined(wanted: &mut Wanted<'_>) -> Laid {
    let at = wanted.square()?;
    Ok((lasting::note(wanted.table, wanted.owner, Note::Square(at)), Until::Gone, Rule::Mined))
}

/// A piece is noted that is the other player's.
fn foreseen(wanted: &mut Wanted<'_>) -> Laid {
    let (owner, piece) = (wanted.owner, wanted.anybody()?);
    if !wanted.table.pieces(owner.other()).contains(piece) {
        return bad("`scrying` notes a piece of the other player".into());
    }
    Ok((lasting::note(wanted.table, owner, Note::Piece(piece)), Until::Close(owner.other()), Rule::Foreseen))
}

/// CS-010, CS-011: the square is noted in secret.
fn hide(card: &mut CardPlay<'_, '_>) -> Flow {
    let own = card.table().pieces(card.me()).iter().map(|id| card.table().at(id));
    let squares = own.fold(card.table().empty(), SquareSet::with);
    let at = card.asking("where the bomb lies").pick_square(squares)?;
    let on = card.note(Note::Square(at));
    card.begin(on, Until::Gone, Rule::Mined);
    Ok(())
}

/// CS-138: the piece is noted in secret; CS-0.55, nothing is taken back that would leave a check.
fn scrying(card: &mut CardPlay<'_, '_>) -> Flow {
    let piece = card.asking("the piece you note in secret").pick_piece(foe(&[]))?;
    let until = Until::next_close(card.table(), card.other());
    let on = card.note(Note::Piece(piece));
    card.begin(on, until, Rule::Foreseen);
    Ok(())
}
