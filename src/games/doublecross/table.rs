//! The table of DoubleCross Chess at a turn's boundary, and its set-up.

use super::cards::{Card, Joust};
use super::options::Options;
use crate::board::{Board, Edit, Kind, Pasted, PieceId, Side, Square, Variant};
use crate::games::doublecross::vocabulary::Setup;
use crate::games::{chess, classic, start};
use crate::play::cards::Deck;
use crate::play::config::SeatLists;
use crate::play::event::Outcome;
use crate::play::{Config, Fault, Seat};

/// Everything true at a turn's boundary.
#[derive(Clone)]
pub struct Table {
    /// The options of this game.
    pub options: Options,
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The pieces; those off the board have been captured.
    pub board: Board,
    /// The army of each seat (DX-23).
    pub sides: [Side; 2],
    /// Seat on turn.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// True if a setup gave the order of the deck.
    pub stacked: bool,
    /// The face-down deck.
    pub deck: Deck<Card>,
    /// The face-up piles by seat; the last card is the top.
    pub discards: [Vec<Card>; 2],
    /// Save King cards put aside, by army (DX-23).
    pub held: [u32; 2],
    /// Used Joust cards that left the game.
    pub gone: Vec<Card>,
    /// Number of the deck that is being played, from 1.
    pub decks: u32,
    /// The card on the table.
    pub drawn: Option<Card>,
    /// The card that could do nothing, in whose place the mover is to draw another (DX-6, `no_move`).
    pub idle: Option<Card>,
    /// The board changes of the running turn.
    pub edits: Vec<Edit>,
    /// The board changes of the last turn, if DoubleCross may undo them (DX-18).
    pub undoable: Vec<Edit>,
    /// Duty to call check that the last move left (DX-12).
    pub duty: CheckDuty,
    /// Attacks on Kings that were announced, as pairs of attacker and King: everybody sees them as long as they stand.
    pub announced: Vec<(PieceId, PieceId)>,
    /// Pieces that may neither move nor be captured (DX-17, `freeze_turns`).
    pub frozen: Vec<PieceId>,
    /// Squares of the last change on the board.
    pub last: Vec<Square>,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

/// Duty to call the last move, and the cost of not calling it (DX-12, DX-13).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CheckDuty {
    /// The mover is asked about a check, and a missed one may be claimed (DX-14): what everybody sees at a glance.
    pub asked: bool,
    /// It brought a King under a new attack, so that a call is due.
    pub due: bool,
    /// "Check" was said.
    pub called: bool,
    /// The pieces that may be removed if it was not.
    pub offending: Vec<PieceId>,
    /// The new attacks, as pairs of attacker and King.
    pub attacks: Vec<(PieceId, PieceId)>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.options == other.options
            && self.board == other.board
            && (self.sides, self.mover, self.turn, self.held) == (other.sides, other.mover, other.turn, other.held)
            && self.deck == other.deck
            && (&self.discards, &self.gone, self.decks) == (&other.discards, &other.gone, other.decks)
            && (&self.drawn, &self.idle) == (&other.drawn, &other.idle)
            && (&self.edits, &self.undoable) == (&other.edits, &other.undoable)
            && (&self.duty, &self.frozen, &self.last) == (&other.duty, &other.frozen, &other.last)
            && self.announced == other.announced
            && self.result == other.result
    }
}

impl Table {
    /// The army of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    /// The player who owns an army.
    pub fn owner(&self, side: Side) -> Seat {
        if self.sides[0] == side {
            Seat::First
        } else {
            Seat::Second
        }
    }

    /// Square of an army's King.
    pub fn king(&self, side: Side) -> Option<Square> {
        let king = self.board.of(side) & self.board.kind(Kind::King);
        king.first().map(|id| self.board.piece(id).at)
    }

    /// Number of each card that the deck still holds, by place in the catalogue, as anybody can count from the open
    /// cards.
    pub fn unseen(&self) -> [u8; 19] {
        self.deck.counts(Card::index)
    }
}

