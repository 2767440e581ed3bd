//! State of a run: its seed and what was chosen, and how far that has led.

use serde::{Deserialize, Serialize};

use super::deck::{self, Start, START};
use super::field;
use super::gifts;
use super::plan::{self, Plan, GAMES, OLDEST, RULES};
use super::reached::{Due, Outcome, Played, Reached};
use crate::bots::level::Level;
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Code, Dice, Eye, Fault, Seat};

/// Hearts at the start.
const HEARTS: u32 = 3;
/// The win after which pairs are offered, and every second one from there.
const PAIRED: usize = 2;

/// A run as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The number of the rules of runs.
    run: u16,
    /// `run-DAY-RULES`, or a level, a wind and a lot: `easy-0-k3f9`.
    seed: String,
    /// Number of the decks that are free; a day's run has its own.
    #[serde(default = "one")]
    free: usize,
    /// True for somebody's first run: its first game is a smaller one with open hands.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    first: bool,
    /// Choices so far.
    #[serde(default)]
    choices: Vec<String>,
}

fn one() -> usize {
    1
}

fn refused(message: String) -> Fault {
    Fault::new(Code::BadInput, message)
}

impl Run {
    /// A run from a seed; of its decks so many are free, and the first one of somebody is easier.
    ///
    /// # Errors
    /// `bad-seed` for one that is neither a day's nor has a level, a wind and a lot.
    pub fn new(seed: &str, free: usize, first: bool) -> Result<Run, Fault> {
        let run = Run { run: RULES, seed: seed.to_owned(), free, first, choices: Vec::new() };
        run.checked()
    }

    /// The seed of a day's run.
    pub fn day(day: u32) -> String {
        format!("run-{day}-{RULES}")
    }

    /// The run, if it can be gone on with.
    ///
    /// # Errors
    /// `newer-save` for other rules, `bad-seed`, and `bad-input` for a choice that is not offered.
    pub fn checked(self) -> Result<Run, Fault> {
        if !(OLDEST..=RULES).contains(&self.run) {
            let message = format!("the run is of rules {}, this engine has rules {OLDEST} to {RULES}", self.run);
            return Err(Fault::new(Code::NewerSave, message));
        }
        let letters = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let is_named = self.seed.len() <= 48 && self.seed.chars().all(letters) && plan::parts(&self.seed).is_some();
        if !is_named {
            let message =
                format!("the seed of a run is `run-DAY-{RULES}` or `LEVEL-WIND-LETTERS`, not `{}`", self.seed);
            return Err(Fault::new(Code::BadSeed, message));
        }
        self.reached().map(|_| self)
    }

    /// The seed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Plan of the run, from its seed.
    pub fn plan(&self) -> Plan {
        let (rung, wind) = plan::parts(&self.seed).unwrap_or((Level::Easy, 0));
        Plan { rules: self.run, seed: self.seed.clone(), rung, wind, is_first: self.first && !self.is_of_day() }
    }

    /// True for a day's run.
    pub fn is_of_day(&self) -> bool {
        self.seed.starts_with("run-")
    }

    /// True for a day's run by the rules of that day: its first try counts.
    pub(super) fn counts(&self) -> bool {
        plan::day(&self.seed).is_some_and(|day| day.rules == self.run)
    }

