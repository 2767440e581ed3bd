//! The demands of each verb beyond its words.

use super::judge::Check;
pub use super::judge::Thing;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, Name, NoteRule, PieceRule, SquareRule, SquareWord, TurnRule};
use crate::games::storm::model::tree::{Noted, Place, Selector, Step};

/// True if a step asks or judges, and does nothing.
pub fn only_asks(step: &Step<'_>) -> bool {
    matches!(step, Step::Only(_) | Step::Choose(_) | Step::Pick(_) | Step::NameKind(_) | Step::Fork(_))
        || matches!(step, Step::Roll(_) | Step::Either(_) | Step::Theirs(_))
}

/// The name that a step gives, and what for.
pub fn names(step: &Step<'_>) -> Option<(Name, Thing)> {
    let piece = match step {
        Step::Pick(pick) => return Some((pick.name, Thing::Square)),
        Step::NameKind(kind) => return Some((kind.name, Thing::Kind)),
        Step::Choose(choose) => Some(choose.name),
        Step::Move(step) => step.name,
        Step::Send(step) => step.name,
        Step::Remove(step) => step.name,
        Step::Return(step) => step.name,
        Step::Spawn(step) => step.name,
        Step::Change(step) => step.name,
        Step::Defect(step) => step.name,
        _ => None,
    };
    piece.map(|name| (name, Thing::Piece))
}

/// Looks for what does not go together in a step.
pub fn judge(step: &Step<'_>, check: &mut Check<'_>) {
    match step {
        Step::Choose(choose) => one(&choose.who, ".choose", check),
        Step::Swap(swap) => {
            one(&swap.pair[0], ".swap[0]", check);
            one(&swap.pair[1], ".swap[1]", check);
        }
        Step::Move(movement) => way(movement, check),
        Step::Send(send) => {
            one(&send.who, ".send", check);
            prey(send.take.as_ref(), ".take", check);
            if let Some(or) = send.or {
                one(&or.send, ".or.send", check);
            }
        }
        Step::Strike(strike) => {
            one(&strike.who, ".strike", check);
            one(&strike.by, ".by", check);
        }
        Step::Replace(replace) => one(&replace.who, ".replace", check),
        Step::Shape(shape) => {
            one(&shape.who, ".shape", check);
            if !matches!(shape.into, Kind::Crab | Kind::Kangaroo | Kind::Camel) {
                at(
                    ".into",
                    "A piece is lent the moves of a crab, a kangaroo or a camel; use `change` for others.",
                    check,
                );
            }
        }
        Step::Pick(pick) => places(pick.squares, &OF_A_PIECE, ".pick", check),
        Step::Return(back) => places(back.to, &OF_ITS_WAY, ".to", check),
        Step::Spawn(spawn) => places(spawn.to, &OF_ITS_WAY, ".to", check),
        Step::Defect(defect) => one(&defect.who, ".defect", check),
        Step::Mark(mark) => of_kind(mark.with.name(), mark.with == PieceRule::Also, mark.kind.is_some(), check),
        Step::Lay(lay) => {
            places(lay.squares, &OF_A_PIECE, ".lay", check);
            of_kind(lay.with.name(), lay.with == SquareRule::Lends, lay.kind.is_some(), check);
            if (lay.with == SquareRule::Joining) != lay.two {
                at("", "`joining` lies on two squares, and says so with `two`; nothing else does.", check);
            }
        }
        Step::Begin(begin) => of_kind(begin.rule.name(), begin.rule == TurnRule::Ordered, begin.kind.is_some(), check),
        Step::Note(note) => match (&note.about, note.with) {
            (Noted::Piece(who), NoteRule::Foreseen) => one(who, ".note", check),
            (Noted::Square(squares), NoteRule::Mined) => places(squares, &OF_A_PIECE, ".note", check),
            (_, NoteRule::Mined) => at(".note", "`mined` lies on a square: note a list such as [\"own\"].", check),
            (_, NoteRule::Foreseen) => at(".note", "`foreseen` is about a piece: note one such as `foe`.", check),
        },
        Step::Cancel(_) | Step::Copy(_) | Step::TakeCard(_) if check.when != When::Reply || check.length > 1 => {
            let word = step.word();
            at("", &format!("`{word}` is all that a card does, and such a card is played as a reply."), check);
        }
        Step::SlideOn(step) => one(&step.who, ".slide-on", check),
        Step::StopShort(step) => one(&step.who, ".stop-short", check),
        Step::Burst(step) => one(&step.who, ".burst", check),
        Step::Push(step) => one(&step.who, ".push", check),
        Step::Ray(step) => one(&step.who, ".ray", check),
        Step::Sweep(step) => one(&step.who, ".sweep", check),
        Step::Fuse(step) => one(&step.who, ".fuse", check),
        _ => {}
    }
}

