//! The computer's judgement of a card of Chess Storm: its ways are run through the script, and the likeliest are
//! searched.

use super::windows::rank;
use super::Thinker;
use crate::bots::greedy;
use crate::bots::level::Level;
use crate::bots::search::tree::NEAR_MATE;
use crate::games::storm::model::catalog::{Card, Counsel, When};
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::doing::{Acting, Doing};
use crate::games::storm::model::memory::Action;
use crate::games::storm::protocol::look::Route;
use crate::games::storm::protocol::{look, permit};
use crate::games::storm::{Choice, Prompt};
use crate::games::storm::{Storm, Table};
use crate::play::Game;

/// The ways of one card that are judged by a search.
const BEST_WAYS: usize = 5;
/// First answers whose further ways are looked at more closely.
const BEST_STARTS: usize = 3;
/// Runs spent on one answer while a card is carried out.
const LATE: usize = 8;
/// Worlds imagined to see how likely an answer is.
const WORLDS: usize = 24;

/// Answers to a card's questions, and what they are worth.
type JudgedWay = (Vec<Choice>, i32);

/// The rest of the worth of armies that go back before long: only a mate comes sooner.
fn lent(worth: i32) -> i32 {
    if worth.abs() < NEAR_MATE {
        -worth
    } else {
        worth
    }
}

