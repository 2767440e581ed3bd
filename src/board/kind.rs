//! The kinds of pieces, a row each: what they are called, what they count as, how they move, what they are worth.

use super::dir::Rides;

/// Worth of a piece to the computer: early and late in the game, in hundredths of a Pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindValue {
    /// On eight files.
    pub narrow: (i32, i32),
    /// On sixteen files, where a Bishop sees more and a Knight crosses more slowly; a King counts as a piece there,
    /// because the first of two may be lost.
    pub wide: (i32, i32),
    /// Its share of the force that tells how late in the game it is.
    pub force: i32,
}

/// A kind of piece. Every piece that moves along lines or leaps captures in the same ways; only a Pawn differs
/// (`pawns.rs`).
pub(super) struct KindRow {
    name: &'static str,
    title: &'static str,
    /// Mark of a piece that also moves as this kind.
    mark: &'static str,
    /// The capital letter used in positions. Kinds that count as another have its letter; a dot is no letter: the square
    /// is written as empty.
    letter: char,
    /// The way it moves, in one sentence.
    about: &'static str,
    /// The kind as which it counts wherever rules and cards speak of kinds; itself if none is given.
    counts_as: Option<Kind>,
    /// The kind on whose squares it starts; the one it counts as if none is given.
    starts_as: Option<Kind>,
    /// The lines along which it goes to the first piece.
    pub rides: Rides,
    /// Largest number of squares that it goes along a line.
    pub range: u8,
    /// Its leaps: so far one way and so far the other, in all eight directions.
    pub leaps: &'static [(i8, i8)],
    /// True if it leaps twice in one move, the first time to an empty square, and not back to where it was.
    pub leaps_twice: bool,
    worth: KindValue,
}

/// The range of a piece that goes as far as a line is free.
pub(super) const FAR: u8 = u8::MAX;

const KNIGHT: &[(i8, i8)] = &[(1, 2)];

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $name:literal { $($row:tt)* })*) => {
        /// The way a piece moves.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        impl Kind {
            /// Every kind, in the order of their indexes.
            pub const ALL: [Kind; [$($name),*].len()] = [$(Kind::$kind),*];
        }

        static ROWS: [KindRow; Kind::ALL.len()] = [$({
            const NAMED: KindRow = KindRow { name: $name, title: stringify!($kind), mark: concat!("as-", $name), ..BLANK };
            KindRow { $($row)*, ..NAMED }
        }),*];
    };
}

/// Values of a row that says nothing else.
const BLANK: KindRow = KindRow {
    name: "",
    title: "",
    mark: "",
    letter: '.',
    about: "",
    counts_as: None,
    starts_as: None,
    rides: Rides::None,
    range: FAR,
    leaps: &[],
    leaps_twice: false,
    worth: KindValue { narrow: (0, 0), wide: (0, 0), force: 0 },
};

