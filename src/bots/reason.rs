//! Reason: why an answer is good or bad, in words, from what happens on the board in the turns that follow it.

use super::line::{dearest, find, lost, pieces, reached, won, worth, Line, SeenPiece};
use super::outlook::{is_card, is_move};
use crate::board::Kind;
use crate::games::any::AnyView;
use crate::play::{Eye, Offer, Seat};

/// A piece of this worth, in hundredths of a Pawn, is named where it falls a turn later.
const PIECE: i32 = 200;
/// Trades are even up to this difference.
const EVEN: i32 = 60;
/// So many more squares that a piece reaches, or that all own pieces reach, are worth a word.
const WIDER: usize = 3;

/// What is said of an answer that wins at once.
const WINS: [&str; 3] = ["captures the king", "gives checkmate", "wins the game"];

/// What is said of an answer after which the opponent wins at once.
const LOSES: &str = "lets the opponent win at once";
/// What is said of it where the King is hidden.
const FOUND: &str = "lets the opponent capture the king, if they find it";
/// What is said of an answer that keeps the opponent from that.
const SAFER: &str = "keeps the hidden king safer";
/// What is said of the best answer where no reason is seen on the board.
pub const BEST: &str = "comes out best";

impl Line {
    /// Why the answer is good: against what happens after another one. The first of these reasons that holds; one that
    /// counts what follows in the same turn says what that is.
    pub fn good(&self, offer: &Offer, mate: Option<i32>, other: Option<&Line>, me: Seat) -> String {
        let Line { before, alone, turn, reply, next, games, follows } = self;
        if let Some(how) = won(turn, me) {
            let which = match how {
                "king-taken" => 0,
                "checkmate" => 1,
                _ => 2,
            };
            let follows = if won(alone, me).is_some() { "" } else { follows };
            return format!("{}{follows}", WINS[which]);
        }
        if let Some(plies) = mate {
            return format!("forces mate in at most {}", 1 + plies / 2);
        }
        if let Some(loses) = self.loses(me) {
            return loses.into();
        }
        if let Some(loses) = other.and_then(|other| other.loses(me)) {
            let spares = if loses == LOSES { "keeps the opponent from winning at once" } else { SAFER };
            return format!("{spares}{follows}");
        }
        let (moves, card) = (is_move(offer), is_card(offer));
        if !moves && !card {
            return BEST.into();
        }
        let [first, done, then, late, last] = [before, alone, turn, reply, next].map(|view| pieces(view, me));
        let promoted = offer.text.split_once('=').map(|(_, kind)| format!("promotes to {kind}"));
        let mut taken = lost(&first, &done, false);
        // What else falls in the turn falls by another answer.
        taken.retain(|piece| {
            card || piece.kind == Kind::Pawn.name() || offer.squares.last().is_some_and(|&at| at == piece.at)
        });
        if taken.is_empty() && promoted.is_none() && !follows.is_empty() {
            taken = lost(&done, &then, false);
        }
        let mut paid = lost(&first, &then, true);
        paid.extend(lost(&then, &late, true));
        let loss = dearest(&paid);
        if let Some(SeenPiece { kind, at, .. }) = dearest(&taken) {
            let moved = before.log.iter().rev().find_map(|line| line.moved.as_ref());
            let again = before.last.iter().any(|last| last == at) && moved.is_some_and(|moved| !moved.takes.is_empty());
            let gain = worth(&taken) - worth(&paid);
            let is_alone = find(&done, dearest(&taken).map_or(0, |piece| piece.id)).is_none();
            // Where it can be recaptured, nobody knows yet what it will have cost.
            let is_safe = then.iter().filter(|piece| !piece.own).all(|piece| {
                let goals = games[1].reach(&piece.at, Some(Eye::Seat(me))).unwrap_or_default();
                goals.iter().all(|&goal| goal != *at)
            });
            return match loss {
                _ if again && is_alone => format!("recaptures the {kind} on {at}"),
                None if is_safe => format!("captures the {kind} on {at} for nothing{follows}"),
                Some(lost) if gain > EVEN => {
                    format!("captures the {kind} on {at} and loses only the {}{follows}", lost.kind)
                }
                Some(lost) if gain > -EVEN => format!("trades the {} for the {kind} on {at}{follows}", lost.kind),
                _ => format!("captures the {kind} on {at}{}", if is_alone { "" } else { follows }),
            };
        }
        if let Some(promoted) = promoted {
            return promoted;
        }
        let fallen = other.map(|other| other.falls(&late, me)).unwrap_or_default();
        let saved = dearest(&fallen);
        if let Some(SeenPiece { kind, at, .. }) = saved.and_then(|piece| find(&first, piece.id)) {
            return format!("saves the {kind} on {at}{follows}");
        }
        let checked = |view: &AnyView, pieces: &[SeenPiece], own| {
            pieces.iter().any(|piece| piece.own == own && view.check.iter().any(|&at| at == piece.at))
        };
        // An answer that touches no square does neither.
        if let Some(&from) = offer.squares.first().filter(|_| checked(before, &first, true)) {
            let king = first.iter().any(|piece| piece.kind == Kind::King.name() && piece.at == from);
            return if king { "takes the king out of check" } else { "blocks the check" }.into();
        }
        let [(hit, was), (hits, is)] = [0, 1].map(|at| reached(&games[at], [&first, &done][at], me));
        let fresh: Vec<SeenPiece> = hits.iter().filter(|piece| find(&hit, piece.id).is_none()).cloned().collect();
        let mut soon = lost(&late, &last, false);
        // What falls by a card of the next turn is not attacked.
        soon.retain(|piece| find(&hits, piece.id).is_some());
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
            return format!("gives check{}", if checked(alone, &done, false) { "" } else { follows });
        }
        let line = alone.log.iter().skip(before.log.len()).find_map(|line| line.moved.as_ref());
        if line.is_some_and(|moved| moved.castles.is_some()) {
            return "castles".into();
        }
        let moved = first.iter().find(|piece| offer.squares.first().is_some_and(|&at| at == piece.at));
        let room = |reach: &[(u8, usize)], id: Option<u8>| -> usize {
            reach.iter().filter(|(piece, _)| id.is_none_or(|id| id == *piece)).map(|(_, squares)| squares).sum()
        };
        let by_other = other.map(|other| reached(&other.games[1], &pieces(&other.alone, me), me).1);
        let wider = |does: &str, what: &str, was: &[(u8, usize)], id: Option<u8>| {
            let (was, is) = (room(was, id), room(&is, id));
            (is >= was + WIDER).then(|| format!("lets the {does} {is} {what} instead of {was}"))
        };
        if let Some(why) = moved
            .filter(|_| moves)
            .and_then(|piece| wider(&format!("{} reach", piece.kind), "squares", &was, Some(piece.id)))
        {
            return why;
        }
        // Against what is reached after another answer: before it an effect may have bound some pieces.
        by_other.and_then(|was| wider("pieces make", "moves", &was, None)).unwrap_or_else(|| BEST.into())
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

/// The reason that holds in most of the worlds, among equals the first; a win is certain only where all of them have it.
pub fn commonest(reasons: Vec<String>) -> Option<String> {
    let count = |reason: &String| reasons.iter().filter(|&other| other == reason).count();
    let most = reasons.iter().map(count).max()?;
    let found = reasons.iter().find(|reason| count(reason) == most)?;
    let win = WINS.into_iter().find_map(|win| found.strip_prefix(win)).filter(|_| most < reasons.len());
    Some(win.map_or_else(|| found.clone(), |follows| format!("may win at once{follows}")))
}
