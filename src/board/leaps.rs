//! Leaps as tables, and which squares lie side by side: walls make no difference to either.

use super::dir;
use super::reach::SHAPES;
use super::square::{Square, SquareSet};
use super::terrain::Terrain;

/// The eight leaps of a shape.
const fn images((a, b): (i8, i8)) -> [(i8, i8); 8] {
    [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
}

/// Where leaps lead, and what lies beside a square.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Leaps {
    /// Where leaps of each shape lead.
    pub sets: [[SquareSet; 128]; SHAPES.len()],
    /// The neighbours.
    pub around: [SquareSet; 128],
}

impl Leaps {
    /// The tables of a terrain.
    pub fn of(terrain: &Terrain) -> Leaps {
        let none = [SquareSet::EMPTY; 128];
        let mut leaps = Leaps { sets: [none; SHAPES.len()], around: none };
        for from in terrain.squares().iter() {
            let at = from.index();
            let set = |set: SquareSet, by| match terrain.shifted(from, by) {
                Square::OFF => set,
                to => set.with(to),
            };
            for (sets, shape) in leaps.sets.iter_mut().zip(SHAPES) {
                sets[at] = images(shape).into_iter().fold(sets[at], set);
            }
            leaps.around[at] = dir::STEPS.into_iter().fold(leaps.around[at], set);
        }
        leaps
    }
}
