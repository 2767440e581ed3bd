//! View of a run: all that a page shows of it, and what it asks.

use serde::Serialize;

use super::deck::{Start, START};
use super::field::{self, RunGame};
use super::foes::{self, foes};
use super::gifts::Gift;
use super::plan::{self, Day, GAMES, WINDS};
use super::reached::{Due, Reached};
use super::score::{lines, ScoreLine};
use super::state::Run;
use crate::play::{Fault, Seat};

/// A run as it stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunView {
    /// The seed: it opens the same run.
    pub seed: String,
    /// The player's rung.
    pub rung: &'static str,
    /// Hardness beyond the usual, from 0.
    pub wind: u8,
    /// The day of a day's run.
    pub day: Option<Day>,
    /// True for a day's run by the rules of that day: its first try counts.
    pub of_day: bool,
    /// True for somebody's first run.
    pub first: bool,
    /// Hearts that are left.
    pub hearts: u32,
    /// Hearts at the start.
    pub hearts_of: u32,
    /// The player's deck.
    pub deck: Vec<&'static str>,
    /// The seven games.
    pub stops: Vec<StopView>,
    /// The player's gifts, and those of the opponents.
    pub gifts: Vec<GiftView>,
    /// Burdens that came with them.
    pub burdens: Vec<GiftView>,
    /// The score so far, line by line.
    pub lines: Vec<ScoreLine>,
    /// The sum.
    pub score: u32,
    /// True if all seven games were played with a heart to spare.
    pub crossed: bool,
    /// Decks that are free from now on.
    pub free: usize,
    /// The burden of each hard wind, beyond those before it.
    pub winds: &'static [&'static str],
    /// The wind that a run which has crossed leads to.
    pub next: Option<WindView>,
    /// The question; nothing when the run is over.
    pub asks: Option<Asked>,
}

/// A hard wind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WindView {
    /// Its number.
    pub wind: u8,
    /// Its burden beyond those of the winds before it.
    pub about: &'static str,
}

/// A game of the way.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StopView {
    /// The opponent's name for its portrait.
    pub foe: &'static str,
    /// The name of its habit; nothing where it plays as its level does.
    pub habit: Option<&'static str>,
    /// Its name for players.
    pub title: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Its level.
    pub level: &'static str,
    /// The end for the player: `mate`, `points`, `draw` or `lost`; nothing before it.
    pub outcome: Option<&'static str>,
    /// The card that was taken after it; nothing where none was.
    pub taken: Option<&'static str>,
}

/// A gift.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GiftView {
    /// Its name.
    pub name: &'static str,
    /// Its name for players.
    pub title: &'static str,
    /// Gift of its owner, as a phrase.
    pub about: &'static str,
}

impl From<&Gift> for GiftView {
    fn from(gift: &Gift) -> GiftView {
        GiftView { name: gift.name, title: gift.title, about: gift.about }
    }
}

/// A deck to begin with.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StartView {
    /// The choice.
    pub choice: String,
    /// Its name for players.
    pub title: &'static str,
    /// Its sort in a few words.
    pub about: &'static str,
    /// Its cards.
    pub cards: Vec<&'static str>,
}

/// A deck that is not free yet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LockedView {
    /// Its name for players.
    pub title: &'static str,
    /// Its sort in a few words.
    pub about: &'static str,
    /// The way to have it.
    pub how: &'static str,
}

/// A card that may be taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RewardView {
    /// The card.
    pub card: &'static str,
    /// Row of the offer: `yours`, `any` or `bright`.
    pub row: &'static str,
}

/// A pair that may be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairView {
    /// The choice.
    pub choice: String,
    /// The player's gift.
    pub mine: GiftView,
    /// That of the next opponents.
    pub theirs: GiftView,
}

/// Question of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "what")]
pub enum Asked {
    /// The deck to begin with.
    Deck {
        /// The decks.
        decks: Vec<StartView>,
        /// Those that are not free yet.
        locked: Vec<LockedView>,
    },
    /// The next game.
    Game {
        /// Its number, from 1.
        number: usize,
        /// The words that make it.
        game: Box<RunGame>,
        /// The player's seat.
        seat: Seat,
        /// Turns of each player before points decide.
        turns: u32,
        /// Cards in hand, the player's and the opponent's.
        hands: [u32; 2],
        /// The opponent's deck.
        deck: Vec<&'static str>,
        /// Gifts on the field, the player's and the opponent's.
        mine: Vec<GiftView>,
        /// The opponent's.
        theirs: Vec<GiftView>,
        /// True if both hands lie open.
        open: bool,
    },
    /// A card to take, `take:CARD,OUT`, or `skip`.
    Reward {
        /// The cards.
        cards: Vec<RewardView>,
        /// True if nothing need be taken.
        skip: bool,
    },
    /// A pair.
    Pair {
        /// The pairs.
        pairs: Vec<PairView>,
    },
}

