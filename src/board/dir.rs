//! Directions: the eight ways of a step, the lines they make, and which of them Pawns go.

use super::side::Side;

/// A direction, clockwise from north (up the board for White); even ones are straight, odd ones aslant.
pub type Dir = usize;

/// Up the board.
pub const NORTH: Dir = 0;
/// Up and towards the last file.
pub const NORTH_EAST: Dir = 1;
/// Towards the last file.
pub const EAST: Dir = 2;
/// Down and towards the last file.
pub const SOUTH_EAST: Dir = 3;
/// Down the board.
pub const SOUTH: Dir = 4;
/// Down and towards the a-file.
pub const SOUTH_WEST: Dir = 5;
/// Towards the a-file.
pub const WEST: Dir = 6;
/// Up and towards the a-file.
pub const NORTH_WEST: Dir = 7;

/// Every direction, clockwise from north.
pub const ALL: [Dir; 8] = [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST];
/// The directions along ranks and files.
pub const STRAIGHT: [Dir; 4] = [NORTH, EAST, SOUTH, WEST];
/// The directions along diagonals.
pub const ASLANT: [Dir; 4] = [NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST];

/// Number of steps that each direction goes to the east and to the north.
pub(super) const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// True if a direction is along a rank or a file.
#[inline]
pub const fn is_straight(dir: Dir) -> bool {
    dir & 1 == 0
}

/// The way back.
#[inline]
pub const fn opposite(dir: Dir) -> Dir {
    dir ^ 4
}

/// A direction after a quarter turn of the board.
pub const fn turned(dir: Dir, clockwise: bool) -> Dir {
    (if clockwise { dir + 2 } else { dir + 6 }) & 7
}

/// A direction after a bounce off the left or right side: east and west change places.
pub const fn bounced_sideways(dir: Dir) -> Dir {
    (8 - dir) & 7
}

/// A direction after a bounce off the first or last rank: north and south change places.
pub const fn bounced_lengthways(dir: Dir) -> Dir {
    (12 - dir) & 7
}

/// The direction in which Pawns of a side advance.
#[inline]
pub const fn forward(side: Side) -> Dir {
    match side {
        Side::White => NORTH,
        Side::Black => SOUTH,
    }
}

/// The two directions in which Pawns of a side capture.
#[inline]
pub const fn takes(side: Side) -> [Dir; 2] {
    match side {
        Side::White => [NORTH_WEST, NORTH_EAST],
        Side::Black => [SOUTH_WEST, SOUTH_EAST],
    }
}

/// The lines along which a kind goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rides {
    /// None.
    None,
    /// Ranks and files.
    Straight,
    /// Diagonals.
    Aslant,
    /// Both.
    All,
}

impl Rides {
    /// Their directions.
    pub const fn dirs(self) -> &'static [Dir] {
        match self {
            Rides::None => &[],
            Rides::Straight => &STRAIGHT,
            Rides::Aslant => &ASLANT,
            Rides::All => &ALL,
        }
    }

    /// True if straight lines are among them; for `false`, if diagonal ones are.
    pub const fn has(self, straight: bool) -> bool {
        match self {
            Rides::None => false,
            Rides::Straight => straight,
            Rides::Aslant => !straight,
            Rides::All => true,
        }
    }
}