impl Thinker<'_> {
    /// The gain of a card that no board shows: it stands on its row, or the player likes it.
    fn given(&self, card: Card) -> i32 {
        let gain = match card.row().counsel {
            Counsel::Gives(gain) => gain,
            _ => 0,
        };
        gain + self.player.likes(card.name())
    }

    /// Runs of a card's script that are spent on finding its ways.
    pub fn runs(&self) -> usize {
        match self.level {
            Level::Strong => 600,
            Level::Normal => 300,
            _ => 80,
        }
    }

    /// The best of these cards, with what it is worth when the other player may answer it; without it the asked player
    /// has so much.
    pub fn best_card(&mut self, cards: &[Card], without: i32) -> Option<(Choice, i32)> {
        if cards.is_empty() {
            return None;
        }
        let risk = self.risk();
        let mut judged = Vec::new();
        for &card in cards {
            if !judged.is_empty() && self.worth.late() {
                break;
            }
            let scene = look::scene(self.table, card, self.me);
            let Some((answers, mut worth)) = self.best_way(&scene, Vec::new(), self.runs(), BEST_WAYS) else {
                continue;
            };
            if card.row().counsel == Counsel::Lends {
                // Nor is what must be feared with the other army for long.
                judged.push((Choice::Card(card.name()), lent(worth)));
                continue;
            }
            if card.window() == When::Before && self.table.now.action == Action::None {
                // Seen one move earlier than the others: only what it adds can be compared.
                worth = without + worth - self.stand(self.table);
            } else if worth > without {
                let ways = self.worth.ways(&scene, self.me, Course::of(answers), 1);
                worth = ways.first().map_or(worth, |way| self.over(way, Self::careful));
            }
            worth += self.given(card);
            judged.push((Choice::Card(card.name()), worth - (worth - without) / 100 * risk));
        }
        greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)
    }

    /// The worth of a card at a closer look.
    pub fn look_twice(&mut self, name: &str, nodes: u64) -> Option<i32> {
        let card = Card::from_name(name)?;
        if card.window() == When::Before || card.row().counsel == Counsel::Lends {
            return None;
        }
        let scene = look::scene(self.table, card, self.me);
        let (answers, _) = self.best_way(&scene, Vec::new(), self.runs(), BEST_WAYS)?;
        let ways = self.worth.ways(&scene, self.me, Course::of(answers), 1);
        let look = |thinker: &mut Self, after: &Table| {
            thinker.stand_with(after, nodes) + thinker.careful(after) - thinker.stand(after)
        };
        Some(self.over(ways.first()?, look) + self.given(card))
    }

    /// The worth of a way on the average of what it can lead to.
    fn over(&mut self, way: &Route, mut worth: impl FnMut(&mut Self, &Table) -> i32) -> i32 {
        let sum: i32 = way.ends.iter().map(|end| worth(self, end)).sum();
        sum / way.ends.len().max(1) as i32
    }

    /// The best way of going on with a card after these answers: all are judged at once, the best few by a search.
    pub fn best_way(&mut self, scene: &Table, answers: Vec<Choice>, runs: usize, most: usize) -> Option<JudgedWay> {
        let at = answers.len();
        let found = self.worth.ways(scene, self.me, Course::of(answers), runs);
        let mut ways = self.at_once(found);
        if ways.iter().any(|(_, way)| way.picks.len() > at + 1) {
            let mut starts: Vec<Vec<Choice>> = Vec::new();
            for (_, way) in &ways {
                let start = &way.picks[..way.picks.len().min(at + 1)];
                if starts.len() < BEST_STARTS && !starts.iter().any(|known| known == start) {
                    starts.push(start.to_vec());
                }
            }
            for start in starts {
                let more = self.worth.ways(scene, self.me, Course::of(start), runs / BEST_STARTS);
                ways.extend(self.at_once(more));
            }
            crate::board::order::by_key(&mut ways, |&(worth, _)| -worth);
            ways.dedup_by(|(_, one), (_, other)| one.picks == other.picks);
        }
        ways.truncate(most);
        let mut judged = Vec::new();
        for (number, (_, way)) in ways.iter().enumerate() {
            if number > 0 && self.worth.late() {
                break;
            }
            judged.push((number, self.over(way, Self::left)));
        }
        let (number, worth) = greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)?;
        Some((ways.swap_remove(number).1.picks, worth))
    }

    /// Ways with their static values, the best first.
    fn at_once(&mut self, ways: Vec<Route>) -> Vec<(i32, Route)> {
        let me = self.me;
        let mut judged: Vec<(i32, Route)> =
            ways.into_iter().map(|way| (self.over(&way, |thinker, end| thinker.worth.at_once(end, me)), way)).collect();
        crate::board::order::by_key(&mut judged, |&(worth, _)| -worth);
        judged
    }

    /// In how many of a hundred imagined worlds the other player can answer a card.
    pub fn risk(&mut self) -> i32 {
        let other = self.me.other();
        if !permit::may_play(self.table, other, When::Reply) || !self.table.piles.know(When::Reply) {
            return 0;
        }
        let mut answered = 0;
        for _ in 0..WORLDS {
            let mut world = self.table.clone();
            Storm::imagine(&mut world, self.me, &mut self.dice);
            answered += usize::from(!world.held(other, &[When::Reply]).is_empty());
        }
        (answered * 100 / WORLDS) as i32
    }

    /// The next choice for the card that is being declared.
    pub fn target(&mut self, prompt: &Prompt) -> Option<Choice> {
        let choosing = match &self.table.doing {
            Doing::Choosing(choosing) => choosing,
            Doing::Acting(acting) => return self.late(acting, prompt),
            Doing::Playing | Doing::Trying(_) | Doing::ByHand(_) => return prompt.options.first().copied(),
        };
        let chosen = choosing.chosen.clone();
        let at = chosen.len();
        let way = self.best_way(&choosing.scene, chosen, 2 * self.runs(), 2 * BEST_WAYS);
        let next = way.and_then(|(answers, _)| answers.get(at).copied());
        next.filter(|choice| prompt.options.contains(choice)).or(prompt.options.first().copied())
    }

    /// The answer to a question that is asked while a card is carried out, be it another player's.
    fn late(&mut self, acting: &Acting, prompt: &Prompt) -> Option<Choice> {
        let by = acting.scene.played()?.seat;
        let now = self.stand(self.table);
        let mut judged = Vec::new();
        for &option in &prompt.options {
            if !judged.is_empty() && self.worth.late() {
                break;
            }
            let mut path = acting.path.clone();
            path.answers.push(option);
            let ways = self.worth.ways(&acting.scene, by, path, LATE);
            let worth = ways.first().map_or(now, |way| self.over(way, Self::stand));
            let liked = match option {
                Choice::Card(name) => Card::from_name(name).map_or(0, rank),
                _ => 0,
            };
            judged.push((option, worth + i32::from(liked)));
        }
        greedy::pick(&judged, |(_, worth)| worth, &mut self.dice).map(|(option, _)| option)
    }
}