/// Squares that are told by the piece that comes there, and those that are told by where it stood.
const OF_A_PIECE: [SquareWord; 3] = [SquareWord::Home, SquareWord::OtherColour, SquareWord::Start];
const OF_ITS_WAY: [SquareWord; 2] = [SquareWord::OtherColour, SquareWord::Start];

/// Squares are not told by a piece that there is not.
fn places(squares: &[Place<'_>], unknown: &[SquareWord], part: &str, check: &mut Check<'_>) {
    for word in unknown.iter().filter(|word| squares.contains(&Place::Is(**word))) {
        let words = format!("`{}` is told by a piece on the board that comes there, and none does.", word.name());
        at(part, &words, check);
    }
}

fn at(part: &str, words: &str, check: &mut Check<'_>) {
    check.inside(format_args!("{part}"), |check| check.say(words));
}

/// One piece is meant.
fn one(who: &Selector<'_>, part: &str, check: &mut Check<'_>) {
    if who.every {
        at(part, "One piece is needed here, and `all` means many. Leave `all` out.", check);
    }
}

/// Pieces that may be captured are said by whose they are.
fn prey(who: Option<&Selector<'_>>, part: &str, check: &mut Check<'_>) {
    if who.is_some_and(|who| !matches!(who.base(), Some(Base::Own | Base::Foe | Base::Any)) || who.every) {
        at(part, "Say whose pieces it may capture: `own`, `foe` or `any`, and kinds.", check);
    }
}

/// A kind is said where the effect needs one, and nowhere else.
fn of_kind(rule: &str, needs: bool, is_said: bool, check: &mut Check<'_>) {
    if needs && !is_said {
        at("", &format!("`{rule}` needs `kind`: which kind?"), check);
    }
    if !needs && is_said {
        at(".kind", &format!("`{rule}` knows no `kind`."), check);
    }
}

/// A move goes one way.
fn way(step: &Move<'_>, check: &mut Check<'_>) {
    one(&step.who, ".move", check);
    prey(step.take.as_ref(), ".take", check);
    prey(step.hit.as_ref(), ".hit", check);
    let ways = [
        ("like", step.like.is_some()),
        ("step", step.step.is_some()),
        ("leap", step.leap.is_some()),
        ("way", step.way.is_some()),
    ];
    let given: Vec<&str> = ways.into_iter().filter(|(_, is)| *is).map(|(word, _)| word).collect();
    if given.len() > 1 {
        let named = given.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" and ");
        check.say(format!("A piece moves in one way only. Keep one of these and take the others out: {named}."));
    }
    if step.far.is_some() && step.step.is_none() {
        at(".far", "`far` belongs to `step`.", check);
    }
    if step.take.is_some() && step.hit.is_some() {
        check.say("`take` may capture, `hit` must: use one of them.");
    }
    if step.same.is_some() && step.times.is_none() {
        at(".same", "`same` belongs to `times`: what several moves have in common.", check);
    }
    if step.name.is_some() && step.times.is_some() {
        at(".as", "A name is for one piece, and this moves several.", check);
    }
}
