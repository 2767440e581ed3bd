//! The plain words of the language, as lists: whose pieces, which squares, ways, rules and ends.

use crate::names;

names! {
    /// A choice made before, by its letter.
    pub enum Name {
        /// The first letter.
        A = "a",
        /// The second.
        B = "b",
        /// The third.
        C = "c",
        /// The fourth.
        D = "d",
    }
}

names! {
    /// Pieces that are meant, before anything is said of their kinds.
    pub enum Base {
        /// The player's own.
        Own = "own",
        /// The opponent's.
        Foe = "foe",
        /// Anybody's.
        Any = "any",
        /// Those that the player just moved.
        Moved = "moved",
        /// Those of the player that just captured.
        Took = "took",
        /// Those that the opponent just moved.
        Came = "came",
        /// Those that the opponent just captured.
        Lost = "lost",
        /// Those that just put the player in check.
        Checker = "checker",
        /// The one about to capture.
        Attacker = "attacker",
        /// The one about to be captured.
        Victim = "victim",
    }
}

names! {
    /// Pieces off the board.
    pub enum PoolBase {
        /// The player's, lost in whatever way.
        Own = "own",
        /// The opponent's, lost in whatever way.
        Foe = "foe",
        /// The player's that the opponent took.
        Taken = "taken",
        /// The player's that the opponent took just now.
        Lost = "lost",
    }
}

names! {
    /// Properties of a piece.
    pub enum PieceWord {
        /// Nobody stands next to it.
        Alone = "alone",
        /// It stands on the edge.
        Edge = "edge",
        /// It stands in a corner.
        Corner = "corner",
        /// It stands on a central square.
        Centre = "centre",
        /// It stands where it could have started.
        Home = "home",
        /// It stands nearer to the player's first rank than to the opponent's.
        Near = "near",
        /// It has captured nothing in this turn.
        Quiet = "quiet",
        /// It moved as the board allows, without a promotion.
        Normal = "normal",
        /// It is royal and in check.
        Checked = "checked",
        /// It stands on a square of the other side's colour.
        OffColour = "off-colour",
        /// It is nobody's neutral piece.
        Plain = "plain",
    }
}

names! {
    /// Properties of a square.
    pub enum SquareWord {
        /// Nobody stands there.
        Empty = "empty",
        /// Whatever it is like.
        Any = "any",
        /// A piece of the player stands there, or nobody.
        Own = "own",
        /// On the edge.
        Edge = "edge",
        /// A corner.
        Corner = "corner",
        /// A central square.
        Centre = "centre",
        /// One where the piece could have started.
        Home = "home",
        /// Of the other colour than the piece's square.
        OtherColour = "other-colour",
        /// The one that the piece came from.
        Start = "start",
        /// One where a piece stops the check.
        Shield = "shield",
        /// One that no enemy piece attacks.
        Safe = "safe",
    }
}

names! {
    /// A direction, as the piece sees it.
    pub enum Direction {
        /// Straight ahead.
        Ahead = "ahead",
        /// Straight back.
        Back = "back",
        /// To both sides.
        Side = "side",
        /// Both diagonals ahead.
        AslantAhead = "aslant-ahead",
        /// Both diagonals back.
        AslantBack = "aslant-back",
        /// Along ranks and files.
        Straight = "straight",
        /// Along diagonals.
        Aslant = "aslant",
        /// All eight.
        Around = "around",
    }
}

names! {
    /// A way to move that is nobody's own.
    pub enum WayWord {
        /// As it moves, over pieces of its own side.
        OverOwn = "over-own",
        /// Along diagonals, bouncing off the sides.
        Bounce = "bounce",
        /// As the move that was just made.
        Repeat = "repeat",
        /// As it moves, over exactly one piece of either side.
        OverOne = "over-one",
    }
}

names! {
    /// A lasting effect on a piece.
    pub enum PieceRule {
        /// Either player moves it, and it captures either colour.
        Neutral = "neutral",
        /// It neither moves nor attacks.
        Asleep = "asleep",
        /// It neither captures nor is captured.
        Peaceful = "peaceful",
        /// No other piece next to it moves.
        Magnet = "magnet",
        /// A piece that captures it is gone.
        Poisoned = "poisoned",
        /// It is not captured.
        Shielded = "shielded",
        /// It neither moves nor attacks where it was sent.
        Exiled = "exiled",
        /// It also moves as another kind.
        Also = "also",
    }
}

names! {
    /// A lasting effect on a square.
    pub enum SquareRule {
        /// A piece there also moves as another kind.
        Lends = "lends",
        /// It is gone.
        Swallowed = "swallowed",
        /// It is joined to another one.
        Joining = "joining",
    }
}

names! {
    /// A lasting effect that lies on nobody.
    pub enum TurnRule {
        /// Every move must capture.
        Starving = "starving",
        /// Nobody plays cards.
        Cardless = "cardless",
        /// Nobody is captured.
        Ceased = "ceased",
        /// The opponent must capture.
        Provoked = "provoked",
        /// The opponent's next move is made against the clock.
        Hurried = "hurried",
        /// An extra turn is kept for later.
        Kept = "kept",
        /// The opponent must move a piece of a kind.
        Ordered = "ordered",
        /// A player who complains loses a pawn.
        Respected = "respected",
        /// A player who names a kind loses a piece of it.
        Hushed = "hushed",
    }
}

names! {
    /// A secret note.
    pub enum NoteRule {
        /// A bomb lies on the square.
        Mined = "mined",
        /// The opponent's move of the piece does not count.
        Foreseen = "foreseen",
    }
}

names! {
    /// A moment at which an effect ends.
    pub enum EndWord {
        /// The piece or square that it lies on leaves the board.
        Gone = "gone",
        /// A king is in check; for an effect on a piece, the king of the other player.
        Check = "check",
        /// The opponent's next turn is over.
        TheirTurn = "their-turn",
        /// The player's next turn is over.
        MyTurn = "my-turn",
        /// It was made use of.
        Used = "used",
    }
}

names! {
    /// Choices that are asked for though there is only one, or are not.
    pub enum Ask {
        /// It is.
        Always = "always",
        /// Only if there are several.
        Several = "several",
    }
}

names! {
    /// Things that two moves have in common.
    pub enum Same {
        /// The kind of their pieces.
        Kind = "kind",
        /// The side to which they go.
        Way = "way",
    }
}

names! {
    /// Part of a turn that is taken back.
    pub enum Undone {
        /// The opponent's turn.
        Turn = "turn",
        /// The opponent's last move.
        Move = "move",
    }
}

names! {
    /// Sequel of a turn that was taken back.
    pub enum Sequel {
        /// It is lost.
        Lost = "lost",
        /// Another is made.
        Another = "another",
    }
}

names! {
    /// One of the two players.
    pub enum Player {
        /// The player of the card.
        Own = "own",
        /// The opponent.
        Foe = "foe",
    }
}
