//! Goal: what a player is asked to bring about, as a text, and whether that has been done: for practice positions,
//! lessons and puzzles. `docs/notation.md` has its words.
//!
//! It is judged from what one seat sees and from what everybody was told, answer by answer: so the verdict tells
//! nothing that the seat does not know, and what comes later changes nothing.

use crate::board::{Kind, Square};
use crate::names;
use crate::play::ask::answer::Answer;
use crate::play::outside::error::Fault;
pub use crate::play::record::goal_words::LEVELS;
use crate::play::record::goal_words::{Fact, GoalWords, Subject, BASE};
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::said::Said;
use crate::play::script::tape::Entry;
use crate::play::seats::event::Event;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view::{Cell, View};

names! {
    /// State of a goal.
    pub enum Verdict {
        /// It can still be reached.
        Open = "open",
        /// It has been reached.
        Reached = "reached",
        /// It cannot be reached any more.
        Missed = "missed",
    }
}

/// A goal: stages that follow one another, each with facts that are wanted together.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    stages: Vec<Vec<Fact>>,
    /// The last turn in which it can be reached.
    by: Option<u32>,
}

/// Facts of a game beside its record, told by whoever asks for a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Beside {
    /// Place among [`LEVELS`] of the computer that has the other seat.
    pub level: Option<usize>,
    /// True if the judged player has had neither a hint nor a take-back.
    pub unhelped: bool,
}

/// State of a goal at one point of a game, with the number of its stages that have been passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    stage: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// Number of cards that the seat has played.
    cards: u32,
    /// The facts `unsaid` whose word has been said, a bit each.
    said: u32,
    beside: Beside,
}

