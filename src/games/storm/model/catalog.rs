//! A card as a row of the catalogue: a row with its number, window, words and deed, and the words that rows are made
//! of.

use std::cmp::Ordering;
use std::fmt;

use super::boards::Ground;
use super::layout::Layout;
use crate::board::{Kind, Square};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::tree::{Step, Tree};
use crate::play::Flow;

/// The number of all own cards, which their names tell apart.
pub const OWN: u8 = 200;

/// A card: a reference to its row. Cards are told apart by their numbers: the printed ones are 1 to 140. Own ones, which
/// have one number, are told apart by their names.
#[derive(Clone, Copy)]
pub struct Card(&'static Row);

/// Window in which a card may be played (CS-0.20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum When {
    /// BT: before the Action.
    Before,
    /// TR: in place of the move.
    Instead,
    /// ET: after one's own Action.
    End,
    /// OT: while the opponent's capture is only declared.
    During,
    /// AT: after the other's turn.
    After,
    /// OC: right after the other's card was declared.
    Reply,
    /// ANY: in every window of one's own.
    Any,
}

impl When {
    /// Every window.
    pub const ALL: [When; 7] =
        [When::Before, When::Instead, When::End, When::During, When::After, When::Reply, When::Any];

    /// The letters on the card.
    pub const fn letters(self) -> &'static str {
        match self {
            When::Before => "BT",
            When::Instead => "TR",
            When::End => "ET",
            When::During => "OT",
            When::After => "AT",
            When::Reply => "OC",
            When::Any => "ANY",
        }
    }

    /// The window in words.
    pub const fn about(self) -> &'static str {
        match self {
            When::Before => "before your move",
            When::Instead => "in place of your move",
            When::End => "at the end of your turn",
            When::During => "during your opponent's capture",
            When::After => "after your opponent's turn",
            When::Reply => "in response to a card",
            When::Any => "at any time",
        }
    }
}

/// A card's row.
pub struct Row {
    /// The printed number: the card is CS-number in the rules book.
    pub number: u8,
    /// The name in the contract.
    pub name: &'static str,
    /// The name for players.
    pub title: &'static str,
    /// Window in which it may be played.
    pub window: When,
    /// True if it stays beside the board (CS-0.60).
    pub lasts: bool,
    /// Its effect, in one or two short sentences.
    pub text: &'static str,
    /// Words for the picture on its face.
    pub glyphs: &'static str,
    /// Advice on it for a computer player.
    pub counsel: Counsel,
    /// Its deed.
    pub play: Play,
}

/// Value of holding a card to a computer player, beyond the present worth of its effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Counsel {
    /// Nothing to wait for: the first to be discarded.
    Plain,
    /// It often wins much where it fits: worth keeping.
    Prized,
    /// It gains so much that no board shows, in hundredths of a Pawn.
    Gives(i32),
    /// It lends an army for a few turns: what the boards show then is given back.
    Lends,
}

/// Deed of a card, as a function of its own.
///
/// # Errors
/// `Stop::Void` when it has no effect; the stops of a script.
pub type Deed = fn(&mut CardPlay<'_, '_>) -> Flow;

/// A deed as data.
pub struct TreePlay {
    /// Its steps.
    pub tree: Tree<'static>,
    /// The wording of its questions in their order, where it is better than the plain one: `the pawn that is removed`.
    pub asks: &'static [&'static str],
    /// The function that carries it out, as a [`Deed`] does.
    pub carry_out: fn(&mut CardPlay<'_, '_>, &TreePlay) -> Flow,
}

/// Deed of a card. Shapes that several cards share are data, all others functions.
pub enum Play {
    /// A piece gets a lasting mark.
    Mark(Who, Until, fn(Square) -> Rule),
    /// Something lasts that lies on nobody.
    Begin(Until, Rule),
    /// The declared card has no effect.
    Cancel,
    /// The declared card's effect is carried out once more, for the player of this one.
    Copy,
    /// The declared card comes into the hand of this one's player, whatever becomes of its effect.
    Take,
    /// Steps as data, and what carries them out.
    Tree(TreePlay),
    /// People carry it out, and the other player admits or denies it (CS-0.94).
    ByHand,
    /// Something of its own.
    Do(Deed),
    /// Something of its own that has a meaning only on a board with such ground.
    Where(Ground, Deed),
    /// Something of its own that lasts, and how a setup lays it out.
    Last(Layout, Deed),
}

/// Owner of the pieces that are meant, as seen by the player who plays the card (CS-0.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The player's own.
    Own,
    /// The opponent's.
    Foe,
    /// Anybody's.
    Any,
}

/// Pieces that are meant.
#[derive(Clone, Copy, Debug)]
pub struct Who {
    /// Owner of the pieces.
    pub whose: Whose,
    /// Of one of these kinds; King means every royal piece.
    pub kinds: &'static [Kind],
    /// Of none of these kinds; King means every royal piece.
    pub but: &'static [Kind],
}

/// Own pieces of these kinds.
pub const fn own(kinds: &'static [Kind]) -> Who {
    Who { whose: Whose::Own, kinds, but: &[] }
}

/// The opponent's pieces of these kinds.
pub const fn foe(kinds: &'static [Kind]) -> Who {
    Who { whose: Whose::Foe, kinds, but: &[] }
}

/// Anybody's pieces of these kinds.
pub const fn any(kinds: &'static [Kind]) -> Who {
    Who { whose: Whose::Any, kinds, but: &[] }
}

impl Who {
    /// These pieces but for those of some kinds.
    pub const fn but(self, but: &'static [Kind]) -> Who {
        Who { but, ..self }
    }
}

impl Card {
    /// The card of a row.
    pub const fn of(row: &'static Row) -> Card {
        Card(row)
    }

    /// Its row.
    pub fn row(self) -> &'static Row {
        self.0
    }

    /// Its printed number.
    pub fn number(self) -> u8 {
        self.0.number
    }

    /// True if it is nobody's printed card.
    pub fn is_own(self) -> bool {
        self.0.number == OWN
    }

    /// True if people carry it out by hand.
    pub fn is_by_hand(self) -> bool {
        matches!(self.0.play, Play::ByHand)
    }

    /// True if it may take a turn or a move back, or ask how the turn began: games with such a card keep what was before.
    pub fn looks_back(self) -> bool {
        match &self.0.play {
            Play::Tree(play) => play.tree.has(&|step| matches!(step, Step::Undo(_) | Step::StopShort(_))),
            // Functions that do so are played after the other's turn.
            Play::Do(_) | Play::Where(..) | Play::Last(..) => self.window() == When::After,
            Play::Mark(..) | Play::Begin(..) | Play::Cancel | Play::Copy | Play::Take | Play::ByHand => false,
        }
    }

    /// Its name in the contract.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Its name for players.
    pub fn title(self) -> &'static str {
        self.0.title
    }

    /// Its window.
    pub fn window(self) -> When {
        self.0.window
    }
}

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.number() == other.number() && (!self.is_own() || self.name() == other.name())
    }
}

impl Eq for Card {}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Card) -> Ordering {
        self.number().cmp(&other.number()).then_with(|| match self.is_own() {
            true => self.name().cmp(other.name()),
            false => Ordering::Equal,
        })
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.number(), self.name())
    }
}
