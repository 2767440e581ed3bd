//! The sentence of a card, made from its tree: what everybody is told that it does.

mod board;
mod conds;
mod lasting;
mod moving;
mod nouns;
mod places;
mod turns;

use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::words::{Base, Name};
use crate::games::storm::model::tree::{Cond, Step, Tree};
use crate::games::words::capital;

/// Beginnings of sentences that tell the player to do something: two of them make one sentence.
const ORDERS: [&str; 15] = [
    "swap", "move", "send", "remove", "discard", "draw", "advance", "return", "promote", "look", "take", "undo",
    "choose", "make", "merge",
];

/// The sentence of a card.
pub fn sentence(tree: &Tree<'_>) -> String {
    let mut say = Say::new(tree.when);
    let mut text = say.steps(tree.steps, true);
    if tree.when == When::Before && tree.steps.iter().any(changes_board) {
        text += ". Then make your move";
    }
    match text.ends_with(['.', '!']) {
        true => text,
        false => text + ".",
    }
}

/// True if a step changes the board at once.
fn changes_board(step: &Step<'_>) -> bool {
    matches!(
        step,
        Step::Swap(_)
            | Step::Move(_)
            | Step::Send(_)
            | Step::Remove(_)
            | Step::Return(_)
            | Step::Replace(_)
            | Step::Spawn(_)
            | Step::Change(_)
            | Step::Defect(_)
    )
}

/// What a name stands for in words.
struct Called {
    name: Name,
    phrase: String,
}

/// A sentence in the making.
struct Say {
    when: When,
    /// True where the other player is told what to do: `your` is `their` then.
    is_theirs: bool,
    called: Vec<Called>,
    /// The name of which was spoken last.
    last: Option<Name>,
    /// What the beginning of the sentence has spoken of.
    told: Option<Base>,
    /// True if it begins with a condition.
    has_head: bool,
    /// True if it has named the opponent already: they are `they` from there on.
    is_named: bool,
}

impl Say {
    fn new(when: When) -> Say {
        Say { when, is_theirs: false, called: Vec::new(), last: None, told: None, has_head: false, is_named: false }
    }

