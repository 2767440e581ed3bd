//! Outlook: what an answer promises a seat, judged in worlds that agree with all that this seat sees.

use super::level::Level;
use super::registry;
use crate::board::order::by_key;
use crate::games::any::{AnyGame, AnyView};
use crate::play::{Looker, Offer, PromptView, Role};

/// A chance of winning is told in so many parts.
pub const WHOLE: f64 = 10_000.0;
/// Worlds over which an answer is judged where something is hidden, or chance falls.
pub const WORLDS: usize = 6;
/// A gain over several worlds that is smaller than this is within the error of the estimate, however they agree.
const DOUBT: i32 = 300;
/// All answers are judged first with this share of the nodes.
pub const SIFTED: u64 = 8;
/// So many answers of a turn are given at most until it has passed.
const ACTS: usize = 16;

/// Somebody who looks ahead, with the nodes that a judgement may cost.
pub struct Outlook<'a> {
    /// Who looks.
    pub looker: Looker,
    /// The nodes of a judgement.
    pub nodes: u64,
    /// Whether the turn is played to its end before it is judged.
    pub to_the_end: bool,
    /// Asked again and again while it is judged: true ends it with what has been seen so far.
    pub late: &'a mut dyn FnMut() -> bool,
}

impl Outlook<'_> {
    /// The chance of the seat that looks, in ten-thousandths: one value a node.
    pub fn value(&mut self, game: &AnyGame, nodes: u64) -> i32 {
        let looker = self.looker;
        if let Some(outcome) = game.seen_by(looker).result {
            return outcome.winner.map_or(WHOLE as i32 / 2, |seat| if seat == looker.seat { WHOLE as i32 } else { 0 });
        }
        let chance = registry::standing(game, looker, nodes, self.late);
        (chance.clamp(0.0, 1.0) * WHOLE).round() as i32
    }

    /// Worlds at the same question that the looker cannot tell from this one; fewer where fewer are found.
    pub fn deal(&mut self, game: &AnyGame, count: usize) -> Vec<AnyGame> {
        let numbers = (0..count).take_while(|_| !(self.late)());
        numbers.filter_map(|number| game.world(self.looker, &format!("review{number}"))).collect()
    }

    /// A world after an answer, where it can be given there.
    pub fn given(&mut self, world: &AnyGame, answer: &str, nodes: u64) -> Option<AnyGame> {
        let mut then = world.clone();
        then.apply(answer).ok()?;
        if self.to_the_end {
            let before = world.seen_by(self.looker);
            self.play_out(&mut then, &before, nodes);
        }
        Some(then)
    }

    /// The computer answers for both seats until the turn has passed. Gives the phrases of the moves and cards among
    /// these answers that are those of the seat that looks, each with the game before it.
    pub fn play_out(&mut self, game: &mut AnyGame, before: &AnyView, nodes: u64) -> Vec<(AnyGame, String)> {
        let mut own = Vec::new();
        for _ in 0..ACTS {
            if game.asked().is_none() || game.seen_by(self.looker).turn != before.turn || (self.late)() {
                break;
            }
            let Ok(offer) = registry::suggest(game, Level::Normal, Some(nodes), "outlook", self.late) else { break };
            // What is chosen for a card belongs to that card.
            let is_own = |prompt: PromptView| prompt.seat == self.looker.seat && prompt.card.is_none();
            if (is_move(&offer) || is_card(&offer)) && game.prompt().is_some_and(is_own) {
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
    pub fn sift(&mut self, worlds: &[AnyGame], answers: Vec<String>, own: bool, kept: usize) -> Vec<Found> {
        let few = worlds.get(..1).unwrap_or_default();
        let nodes = self.nodes / SIFTED;
        let mut found = Vec::new();
        for answer in answers {
            if let Some(&chance) = self.values(few, &answer, nodes).first() {
                found.push(self.found(worlds, answer, chance, own, nodes));
            }
        }
        sort(&mut found, own);
        found.truncate(kept);
        found
    }

    /// An answer that is judged so.
    pub fn found(&mut self, worlds: &[AnyGame], answer: String, chance: i32, own: bool, nodes: u64) -> Found {
        let world = worlds.first().filter(|_| own && chance == WHOLE as i32);
        let mate = world.and_then(|world| self.mate(world, &answer, nodes));
        Found { mate, ..Found::new(answer, chance) }
    }
}

/// An answer with what was found of it.
pub struct Found {
    /// Its text.
    pub answer: String,
    /// The chance after it.
    pub chance: i32,
    /// In how many half-moves after it the game is won.
    pub mate: Option<i32>,
    /// How far the estimates of that chance lie apart.
    pub apart: i32,
    /// The chances after it in each world, where these were asked for.
    pub values: Vec<i32>,
}

impl Found {
    /// An answer of which no more than the chance is known.
    pub fn new(answer: String, chance: i32) -> Found {
        Found { answer, chance, mate: None, apart: WHOLE as i32, values: Vec::new() }
    }
}

/// The best first: for the seat that looks, or against it.
pub fn sort(found: &mut [Found], own: bool) {
    by_key(found, |it| (if own { -it.chance } else { it.chance }, it.mate));
}

/// Whether an answer moves a piece.
pub fn is_move(offer: &Offer) -> bool {
    offer.squares.len() > 1
}

/// Whether an answer plays a card.
pub fn is_card(offer: &Offer) -> bool {
    offer.text.starts_with("card:")
}

/// The mean; nothing of nothing.
pub fn mean(values: &[i32]) -> Option<i32> {
    (!values.is_empty()).then(|| values.iter().sum::<i32>() / values.len() as i32)
}

/// What these values gain in the mean over those of another answer, world by world where there are as many of them, else
/// over that answer's mean; and what of that may be error: twice its standard error, at least [`DOUBT`].
pub fn gain(values: &[i32], others: &[i32], other: i32) -> (i32, i32) {
    let gained = |at: usize| values[at] - if values.len() == others.len() { others[at] } else { other };
    let count = values.len().max(1) as i64;
    let middle = (0..values.len()).map(|at| i64::from(gained(at))).sum::<i64>() / count;
    let squares: i64 = (0..values.len()).map(|at| (i64::from(gained(at)) - middle).pow(2)).sum();
    let error = 2.0 * (squares as f64 / (count * (count - 1).max(1)) as f64).sqrt();
    (middle as i32, DOUBT.max(error as i32))
}

/// The texts of the answers that play the game on.
pub fn plays(game: &AnyGame) -> Vec<String> {
    game.offers().into_iter().filter(|offer| offer.role == Role::Play).map(|offer| offer.text).collect()
}
