//! Reason: why an answer is good or bad, in words, from what happens on the board in the turns that follow it.

use super::outlook::{plays, Outlook};
use super::registry;
use crate::board::Kind;
use crate::games::any::{AnyGame, AnyView};
use crate::play::{Eye, Offer, Seat};

/// A piece of this worth, in hundredths of a Pawn, is named where it falls a turn later.
const PIECE: i32 = 200;
/// Trades are even up to this difference.
const EVEN: i32 = 60;
/// So many more answers to choose from are worth a word.
const WIDER: usize = 4;

/// What the seat that looks sees along a line of play: before its answer, after its turn, after the reply, and after its
/// next turn.
pub struct Line {
    before: AnyView,
    turn: AnyView,
    reply: AnyView,
    next: AnyView,
    /// How many answers it has after the reply.
    choices: usize,
    /// The games of the first two of these views.
    games: [AnyGame; 2],
}

/// A piece on the board, as it is seen.
#[derive(Clone)]
struct Man {
    id: u8,
    kind: &'static str,
    at: String,
    own: bool,
    worth: i32,
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
        let choices = if game.asked() == Some(me.seat) { plays(&game).len() } else { 0 };
        self.play_out(&mut game, &reply, self.nodes);
        Some(Line { before, turn, reply, next: game.seen_by(me), choices, games })
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
            let king = how == "king-taken";
            return if king {
                "captures the king"
            } else if how == "checkmate" {
                "gives checkmate"
            } else {
                "wins the game"
            }
            .into();
        }
        if let Some(plies) = mate {
            return format!("forces mate in at most {}", 1 + plies / 2);
        }
        if other.is_some_and(|other| won(&other.reply, !me).is_some()) && won(reply, !me).is_none() {
            return "keeps the opponent from winning at once".into();
        }
        let (moves, card) = (offer.squares.len() > 1, offer.text.starts_with("card:"));
        if !moves && !card {
            return "comes out best of what was looked at".into();
        }
        let [first, then, late, last] = [before, turn, reply, next].map(|view| men(view, me));
        let mut taken = lost(&first, &then, false);
        // What else falls in the turn falls by another answer.
        taken.retain(|man| {
            card || man.kind == Kind::Pawn.name() || offer.squares.last().is_some_and(|&at| at == man.at)
        });
        let mut paid = lost(&first, &then, true);
        paid.extend(lost(&then, &late, true));
        let loss = dearest(&paid);
        if let Some(Man { kind, at, .. }) = dearest(&taken) {
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
        let fallen = other.map(|other| lost(&men(&other.turn, me), &men(&other.reply, me), true)).unwrap_or_default();
        let saved = dearest(&fallen).filter(|man| man.worth >= PIECE && find(&late, man.id).is_some());
        if let Some(Man { kind, at, .. }) = saved.and_then(|man| find(&first, man.id)) {
            return format!("saves the {kind} on {at}");
        }
        let [hit, hits] = [0, 1].map(|at| attacked(&self.games[at], [&first, &then][at], me));
        let fresh: Vec<Man> = hits.iter().filter(|man| find(&hit, man.id).is_none()).cloned().collect();
        let soon = lost(&late, &last, false);
        let aim =
            dearest(&soon).filter(|_| loss.is_none()).into_iter().chain(dearest(&fresh)).find(|man| man.worth >= PIECE);
        if let Some(Man { kind, at, .. }) = aim {
            return format!("attacks the {kind} on {at}");
        }
        let checked = |view: &AnyView, men: &[Man], own| {
            men.iter().any(|man| man.own == own && view.check.iter().any(|&at| at == man.at))
        };
        if checked(before, &first, true) {
            let king = first.iter().any(|man| man.kind == Kind::King.name() && man.at == offer.squares[0]);
            return if king { "takes the king out of check" } else { "blocks the check" }.into();
        }
        if checked(turn, &then, false) {
            return "gives check".into();
        }
        let line = turn.log.iter().skip(before.log.len()).find_map(|line| line.moved.as_ref());
        if line.is_some_and(|moved| moved.castles.is_some()) {
            return "castles".into();
        }
        match other.map(|other| other.choices).filter(|&choices| choices > 0 && self.choices >= choices + WIDER) {
            Some(choices) => format!("leaves {} answers to choose from next turn instead of {choices}", self.choices),
            None => "wins nothing at once, but stands better a few moves on".into(),
        }
    }

    /// What is wrong with the answer, against a better one; nothing where it is not seen on the board at once.
    pub fn fault(&self, better: &Line, me: Seat) -> Option<String> {
        if won(&self.reply, !me).is_some() && won(&better.reply, !me).is_none() {
            return Some("lets the opponent win at once".into());
        }
        if won(&better.turn, me).is_some() {
            return Some("passes a win by".into());
        }
        let kept = men(&better.reply, me);
        let mut falls = lost(&men(&self.turn, me), &men(&self.reply, me), true);
        falls.retain(|man| find(&kept, man.id).is_some());
        let Man { kind, at, .. } = dearest(&falls).filter(|man| man.worth >= PIECE)?;
        Some(format!("loses the {kind} on {at}"))
    }
}

/// How the game was won by this seat; nothing if it was not.
fn won(view: &AnyView, seat: Seat) -> Option<&'static str> {
    view.result.as_ref().filter(|result| result.winner == Some(seat)).map(|result| result.how)
}

/// The pieces on the board.
fn men(view: &AnyView, me: Seat) -> Vec<Man> {
    let own = if me == Seat::First { view.sides.first } else { view.sides.second };
    let files = usize::from(view.files);
    let mut men = Vec::new();
    for (cell, piece) in view.cells.iter().enumerate() {
        let Some(piece) = piece else { continue };
        let at = format!("{}{}", (b'a' + (cell % files) as u8) as char, cell / files + 1);
        let worth = price(piece.kind, view.files);
        men.push(Man { id: piece.id, kind: piece.kind, at, own: piece.side == own, worth });
    }
    men
}

fn find(men: &[Man], id: u8) -> Option<&Man> {
    men.iter().find(|man| man.id == id)
}

/// The pieces of a seat, or of the other one, that are on the board before and not after.
fn lost(before: &[Man], after: &[Man], own: bool) -> Vec<Man> {
    before.iter().filter(|man| man.own == own && find(after, man.id).is_none()).cloned().collect()
}

/// The piece that is worth most, among equals the first.
fn dearest(men: &[Man]) -> Option<&Man> {
    men.iter().rev().max_by_key(|man| man.worth)
}

fn worth(men: &[Man]) -> i32 {
    men.iter().map(|man| man.worth).sum()
}

/// What a piece is worth to the computer.
fn price(kind: &str, files: u8) -> i32 {
    let worth = Kind::from_name(kind).map(|kind| kind.worth());
    worth.map_or(0, |worth| if files > crate::board::chess::FILES { worth.wide.0 } else { worth.narrow.0 })
}

/// The pieces of the other army that the seat could capture, by what it sees.
fn attacked(game: &AnyGame, men: &[Man], me: Seat) -> Vec<Man> {
    let mut hit = Vec::new();
    for man in men.iter().filter(|man| man.own) {
        let goals = game.reach(&man.at, Some(Eye::Seat(me))).unwrap_or_default();
        hit.extend(men.iter().filter(|other| !other.own && goals.iter().any(|&at| at == other.at)).cloned());
    }
    hit
}
