//! The bent generator against the plain one and against the slow reference, and laws of its edits and terrains.

use std::collections::BTreeMap;

use crate::naive::bent::World;
use crate::naive::dice::Dice;
use crate::naive::variants::{scattered, variant, CHESS, KIWIPETE};
use crate::naive::worlds::{letter, scene, side, square, world, Scene};
use crate::naive::Rules;
use deckmate::board::{
    Bent, Board, Edit, Geometry, How, Kind, Move, Overlay, PieceId, Position, Side, Square, Terrain,
};

fn bent(scene: &Scene) -> Bent<'_> {
    Bent { board: &scene.board, variant: &scene.variant, overlay: &scene.overlay }
}

/// A move as the reference writes it.
fn text(m: &Move) -> String {
    let how = match m.how {
        How::Plain => "plain",
        How::TwoStep => "two",
        How::Passing => "passing",
        How::Castle(..) => "castle",
    };
    format!("{:02} {}{} {} {how}", m.piece.index(), m.from, m.to, m.becomes.map_or('-', letter))
}

/// An unbent board has exactly the plain moves, edits and checks.
fn agrees_with_plain(position: &Position, variant: &deckmate::board::Variant) {
    let (board, side) = (&position.board, position.side);
    let overlay = Overlay::default();
    let bent = Bent { board, variant, overlay: &overlay };
    let plain = board.legal(variant, side);
    assert_eq!(bent.legal(side), plain, "{}", position.text(variant));
    assert_eq!(bent.any_legal(side), !plain.is_empty());
    assert_eq!(bent.checked(side), board.checked(variant, side));
    assert_eq!(bent.mated(side), board.checked(variant, side) && plain.is_empty());
    for m in plain {
        assert_eq!(bent.edits(m, side), board.edits(variant, m), "{m} in {}", position.text(variant));
    }
    for square in variant.geometry.squares() {
        for by in Side::BOTH {
            assert_eq!(bent.attackers(square, by), board.attackers(variant, square, by), "{square}");
        }
    }
}

#[test]
fn unbent_boards_move_as_plain_ones() {
    let rules = Rules::Chess;
    let variant = variant(rules);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut position = match seed % 3 {
            0 => Position::parse(CHESS, &variant).unwrap(),
            1 => Position::parse(KIWIPETE, &variant).unwrap(),
            _ => scattered(rules, &variant, &mut dice),
        };
        for _ in 0..80 {
            agrees_with_plain(&position, &variant);
            let moves = position.board.legal(&variant, position.side);
            if moves.is_empty() {
                break;
            }
            position.board.make(&variant, *dice.pick(&moves));
            position.side = position.side.foe();
        }
    }
}

/// Places of all pieces after a move by the engine's edits, as (kind, square) or nothing.
fn after(scene: &Scene, board: &Board, placed: &[PieceId]) -> Vec<Option<(char, Square)>> {
    let mut overlay = scene.overlay.clone();
    overlay.lodgers.retain(|(lodger, _)| !placed.contains(lodger));
    let bent = Bent { board, variant: &scene.variant, overlay: &overlay };
    let pieces = (board.pieces() | board.off()).iter();
    pieces.map(|id| Some((letter(board.piece(id).kind), bent.at(id))).filter(|&(_, at)| at != Square::OFF)).collect()
}

fn agrees_with_reference(world: &World, scene: &Scene, white: bool, seen: &mut Seen) {
    let (bent, side) = (bent(scene), side(white));
    let moves = bent.legal(side);
    let mut found: Vec<String> = moves.iter().map(text).collect();
    found.sort();
    let expected = world.moves(white);
    let wanted: Vec<&String> = expected.iter().map(|(text, _)| text).collect();
    if !found.iter().eq(wanted.iter().copied()) {
        let more: Vec<&String> = found.iter().filter(|text| !wanted.contains(text)).collect();
        let less: Vec<_> = wanted.iter().filter(|text| !found.contains(text)).collect();
        panic!("{world:#?}\nwhite {white}: too many {more:?}, missing {less:?}");
    }
    let settled = world.clone().settled();
    assert_eq!(bent.checked(side), settled.checked(white), "{world:#?}");
    assert_eq!(bent.any_legal(side), !moves.is_empty());
    assert_eq!(bent.mated(side), settled.checked(white) && moves.is_empty());
    let mut board = scene.board.clone();
    for m in moves {
        let edits = bent.edits(m, side);
        let mut placed = Vec::new();
        for &edit in &edits {
            board.edit(edit);
            if let Edit::Place { piece, .. } = edit {
                placed.push(piece);
            }
        }
        seen.add_move(scene, m, &edits);
        assert!(bent.is_safe_after(&edits, side));
        assert_eq!(board.hash(), board.hash_afresh());
        let world_after = &expected.iter().find(|(wanted, _)| *wanted == text(&m)).unwrap().1;
        let pieces = world_after.pieces.iter().map(|it| it.at.map(|at| (it.kind, square(at))));
        assert_eq!(after(scene, &board, &placed), pieces.collect::<Vec<_>>(), "{m:?} in {world:#?}");
        let rights = (0..4).filter(|&index| board.rights().contains(index));
        assert!(
            rights.eq((0..4).filter(|&index| world_after.rights.iter().any(|r| r.index == index))),
            "{m:?} in {world:#?}"
        );
        let steps = m.how == How::TwoStep && m.becomes.is_none();
        let over = if steps { world_after.over(m.piece.index(), white) } else { None };
        assert_eq!(board.passing(), over.map_or(Square::OFF, square), "{m:?} in {world:#?}");
        for &edit in edits.iter().rev() {
            assert!(board.revert(edit));
        }
        assert_eq!(board, scene.board);
    }
    for at in scene.variant.geometry.squares() {
        let pieces = bent.attackers(at, side).iter().map(deckmate::board::PieceId::index);
        let place = (i32::from(at.file()), i32::from(at.rank()));
        assert!(pieces.eq(settled.attackers(place, white)), "{at} in {world:#?}");
    }
    let woken = world.pieces.iter().zip(&settled.pieces).any(|(before, after)| before.asleep != after.asleep);
    seen.add("woken", woken && !expected.is_empty());
    seen.add("mated", bent.mated(side));
    seen.add("two royals", bent.royals(side).len() == 2);
}

