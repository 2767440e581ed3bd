//! Random bent worlds, and the same worlds as the engine's board, rules and overlay.

use deckmate::board::{Board, Edit, Geometry, Kind, Overlay, PieceId, Rights, Side, Square, Terrain, Variant};
use deckmate::games::chess;

use super::bent::{At, Land, Piece, Right, World};
use super::dice::Dice;

/// A world in the engine's terms. Pieces are added in the order of the world's list.
pub struct Scene {
    pub board: Board,
    pub variant: Variant,
    pub overlay: Overlay,
}

pub fn square((x, y): At) -> Square {
    Square::new(x as u8, y as u8)
}

pub fn side(white: bool) -> Side {
    if white {
        Side::White
    } else {
        Side::Black
    }
}

pub fn kind(letter: char) -> Kind {
    match letter {
        'E' => Kind::Prince,
        'S' => Kind::Princess,
        'X' => Kind::Crab,
        'G' => Kind::Kangaroo,
        'L' => Kind::Camel,
        _ => Kind::from_letter(letter).unwrap(),
    }
}

pub fn letter(of: Kind) -> char {
    "PNBRQKDCAESXGL".chars().find(|&letter| kind(letter) == of).unwrap()
}

fn id(board: &Board, index: usize) -> PieceId {
    (board.pieces() | board.off()).iter().nth(index).unwrap()
}

/// `boarded` says which passed square the board itself knows; the others are the overlay's.
pub fn scene(world: &World, boarded: Option<usize>) -> Scene {
    let mut terrain = Terrain::new(8).crop(square(world.land.min), square(world.land.max));
    for &hole in &world.land.holes {
        terrain = terrain.hole(square(hole));
    }
    for &(a, b) in &world.land.walls {
        terrain = terrain.wall(square(a), square(b));
    }
    if world.land.joined {
        terrain = terrain.wrap_files();
    }
    let mut board = Board::empty();
    let mut overlay = Overlay::default();
    for (index, it) in world.pieces.iter().enumerate() {
        let piece = board.add_piece(kind(it.kind), side(it.white));
        let Some(at) = it.at else { continue };
        match world.pieces[..index].iter().position(|host| host.at == Some(at)) {
            Some(host) => overlay.lodgers.push((piece, id(&board, host))),
            None => board.edit(Edit::Place { piece, at: square(at) }),
        }
        let mark = |set: &mut deckmate::board::PieceSet, is: bool| {
            if is {
                *set = set.with(piece);
            }
        };
        mark(&mut overlay.neutral, it.neutral);
        for white in [false, true] {
            mark(&mut overlay.asleep[side(white).index()], it.asleep[usize::from(white)]);
            mark(&mut overlay.poisoned[side(white).index()], it.poisoned[usize::from(white)]);
        }
        mark(&mut overlay.pinned_down, it.pinned_down);
        mark(&mut overlay.meek, it.meek);
        mark(&mut overlay.safe, it.safe);
        mark(&mut overlay.crowned, it.crowned);
        overlay.magnets.extend(it.magnet.map(|only| (piece, only.map(square))));
        overlay.fused.extend(it.fused.iter().map(|&fused| (piece, kind(fused))));
    }
    overlay.lent.extend(world.lent.iter().map(|&(at, lent)| (square(at), kind(lent))));
    overlay.tunnels.extend(world.tunnels.iter().map(|&(one, other)| (square(one), square(other))));
    for (index, &(over, pawn)) in world.passing.iter().enumerate() {
        if boarded == Some(index) {
            board.edit(Edit::Passing { was: Square::OFF, now: square(over) });
        } else {
            overlay.passing.push((square(over), id(&board, pawn)));
        }
    }
    let now = world.rights.iter().fold(Rights::NONE, |rights, right| rights.with(right.index));
    board.edit(Edit::Rights { was: Rights::NONE, now });
    let variant = chess::variant().on(Geometry::shaped(terrain));
    Scene { board, variant, overlay }
}

