//! Parts that the views of Chess Storm add: hands, piles, pools, lasting effects, and the land.

use serde::{Serialize, Serializer};

use crate::board::{Overlay, Terrain};
use crate::play::off_board::OffBoard;
use crate::play::part::Added;
use crate::play::view::{self, BySeat};
use crate::play::word::{words, Words, Written};
use crate::play::Seat;

/// Hands, piles, pools and lasting effects of Chess Storm.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hands {
    /// Card by card; nothing for a card that the eye may not know.
    #[serde(serialize_with = "words")]
    pub hands: BySeat<Vec<Option<&'static str>>>,
    /// Cards left in the draw pile.
    pub pile: usize,
    /// Face up, last card first.
    #[serde(serialize_with = "words")]
    pub discard: Vec<&'static str>,
    /// The decks of the players, where each has one (CS-0.17): then the piles above are both together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decks: Option<BySeat<DeckView>>,
    /// The turn after which the game ends, where there is one (CS-0.18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dusk: Option<u32>,
    /// A sentence on the points that decide then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<String>,
    /// Turns that each player still has before dusk, the present one among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<BySeat<u32>>,
    /// Points of what stands, in the last turns before dusk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<BySeat<String>>,
    /// The kinds of the pieces that may come back.
    #[serde(serialize_with = "words")]
    pub pool: ByArmy<Vec<&'static str>>,
    /// The pieces that may not.
    pub gone: Vec<OffBoard>,
    /// Kings that have left the board for a turn (CS-139).
    pub away: Vec<OffBoard>,
    /// Effects that last.
    pub lasting: Vec<LastingView>,
    /// Cards declared and not yet resolved, the last one last.
    pub stack: Vec<DeclaredView>,
    /// From where to where a declared capture goes that may still be interrupted.
    #[serde(serialize_with = "words")]
    pub taking: Option<Vec<&'static str>>,
    /// Seats that have played a card in this turn.
    pub spent: BySeat<bool>,
    /// Words that this eye's player might say in this turn and would pay for now (CS-0.84): kinds, and "grumble".
    #[serde(serialize_with = "words")]
    pub costly: Vec<&'static str>,
    /// True if this is an extra turn.
    pub extra: bool,
    /// Strength of the gusts of the balancing game, one after the other: to the left below 0, at most 100 (CS-0.86).
    pub gusts: Option<Vec<i32>>,
    /// The shape of the board.
    pub land: LandView,
    /// Number of all cards of the game.
    pub deck: usize,
    /// Deeds by hand for a blank card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_hand: Option<HandView>,
    /// The own cards among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<OwnView>,
}

/// A player's own deck: all of it is public but which cards are where.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeckView {
    /// Cards left in the draw pile.
    pub pile: usize,
    /// Face up, last card first.
    #[serde(serialize_with = "words")]
    pub discard: Vec<&'static str>,
    /// All cards of the deck, wherever they are, in the order of the catalogue.
    #[serde(serialize_with = "words")]
    pub list: Vec<&'static str>,
}

/// An own card, as the catalogue has printed ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Its name in the contract.
    #[serde(serialize_with = "words")]
    pub name: &'static str,
    /// Its name for players.
    #[serde(serialize_with = "words")]
    pub title: &'static str,
    /// The words on its face.
    #[serde(serialize_with = "words")]
    pub text: &'static str,
    /// The sentence of what it does, generated.
    #[serde(serialize_with = "words")]
    pub does: &'static str,
    /// Window in which it may be played.
    #[serde(serialize_with = "words")]
    pub window: &'static str,
    /// The letters of that window.
    #[serde(serialize_with = "words")]
    pub family: &'static str,
    /// Words for the picture on its face.
    #[serde(serialize_with = "words")]
    pub glyphs: &'static str,
    /// True if it stays beside the board.
    pub lasts: bool,
    /// Its maker.
    #[serde(serialize_with = "words")]
    pub by: Option<&'static str>,
    /// The card packed for links.
    #[serde(serialize_with = "words")]
    pub packed: &'static str,
    /// True if people carry it out by hand (CS-0.94).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
}

