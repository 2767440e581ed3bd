//! An evening of 5 Card Chess: several games for the antes of two purses, until one is broke or stands up (FC-25 to
//! FC-29). It follows from what was done, game by game, and is kept as that list.

use serde::{Deserialize, Serialize};

use crate::play::{Code, Fault};

/// A double is offered from this chance of winning on, and pays less below it.
pub const OFFER: f64 = 0.74;
/// A double is accepted from this chance of winning on: to leave is dearer.
pub const TAKE: f64 = 0.25;
/// Games that are played for one ante before it doubles.
const EACH: u32 = 3;
/// The last game after which somebody may buy in again.
const REBUY: u32 = 4;
/// Most antes of a buy-in.
const MOST: u32 = 1000;
/// A certain win, in the parts in which chances are told.
const WHOLE: u32 = 10_000;
/// Most things that are done in an evening.
const LONGEST: usize = 200;

/// An evening as it is kept. Its players are 0 and 1; the first has Red in the first game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// The antes that each player buys in for.
    pub buy_in: u32,
    /// All that was done.
    #[serde(default)]
    pub done: Vec<Done>,
}

/// Something that was done.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// `game`, `rebuy` or `stand`.
    pub did: String,
    /// The player who won the game, bought in again or stood up; nobody where a game had no winner.
    #[serde(default)]
    pub player: Option<usize>,
    /// The stake of the game in its own antes: what the cube shows.
    #[serde(default)]
    pub stake: Option<u32>,
    /// The word of its ending, such as `checkmate`.
    #[serde(default)]
    pub how: Option<String>,
    /// The first player's last use of the cube.
    #[serde(default)]
    pub mark: Option<Mark>,
}

/// A use of the cube: what was answered, and at which chance of winning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// `double`, `yes` or `no`.
    pub did: String,
    /// The chance in parts of ten thousand.
    pub chance: u32,
}

impl Mark {
    /// The share of a stake that was given up: so far was the chance from where it pays.
    fn lost(&self) -> Result<f64, String> {
        let chance = f64::from(self.chance.min(WHOLE)) / f64::from(WHOLE);
        match self.did.as_str() {
            "double" => Ok((OFFER - chance).max(0.0)),
            "yes" => Ok((TAKE - chance).max(0.0)),
            "no" => Ok((chance - TAKE).max(0.0)),
            did => Err(format!("`{did}` is no use of the cube: double, yes, no")),
        }
    }
}

/// A game on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Its ante.
    pub ante: u32,
    /// The value of the cube at its end.
    pub cube: u32,
    /// The stake of each, in antes of the evening.
    pub stake: u32,
    /// The winner.
    pub player: Option<usize>,
    /// The purses after it.
    pub purses: [u32; 2],
    /// The word of its ending.
    pub how: Option<String>,
    /// The first player's last use of the cube.
    pub mark: Option<Mark>,
    /// Hundredths of an ante that it gave up.
    pub cost: u32,
    /// The player who bought in again after it.
    pub rebuy: Option<usize>,
}

/// The game that comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Next {
    /// Its number, from 1.
    pub number: u32,
    /// Ante that each puts in.
    pub ante: u32,
    /// The pot once both have put in their ante.
    pub pot: u32,
    /// The purses once they have.
    pub left: [u32; 2],
    /// True if the ante doubles with it.
    pub doubles: bool,
    /// True if a player puts in all that is left: the cube is dead.
    pub all_in: bool,
    /// The option `bankroll` of the game: the smaller purse in antes.
    pub bankroll: u32,
    /// The most that the cube can come to.
    pub cube: u32,
    /// The player who has Red.
    pub red: usize,
}

/// An evening as it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    /// The purses.
    pub purses: [u32; 2],
    /// Times that each has bought in.
    pub bought: [u32; 2],
    /// The games that were played.
    pub rows: Vec<Row>,
    /// The next game; none where the evening is over, or waits for a player who is broke.
    pub next: Option<Next>,
    /// True for a player who is broke and may buy in again.
    pub may_rebuy: [bool; 2],
    /// `broke` or `stood` once the evening is over.
    pub over: Option<&'static str>,
    /// The player who is ahead, by what is in the purse beyond all that was paid in.
    pub ahead: Option<usize>,
    /// The largest pot.
    pub best: u32,
    /// The first player's hand with the cube: 100 less what each use of it gave up, in hundredths of an ante, on average.
    pub hand: Option<u32>,
    /// The chances of winning from which a double pays, to offer and to take.
    pub pays: [f64; 2],
    #[serde(skip)]
    lost: Vec<f64>,
}

