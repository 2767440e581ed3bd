//! Review: the answers of a game that has ended, and the change in a seat's chance with each.

use super::outlook::{Outlook, SIFTED};
use super::reviewed::Reviewed;
use super::step::{Point, Step};
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Act, Code, Fault, Looker};

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
    Reviewer::default().review(game, number, Retrospect { looker, nodes, reasons: true }, &mut || ())
}

/// The wishes of somebody who looks at an answer again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retrospect {
    /// The seat that looks.
    pub looker: Looker,
    /// The nodes of a judgement.
    pub nodes: u64,
    /// True if a better answer comes with its reasons, for which turns are played out: that takes as long as all the rest.
    pub reasons: bool,
}

/// Reviews the answers of one game. What one answer ends with the next begins with: the point between two that are
/// reviewed one after the other is looked at once.
#[derive(Default)]
pub struct Reviewer {
    last: Option<Last>,
}

/// The point after the answer that was reviewed last.
struct Last {
    acts: Vec<Act>,
    looker: Looker,
    nodes: u64,
    number: usize,
    point: Point,
}

impl Reviewer {
    /// As [`review`]; `tick` is called again and again meanwhile. The numbers are the same whatever was reviewed before.
    ///
    /// # Errors
    /// Those of [`review`].
    pub fn review(
        &mut self,
        game: &AnyGame,
        number: usize,
        wish: Retrospect,
        tick: &mut dyn FnMut(),
    ) -> Result<Reviewed, Fault> {
        registry::check_judged(game)?;
        if game.asked().is_some() {
            return Err(Fault::new(Code::NotOver, "a game is reviewed when it is over"));
        }
        let acts = game.acts();
        let missing = || Fault::new(Code::BadInput, format!("there is no answer {number}: {} were given", acts.len()));
        let act = number.checked_sub(1).and_then(|at| acts.get(at)).ok_or_else(missing)?;
        let then = match self.take(&acts, number - 1, wish) {
            Some(point) => point,
            None => Point::of(game, &acts, number - 1)?,
        };
        let after = Point::of(game, &acts, number)?;
        let offers = registry::offers(&then.game);
        let choice = offers.iter().find(|(offer, _)| offer.text == act.text).cloned().ok_or_else(missing)?;
        // A tick ends nothing, so that the numbers stay the same.
        let mut late = || {
            tick();
            false
        };
        let Retrospect { looker, nodes, reasons } = wish;
        let look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end: false, late: &mut late };
        let (told, point) = Step::new(look, then, after, offers, choice).review(reasons);
        self.last = Some(Last { acts, looker, nodes, number, point });
        Ok(told)
    }

    /// The point after so many of these answers, where it was looked at last in the same way.
    fn take(&mut self, acts: &[Act], number: usize, wish: Retrospect) -> Option<Point> {
        let last = self.last.take()?;
        let same = last.number == number && last.looker == wish.looker && last.nodes == wish.nodes && last.acts == acts;
        same.then_some(last.point)
    }
}
