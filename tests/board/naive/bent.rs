//! The slow, obvious reference for bent boards: a list of pieces with their marks, coordinates, and copies.
//! Pieces that share a square simply have the same coordinates.

pub type At = (i32, i32);

/// Movement of a piece, by letter: the letters of positions, and E Prince, S Princess, X Crab, G Kangaroo, L Camel.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Piece {
    pub kind: char,
    pub white: bool,
    pub at: Option<At>,
    pub neutral: bool,
    /// Asleep until Black's royal piece is in check, and until White's.
    pub asleep: [bool; 2],
    pub pinned_down: bool,
    /// A magnet, and the only square on which it works.
    pub magnet: Option<Option<At>>,
    pub meek: bool,
    pub safe: bool,
    /// Harms Black's captors, and White's.
    pub poisoned: [bool; 2],
    pub crowned: bool,
    pub fused: Vec<char>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Land {
    pub min: At,
    pub max: At,
    pub holes: Vec<At>,
    pub walls: Vec<(At, At)>,
    pub joined: bool,
}

/// A castling that is still allowed: King, partner, and where they go.
#[derive(Clone, PartialEq, Debug)]
pub struct Right {
    pub index: usize,
    pub king: usize,
    pub partner: usize,
    pub king_to: At,
    pub partner_to: At,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct World {
    pub pieces: Vec<Piece>,
    pub land: Land,
    /// Squares that lend a way of moving to whoever stands there.
    pub lent: Vec<(At, char)>,
    /// Squares from either of which one may go to the other.
    pub tunnels: Vec<(At, At)>,
    pub passing: Vec<(At, usize)>,
    pub rights: Vec<Right>,
}

const STRAIGHT: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ASLANT: [At; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn leaper(long: i32, short: i32) -> Vec<At> {
    let mut all = Vec::new();
    for (x, y) in [(long, short), (short, long)] {
        all.extend([(x, y), (x, -y), (-x, y), (-x, -y)]);
    }
    all
}

fn up(white: bool) -> i32 {
    if white {
        1
    } else {
        -1
    }
}

impl Land {
    pub fn exists(&self, (x, y): At) -> bool {
        self.min.0 <= x && x <= self.max.0 && self.min.1 <= y && y <= self.max.1 && !self.holes.contains(&(x, y))
    }

    /// The square so far away, over everything.
    pub fn leap(&self, (x, y): At, (dx, dy): At) -> Option<At> {
        let (mut x, y) = (x + dx, y + dy);
        let wide = self.max.0 - self.min.0 + 1;
        while self.joined && wide > 1 && x < self.min.0 {
            x += wide;
        }
        while self.joined && wide > 1 && x > self.max.0 {
            x -= wide;
        }
        self.exists((x, y)).then_some((x, y))
    }

    fn walled(&self, a: At, b: At) -> bool {
        self.walls.contains(&(a, b)) || self.walls.contains(&(b, a))
    }

    /// A single step, stopped by walls as CS-014 says.
    pub fn step(&self, from: At, (dx, dy): At) -> Option<At> {
        let to = self.leap(from, (dx, dy))?;
        let over_join = to.0 != from.0 + dx;
        if dx == 0 || dy == 0 {
            return (over_join || !self.walled(from, to)).then_some(to);
        }
        // The columns left and right of the point that is passed through, the rows above and below it.
        let (left, right) = if dx > 0 { (from.0, to.0) } else { (to.0, from.0) };
        let (low, high) = (from.1.min(to.1), from.1.max(to.1));
        let n = !over_join && self.walled((left, high), (right, high));
        let s = !over_join && self.walled((left, low), (right, low));
        let w = self.walled((left, high), (left, low));
        let e = self.walled((right, high), (right, low));
        let blocked = if dx == dy { (n || w) && (s || e) } else { (n || e) && (s || w) };
        (!blocked).then_some(to)
    }

    fn row(&self, white: bool, at: At) -> i32 {
        if white {
            at.1 - self.min.1
        } else {
            self.max.1 - at.1
        }
    }
}

impl World {
    pub fn on(&self, at: At) -> Vec<usize> {
        (0..self.pieces.len()).filter(|&id| self.pieces[id].at == Some(at)).collect()
    }

    fn free(&self, at: At) -> bool {
        self.pieces.iter().all(|piece| piece.at != Some(at))
    }

    fn royal(&self, id: usize) -> bool {
        let piece = &self.pieces[id];
        (piece.kind == 'K' || piece.crowned) && !piece.neutral && piece.at.is_some()
    }

    fn royals(&self, white: bool) -> Vec<usize> {
        (0..self.pieces.len()).filter(|&id| self.royal(id) && self.pieces[id].white == white).collect()
    }

    pub fn stuck(&self, id: usize) -> bool {
        let piece = &self.pieces[id];
        let near = |other: &Piece| {
            let works = other.magnet.is_some_and(|only| only.is_none_or(|only| other.at == Some(only)));
            let around = STRAIGHT.into_iter().chain(ASLANT);
            works && other.at.is_some_and(|at| around.into_iter().any(|by| self.land.leap(at, by) == piece.at))
        };
        piece.asleep != [false; 2]
            || piece.pinned_down
            || self.pieces.iter().enumerate().any(|(other, m)| other != id && near(m))
    }

    fn kinds(&self, id: usize) -> Vec<char> {
        let mut kinds = vec![self.pieces[id].kind];
        kinds.extend(&self.pieces[id].fused);
        let lent = self.lent.iter().filter(|&&(at, _)| self.pieces[id].at == Some(at));
        kinds.extend(lent.map(|&(_, kind)| kind));
        kinds
    }

    /// The other ends of the tunnels that begin on a square, as far as both ends exist.
    fn through(&self, from: At) -> Vec<At> {
        let exist = |&&(one, other): &&(At, At)| self.land.exists(one) && self.land.exists(other);
        let ways = self.tunnels.iter().filter(exist).flat_map(|&(one, other)| [(one, other), (other, one)]);
        ways.filter(|&(one, _)| one == from).map(|(_, other)| other).collect()
    }

    fn ride(&self, from: At, by: At, most: usize) -> Vec<At> {
        let mut squares = Vec::new();
        let mut at = from;
        while let Some(to) = self.land.step(at, by).filter(|&to| to != from && squares.len() < most) {
            squares.push(to);
            at = to;
            if !self.free(to) {
                break;
            }
        }
        squares
    }

    /// The squares on which a piece standing there takes as this kind.
    fn takes(&self, kind: char, white: bool, from: At) -> Vec<At> {
        let land = &self.land;
        let steps = |bys: &[At]| bys.iter().filter_map(|&by| land.step(from, by)).collect::<Vec<At>>();
        let leaps = |at: At, bys: Vec<At>| bys.into_iter().filter_map(|by| land.leap(at, by)).collect::<Vec<At>>();
        let rides = |bys: &[At], most: usize| bys.iter().flat_map(|&by| self.ride(from, by, most)).collect::<Vec<At>>();
        match kind {
            'P' => steps(&[(-1, up(white)), (1, up(white))]),
            'K' | 'E' => [steps(&STRAIGHT), steps(&ASLANT)].concat(),
            'X' => steps(&ASLANT),
            'N' => leaps(from, leaper(2, 1)),
            'L' => leaps(from, leaper(3, 2)),
            'G' => {
                let stones = leaps(from, leaper(2, 1)).into_iter().filter(|&stone| self.free(stone));
                stones.flat_map(|stone| leaps(stone, leaper(2, 1))).filter(|&to| to != from).collect()
            }
            'S' => [rides(&STRAIGHT, 2), rides(&ASLANT, 2)].concat(),
            'R' => rides(&STRAIGHT, 99),
            'B' => rides(&ASLANT, 99),
            'Q' => [rides(&STRAIGHT, 99), rides(&ASLANT, 99)].concat(),
            'D' => [rides(&ASLANT, 99), leaps(from, leaper(2, 1))].concat(),
            'C' => [rides(&STRAIGHT, 99), leaps(from, leaper(2, 1))].concat(),
            'A' => [self.takes('Q', white, from), leaps(from, leaper(2, 1))].concat(),
            _ => unreachable!("{kind}"),
        }
    }

    pub fn attackers(&self, target: At, white: bool) -> Vec<usize> {
        let lone_king = |id: usize| {
            let piece = &self.pieces[id];
            piece.kind == 'K' && self.royals(piece.white) == [id]
        };
        let on_king = self.on(target).into_iter().any(lone_king);
        let attacks = |&id: &usize| {
            let piece = &self.pieces[id];
            let Some(from) = piece.at else { return false };
            let takes = |kind: char| self.takes(kind, piece.white, from).contains(&target);
            let reaches = self.kinds(id).into_iter().any(takes) || self.through(from).contains(&target);
            // Two Kings never stand side by side, stuck or not; but a stuck King attacks nothing from afar.
            let stands_by = on_king && lone_king(id) && takes('K');
            (piece.white == white || piece.neutral) && if self.stuck(id) { stands_by } else { reaches }
        };
        (0..self.pieces.len()).filter(attacks).collect()
    }

    pub fn checked(&self, white: bool) -> bool {
        self.royals(white).len() == 1 && self.any_attacked(white)
    }

    /// True if some royal piece is attacked, one of two as well.
    fn any_attacked(&self, white: bool) -> bool {
        let royals = self.royals(white);
        royals.into_iter().any(|royal| !self.attackers(self.pieces[royal].at.unwrap(), !white).is_empty())
    }

    /// Wakes everybody whom a check wakes.
    pub fn settled(mut self) -> World {
        for _ in 0..4 {
            for white in [true, false] {
                let who = usize::from(white);
                if self.pieces.iter().any(|piece| piece.asleep[who]) && self.any_attacked(white) {
                    self.pieces.iter_mut().for_each(|piece| piece.asleep[who] = false);
                }
            }
        }
        self
    }

    fn may_take(&self, id: usize, at: At) -> bool {
        let taker = &self.pieces[id];
        let victims = self.on(at);
        let takable = |&victim: &usize| {
            let piece = &self.pieces[victim];
            if self.royal(victim) {
                return !taker.neutral
                    && taker.white != piece.white
                    && !piece.safe
                    && self.royals(piece.white).len() > 1;
            }
            !piece.safe && (taker.neutral || piece.neutral || taker.white != piece.white)
        };
        !taker.meek && !victims.is_empty() && victims.iter().all(takable)
    }

    /// All legal moves of a side, each as text (piece, from, to, promotion, how) with the world after it.
    pub fn moves(&self, white: bool) -> Vec<(String, World)> {
        let world = self.clone().settled();
        let mut tried = Vec::new();
        for id in 0..world.pieces.len() {
            let piece = &world.pieces[id];
            let Some(from) = piece.at.filter(|_| (piece.white == white || piece.neutral) && !world.stuck(id)) else {
                continue;
            };
            world.piece(id, from, white, &mut tried);
        }
        world.castle(white, &mut tried);
        let mut moves: Vec<(String, World)> =
            tried.into_iter().filter(|(_, after)| !after.clone().settled().checked(white)).collect();
        // In passing comes before a plain way to the same square.
        let passing: Vec<String> =
            moves.iter().filter_map(|(text, _)| Some(format!("{}plain", text.strip_suffix("passing")?))).collect();
        moves.retain(|(text, _)| !passing.contains(text));
        // And a plain way before castling, which a lent way or a tunnel can bring.
        let plain: Vec<String> =
            moves.iter().filter_map(|(text, _)| Some(format!("{}castle", text.strip_suffix("plain")?))).collect();
        moves.retain(|(text, _)| !plain.contains(text));
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves.dedup_by(|a, b| a.0 == b.0);
        moves
    }

    fn piece(&self, id: usize, from: At, white: bool, tried: &mut Vec<(String, World)>) {
        let piece = &self.pieces[id];
        let mut goals: Vec<At> = Vec::new();
        let mut two_step = None;
        for kind in self.kinds(id) {
            let takes = self.takes(kind, piece.white, from);
            goals.extend(takes.iter().filter(|&&to| self.may_take(id, to)));
            if kind != 'P' {
                goals.extend(takes.iter().filter(|&&to| self.free(to)));
                continue;
            }
            let ahead = |at: At| self.land.step(at, (0, up(piece.white))).filter(|&to| self.free(to));
            if let Some(once) = ahead(from) {
                goals.push(once);
                if self.land.row(piece.white, from) == 1 {
                    two_step = ahead(once);
                }
            }
            for &(over, pawn) in &self.passing {
                let flat = takes.contains(&over) && (over.0 - from.0).abs() == 1;
                let victim = self.pieces[pawn].at;
                if flat && self.free(over) && victim.is_some_and(|at| self.may_take(id, at)) {
                    let after = self.after(id, over, victim, None, white);
                    tried.push((text(id, from, over, '-', "passing"), after));
                }
            }
        }
        goals.extend(self.through(from).into_iter().filter(|&to| self.free(to) || self.may_take(id, to)));
        let two_step = two_step.filter(|to| !goals.contains(to)).map(|to| (to, "two"));
        for (to, how) in goals.iter().map(|&to| (to, "plain")).chain(two_step) {
            let promotes = "PX".contains(piece.kind) && piece.fused.is_empty() && self.land.row(!piece.white, to) == 0;
            for becomes in if promotes { "QRBN" } else { "-" }.chars() {
                let after = self.after(id, to, Some(to), (becomes != '-').then_some(becomes), white);
                tried.push((text(id, from, to, becomes, how), after));
            }
        }
    }

    /// The square passed over by a double step, if anybody of the other side looks at it as a Pawn.
    pub fn over(&self, id: usize, white: bool) -> Option<At> {
        let stepped = &self.pieces[id];
        let (x, y) = stepped.at.unwrap();
        let over = (x, y - up(stepped.white));
        let looks = |piece: &Piece| {
            let theirs = piece.white != white || piece.neutral;
            let is_lent = self.lent.iter().any(|&(at, kind)| kind == 'P' && piece.at == Some(at));
            let pawn = piece.kind == 'P' || piece.fused.contains(&'P') || is_lent;
            let from = piece.at.filter(|at| theirs && pawn && (at.0 - x).abs() == 1);
            from.is_some_and(|from| self.takes('P', piece.white, from).contains(&over))
        };
        let others = self.pieces.iter().enumerate().filter(|&(other, _)| other != id);
        others.into_iter().any(|(_, piece)| looks(piece)).then_some(over)
    }

    /// The world after a piece has gone to a square and taken everybody on another.
    fn after(&self, id: usize, to: At, taken: Option<At>, becomes: Option<char>, white: bool) -> World {
        let mut world = self.clone();
        let mut killed = false;
        for victim in taken.map_or(Vec::new(), |at| self.on(at)) {
            world.pieces[victim].at = None;
            killed |= self.pieces[victim].poisoned[usize::from(white)];
        }
        world.pieces[id].at = Some(to).filter(|_| !killed || self.royal(id));
        world.pieces[id].kind = becomes.unwrap_or(self.pieces[id].kind);
        world.passing.clear();
        let moved = |piece: usize| world.pieces[piece].at != self.pieces[piece].at;
        world.rights.retain(|right| !moved(right.king) && !moved(right.partner));
        world
    }

    fn castle(&self, white: bool, tried: &mut Vec<(String, World)>) {
        for right in &self.rights {
            let (king, partner) = (&self.pieces[right.king], &self.pieces[right.partner]);
            let (Some(home), Some(corner)) = (king.at, partner.at) else { continue };
            let able = |id: usize| !self.stuck(id) && !self.pieces[id].neutral;
            if king.white != white || !able(right.king) || !able(right.partner) {
                continue;
            }
            let by = (if corner.0 > home.0 { 1 } else { -1 }, 0);
            let mut at = home;
            let mut open = true;
            while at != corner && open {
                let next = (at.0 + by.0, at.1);
                open = self.land.exists(next) && self.land.step(at, by) == Some(next);
                open &= next == corner || self.free(next);
                at = next;
            }
            let calm = |x: i32| self.attackers((x, home.1), !white).is_empty();
            let crossed = [home.0, home.0 + by.0].into_iter().all(calm) || self.royals(white).len() != 1;
            if open && crossed {
                let mut after = self.after(right.king, right.king_to, None, None, white);
                after.pieces[right.partner].at = Some(right.partner_to);
                after.rights.retain(|other| self.pieces[other.king].white != white);
                tried.push((text(right.king, home, right.king_to, '-', "castle"), after));
            }
        }
    }
}

fn text(id: usize, (x, y): At, (to_x, to_y): At, becomes: char, how: &str) -> String {
    let name = |x: i32, y: i32| format!("{}{}", (b'a' + x as u8) as char, y + 1);
    format!("{id:02} {}{} {becomes} {how}", name(x, y), name(to_x, to_y))
}