/// The table at the start, or as the setup wants it.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_out(config: &Config) -> Result<Table, Fault> {
    let options = Options::read(config);
    let setup: Setup = config.setup()?;
    let base = super::variant(options.delayed_promotion);
    let (text, variant) = start::opening(config, setup.board.as_deref(), chess::START, base);
    let position = Pasted::parse(&text, variant).map_err(|error| Fault::setup(error.to_string()))?.position;
    let mut board = position.board;
    add_taken(&mut board, &setup)?;
    let cards = sort_cards(&setup, &options)?;
    let mover = classic::seat_of(position.side);
    Ok(Table {
        variant,
        board,
        sides: Side::BOTH,
        mover,
        turn: 1,
        stacked: setup.deck.is_some(),
        deck: Deck::stacked(cards.deck).loose(config.is_given() && setup.deck.is_none()),
        discards: cards.discards,
        held: cards.held,
        gone: Vec::new(),
        decks: 1,
        drawn: None,
        idle: None,
        edits: Vec::new(),
        undoable: Vec::new(),
        duty: CheckDuty::default(),
        announced: Vec::new(),
        frozen: Vec::new(),
        last: Vec::new(),
        result: None,
        options,
    })
}

/// Puts the setup's captured pieces beside the board.
fn add_taken(board: &mut Board, setup: &Setup) -> Result<(), Fault> {
    let taken = setup.taken.as_deref().unwrap_or_default();
    if taken.len() + board.pieces().len() > PieceId::AT_FIRST {
        return Err(Fault::setup(format!("{} captured pieces are too many", taken.len())));
    }
    for piece in taken {
        let kind =
            Kind::from_name(&piece.kind).filter(|kind| Card::all().any(|card| card == Card::Piece(Side::White, *kind)));
        let kind = kind.ok_or_else(|| Fault::setup(format!("`{}` is no kind of piece in this game", piece.kind)))?;
        if kind == Kind::King {
            return Err(Fault::setup("a captured king would have ended the game"));
        }
        let side = Side::BOTH.into_iter().find(|side| side.name() == piece.side);
        let side = side.ok_or_else(|| Fault::setup(format!("`{}` is no army: white or black", piece.side)))?;
        board.add_piece(kind, side);
    }
    Ok(())
}

/// The cards of a setup in their places; a deck that is left out holds what is left over, unshuffled.
struct Sorted {
    deck: Vec<Card>,
    discards: [Vec<Card>; 2],
    held: [u32; 2],
}

fn sort_cards(setup: &Setup, options: &Options) -> Result<Sorted, Fault> {
    let mut left = Card::deck(&options.joust_counts);
    let mut take = |names: &[String]| -> Result<Vec<Card>, Fault> {
        let take_one = |name: &String| {
            let card = Card::from_name(name);
            let card = card.ok_or_else(|| Fault::setup(format!("there is no card `{name}` in this game")))?;
            let at = left.iter().position(|&other| other == card);
            let copies = card.copies(&options.joust_counts);
            let at = at.ok_or_else(|| Fault::setup(format!("the deck holds only {copies} of `{name}`")))?;
            Ok(left.remove(at))
        };
        names.iter().map(take_one).collect()
    };
    let empty = SeatLists::default();
    let held = setup.held.as_ref().unwrap_or(&empty);
    let mut held_counts = [0; 2];
    for (count, names) in held_counts.iter_mut().zip([&held.first, &held.second]) {
        let cards = take(names)?;
        if let Some(card) = cards.iter().find(|card| **card != Card::Joust(Joust::SaveKing)) {
            return Err(Fault::setup(format!("`{}` cannot be held, only `save-king` can", card.name())));
        }
        *count = cards.len() as u32;
    }
    let piles = setup.discards.as_ref().unwrap_or(&empty);
    let mut discards = [take(&piles.first)?, take(&piles.second)?];
    for pile in &mut discards {
        pile.reverse();
    }
    let deck = match &setup.deck {
        Some(names) => take(names)?,
        None => left,
    };
    Ok(Sorted { deck, discards, held: held_counts })
}
