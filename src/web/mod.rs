//! The face towards JavaScript: requests in, JSON text out, no rules. `engine.js` turns the text into objects,
//! which is faster than building them here one property at a time.

#[cfg(feature = "bench")]
mod bench;

use serde::{de::DeserializeOwned, Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::bots::{self, Level};
use crate::games::any::{AnyEvent, AnyGame, NewGame};
use crate::games::catalog;
use crate::play::{wire, Code, Eye, Fault, Offer, PromptView, Seat, Value};

/// A step that was taken, as in `engine.d.ts`.
#[derive(Serialize)]
struct Taken {
    ok: bool,
    events: Vec<AnyEvent>,
    prompt: Option<PromptView>,
}

/// A step that was refused.
#[derive(Serialize)]
struct Refused {
    ok: bool,
    #[serde(flatten)]
    fault: Fault,
}

/// Which of the answers `legal_moves` lists.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct About {
    square: Option<String>,
    card: Option<u32>,
}

/// What is to be explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Riddle {
    square: Option<String>,
    card: Option<String>,
}

/// What the computer is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    level: String,
    budget: Option<f64>,
    seed: Option<String>,
    cap: Option<f64>,
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn thrown(fault: Fault) -> JsError {
    JsError::new(&json(&fault))
}

fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, Fault> {
    // One reader for requests and saves: a second one for JavaScript's own objects would double its code in the wasm.
    let text = js_sys::JSON::stringify(&value).ok().and_then(|text| JsValue::from(text).as_string());
    let text = text.ok_or_else(|| Fault::new(Code::BadInput, "a value is missing"))?;
    serde_json::from_str(&text).map_err(|error| Fault::new(Code::BadInput, error.to_string()))
}

/// The seat of that name.
fn named(name: &str) -> Result<Seat, Fault> {
    Seat::from_name(name).ok_or_else(|| Fault::new(Code::BadInput, format!("there is no seat `{name}`")))
}

/// Games, options, cards and versions, as JSON.
#[wasm_bindgen]
pub fn catalog() -> String {
    json(&catalog::catalog())
}

/// A seed that nobody can guess.
///
/// # Errors
/// When the system has no source of chance.
#[wasm_bindgen]
pub fn fresh_seed() -> Result<String, JsError> {
    let seed = getrandom::u64().map_err(|error| thrown(Fault::new(Code::BadSeed, error.to_string())))?;
    Ok(format!("{seed:016x}"))
}

/// A game in progress.
#[wasm_bindgen]
pub struct Game {
    game: AnyGame,
}

#[wasm_bindgen]
impl Game {
    /// Deals a new game.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn create(wanted: JsValue) -> Result<Game, JsError> {
        let made = read::<NewGame>(wanted).and_then(AnyGame::new);
        made.map(|game| Game { game }).map_err(thrown)
    }

    /// Reads a save.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn load(save: &str) -> Result<Game, JsError> {
        AnyGame::load(save).map(|game| Game { game }).map_err(thrown)
    }

    /// The open question, or `null`.
    pub fn prompt(&self) -> String {
        json(&self.game.prompt())
    }

    /// The answers it takes.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn legal_moves(&self, about: JsValue) -> Result<String, JsError> {
        if about.is_undefined() || about.is_null() {
            return Ok(json(&self.game.offers()));
        }
        self.offers_about(about).map(|offers| json(&offers)).map_err(thrown)
    }

    fn offers_about(&self, about: JsValue) -> Result<Vec<Offer>, Fault> {
        let about: About = read(about)?;
        let mut offers = self.game.offers();
        if let Some(name) = about.square {
            let square = wire::square(&name)?.to_string();
            offers.retain(|offer| offer.squares.contains(&square));
        }
        // No game of this version has numbered cards in hand.
        if about.card.is_some() {
            offers.clear();
        }
        Ok(offers)
    }

    /// Answers with a choice or its text, after so many milliseconds of thought.
    pub fn apply(&mut self, choice: JsValue, thought: Option<f64>) -> String {
        let thought = thought.unwrap_or(0.0).clamp(0.0, f64::from(u32::MAX)) as u32;
        let events = read::<Value>(choice).and_then(|said| self.game.answer(&said, thought));
        self.step(events)
    }

    /// Takes back an answer: the asked seat's last one, or that of the named seat.
    pub fn back(&mut self, seat: Option<String>) -> String {
        let done = match seat.as_deref() {
            None => self.game.back(),
            Some(name) => named(name).and_then(|seat| self.game.back_of(Some(seat))),
        };
        self.step(done.map(|()| Vec::new()))
    }

    fn step(&self, events: Result<Vec<AnyEvent>, Fault>) -> String {
        match events {
            Ok(events) => json(&Taken { ok: true, events, prompt: self.game.prompt() }),
            Err(fault) => json(&Refused { ok: false, fault }),
        }
    }

    /// What the eye may know.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn view(&self, eye: &str) -> Result<String, JsError> {
        let found = Eye::from_name(eye).ok_or_else(|| Fault::new(Code::UnknownEye, format!("there is no eye `{eye}`")));
        found.and_then(|eye| self.game.view(eye)).map(|view| json(&view)).map_err(thrown)
    }

    /// Why a square or card cannot be chosen now by the named seat, or by the asked one; `null` if it can.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn explain(&self, about: JsValue, seat: Option<String>) -> Result<String, JsError> {
        let said = read::<Riddle>(about).and_then(|riddle| {
            let seat = seat.as_deref().map(named).transpose()?;
            self.game.explain(seat, riddle.square.as_deref(), riddle.card.as_deref())
        });
        said.map(|sentence| json(&sentence)).map_err(thrown)
    }

    /// The computer's choice for the asked seat.
    ///
    /// # Errors
    /// An error whose message is the JSON of a fault.
    pub fn suggest(&self, wish: JsValue) -> Result<String, JsError> {
        self.think(wish).map(|offer| json(&offer)).map_err(thrown)
    }

    fn think(&self, wish: JsValue) -> Result<Offer, Fault> {
        let wish: Wish = read(wish)?;
        let level = Level::from_name(&wish.level)
            .ok_or_else(|| Fault::new(Code::UnknownLevel, format!("there is no level `{}`", wish.level)))?;
        let start = js_sys::Date::now();
        let cap = wish.cap.unwrap_or(f64::INFINITY);
        let mut late = || js_sys::Date::now() - start > cap;
        let seed = wish.seed.unwrap_or_else(|| "deckmate".into());
        bots::suggest(&self.game, level, wish.budget.map(|nodes| nodes.max(1.0) as u64), &seed, &mut late)
    }

    /// The whole game as text.
    pub fn save(&self) -> String {
        self.game.save()
    }
}

/// Lets a panic say on the console what it was before the instance ends.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
}
