//! Printed cards as trees: pieces leave, come back, and become others.

use super::Said;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::select::{any, foe, own};
use crate::games::storm::model::tree::steps::{
    Burst, Change, Choose, Defect, Fuse, Only, Promote, Ray, Remove, Replace, Return, Spawn, Strike, Theirs,
};
use crate::games::storm::model::tree::words::{Ask, Base, Name, PieceWord, PoolBase, SquareWord};
use crate::games::storm::model::tree::{Cond, Filter, Into, Place, Pool, Selector, Times, Tree};

/// The trees.
pub const TREES: &[Said] = &[
    Said::asking(
        24,
        Tree::new(When::Instead, &[Fuse::of(own(&[]).but(&[Kind::King])).done()]),
        &["the piece that stays and moves as either", "the piece that merges into it and leaves the game"],
    ),
    Said::asking(
        92,
        Tree::new(When::After, &[Return::of(Pool::of(PoolBase::Lost, &[]), &[Place::Is(SquareWord::Home)]).done()]),
        &["the piece that returns", "its starting square"],
    ),
    Said::asking(
        93,
        Tree::new(
            When::Instead,
            &[
                Only::of(Cond::some(own(&[Kind::King]).like(&[Filter::Is(PieceWord::Checked)]))).done(),
                Return::of(Pool::of(PoolBase::Taken, &[]), &[Place::Is(SquareWord::Shield)]).done(),
            ],
        ),
        &["the piece that returns", "the square that stops the check"],
    ),
    Said::asking(
        94,
        Tree::new(
            When::End,
            &[Return::of(Pool::of(PoolBase::Own, &[]).but(&[Kind::Queen]), &[Place::Is(SquareWord::Home)]).done()],
        ),
        &["the piece that returns", "its starting square"],
    ),
    Said::asking(
        95,
        Tree::new(
            When::Instead,
            &[Return::of(Pool::of(PoolBase::Own, &[Kind::Pawn]), &[Place::Is(SquareWord::Centre)]).done()],
        ),
        &["", "where the pawn lands"],
    ),
    Said::asking(
        97,
        Tree::new(
            When::End,
            &[
                Theirs::of(&[Return::of(Pool::of(PoolBase::Own, &[Kind::Pawn]), &[Place::Rank(2)])
                    .times(Times { least: 0, most: 1, must: true })
                    .done()])
                .done(),
                Return::of(Pool::of(PoolBase::Own, &[Kind::Pawn]), &[Place::Rank(2)])
                    .times(Times { least: 0, most: 1, must: true })
                    .done(),
                Theirs::of(&[Return::of(Pool::of(PoolBase::Own, &[Kind::Pawn]), &[Place::Rank(2)])
                    .times(Times { least: 0, most: 1, must: true })
                    .done()])
                .done(),
                Return::of(Pool::of(PoolBase::Own, &[Kind::Pawn]), &[Place::Rank(2)])
                    .times(Times { least: 0, most: 1, must: true })
                    .done(),
            ],
        ),
        &[
            "",
            "the square where your pawn returns",
            "",
            "the square where your pawn returns",
            "",
            "the square where your pawn returns",
            "",
            "the square where your pawn returns",
        ],
    ),
    Said::of(
        98,
        Tree::new(
            When::End,
            &[
                Only::of(Cond::None(own(&[Kind::Queen]))).done(),
                Spawn::of(Kind::Princess, &[Place::Is(SquareWord::Home)]).done(),
            ],
        ),
    ),
    Said::asking(
        99,
        Tree::new(
            When::End,
            &[Replace::of(own(&[Kind::Pawn]), Pool::of(PoolBase::Taken, &[]).but(&[Kind::Queen]))
                .ask(Ask::Always)
                .done()],
        ),
        &["the pawn that is replaced", "the piece that takes its place"],
    ),
    Said::asking(
        100,
        Tree::new(When::End, &[Promote::of(Selector::of(Base::Moved, &[Kind::Pawn]).like(&[Filter::Rank(6)])).done()]),
        &["the pawn that is promoted", "what the pawn becomes"],
    ),
    Said::of(
        101,
        Tree::new(
            When::End,
            &[
                Only::of(Cond::between(own(&[Kind::Pawn]).like(&[Filter::Is(PieceWord::Plain)]), 1, 2)).done(),
                Promote::of(own(&[Kind::Pawn]).all().like(&[Filter::Is(PieceWord::Plain)]).most(2))
                    .into(&[Kind::Rook, Kind::Bishop, Kind::Knight])
                    .done(),
            ],
        ),
    ),
    Said::of(102, Tree::new(When::End, &[Change::of(any(&[Kind::Knight]), Into::Kinds(&[Kind::Bishop])).done()])),
    Said::asking(
        103,
        Tree::new(
            When::After,
            &[
                Only::of(Cond::JustChecked).done(),
                Defect::of(Selector::of(Base::Checker, &[]).but(&[Kind::King])).done(),
            ],
        ),
        &["the piece that changes sides"],
    ),
    Said::asking(
        104,
        Tree::new(When::End, &[Change::of(Selector::of(Base::Took, &[]), Into::WhatItTook).done()]),
        &["the piece that changes its kind"],
    ),
    Said::asking(
        105,
        Tree::new(
            When::After,
            &[
                Only::of(Cond::Is(Selector::of(Base::Lost, &[]).but(&[Kind::Pawn]))).done(),
                Remove::of(foe(&[Kind::Pawn])).done(),
            ],
        ),
        &["the pawn that is removed"],
    ),
    Said::of(
        106,
        Tree::new(
            When::During,
            &[Strike::of(Selector::of(Base::Attacker, &[]).but(&[Kind::King]), Selector::of(Base::Victim, &[])).done()],
        ),
    ),
    Said::asking(
        107,
        Tree::new(When::Before, &[Defect::of(foe(&[Kind::Pawn]).like(&[Filter::Is(PieceWord::Near)])).done()]),
        &["the pawn that changes sides"],
    ),
    Said::asking(
        109,
        Tree::new(When::End, &[Remove::of(foe(&[Kind::Pawn]).like(&[Filter::Is(PieceWord::Alone)])).done()]),
        &["the pawn that is removed"],
    ),
    Said::of(
        110,
        Tree::new(When::End, &[Remove::of(any(&[Kind::Pawn]).all().like(&[Filter::Is(PieceWord::OffColour)])).done()]),
    ),
    Said::asking(
        111,
        Tree::new(When::Instead, &[Burst::of(own(&[Kind::Bishop])).least(2).done()]),
        &["the piece that explodes"],
    ),
    Said::asking(
        112,
        Tree::new(When::Instead, &[Burst::of(own(&[Kind::Knight])).least(2).done()]),
        &["the piece that explodes"],
    ),
    Said::asking(
        114,
        Tree::new(When::End, &[Ray::of(own(&[Kind::Queen, Kind::Rook, Kind::Bishop])).done()]),
        &["the piece that fires", "the line: the first piece that is hit on it"],
    ),
    Said::asking(
        115,
        Tree::new(
            When::End,
            &[
                Choose::of(
                    Selector::of(Base::Moved, &[]).but(&[Kind::King]).like(&[Filter::Is(PieceWord::Quiet)]),
                    Name::A,
                )
                .ask(Ask::Several)
                .done(),
                Remove::of(any(&[]).but(&[Kind::King]).all().like(&[Filter::Around(Name::A)])).done(),
            ],
        ),
        &["the piece that explodes"],
    ),
    Said::asking(
        126,
        Tree::new(When::End, &[Remove::of(own(&[]).but(&[Kind::King])).done()]),
        &["the piece you remove"],
    ),
    Said::asking(
        128,
        Tree::new(When::After, &[Replace::of(own(&[Kind::Pawn]), Pool::of(PoolBase::Lost, &[])).done()]),
        &["the piece that returns", "the pawn that is lost instead"],
    ),
];