/// A random land: mostly plain, else with some of everything.
fn land(dice: &mut Dice) -> Land {
    let mut land = Land { min: (0, 0), max: (7, 7), ..Land::default() };
    if dice.below(5) < 2 {
        return land;
    }
    if dice.below(3) == 0 {
        let side = |dice: &mut Dice| {
            let low = dice.below(5) as i32;
            (low, (low + 1 + dice.below(7) as i32).min(7))
        };
        let (x, y) = (side(dice), side(dice));
        (land.min, land.max) = ((x.0, y.0), (x.1, y.1));
    }
    let within = |dice: &mut Dice, low: i32, high: i32| low + dice.below((high - low + 1) as usize) as i32;
    for _ in 0..dice.below(3) {
        land.holes.push((within(dice, land.min.0, land.max.0), within(dice, land.min.1, land.max.1)));
    }
    for _ in 0..dice.below(4) {
        // Two edges at one lattice point, as the card puts them.
        let (x, y) = (dice.below(7) as i32, dice.below(7) as i32);
        let edges =
            [((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1)), ((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1))];
        for _ in 0..2 {
            let (a, b) = *dice.pick(&edges);
            let inside = |(x, y): At| land.min.0 <= x && x <= land.max.0 && land.min.1 <= y && y <= land.max.1;
            if inside(a) && inside(b) {
                land.walls.push((a, b));
            }
        }
    }
    land.joined = dice.below(4) == 0;
    land
}

/// A random world and which of its passed squares the board itself knows.
pub fn world(dice: &mut Dice) -> (World, Option<usize>) {
    let mut world = World { land: land(dice), ..World::default() };
    let squares: Vec<At> = (0..64).map(|n| (n % 8, n / 8)).filter(|&at| world.land.exists(at)).collect();
    for white in [true, false] {
        homes(&mut world, white, dice);
        for _ in 0..dice.below(8) / 7 + usize::from(!world.pieces.iter().any(|m| m.white == white && m.kind == 'K')) {
            put(&mut world, 'K', white, &squares, dice);
        }
    }
    let pieces = *dice.pick(&[4, 8, 14, 22, 30]);
    for _ in 0..dice.below(pieces) {
        let kind = *dice.pick(&b"PPPPPPPPPNNBBRRQQDCAESXGGLL".map(char::from));
        let white = dice.below(2) == 0;
        put(&mut world, kind, white, &squares, dice);
    }
    let rare = *dice.pick(&[1000, 40, 12, 4]);
    for id in 0..world.pieces.len() {
        mark(&mut world, id, rare, &squares, dice);
    }
    let boarded = step_past(&mut world, dice);
    // Squares with effects of their own, mostly where somebody stands.
    let place = |world: &World, dice: &mut Dice| {
        let taken: Vec<At> = world.pieces.iter().filter_map(|piece| piece.at).collect();
        if dice.below(4) == 0 {
            *dice.pick(&squares)
        } else {
            *dice.pick(&taken)
        }
    };
    for _ in 0..dice.below(6).saturating_sub(3) {
        let kind = *dice.pick(&b"PNBRQESXGL".map(char::from));
        let at = place(&world, dice);
        world.lent.push((at, kind));
    }
    for _ in 0..dice.below(6).saturating_sub(3) {
        let (one, other) = (place(&world, dice), place(&world, dice));
        if one != other {
            world.tunnels.push((one, other));
        }
    }
    (world, boarded)
}

fn put(world: &mut World, kind: char, white: bool, squares: &[At], dice: &mut Dice) {
    let mut at = squares.get(dice.below(squares.len().max(1))).copied();
    if kind == 'P' && dice.below(3) > 0 {
        // Second and fourth rows: more double steps, more in passing.
        let row = if dice.below(2) == 0 { 1 } else { 3 };
        let y = if white { world.land.min.1 + row } else { world.land.max.1 - row };
        at = at.map(|(x, _)| (x, y)).filter(|at| squares.contains(at));
    }
    if let Some(at) = at.filter(|&at| world.on(at).is_empty()) {
        world.pieces.push(Piece { kind, white, at: Some(at), ..Piece::default() });
    }
}