/// A blank card being carried out by hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HandView {
    /// Seat that carries it out.
    pub seat: Seat,
    /// Name of the card.
    #[serde(serialize_with = "words")]
    pub card: Option<&'static str>,
    /// The tool in use.
    #[serde(serialize_with = "words")]
    pub tool: &'static str,
    /// True while the other player judges the deeds.
    pub judged: bool,
    /// The deeds in order.
    pub deeds: Vec<DeedView>,
}

/// Something that was done by hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeedView {
    /// The tool it was done with.
    #[serde(serialize_with = "words")]
    pub tool: &'static str,
    /// A phrase for it.
    pub text: String,
    /// Its squares; of a move the two.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
}

impl Added for Hands {
    fn field(&self) -> Option<&'static str> {
        Some("storm")
    }
}

/// A value for each army.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct ByArmy<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T: Words> Words for ByArmy<T> {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        ByArmy { white: Written(&self.white), black: Written(&self.black) }.serialize(out)
    }
}

/// The shape of the board, and what its squares do. Squares outside the corners and removed ones are no squares; their
/// names stay.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LandView {
    /// The lower left and the upper right corner.
    #[serde(serialize_with = "words")]
    pub corners: Vec<&'static str>,
    /// Squares inside that have been removed.
    #[serde(serialize_with = "words")]
    pub removed: Vec<&'static str>,
    /// The walls, each as the two squares it parts.
    #[serde(serialize_with = "words")]
    pub walls: Vec<Vec<&'static str>>,
    /// The squares that lend a way of moving, each with the kind that it is.
    #[serde(serialize_with = "words")]
    pub lent: Vec<Vec<&'static str>>,
    /// The pairs of squares that are connected.
    #[serde(serialize_with = "words")]
    pub tunnels: Vec<Vec<&'static str>>,
    /// True if turns have exchanged light and dark squares: a1, if there, is light then.
    pub swapped: bool,
    /// True if the left and the right side are joined for the move of this turn.
    pub joined: bool,
}

impl LandView {
    /// View of a land with these effects.
    pub fn of(terrain: &Terrain, over: &Overlay, joined: bool) -> LandView {
        let (min, max) = terrain.corners();
        LandView {
            corners: view::names([min, max]),
            removed: view::names(terrain.holes().iter()),
            walls: terrain.walls().map(|(low, high)| view::names([low, high])).collect(),
            lent: over.lent.iter().map(|&(at, kind)| vec![at.name(), kind.name()]).collect(),
            tunnels: over.tunnels.iter().map(|&(one, other)| view::names([one, other])).collect(),
            swapped: terrain.has_swapped_shades(),
            joined,
        }
    }
}

/// An effect that lasts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LastingView {
    /// The card that made it.
    #[serde(serialize_with = "words")]
    pub card: &'static str,
    /// Seat that played it.
    pub owner: Seat,
    /// One sentence.
    pub text: String,
    /// The squares it touches now.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// The kind of piece that it is about, if it is about a kind.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "words")]
    pub kind: Option<&'static str>,
    /// True if its place is a secret of its owner.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

/// A card that was declared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeclaredView {
    /// Name of the card.
    #[serde(serialize_with = "words")]
    pub card: &'static str,
    /// By whom.
    pub seat: Seat,
    /// Fate of the card.
    #[serde(serialize_with = "words")]
    pub fate: &'static str,
    /// The card whose effect it has as a copy.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "words")]
    pub copies: Option<&'static str>,
    /// The place in the stack of the card that it cancels, copies, takes or interrupts.
    pub about: Option<usize>,
    /// True if it is carried out next, if nobody responds to it.
    pub next: bool,
}
