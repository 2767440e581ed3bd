//! The land of a table: the shape of its board with all tables worked out from it, shared by every copy of the table.

use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use super::layout;
use crate::board::{Dir, Square, Terrain, Variant};

/// Number of shapes that are kept. Trying a card on all squares or edges asks for the same few again and again.
const KEPT: usize = 32;

thread_local! {
    /// The shapes last asked for, the newest last.
    static SHAPES: RefCell<Vec<Land>> = const { RefCell::new(Vec::new()) };
}

/// The rules of the board on a terrain. It reads as its [`Variant`]; two are equal when their terrains are.
#[derive(Clone)]
pub struct Land(Arc<Variant>);

impl Land {
    /// The land of this terrain. Working it out takes as long as some hundred moves, so the last ones are kept.
    pub fn of(terrain: &Terrain) -> Land {
        SHAPES.with_borrow_mut(|shapes| {
            let known = shapes.iter().position(|land| land.terrain() == terrain);
            let land = match known {
                Some(at) => shapes.remove(at),
                None => Land::shaped(terrain, shapes.last()),
            };
            if shapes.len() == KEPT {
                shapes.remove(0);
            }
            shapes.push(land.clone());
            land
        })
    }

    /// The plain board.
    pub fn plain() -> Land {
        Land::of(layout::variant().geometry.terrain())
    }

    /// The land of a terrain beside one that may differ from it by little.
    fn shaped(terrain: &Terrain, beside: Option<&Land>) -> Land {
        let beside: &Variant = beside.map_or(layout::variant(), |land| land);
        Land(Arc::new(beside.on(beside.geometry.reshaped(*terrain))))
    }

    /// Terrain that it was made from.
    pub fn terrain(&self) -> &Terrain {
        self.geometry.terrain()
    }

    /// True if the plain generator knows its way here: it is the full board without holes and walls.
    pub fn is_plain(&self) -> bool {
        let plain = layout::variant().geometry.terrain();
        self.terrain() == plain || *self.terrain() == plain.swap_shades()
    }

    /// The land without its walls: for what they do not stop, and for what lies side by side.
    pub fn unwalled(&self) -> Land {
        Land::of(&self.terrain().without_walls())
    }

    /// True if a wall stops a step, not the end of the land (CS-014).
    pub fn is_walled(&self, from: Square, dir: Dir) -> bool {
        self.geometry.next(dir, from) == Square::OFF && self.unwalled().geometry.next(dir, from) != Square::OFF
    }

    /// The land with its left and right side joined (CS-070).
    pub fn rolled(&self) -> Land {
        Land::of(&self.terrain().wrap_files())
    }
}

impl Deref for Land {
    type Target = Variant;

    fn deref(&self) -> &Variant {
        &self.0
    }
}

impl PartialEq for Land {
    fn eq(&self, other: &Land) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.terrain() == other.terrain()
    }
}

impl fmt::Debug for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terrain().fmt(f)
    }
}
