//! Tables of where leaps lead, and of adjacent squares, as if there were no walls: leaps go over them. A king's steps,
//! which walls stop, are in `Geometry`.

use super::dir;
use super::reach::SHAPES;
use super::square::{Square, SquareSet};
use super::terrain::Terrain;

/// The eight ways to leap `a` squares along one axis and `b` along the other, as files and ranks.
const fn all_ways((a, b): (i8, i8)) -> [(i8, i8); 8] {
    [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
}

/// Squares that leaps lead to, and the squares beside a square.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Leaps {
    /// Squares that leaps of each shape lead to.
    pub sets: [[SquareSet; 128]; SHAPES.len()],
    /// The squares beside each, diagonally too, whether a wall stands between or not.
    pub adjacent: [SquareSet; 128],
}

impl Leaps {
    /// The tables of a terrain.
    pub fn of(terrain: &Terrain) -> Leaps {
        let none = [SquareSet::EMPTY; 128];
        let mut leaps = Leaps { sets: [none; SHAPES.len()], adjacent: none };
        for from in terrain.squares().iter() {
            let at = from.index();
            let set = |set: SquareSet, by| match terrain.shifted(from, by) {
                Square::OFF => set,
                to => set.with(to),
            };
            for (sets, shape) in leaps.sets.iter_mut().zip(SHAPES) {
                sets[at] = all_ways(shape).into_iter().fold(sets[at], set);
            }
            leaps.adjacent[at] = dir::STEPS.into_iter().fold(leaps.adjacent[at], set);
        }
        leaps
    }
}
