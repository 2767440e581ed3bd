//! Wishes that a new game is made from.

use serde::Deserialize;

use crate::play::{ByName, Value};

/// Wishes that a new game is made from.
///
/// ```
/// use deckmate::{AnyGame, NewGame};
///
/// let one = AnyGame::new(NewGame::of("five-card").seed("a-seed"))?;
/// let same = AnyGame::new(NewGame::of("five-card").seed("a-seed"))?;
/// assert_eq!(one.kept().text(), same.kept().text(), "equal wishes give equal games");
/// # Ok::<(), deckmate::Fault>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game's name in the contract.
    pub game: String,
    /// The seed of all chance; without one, `deckmate`.
    #[serde(default)]
    pub seed: Option<String>,
    /// The rolls of the deal, in a game whose rolls come from outside; a game without this field makes its own.
    #[serde(default)]
    pub rolls: Option<Vec<u32>>,
    /// Options by name.
    #[serde(default)]
    pub options: ByName<String, Value>,
    /// A position to start from.
    #[serde(default)]
    pub setup: Option<Value>,
    /// Own cards that are in the deck, too: packed, with copies behind a colon or without, or as values.
    #[serde(default)]
    pub cards: Vec<Value>,
}

impl NewGame {
    /// A game of that name, from its usual start.
    pub fn of(game: impl Into<String>) -> NewGame {
        NewGame { game: game.into(), seed: None, rolls: None, options: ByName::new(), setup: None, cards: Vec::new() }
    }

    /// With this seed: 1 to 64 letters, digits, `-` or `_`.
    pub fn seed(mut self, seed: impl Into<String>) -> NewGame {
        self.seed = Some(seed.into());
        self
    }

    /// With rolls from outside, and these for its deal.
    ///
    /// ```
    /// use deckmate::{AnyGame, Code, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("doublecross").rolls([]))?;
    /// // Nobody knows the card: it is drawn by lot out of all that are left.
    /// let missing = game.apply("draw").expect_err("the roll is not given");
    /// assert_eq!((missing.code, missing.of), (Code::NeedsRoll, Some(46)));
    /// game.answer_with(&"draw".into(), 0, &[45])?;
    /// assert_eq!(game.record().concat(), ["first draw", "roll 45/46"]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn rolls(mut self, rolls: impl Into<Vec<u32>>) -> NewGame {
        self.rolls = Some(rolls.into());
        self
    }

    /// With this value of an option.
    ///
    /// ```
    /// use deckmate::{AnyGame, Code, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("doublecross").option("auto_call", true))?;
    /// assert_eq!(game.name(), "doublecross");
    /// let refused = AnyGame::new(NewGame::of("doublecross").option("auto_call", "perhaps")).unwrap_err();
    /// assert_eq!((refused.code, refused.option.as_deref()), (Code::BadOption, Some("auto_call")));
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn option(mut self, name: impl Into<String>, value: impl Into<Value>) -> NewGame {
        self.options.insert(name.into(), value.into());
        self
    }

    /// With an own card in the deck, packed or as a value.
    ///
    /// ```
    /// use deckmate::{AnyGame, Code, NewGame};
    ///
    /// let refused = AnyGame::new(NewGame::of("chess-storm").card("no card")).unwrap_err();
    /// assert_eq!(refused.code, Code::BadSetup);
    /// ```
    pub fn card(mut self, card: impl Into<Value>) -> NewGame {
        self.cards.push(card.into());
        self
    }

    /// The position to start from, with the own cards of the game.
    pub(super) fn whole_setup(&mut self) -> Option<Value> {
        let mut setup = self.setup.take();
        if self.cards.is_empty() {
            return setup;
        }
        let Value::Map(parts) = setup.get_or_insert_with(|| Value::Map(Vec::new())) else { return setup };
        match parts.iter_mut().find(|(name, _)| name == "cards") {
            Some((_, Value::List(cards))) => cards.append(&mut self.cards),
            Some(_) => {}
            None => parts.push(("cards".into(), Value::List(std::mem::take(&mut self.cards)))),
        }
        setup
    }

    /// From a position: its first four FEN fields.
    ///
    /// ```
    /// use deckmate::{AnyGame, Eye, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("chess").board("4k3/8/8/8/8/8/4P3/4K3 w - -"))?;
    /// assert_eq!(game.view(Eye::Watcher)?.cells.iter().flatten().count(), 3);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn board(mut self, board: impl Into<String>) -> NewGame {
        self.setup = Some(Value::Map(vec![("board".into(), Value::Text(board.into()))]));
        self
    }
}
