//! The first opponent of a newcomer: it plays the move that looks best at once among the moves that it sees. It is weak
//! because it does not see everything, and never gives a piece away.

use super::greedy;
use super::level::scatter;
use super::search::tree::MATE;
use crate::play::dice::fnv;
use crate::play::{Answer, Dice};

/// Moves out of a hundred that it sees, by game, and moves out of a hundred that lose a piece of which it sees that: where
/// the answer to them needs a card, or is far away, some escape it.
const SIGHT: [(&str, u64, u64); 6] = [
    ("chess", 5, 100),
    ("full-double", 4, 100),
    ("doublecross", 6, 100),
    ("five-card", 4, 20),
    ("deception", 3, 100),
    ("chess-storm", 5, 100),
];

/// The least worth of what is called a piece, in hundredths of a Pawn.
pub const PIECE: i32 = 300;
/// So much oftener than others, out of a hundred times, it sees a capture that wins a piece, and a mate.
const CAPTURE: u64 = 20;
const MATING: u64 = 10;

/// A move at a glance.
#[derive(Clone, Copy)]
pub struct Glance {
    /// Its worth by the greedy rule of the game.
    pub value: i32,
    /// The material that it captures.
    pub gain: i32,
    /// True if the piece that moves is lost at once, and a piece's worth with it.
    pub loses: bool,
}

/// The eyes of the novice at one question: with equal seeds and options it sees equal answers.
#[derive(Clone, Copy)]
pub struct Sight {
    share: u64,
    care: u64,
    salt: u64,
}

impl Sight {
    /// Its sight in a game, at a question with these options.
    pub fn of(game: &str, seed: &str, options: &[impl Answer]) -> Sight {
        let known = SIGHT.iter().find(|(name, ..)| *name == game);
        let (share, care) = known.map_or((100, 100), |&(_, share, care)| (share, care));
        let mixed = |sum: u64, option: &_| scatter(sum ^ lot(option));
        Sight { share, care, salt: options.iter().fold(fnv(seed.as_bytes(), 0), mixed) }
    }

    /// These eyes where only half as much is seen.
    pub fn halved(self) -> Sight {
        Sight { share: self.share / 2, ..self }
    }

    /// True if it sees this answer.
    pub fn sees(self, answer: &impl Answer) -> bool {
        self.catches(answer, 0)
    }

    /// True at so many of a hundred questions: it wants to do what is not often done.
    pub fn wants(self, share: u64) -> bool {
        scatter(!self.salt) % 100 < share
    }

    fn catches(self, answer: &impl Answer, more: u64) -> bool {
        scatter(self.salt ^ lot(answer)) % 100 < self.share + more
    }

    /// True if it sees that this answer loses a piece.
    fn minds(self, answer: &impl Answer) -> bool {
        scatter(scatter(self.salt) ^ lot(answer)) % 100 < self.care
    }

    /// The best move among those that are seen and lose no piece; where there is none, one by lot, if possible one that
    /// loses none. Moves that its habit wants come before all others, but for a capture of a piece and a mate that are
    /// seen.
    pub fn pick<T: Copy, A: Answer>(
        self,
        moves: &[T],
        answer: impl Fn(T) -> A,
        mut glance: impl FnMut(T) -> Glance,
        wants: impl Fn(T) -> bool,
        dice: &mut Dice,
    ) -> Option<T> {
        let judged = moves.iter().map(|&m| (m, glance(m)));
        let safe: Vec<(T, Glance)> = judged.filter(|(m, at)| !(at.loses && self.minds(&answer(*m)))).collect();
        let striking = |at: &Glance| match at {
            Glance { value: MATE, .. } => MATING,
            Glance { gain, .. } if *gain >= PIECE => CAPTURE,
            _ => 0,
        };
        let catches = |(m, at): &(T, Glance)| self.catches(&answer(*m), striking(at));
        let wanted: Vec<(T, Glance)> = safe.iter().copied().filter(|&(m, _)| wants(m)).collect();
        let strikes = |one: &(T, Glance)| striking(&one.1) > 0 && catches(one);
        let open = if wanted.is_empty() || safe.iter().any(strikes) { safe } else { wanted };
        let seen: Vec<(T, Glance)> = open.iter().copied().filter(catches).collect();
        let best = greedy::pick(&seen, |(_, at)| at.value, dice);
        best.or_else(|| open.get(dice.below(open.len())).copied())
            .map(|(m, _)| m)
            .or_else(|| moves.get(dice.below(moves.len())).copied())
    }
}

/// A number for an answer.
fn lot(answer: &impl Answer) -> u64 {
    fnv(answer.to_string().as_bytes(), 0)
}
