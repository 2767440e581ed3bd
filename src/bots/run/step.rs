//! A step of a run as a page asks for it: a new run, a choice, or a game that is over.

use serde::{Deserialize, Serialize};

use super::state::Run;
use super::view::RunView;
use crate::games::any::AnyGame;
use crate::play::save::Save;
use crate::play::{Fault, Seat, Value};

/// The step that is wanted. Without a run a new one begins; without a choice and a game the run is only looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunStep {
    /// The run as it was kept.
    #[serde(default)]
    run: Option<Run>,
    /// The seed of a new one.
    #[serde(default)]
    seed: Option<String>,
    /// The day whose run begins, in place of a seed.
    #[serde(default)]
    day: Option<u32>,
    /// Number of the decks that are free to begin with.
    #[serde(default)]
    free: Option<usize>,
    /// True for the player's first run.
    #[serde(default)]
    first: bool,
    /// The choice.
    #[serde(default)]
    choice: Option<String>,
    /// The save of the game that is over.
    #[serde(default)]
    game: Option<Value>,
    /// The save of a game of the run that is over, and has been counted: its cards are judged.
    #[serde(default)]
    judge: Option<Value>,
}

/// A run after a step, and what is shown of it.
#[derive(Serialize)]
pub struct Stepped {
    /// The run, to be kept.
    run: Run,
    /// Its view.
    view: RunView,
    /// The game to be judged, and the player's seat in it.
    #[serde(skip)]
    pub judge: Option<(AnyGame, Seat)>,
}

/// Makes a step.
///
/// # Errors
/// Those of [`Run::new`], [`Run::choose`], [`Run::played`] and [`Run::seat_in`], and `bad-save` for a save that is none.
pub fn step(wanted: RunStep) -> Result<Stepped, Fault> {
    let seed = || wanted.day.map(Run::day).or(wanted.seed).unwrap_or_default();
    let run = match wanted.run {
        Some(run) => run.checked()?,
        None => Run::new(&seed(), wanted.free.unwrap_or(1), wanted.first)?,
    };
    let run = match (wanted.choice, wanted.game) {
        (Some(choice), _) => run.choose(&choice)?,
        (None, Some(game)) => run.played(&Save::open(game).and_then(AnyGame::restore)?)?,
        (None, None) => run,
    };
    let open = |save: Value| {
        let game = AnyGame::restore(Save::open(save)?)?;
        let seat = run.seat_in(&game)?;
        Ok((game, seat))
    };
    let judge = wanted.judge.map(open).transpose()?;
    Ok(Stepped { view: run.view()?, run, judge })
}
