//! The words of a goal: its text is read, and what the game does not know is refused by name.

use crate::board::{Kind, Side, Square};
use crate::play::ask::input;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::form::Shape;
use crate::play::script::game::Info;

/// The words that every game has.
const TOPICS: [&str; 14] = [
    "e4=white+knight",
    "check:black",
    "off:white+rook",
    "gone:white+queen",
    "turn:5",
    "told:e4",
    "gave:resign",
    "won",
    "how:checkmate",
    "last:pawn",
    "cards:0",
    "unsaid:resign",
    "unhelped",
    "level:easy+",
];

/// The levels of the computer, the weakest first.
pub const LEVELS: [&str; 8] = ["random", "greedy", "novice", "learner", "beginner", "easy", "normal", "strong"];

/// Begins the word for what is under a cloak: `base-king`.
pub(in crate::play) const BASE: &str = "base-";

/// Something that is wanted.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::play) struct Fact {
    /// True if it is wanted not to be so.
    pub(in crate::play) not: bool,
    /// Subject that is spoken of.
    pub(in crate::play) what: Subject,
}

/// Subject of a fact.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::play) enum Subject {
    /// Words that are true of whoever stands on a square; none for an empty one.
    On(Square, Vec<String>),
    /// A King of this army is in check.
    Check(&'static str),
    /// A piece of such an army and kind is off the board.
    Off(Vec<String>),
    /// A piece of such an army and kind is off the board, and none stands on it.
    Gone(Vec<String>),
    /// The judged seat has won.
    Won,
    /// Play has come to this turn, or the judged seat has won before.
    Turn(u32),
    /// The log says of the judged seat that it has done something to this square.
    Told(Square),
    /// The judged seat has just given this answer.
    Gave(String),
    /// The game is over, and in this way.
    How(String),
    /// The judged seat has made the last move, with such a piece.
    Last(Kind),
    /// The judged seat has played no more cards than this.
    Cards(u32),
    /// The judged seat has given no answer that begins with this word; the number of the bit that says so.
    Unsaid(u32, String),
    /// The judged player has had neither a hint nor a take-back.
    Unhelped,
    /// The other seat's computer is of one of these levels.
    Level(usize, usize),
    /// A word of the game, and what it is about.
    Own(&'static str, Vec<String>),
}

/// The words that a goal of a game can use.
pub(in crate::play) struct GoalWords {
    pub(in crate::play) info: Info,
    pub(in crate::play) own: &'static [&'static str],
    pub(in crate::play) numbers: &'static [&'static str],
    pub(in crate::play) shapes: &'static [Shape],
    pub(in crate::play) marks: &'static [&'static str],
    pub(in crate::play) cards: Vec<&'static str>,
}

impl GoalWords {
    /// Reads a goal: its stages, and the last turn in which it can be reached.
    pub(in crate::play) fn read(&self, text: &str) -> Result<(Vec<Vec<Fact>>, Option<u32>), Fault> {
        let mut stages = vec![Vec::new()];
        let (mut by, mut bits) = (None, 0);
        for word in text.split_ascii_whitespace() {
            match (word, word.strip_prefix("by:"), stages.last_mut()) {
                (_, Some(turn), _) => {
                    by = Some(turn.parse().map_err(|_| wrong(word, "by: takes the number of a turn"))?);
                }
                ("then", ..) => stages.push(Vec::new()),
                (.., Some(stage)) => {
                    stage.push(self.fact(word, bits)?);
                    bits += 1;
                }
                (.., None) => {}
            }
        }
        if bits > u32::BITS {
            return Err(wrong(text, "it wants too much: 32 facts at most"));
        }
        if stages.iter().any(Vec::is_empty) {
            return Err(wrong(text, "something must be wanted, before and after each `then`"));
        }
        Ok((stages, by))
    }

