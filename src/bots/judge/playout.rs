//! Playout: the views of the seat that looks while an answer is given and the computer plays on for both seats.

use super::outlook::Outlook;
use super::sight::{dearest, find, worth, SeenPiece, Sight};
use crate::bots::registry;
use crate::games::any::AnyGame;

/// The words in place of what follows in the same turn, where that is not known.
const MORE: &str = ", with what follows in the turn";
/// Worlds in which an answer is played out at most.
const WORLDS: usize = 3;
/// The worth, in hundredths of a Pawn, from which a piece is named where it falls a turn later.
pub const PIECE: i32 = 200;

/// The views of the seat that looks along a line of play.
pub struct Playout {
    /// The view before its answer.
    pub before: Sight,
    /// The view after what the answer does by itself: before the seat's next move or card in the same turn.
    pub alone: Sight,
    /// The view after its turn.
    pub turn: Sight,
    /// The view after the reply.
    pub reply: Sight,
    /// The view after its next turn.
    pub next: Sight,
    /// The games of the first two of these views.
    pub games: [AnyGame; 2],
    /// The seat's further moves and cards of the turn, as they are added to a reason that counts them.
    pub follows: String,
}

/// The way in which the opponent wins with the reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Every move that wins is seen.
    Open,
    /// The King is hidden, and has to be found.
    Hidden,
}

impl Loss {
    /// The words for an answer after which it may happen.
    pub fn words(self) -> &'static str {
        match self {
            Loss::Open => "lets the opponent win at once",
            Loss::Hidden => "lets the opponent capture the king, if they find it",
        }
    }

    /// The words for an answer that prevents it.
    pub fn prevented(self) -> &'static str {
        match self {
            Loss::Open => "keeps the opponent from winning at once",
            Loss::Hidden => "keeps the hidden king safer",
        }
    }
}

impl Playout {
    /// The way in which the opponent wins with the reply, if it does.
    pub fn loses(&self) -> Option<Loss> {
        let is_hidden = self.turn.pieces.iter().any(|piece| piece.own && piece.hides_king);
        self.reply.is_lost().then_some(if is_hidden { Loss::Hidden } else { Loss::Open })
    }

    /// The dearest of the own pieces that fall in the reply and still stand in another view; none where the pieces that
    /// the next turn captures pay for them.
    pub fn falls(&self, kept: &Sight) -> Option<SeenPiece> {
        let mut falls = self.turn.lost(&self.reply, true);
        falls.retain(|piece| find(&kept.pieces, piece.id).is_some());
        let is_paid = worth(&falls) < PIECE + worth(&self.reply.lost(&self.next, false));
        dearest(&falls).copied().filter(|_| !is_paid)
    }
}

impl Outlook<'_> {
    /// The playouts of this answer, one for each of the first of these worlds, in which it may not be possible.
    pub fn playouts(&mut self, worlds: &[AnyGame], answer: &str) -> Vec<Option<Playout>> {
        let mut all: Vec<_> = worlds.iter().take(WORLDS).map(|world| self.playout(world, answer)).collect();
        // Moves and cards that follow in some of the worlds alone may need a card that the seat does not hold.
        let known: Vec<String> = all.iter().flatten().map(|playout| playout.follows.clone()).collect();
        let lone = known.len() == 1 && worlds.first().is_some_and(registry::hides);
        if lone || known.windows(2).any(|pair| pair[0] != pair[1]) {
            for playout in all.iter_mut().flatten().filter(|playout| !playout.follows.is_empty()) {
                playout.follows = MORE.into();
            }
        }
        all
    }

    /// The playout of this answer, where it can be given.
    fn playout(&mut self, world: &AnyGame, answer: &str) -> Option<Playout> {
        let me = self.looker;
        let mut game = world.clone();
        game.apply(answer).ok()?;
        let before = Sight::of(world, me);
        let own = self.play_out(&mut game, before.turn(), self.nodes);
        let turn = Sight::of(&game, me);
        let labels: Vec<String> = own.iter().map(|(_, label)| format!("“{label}”")).collect();
        let follows =
            if labels.is_empty() { String::new() } else { format!(", with {} after it", labels.join(" and ")) };
        let done = own.into_iter().next().map_or_else(|| game.clone(), |(game, _)| game);
        let alone = Sight::of(&done, me);
        self.play_out(&mut game, turn.turn(), self.nodes);
        let reply = Sight::of(&game, me);
        self.play_out(&mut game, reply.turn(), self.nodes);
        Some(Playout { before, alone, turn, reply, next: Sight::of(&game, me), games: [world.clone(), done], follows })
    }
}
