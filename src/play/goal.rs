//! Goal: what a player is asked to bring about, as a text, and whether that has been done: for practice positions,
//! lessons and puzzles. `docs/notation.md` has its words.
//!
//! It is judged from what one seat sees and from what everybody was told, answer by answer: so the verdict tells
//! nothing that the seat does not know, and what comes later changes nothing.

use super::answer::{Answer, Shape};
use super::error::{Code, Fault};
use super::event::Event;
use super::game::{Game, Info};
use super::host::Host;
use super::input;
use super::seat::{Eye, Seat};
use super::tape::Entry;
use super::view::{Cell, View};
use crate::board::{Kind, Side, Square};
use crate::names;

names! {
    /// How a goal stands.
    pub enum Verdict {
        /// It can still be reached.
        Open = "open",
        /// It has been reached.
        Reached = "reached",
        /// It cannot be reached any more.
        Missed = "missed",
    }
}

/// What can be said of a single fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// Not so, or not yet.
    Open,
    /// It is so.
    Holds,
    /// It has just come about, once and for all: whatever is wanted with it must be true now.
    Done,
    /// It will never be so.
    Never,
}

impl From<bool> for Said {
    fn from(holds: bool) -> Said {
        if holds {
            Said::Holds
        } else {
            Said::Open
        }
    }
}

/// A goal: stages that follow one another, each with facts that are wanted together.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    stages: Vec<Vec<Fact>>,
    /// The last turn in which it can be reached.
    by: Option<u32>,
}

/// Something that is wanted.
#[derive(Clone, PartialEq, Debug)]
struct Fact {
    /// Whether it is wanted not to be so.
    not: bool,
    what: Subject,
}

#[derive(Clone, PartialEq, Debug)]
enum Subject {
    /// Words that are true of whoever stands on a square; none for an empty one.
    On(Square, Vec<String>),
    /// A King of this army is in check.
    Check(&'static str),
    /// A piece of such an army and kind is off the board.
    Off(Vec<String>),
    /// The judged seat has won.
    Won,
    /// The log says of the judged seat that it has done something to this square.
    Told(Square),
    /// The judged seat has just given this answer.
    Gave(String),
    /// A word of the game, and what it is about.
    Own(&'static str, Vec<String>),
}

/// The words that a goal of a game can use.
struct GoalWords {
    info: Info,
    own: &'static [&'static str],
    shapes: &'static [Shape],
    marks: &'static [&'static str],
    cards: Vec<&'static str>,
}

