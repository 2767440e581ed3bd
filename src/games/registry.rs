//! The registry of games, with what is known of each before it is played.

use super::any::{AnyGame, NewGame};
use super::chess::Chess;
use super::deception::Deception;
use super::doublecross::DoubleCross;
use super::five_card::FiveCard;
use super::form::{Needs, SetupField};
use super::full_double::FullDouble;
use super::listed::{CardInfo, Listed};
#[cfg(feature = "storm")]
use super::storm::Storm;
use super::term::Term;
use crate::board::{Pasted, Position, SetupError, Variant};
use crate::play::compact::Compact;
use crate::play::config::GIVEN;
use crate::play::game::options_of;
use crate::play::save::Save;
use crate::play::{Code, Config, Fault, Host, Info, OptionSpec, Value};

/// A game that can be played.
pub trait Playable: Sync {
    /// The facts about it.
    fn info(&self) -> &'static Info;
    /// Its options.
    fn options(&self) -> Vec<OptionSpec>;
    /// Its cards.
    fn cards(&self) -> Vec<CardInfo>;
    /// The rules of its board, with the usual options.
    fn variant(&self) -> &'static Variant;
    /// The words by which spec files speak of what its view adds.
    fn terms(&self) -> &'static [Term];
    /// The position that a setup gives, or else that a game begins from, as text, and the rules of its board.
    fn beginning(&self, config: &Config, given: Option<&str>) -> (String, &'static Variant);
    /// The parts of its setups beside the board.
    fn fields(&self) -> Vec<SetupField>;
    /// Words that each lasting effect of a setup needs.
    fn needs(&self, config: &Config) -> Vec<Needs>;
    /// Deals a new game.
    ///
    /// # Errors
    /// `bad-setup`.
    fn start(&self, config: Config, rolls: &[u32]) -> Result<AnyGame, Fault>;
    /// Plays a saved game again.
    ///
    /// # Errors
    /// `bad-save`, `newer-save`.
    fn load(&self, save: Save) -> Result<AnyGame, Fault>;
    /// Plays the game of a compact text again.
    ///
    /// # Errors
    /// `bad-save`, `newer-save`.
    fn expand(&self, compact: Compact) -> Result<AnyGame, Fault>;
}

struct Of<G>(std::marker::PhantomData<fn() -> G>);

const fn of<G>() -> Of<G> {
    Of(std::marker::PhantomData)
}

impl<G: Listed> Playable for Of<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn options(&self) -> Vec<OptionSpec> {
        options_of::<G>()
    }

    fn cards(&self) -> Vec<CardInfo> {
        G::cards()
    }

    fn variant(&self) -> &'static Variant {
        G::variant()
    }

    fn terms(&self) -> &'static [Term] {
        G::TERMS
    }

    fn beginning(&self, config: &Config, given: Option<&str>) -> (String, &'static Variant) {
        let (text, rules) = G::beginning(config, given);
        (text.into_owned(), rules)
    }

    fn fields(&self) -> Vec<SetupField> {
        G::fields()
    }

    fn needs(&self, config: &Config) -> Vec<Needs> {
        G::needs(config)
    }

    fn start(&self, mut config: Config, rolls: &[u32]) -> Result<AnyGame, Fault> {
        config.setup.iter_mut().for_each(G::shorten);
        Host::<G>::with_rolls(config, rolls).map(AnyGame::from)
    }

    fn load(&self, save: Save) -> Result<AnyGame, Fault> {
        save.load::<G>().map(AnyGame::from)
    }

    fn expand(&self, compact: Compact) -> Result<AnyGame, Fault> {
        compact.load::<G>().map(AnyGame::from)
    }
}

/// Number of games.
const COUNT: usize = if cfg!(feature = "storm") { 6 } else { 5 };

/// All games, in the order of the catalogue.
pub static GAMES: [&dyn Playable; COUNT] = [
    &of::<Chess>(),
    &of::<FullDouble>(),
    &of::<DoubleCross>(),
    &of::<FiveCard>(),
    &of::<Deception>(),
    #[cfg(feature = "storm")]
    &of::<Storm>(),
];

