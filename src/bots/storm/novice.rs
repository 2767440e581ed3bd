//! The novice at Chess Storm: it moves by what it sees, and shows its cards: often, by lot, and never to its own harm.

use super::action::offered;
use super::Thinker;
use crate::board::Move;
use crate::bots::chess::exchange;
use crate::bots::level::Level;
use crate::bots::novice::{Glance, PIECE};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::Table;
use crate::games::storm::{Choice, Prompt};

/// Questions out of a hundred at which it wants to play a card.
const EAGER: u64 = 42;
/// Such questions where its habit is to do without cards.
const RARE: u64 = 14;
/// The most that a card may cost it at once, in hundredths of a Pawn.
const HARM: i32 = 30;

impl Thinker<'_> {
    /// Its move among those that were judged at once; what it loses is seen on the board as it lies.
    pub(super) fn novice_move(&mut self, judged: &[(Move, i32)]) -> Option<(Move, i32)> {
        let (table, weights) = (self.table, self.worth.weights());
        let (board, geometry) = (&table.board, &table.variant().geometry);
        let glance = |(m, value)| Glance {
            value,
            gain: exchange::gain(board, weights, m),
            loses: exchange::loses_piece(board, geometry, weights, m),
        };
        // The habits of this game are about cards.
        self.sight.pick(judged, |(m, _)| table.choice(m), glance, |_| false, &mut self.dice)
    }

    /// One of the cards that may be played now for their effect, by lot among those that do it no harm; or none. What its
    /// habit likes comes first.
    pub(super) fn novice_card(&mut self, prompt: &Prompt) -> Option<Choice> {
        let eager = if self.player.habit.is_some_and(|habit| habit.fewer) { RARE } else { EAGER };
        let mut cards = offered(prompt);
        if cards.iter().any(|card| self.player.likes(card.name()) > 0) {
            cards.retain(|card| self.player.likes(card.name()) > 0);
        } else if !self.sight.wants(eager) {
            return None;
        }
        let least = self.stand(self.table) - HARM;
        while !cards.is_empty() {
            let card = cards.swap_remove(self.dice.below(cards.len()));
            let found = self.best_card(&[card], least + HARM).filter(|&(_, worth)| worth >= least);
            if let Some((choice, _)) = found {
                return Some(choice);
            }
        }
        None
    }

    /// The cards in answer to the other player that this player thinks of: the novice not of all.
    pub(super) fn noticed(&self, prompt: &Prompt) -> Vec<Card> {
        let mut cards = offered(prompt);
        if self.level == Level::Novice {
            let sight = self.sight.halved();
            cards.retain(|card| sight.sees(&Choice::Card(card.name())));
        }
        cards
    }

    /// The worth of a table that a card leaves: the novice minds a piece that comes into danger.
    pub(super) fn left(&mut self, table: &Table) -> i32 {
        let worth = self.stand(table);
        if self.level != Level::Novice {
            return worth;
        }
        worth - (self.danger(table) - self.danger(self.table)).max(0)
    }

    /// The most that the other player could win with one capture of a piece.
    fn danger(&self, table: &Table) -> i32 {
        let (weights, geometry) = (self.worth.weights(), &table.variant().geometry);
        let captures = table.legal(table.side(self.me.other())).into_iter();
        let wins = captures.filter(|&m| exchange::wins(&table.board, geometry, weights, m, PIECE));
        wins.map(|m| exchange::gain(&table.board, weights, m)).max().unwrap_or(0)
    }
}
