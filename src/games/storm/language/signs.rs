//! The signs of a card's picture, made from its tree: whose piece, how, whose piece. At most five.

use super::drawn::{and, by_kind, drawing, join, piece};
use super::effects;
use crate::board::Kind;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, Direction, Name, PieceWord, PoolBase, SquareWord, WayWord};
use crate::games::storm::model::tree::{Cond, Design, Filter, Into, Like, Noted, Place, Step, Tree};

/// Most signs of a picture.
const MOST: usize = 5;

/// The signs on the face of a card: its maker's own, else those that follow from its tree.
pub fn picture(design: &Design<'_>) -> String {
    design.art.map_or_else(|| signs(&design.tree), str::to_owned)
}

/// The signs of a card.
pub fn signs(tree: &Tree<'_>) -> String {
    let mut all: Vec<String> = Vec::new();
    for step in tree.steps {
        let signs = match step {
            // Two that were chosen before are drawn where they change places.
            Step::Choose(choose) if swapped(tree, choose.name) => Vec::new(),
            Step::Swap(swap) => {
                let [one, other] = swap.pair.map(|who| who.name().map_or(piece(&who), |name| chosen(tree, name)));
                let many = if swap.times.is_some() { &["double"][..] } else { &[] };
                and(join(vec![one, vec!["swap".into()], other]), many)
            }
            step => of_step(step),
        };
        // The last sign of the step before is not drawn twice.
        let again = usize::from(all.last().is_some_and(|last| signs.first() == Some(last)));
        all.extend(signs.into_iter().skip(again));
    }
    all.truncate(MOST);
    match all.is_empty() {
        true => "star".into(),
        false => all.join(" "),
    }
}

/// True if a piece that was chosen changes places with another one.
fn swapped(tree: &Tree<'_>, name: Name) -> bool {
    let is_in =
        |step: &Step<'_>| matches!(step, Step::Swap(swap) if swap.pair.iter().any(|who| who.name() == Some(name)));
    tree.steps.iter().any(is_in)
}

/// The piece that was chosen under a name, drawn.
fn chosen(tree: &Tree<'_>, name: Name) -> Vec<String> {
    let choice = tree.steps.iter().find_map(|step| match step {
        Step::Choose(choose) if choose.name == name => Some(piece(&choose.who)),
        _ => None,
    });
    choice.unwrap_or_default()
}

