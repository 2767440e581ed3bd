//! AnyGame: the list of games, for faces that learn only at run time which one is played.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::chess::{self, Chess};
use super::deception::{self, Deception};
use super::doublecross::{self, DoubleCross};
use super::five_card::FiveCard;
use super::full_double::{self, FullDouble};
use super::storm::Storm;
use crate::board::{Position, Variant};
use crate::play::save::{self, Save};
pub use crate::play::Fault;
use crate::play::{About, Choice, Config, Event, Eye, Game, Host, Offer, OptionSpec, PromptView, Seat, Setup, View};

/// What a new game is made from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game's name in the contract.
    pub game: String,
    /// The seed of all chance; without one, `deckmate`.
    #[serde(default)]
    pub seed: Option<String>,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    /// A position to start from.
    #[serde(default)]
    pub setup: Option<Setup>,
}

/// A game in progress, whichever it is.
#[allow(clippy::large_enum_variant)] // there is one of it, and it stays where it is
#[derive(Clone)]
pub enum AnyGame {
    /// Plain chess.
    Chess(Host<Chess>),
    /// Full Double Chess.
    FullDouble(Host<FullDouble>),
    /// DoubleCross Chess.
    DoubleCross(Host<DoubleCross>),
    /// 5 Card Chess.
    FiveCard(Host<FiveCard>),
    /// Deception Chess.
    Deception(Host<Deception>),
    /// Chess Storm.
    Storm(Host<Storm>),
}

/// The names of all games, in the order of the catalogue.
pub const NAMES: [&str; 6] = [
    Chess::INFO.name,
    FullDouble::INFO.name,
    DoubleCross::INFO.name,
    FiveCard::INFO.name,
    Deception::INFO.name,
    Storm::INFO.name,
];

/// Does the same with whichever game it is.
macro_rules! each {
    ($game:expr, $host:ident => $what:expr) => {
        match $game {
            AnyGame::Chess($host) => $what,
            AnyGame::FullDouble($host) => $what,
            AnyGame::DoubleCross($host) => $what,
            AnyGame::FiveCard($host) => $what,
            AnyGame::Deception($host) => $what,
            AnyGame::Storm($host) => $what,
        }
    };
}

fn unknown(game: &str) -> Fault {
    Fault::new("unknown-game", format!("there is no game `{game}`; the games are {}", NAMES.join(", ")))
}

/// The options of a game.
///
/// # Errors
/// `unknown-game`.
pub fn options(game: &str) -> Result<Vec<OptionSpec>, Fault> {
    match game {
        name if name == Chess::INFO.name => Ok(Chess::options()),
        name if name == FullDouble::INFO.name => Ok(FullDouble::options()),
        name if name == DoubleCross::INFO.name => Ok(DoubleCross::options()),
        name if name == FiveCard::INFO.name => Ok(FiveCard::options()),
        name if name == Deception::INFO.name => Ok(Deception::options()),
        name if name == Storm::INFO.name => Ok(Storm::options()),
        _ => Err(unknown(game)),
    }
}

/// A position of a game and the rules of its board, without a game in progress: for perft.
///
/// # Errors
/// `unknown-game`, `bad-setup`.
pub fn position(game: &str, board: &str) -> Result<(Position, &'static Variant), Fault> {
    let (variant, start) = match game {
        name if name == Chess::INFO.name => (chess::variant(), Chess::INFO.board),
        name if name == FullDouble::INFO.name => (full_double::variant(false), FullDouble::INFO.board),
        name if name == DoubleCross::INFO.name => (doublecross::variant(false), DoubleCross::INFO.board),
        name if name == FiveCard::INFO.name => (chess::variant(), FiveCard::INFO.board),
        name if name == Deception::INFO.name => (deception::variant(), Deception::INFO.board),
        name if name == Storm::INFO.name => (chess::variant(), Storm::INFO.board),
        _ => return Err(unknown(game)),
    };
    let text = if board.is_empty() { start } else { board };
    let position = Position::parse(text, variant).map_err(|error| Fault::setup(error.to_string()))?;
    Ok((position, variant))
}