/// The names of all games, with commas between them.
///
/// ```
/// use deckmate::{games::registry, AnyGame, NewGame};
///
/// for name in registry::names().split(", ") {
///     let game = AnyGame::new(NewGame::of(name))?;
///     assert!(game.asked().is_some(), "somebody begins");
/// }
/// # Ok::<(), deckmate::Fault>(())
/// ```
pub fn names() -> String {
    GAMES.map(|game| game.info().name).join(", ")
}

/// The game of that name.
///
/// ```
/// use deckmate::games::registry;
///
/// let storm = registry::find("chess-storm")?;
/// assert_eq!(storm.info().title, "Chess Storm");
/// assert!(storm.options().iter().any(|option| option.name == "deck"));
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `unknown-game`.
pub fn find(name: &str) -> Result<&'static dyn Playable, Fault> {
    let unknown = || Fault::new(Code::UnknownGame, format!("there is no game `{name}`; the games are {}", names()));
    GAMES.into_iter().find(|game| game.info().name == name).ok_or_else(unknown)
}

impl AnyGame {
    /// Deals a new game.
    ///
    /// # Errors
    /// `unknown-game`, `unknown-option`, `bad-option`, `bad-seed`, `bad-setup`.
    pub fn new(mut wanted: NewGame) -> Result<AnyGame, Fault> {
        let entry = find(&wanted.game)?;
        let setup = wanted.whole_setup();
        let mut seed = wanted.seed.unwrap_or_else(|| "deckmate".into());
        if seed.starts_with(GIVEN) {
            return Err(Fault::new(
                Code::BadSeed,
                format!("`{seed}` is no seed: the rolls of a game are given as `rolls`"),
            ));
        }
        if wanted.rolls.is_some() {
            seed.insert(0, GIVEN);
        }
        // A save may hold what older versions have not looked at.
        let board = setup.as_ref().and_then(|setup| setup.get("board")).and_then(Value::text);
        board.map_or(Ok(()), Pasted::check_clocks).map_err(|error| Fault::setup(error.to_string()))?;
        let config = Config::new(&wanted.game, &entry.options(), seed, wanted.options, setup)?;
        entry.start(config, &wanted.rolls.unwrap_or_default())
    }

    /// Goes on with a game that was kept.
    ///
    /// # Errors
    /// `bad-save`, `newer-save`, `unknown-game`.
    pub fn restore(save: Save) -> Result<AnyGame, Fault> {
        find(&save.game)?.load(save)
    }

    /// Goes on with the game of a compact text, as [`Playing::compact`](super::playing::Playing::compact) gives it.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("doublecross").seed("compact"))?;
    /// for _ in 0..6 {
    ///     let offer = game.offers().swap_remove(0);
    ///     game.apply(&offer.text)?;
    /// }
    /// let text = game.compact()?;
    /// assert!(text.starts_with("dm1.doublecross.") && text.len() < 50, "{text}");
    /// assert_eq!(AnyGame::expand(&text)?.record(), game.record());
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-save`, `newer-save`, `unknown-game`.
    pub fn expand(text: &str) -> Result<AnyGame, Fault> {
        let compact = Compact::open(text)?;
        find(&compact.game)?.expand(compact)
    }
}

/// A position of a game and the rules of its board, without a game in progress; nothing of it may be left out.
///
/// ```
/// use deckmate::games::registry;
///
/// let (position, rules) = registry::position("chess", "4k3/8/8/8/8/8/4P3/4K3 w - -")?;
/// assert_eq!(position.board.legal(rules, position.side).len(), 6);
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `unknown-game`, `bad-setup`.
pub fn position(game: &str, board: &str) -> Result<(Position, &'static Variant), Fault> {
    let entry = find(game)?;
    let text = if board.is_empty() { entry.info().board } else { board };
    let position = Position::parse(text, entry.variant()).map_err(|error| Fault::setup(error.to_string()))?;
    Ok((position, entry.variant()))
}

/// As [`position`], of what somebody has pasted: what cannot be of it is left out.
///
/// # Errors
/// `unknown-game`, `bad-setup`.
pub fn pasted(game: &str, board: &str) -> Result<(Pasted, &'static Variant), Fault> {
    let entry = find(game)?;
    let text = if board.is_empty() { entry.info().board } else { board };
    let refused = |error: SetupError| Fault::setup(error.to_string());
    Pasted::check_clocks(text).map_err(refused)?;
    Ok((Pasted::parse(text, entry.variant()).map_err(refused)?, entry.variant()))
}
