//! Limits that `go` sets to a search: how far it may go, and how long.

use std::time::Duration;

use deckmate::board::Side;

/// Time of the clock that is kept for the way between the two programs.
const OVERHEAD: Duration = Duration::from_millis(20);
/// In so many moves a game is taken to be over, where nobody says how many are left.
const MOVES_LEFT: u32 = 30;

/// The words that a number follows.
const NUMBERED: [&str; 9] = ["depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate"];

/// True for a word that says something after `go`.
fn is_known(word: &str) -> bool {
    matches!(word, "infinite" | "ponder" | "searchmoves") || NUMBERED.contains(&word)
}

/// The limits of one search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Limits {
    /// Plies.
    pub depth: Option<i32>,
    /// Moves made by the search.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
    /// True if it goes on until it is told to stop.
    pub endless: bool,
    /// True if it thinks in the other player's time, until it is told that the expected move was played.
    pub ponders: bool,
    /// The moves that it is to look at, as they are written; all of them where none is given.
    pub only: Vec<String>,
}

impl Limits {
    /// The first word after `go` that says nothing here, or has no number that it takes.
    pub fn unread<'a>(words: &[&'a str]) -> Option<&'a str> {
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "infinite" | "ponder" => {}
                // The words that follow are moves.
                "searchmoves" => {
                    while words.clone().next().is_some_and(|word| !is_known(word)) {
                        words.next();
                    }
                }
                _ if NUMBERED.contains(&word) => {
                    let number = words.next().and_then(|number| number.parse::<i64>().ok());
                    // A clock may be negative: its time is used up.
                    if number.is_none_or(|number| number < 0 && !matches!(word, "wtime" | "btime")) {
                        return Some(word);
                    }
                }
                _ => return Some(word),
            }
        }
        None
    }

    /// Reads what follows the word `go`.
    pub fn read(words: &[&str], side: Side) -> Limits {
        let number = |name: &str| -> Option<u64> {
            let at = words.iter().position(|&word| word == name)?;
            words.get(at + 1)?.parse::<i64>().ok().map(|number| number.max(0).unsigned_abs())
        };
        let [time, gain] = match side {
            Side::White => ["wtime", "winc"],
            Side::Black => ["btime", "binc"],
        };
        let clock = number(time).map(|rest| {
            // Some programs write 0 where nobody says how many moves are left.
            let left = number("movestogo").filter(|&moves| moves > 0).unwrap_or(MOVES_LEFT.into());
            let moves = left.min(MOVES_LEFT.into());
            share(rest, number(gain).unwrap_or(0), moves)
        });
        let plies = |moves: u64| moves.saturating_mul(2).saturating_sub(1);
        let depth = number("depth").or_else(|| number("mate").map(plies));
        Limits {
            depth: depth.map(|depth| i32::try_from(depth).unwrap_or(i32::MAX).max(1)),
            nodes: number("nodes"),
            time: number("movetime").map(Duration::from_millis).or(clock),
            endless: words.contains(&"infinite"),
            ponders: words.contains(&"ponder"),
            only: words
                .iter()
                .skip_while(|&&word| word != "searchmoves")
                .skip(1)
                .take_while(|word| !is_known(word))
                .map(|&word| word.to_owned())
                .collect(),
        }
    }

    /// True if nothing limits it: the level's own nodes then do.
    pub fn are_open(&self) -> bool {
        !self.endless && self.depth.is_none() && self.nodes.is_none() && self.time.is_none()
    }
}

/// Time that a move may take of a clock that shows `rest`, in milliseconds: never more than half of it.
fn share(rest: u64, gain: u64, moves: u64) -> Duration {
    let usual = Duration::from_millis(rest / moves + gain * 3 / 4);
    let most = Duration::from_millis(rest / 2);
    usual.min(most).saturating_sub(OVERHEAD).max(Duration::from_millis(1))
}