/// Counts of things that have come up: a reference that meets none of them proves nothing.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u32>);

impl Seen {
    fn add(&mut self, what: &'static str, is: bool) {
        *self.0.entry(what).or_default() += u32::from(is);
    }

    fn add_move(&mut self, scene: &Scene, m: Move, edits: &[Edit]) {
        let piece = |id: PieceId| scene.board.piece(id);
        let changed = !scene.variant.geometry.terrain().is_plain();
        let placed = |host: bool| {
            let is = |edit: &Edit| matches!(edit, Edit::Place { piece, .. } if (*piece == m.piece) != host);
            edits.iter().any(is)
        };
        let lifted = |own: bool| {
            let is = |edit: &Edit| matches!(edit, Edit::Lift { piece, .. } if (*piece == m.piece) == own);
            edits.iter().filter(|edit| is(edit)).count()
        };
        let fused = scene.overlay.fused.iter().any(|(id, _)| *id == m.piece);
        let far = m.from.file().abs_diff(m.to.file()) > 4;
        self.add("move", true);
        self.add("castle", matches!(m.how, How::Castle(..)));
        self.add("castle on changed terrain", matches!(m.how, How::Castle(..)) && changed);
        self.add("passing", m.how == How::Passing);
        self.add("passing by a fused piece", m.how == How::Passing && fused);
        self.add("double step", m.how == How::TwoStep);
        self.add("double step to the last row", m.how == How::TwoStep && m.becomes.is_some());
        self.add(
            "double step to be taken",
            edits.iter().any(|e| matches!(e, Edit::Passing { now, .. } if *now != Square::OFF)),
        );
        self.add("promotion below the eighth row", m.becomes.is_some() && !matches!(m.to.rank(), 0 | 7));
        self.add("Crab promoted", m.becomes.is_some() && piece(m.piece).kind == Kind::Crab);
        self.add("lodger leaves", placed(false));
        self.add("host leaves", placed(true));
        self.add("take", lifted(false) > 0);
        self.add("poison", lifted(true) > 0);
        self.add("neutral takes", lifted(false) > 0 && scene.overlay.neutral.contains(m.piece));
        self.add("leap over the join", far && matches!(piece(m.piece).kind, Kind::Camel | Kind::Knight | Kind::King));
    }
}

/// Many random worlds; `part` keeps the tests apart that run side by side.
fn worlds(part: u64, count: u64) {
    let mut seen = Seen::default();
    for seed in 0..count {
        let mut dice = Dice::new(part * 1_000_000 + seed + 1);
        let (world, boarded) = world(&mut dice);
        let scene = scene(&world, boarded);
        for white in [true, false] {
            agrees_with_reference(&world, &scene, white, &mut seen);
        }
    }
    assert!(seen.0.values().all(|&times| times > 20), "too seldom: {:?}", seen.0);
}

#[test]
fn bent_boards_agree_with_the_reference() {
    worlds(1, 6_000);
}

#[test]
fn more_bent_boards_agree_with_the_reference() {
    worlds(2, 6_000);
}

/// The terrains of random worlds.
fn terrains() -> impl Iterator<Item = Terrain> {
    (1..400).map(|seed| *scene(&world(&mut Dice::new(seed)).0, None).variant.geometry.terrain())
}

#[test]
fn a_step_and_its_opposite_lead_back() {
    for terrain in terrains() {
        let geometry = Geometry::shaped(terrain);
        for from in geometry.squares() {
            for dir in 0..8 {
                let to = geometry.next(dir, from);
                assert!(to == Square::OFF || geometry.next(dir ^ 4, to) == from, "{from} {dir} in {terrain:?}");
            }
        }
    }
}

#[test]
fn four_quarters_make_a_whole_turn() {
    for terrain in terrains() {
        for clockwise in [true, false] {
            let mut turned = terrain;
            let mut shifted = false;
            let mut squares: Vec<(Square, Square)> = terrain.squares().iter().map(|at| (at, at)).collect();
            for _ in 0..4 {
                let next = turned.turned(clockwise);
                shifted |= next.corners().0 != turned.corners().0;
                squares.iter_mut().for_each(|(_, at)| *at = turned.turn_square(*at, clockwise));
                assert_eq!(next.squares().len(), terrain.squares().len());
                assert_eq!(next.walls().count(), terrain.walls().count());
                turned = next;
            }
            // A block that had to be shifted stays where it was shifted to.
            if !shifted {
                assert_eq!(turned, terrain);
                assert!(squares.iter().all(|(from, to)| from == to));
            }
        }
    }
}

#[test]
fn turning_there_and_back_keeps_the_ways() {
    for terrain in terrains() {
        let turned = terrain.turned(true);
        let (plain, sideways) = (Geometry::shaped(terrain), Geometry::shaped(turned));
        for from in terrain.squares().iter().filter(|_| !format!("{terrain:?}").contains("joined: true")) {
            for dir in 0..8 {
                let to = plain.next(dir, from);
                let turned_to = if to == Square::OFF { to } else { terrain.turn_square(to, true) };
                assert_eq!(sideways.next((dir + 2) % 8, terrain.turn_square(from, true)), turned_to, "{terrain:?}");
            }
        }
    }
}
