//! A win that cannot be prevented: whether the asked seat of a game has one in a few turns, by search.

use serde::Serialize;

use super::any::AnyGame;
use super::chess::Chess;
use super::deception::Deception;
use super::doublecross::DoubleCross;
use super::five_card::FiveCard;
use super::full_double::FullDouble;
#[cfg(feature = "storm")]
use super::storm::Storm;
use crate::play::proof::{OutOfBound, ProofNode, Search};
use crate::play::{Fault, Goal, Host, Offer, Provable, Seat};

/// More worlds than this are not looked at.
const WORLDS: usize = 60;

/// Findings of a search for a win.
#[derive(Serialize, Debug, Default, PartialEq)]
pub struct Winning {
    /// In so many turns of its own the asked seat wins at the latest, whatever the other one answers; nothing if no such win
    /// was found.
    pub turns: Option<u32>,
    /// The answer that it begins with.
    pub first: Option<Offer>,
    /// True if it is shown for the cards alone that are dealt in this game: for what is hidden, and for what is drawn.
    pub dealt: bool,
    /// In so many turns there is certainly none.
    pub never: u32,
}

/// Bounds of a search.
pub struct Bound<'a> {
    /// At most so many answers are tried for each number of turns.
    pub tried: u64,
    /// Asked now and then: true where nothing more is to be tried.
    pub spent: &'a dyn Fn() -> bool,
}

/// A search in one game.
type Looker = fn(&AnyGame, Seat, u32, &Bound<'_>) -> Option<Result<Winning, Fault>>;

/// Every game once.
const LOOKERS: &[Looker] = &[
    look::<Chess>,
    look::<FullDouble>,
    look::<DoubleCross>,
    look::<FiveCard>,
    look::<Deception>,
    #[cfg(feature = "storm")]
    look::<Storm>,
];

/// Looks for a win of the asked seat in so many of its turns at most, the shortest first.
///
/// ```
/// use deckmate::games::winning::{winning, Bound};
/// use deckmate::{AnyGame, NewGame};
///
/// let game = AnyGame::new(NewGame::of("chess").board("7k/8/5K2/8/8/8/8/R7 w - -"))?;
/// let bound = Bound { tried: 10_000, spent: &|| false };
/// let found = winning(&game, 3, &bound)?;
/// assert_eq!((found.turns, found.never, found.dealt), (Some(2), 1, false));
/// let start = AnyGame::new(NewGame::of("chess"))?;
/// assert_eq!(winning(&start, 2, &bound)?.never, 2);
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// The fault of the goal, which no game of this version brings about.
pub fn winning(game: &AnyGame, turns: u32, bound: &Bound<'_>) -> Result<Winning, Fault> {
    let Some(seat) = game.asked() else { return Ok(Winning::default()) };
    LOOKERS.iter().find_map(|looker| looker(game, seat, turns, bound)).unwrap_or_else(|| Ok(Winning::default()))
}

fn look<G: Provable>(game: &AnyGame, seat: Seat, turns: u32, bound: &Bound<'_>) -> Option<Result<Winning, Fault>> {
    let host = game.host::<G>()?;
    let mut found = Winning::default();
    for turn in 1..=turns {
        let goal = match Goal::read::<G>(&format!("won by:{}", 2 * turn - 1)) {
            Ok(goal) => goal,
            Err(fault) => return Some(Err(fault)),
        };
        // A win is one with the cards that are dealt, too: where these allow none, nothing else is looked at.
        match first_of(&goal, seat, vec![host.clone()], false, bound) {
            Ok(None) => found.never = turn,
            Err(OutOfBound) => break,
            Ok(Some(dealt)) => {
                let (worlds, all) = host.worlds(seat, WORLDS);
                let worlds = worlds.into_iter().map(|(_, world)| world).collect();
                let sure = if all { first_of(&goal, seat, worlds, true, bound).unwrap_or(None) } else { None };
                found.dealt = sure.is_none();
                let text = sure.unwrap_or(dealt);
                found.turns = Some(turn);
                found.first = game.offers().into_iter().find(|offer| offer.text == text);
                break;
            }
        }
    }
    Some(Ok(found))
}

/// The first answer of a win in these worlds, if there is one.
fn first_of<G: Provable>(
    goal: &Goal,
    seat: Seat,
    worlds: Vec<Host<G>>,
    any_fall: bool,
    bound: &Bound<'_>,
) -> Result<Option<String>, OutOfBound> {
    let mut search = Search::new(goal, seat, &[], bound.tried);
    search.spent = Some(bound.spent);
    (search.any_fall, search.hides) = (any_fall, worlds.len() > 1);
    let group: Vec<ProofNode<G>> = worlds.into_iter().map(|host| ProofNode::first(host, goal, seat)).collect();
    let Some(node) = group.first() else { return Ok(None) };
    for choice in Search::options(&node.host) {
        search.sampled = false;
        if search.by(&group, choice, 0)?.is_some() {
            return if search.sampled { Err(OutOfBound) } else { Ok(Some(choice.to_string())) };
        }
    }
    Ok(None)
}
