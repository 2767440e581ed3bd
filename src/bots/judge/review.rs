//! Review: the answers of a game that has ended, and the change in a seat's chance with each.

use super::outlook::{Outlook, SIFTED};
use super::reviewed::Reviewed;
use super::step::{Point, Step};
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Looker};

/// The change by the answer of that number, from 1, in the chance of the looking seat, and why; the game has ended. The
/// same game, number, looker and nodes give the same numbers.
///
/// ```
/// use deckmate::bots::review;
/// use deckmate::play::Looker;
/// use deckmate::{AnyGame, NewGame, Seat};
///
/// let mut game = AnyGame::new(NewGame::of("chess"))?;
/// let looker = Looker { seat: Seat::First, open: true };
/// assert!(review(&game, 1, looker, 500).is_err(), "nothing is told of a running game");
/// for answer in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     game.apply(answer)?;
/// }
/// let told = review(&game, 3, looker, 500)?;
/// assert_eq!(told.luck + told.mine + told.other + told.mind, told.after - told.before);
/// assert!(told.mine < -2_000 && told.better.is_some(), "the pawn lets itself be mated");
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `not-over` while the game goes on; `bad-input` for an answer that was not given, or a game without a bot.
pub fn review(game: &AnyGame, number: usize, looker: Looker, nodes: u64) -> Result<Reviewed, Fault> {
    review_ticking(game, number, looker, nodes, &mut || ())
}

/// As [`review`]; `tick` is called again and again meanwhile.
///
/// # Errors
/// Those of [`review`].
pub fn review_ticking(
    game: &AnyGame,
    number: usize,
    looker: Looker,
    nodes: u64,
    tick: &mut dyn FnMut(),
) -> Result<Reviewed, Fault> {
    registry::check_judged(game)?;
    if game.asked().is_some() {
        return Err(Fault::new(Code::NotOver, "a game is reviewed when it is over"));
    }
    let acts = game.acts();
    let missing = || Fault::new(Code::BadInput, format!("there is no answer {number}: {} were given", acts.len()));
    let act = number.checked_sub(1).and_then(|at| acts.get(at)).ok_or_else(missing)?;
    let [then, after] = [Point::of(game, &acts, number - 1)?, Point::of(game, &acts, number)?];
    let offers = registry::offers(&then.game);
    let choice = offers.iter().find(|(offer, _)| offer.text == act.text).cloned().ok_or_else(missing)?;
    // A tick ends nothing, so that the numbers stay the same.
    let mut late = || {
        tick();
        false
    };
    let look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end: false, late: &mut late };
    Ok(Step::new(look, then, after, offers, choice).review())
}
