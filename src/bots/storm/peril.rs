//! The peril of a position of Chess Storm from the cards that the other player may hold: each unseen card is tried
//! once, and hands are imagined from them.

use super::Thinker;
use crate::bots::level::Level;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::doing::Course;
use crate::games::storm::protocol::{look, permit};
use crate::games::storm::{Storm, Table};
use crate::play::{Game, Seat};

/// Worlds imagined to see what the other player may hold.
const WORLDS: usize = 24;
/// Ways of a feared card that are judged by a search.
const FEARED: usize = 2;

impl Thinker<'_> {
    /// The worth of a table at the end of the own turn to the asked player when the other one may play a card next.
    pub fn careful(&mut self, table: &Table) -> i32 {
        let plain = self.stand(table);
        plain - self.peril(table, plain)
    }

    /// The average cost of the other player's unknown hand.
    fn peril(&mut self, table: &Table, plain: i32) -> i32 {
        let other = self.me.other();
        if self.level < Level::Normal || look::next_actor(table) != other {
            return 0;
        }
        let Some(next) = look::closed(table) else { return 0 };
        if !permit::may_play(&next, other, When::Before) {
            return 0;
        }
        let hands: Vec<Vec<Card>> = (0..WORLDS).map(|_| self.imagined_hand(&next, other)).collect();
        let mut cards: Vec<Card> = hands.iter().flatten().copied().collect();
        crate::board::order::by_key(&mut cards, |&card| card);
        cards.dedup();
        let replied = self.worth.best(&next, other, None, self.worth.nodes).map(|(m, _)| look::moved(&next, m));
        let mut costs: Vec<(Card, i32)> = Vec::new();
        for card in cards {
            if self.worth.late() {
                break;
            }
            let scene = match card.window() {
                When::Instead => look::scene(&next, card, other),
                When::End => match &replied {
                    Some(after) => look::scene(after, card, other),
                    None => continue,
                },
                _ => continue,
            };
            let worth = self.worst_way(&scene, other, self.runs() / 6, 60);
            costs.extend(worth.filter(|&worth| worth < plain).map(|worth| (card, plain - worth)));
        }
        let cost = |card: &Card| costs.iter().find(|(known, _)| known == card).map_or(0, |&(_, cost)| cost);
        let sum: i32 = hands.iter().map(|hand| hand.iter().map(cost).max().unwrap_or(0)).sum();
        sum / WORLDS as i32
    }

    fn imagined_hand(&mut self, table: &Table, seat: Seat) -> Vec<Card> {
        let mut world = table.clone();
        Storm::imagine(&mut world, self.me, &mut self.dice);
        world.held(seat, &When::ALL)
    }

    /// The value for the asked player after the other one has played a card in the best way.
    pub fn worst_way(&mut self, scene: &Table, seat: Seat, runs: usize, nodes: u64) -> Option<i32> {
        let ways = self.worth.ways(scene, seat, Course::default(), runs);
        let mut feared: Vec<(i32, Table)> = ways
            .into_iter()
            .flat_map(|way| way.ends)
            .map(|table| (self.worth.at_once(&table, self.me), table))
            .collect();
        crate::board::order::by_key(&mut feared, |&(worth, _)| worth);
        feared.truncate(FEARED);
        feared.iter().map(|(_, table)| self.stand_with(table, nodes)).min()
    }
}