    /// Cards of a deck in this run.
    pub(super) fn cards(&self, deck: &Start) -> Vec<&'static str> {
        deck.cards(self.run)
    }

    /// True if a reward may be left.
    pub fn may_skip(&self) -> bool {
        self.plan().wind < 3
    }

    fn decks(&self) -> Vec<usize> {
        if !self.is_of_day() {
            return (0..self.free.clamp(1, START.len())).collect();
        }
        let out = Dice::new(&format!("{}-decks", self.seed)).below(START.len());
        (0..START.len()).filter(|&deck| deck != out).collect()
    }

    /// Hearts at the start.
    pub fn hearts(&self) -> u32 {
        match self.plan().wind {
            0 => HEARTS,
            1..=3 => HEARTS - 1,
            _ => 1,
        }
    }

    /// The point that the choices have led to.
    ///
    /// # Errors
    /// `bad-input` for a choice that is not offered.
    pub fn reached(&self) -> Result<Reached, Fault> {
        let mut reached = Reached {
            deck: Vec::new(),
            fourth: None,
            games: Vec::new(),
            hearts: self.hearts(),
            pairs: Vec::new(),
            skips: 0,
            due: Due::Deck(self.decks()),
        };
        for choice in &self.choices {
            self.follow(&mut reached, choice)?;
        }
        Ok(reached)
    }

    fn follow(&self, reached: &mut Reached, choice: &str) -> Result<(), Fault> {
        let wrong = || refused(format!("`{choice}` is not offered in this run now"));
        let (word, rest) = choice.split_once(':').unwrap_or((choice, ""));
        match (&reached.due, word) {
            (Due::Deck(decks), "deck") => {
                let start = decks.iter().map(|&at| &START[at]).find(|start| start.name == rest).ok_or_else(wrong)?;
                reached.deck = self.cards(start);
                reached.due = Due::Game;
            }
            (Due::Game, "game") => {
                let played = Played::read(rest).ok_or_else(wrong)?;
                if reached.games.len() == 3 {
                    reached.fourth = Some(reached.deck.clone());
                }
                reached.games.push(played);
                reached.hearts -= u32::from(played.outcome == Outcome::Lost);
                let is_over = reached.hearts == 0 || reached.games.len() == GAMES;
                reached.due = match played.outcome {
                    _ if is_over => Due::Nothing,
                    outcome if outcome.is_won() => {
                        Due::Reward(deck::rewards(self.run, &self.seed, reached.games.len(), &reached.deck))
                    }
                    _ => Due::Game,
                };
            }
            (Due::Reward(_), "skip") if self.may_skip() => {
                reached.skips += 1;
                self.pair(reached);
            }
            (Due::Reward(cards), "take") => {
                let (take, out) = rest.split_once(',').ok_or_else(wrong)?;
                let reward = cards.iter().find(|reward| reward.card == take).ok_or_else(wrong)?;
                let at = reached.deck.iter().position(|card| *card == out).ok_or_else(wrong)?;
                reached.deck[at] = reward.card;
                if let Some(game) = reached.games.last_mut() {
                    game.taken = Some(reward.card);
                }
                self.pair(reached);
            }
            (Due::Pair(pairs), "pair") => {
                let pair = rest.parse().ok().and_then(|at: usize| pairs.get(at)).copied().ok_or_else(wrong)?;
                reached.pairs.push(pair);
                reached.due = Due::Game;
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// After every second win two pairs are offered.
    fn pair(&self, reached: &mut Reached) {
        let wins = reached.wins();
        let pairs =
            if wins.is_multiple_of(PAIRED) { gifts::pairs(&self.seed, wins, &reached.pairs) } else { Vec::new() };
        reached.due = if pairs.is_empty() { Due::Game } else { Due::Pair(pairs) };
    }

    /// The run after a choice. A game is no choice: see [`Run::played`].
    ///
    /// # Errors
    /// `bad-input` for one that is not offered.
    pub fn choose(&self, choice: &str) -> Result<Run, Fault> {
        if choice.starts_with("game:") {
            return Err(refused("a game is played, not chosen".into()));
        }
        self.with(choice.to_owned())
    }

    fn with(&self, choice: String) -> Result<Run, Fault> {
        let mut next = self.clone();
        next.choices.push(choice);
        next.reached().map(|_| next)
    }

    /// The player's seat in a game of the run.
    ///
    /// # Errors
    /// `bad-input` if it is a game of another run.
    pub fn seat_in(&self, game: &AnyGame) -> Result<Seat, Fault> {
        let kept = game.kept();
        let number = kept.seed().strip_prefix(&format!("{}-", self.seed)).and_then(|last| last.parse::<usize>().ok());
        let number = number.filter(|number| (1..=GAMES).contains(number));
        number.map(|number| field::seat(number - 1)).ok_or_else(|| refused("that is not a game of this run".into()))
    }

    /// The run after its next game, which is over.
    ///
    /// # Errors
    /// `bad-input` if it is another game, `not-over` if it goes on.
    pub fn played(&self, game: &AnyGame) -> Result<Run, Fault> {
        let reached = self.reached()?;
        if !matches!(reached.due, Due::Game) {
            return Err(refused("no game is due in this run now".into()));
        }
        let number = reached.games.len();
        let begun = AnyGame::new(NewGame::from(&field::game(&self.plan(), &reached)))?;
        if !game.kept().begins_as(&begun.kept()) {
            return Err(refused(format!("that is not game {} of this run", number + 1)));
        }
        let view = game.view(Eye::Watcher)?;
        let result = view.result.as_ref().ok_or_else(|| Fault::new(Code::NotOver, "the game is not over"))?;
        let outcome = match result.winner {
            Some(winner) if winner != field::seat(number) => Outcome::Lost,
            Some(_) if result.how == "points" => Outcome::Won,
            Some(_) => Outcome::Mated,
            None => Outcome::Drawn,
        };
        let left = field::dusk(number).saturating_sub(view.turn.number);
        self.with(format!("game:{},{left}", outcome.name()))
    }
}