    /// Steps as one text, without a stop at its end.
    fn steps(&mut self, steps: &[Step<'_>], is_whole: bool) -> String {
        let (first, rest) = steps.split_at(steps.iter().take_while(|step| matches!(step, Step::Only(_))).count());
        let mut head = self.head(first);
        let mut out: Vec<String> = Vec::new();
        let half = rest.len() / 2;
        let is_twice = is_whole && half > 0 && rest.len() == 2 * half && rest[..half] == rest[half..];
        for step in if is_twice { &rest[..half] } else { rest } {
            match step {
                Step::Only(only) => {
                    let text = self.afterwards(&only.cond);
                    if !out.contains(&text) {
                        out.push(text);
                    }
                }
                // The one piece that is meant needs no choice: it is what the sentence is about.
                Step::Choose(choose) if head.is_empty() && out.is_empty() && self.just_of(&choose.who).is_some() => {
                    head = capital(self.just_of(&choose.who).unwrap_or_default());
                    self.call(Some(choose.name), "it".into());
                }
                step => out.extend(Some(self.step(step)).filter(|text| !text.is_empty())),
            }
        }
        if let [one, other] = &out[..] {
            let is_order = |text: &String| ORDERS.contains(&text.split(' ').next().unwrap_or_default());
            if is_order(one) && is_order(other) && !one.contains(['.', ':']) && !is_twice {
                out = vec![format!("{one}, then {}", other.replace("a new hand", "a new one"))];
            }
        }
        if is_twice {
            out.push("then the same once more".into());
        }
        let body = out.into_iter().map(capital).collect::<Vec<_>>().join(". ");
        match head.as_str() {
            "" => body,
            head => format!("{head}: {}", small(&body)),
        }
    }

    /// The conditions at the beginning.
    fn head(&mut self, first: &[Step<'_>]) -> String {
        let mut head = String::new();
        for step in first {
            let Step::Only(only) = step else { continue };
            let text = self.cond(&only.cond);
            let is_just = self.is_just(&only.cond);
            self.is_named |= is_just && text.starts_with("your opponent");
            let is_state = matches!(only.cond, Cond::Check | Cond::FoeCheck | Cond::Some { .. });
            head += &match (head.as_str(), is_just) {
                ("", true) => capital(text),
                ("", false) if is_state && text.ends_with("in check") => format!("Only while {text}"),
                ("", false) => format!("Only if {text}"),
                _ => format!(" and {text}"),
            };
        }
        self.has_head |= !head.is_empty();
        head
    }

    /// What must hold after what was done.
    fn afterwards(&mut self, cond: &Cond<'_>) -> String {
        match cond {
            Cond::None(who) if who.name().is_some() && who.filters.len() == 1 => {
                let who = if self.called.len() > 1 { "neither".to_owned() } else { self.who(&who.plain()) };
                format!("{who} may be in check afterwards").replace("it may", "it may not")
            }
            Cond::None(who) => format!("not if {} afterwards", self.cond(&Cond::some(*who))),
            cond => format!("only if {} afterwards", self.cond(cond)),
        }
    }

    /// Gives a name to what a phrase says.
    fn call(&mut self, name: Option<Name>, phrase: String) {
        let Some(name) = name else { return };
        self.called.retain(|known| known.name != name);
        self.called.push(Called { name, phrase });
        self.last = Some(name);
    }

    fn step(&mut self, step: &Step<'_>) -> String {
        match step {
            Step::Only(only) => self.afterwards(&only.cond),
            Step::Choose(choose) => self.choose(choose),
            Step::Pick(pick) => {
                self.call(Some(pick.name), "that square".into());
                format!("choose {}", self.squares(pick.squares, false))
            }
            Step::NameKind(kind) => {
                self.call(Some(kind.name), "that kind".into());
                format!("name {}", nouns::either(kind.kinds.iter().map(|kind| kind.name().to_owned())))
            }
            Step::Swap(swap) => self.swap(swap),
            Step::Move(movement) => self.movement(movement),
            Step::Send(send) => self.send(send),
            Step::Remove(remove) => self.remove(remove),
            Step::Strike(strike) => self.strike(strike),
            Step::Return(back) => self.give_back(back),
            Step::Replace(replace) => self.replace(replace),
            Step::Spawn(spawn) => self.spawn(spawn),
            Step::Change(change) => self.change(change),
            Step::Promote(promote) => self.promote(promote),
            Step::Shape(shape) => self.shape(shape),
            Step::Defect(defect) => self.defect(defect),
            Step::Mark(mark) => self.mark(mark),
            Step::Lay(lay) => self.lay(lay),
            Step::Begin(begin) => self.begin(begin),
            Step::Note(note) => self.note(note),
            Step::Draw(draw) => turns::draw(draw.amount),
            Step::Discard(discard) => turns::discard(discard.amount, self.is_theirs),
            Step::Look(look) => turns::look(look.amount),
            Step::Undo(undo) => self.undo(undo),
            Step::Again(_) => "take another turn after this one, without checkmate".into(),
            Step::Cancel(_) => "cancel the card your opponent just played".into(),
            Step::Copy(_) => "the card just played works twice: first for your opponent, then for you".into(),
            Step::TakeCard(_) => {
                "the card just played works as usual, but then goes to your hand. You draw nothing for this card".into()
            }
            Step::Roll(roll) => self.roll(roll.ways),
            Step::Either(either) => self.either(either.ways),
            Step::Fork(fork) => self.fork(fork),
            Step::Theirs(theirs) => self.foe(theirs),
            Step::SlideOn(step) => self.slide_on(&step.who),
            Step::StopShort(step) => self.stop_short(&step.who),
            Step::Burst(step) => self.burst(step),
            Step::Push(step) => format!(
                "{} steps forward and pushes the pieces in front of it one square on, even off the board",
                self.who(&step.who)
            ),
            Step::Ray(step) => format!(
                "{} fires along a line: every piece on it, yours too, is removed. Kings are spared",
                self.who(&step.who)
            ),
            Step::Sweep(step) => format!(
                "{} runs along a line to the edge or your next piece, capturing every enemy piece on the way",
                self.who(&step.who)
            ),
            Step::Fuse(step) => self.fuse(&step.who),
        }
    }

    /// What stands in the voice of the one who is told.
    const fn my(&self) -> &'static str {
        if self.is_theirs {
            "their"
        } else {
            "your"
        }
    }

    const fn me(&self) -> &'static str {
        if self.is_theirs {
            "they"
        } else {
            "you"
        }
    }

    const fn they(&self) -> &'static str {
        if self.is_theirs {
            "you"
        } else {
            "your opponent"
        }
    }

    const fn theirs(&self) -> &'static str {
        if self.is_theirs {
            "your"
        } else {
            "your opponent's"
        }
    }
}

/// The text with a small letter at its beginning.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}