/// King and Rooks at home, with some of their rights.
fn homes(world: &mut World, white: bool, dice: &mut Dice) {
    let y = if white { 0 } else { 7 };
    if dice.below(2) == 0
        || ![(0, y), (4, y), (7, y)].iter().all(|&at| world.land.exists(at) && world.on(at).is_empty())
    {
        return;
    }
    let king = world.pieces.len();
    for (x, kind) in [(4, 'K'), (7, 'R'), (0, 'R')] {
        world.pieces.push(Piece { kind, white, at: Some((x, y)), ..Piece::default() });
    }
    for (wing, partner, king_to, partner_to) in [(0, king + 1, 6, 5), (1, king + 2, 2, 3)] {
        if dice.below(4) > 0 {
            let index = if white { wing } else { wing + 2 };
            let right = Right { index, king, partner, king_to: (king_to, y), partner_to: (partner_to, y) };
            world.rights.push(right);
        }
    }
}

fn mark(world: &mut World, id: usize, rare: usize, squares: &[At], dice: &mut Dice) {
    let mut roll = || dice.below(rare) == 0;
    let piece = &mut world.pieces[id];
    (piece.asleep, piece.pinned_down, piece.meek, piece.safe) = ([roll(), roll()], roll(), roll(), roll());
    piece.poisoned = [roll(), roll()];
    piece.crowned = piece.kind != 'K' && roll() && roll();
    piece.neutral = piece.kind != 'K' && !piece.crowned && roll();
    if dice.below(2 * rare) == 0 {
        piece.magnet = Some(match dice.below(3) {
            0 => Some(*dice.pick(squares)),
            1 => piece.at,
            _ => None,
        });
    }
    for _ in 0..2 {
        if piece.kind != 'K' && dice.below(rare) == 0 {
            piece.fused.push(*dice.pick(&b"PNBRQESXGL".map(char::from)));
        }
    }
    // It moves in with a piece that stands alone and came before it: that one is the host.
    if id > 0 && piece.kind != 'K' && dice.below(rare) == 0 {
        let host = dice.below(id);
        let at = world.pieces[host].at.unwrap();
        if world.pieces[host].kind != 'K' && world.on(at) == [host] && !world.rights.iter().any(|r| r.partner == id) {
            world.pieces[id].at = Some(at);
        }
    }
}

/// Lets some Pawns have just stepped twice.
fn step_past(world: &mut World, dice: &mut Dice) -> Option<usize> {
    for id in 0..world.pieces.len() {
        let piece = &world.pieces[id];
        let at = piece.at.unwrap();
        let over = (at.0, at.1 + if piece.white { -1 } else { 1 });
        let pawn = piece.kind == 'P' || piece.fused.contains(&'P');
        let twice = world.passing.iter().any(|&(square, _)| square == over);
        if !pawn || twice || !world.land.exists(over) || !world.on(over).is_empty() || dice.below(2) == 0 {
            continue;
        }
        world.passing.push((over, id));
        let beside = (at.0 + 1, at.1);
        if world.land.exists(beside) && world.on(beside).is_empty() {
            let (kind, fused) = if dice.below(3) == 0 { ('N', vec!['P']) } else { ('P', Vec::new()) };
            let white = !world.pieces[id].white;
            world.pieces.push(Piece { kind, white, at: Some(beside), fused, ..Piece::default() });
        }
    }
    // The board tells the Pawn from the square: only where no other Pawn can be meant, and the square is free.
    let clear = |&index: &usize| {
        let (over, pawn) = world.passing[index];
        let at = world.pieces[pawn].at.unwrap();
        let across = (over.0, over.1 + over.1 - at.1);
        let step = world.land.step(over, (0, at.1 - over.1)) == Some(at);
        step && world.on(at).len() == 1 && world.on(across).is_empty()
    };
    let clear: Vec<usize> = (0..world.passing.len()).filter(clear).collect();
    (!clear.is_empty() && dice.below(2) == 0).then(|| *dice.pick(&clear))
}