impl Goal {
    /// Reads a goal of this game: `worked:ole a4=white+pawn by:1`.
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card` naming the culprit.
    pub fn read<G: Game>(text: &str) -> Result<Goal, Fault> {
        let (shapes, cards) = (G::Choice::SHAPES, G::card_names());
        let words = GoalWords { info: G::INFO, own: G::FACTS, numbers: G::NUMBERS, shapes, marks: G::MARKS, cards };
        words.read(text).map(|(stages, by)| Goal { stages, by })
    }

    /// True if nothing but to win is wanted.
    pub fn is_to_win(&self) -> bool {
        self.stages.iter().flatten().all(|fact| matches!(fact, Fact { not: false, what: Subject::Won }))
    }

    /// Its state for the seat, from the beginning of the game to now.
    ///
    /// # Errors
    /// `diverged`, which a game in progress never brings about.
    pub fn judge<G: Game>(&self, host: &Host<G>, seat: Seat) -> Result<Verdict, Fault> {
        let verdicts = Goal::judge_all(std::slice::from_ref(self), host, seat, Beside::default())?;
        Ok(verdicts.first().copied().unwrap_or(Verdict::Open))
    }

    /// The states of several goals for the seat, from the beginning of the game to now: the game is played again once.
    ///
    /// # Errors
    /// As [`Goal::judge`].
    pub fn judge_all<G: Game>(
        goals: &[Goal],
        host: &Host<G>,
        seat: Seat,
        beside: Beside,
    ) -> Result<Vec<Verdict>, Fault> {
        let mut again: Host<G> = host.dealt_again()?;
        let mut stands: Vec<Stand> = goals.iter().map(|goal| goal.begun_so(&again, seat, beside)).collect();
        for entry in host.record().flatten() {
            let Entry::Answer(by, choice, thought) = *entry else { continue };
            if stands.iter().all(|stand| stand.verdict != Verdict::Open) {
                break;
            }
            again.apply_after(choice, thought)?;
            for (goal, stand) in goals.iter().zip(&mut stands) {
                goal.follow(stand, &again, seat, (by, choice));
            }
        }
        Ok(stands.into_iter().map(|stand| stand.verdict).collect())
    }

    /// Its state for the seat when nothing has been answered yet.
    pub fn begun<G: Game>(&self, host: &Host<G>, seat: Seat) -> Stand {
        self.begun_so(host, seat, Beside::default())
    }

    fn begun_so<G: Game>(&self, host: &Host<G>, seat: Seat, beside: Beside) -> Stand {
        let mut stand = Stand { stage: 0, verdict: Verdict::Open, cards: 0, said: 0, beside };
        stand.verdict = self.look(host, seat, "", &mut stand);
        stand
    }

    /// Updates its state for the seat after one more answer, which has led to this point of the game.
    pub fn follow<G: Game>(&self, stand: &mut Stand, host: &Host<G>, seat: Seat, (by, choice): (Seat, G::Choice)) {
        if stand.verdict == Verdict::Open {
            let given = if by == seat { choice.to_string() } else { String::new() };
            stand.cards += u32::from(given.starts_with("card:"));
            for fact in self.stages.iter().flatten() {
                if let Subject::Unsaid(bit, word) = &fact.what {
                    stand.said |= u32::from(given.split(':').next() == Some(word)) << bit;
                }
            }
            stand.verdict = self.look(host, seat, &given, stand);
        }
    }

    /// Its state right after the answer that the seat has given, when the stages before this one have been passed.
    fn look<G: Game>(&self, host: &Host<G>, seat: Seat, given: &str, stand: &mut Stand) -> Verdict {
        let Stand { cards, said, beside, .. } = *stand;
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
                Subject::Last(kind) => has_moved_last(host.events(), seat, *kind).into(),
                Subject::Cards(most) => kept(cards <= *most),
                Subject::Unsaid(bit, _) => kept(said & (1 << bit) == 0),
                Subject::Unhelped => kept(beside.unhelped),
                Subject::Level(least, most) => {
                    kept(beside.level.is_some_and(|level| (*least..=*most).contains(&level)))
                }
                what => what.is_seen(&view, seat).into(),
            };
            match said {
                Said::Holds | Said::Done if fact.not => Said::Open,
                Said::Open | Said::Never if fact.not => Said::Holds,
                said => said,
            }
        };
        while let Some(facts) = self.stages.get(stand.stage) {
            let said: Vec<Said> = facts.iter().map(says).collect();
            if said.iter().all(|said| matches!(said, Said::Holds | Said::Done)) {
                stand.stage += 1;
            } else if said.iter().any(|said| matches!(said, Said::Never | Said::Done)) {
                return Verdict::Missed;
            } else {
                break;
            }
        }
        let is_late = self.by.is_some_and(|by| view.turn.number > by);
        match stand.stage == self.stages.len() {
            true => Verdict::Reached,
            false if is_late || view.result.is_some() => Verdict::Missed,
            false => Verdict::Open,
        }
    }
}

impl Subject {
    /// True if a view shows it.
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
            Subject::Gone(words) => {
                let stands = |cell: &Cell| words.iter().all(|word| is_true_of(cell, word));
                Subject::Off(words.clone()).is_seen(view, seat) && !view.cells.iter().flatten().any(stands)
            }
            Subject::Won => view.result.as_ref().is_some_and(|result| result.winner == Some(seat)),
            Subject::Turn(number) => {
                view.result.is_none() && view.turn.number >= *number || Subject::Won.is_seen(view, seat)
            }
            Subject::How(word) => view.result.as_ref().is_some_and(|result| result.how == word),
            _ => false,
        }
    }
}

/// True if it is a line of the log about the seat and the square.
fn is_told<E>(event: &Event<E>, by: Seat, at: Square) -> bool {
    matches!(event, Event::Say { seat, squares, .. } if *seat == Some(by) && squares.contains(&at))
}

/// Answer to a fact that is never so again once it is not.
fn kept(holds: bool) -> Said {
    if holds {
        Said::Holds
    } else {
        Said::Never
    }
}

/// True if the last move of all is the seat's, by a piece that is of this kind after it.
fn has_moved_last<'a, E: 'a>(events: impl Iterator<Item = &'a Event<E>>, by: Seat, kind: Kind) -> bool {
    let moves = events.filter_map(|event| match event {
        Event::Say { seat, moved: Some(moved), .. } => Some((*seat, moved.becomes.unwrap_or(moved.kind))),
        _ => None,
    });
    moves.last() == Some((Some(by), kind))
}

/// True if the word names the piece's army, its kind or a mark of it, or is true of a second piece on its square.
fn is_true_of(cell: &Cell, word: &str) -> bool {
    [cell.side, cell.kind].contains(&word)
        || cell.marks.contains(&word)
        || word.strip_prefix(BASE).is_some_and(|kind| cell.base == Some(Some(kind)))
        || cell.lodger.as_ref().is_some_and(|lodger| is_true_of(lodger, word))
}
