//! Reason: why an answer is good or bad, in words, from what happens on the board in the turns that follow it.

use super::outlook::Outlook;
use super::registry;
use crate::board::Kind;
use crate::games::any::{AnyGame, AnyView};
use crate::play::{Eye, Offer, Seat};

/// A piece of this worth, in hundredths of a Pawn, is named where it falls a turn later.
const PIECE: i32 = 200;
/// Trades are even up to this difference.
const EVEN: i32 = 60;
/// So many more squares that a piece reaches, or that all own pieces reach, are worth a word.
const WIDER: usize = 3;

/// What is said of an answer that wins at once.
pub const WINS: [&str; 3] = ["captures the king", "gives checkmate", "wins the game"];

/// What is said of an answer after which the opponent wins at once.
const LOSES: &str = "lets the opponent win at once";
/// What is said of it where the King is hidden.
const FOUND: &str = "lets the opponent capture the king, if they find it";
/// What is said of an answer that keeps the opponent from that.
const SAFER: &str = "keeps the hidden king safer";
/// What is said of the best answer where no reason is seen on the board.
pub const BEST: &str = "comes out best";

/// What the seat that looks sees along a line of play: before its answer, after its turn, after the reply, and after its
/// next turn.
pub struct Line {
    before: AnyView,
    turn: AnyView,
    reply: AnyView,
    next: AnyView,
    /// The games of the first two of these views.
    games: [AnyGame; 2],
}

/// A piece on the board, as it is seen.
#[derive(Clone)]
struct SeenPiece {
    id: u8,
    kind: &'static str,
    at: String,
    own: bool,
    worth: i32,
    /// Whether a King is under its cloak, as far as that is seen.
    hides_king: bool,
}

impl Outlook<'_> {
    /// The line that begins with this answer, where it can be given.
    pub fn line(&mut self, world: &AnyGame, answer: &str) -> Option<Line> {
        let me = self.looker;
        let mut game = world.clone();
        game.apply(answer).ok()?;
        let before = world.seen_by(me);
        self.play_out(&mut game, &before, self.nodes);
        let turn = game.seen_by(me);
        let games = [world.clone(), game.clone()];
        self.play_out(&mut game, &turn, self.nodes);
        let reply = game.seen_by(me);
        self.play_out(&mut game, &reply, self.nodes);
        Some(Line { before, turn, reply, next: game.seen_by(me), games })
    }

    /// In how many half-moves the game is won for the seat that looks after this line, where a search sees that.
    pub fn mate(&mut self, world: &AnyGame, answer: &str, nodes: u64) -> Option<i32> {
        let then = self.given(world, answer, nodes)?;
        registry::mate(&then, self.looker, nodes).filter(|&plies| plies > 0)
    }
}

