//! Printed cards as trees: pieces move.

use super::Said;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::select::{foe, own};
use crate::games::storm::model::tree::steps::{Move, Only, Push, SlideOn, StopShort, Sweep};
use crate::games::storm::model::tree::words::{Base, Direction, PieceWord, Same, WayWord};
use crate::games::storm::model::tree::{Cond, Far, Filter, Like, Selector, Times, Tree};

/// The trees.
pub const TREES: &[Said] = &[
    Said::of(
        40,
        Tree::new(
            When::During,
            &[SlideOn::of(Selector::of(Base::Attacker, &[Kind::Queen, Kind::Rook, Kind::Bishop])).done()],
        ),
    ),
    Said::of(
        41,
        Tree::new(
            When::After,
            &[SlideOn::of(Selector::of(Base::Came, &[Kind::Queen, Kind::Rook, Kind::Bishop])).done()],
        ),
    ),
    Said::of(
        42,
        Tree::new(
            When::During,
            &[
                Only::of(Cond::Is(Selector::of(Base::Victim, &[Kind::Pawn]))).done(),
                StopShort::of(Selector::of(Base::Attacker, &[Kind::Queen, Kind::Rook, Kind::Bishop])).done(),
            ],
        ),
    ),
    Said::of(
        48,
        Tree::new(When::Instead, &[Move::of(own(&[]).but(&[Kind::Pawn])).like(Like::Kinds(&[Kind::Queen])).done()]),
    ),
    Said::of(
        49,
        Tree::new(
            When::End,
            &[Move::of(
                Selector::of(Base::Moved, &[Kind::Bishop])
                    .like(&[Filter::Is(PieceWord::Quiet), Filter::Is(PieceWord::Normal)]),
            )
            .take(foe(&[]))
            .done()],
        ),
    ),
    Said::of(50, Tree::new(When::Instead, &[Move::of(own(&[])).like(Like::Kinds(&[Kind::Bishop])).done()])),
    Said::of(
        51,
        Tree::new(
            When::End,
            &[Move::of(
                Selector::of(Base::Moved, &[Kind::Knight])
                    .like(&[Filter::Is(PieceWord::Quiet), Filter::Is(PieceWord::Normal)]),
            )
            .take(foe(&[]))
            .done()],
        ),
    ),
    Said::of(52, Tree::new(When::Instead, &[Move::of(own(&[])).like(Like::Kinds(&[Kind::Knight])).done()])),
    Said::of(
        54,
        Tree::new(
            When::End,
            &[Move::of(
                Selector::of(Base::Moved, &[Kind::Rook])
                    .like(&[Filter::Is(PieceWord::Quiet), Filter::Is(PieceWord::Normal)]),
            )
            .take(foe(&[]))
            .done()],
        ),
    ),
    Said::of(
        55,
        Tree::new(
            When::Instead,
            &[Move::of(own(&[Kind::Bishop, Kind::Knight, Kind::Rook, Kind::Pawn]))
                .take(foe(&[]))
                .times(Times { least: 1, most: 2, must: true })
                .same(Same::Kind)
                .done()],
        ),
    ),
    Said::of(56, Tree::new(When::Instead, &[Sweep::of(own(&[Kind::Queen, Kind::Rook, Kind::Bishop])).done()])),
    Said::of(
        58,
        Tree::new(
            When::Instead,
            &[Move::of(own(&[Kind::Pawn])).step(&[Direction::Ahead]).far(Far { least: 3, most: 3 }).done()],
        ),
    ),
    Said::of(
        59,
        Tree::new(When::Instead, &[Move::of(own(&[Kind::Pawn])).step(&[Direction::Ahead]).hit(foe(&[])).done()]),
    ),
    Said::of(
        60,
        Tree::new(
            When::Instead,
            &[Move::of(own(&[Kind::Pawn]))
                .step(&[Direction::Ahead])
                .far(Far { least: 2, most: 2 })
                .times(Times { least: 1, most: 2, must: true })
                .done()],
        ),
    ),
    Said::of(
        61,
        Tree::new(
            When::Instead,
            &[Move::of(own(&[Kind::Pawn]))
                .step(&[Direction::Ahead])
                .times(Times { least: 1, most: 8, must: false })
                .at_once()
                .done()],
        ),
    ),
    Said::of(62, Tree::new(When::Instead, &[Push::of(own(&[Kind::Pawn])).done()])),
    Said::of(64, Tree::new(When::Instead, &[Move::of(own(&[]).but(&[Kind::Pawn])).like(Like::Came).done()])),
    Said::of(
        66,
        Tree::new(When::Instead, &[Move::of(own(&[Kind::Pawn])).step(&[Direction::AslantBack]).hit(foe(&[])).done()]),
    ),
    Said::of(
        68,
        Tree::new(
            When::End,
            &[Move::of(own(&[Kind::Pawn]))
                .step(&[Direction::AslantAhead])
                .times(Times { least: 2, most: 2, must: true })
                .same(Same::Way)
                .at_once()
                .done()],
        ),
    ),
    Said::of(
        71,
        Tree::new(When::Instead, &[Move::of(own(&[Kind::Bishop])).way(WayWord::Bounce).take(foe(&[])).done()]),
    ),
    Said::of(72, Tree::new(When::Instead, &[Move::of(own(&[])).way(WayWord::OverOwn).done()])),
    Said::of(73, Tree::new(When::End, &[Move::of(own(&[])).way(WayWord::Repeat).take(foe(&[])).done()])),
    Said::of(
        81,
        Tree::new(
            When::After,
            &[StopShort::of(Selector::of(Base::Came, &[Kind::Queen, Kind::Rook, Kind::Bishop])).done()],
        ),
    ),
    Said::asking(
        82,
        Tree::new(
            When::Instead,
            &[Move::of(foe(&[Kind::Bishop])).like(Like::Kinds(&[Kind::Bishop])).hit(foe(&[])).done()],
        ),
        &["a bishop and the piece it captures"],
    ),
    Said::asking(
        86,
        Tree::new(When::Instead, &[Move::of(foe(&[])).done()]),
        &["one of your opponent's pieces and then its new square"],
    ),
    Said::asking(
        89,
        Tree::new(
            When::End,
            &[Move::of(foe(&[Kind::Pawn])).step(&[Direction::Back]).far(Far { least: 1, most: 2 }).done()],
        ),
        &["an enemy pawn and then how far back it goes"],
    ),
    Said::asking(
        125,
        Tree::new(When::Instead, &[Move::of(own(&[])).hit(own(&[])).done()]),
        &["a piece and then the piece it captures"],
    ),
];