impl Goal {
    /// Reads a goal of this game: `worked:ole a4=white+pawn by:1`.
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card` naming the culprit.
    pub fn read<G: Game>(text: &str) -> Result<Goal, Fault> {
        let (shapes, cards) = (G::Choice::SHAPES, G::card_names());
        GoalWords { info: G::INFO, own: G::FACTS, shapes, marks: G::MARKS, cards }.goal(text)
    }

    /// How it stands for the seat, from the beginning of the game to now.
    ///
    /// # Errors
    /// `diverged`, which a game in progress never brings about.
    pub fn judge<G: Game>(&self, host: &Host<G>, seat: Seat) -> Result<Verdict, Fault> {
        let mut again: Host<G> = Host::new(host.config().clone())?;
        let mut stage = 0;
        let mut verdict = self.look(&again, seat, "", &mut stage);
        for entry in host.record().flatten() {
            let Entry::Answer(by, choice, thought) = *entry else { continue };
            if verdict != Verdict::Open {
                break;
            }
            again.apply_after(choice, thought)?;
            let given = if by == seat { choice.to_string() } else { String::new() };
            verdict = self.look(&again, seat, &given, &mut stage);
        }
        Ok(verdict)
    }

    /// How it stands right after what the seat has given, when the stages before this one have been passed.
    fn look<G: Game>(&self, host: &Host<G>, seat: Seat, given: &str, stage: &mut usize) -> Verdict {
        let (view, own) = G::view(host.table(), Eye::Seat(seat)).parted();
        let says = |fact: &Fact| {
            let said = match &fact.what {
                Subject::Own(word, about) => {
                    let told = host.events().filter_map(|event| match event {
                        Event::Own(event) => Some(event),
                        _ => None,
                    });
                    G::fact(word, about, seat, &own, told)
                }
                Subject::Gave(answer) => (answer == given).into(),
                Subject::Told(at) => host.events().any(|event| is_told(event, seat, *at)).into(),
                what => what.is_seen(&view, seat).into(),
            };
            match said {
                Said::Holds | Said::Done if fact.not => Said::Open,
                Said::Open | Said::Never if fact.not => Said::Holds,
                said => said,
            }
        };
        while let Some(facts) = self.stages.get(*stage) {
            let said: Vec<Said> = facts.iter().map(says).collect();
            if said.iter().all(|said| matches!(said, Said::Holds | Said::Done)) {
                *stage += 1;
            } else if said.iter().any(|said| matches!(said, Said::Never | Said::Done)) {
                return Verdict::Missed;
            } else {
                break;
            }
        }
        let is_late = self.by.is_some_and(|by| view.turn.number > by);
        match *stage == self.stages.len() {
            true => Verdict::Reached,
            false if is_late || view.result.is_some() => Verdict::Missed,
            false => Verdict::Open,
        }
    }
}

impl Subject {
    /// Whether a view shows it.
    fn is_seen(&self, view: &View<()>, seat: Seat) -> bool {
        let on = |at: Square| view.cells.get(at.rank() as usize * view.files as usize + at.file() as usize);
        match self {
            Subject::On(at, words) => match on(*at).and_then(Option::as_ref) {
                Some(cell) => !words.is_empty() && words.iter().all(|word| is_true_of(cell, word)),
                None => words.is_empty(),
            },
            Subject::Check(side) => {
                let mut kings = view.check.iter().filter_map(|name| Square::parse(name)).filter_map(on).flatten();
                kings.any(|king| king.side == *side)
            }
            Subject::Off(words) => {
                view.taken.iter().any(|off| words.iter().all(|word| [off.kind, off.side].contains(&word.as_str())))
            }
            Subject::Won => view.result.as_ref().is_some_and(|result| result.winner == Some(seat)),
            Subject::Told(_) | Subject::Gave(_) | Subject::Own(..) => false,
        }
    }
}

/// Whether it is a line of the log about the seat and the square.
fn is_told<E>(event: &Event<E>, by: Seat, at: Square) -> bool {
    matches!(event, Event::Say { seat, squares, .. } if *seat == Some(by) && squares.contains(&at))
}

/// Whether the word names the piece's army, its kind or a mark of it, or is true of a second piece on its square.
fn is_true_of(cell: &Cell, word: &str) -> bool {
    [cell.side, cell.kind].contains(&word)
        || cell.marks.contains(&word)
        || cell.lodger.as_ref().is_some_and(|lodger| is_true_of(lodger, word))
}

impl GoalWords {
    fn goal(&self, text: &str) -> Result<Goal, Fault> {
        let mut stages = vec![Vec::new()];
        let mut by = None;
        for word in text.split_ascii_whitespace() {
            match (word, word.strip_prefix("by:"), stages.last_mut()) {
                (_, Some(turn), _) => {
                    by = Some(turn.parse().map_err(|_| wrong(word, "by: takes the number of a turn"))?)
                }
                ("then", ..) => stages.push(Vec::new()),
                (.., Some(stage)) => stage.push(self.fact(word)?),
                (.., None) => {}
            }
        }
        if stages.iter().any(Vec::is_empty) {
            return Err(wrong(text, "something must be wanted, before and after each `then`"));
        }
        Ok(Goal { stages, by })
    }

    fn fact(&self, text: &str) -> Result<Fact, Fault> {
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
                ("told", _) => Subject::Told(self.square(about)?),
                ("won", _) if about.is_empty() => Subject::Won,
                (_, Some(own)) => {
                    let about = about.split(',').filter(|name| !name.is_empty());
                    Subject::Own(own, about.map(|name| self.about(text, name)).collect::<Result<_, _>>()?)
                }
                _ => return Err(wrong(text, "this game has no such word")),
            }
        };
        Ok(Fact { not: bare.is_some(), what })
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
        let known = |word: &str| word == "neutral" || side(word).is_some() || Kind::from_name(word).is_some();
        let each = words.split('+').map(|word| match known(word) || self.marks.contains(&word) {
            true => Ok(word.to_owned()),
            false => Err(wrong(text, &format!("`{word}` is no army, no kind of piece and no mark"))),
        });
        each.collect()
    }

    /// An answer of the game: a move, or what begins with a word of its own.
    fn answer(&self, text: &str, answer: &str) -> Result<String, Fault> {
        let word = answer.split(':').next().unwrap_or_default();
        match self.shapes.iter().any(|shape| shape.word == word) || input::is_move(answer) {
            true => Ok(answer.to_owned()),
            false => Err(wrong(text, "gave: takes an answer of this game")),
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

fn side(name: &str) -> Option<&'static str> {
    Side::BOTH.into_iter().map(Side::name).find(|side| *side == name)
}

fn wrong(culprit: &str, why: &str) -> Fault {
    Fault::new(Code::BadInput, format!("`{culprit}` is no goal: {why}"))
}
