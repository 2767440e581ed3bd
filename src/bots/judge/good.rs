//! Good: the reasons for which an answer is good, each a function, in the order in which they are looked for.

use super::facts::{Facts, Mobility};
use super::playout::PIECE;
use super::reason::Reason;
use super::sight::{dearest, find, worth, SeenPiece, Win};
use crate::board::Kind;

/// Trades are even up to this difference, in hundredths of a Pawn.
const EVEN: i32 = 60;
/// So many more squares that a piece reaches, or that all own pieces reach, are worth a word.
const WIDER: usize = 3;

/// Something that may speak for an answer.
type Merit = fn(&Facts) -> Option<Reason>;

/// The reasons in order: the first that holds is told. A reason that counts later events of the same turn names them.
const REASONS: [Merit; 14] = [
    wins,
    forces_mate,
    loses,
    prevents_loss,
    is_beside_the_board,
    captures,
    promotes,
    saves,
    answers_check,
    attacks,
    gives_check,
    castles,
    frees_the_piece,
    frees_the_army,
];

/// The reason for which an answer is good: the first that holds.
pub fn good(facts: &Facts) -> Reason {
    REASONS.iter().find_map(|reason| reason(facts)).unwrap_or(Reason::Unseen)
}

fn does(words: String) -> Option<Reason> {
    Some(Reason::Does(words))
}

fn wins(Facts { line, .. }: &Facts) -> Option<Reason> {
    let how = match line.turn.won()? {
        Win::King => "captures the king",
        Win::Mate => "gives checkmate",
        Win::Else => "wins the game",
    };
    let follows = if line.alone.won().is_some() { String::new() } else { line.follows.clone() };
    Some(Reason::Wins { how, follows })
}

fn forces_mate(facts: &Facts) -> Option<Reason> {
    does(format!("forces mate in at most {}", 1 + facts.mate? / 2))
}

fn loses(facts: &Facts) -> Option<Reason> {
    Some(facts.line.loses()?.words().into())
}

fn prevents_loss(Facts { line, other, .. }: &Facts) -> Option<Reason> {
    does(format!("{}{}", (*other)?.loses()?.prevented(), line.follows))
}

/// An answer that is neither a move nor a card has no other reason on the board.
fn is_beside_the_board(facts: &Facts) -> Option<Reason> {
    (!facts.kind.is_played()).then_some(Reason::Unseen)
}

fn captures(facts: &Facts) -> Option<Reason> {
    let Facts { line, taken, loss, .. } = facts;
    let dearest = dearest(taken)?;
    let what = dearest.phrase();
    let is_alone = line.alone.find(dearest.id).is_none();
    let follows = &line.follows;
    let gain = worth(taken) - worth(&facts.paid);
    does(match loss {
        _ if is_alone && is_recapture(facts) => format!("recaptures {what}"),
        None if is_safe(facts) => format!("captures {what} for nothing{follows}"),
        Some(lost) if gain > EVEN => format!("captures {what} and loses only the {}{follows}", lost.kind.name()),
        Some(lost) if gain > -EVEN => format!("trades the {} for {what}{follows}", lost.kind.name()),
        _ => format!("captures {what}{}", if is_alone { "" } else { follows }),
    })
}

/// True if the dearest captured piece has just captured something on its square.
fn is_recapture(Facts { line, taken, .. }: &Facts) -> bool {
    let has_captured = line.before.last_move().is_some_and(|moved| !moved.takes.is_empty());
    has_captured && dearest(taken).is_some_and(|piece| line.before.has_just_changed(piece.at))
}

/// True if the other army cannot recapture on the square of the dearest captured piece. If it can, the price of the
/// capture is not known yet.
fn is_safe(Facts { line, taken, .. }: &Facts) -> bool {
    let Some(taken) = dearest(taken) else { return true };
    let mut others = line.turn.pieces.iter().filter(|piece| !piece.own);
    others.all(|piece| !line.turn.reach(&line.games[1], piece.at).contains(&taken.at))
}

fn promotes(facts: &Facts) -> Option<Reason> {
    does(format!("promotes to {}", facts.promotion()?.name()))
}

fn saves(Facts { line, other, .. }: &Facts) -> Option<Reason> {
    let saved = (*other)?.falls(&line.reply)?;
    let saved = line.before.find(saved.id)?;
    does(format!("saves {}{}", saved.phrase(), line.follows))
}

/// A move that ends a check. A card moves from no square, and is none.
fn answers_check(facts: &Facts) -> Option<Reason> {
    let from = facts.from().filter(|_| facts.line.before.is_checked(true))?;
    let is_king = facts.line.before.at(from).is_some_and(|piece| piece.kind == Kind::King);
    Some(if is_king { "takes the king out of check" } else { "blocks the check" }.into())
}

/// Names the dearest piece that falls to an attack in the next turn, or else the dearest that was not attacked before.
/// The piece must stand on its square already before the answer.
fn attacks(facts: &Facts) -> Option<Reason> {
    let line = facts.line;
    let [was, is] = facts.reach();
    let fresh: Vec<SeenPiece> = is.hit.iter().filter(|piece| find(&was.hit, piece.id).is_none()).copied().collect();
    let mut soon = line.reply.lost(&line.next, false);
    soon.retain(|piece| find(&is.hit, piece.id).is_some());
    let is_named =
        |piece: &&SeenPiece| piece.worth >= PIECE && line.before.find(piece.id).is_some_and(|now| now.at == piece.at);
    let soon = dearest(&soon).filter(|_| facts.loss.is_none());
    let attacked = soon.into_iter().chain(dearest(&fresh)).find(is_named)?;
    does(format!("attacks {}", attacked.phrase()))
}

fn gives_check(Facts { line, .. }: &Facts) -> Option<Reason> {
    let follows = if line.alone.is_checked(false) { "" } else { &line.follows };
    line.turn.is_checked(false).then(|| Reason::Does(format!("gives check{follows}")))
}

fn castles(Facts { line, .. }: &Facts) -> Option<Reason> {
    let moved = line.alone.move_since(&line.before)?;
    moved.castles.map(|_| "castles".into())
}

fn frees_the_piece(facts: &Facts) -> Option<Reason> {
    let [was, is] = facts.reach();
    let piece = facts.line.before.at(facts.from()?)?;
    let [was, is] = [was, is].map(|reach| reach.room(Some(piece.id)));
    let words = || format!("lets the {} reach {is} squares instead of {was}", piece.kind.name());
    (is >= was + WIDER).then(|| Reason::Does(words()))
}

/// Compares the moves after the answer with those after another answer, not with those before it, when an effect may
/// have bound some pieces.
fn frees_the_army(facts: &Facts) -> Option<Reason> {
    let other = facts.other?;
    let was = Mobility::of(&other.alone, &other.games[1]).room(None);
    let is = facts.reach()[1].room(None);
    (is >= was + WIDER).then(|| Reason::Does(format!("lets the pieces make {is} moves instead of {was}")))
}