impl AnyGame {
    /// Deals a new game.
    ///
    /// # Errors
    /// `unknown-game`, `unknown-option`, `bad-option`, `bad-seed`, `bad-setup`.
    pub fn new(wanted: NewGame) -> Result<AnyGame, Fault> {
        let specs = options(&wanted.game)?;
        let seed = wanted.seed.unwrap_or_else(|| "deckmate".into());
        let config = Config::new(&wanted.game, specs, seed, wanted.options, wanted.setup)?;
        match wanted.game.as_str() {
            name if name == Chess::INFO.name => Host::new(config).map(AnyGame::Chess),
            name if name == FullDouble::INFO.name => Host::new(config).map(AnyGame::FullDouble),
            name if name == FiveCard::INFO.name => Host::new(config).map(AnyGame::FiveCard),
            name if name == Deception::INFO.name => Host::new(config).map(AnyGame::Deception),
            name if name == Storm::INFO.name => Host::new(config).map(AnyGame::Storm),
            _ => Host::new(config).map(AnyGame::DoubleCross),
        }
    }

    /// Reads a save.
    ///
    /// # Errors
    /// `bad-save`, `newer-save`, `unknown-game`.
    pub fn load(text: &str) -> Result<AnyGame, Fault> {
        let save = Save::read(text)?;
        match save.game.as_str() {
            name if name == Chess::INFO.name => save.load().map(AnyGame::Chess),
            name if name == FullDouble::INFO.name => save.load().map(AnyGame::FullDouble),
            name if name == DoubleCross::INFO.name => save.load().map(AnyGame::DoubleCross),
            name if name == FiveCard::INFO.name => save.load().map(AnyGame::FiveCard),
            name if name == Deception::INFO.name => save.load().map(AnyGame::Deception),
            name if name == Storm::INFO.name => save.load().map(AnyGame::Storm),
            name => Err(unknown(name)),
        }
    }

    /// The text of a save.
    pub fn save(&self) -> String {
        each!(self, host => save::write(host))
    }

    /// The record so far, turn by turn.
    pub fn record(&self) -> Vec<Vec<String>> {
        each!(self, host => save::lines(host))
    }

    /// The game's name.
    pub fn name(&self) -> &'static str {
        fn name<G: Game>(_: &Host<G>) -> &'static str {
            G::INFO.name
        }
        each!(self, host => name(host))
    }

    /// The open question; nothing when the game is over.
    pub fn prompt(&self) -> Option<PromptView> {
        each!(self, host => host.prompt_view())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        each!(self, host => host.prompt().map(|prompt| prompt.seat))
    }

    /// The answers that the open question takes, bare.
    pub fn choices(&self) -> &[Choice] {
        each!(self, host => host.prompt().map_or(&[], |prompt| &prompt.options))
    }

    /// The answers that the open question takes, with notation and phrase.
    pub fn offers(&self) -> Vec<Offer> {
        each!(self, host => host.offers())
    }

    /// One answer with notation and phrase.
    pub fn offer(&self, choice: &Choice) -> Offer {
        each!(self, host => host.offer(choice))
    }

    /// Answers by notation.
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply(&mut self, text: &str) -> Result<Vec<Event>, Fault> {
        each!(self, host => host.find(text).and_then(|choice| host.apply(choice)))
    }

    /// Answers by notation, with the time in milliseconds that the player thought.
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply_after(&mut self, text: &str, thought: u32) -> Result<Vec<Event>, Fault> {
        each!(self, host => host.find(text).and_then(|choice| host.apply_after(choice, thought)))
    }

    /// Answers.
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn choose(&mut self, choice: Choice) -> Result<Vec<Event>, Fault> {
        each!(self, host => host.apply(choice))
    }

    /// Takes back the asked seat's last answer and what followed it (see [`Host::back`]); there is nothing to tell.
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    pub fn back(&mut self) -> Result<Vec<Event>, Fault> {
        self.back_of(None)
    }

    /// The same for the named seat.
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    pub fn back_of(&mut self, seat: Option<Seat>) -> Result<Vec<Event>, Fault> {
        each!(self, host => host.back(seat)).map(|()| Vec::new())
    }

    /// Why the seat, or without one the asked seat, cannot choose the square or the card now; nothing if it can.
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card`.
    pub fn explain(
        &self,
        seat: Option<Seat>,
        square: Option<&str>,
        card: Option<&str>,
    ) -> Result<Option<String>, Fault> {
        fn explain<G: Game>(
            host: &Host<G>,
            seat: Option<Seat>,
            square: Option<&str>,
            card: Option<&str>,
        ) -> Result<Option<String>, Fault> {
            About::read::<G>(square, card).map(|about| host.explain(seat, about))
        }
        each!(self, host => explain(host, seat, square, card))
    }

    /// What the eye may know.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    pub fn view(&self, eye: Eye) -> Result<View, Fault> {
        each!(self, host => host.view(eye))
    }
}