kinds! {
    /// Steps forward, captures diagonally forward, promotes.
    Pawn "pawn" {
        letter: 'P',
        about: "One square ahead, two from its second rank; captures diagonally ahead.",
        worth: KindValue { narrow: (90, 115), wide: (85, 120), force: 0 }
    }
    /// Leaps two by one.
    Knight "knight" {
        letter: 'N',
        about: "Jumps two squares one way and one the other.",
        leaps: KNIGHT,
        worth: KindValue { narrow: (325, 300), wide: (260, 250), force: 1 }
    }
    /// Goes along diagonals.
    Bishop "bishop" {
        letter: 'B',
        about: "Any number of squares along a diagonal.",
        rides: Rides::Aslant,
        worth: KindValue { narrow: (335, 315), wide: (390, 400), force: 1 }
    }
    /// Goes along ranks and files.
    Rook "rook" {
        letter: 'R',
        about: "Any number of squares along a rank or file.",
        rides: Rides::Straight,
        worth: KindValue { narrow: (480, 530), wide: (580, 640), force: 2 }
    }
    /// Goes along all lines.
    Queen "queen" {
        letter: 'Q',
        about: "Any number of squares along a rank, file or diagonal.",
        rides: Rides::All,
        worth: KindValue { narrow: (970, 980), wide: (1050, 1080), force: 4 }
    }
    /// Steps to any neighbour; its safety may be the aim of the game.
    King "king" {
        letter: 'K',
        about: "One square in any direction.",
        // Nothing else becomes royal by moving as a King.
        mark: "as-prince",
        rides: Rides::All,
        range: 1,
        worth: KindValue { narrow: (0, 0), wide: (750, 750), force: 0 }
    }
    /// Bishop and Knight.
    Cardinal "cardinal" {
        letter: 'D',
        about: "Moves like a bishop or a knight.",
        rides: Rides::Aslant,
        leaps: KNIGHT,
        worth: KindValue { narrow: (780, 780), wide: (750, 750), force: 3 }
    }
    /// Rook and Knight.
    Chancellor "chancellor" {
        letter: 'C',
        about: "Moves like a rook or a knight.",
        rides: Rides::Straight,
        leaps: KNIGHT,
        worth: KindValue { narrow: (850, 870), wide: (930, 960), force: 3 }
    }
    /// Queen and Knight.
    Amazon "amazon" {
        letter: 'A',
        about: "Moves like a queen or a knight.",
        rides: Rides::All,
        leaps: KNIGHT,
        worth: KindValue { narrow: (1250, 1250), wide: (1400, 1420), force: 5 }
    }
    /// Moves as a King and is none.
    Prince "prince" {
        letter: 'K',
        about: "One square in any direction; it can be captured.",
        starts_as: Some(Kind::King),
        rides: Rides::All,
        range: 1,
        worth: KindValue { narrow: (250, 330), wide: (200, 260), force: 1 }
    }
    /// A Queen that goes one or two squares.
    Princess "princess" {
        about: "One or two squares along a rank, file or diagonal.",
        starts_as: Some(Kind::Queen),
        rides: Rides::All,
        range: 2,
        worth: KindValue { narrow: (560, 560), wide: (480, 480), force: 2 }
    }
    /// A Pawn that steps and captures one square diagonally.
    Crab "crab" {
        letter: 'P',
        about: "One square diagonally in any direction, to move or to capture; counts as a pawn.",
        counts_as: Some(Kind::Pawn),
        rides: Rides::Aslant,
        range: 1,
        worth: KindValue { narrow: (120, 130), wide: (100, 110), force: 0 }
    }
    /// A Knight that leaps twice.
    Kangaroo "kangaroo" {
        letter: 'N',
        about: "Two knight jumps in one move, the first to an empty square; counts as a knight.",
        counts_as: Some(Kind::Knight),
        leaps: KNIGHT,
        leaps_twice: true,
        worth: KindValue { narrow: (420, 380), wide: (360, 340), force: 1 }
    }
    /// A Knight that leaps three by two.
    Camel "camel" {
        letter: 'N',
        about: "Jumps three squares one way and two the other; counts as a knight.",
        counts_as: Some(Kind::Knight),
        leaps: &[(2, 3)],
        worth: KindValue { narrow: (260, 250), wide: (230, 220), force: 1 }
    }
}

impl Kind {
    /// The place of the kind in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub(super) const fn row(self) -> &'static KindRow {
        &ROWS[self.index()]
    }

    /// The name in lower case, such as `pawn`.
    // Called from everywhere for texts: copied into its callers it makes the wasm larger.
    #[inline(never)]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The name for people, such as `Pawn`.
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// Mark of a piece that also moves as this kind: `as-pawn`.
    pub const fn mark(self) -> &'static str {
        self.row().mark
    }

    /// The way it moves, in one sentence.
    pub const fn about(self) -> &'static str {
        self.row().about
    }

    /// The capital letter used in positions; C is the Chancellor, D the Cardinal. Kinds that count as another show its
    /// letter; the Princess has no letter but a dot: her square is written as empty.
    pub const fn letter(self) -> char {
        self.row().letter
    }

    /// Its worth to the computer.
    pub const fn worth(self) -> KindValue {
        self.row().worth
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of this capital letter, the plain one where several share it.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter && letter != BLANK.letter)
    }

    /// The kind as which it counts wherever rules and cards speak of kinds: a Crab is a Pawn to them.
    pub const fn counts_as(self) -> Kind {
        match self.row().counts_as {
            Some(kind) => kind,
            None => self,
        }
    }

    /// The kind on whose squares it starts. Those made by cards alone start as another: a Princess as the Queen.
    pub const fn starts_as(self) -> Kind {
        match self.row().starts_as {
            Some(kind) => kind,
            None => self.counts_as(),
        }
    }

    /// True if it leaps twice in one move, the first time to an empty square.
    pub const fn leaps_twice(self) -> bool {
        self.row().leaps_twice
    }
}
