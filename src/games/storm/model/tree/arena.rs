//! Room for the parts of a tree that is read: it hands out slices that live as long as itself, so that trees in the
//! program and trees that are read are of one type.

use std::cell::OnceCell;

use super::{Cond, Filter, Place, Selector, Step};
use crate::board::Kind;
use crate::games::storm::model::tree::words::Direction;

/// Slices of one type, one after another.
struct Shelf<T> {
    first: OnceCell<Box<Link<T>>>,
}

struct Link<T> {
    items: Box<[T]>,
    next: Shelf<T>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf { first: OnceCell::new() }
    }
}

impl<T> Shelf<T> {
    fn put(&self, items: Vec<T>) -> &[T] {
        let mut shelf = self;
        while let Some(link) = shelf.first.get() {
            shelf = &link.next;
        }
        let link = Link { items: items.into_boxed_slice(), next: Shelf::default() };
        &shelf.first.get_or_init(|| Box::new(link)).items
    }
}

/// Room for the parts of trees. `Box::leak` makes it room for ever.
#[derive(Default)]
pub struct Arena<'a> {
    steps: Shelf<Step<'a>>,
    filters: Shelf<Filter<'a>>,
    places: Shelf<Place<'a>>,
    conds: Shelf<Cond<'a>>,
    selectors: Shelf<Selector<'a>>,
    branches: Shelf<&'a [Step<'a>]>,
    kinds: Shelf<Kind>,
    directions: Shelf<Direction>,
    letters: Shelf<u8>,
}

/// A thing that has room in an arena.
pub trait Kept<'a>: Sized {
    /// Keeps a slice.
    fn keep(arena: &'a Arena<'a>, items: Vec<Self>) -> &'a [Self];
}

macro_rules! kept {
    ($($shelf:ident: $type:ty),+) => { $(
        impl<'a> Kept<'a> for $type {
            fn keep(arena: &'a Arena<'a>, items: Vec<Self>) -> &'a [Self] {
                arena.$shelf.put(items)
            }
        }
    )+ };
}

kept! {
    steps: Step<'a>, filters: Filter<'a>, places: Place<'a>, conds: Cond<'a>, selectors: Selector<'a>,
    branches: &'a [Step<'a>], kinds: Kind, directions: Direction
}

impl<'a> Arena<'a> {
    /// Keeps a slice.
    pub fn keep<T: Kept<'a>>(&'a self, items: Vec<T>) -> &'a [T] {
        T::keep(self, items)
    }

    /// Keeps one thing.
    pub fn keep_one<T: Kept<'a>>(&'a self, item: T) -> Option<&'a T> {
        T::keep(self, vec![item]).first()
    }

    /// Keeps a text.
    pub fn text(&'a self, text: &str) -> &'a str {
        std::str::from_utf8(self.letters.put(text.as_bytes().to_vec())).unwrap_or_default()
    }
}
