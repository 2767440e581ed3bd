//! The engine for JavaScript: values in, values out, no rules. A refusal is thrown as an `Error` with the fields
//! `error`, `message` and, where an option is at fault, `option`.

mod args;
#[cfg(feature = "bench")]
mod bench;
mod cards;
mod editing;
mod evening;
mod judging;
mod listing;
mod looking;
mod past;
mod pgn;
mod proving;
mod review;
mod run;
mod thinking;
mod trial;
mod values;

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use self::args::OffersAbout;
use self::values::{from_js, read, to_error, to_js, Ahead, AppliedAnswer};

use crate::bots::Reviewer;
use crate::games::any::{AnyEvent, AnyGame, NewGame};
use crate::play::save::Save;
use crate::play::{input, Code, Fault, Foreseen, Offer, PromptView, Seat, Value};

/// The seat of that name for which a call is made; `None` where the call is made for whoever is asked.
fn seat_named(seat: Option<String>) -> Result<Option<Seat>, JsValue> {
    seat.as_deref().map(args::seat).transpose().map_err(to_error)
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds on a clock that nobody can turn back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A seed that nobody can guess.
///
/// # Errors
/// The fault that the system has no source of chance.
#[wasm_bindgen]
pub fn fresh_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|error| to_error(Fault::new(Code::BadSeed, error.to_string())))?;
    Ok(format!("{seed:016x}"))
}

/// A game in progress: `Game` in JavaScript.
#[wasm_bindgen(js_name = Game)]
pub struct JsGame {
    game: AnyGame,
    /// The reviewer of a game that is over, with the point that it looked at last.
    reviewer: RefCell<Reviewer>,
}

impl From<AnyGame> for JsGame {
    fn from(game: AnyGame) -> JsGame {
        JsGame { game, reviewer: RefCell::default() }
    }
}

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// Deals a new game.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn create(wanted: JsValue) -> Result<JsGame, JsValue> {
        let made = read::<NewGame>(wanted).and_then(AnyGame::new);
        made.map(JsGame::from).map_err(to_error)
    }

    /// Goes on with a game that was kept.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn load(kept: JsValue) -> Result<JsGame, JsValue> {
        let save = from_js(kept).and_then(Save::open);
        save.and_then(AnyGame::restore).map(JsGame::from).map_err(to_error)
    }

    /// Goes on with the game of a compact text.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn expand(text: &str) -> Result<JsGame, JsValue> {
        AnyGame::expand(text).map(JsGame::from).map_err(to_error)
    }

    /// The game as a compact text.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn compact(&self) -> Result<String, JsValue> {
        self.game.compact().map_err(to_error)
    }

    /// The open question, or `null`; with a seat, as far as that seat may know it.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn prompt(&self, seat: Option<String>) -> Result<JsValue, JsValue> {
        to_js(&self.question(seat_named(seat)?))
    }

    fn question(&self, seat: Option<Seat>) -> Option<PromptView> {
        seat.map_or_else(|| self.game.prompt(), |seat| self.game.prompt_of(seat))
    }

    /// Refuses a call that is made for a seat that is not asked.
    fn check_asked(&self, seat: Option<Seat>) -> Result<(), Fault> {
        seat.map_or(Ok(()), |seat| self.game.asks(seat))
    }

    /// The answers that the open question takes; with a seat, none if another seat is asked.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn legal_moves(&self, about: JsValue, seat: Option<String>) -> Result<JsValue, JsValue> {
        if self.check_asked(seat_named(seat)?).is_err() {
            return to_js::<[Offer; 0]>(&[]);
        }
        if about.is_undefined() || about.is_null() {
            return to_js(&self.game.offers());
        }
        to_js(&self.offers_about(about).map_err(to_error)?)
    }

    fn offers_about(&self, about: JsValue) -> Result<Vec<Offer>, Fault> {
        let about: OffersAbout = read(about)?;
        let mut offers = match (about.said, about.text) {
            (Some(line), _) => self.game.amounts_to(&line).into_iter().collect(),
            (None, Some(text)) => self.game.meant(&text),
            (None, None) => self.game.offers(),
        };
        if let Some(name) = about.square {
            let square = input::square(&name)?.name();
            offers.retain(|offer| offer.squares.contains(&square));
        }
        // No game of this version has numbered cards in hand.
        if about.card.is_some() {
            offers.clear();
        }
        Ok(offers)
    }

    /// Answers with a choice or its text, after so many milliseconds of thought; with a seat, for that seat alone; with
    /// the rolls that it leads to, where they come from outside.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn apply(
        &mut self,
        choice: JsValue,
        thought: Option<f64>,
        seat: Option<String>,
        rolls: Option<Vec<u32>>,
    ) -> Result<JsValue, JsValue> {
        let thought = thought.unwrap_or(0.0).clamp(0.0, f64::from(u32::MAX)) as u32;
        let seat = seat_named(seat)?;
        let events = from_js(choice).and_then(|answer| {
            self.check_asked(seat)?;
            self.game.answer_with(&answer, thought, &rolls.unwrap_or_default())
        });
        self.step(events.map_err(to_error)?, seat)
    }

    /// Takes back so many answers (one) of the asked seat, or of the named seat.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn back(&mut self, seat: Option<String>, answers: Option<u32>) -> Result<JsValue, JsValue> {
        self.game.back_by(seat_named(seat)?, answers.unwrap_or(1)).map_err(to_error)?;
        self.step(Vec::new(), None)
    }

    /// The number of lines that the log keeps if `back` takes them back.
    ///
    /// # Errors
    /// The fault that it would throw.
    pub fn can_back(&self, seat: Option<String>, answers: Option<u32>) -> Result<usize, JsValue> {
        self.game.can_go_back(seat_named(seat)?, answers.unwrap_or(1)).map_err(to_error)
    }

    fn step(&self, events: Vec<AnyEvent>, seat: Option<Seat>) -> Result<JsValue, JsValue> {
        to_js(&AppliedAnswer { ok: true, events, prompt: self.question(seat) })
    }

    /// The game as far as the eye may know it.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn view(&self, eye: &str) -> Result<JsValue, JsValue> {
        to_js(&args::eye(eye).and_then(|eye| self.game.view(eye)).map_err(to_error)?)
    }

    /// Events that these answers of the asked seat would lead to; with a seat, for that seat alone.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn foresee(&self, answers: JsValue, seat: Option<String>) -> Result<JsValue, JsValue> {
        let seat = seat_named(seat)?;
        let found = read::<Vec<Value>>(answers).and_then(|answers| {
            self.check_asked(seat)?;
            self.game.foresee(&answers)
        });
        let Foreseen { events, prompt, offers } = found.map_err(to_error)?;
        to_js(&Ahead { ok: true, events, prompt, offers })
    }

    /// The game as it is kept.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn save(&self) -> Result<JsValue, JsValue> {
        to_js(&self.game.kept())
    }
}

/// Lets a panic say on the console what it was before the instance ends.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
}