    fn fact(&self, text: &str, bit: u32) -> Result<Fact, Fault> {
        let bare = text.strip_prefix('!');
        let word = bare.unwrap_or(text);
        let what = if let Some(answer) = word.strip_prefix("gave:") {
            Subject::Gave(self.answer(text, answer)?)
        } else if let Some((at, who)) = word.split_once('=') {
            Subject::On(self.square(at)?, if who == "none" { Vec::new() } else { self.piece(text, who)? })
        } else {
            let (topic, about) = word.split_once(':').unwrap_or((word, ""));
            match (topic, self.own.iter().find(|own| **own == topic)) {
                ("check", _) => Subject::Check(side(about).ok_or_else(|| wrong(text, "check: takes white or black"))?),
                ("off", _) => Subject::Off(self.piece(text, about)?),
                ("gone", _) => Subject::Gone(self.piece(text, about)?),
                ("turn", _) => {
                    Subject::Turn(about.parse().map_err(|_| wrong(text, "turn: takes the number of a turn"))?)
                }
                ("told", _) => Subject::Told(self.square(about)?),
                ("won", _) if about.is_empty() => Subject::Won,
                ("unhelped", _) if about.is_empty() => Subject::Unhelped,
                ("how", _) if is_word(about) => Subject::How(about.to_owned()),
                ("how", _) => return Err(wrong(text, "how: takes the word of an ending, such as checkmate")),
                ("last", _) => {
                    Subject::Last(Kind::from_name(about).ok_or_else(|| wrong(text, "last: takes a kind of piece"))?)
                }
                ("cards", _) => {
                    Subject::Cards(about.parse().map_err(|_| wrong(text, "cards: takes the number of cards"))?)
                }
                ("unsaid", _) => Subject::Unsaid(bit, self.answer(text, about)?),
                ("level", _) => level(text, about)?,
                (_, Some(own)) if self.numbers.contains(own) => match about.parse::<u32>() {
                    Ok(_) => Subject::Own(own, vec![about.to_owned()]),
                    Err(_) => return Err(wrong(text, &format!("{own}: takes a number"))),
                },
                (_, Some(own)) => {
                    let about = about.split(',').filter(|name| !name.is_empty());
                    Subject::Own(own, about.map(|name| self.about(text, name)).collect::<Result<_, _>>()?)
                }
                _ => return Err(wrong(text, &format!("this game has no such word; it has {}", self.words()))),
            }
        };
        Ok(Fact { not: bare.is_some(), what })
    }

    /// The words of its goals, as they are written.
    fn words(&self) -> String {
        let own = self.own.iter().copied();
        let topics: Vec<&str> = TOPICS.into_iter().chain(own).collect();
        topics.join(", ")
    }

    fn square(&self, name: &str) -> Result<Square, Fault> {
        let found = input::square(name)?;
        if found.file() < self.info.files {
            return Ok(found);
        }
        Err(Fault::new(Code::UnknownSquare, format!("there is no square `{name}` on this board")))
    }

    /// Words about a piece, with `+` between them.
    fn piece(&self, text: &str, words: &str) -> Result<Vec<String>, Fault> {
        let is_kind = |word: &str| Kind::from_name(word.strip_prefix(BASE).unwrap_or(word)).is_some();
        let known = |word: &str| word == "neutral" || side(word).is_some() || is_kind(word);
        let each = words.split('+').map(|word| match known(word) || self.marks.contains(&word) {
            true => Ok(word.to_owned()),
            false => Err(wrong(text, &format!("`{word}` is no army, no kind of piece and no mark"))),
        });
        each.collect()
    }

    /// An answer of the game: a move, or what begins with a word of its own.
    fn answer(&self, text: &str, answer: &str) -> Result<String, Fault> {
        let word = answer.split(':').next().unwrap_or_default();
        match self.shapes.iter().any(|shape| shape.word == word) || input::is_move(word) {
            true => Ok(answer.to_owned()),
            false => Err(wrong(text, "gave: and unsaid: take an answer of this game")),
        }
    }

    /// A card, a square or a kind of piece.
    fn about(&self, text: &str, name: &str) -> Result<String, Fault> {
        if self.cards.contains(&name) || Kind::from_name(name).is_some() || self.square(name).is_ok() {
            return Ok(name.to_owned());
        }
        Err(wrong(text, &format!("there is no card, square or kind of piece `{name}`")))
    }
}

/// Levels by their name, or from one on: `easy+`.
fn level(text: &str, about: &str) -> Result<Subject, Fault> {
    let name = about.strip_suffix('+');
    let found = LEVELS.iter().position(|level| *level == name.unwrap_or(about));
    let least = found.ok_or_else(|| wrong(text, &format!("level: takes one of {}, or `easy+`", LEVELS.join(", "))))?;
    Ok(Subject::Level(least, if name.is_some() { LEVELS.len() - 1 } else { least }))
}

fn is_word(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

fn side(name: &str) -> Option<&'static str> {
    Side::BOTH.into_iter().map(Side::name).find(|side| *side == name)
}

fn wrong(culprit: &str, why: &str) -> Fault {
    Fault::new(Code::BadInput, format!("`{culprit}` is no goal: {why}"))
}
