//! Habits: opponents that play their level in a way of their own, each a change of what the computer wants, never of
//! what it knows. They are data, `habits.json`.

use std::sync::LazyLock;

use super::level::Level;
use crate::play::{close, Code, Fault, Value};

/// The habits as they are written, one a line.
const WRITTEN: &str = include_str!("habits.json");

/// Numbers by name.
type Numbers = Vec<(String, f64)>;

/// So many times its price is given up by a beginner, whose noise would hide the habit.
const LOUDER: i32 = 3;

/// A way of playing a level of one game.
#[derive(Debug)]
pub struct Habit {
    /// The name used outside.
    pub name: String,
    /// The game in which it is one.
    pub game: String,
    /// The word for its visible act: see [`Bot::shows`](super::Bot::shows).
    pub sign: String,
    /// True if the act is seen less often than without the habit.
    pub fewer: bool,
    /// The most that is given up for the act, or to do without it, in hundredths of a Pawn.
    price: i32,
    /// Numbers that stand in place of the bot's own.
    set: Numbers,
    /// The worth of playing a card for its own sake, in hundredths of a Pawn.
    likes: Numbers,
}

/// Every habit, in the order of the file.
pub static HABITS: LazyLock<Vec<Habit>> = LazyLock::new(|| {
    let lines = WRITTEN.lines().map(|line| line.trim_end_matches(','));
    lines.filter_map(close::value).filter_map(|row| Habit::read(&row)).collect()
});

impl Habit {
    fn read(row: &Value) -> Option<Habit> {
        let word = |name: &str| row.get(name)?.text().map(str::to_owned);
        let entries = |name: &str| match row.get(name) {
            Some(Value::Map(entries)) => entries.as_slice(),
            _ => &[],
        };
        let numbers =
            |name: &str| entries(name).iter().filter_map(|(name, value)| Some((name.clone(), number(value)?)));
        Some(Habit {
            name: word("name")?,
            game: word("game")?,
            sign: word("sign")?,
            fewer: row.get("fewer").and_then(Value::switch).unwrap_or(false),
            price: row.get("price").and_then(number).unwrap_or(0.0) as i32,
            set: numbers("set").collect(),
            likes: numbers("likes").collect(),
        })
    }

    /// The habits of a game.
    pub fn of(game: &str) -> impl Iterator<Item = &'static Habit> + use<'_> {
        HABITS.iter().filter(move |habit| habit.game == game)
    }

    /// The habit of that name in a game.
    ///
    /// # Errors
    /// `bad-input` naming the habits that there are.
    pub fn find(game: &str, name: &str) -> Result<&'static Habit, Fault> {
        let names = || Habit::of(game).map(|habit| habit.name.as_str()).collect::<Vec<_>>().join(", ");
        Habit::of(game).find(|habit| habit.name == name).ok_or_else(|| {
            Fault::new(Code::BadInput, format!("{game} has no opponent `{name}`; its opponents are {}", names()))
        })
    }

    /// Every number and card that it speaks of.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.set.iter().chain(&self.likes).map(|(name, _)| name.as_str())
    }

    /// A number that stands in place of the bot's own.
    pub fn number(&self, name: &str, usual: f64) -> f64 {
        find(&self.set, name).unwrap_or(usual)
    }

    /// The worth of playing a card for its own sake, in hundredths of a Pawn.
    pub fn likes(&self, card: &str) -> i32 {
        find(&self.likes, card).unwrap_or(0.0) as i32
    }
}

fn number(value: &Value) -> Option<f64> {
    if let Value::Number(number) = *value {
        Some(number)
    } else {
        None
    }
}

fn find(numbers: &Numbers, name: &str) -> Option<f64> {
    numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number)
}

/// The computer at one seat: its level, and its habit where it has one.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// The level.
    pub level: Level,
    /// The habit. The levels for measuring have none.
    pub habit: Option<&'static Habit>,
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player { level, habit: None }
    }
}

impl Player {
    /// The player of this level with the habit of that name.
    ///
    /// # Errors
    /// `bad-input` where the game has no such habit.
    pub fn new(level: Level, game: &str, habit: Option<&str>) -> Result<Player, Fault> {
        let habit = habit.map(|name| Habit::find(game, name)).transpose()?;
        Ok(Player { level, habit: habit.filter(|_| level > Level::Greedy) })
    }

    /// A number of the bot, or what the habit sets in its place.
    pub fn set(self, name: &str, usual: f64) -> f64 {
        self.habit.map_or(usual, |habit| habit.number(name, usual))
    }

    /// As [`Player::set`], in whole numbers.
    pub fn set_whole(self, name: &str, usual: i32) -> i32 {
        self.set(name, usual.into()) as i32
    }

    /// The answers that the habit would rather give, and how much may be lost by that, in hundredths of a Pawn: nothing
    /// where it wants no other answer than the best.
    pub fn rather<T: Copy>(self, best: T, all: &[T], shows: impl Fn(&Habit, T) -> bool) -> Option<(Vec<T>, i32)> {
        let habit = self.habit.filter(|habit| habit.price > 0)?;
        let wanted = |one: T| self.wants(|habit| shows(habit, one));
        let some: Vec<T> = all.iter().copied().filter(|&one| wanted(one)).collect();
        (!wanted(best) && !some.is_empty()).then_some((some, habit.price * self.loudness()))
    }

    /// True if the habit would rather have an answer that shows it, or, where it is known by doing without, one that
    /// does not.
    pub fn wants(self, shows: impl Fn(&Habit) -> bool) -> bool {
        self.habit.is_some_and(|habit| habit.price > 0 && shows(habit) != habit.fewer)
    }

    fn loudness(self) -> i32 {
        if self.level < Level::Easy {
            LOUDER
        } else {
            1
        }
    }

    /// The worth of playing a card for its own sake, in hundredths of a Pawn.
    pub fn likes(self, card: &str) -> i32 {
        self.habit.map_or(0, |habit| habit.likes(card) * self.loudness())
    }
}
