//! Printed cards as trees: cards, turns and answers to them.

use super::Said;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::{Cancel, Copy, Discard, Draw, Look, Only, TakeCard, Undo};
use crate::games::storm::model::tree::words::{Base, Sequel, Undone};
use crate::games::storm::model::tree::{Amount, Cond, Selector, Tree};

/// The trees.
pub const TREES: &[Said] = &[
    Said::of(2, Tree::new(When::Any, &[Discard::of(Amount::All).done(), Draw::of(Amount::All).done()])),
    Said::of(117, Tree::new(When::Reply, &[Cancel::of().done()])),
    Said::of(118, Tree::new(When::Reply, &[Cancel::of().done()])),
    Said::of(119, Tree::new(When::Reply, &[Cancel::of().done()])),
    Said::of(120, Tree::new(When::Reply, &[Cancel::of().done()])),
    Said::of(
        121,
        Tree::new(When::After, &[Only::of(Cond::JustChecked).done(), Undo::of(Undone::Turn).then(Sequel::Lost).done()]),
    ),
    Said::of(122, Tree::new(When::After, &[Undo::of(Undone::Turn).then(Sequel::Another).done()])),
    Said::of(123, Tree::new(When::After, &[Undo::of(Undone::Turn).then(Sequel::Another).done()])),
    Said::of(124, Tree::new(When::After, &[Undo::of(Undone::Turn).then(Sequel::Another).done()])),
    Said::of(129, Tree::new(When::Reply, &[TakeCard::of().done()])),
    Said::asking(
        132,
        Tree::new(
            When::After,
            &[
                Only::of(Cond::Is(Selector::of(Base::Lost, &[]).but(&[Kind::Pawn]))).done(),
                Look::of(Amount::All).done(),
            ],
        ),
        &["the card you take"],
    ),
    Said::of(133, Tree::new(When::Reply, &[Copy::of().done()])),
];