/// The goal of a piece, if it is drawn.
fn place(places: &[Place<'_>]) -> Vec<String> {
    match places.first() {
        Some(Place::Is(SquareWord::Corner | SquareWord::Edge | SquareWord::Start | SquareWord::Empty)) => {
            and(Vec::new(), &["ring"])
        }
        Some(Place::Beside(who)) => and(piece(who), &["ring"]),
        Some(Place::Rank(_)) => and(Vec::new(), &["row"]),
        _ => Vec::new(),
    }
}

fn how(step: &Move<'_>) -> Vec<String> {
    let sign = match (step.like, step.step, step.leap, step.way) {
        (Some(Like::Kinds(kinds)), ..) => kinds.first().map_or("arrow", |kind| by_kind(*kind)),
        (Some(_), ..) => "chain",
        (_, Some([Direction::AslantAhead | Direction::AslantBack | Direction::Aslant, ..]), ..) => "diag",
        (_, Some([Direction::Back, ..]), ..) => "back",
        (_, _, Some(_), _) | (_, _, _, Some(WayWord::OverOwn | WayWord::OverOne)) => "leap",
        (_, _, _, Some(WayWord::Bounce)) => "diag",
        // Its own way again.
        _ if step.who.base() == Some(Base::Moved) => step.who.kinds.first().map_or("arrow", |kind| by_kind(*kind)),
        _ => "arrow",
    };
    let again = step.who.base() == Some(Base::Moved) || step.way == Some(WayWord::Repeat) || step.times.is_some();
    let mut signs = and(Vec::new(), if again { &["double"] } else { &[] });
    signs.push(sign.into());
    match step.hit {
        Some(prey) => join(vec![and(signs, &["take"]), piece(&prey)]),
        None if step.take.is_some() && !again => and(signs, &["take"]),
        None => signs,
    }
}

fn of_cond(cond: &Cond<'_>) -> Vec<String> {
    match cond {
        Cond::JustChecked => and(Vec::new(), &["own:king"]),
        Cond::JustCaptured => and(Vec::new(), &["own:rook", "take"]),
        Cond::JustPlayed => and(Vec::new(), &["cards"]),
        Cond::Is(who) if who.base() == Some(Base::Lost) => and(piece(who), &["take"]),
        Cond::Is(who) if matches!(who.base(), Some(Base::Came | Base::Took | Base::Moved)) => piece(who),
        _ => Vec::new(),
    }
}

fn of_step(step: &Step<'_>) -> Vec<String> {
    let is = |signs: &[&str]| and(Vec::new(), signs);
    match step {
        Step::Only(only) => of_cond(&only.cond),
        Step::Choose(choose) => piece(&choose.who),
        Step::Pick(pick) => and(place(pick.squares), &["ring"]),
        Step::NameKind(_) => Vec::new(),
        Step::Swap(swap) => join(vec![piece(&swap.pair[0]), is(&["swap"]), piece(&swap.pair[1])]),
        Step::Move(step) => join(vec![piece(&step.who), how(step)]),
        Step::Send(send) => {
            let back = send.to.contains(&Place::Is(SquareWord::Home)) && send.who.base() == Some(Base::Foe);
            let took = if send.who.base() == Some(Base::Took) { is(&["take"]) } else { Vec::new() };
            let way = is(&[if back { "back" } else { "arrow" }]);
            join(vec![took, piece(&send.who), way, if back { is(&["ring"]) } else { place(send.to) }])
        }
        Step::Remove(remove) => {
            let alone = remove.who.filters.contains(&Filter::Is(PieceWord::Alone));
            let burst = remove.who.filters.iter().any(|filter| matches!(filter, Filter::Around(_)));
            let place = is(if burst {
                &["star", "ring"]
            } else if alone {
                &["ring"]
            } else {
                &[]
            });
            let whom = if burst { Vec::new() } else { piece(&remove.who) };
            and(join(vec![whom, place]), &["cross"])
        }
        Step::Strike(strike) => join(vec![piece(&strike.by), is(&["take"]), piece(&strike.who)]),
        Step::Return(back) => join(vec![is(&["tomb", "back"]), lost(back.pool.base, back.pool.kinds.first())]),
        Step::Replace(replace) => {
            let back = lost(replace.with.base, replace.with.kinds.first());
            join(vec![piece(&replace.who), is(&["cross", "back"]), back])
        }
        Step::Spawn(spawn) => vec!["star".into(), drawing("own", spawn.kind)],
        Step::Change(change) => {
            let now = match change.into {
                Into::Kinds([kind, ..]) => {
                    let side = if change.who.base() == Some(Base::Any) { "any" } else { "own" };
                    vec![drawing(side, *kind)]
                }
                Into::WhatItTook => is(&["take", "foe:rook"]),
                _ => is(&["star"]),
            };
            let arrow = if matches!(change.into, Into::WhatItTook) { Vec::new() } else { is(&["arrow"]) };
            join(vec![piece(&change.who), arrow, now])
        }
        Step::Promote(promote) => {
            let more = if promote.who.every { is(&["double"]) } else { Vec::new() };
            join(vec![piece(&promote.who), is(&["promote"]), more])
        }
        Step::Shape(shape) => and(
            piece(&shape.who),
            match shape.into {
                Kind::Kangaroo => &["leap", "leap"],
                Kind::Camel => &["leap", "arrow"],
                _ => &["diag"],
            },
        ),
        Step::Defect(defect) => {
            let who = piece(&defect.who);
            let now: Vec<String> = who.iter().map(|sign| sign.replace("foe:", "own:")).collect();
            join(vec![who, is(&["arrow"]), now])
        }
        Step::Mark(mark) => effects::of_mark(mark),
        Step::Lay(lay) => effects::of_lay(lay),
        Step::Begin(begin) => effects::of_begin(begin),
        Step::Note(note) => match &note.about {
            Noted::Square(_) => is(&["ring", "skull", "foe:knight"]),
            Noted::Piece(who) => join(vec![is(&["eye"]), piece(who), is(&["back"])]),
        },
        Step::Draw(_) => is(&["cards", "plus"]),
        Step::Discard(_) => is(&["cards", "cross"]),
        Step::Look(_) => is(&["cards", "eye"]),
        Step::Undo(_) => is(&["foe:knight", "back"]),
        Step::Again(_) => is(&["own:rook", "arrow", "double"]),
        Step::Cancel(_) => is(&["cards", "hand"]),
        Step::Copy(_) => is(&["cards", "double"]),
        Step::TakeCard(_) => is(&["cards", "arrow", "own:king"]),
        Step::Roll(roll) => join(vec![is(&["coin"]), ways(roll.ways)]),
        Step::Either(either) => ways(either.ways),
        Step::Fork(fork) => fork.then.iter().flat_map(of_step).collect(),
        // To the opponent, who acts, its own pieces are the other's.
        Step::Theirs(theirs) => theirs.steps.iter().flat_map(of_step).map(|sign| turned(&sign)).collect(),
        Step::SlideOn(step) => and(piece(&step.who), &["arrow", "double"]),
        Step::StopShort(step) => and(piece(&step.who), &["arrow", "shield"]),
        Step::Burst(step) => and(piece(&step.who), &["star", "take", "foe:rook"]),
        Step::Push(step) => and(piece(&step.who), &["arrow", "any:knight", "any:rook"]),
        Step::Ray(step) => and(piece(&step.who), &["line", "any:pawn", "cross"]),
        Step::Sweep(step) => and(piece(&step.who), &["line", "take", "arrow"]),
        Step::Fuse(step) => {
            let other = step.who.kinds.get(1).or(step.who.kinds.first()).copied().unwrap_or(Kind::Knight);
            join(vec![piece(&step.who), is(&["chain"]), vec![drawing("own", other)]])
        }
    }
}

/// A piece off the board.
fn lost(base: PoolBase, kind: Option<&Kind>) -> Vec<String> {
    vec![drawing(if base == PoolBase::Foe { "foe" } else { "own" }, kind.copied().unwrap_or(Kind::Rook))]
}

/// A sign as the other player sees it.
fn turned(sign: &str) -> String {
    match sign.split_once(':') {
        Some(("own", kind)) => format!("foe:{kind}"),
        Some(("foe", kind)) => format!("own:{kind}"),
        _ => sign.to_owned(),
    }
}

/// The first two signs of each way it can go that shows a piece or cards; of what comes back, the piece.
fn ways(ways: &[&[Step<'_>]]) -> Vec<String> {
    let of_way = |steps: &&[Step<'_>]| {
        let signs: Vec<String> = steps.iter().flat_map(of_step).filter(|sign| sign != "tomb").collect();
        let shows = signs.iter().any(|sign| sign.contains(':') || sign == "cards");
        signs.into_iter().take(if shows { 2 } else { 0 })
    };
    ways.iter().flat_map(of_way).collect()
}
