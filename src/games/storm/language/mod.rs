//! The language of cards: JSON and packed texts read into trees and written from them, what is wrong with a card in
//! words, and the sentence and the signs that follow from its tree. All of it goes by the table of the verbs.

mod advice;
mod bounds;
pub mod card;
mod check;
mod coder;
mod conds;
mod drawn;
mod effects;
mod fate;
mod form;
mod given;
pub mod grammar;
mod judge;
mod letters;
mod likenesses;
mod looks;
mod never;
mod packed;
mod parts;
mod picture;
mod plain;
mod rules;
mod selects;
mod sentence;
mod shape;
mod signs;
pub mod sort;
pub mod steps;
mod timing;
mod whole;
mod words;
mod wrong;

pub use self::advice::{advice, warnings};
pub use self::card::{counsel, made, pack, pack_tree, read, unpack, write};
pub use self::check::{tree as check, ways};
pub use self::coder::Coder;
pub use self::fate::{Fate, Why};
pub use self::never::fate;
pub use self::picture::{SIDES, SIGNS};
pub use self::sentence::{branches, sentence};
pub use self::signs::{picture, signs};
pub use self::whole::{BLANK_MAY, BLANK_MUST, HAND, MAY, MUST};
pub use self::wrong::Wrong;
pub use super::model::tree::Design;
