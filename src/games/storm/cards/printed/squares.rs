//! Printed cards as trees: pieces change places, or come to squares without a way.

use super::Said;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::select::{foe, own};
use crate::games::storm::model::tree::steps::{Choose, Mark, Only, Send, Swap};
use crate::games::storm::model::tree::words::{Ask, Base, EndWord, Name, PieceRule, PieceWord, SquareWord};
use crate::games::storm::model::tree::{Cond, Ends, Filter, OrSend, Place, Selector, Times, Tree};

/// The trees.
pub const TREES: &[Said] = &[
    Said::asking(
        28,
        Tree::new(
            When::End,
            &[
                Choose::of(own(&[Kind::King]), Name::A).ask(Ask::Several).done(),
                Choose::of(foe(&[Kind::King]), Name::B).ask(Ask::Several).done(),
                Swap::of([Selector::named(Name::A), Selector::named(Name::B)]).done(),
                Only::of(Cond::None(Selector::named(Name::A).like(&[Filter::Is(PieceWord::Checked)]))).done(),
                Only::of(Cond::None(Selector::named(Name::B).like(&[Filter::Is(PieceWord::Checked)]))).done(),
            ],
        ),
        &["which of your kings swaps", "which enemy king swaps"],
    ),
    Said::of(29, Tree::new(When::Instead, &[Swap::of([own(&[Kind::Queen]), foe(&[Kind::Queen])]).done()])),
    Said::of(30, Tree::new(When::End, &[Swap::of([own(&[Kind::Bishop]), foe(&[Kind::Bishop])]).done()])),
    Said::of(31, Tree::new(When::End, &[Swap::of([own(&[Kind::Knight]), foe(&[Kind::Knight])]).done()])),
    Said::of(32, Tree::new(When::End, &[Swap::of([own(&[Kind::Rook]), foe(&[Kind::Rook])]).done()])),
    Said::of(33, Tree::new(When::End, &[Swap::of([own(&[Kind::Bishop]), own(&[Kind::Knight])]).done()])),
    Said::of(34, Tree::new(When::End, &[Swap::of([own(&[Kind::Bishop]), own(&[Kind::Rook])]).done()])),
    Said::of(35, Tree::new(When::End, &[Swap::of([own(&[Kind::Knight]), own(&[Kind::Rook])]).done()])),
    Said::of(36, Tree::new(When::End, &[Swap::of([foe(&[Kind::Knight]), foe(&[Kind::Bishop])]).done()])),
    Said::of(37, Tree::new(When::End, &[Swap::of([foe(&[Kind::Bishop]), foe(&[Kind::Rook])]).done()])),
    Said::of(38, Tree::new(When::End, &[Swap::of([foe(&[Kind::Knight]), foe(&[Kind::Rook])]).done()])),
    Said::of(43, Tree::new(When::Instead, &[Send::of(own(&[Kind::King]), &[Place::Is(SquareWord::Empty)]).done()])),
    Said::of(
        44,
        Tree::new(
            When::Instead,
            &[
                Only::of(Cond::some(own(&[Kind::King]).like(&[Filter::Is(PieceWord::Checked)]))).done(),
                Swap::of([own(&[Kind::King]).like(&[Filter::Is(PieceWord::Checked)]), own(&[Kind::Pawn])]).done(),
            ],
        ),
    ),
    Said::of(
        46,
        Tree::new(
            When::Instead,
            &[Send::of(own(&[Kind::King]), &[Place::Beside(&own(&[Kind::Queen]))])
                .or(OrSend { send: own(&[Kind::Queen]), to: &[Place::Beside(&own(&[Kind::King]))] })
                .done()],
        ),
    ),
    Said::of(
        47,
        Tree::new(When::Instead, &[Send::of(own(&[Kind::Knight]), &[Place::Beside(&own(&[Kind::Queen]))]).done()]),
    ),
    Said::of(
        53,
        Tree::new(When::Instead, &[Send::of(own(&[Kind::Knight]), &[Place::Is(SquareWord::OtherColour)]).done()]),
    ),
    Said::of(
        75,
        Tree::new(
            When::Instead,
            &[Send::of(own(&[]).but(&[Kind::Pawn]), &[Place::Is(SquareWord::Home)]).take(foe(&[])).done()],
        ),
    ),
    Said::of(
        76,
        Tree::new(
            When::Instead,
            &[Only::of(Cond::Corners(3)).done(), Send::of(own(&[]), &[Place::Is(SquareWord::Corner)]).done()],
        ),
    ),
    Said::of(
        77,
        Tree::new(
            When::Instead,
            &[Send::of(
                own(&[]).but(&[Kind::Pawn]).like(&[Filter::Is(PieceWord::Edge)]),
                &[Place::Is(SquareWord::Edge)],
            )
            .done()],
        ),
    ),
    Said::asking(
        78,
        Tree::new(When::End, &[Send::of(Selector::of(Base::Took, &[]), &[Place::Is(SquareWord::Start)]).done()]),
        &["the piece that goes back"],
    ),
    Said::of(
        80,
        Tree::new(
            When::Instead,
            &[Swap::of([own(&[Kind::Pawn]), own(&[Kind::Bishop, Kind::Knight, Kind::Rook])]).done()],
        ),
    ),
    Said::of(
        84,
        Tree::new(
            When::Instead,
            &[Swap::of([own(&[Kind::Pawn]), foe(&[Kind::Pawn])])
                .times(Times { least: 1, most: 3, must: false })
                .at_once()
                .done()],
        ),
    ),
    Said::asking(
        88,
        Tree::new(
            When::End,
            &[
                Send::of(foe(&[]).but(&[Kind::King]), &[Place::Is(SquareWord::Corner)]).name(Name::A).done(),
                Mark::of(Selector::named(Name::A), PieceRule::Exiled).until(Ends::At(EndWord::TheirTurn)).done(),
            ],
        ),
        &["an enemy piece and then its corner"],
    ),
    Said::asking(
        91,
        Tree::new(When::End, &[Send::of(foe(&[]), &[Place::Is(SquareWord::Home)]).done()]),
        &["an enemy piece and then its starting square"],
    ),
];
