//! The table of Deception Chess at a turn's boundary, and its set-up.

use super::options::Options;
use crate::board::{Board, Kind, Move, Pasted, PieceId, PieceSet, Side, Square, Variant};
use crate::games::deception::vocabulary::Setup;
use crate::games::{chess, classic};
use crate::play::event::Outcome;
use crate::play::{ByName, Config, Fault, Hidden, Seat, SeatSet};

/// The bases of a side (DE-1): a complete chess set.
pub const BASES: [Kind; 16] = [
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Queen,
    Kind::King,
    Kind::Bishop,
    Kind::Knight,
    Kind::Rook,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// The kinds of bases in the order in which a roll names what a seal hid.
pub const SEALS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

/// A cloak that has come off in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lifted {
    /// The piece.
    pub id: PieceId,
    /// Kind that it looked like.
    pub cloak: Kind,
    /// Kind that it was.
    pub base: Kind,
    /// Square that it stood on.
    pub at: Square,
    /// Number of the turn.
    pub turn: u32,
    /// True if it was captured, false if its owner has uncloaked it.
    pub taken: bool,
}

/// Everything true at a turn's boundary.
#[derive(Clone)]
pub struct Table {
    /// The options of this game.
    pub options: Options,
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The pieces by their present identities.
    pub board: Board,
    /// Kind under each piece, by its id.
    pub bases: Vec<Hidden<Kind>>,
    /// The pieces that wear a cloak.
    pub cloaked: PieceSet,
    /// True if the secret set-up is part of this game; a setup replaces it.
    pub secret_setup: bool,
    /// The pieces whose bases a setup left out: the deal gives them theirs.
    pub undealt: [Vec<PieceId>; 2],
    /// True if a seat has finished its set-up.
    pub ready: [bool; 2],
    /// True where rolls come from outside: a set-up may be sealed elsewhere.
    pub given: bool,
    /// True for a seat whose bases are sealed: what lies in their places are its kinds in some order.
    pub sealed: [bool; 2],
    /// Seat on turn; the first seat has White.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Plies since the last capture, Pawn move or uncloaking (DE-16).
    pub quiet: u32,
    /// Keys of the public positions since then, this one last.
    pub keys: Vec<u64>,
    /// Squares of the last change on the board.
    pub last: Vec<Square>,
    /// The cloaks that have come off, in order; both players saw it.
    pub lifted: Vec<Lifted>,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.options == other.options
            && self.board == other.board
            && (&self.bases, self.cloaked) == (&other.bases, other.cloaked)
            && (self.given, self.sealed) == (other.given, other.sealed)
            && (self.secret_setup, &self.undealt, self.ready) == (other.secret_setup, &other.undealt, other.ready)
            && (self.mover, self.turn, self.quiet) == (other.mover, other.turn, other.quiet)
            && (&self.keys, &self.last, &self.lifted, &self.result)
                == (&other.keys, &other.last, &other.lifted, &other.result)
    }
}

impl Table {
    /// The army on turn.
    pub fn side(&self) -> Side {
        classic::side_of(self.mover)
    }

    /// Kind under a piece, whoever asks: for the rules.
    pub fn base(&self, id: PieceId) -> Kind {
        *self.bases[id.index()].truth()
    }

    /// True if the base of a piece is sealed: it is not known here.
    pub fn is_sealed(&self, id: PieceId) -> bool {
        let owner = classic::seat_of(self.board.piece(id).side);
        self.sealed[owner.index()] && self.cloaked.contains(id)
    }

    /// The kinds that may lie under a cloak, each once: its own, or where it is sealed those that are left.
    pub fn kinds_under(&self, id: PieceId) -> Vec<Kind> {
        if !self.is_sealed(id) {
            return vec![self.base(id)];
        }
        let side = self.board.piece(id).side;
        let left: Vec<Kind> = (self.board.of(side) & self.cloaked).iter().map(|id| self.base(id)).collect();
        SEALS.into_iter().filter(|kind| left.contains(kind)).collect()
    }

    /// Puts the base that a seal hid under its cloak; what lay in its place goes where that was. False if none is left.
    pub fn unseal(&mut self, id: PieceId, kind: Kind) -> bool {
        let side = self.board.piece(id).side;
        let found = (self.board.of(side) & self.cloaked).iter().find(|&other| self.base(other) == kind);
        let Some(other) = found else { return false };
        let was = self.bases[id.index()].replace(kind);
        if other != id {
            self.bases[other.index()].replace(was);
        }
        true
    }

    /// The moves by present identities (DE-5).
    pub fn legal(&self) -> Vec<Move> {
        self.board.legal(self.variant, self.side())
    }

