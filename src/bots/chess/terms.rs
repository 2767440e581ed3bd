//! The features of a position beside places and Pawn structure, counted at the leaves: reach, the attack on the Kings,
//! threats, files and outposts, the way of passed Pawns. (Chess programming wiki: mobility, king safety, threats.)

use super::features::{
    APART, BARE_FILE, BISHOPS, BY_LIGHT, BY_PAWN, BY_ROOK, CHECK, CLASSES, COVER, DANGER, DANGER_OF_TWO, DEGREES,
    FOE_KING, FREE, HUNT, LOOSE, MOBILE, MOVERS, OPEN_FILE, OUTPOST, OWN_KING, REACH, REACHES, WEAK,
};
use super::ledger::Ledger;
use super::pawns::Lift;
use crate::board::{forward, takes, Board, Geometry, Kind, Piece, Side, Square, SquareSet};

/// The weight of a piece that attacks squares at a King, in the order of [`MOVERS`].
const FORCE: [i32; MOVERS.len()] = [2, 2, 3, 5, 4, 4, 7];
/// A passed Pawn is accompanied by Kings from the rank behind this one on.
const FAR: i32 = 2;

/// The attacks of one side.
#[derive(Clone, Copy, Default)]
struct Army {
    /// The files with its Pawns, one bit each.
    files: u16,
    /// By Pawns.
    by_pawns: SquareSet,
    /// By Knights, Bishops, Rooks and all others.
    by: [SquareSet; 4],
    /// By Pawns and pieces, without the Kings.
    guarded: SquareSet,
    /// By anything.
    attacked: SquareSet,
    /// The squares of its Knights and Bishops, of its Rooks, and of all that is worth more.
    at: [SquareSet; 3],
    /// The squares of the Kings.
    kings: Kings,
    /// The squares at the Kings.
    zone: SquareSet,
    /// Strength of its attack on the squares at the other Kings.
    attack: i32,
}

/// The squares of the first two Kings of a side.
#[derive(Clone, Copy)]
pub struct Kings {
    first: Square,
    second: Square,
}

impl Default for Kings {
    fn default() -> Kings {
        Kings { first: Square::OFF, second: Square::OFF }
    }
}

impl Kings {
    /// The Kings of a side.
    #[inline]
    pub fn of(board: &Board, side: Side) -> Kings {
        let kings = board.of(side) & board.kind(Kind::King);
        let mut places = kings.iter().map(|id| board.piece(id).at);
        let first = places.next().unwrap_or(Square::OFF);
        Kings { first, second: places.next().unwrap_or(Square::OFF) }
    }

    /// True if there are two.
    pub fn are_two(self) -> bool {
        self.second != Square::OFF
    }

    /// The only one.
    pub fn only(self) -> Option<Square> {
        (self.first != Square::OFF && !self.are_two()).then_some(self.first)
    }

    /// All of them.
    pub fn each(self) -> impl Iterator<Item = Square> {
        [self.first, self.second].into_iter().filter(|&at| at != Square::OFF)
    }
}