impl Line {
    /// Why the answer is good: against what happens after another one. The first of these reasons that holds.
    pub fn good(&self, offer: &Offer, mate: Option<i32>, other: Option<&Line>, me: Seat) -> String {
        let Line { before, turn, reply, next, .. } = self;
        if let Some(how) = won(turn, me) {
            let which = match how {
                "king-taken" => 0,
                "checkmate" => 1,
                _ => 2,
            };
            return WINS[which].into();
        }
        if let Some(plies) = mate {
            return format!("forces mate in at most {}", 1 + plies / 2);
        }
        if let Some(loses) = self.loses(me) {
            return loses.into();
        }
        if let Some(loses) = other.and_then(|other| other.loses(me)) {
            return if loses == LOSES { "keeps the opponent from winning at once" } else { SAFER }.into();
        }
        let (moves, card) = (offer.squares.len() > 1, offer.text.starts_with("card:"));
        if !moves && !card {
            return BEST.into();
        }
        let [first, then, late, last] = [before, turn, reply, next].map(|view| pieces(view, me));
        let mut taken = lost(&first, &then, false);
        // What else falls in the turn falls by another answer.
        taken.retain(|piece| {
            card || piece.kind == Kind::Pawn.name() || offer.squares.last().is_some_and(|&at| at == piece.at)
        });
        let mut paid = lost(&first, &then, true);
        paid.extend(lost(&then, &late, true));
        let loss = dearest(&paid);
        if let Some(SeenPiece { kind, at, .. }) = dearest(&taken) {
            let moved = before.log.iter().rev().find_map(|line| line.moved.as_ref());
            let again = before.last.iter().any(|last| last == at) && moved.is_some_and(|moved| !moved.takes.is_empty());
            let gain = worth(&taken) - worth(&paid);
            return match loss {
                _ if again => format!("recaptures the {kind} on {at}"),
                None => format!("captures the {kind} on {at} for nothing"),
                Some(lost) if gain > EVEN => format!("captures the {kind} on {at} and loses only the {}", lost.kind),
                Some(lost) if gain > -EVEN => format!("trades the {} for the {kind} on {at}", lost.kind),
                Some(_) => format!("captures the {kind} on {at}"),
            };
        }
        if let Some((_, kind)) = offer.text.split_once('=') {
            return format!("promotes to {kind}");
        }
        let fallen = other.map(|other| other.falls(&late, me)).unwrap_or_default();
        let saved = dearest(&fallen);
        if let Some(SeenPiece { kind, at, .. }) = saved.and_then(|piece| find(&first, piece.id)) {
            return format!("saves the {kind} on {at}");
        }
        let checked = |view: &AnyView, pieces: &[SeenPiece], own| {
            pieces.iter().any(|piece| piece.own == own && view.check.iter().any(|&at| at == piece.at))
        };
        // An answer that touches no square does neither.
        if let Some(&from) = offer.squares.first().filter(|_| checked(before, &first, true)) {
            let king = first.iter().any(|piece| piece.kind == Kind::King.name() && piece.at == from);
            return if king { "takes the king out of check" } else { "blocks the check" }.into();
        }
        let [(hit, was), (hits, is)] = [0, 1].map(|at| reached(&self.games[at], [&first, &then][at], me));
        let fresh: Vec<SeenPiece> = hits.iter().filter(|piece| find(&hit, piece.id).is_none()).cloned().collect();
        let soon = lost(&late, &last, false);
        let aim = dearest(&soon)
            .filter(|_| loss.is_none())
            .into_iter()
            .chain(dearest(&fresh))
            // It is named where everybody sees it now.
            .find(|piece| piece.worth >= PIECE && find(&first, piece.id).is_some_and(|now| now.at == piece.at));
        if let Some(SeenPiece { kind, at, .. }) = aim {
            return format!("attacks the {kind} on {at}");
        }
        if checked(turn, &then, false) {
            return "gives check".into();
        }
        let line = turn.log.iter().skip(before.log.len()).find_map(|line| line.moved.as_ref());
        if line.is_some_and(|moved| moved.castles.is_some()) {
            return "castles".into();
        }
        let moved = first.iter().find(|piece| offer.squares.first().is_some_and(|&at| at == piece.at));
        let room = |reach: &[(u8, usize)], id: Option<u8>| -> usize {
            reach.iter().filter(|(piece, _)| id.is_none_or(|id| id == *piece)).map(|(_, squares)| squares).sum()
        };
        let by_other = other.map(|other| reached(&other.games[1], &pieces(&other.turn, me), me).1);
        let wider = |kind: &str, was: &[(u8, usize)], id: Option<u8>| {
            let (was, is) = (room(was, id), room(&is, id));
            (is >= was + WIDER).then(|| format!("lets the {kind} reach {is} squares, {was} otherwise"))
        };
        if let Some(why) = moved.filter(|_| moves).and_then(|piece| wider(piece.kind, &was, Some(piece.id))) {
            return why;
        }
        // Against what is reached after another answer: before it an effect may have bound some pieces.
        by_other.and_then(|was| wider("pieces", &was, None)).unwrap_or_else(|| BEST.into())
    }