    /// Equal for public positions that count as repeated (DE-16): identities, cloaks, side, rights.
    pub fn key(&self) -> u64 {
        let cloaks = (self.board.pieces() & self.cloaked).iter().map(|id| {
            let at = self.board.piece(id).at.index() as u64 + 1;
            at.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17).wrapping_mul(0xbf58_476d_1ce4_e5b9)
        });
        cloaks.fold(classic::key(&self.board, self.variant, self.side()), |key, cloak| key ^ cloak)
    }
}

/// The table at the start, or as the setup wants it.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_out(config: &Config) -> Result<Table, Fault> {
    let setup: Setup = config.setup()?;
    let variant = super::variant();
    let text = setup.board.as_deref().unwrap_or(crate::games::chess::START);
    let position = Pasted::parse(text, variant).map_err(|error| Fault::setup(error.to_string()))?.position;
    let board = position.board;
    let secret_setup = config.setup.is_none();
    let mut table = Table {
        options: Options::read(config),
        variant,
        bases: Vec::new(),
        cloaked: board.pieces(),
        secret_setup,
        undealt: [Vec::new(), Vec::new()],
        ready: [!secret_setup; 2],
        given: config.is_given(),
        sealed: [false; 2],
        mover: classic::seat_of(position.side),
        board,
        turn: 1,
        quiet: 0,
        keys: Vec::new(),
        last: Vec::new(),
        lifted: Vec::new(),
        result: None,
    };
    put_bases(&mut table, &setup)?;
    table.keys.push(table.key());
    Ok(table)
}

/// Puts the setup's bases under its pieces; without a setup every base is under its own cloak.
fn put_bases(table: &mut Table, setup: &Setup) -> Result<(), Fault> {
    let pieces: Vec<PieceId> = table.board.pieces().iter().collect();
    for &id in &pieces {
        let piece = table.board.piece(id);
        let owner = SeatSet::only(classic::seat_of(piece.side));
        table.bases.push(Hidden::known_to(piece.kind, owner));
    }
    if table.secret_setup {
        return Ok(());
    }
    let mut open = PieceSet::EMPTY;
    for name in setup.uncloaked.iter().flatten() {
        let id = piece_at(table, name)?;
        open = open.with(id);
        table.cloaked = table.cloaked.without(id);
        table.bases[id.index()].reveal(SeatSet::BOTH);
    }
    let mut given = open;
    for (name, base) in setup.bases.iter().flat_map(ByName::iter) {
        let id = piece_at(table, name)?;
        let kind = Kind::from_name(base).filter(|kind| BASES.contains(kind));
        let kind = kind.ok_or_else(|| Fault::setup(format!("`{base}` on {name} is no kind of base")))?;
        if open.contains(id) && table.board.piece(id).kind != kind {
            return Err(Fault::setup(format!("the uncloaked piece on {name} shows another base than {base}")));
        }
        table.bases[id.index()].replace(kind);
        given = given.with(id);
    }
    for side in Side::BOTH {
        check_bases(table, side, given, &pieces)?;
    }
    Ok(())
}

fn piece_at(table: &Table, name: &str) -> Result<PieceId, Fault> {
    let at = Square::parse(name).ok_or_else(|| Fault::setup(format!("there is no square `{name}`")))?;
    table.board.at(at).ok_or_else(|| Fault::setup(format!("no piece stands on {name}")))
}

/// A side's bases come from one chess set (an uncloaked Pawn may have been promoted) and hold exactly one King.
fn check_bases(table: &mut Table, side: Side, given: PieceSet, pieces: &[PieceId]) -> Result<(), Fault> {
    let own = table.board.of(side);
    let known: Vec<Kind> = (own & given).iter().map(|id| table.base(id)).collect();
    let kings = known.iter().filter(|&&kind| kind == Kind::King).count();
    let open: Vec<PieceId> = pieces.iter().copied().filter(|&id| own.contains(id) && !given.contains(id)).collect();
    if kings > 1 || (kings == 0 && open.is_empty()) || pieces.len() > 32 || own.len() > 16 {
        return Err(Fault::setup(format!("{} must have exactly one base king and at most 16 pieces", side.name())));
    }
    let set = |kind: Kind| BASES.iter().filter(|&&base| base == kind).count();
    let count = |pieces: PieceSet, kind: Kind| pieces.iter().filter(|&id| table.base(id) == kind).count();
    let given = own & given;
    if let Some(kind) = BASES.into_iter().find(|&kind| count(given & table.cloaked, kind) > set(kind)) {
        return Err(Fault::setup(format!("{} hides more than {} of base {}", side.name(), set(kind), kind.name())));
    }
    let promoted: usize = chess::PROMOTIONS.map(|kind| count(given, kind).saturating_sub(set(kind))).iter().sum();
    if count(given, Kind::Pawn) + promoted > set(Kind::Pawn) {
        return Err(Fault::setup(format!("{} has more pieces than pawns can have become", side.name())));
    }
    table.undealt[side.index()] = open;
    Ok(())
}