impl Evening {
    /// The score sheet.
    ///
    /// ```
    /// use deckmate::games::five_card::evening::{Done, Evening};
    ///
    /// let game = |player, stake| Done { did: "game".into(), player: Some(player), stake: Some(stake), ..Done::default() };
    /// let sheet = Evening { buy_in: 5, done: vec![game(0, 1), game(1, 2)] }.sheet()?;
    /// assert_eq!(sheet.purses, [4, 6]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-input` naming what cannot have been done.
    pub fn sheet(&self) -> Result<Sheet, Fault> {
        if !(1..=MOST).contains(&self.buy_in) {
            return Err(bad(format!("a buy-in is 1 to {MOST} antes, not {}", self.buy_in)));
        }
        if self.done.len() > LONGEST {
            return Err(bad(format!("an evening has at most {LONGEST} entries")));
        }
        let mut sheet = Sheet {
            purses: [self.buy_in; 2],
            bought: [1; 2],
            rows: Vec::new(),
            next: None,
            may_rebuy: [false; 2],
            over: None,
            ahead: None,
            best: 0,
            hand: None,
            pays: [OFFER, TAKE],
            lost: Vec::new(),
        };
        sheet.look(self.buy_in);
        for (number, done) in (1..).zip(&self.done) {
            sheet.take(self.buy_in, done).map_err(|why| bad(format!("entry {number}: {why}")))?;
            sheet.look(self.buy_in);
        }
        Ok(sheet)
    }
}

impl Sheet {
    /// Takes down what was done.
    fn take(&mut self, buy_in: u32, done: &Done) -> Result<(), String> {
        if self.over.is_some() {
            return Err("the evening is over".into());
        }
        let player = done.player.filter(|&player| player < 2);
        if done.player != player {
            return Err("the players are 0 and 1".into());
        }
        match (done.did.as_str(), player) {
            ("game", player) => self.game(player, done),
            ("rebuy", Some(player)) if self.may_rebuy[player] => {
                self.purses[player] += buy_in;
                self.bought[player] += 1;
                if let Some(row) = self.rows.last_mut() {
                    row.rebuy = Some(player);
                }
                Ok(())
            }
            ("rebuy", _) => Err("nobody may buy in again now".into()),
            ("stand", Some(_)) => {
                self.over = Some("stood");
                Ok(())
            }
            (did, _) => Err(format!("`{did}` is not done by a player: game, rebuy, stand")),
        }
    }

    fn game(&mut self, winner: Option<usize>, done: &Done) -> Result<(), String> {
        let cube = done.stake.unwrap_or(1);
        let Some(next) = self.next.clone() else { return Err("no game can be played now".into()) };
        if !cube.is_power_of_two() || cube > next.bankroll {
            return Err(format!("the cube cannot show {cube} where purses last for {}", next.bankroll));
        }
        let stake = next.ante * cube;
        if let Some(winner) = winner {
            self.purses[winner] += stake;
            self.purses[1 - winner] -= stake;
        }
        self.best = self.best.max(2 * stake);
        let mut cost = 0;
        if let Some(mark) = &done.mark {
            let lost = mark.lost()? * f64::from(cube);
            cost = (100.0 * lost * f64::from(next.ante)).round() as u32;
            self.lost.push(lost);
            let mean = self.lost.iter().sum::<f64>() / self.lost.len() as f64;
            self.hand = Some(100 - (100.0 * mean).round().min(100.0) as u32);
        }
        let (how, mark) = (done.how.clone(), done.mark.clone());
        self.rows.push(Row {
            ante: next.ante,
            cube,
            stake,
            player: winner,
            purses: self.purses,
            how,
            mark,
            cost,
            rebuy: None,
        });
        Ok(())
    }

    /// Works out what comes next.
    fn look(&mut self, buy_in: u32) {
        let played = self.rows.len() as u32;
        let broke = self.purses.map(|purse| purse == 0);
        let may = |player: usize| broke[player] && played <= REBUY && self.bought[player] == 1;
        self.may_rebuy = [may(0), may(1)];
        let net = |player: usize| i64::from(self.purses[player]) - i64::from(self.bought[player] * buy_in);
        self.ahead = match net(0).cmp(&net(1)) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        let is_broke = (0..2).any(|player| broke[player] && !self.may_rebuy[player]);
        self.over = self.over.or(is_broke.then_some("broke"));
        let waits = broke.contains(&true);
        self.next = (self.over.is_none() && !waits).then(|| self.game_after(played));
    }

    fn game_after(&self, played: u32) -> Next {
        let due = 1u32 << (played / EACH).min(31);
        let least = self.purses[0].min(self.purses[1]);
        let (ante, all_in) = (due.min(least), least <= due);
        Next {
            number: played + 1,
            ante,
            pot: 2 * ante,
            left: self.purses.map(|purse| purse - ante),
            doubles: played > 0 && played.is_multiple_of(EACH),
            all_in,
            bankroll: (least / ante).max(1),
            cube: 1 << (least / ante).max(1).ilog2(),
            red: played as usize % 2,
        }
    }
}

fn bad(what: String) -> Fault {
    Fault::new(Code::BadInput, what)
}
