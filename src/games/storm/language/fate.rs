//! The prospects of a card or a part of it: it may be played, hardly ever, or never, and why.

/// The prospects of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// It may be played.
    Open,
    /// It needs a piece that there hardly is.
    Rare,
    /// It can never be played.
    Never(Why),
}

/// Things that are never possible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    /// It comes too early or too late.
    Time,
    /// A king is to leave the board, to be captured, or to change sides.
    King,
    /// A piece is to do something after it has left the board.
    Gone,
    /// One piece is to do what two do.
    Alone,
    /// A piece is to be two things at once that exclude each other.
    Nobody,
    /// A square is to be so.
    Nowhere,
}

impl Fate {
    /// Never for this reason, if it is so.
    pub fn never(why: Why, is_so: bool) -> Fate {
        if is_so {
            Fate::Never(why)
        } else {
            Fate::Open
        }
    }

    /// Hardly ever, if it is so.
    pub fn rare(is_so: bool) -> Fate {
        if is_so {
            Fate::Rare
        } else {
            Fate::Open
        }
    }

    /// The warning to the maker.
    pub fn words(self) -> Option<&'static str> {
        Some(match self {
            Fate::Open => return None,
            Fate::Rare => {
                "It can hardly ever be played: it needs a crowned, fused or neutral piece, or a second king of a side."
            }
            Fate::Never(why) => match why {
                Why::Time => "It can never be played: what it does is not possible at that time.",
                Why::King => "It can never be played: no king leaves the board, is captured or changes sides.",
                Why::Gone => "It can never be played: the piece has left the board by then.",
                Why::Alone => "It can never be played: it needs two pieces, and one is meant.",
                Why::Nobody => "It can never be played: no piece is all that at once.",
                Why::Nowhere => "It can never be played: no square is all that at once.",
            },
        })
    }
}
