//! The table of 5 Card Chess at a turn's boundary, and its set-up.

use super::cards::Card;
use super::options::Options;
use crate::board::{order, Board, Pasted, Square, Variant};
use crate::games::five_card::vocabulary::{Setup, SetupCube};
use crate::games::{chess, classic, start};
use crate::play::cards::Deck;
use crate::play::config::SomeLists;
use crate::play::event::Outcome;
use crate::play::{Config, Fault, Hidden, Seat, SeatSet};

/// A running call (FC-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called {
    /// The caller.
    pub by: Seat,
    /// The moves without a card that the caller has made since.
    pub free: u32,
}

impl Called {
    /// FC-15: with this free move a call that has not mated fails.
    pub const MOST: u32 = 5;

    /// The free moves that the caller has left.
    pub fn left(&self) -> u32 {
        Called::MOST.saturating_sub(self.free)
    }
}

/// Work that is left for the deal: cards that the setup left out.
#[derive(Clone, PartialEq, Default)]
pub struct Undealt {
    /// The cards that are left over.
    pub rest: Vec<Card>,
    /// Hands that are dealt from them.
    pub hands: [bool; 2],
    /// True if the others become the stack.
    pub stack: bool,
}

/// Everything true at a turn's boundary.
#[derive(Clone)]
pub struct Table {
    /// The options of this game.
    pub options: Options,
    /// The rules of the board: those of chess.
    pub variant: &'static Variant,
    /// The pieces.
    pub board: Board,
    /// Seat on turn; the first seat has Red, the side White of the board.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Turns that each seat has completed (FC-20).
    pub turns: [u32; 2],
    /// The face-down stack.
    pub stack: Deck<Card>,
    /// The face-up pile; the last card is the top.
    pub discard: Vec<Card>,
    /// The hands, highest card first.
    pub hands: [Vec<Hidden<Card>>; 2],
    /// Work that is left for the deal.
    pub undealt: Undealt,
    /// True where rolls come from outside.
    pub given: bool,
    /// Seat whose hand lies on another device.
    pub sealed: Option<Seat>,
    /// The cards of which the stack was made, lowest first: a roll that draws a card is its place here.
    pub made: Vec<Card>,
    /// The cube: 1 in the middle, then 2 to 64.
    pub cube: u32,
    /// Seat that may double next; both may while there is none (FC-17).
    pub cube_owner: Option<Seat>,
    /// Share of each player in the pot, in antes.
    pub stake: u32,
    /// A running call.
    pub called: Option<Called>,
    /// The tie-break has begun: its cards, by seat.
    pub flop: Option<[Vec<Card>; 2]>,
    /// Turns since the last capture, check or Pawn move, as the option `fifty` counts.
    pub quiet: u32,
    /// Keys of the positions since the last capture or Pawn move, this one last.
    pub keys: Vec<u64>,
    /// Cards that each seat has seen, for the computer's belief; the deal is known.
    pub trail: Vec<Trace>,
    /// Squares of the last move.
    pub last: Vec<Square>,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

/// One public fact about cards, or one that only its owner knows the face of.
#[derive(Clone, PartialEq)]
pub enum Trace {
    /// A seat put a card of its hand on the discards.
    Spent(Seat, Card),
    /// A seat drew a card: only it knows which.
    Drew(Seat, Hidden<Card>),
    /// The discards became the stack.
    Reshuffled,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.options == other.options
            && self.board == other.board
            && (self.mover, self.turn, self.turns) == (other.mover, other.turn, other.turns)
            && self.stack == other.stack
            && (&self.discard, &self.hands) == (&other.discard, &other.hands)
            && self.undealt == other.undealt
            && (self.given, self.sealed, &self.made) == (other.given, other.sealed, &other.made)
            && (self.cube, self.cube_owner, self.stake) == (other.cube, other.cube_owner, other.stake)
            && (&self.called, &self.flop) == (&other.called, &other.flop)
            && (self.quiet, &self.keys, &self.trail) == (other.quiet, &other.keys, &other.trail)
            && (&self.last, &self.result) == (&other.last, &other.result)
    }
}

impl Table {
    /// Seats that see a card in the hand of a seat.
    pub fn sees(&self, owner: Seat) -> SeatSet {
        if self.options.open_hands {
            SeatSet::BOTH
        } else {
            SeatSet::only(owner)
        }
    }

    /// Number of cards of a kind that a seat holds.
    pub fn holds(&self, seat: Seat, card: Card) -> usize {
        self.hands[seat.index()].iter().filter(|held| *held.truth() == card).count()
    }

