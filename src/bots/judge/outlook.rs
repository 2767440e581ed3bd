//! Outlook: the chance that an answer gives a seat, judged in worlds that agree with all that this seat sees.

use super::chances::{mean, WHOLE};
use crate::board::order::by_key;
use crate::bots::level::Level;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::view::TurnView;
use crate::play::{Looker, PromptView};

/// Worlds over which an answer is judged where something is hidden, or chance falls.
pub const WORLDS: usize = 6;
/// Worlds in which the computer carries out what was chosen.
const CARRIED_OUT: usize = 3;
/// All answers are judged first with this share of the nodes.
pub const SIFTED: u64 = 8;
/// So many answers of a turn are given at most until it has passed.
const ACTS: usize = 16;

/// Somebody who looks ahead, with the nodes that a judgement may cost.
pub struct Outlook<'a> {
    /// The seat that looks, and by what it saw.
    pub looker: Looker,
    /// The nodes of a judgement.
    pub nodes: u64,
    /// True if the turn is played to its end before it is judged.
    pub to_the_end: bool,
    /// Asked again and again while it is judged: true ends it with what has been seen so far.
    pub late: &'a mut dyn FnMut() -> bool,
}

impl Outlook<'_> {
    /// The chance of the seat that looks: one value a node. While something that was chosen is still to be carried out,
    /// it is that of the games to which the computer's answers lead.
    pub fn value(&mut self, game: &AnyGame, nodes: u64) -> i32 {
        if registry::is_settled(game, self.looker) {
            return self.settled_value(game, nodes);
        }
        let worlds = self.deal(game, CARRIED_OUT);
        let mut values = Vec::new();
        for mut world in worlds {
            self.settle(&mut world, nodes);
            values.push(self.settled_value(&world, nodes));
        }
        mean(&values).unwrap_or_else(|| self.settled_value(game, nodes))
    }

    fn settled_value(&mut self, game: &AnyGame, nodes: u64) -> i32 {
        let looker = self.looker;
        if let Some(outcome) = game.seen_by(looker).result {
            return outcome.winner.map_or(WHOLE / 2, |seat| if seat == looker.seat { WHOLE } else { 0 });
        }
        let chance = registry::standing(game, looker, nodes, self.late);
        (chance.clamp(0.0, 1.0) * f64::from(WHOLE)).round() as i32
    }

    /// Worlds at the same question that the looker cannot tell from this one; fewer where fewer are found.
    pub fn deal(&mut self, game: &AnyGame, count: usize) -> Vec<AnyGame> {
        self.deal_by(game, count, "review")
    }

    /// As [`Outlook::deal`], other worlds by another lot.
    pub fn deal_by(&mut self, game: &AnyGame, count: usize, lot: &str) -> Vec<AnyGame> {
        let numbers = (0..count).take_while(|_| !(self.late)());
        numbers.filter_map(|number| game.world(self.looker, &format!("{lot}{number}"))).collect()
    }

    /// The turn of a game.
    pub fn turn(&self, game: &AnyGame) -> TurnView {
        game.seen_by(self.looker).turn
    }

    /// A world after an answer, where it can be given there.
    pub fn given(&mut self, world: &AnyGame, answer: &str, nodes: u64) -> Option<AnyGame> {
        let mut then = world.clone();
        then.apply(answer).ok()?;
        if self.to_the_end {
            let turn = self.turn(world);
            self.play_out(&mut then, &turn, nodes);
        } else {
            self.settle(&mut then, nodes);
        }
        Some(then)
    }

    /// The computer answers for both seats until everything that was chosen has been carried out.
    pub fn settle(&mut self, game: &mut AnyGame, nodes: u64) {
        let looker = self.looker;
        self.play_on(game, nodes, |game| registry::is_settled(game, looker));
    }

    /// The computer answers for both seats until this turn has passed. Gives the phrases of the moves and cards among
    /// these answers that are those of the seat that looks, each with the game before it.
    pub fn play_out(&mut self, game: &mut AnyGame, turn: &TurnView, nodes: u64) -> Vec<(AnyGame, String)> {
        let looker = self.looker;
        self.play_on(game, nodes, |game| game.seen_by(looker).turn != *turn)
    }

    fn play_on(
        &mut self,
        game: &mut AnyGame,
        nodes: u64,
        is_done: impl Fn(&AnyGame) -> bool,
    ) -> Vec<(AnyGame, String)> {
        let mut own = Vec::new();
        for _ in 0..ACTS {
            if game.asked().is_none() || is_done(game) || (self.late)() {
                break;
            }
            let suggested = registry::suggest_by(game, Level::Normal.into(), Some(nodes), "outlook", self.late);
            let Ok((offer, kind)) = suggested else { break };
            // An answer that is chosen for a card belongs to that card.
            let is_own = |prompt: PromptView| prompt.seat == self.looker.seat && prompt.card.is_none();
            if kind.is_played() && game.prompt().is_some_and(is_own) {
                own.push((game.clone(), offer.label));
            }
            if game.apply(&offer.text).is_err() {
                break;
            }
        }
        own
    }

    /// In how many half-moves the game is won for the seat that looks after this answer, where a search sees that.
    pub fn mate(&mut self, world: &AnyGame, answer: &str, nodes: u64) -> Option<i32> {
        let then = self.given(world, answer, nodes)?;
        registry::mate(&then, self.looker, nodes, self.late).filter(|&plies| plies > 0)
    }

    /// The values after an answer in the worlds in which it can be given.
    pub fn values(&mut self, worlds: &[AnyGame], answer: &str, nodes: u64) -> Vec<i32> {
        let mut values = Vec::new();
        for world in worlds {
            if (self.late)() {
                break;
            }
            if let Some(then) = self.given(world, answer, nodes) {
                values.push(self.value(&then, nodes));
            }
        }
        values
    }

    /// Those of these answers that promise most for whom they are judged, the best first, by a first look at each.
    pub fn sift(&mut self, worlds: &[AnyGame], answers: Vec<String>, own: bool, kept: usize) -> Vec<Judged> {
        let few = worlds.get(..1).unwrap_or_default();
        let nodes = self.nodes / SIFTED;
        let mut judged = Vec::new();
        for answer in answers {
            if let Some(&chance) = self.values(few, &answer, nodes).first() {
                judged.push(self.judged(worlds, answer, chance, own, nodes));
            }
        }
        sort(&mut judged, own);
        judged.truncate(kept);
        judged
    }

    /// An answer that is judged so.
    pub fn judged(&mut self, worlds: &[AnyGame], answer: String, chance: i32, own: bool, nodes: u64) -> Judged {
        let world = worlds.first().filter(|_| own && chance == WHOLE);
        let mate = world.and_then(|world| self.mate(world, &answer, nodes));
        Judged { mate, ..Judged::new(answer, chance) }
    }
}

/// An answer with what was found of it.
pub struct Judged {
    /// Its text.
    pub answer: String,
    /// The chance after it.
    pub chance: i32,
    /// In how many half-moves after it the game is won.
    pub mate: Option<i32>,
    /// Distance between the estimates of that chance.
    pub apart: i32,
    /// The chances after it in each world, where these were asked for.
    pub values: Vec<i32>,
}

impl Judged {
    /// An answer of which no more than the chance is known.
    pub fn new(answer: String, chance: i32) -> Judged {
        Judged { answer, chance, mate: None, apart: WHOLE, values: Vec::new() }
    }
}

/// Sorts the best first: for the seat that looks, or against it.
pub fn sort(judged: &mut [Judged], own: bool) {
    by_key(judged, |it| (if own { -it.chance } else { it.chance }, it.mate));
}