    /// What is wrong with the answer, against a better one; nothing where it is not seen on the board at once.
    pub fn fault(&self, better: &Line, me: Seat) -> Option<String> {
        if better.loses(me).is_none() {
            if let Some(loses) = self.loses(me) {
                return Some(loses.into());
            }
        }
        if won(&better.turn, me).is_some() {
            return Some("misses a win".into());
        }
        let falls = self.falls(&pieces(&better.reply, me), me);
        let SeenPiece { kind, at, .. } = dearest(&falls)?;
        Some(format!("loses the {kind} on {at}"))
    }

    /// What is said where the opponent wins with the reply.
    fn loses(&self, me: Seat) -> Option<&'static str> {
        won(&self.reply, !me)?;
        let found = pieces(&self.turn, me).iter().any(|piece| piece.own && piece.hides_king);
        Some(if found { FOUND } else { LOSES })
    }

    /// The own pieces that fall in the reply and are still there in another line; none where what the next turn takes
    /// pays for them.
    fn falls(&self, kept: &[SeenPiece], me: Seat) -> Vec<SeenPiece> {
        let [turn, reply, next] = [&self.turn, &self.reply, &self.next].map(|view| pieces(view, me));
        let mut falls = lost(&turn, &reply, true);
        falls.retain(|piece| find(kept, piece.id).is_some());
        if worth(&falls) < PIECE + worth(&lost(&reply, &next, false)) {
            falls.clear();
        }
        falls
    }
}

/// How the game was won by this seat; nothing if it was not.
fn won(view: &AnyView, seat: Seat) -> Option<&'static str> {
    view.result.as_ref().filter(|result| result.winner == Some(seat)).map(|result| result.how)
}

/// The pieces on the board.
fn pieces(view: &AnyView, me: Seat) -> Vec<SeenPiece> {
    let own = if me == Seat::First { view.sides.first } else { view.sides.second };
    let files = usize::from(view.files);
    let mut pieces = Vec::new();
    for (number, cell) in view.cells.iter().enumerate() {
        let Some(cell) = cell else { continue };
        let at = format!("{}{}", (b'a' + (number % files) as u8) as char, number / files + 1);
        let worth = price(cell.kind, view.files);
        let hides_king = cell.cloaked == Some(true) && cell.base == Some(Some(Kind::King.name()));
        pieces.push(SeenPiece { id: cell.id, kind: cell.kind, at, own: cell.side == own, worth, hides_king });
    }
    pieces
}

fn find(pieces: &[SeenPiece], id: u8) -> Option<&SeenPiece> {
    pieces.iter().find(|piece| piece.id == id)
}

/// The pieces of a seat, or of the other one, that are on the board before and not after.
fn lost(before: &[SeenPiece], after: &[SeenPiece], own: bool) -> Vec<SeenPiece> {
    before.iter().filter(|piece| piece.own == own && find(after, piece.id).is_none()).cloned().collect()
}

/// The piece that is worth most, among equals the first.
fn dearest(pieces: &[SeenPiece]) -> Option<&SeenPiece> {
    pieces.iter().rev().max_by_key(|piece| piece.worth)
}

fn worth(pieces: &[SeenPiece]) -> i32 {
    pieces.iter().map(|piece| piece.worth).sum()
}

/// What a piece is worth to the computer.
fn price(kind: &str, files: u8) -> i32 {
    let worth = Kind::from_name(kind).map(|kind| kind.worth());
    worth.map_or(0, |worth| if files > crate::board::chess::FILES { worth.wide.0 } else { worth.narrow.0 })
}

/// The pieces of the other army that the seat could capture, and how many squares each of its own reaches, by what it
/// sees.
fn reached(game: &AnyGame, pieces: &[SeenPiece], me: Seat) -> (Vec<SeenPiece>, Vec<(u8, usize)>) {
    let (mut hit, mut squares) = (Vec::new(), Vec::new());
    for piece in pieces.iter().filter(|piece| piece.own) {
        let goals = game.reach(&piece.at, Some(Eye::Seat(me))).unwrap_or_default();
        hit.extend(pieces.iter().filter(|other| !other.own && goals.iter().any(|&at| at == other.at)).cloned());
        squares.push((piece.id, goals.len()));
    }
    (hit, squares)
}
