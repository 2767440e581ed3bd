//! Printed cards as trees: effects that last.

use super::Said;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::select::{any, foe, own, AnyRule};
use crate::games::storm::model::tree::steps::{Begin, Lay, Mark, NameKind, Note, Only, Shape};
use crate::games::storm::model::tree::words::{
    Base, EndWord, Name, NoteRule, PieceRule, SquareRule, SquareWord, TurnRule,
};
use crate::games::storm::model::tree::{Cond, Ends, KindRef, Noted, Place, Selector, Tree};

/// The trees.
pub const TREES: &[Said] = &[
    Said::of(3, Tree::new(When::End, &[Begin::of(TurnRule::Respected).until(Ends::At(EndWord::Used)).done()])),
    Said::of(4, Tree::new(When::End, &[Begin::of(TurnRule::Hushed).until(Ends::At(EndWord::Used)).done()])),
    Said::of(5, Tree::new(When::End, &[Begin::of(TurnRule::Starving).until(Ends::At(EndWord::Used)).done()])),
    Said::of(6, Tree::new(When::End, &[Begin::of(TurnRule::Cardless).until(Ends::At(EndWord::Check)).done()])),
    Said::of(7, Tree::new(When::End, &[Begin::of(TurnRule::Ceased).until(Ends::At(EndWord::Check)).done()])),
    Said::of(
        9,
        Tree::new(
            When::Instead,
            &[
                Only::of(Cond::Not(&Cond::Check)).done(),
                Begin::of(TurnRule::Kept).until(Ends::At(EndWord::Used)).done(),
            ],
        ),
    ),
    Said::asking(
        10,
        Tree::new(When::End, &[Note::of(Noted::Square(&[Place::Is(SquareWord::Own)]), NoteRule::Mined).done()]),
        &["where the bomb lies"],
    ),
    Said::asking(
        11,
        Tree::new(When::End, &[Note::of(Noted::Square(&[Place::Is(SquareWord::Own)]), NoteRule::Mined).done()]),
        &["where the bomb lies"],
    ),
    Said::asking(
        13,
        Tree::new(
            When::End,
            &[
                Only::of(Cond::Not(&Cond::Effect(AnyRule::Square(SquareRule::Lends)))).done(),
                Lay::of(&[Place::Is(SquareWord::Empty)], SquareRule::Lends).kind(Kind::Bishop).done(),
            ],
        ),
        &["the square of the church"],
    ),
    Said::asking(
        15,
        Tree::new(When::End, &[Lay::of(&[Place::Is(SquareWord::Empty)], SquareRule::Swallowed).done()]),
        &["the empty square that is swallowed"],
    ),
    Said::asking(
        16,
        Tree::new(When::End, &[Lay::of(&[Place::Is(SquareWord::Any)], SquareRule::Joining).two().done()]),
        &["one end of the wormhole", "its other end"],
    ),
    Said::of(
        17,
        Tree::new(When::End, &[Mark::of(foe(&[]).but(&[Kind::King, Kind::Queen]), PieceRule::Neutral).done()]),
    ),
    Said::of(18, Tree::new(When::End, &[Mark::of(foe(&[]), PieceRule::Asleep).until(Ends::At(EndWord::Check)).done()])),
    Said::of(19, Tree::new(When::End, &[Mark::of(own(&[]).but(&[Kind::King]), PieceRule::Peaceful).done()])),
    Said::of(20, Tree::new(When::End, &[Mark::of(own(&[]), PieceRule::Magnet).done()])),
    Said::of(21, Tree::new(When::End, &[Mark::of(own(&[]).but(&[Kind::King]), PieceRule::Poisoned).done()])),
    Said::of(25, Tree::new(When::End, &[Shape::of(own(&[Kind::Pawn]), Kind::Crab).done()])),
    Said::of(26, Tree::new(When::End, &[Shape::of(any(&[Kind::Knight]), Kind::Kangaroo).done()])),
    Said::of(27, Tree::new(When::End, &[Shape::of(any(&[Kind::Knight]), Kind::Camel).done()])),
    Said::asking(
        85,
        Tree::new(
            When::End,
            &[
                NameKind::of(&[Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn], Name::A).done(),
                Begin::of(TurnRule::Ordered).kind(KindRef::Named(Name::A)).until(Ends::At(EndWord::TheirTurn)).done(),
            ],
        ),
        &["the kind of piece that must move"],
    ),
    Said::of(127, Tree::new(When::End, &[Begin::of(TurnRule::Provoked).until(Ends::At(EndWord::TheirTurn)).done()])),
    Said::of(135, Tree::new(When::End, &[Begin::of(TurnRule::Hurried).until(Ends::At(EndWord::TheirTurn)).done()])),
    Said::asking(
        137,
        Tree::new(
            When::End,
            &[Mark::of(Selector::of(Base::Moved, &[]), PieceRule::Shielded).until(Ends::At(EndWord::TheirTurn)).done()],
        ),
        &["the piece that is protected"],
    ),
    Said::asking(
        138,
        Tree::new(
            When::End,
            &[Note::of(Noted::Piece(foe(&[])), NoteRule::Foreseen).until(Ends::At(EndWord::TheirTurn)).done()],
        ),
        &["the piece you note in secret"],
    ),
];
