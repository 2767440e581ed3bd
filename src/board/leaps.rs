//! Leaps as tables, and which squares lie side by side: walls make no difference to either.

use super::dir;
use super::square::{Square, SquareSet};
use super::terrain::Terrain;

const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const LONG_LEAPS: [(i8, i8); 8] = [(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)];

/// Where leaps lead, and what lies beside a square.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Leaps {
    /// One after the other, [`Square::OFF`] where there is none.
    pub all: [[Square; 8]; 128],
    /// A Knight's.
    pub sets: [SquareSet; 128],
    /// A Camel's, three along and two across.
    pub long_sets: [SquareSet; 128],
    /// The neighbours.
    pub around: [SquareSet; 128],
}

impl Leaps {
    /// The tables of a terrain.
    pub fn of(terrain: &Terrain) -> Leaps {
        let none = [SquareSet::EMPTY; 128];
        let mut leaps = Leaps { all: [[Square::OFF; 8]; 128], sets: none, long_sets: none, around: none };
        for from in terrain.squares().iter() {
            let at = from.index();
            let set = |set: SquareSet, to: Square| if to == Square::OFF { set } else { set.with(to) };
            for (way, by) in LEAPS.into_iter().enumerate() {
                leaps.all[at][way] = terrain.shifted(from, by);
                leaps.sets[at] = set(leaps.sets[at], leaps.all[at][way]);
            }
            for by in LONG_LEAPS {
                leaps.long_sets[at] = set(leaps.long_sets[at], terrain.shifted(from, by));
            }
            for by in dir::STEPS {
                leaps.around[at] = set(leaps.around[at], terrain.shifted(from, by));
            }
        }
        leaps
    }
}