/// Distance between two squares in steps of a King.
fn apart(one: Square, other: Square) -> i32 {
    i32::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

/// Takes down the features of both sides. `passed` are the passed Pawns.
#[inline]
pub fn terms(geometry: &Geometry, lift: Lift, board: &Board, passed: SquareSet, ledger: &mut impl Ledger) {
    let mut armies = Side::BOTH.map(|side| {
        let pawns = board.pawns(side);
        let [left, right] = takes(side).map(|dir| geometry.shifted(pawns, dir));
        let kings = Kings::of(board, side);
        let beside = kings.each().fold(SquareSet::EMPTY, |all, at| all | geometry.step_set(at));
        let zone = kings.each().fold(beside, SquareSet::with);
        Army { files: pawns.on_files(), by_pawns: left | right, kings, zone, attacked: beside, ..Army::default() }
    });
    let [white, black] = &mut armies;
    look_around(geometry, lift, board, Side::White, black, white, ledger);
    look_around(geometry, lift, board, Side::Black, white, black, ledger);
    for side in Side::BOTH {
        let (own, foe) = (&armies[side.index()], &armies[side.foe().index()]);
        attack(geometry, board, side, own, foe, ledger);
        threats(board, side, own, foe, ledger);
        shelter(geometry, board, side, own, ledger);
        for pawn in (passed & board.pawns(side)).iter() {
            escort(geometry, lift, board, side, pawn, [own, foe], ledger);
        }
    }
}

#[inline(always)]
fn sign(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// The squares that each piece of a side attacks.
#[inline(never)]
fn look_around(
    geometry: &Geometry,
    lift: Lift,
    board: &Board,
    side: Side,
    foe: &Army,
    own: &mut Army,
    ledger: &mut impl Ledger,
) {
    let sign = sign(side);
    let free = !(board.squares(side) | foe.by_pawns);
    let bishops = board.of(side) & board.kind(Kind::Bishop);
    if !bishops.is_empty() && bishops.single().is_none() {
        ledger.term(BISHOPS, sign);
    }
    for id in board.of(side) - board.kind(Kind::Pawn) - board.kind(Kind::King) {
        let Piece { kind, at, .. } = board.piece(id);
        let Some(class) = CLASSES[kind.index()] else { continue };
        let class = usize::from(class);
        let reach = board.reach_of(geometry, kind, at);
        let squares = (reach & free).len() as usize;
        let number = if class < 3 { squares } else { squares / 2 };
        ledger.term(REACH + class * REACHES + number.min(REACHES - 1), sign);
        own.by[class.min(3)] = own.by[class.min(3)] | reach;
        let near = reach & foe.zone;
        if !near.is_empty() {
            own.attack += FORCE[class] + near.len() as i32;
        }
        let worth = class.saturating_sub(1).min(2);
        own.at[worth] = own.at[worth].with(at);
        if kind == Kind::Rook {
            let on = |army: &Army| army.files >> at.file() & 1 != 0;
            if !on(own) {
                ledger.term(OPEN_FILE + usize::from(on(foe)), sign);
            }
        }
        if class < 2 && own.by_pawns.contains(at) && lift.row_of(side, at) > FAR as u8 {
            ledger.term(OUTPOST + class, sign);
        }
    }
    own.guarded = own.by.into_iter().fold(own.by_pawns, |all, some| all | some);
    own.attacked = own.attacked | own.guarded;
    if own.kings.are_two() {
        own.at[2] = own.kings.each().fold(own.at[2], SquareSet::with);
    }
}

/// The attack on the other side's Kings.
#[inline(never)]
fn attack(geometry: &Geometry, board: &Board, side: Side, own: &Army, foe: &Army, ledger: &mut impl Ledger) {
    let sign = sign(side);
    let degree = (own.attack as usize / 2).min(DEGREES - 1);
    ledger.term(if foe.kings.are_two() { DANGER_OF_TWO } else { DANGER } + degree, sign);
    let weak = foe.zone & own.attacked & !foe.guarded;
    ledger.term(WEAK, sign * weak.len() as i32);
    let Some(king) = foe.kings.only() else { return };
    let occupied = board.occupied();
    let safe = !(board.squares(side) | foe.guarded | geometry.step_set(king));
    let (straight, aslant) = (geometry.straight(king, occupied), geometry.aslant(king, occupied));
    for (number, from) in [geometry.leap_set(king), aslant, straight, straight | aslant].into_iter().enumerate() {
        let checks = from & own.by[number] & safe;
        if !checks.is_empty() {
            ledger.term(CHECK + number, sign * checks.len().min(2) as i32);
        }
    }
    if (board.of(side.foe()) - board.kind(Kind::King)).is_empty() {
        let near = own.kings.only().map_or(0, |own| i32::from(Square::RANKS) - apart(own, king));
        ledger.term(HUNT, sign * near);
    }
}

/// Attacks on what is worth more than the attacker, or not defended.
#[inline(never)]
fn threats(board: &Board, side: Side, own: &Army, foe: &Army, ledger: &mut impl Ledger) {
    let sign = sign(side);
    let mut count = |term: usize, squares: SquareSet| {
        if !squares.is_empty() {
            ledger.term(term, sign * squares.len() as i32);
        }
    };
    for worth in 0..3 {
        count(BY_PAWN + worth, own.by_pawns & foe.at[worth]);
    }
    let by_light = own.by[0] | own.by[1];
    count(BY_LIGHT, by_light & foe.at[1]);
    count(BY_LIGHT + 1, by_light & foe.at[2]);
    count(BY_ROOK, own.by[2] & foe.at[2]);
    let loose = own.attacked & !foe.attacked;
    count(LOOSE, loose & (foe.at[0] | foe.at[1] | foe.at[2]));
    count(LOOSE + 1, loose & board.pawns(side.foe()));
}

/// A single King's Pawns; how far apart two Kings are.
#[inline(never)]
fn shelter(geometry: &Geometry, board: &Board, side: Side, own: &Army, ledger: &mut impl Ledger) {
    let (sign, kings) = (sign(side), own.kings);
    let Some(king) = kings.only() else {
        if kings.are_two() {
            ledger.term(APART, sign * apart(kings.first, kings.second).min(5));
        }
        return;
    };
    let files = (7u32 << king.file() >> 1) as u16 & geometry.square_set().on_row(king.rank());
    let pawns = board.pawns(side);
    let ahead = if side == Side::White { 1 } else { -1 };
    let on = |steps: i8| match king.rank().checked_add_signed(steps * ahead) {
        Some(rank) if rank < Square::RANKS => pawns.on_row(rank) & files,
        _ => 0,
    };
    let near = on(1);
    // A second Pawn on the same file adds no cover.
    let far = on(2) & !near;
    ledger.term(COVER, sign * near.count_ones() as i32);
    ledger.term(COVER + 1, sign * far.count_ones() as i32);
    ledger.term(BARE_FILE, sign * (files & !own.files).count_ones() as i32);
}

/// The way before a passed Pawn, and the Kings beside it.
#[inline(never)]
fn escort(
    geometry: &Geometry,
    lift: Lift,
    board: &Board,
    side: Side,
    pawn: Square,
    [own, foe]: [&Army; 2],
    ledger: &mut impl Ledger,
) {
    let sign = sign(side);
    let ahead = lift.row_of(side, pawn);
    let stop = geometry.ahead(side, pawn);
    if stop == Square::OFF {
        return;
    }
    let (way, occupied) = (geometry.ray(forward(side), pawn), board.occupied());
    if !occupied.contains(stop) {
        ledger.term(MOBILE + usize::from(ahead), sign);
        if (way & (occupied | foe.attacked)).is_empty() {
            ledger.term(FREE + usize::from(ahead), sign);
        }
    }
    let far = i32::from(ahead) - FAR;
    if far > 0 {
        let distance = |kings: Kings| kings.each().map(|king| apart(king, stop)).min().unwrap_or(5).min(5);
        ledger.term(OWN_KING, sign * far * distance(own.kings));
        ledger.term(FOE_KING, sign * far * distance(foe.kings));
    }
}
