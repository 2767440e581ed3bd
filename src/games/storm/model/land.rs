//! The land of a table: the shape of its board with all tables worked out from it, shared by every copy of the table.

use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::board::{Dir, Square, Terrain, Variant};

/// Number of shapes that are kept. Trying a card on all squares or edges asks for the same few again and again.
const KEPT: usize = 32;

thread_local! {
    /// The shapes last asked for, the newest last.
    static SHAPES: RefCell<Vec<Land>> = const { RefCell::new(Vec::new()) };
}

/// The rules of the board on a terrain. It reads as its [`Variant`]; two of a game are equal when their terrains are.
#[derive(Clone)]
pub struct Land {
    /// The rules of the full board.
    full: &'static Variant,
    on: Arc<Variant>,
}

impl Land {
    /// The land of this terrain. Working it out takes as long as some hundred moves, so the last ones are kept.
    fn of(full: &'static Variant, terrain: &Terrain) -> Land {
        SHAPES.with_borrow_mut(|shapes| {
            let known = shapes.iter().position(|land| land.is_of(full) && land.terrain() == terrain);
            let land = match known {
                Some(at) => shapes.remove(at),
                None => Land::shaped(full, terrain, shapes.last().filter(|land| land.is_of(full))),
            };
            if shapes.len() == KEPT {
                shapes.remove(0);
            }
            shapes.push(land.clone());
            land
        })
    }

    /// The full board of these rules.
    pub fn plain(full: &'static Variant) -> Land {
        Land::of(full, full.geometry.terrain())
    }

    /// This board on another terrain.
    pub fn on(&self, terrain: &Terrain) -> Land {
        Land::of(self.full, terrain)
    }

    /// The rules of the full board.
    pub fn full(&self) -> &'static Variant {
        self.full
    }

    fn is_of(&self, full: &'static Variant) -> bool {
        std::ptr::eq(self.full, full)
    }

    /// The land of a terrain beside one that may differ from it by little.
    fn shaped(full: &'static Variant, terrain: &Terrain, beside: Option<&Land>) -> Land {
        let beside: &Variant = beside.map_or(full, |land| land);
        Land { full, on: Arc::new(beside.on(beside.geometry.reshaped(*terrain))) }
    }

    /// Terrain that it was made from.
    pub fn terrain(&self) -> &Terrain {
        self.geometry.terrain()
    }

    /// True if the plain generator knows its way here: it is the full board without holes and walls.
    pub fn is_plain(&self) -> bool {
        let plain = self.full.geometry.terrain();
        self.terrain() == plain || *self.terrain() == plain.swap_shades()
    }

    /// The land without its walls: for what they do not stop, and for what lies side by side.
    pub fn unwalled(&self) -> Land {
        self.on(&self.terrain().without_walls())
    }

    /// True if a wall stops a step, not the end of the land (CS-014).
    pub fn is_walled(&self, from: Square, dir: Dir) -> bool {
        self.geometry.next(dir, from) == Square::OFF && self.unwalled().geometry.next(dir, from) != Square::OFF
    }

    /// The land with its left and right side joined (CS-070).
    pub fn rolled(&self) -> Land {
        self.on(&self.terrain().wrap_files())
    }
}

impl Deref for Land {
    type Target = Variant;

    fn deref(&self) -> &Variant {
        &self.on
    }
}

impl PartialEq for Land {
    fn eq(&self, other: &Land) -> bool {
        Arc::ptr_eq(&self.on, &other.on) || self.is_of(other.full) && self.terrain() == other.terrain()
    }
}

impl fmt::Debug for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terrain().fmt(f)
    }
}
