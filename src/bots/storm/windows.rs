//! The computer's answers outside its move at Chess Storm: cards at the end of its turn, answers to the other player's
//! doings, the extra turn of Pass, and which card it puts away.

use super::action::offered;
use super::Thinker;
use crate::bots::greedy;
use crate::bots::level::Level;
use crate::games::storm::model::catalog::{Card, Counsel, Play, When};
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::memory::Action;
use crate::games::storm::protocol::look;
use crate::games::storm::{Choice, Prompt, Why};

/// The least cost of a declared card to its victim to be worth a counter, in hundredths of a Pawn.
const HARMFUL: i32 = 100;
/// The least gain for which an extra turn is taken now.
const TELLING: i32 = 220;
/// The windows of cards that wait for what the other player does, and how many such cards are enough.
pub(super) const WAITING: [When; 3] = [When::Reply, When::During, When::After];
const PATIENCE: usize = 2;
/// So many cards of a full hand at least come and go.
const ROOM: usize = 1;
/// The greatest cost of a card that is played to draw another one, in hundredths of a Pawn.
const HARMLESS: i32 = 5;
/// The share of a card's runs that tell what it promises.
const PROMISED: usize = 6;
/// The other player's ways of playing a card that are judged by a search.
const FEARED: usize = 3;

impl Thinker<'_> {
    /// A card at the end of the turn if it gains something; else a useless one is discarded.
    pub fn end(&mut self, prompt: &Prompt) -> Option<Choice> {
        self.worth.alike = true;
        let now = self.careful(self.table);
        let trigger = prompt.options.iter().find(|choice| matches!(choice, Choice::Trigger(_)));
        if let Some(&trigger) = trigger.filter(|_| self.would_tell()) {
            return Some(trigger);
        }
        if self.level == Level::Novice {
            return self.novice_card(prompt).or_else(|| self.useless(prompt)).or(Some(Choice::Pass));
        }
        let mut cards = offered(prompt);
        // A card that is nothing to wait for is played at last if it costs next to nothing: another card is drawn for
        // it.
        for least in [now + self.worthwhile() + 1, now - HARMLESS] {
            let best = self.best_card(&cards, now).filter(|&(_, worth)| worth >= least);
            let chosen = best.map(|(card, _)| card).or_else(|| self.useless(prompt));
            if chosen.is_some() || self.level < Level::Normal {
                return chosen.or(Some(Choice::Pass));
            }
            cards.retain(|&card| rank(card) == 0);
        }
        Some(Choice::Pass)
    }

    /// True if another turn at once would win something.
    fn would_tell(&mut self) -> bool {
        let now = self.stand(self.table);
        let mut again = self.table.clone();
        again.again = true;
        self.level.is_at_once() || self.stand(&again) >= now + TELLING
    }

    /// The card to discard: one that is not worth waiting with, or one of too many that wait.
    fn useless(&mut self, prompt: &Prompt) -> Option<Choice> {
        if self.level == Level::Greedy {
            return None;
        }
        let of = |choice: &Choice| if let Choice::Dump(name) = choice { Card::from_name(name) } else { None };
        let dumps: Vec<Card> = prompt.options.iter().filter_map(of).collect();
        let waiting = self.table.held(self.me, &WAITING).len();
        let dear = self.table.held(self.me, &When::ALL).into_iter().filter(|&card| rank(card) > 0).count();
        let full = usize::from(self.table.options.full_hand(self.me));
        let is_clogged = self.level >= Level::Normal && dear + ROOM >= full;
        let spare = if waiting > PATIENCE { 2 } else { u8::from(is_clogged) };
        let least = dumps.iter().map(|&card| rank(card)).min().filter(|&rank| rank <= spare)?;
        let idle: Vec<Card> = dumps.into_iter().filter(|&card| rank(card) == least).collect();
        let promised: Vec<(Choice, i32)> =
            idle.iter().map(|&card| (Choice::Dump(card.name()), self.promise(card, idle.len()))).collect();
        greedy::pick(&promised, |(_, promise)| -promise, &mut self.dice).map(|(dump, _)| dump)
    }

    /// The gain at once of a card that takes the place of a move, or comes before one, if the player were to act on
    /// this table: little more is known of the next turn. One among `count` to be compared; a single one is not tried.
    fn promise(&mut self, card: Card, count: usize) -> i32 {
        let acts = matches!(card.window(), When::Instead | When::Before);
        if self.level < Level::Normal || count < 2 || !acts || self.table.mover != self.me || self.worth.late() {
            return 0;
        }
        let mut next = self.table.clone();
        next.now.action = Action::None;
        let now = self.worth.at_once(&next, self.me);
        let scene = look::scene(&next, card, self.me);
        let ways = self.worth.ways(&scene, self.me, Course::default(), self.runs() / PROMISED);
        let ends = ways.iter().flat_map(|way| &way.ends);
        ends.map(|end| self.worth.at_once(end, self.me) - now).max().unwrap_or(-1)
    }

    /// A card in answer to what the other player does, if letting it be costs more.
    pub fn answer(&mut self, prompt: &Prompt) -> Option<Choice> {
        let cards = self.noticed(prompt);
        if cards.is_empty() {
            return Some(self.useless(prompt).unwrap_or(Choice::Pass));
        }
        self.worth.alike = true;
        let passing = self.passing(prompt);
        // With noise in the evaluation a difference as small as the noise is no harm.
        let least = passing + self.player.set_whole("harmful", HARMFUL) + 2 * self.level.blur();
        let mut best: Option<(Choice, i32)> = None;
        for card in cards {
            if best.is_some() && self.worth.late() {
                break;
            }
            let worth = match card.row().play {
                Play::Cancel => Some(self.countered()),
                Play::Copy => self.copied(card, passing),
                Play::Take => self.table.played().filter(|played| rank(played.card) > 0).map(|_| least),
                _ => {
                    let scene = look::scene(self.table, card, self.me);
                    let worth = self.best_way(&scene, Vec::new(), self.runs(), FEARED).map(|(_, worth)| worth);
                    match card.row().counsel {
                        // A card that gains something, and undoes no harm, needs only the gain of any other card.
                        Counsel::Gives(gain) => worth.map(|worth| worth + gain + least - passing - self.worthwhile()),
                        _ => worth,
                    }
                }
            };
            if let Some(worth) = worth.filter(|&worth| best.is_none_or(|(_, most)| worth > most)) {
                best = Some((Choice::Card(card.name()), worth));
            }
        }
        Some(best.filter(|&(_, worth)| worth >= least).map_or(Choice::Pass, |(card, _)| card))
    }

    /// The worth that is left if the declared card has no effect.
    fn countered(&mut self) -> i32 {
        let mut table = self.table.clone();
        table.stack.pop();
        self.stand(&table)
    }

    /// CS-133: what is left if the declared card is carried out once more, for the asked player; a copied Nope has its
    /// effect at once.
    fn copied(&mut self, card: Card, passing: i32) -> Option<i32> {
        let deed = self.table.played()?.acts_as;
        if matches!(deed.row().play, Play::Cancel) {
            return Some(self.countered());
        }
        let mut scene = look::scene(self.table, card, self.me);
        scene.stack.last_mut()?.acts_as = deed;
        let (_, worth) = self.best_way(&scene, Vec::new(), self.runs(), FEARED)?;
        Some(passing + worth - self.stand(self.table))
    }

    /// The worth that is left if the asked player lets things be: a declared capture happens, a declared card is played
    /// as well as it can be.
    fn passing(&mut self, prompt: &Prompt) -> i32 {
        if let Some(taking) = self.table.taking {
            return self.stand(&look::moved(self.table, taking.m));
        }
        let declared = self.table.stack.last().copied().filter(|_| prompt.why == Why::Reply);
        let Some(declared) = declared else { return self.stand(self.table) };
        let scene = look::declared(self.table);
        let worst = self.worst_way(&scene, declared.seat, self.runs(), self.worth.nodes);
        worst.unwrap_or_else(|| self.stand(self.table))
    }
}

/// Rank of a card by worth: the ordinary, those that win most where they fit, those that wait for the other's doings.
pub(super) fn rank(card: Card) -> u8 {
    if WAITING.contains(&card.window()) {
        2
    } else {
        u8::from(card.row().counsel != Counsel::Plain)
    }
}