    /// Puts a hand in order, highest card first, so that its order tells nothing.
    pub fn sort_hand(&mut self, seat: Seat) {
        order::by_key(&mut self.hands[seat.index()], |card| std::cmp::Reverse(*card.truth()));
    }
}

/// The table at the start, or as the setup wants it.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_out(config: &Config) -> Result<Table, Fault> {
    let setup: Setup = config.setup()?;
    let options = Options::read(config);
    let (text, variant) = start::opening(config, setup.board.as_deref(), chess::START, chess::variant());
    let position = Pasted::parse(&text, variant).map_err(|error| Fault::setup(error.to_string()))?.position;
    let (cube, cube_owner) = cube(setup.cube.as_ref())?;
    let stake = setup.stake.unwrap_or(cube);
    if !(1..=1_000_000).contains(&stake) {
        return Err(Fault::setup(format!("a stake is 1 to 1000000 antes, not {stake}")));
    }
    let called = setup.called.as_deref().map(seat).transpose()?.map(|by| Called { by, free: 0 });
    let sealed = setup.sealed.as_deref().map(seat).transpose()?;
    if sealed.is_some() && !config.is_given() {
        return Err(Fault::setup("a hand is sealed only where rolls come from outside"));
    }
    let mut table = Table {
        variant,
        mover: classic::seat_of(position.side),
        board: position.board,
        turn: 1,
        turns: [0; 2],
        stack: Deck::default(),
        discard: Vec::new(),
        hands: [Vec::new(), Vec::new()],
        undealt: Undealt::default(),
        given: config.is_given(),
        sealed,
        made: Vec::new(),
        cube,
        cube_owner,
        stake,
        called,
        flop: None,
        quiet: 0,
        keys: Vec::new(),
        trail: Vec::new(),
        last: Vec::new(),
        result: None,
        options,
    };
    sort_cards(&mut table, &setup)?;
    table.keys.push(classic::key(&table.board, variant, position.side));
    Ok(table)
}

fn seat(name: &str) -> Result<Seat, Fault> {
    Seat::from_name(name).ok_or_else(|| Fault::setup(format!("there is no seat `{name}`: first or second")))
}

fn cube(cube: Option<&SetupCube>) -> Result<(u32, Option<Seat>), Fault> {
    let Some(cube) = cube else { return Ok((1, None)) };
    if !cube.value.is_power_of_two() || cube.value > 64 {
        return Err(Fault::setup(format!("the cube shows 1, 2, 4, 8, 16, 32 or 64, not {}", cube.value)));
    }
    Ok((cube.value, cube.owner.as_deref().map(seat).transpose()?))
}

/// Puts the listed cards in their places; what is left over is dealt later.
fn sort_cards(table: &mut Table, setup: &Setup) -> Result<(), Fault> {
    let mut rest = Card::deck();
    let mut take = |names: &[String]| -> Result<Vec<Card>, Fault> {
        let take_one = |name: &String| {
            let card = Card::from_name(name);
            let card = card.ok_or_else(|| Fault::setup(format!("there is no card `{name}` in this game")))?;
            let at = rest.iter().position(|&other| other == card);
            let at = at.ok_or_else(|| Fault::setup(format!("the deck holds only {} of `{name}`", card.copies())))?;
            Ok(rest.remove(at))
        };
        names.iter().map(take_one).collect()
    };
    let usual: Vec<String> = Card::FIRST_HAND.iter().map(|card| card.name().to_owned()).collect();
    let usual = SomeLists { first: Some(usual.clone()), second: Some(usual) };
    let wanted = setup.hands.as_ref().unwrap_or(&usual);
    let mut hands_left_out = [false; 2];
    for (seat, names) in Seat::BOTH.into_iter().zip([&wanted.first, &wanted.second]) {
        let Some(names) = names else {
            hands_left_out[seat.index()] = true;
            continue;
        };
        if names.len() > 5 {
            return Err(Fault::setup(format!("a hand has at most five cards, not {}", names.len())));
        }
        let sees = table.sees(seat);
        table.hands[seat.index()] = take(names)?.into_iter().map(|card| Hidden::known_to(card, sees)).collect();
        table.sort_hand(seat);
    }
    table.discard = take(setup.discard.as_deref().unwrap_or_default())?;
    table.discard.reverse();
    if let Some(names) = &setup.stack {
        table.stack = Deck::stacked(take(names)?);
    }
    table.undealt = Undealt { rest, hands: hands_left_out, stack: setup.stack.is_none() };
    Ok(())
}