impl Run {
    /// The view of the run.
    ///
    /// # Errors
    /// `bad-input` for a choice that is not offered.
    pub fn view(&self) -> Result<RunView, Fault> {
        let (plan, reached) = (self.plan(), self.reached()?);
        let lines = lines(&reached);
        let outcome = |at: usize| reached.games.get(at).map(|game| game.outcome.name());
        let stops = foes(&plan).into_iter().enumerate().map(|(at, foe)| StopView {
            foe: foe.name,
            habit: foe.habit,
            title: foe.title,
            about: foe.about,
            level: foes::level(&plan, at).name(),
            outcome: outcome(at),
            taken: reached.games.get(at).and_then(|game| game.taken),
        });
        let won_fifth = reached.games.get(4).is_some_and(|game| game.outcome.is_won());
        Ok(RunView {
            seed: self.seed().to_owned(),
            rung: plan.rung.name(),
            wind: plan.wind,
            day: plan::day(self.seed()),
            of_day: self.counts(),
            first: plan.is_first,
            hearts: reached.hearts,
            hearts_of: self.hearts(),
            stops: stops.collect(),
            gifts: reached.pairs.iter().map(|pair| pair.mine.into()).collect(),
            burdens: reached.pairs.iter().map(|pair| pair.theirs.into()).collect(),
            score: lines.iter().map(|line| line.points).sum(),
            lines,
            crossed: reached.has_crossed(),
            free: if won_fifth { START.len() } else { 1 + usize::from(matches!(reached.due, Due::Nothing)) },
            winds: &WINDS,
            next: self.next_wind(&reached),
            asks: self.asked(&reached),
            deck: reached.deck,
        })
    }

    /// The next wind after a run that has crossed. A day's run has none.
    fn next_wind(&self, reached: &Reached) -> Option<WindView> {
        let wind = self.plan().wind;
        let about = WINDS.get(usize::from(wind)).filter(|_| reached.has_crossed() && !self.is_of_day())?;
        Some(WindView { wind: wind + 1, about })
    }

    fn asked(&self, reached: &Reached) -> Option<Asked> {
        Some(match &reached.due {
            Due::Nothing => return None,
            Due::Deck(decks) => {
                let start = |&at: &usize| StartView {
                    choice: format!("deck:{}", START[at].name),
                    title: START[at].title,
                    about: START[at].about,
                    cards: self.cards(&START[at]),
                };
                let shut = |start: &Start| LockedView { title: start.title, about: start.about, how: start.locked };
                let locked = START.iter().skip(if self.is_of_day() { START.len() } else { decks.len() });
                Asked::Deck { decks: decks.iter().map(start).collect(), locked: locked.map(shut).collect() }
            }
            Due::Game => {
                let (plan, at) = (self.plan(), reached.games.len().min(GAMES - 1));
                let seat = field::seat(at);
                let laid = field::laid(&plan, reached, at);
                let of = |owner: Seat| {
                    laid.iter().filter(|&&(_, of)| of == owner).map(|&(gift, _)| gift.into()).collect::<Vec<GiftView>>()
                };
                Asked::Game {
                    number: at + 1,
                    game: Box::new(field::game(&plan, reached)),
                    seat,
                    turns: field::dusk(at) / 2,
                    hands: field::hands(&plan, reached, at),
                    deck: field::their_deck(&plan, reached, at),
                    mine: of(seat),
                    theirs: of(seat.other()),
                    open: field::is_open(&plan, at),
                }
            }
            Due::Reward(cards) => {
                let card = |reward: &super::deck::Reward| RewardView { card: reward.card, row: reward.row };
                Asked::Reward { cards: cards.iter().map(card).collect(), skip: self.may_skip() }
            }
            Due::Pair(pairs) => {
                let pair = |(at, pair): (usize, &super::gifts::Pair)| PairView {
                    choice: format!("pair:{at}"),
                    mine: pair.mine.into(),
                    theirs: pair.theirs.into(),
                };
                Asked::Pair { pairs: pairs.iter().enumerate().map(pair).collect() }
            }
        })
    }
}
