//! The trait that a game implements; everything else in `play` works for all of them.

use std::fmt::Debug;

use crate::board::{Bent, Board, Move, Side, Square};
use crate::play::ask::about::About;
use crate::play::ask::answer::Answer;
use crate::play::ask::prompt::{Duty, Prompt, Role};
use crate::play::outside::by_name::ByName;
use crate::play::outside::config::{Config, OptionSpec};
use crate::play::outside::control::UsualControl;
use crate::play::outside::dice::Dice;
use crate::play::outside::error::Fault;
use crate::play::outside::names::Named;
use crate::play::outside::value::Value;
use crate::play::script::flow::{Flow, Stop};
use crate::play::script::said::Said;
use crate::play::script::turn::Turn;
use crate::play::seats::event::{Outcome, Telling};
use crate::play::seats::part::Added;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view::View;

/// The facts about a game that never change.
pub struct Info {
    /// The name in the contract.
    pub name: &'static str,
    /// The name for players.
    pub title: &'static str,
    /// One sentence about the game.
    pub about: &'static str,
    /// Name of its inventor.
    pub author: &'static str,
    /// 8 or 16.
    pub files: u8,
    /// Raised when the same answers would play differently.
    pub rules: u16,
    /// The usual start as four FEN fields.
    pub board: &'static str,
}

/// A game: its table, its script of a turn, and what each eye may see.
///
/// Scripts read the table and the answers, nothing else; they change the board by [`Turn::edit`] and take chance
/// from [`Turn::roll`]. Only what everybody can see may decide that a script asks.
///
/// Tools that work for one game work for all of them; `tests/seventh_game.rs` is a whole game in one file.
///
/// ```
/// use deckmate::games::full_double::FullDouble;
/// use deckmate::play::{Config, Fault, Game, Host};
///
/// /// Whoever is asked gives the last answer of the list.
/// fn turns_until_the_end<G: Game>(seed: &str) -> Result<usize, Fault> {
///     let mut host: Host<G> = Host::new(Config::of::<G>(seed)?)?;
///     while let Some(prompt) = host.prompt() {
///         let answer = prompt.options[prompt.options.len() - 1];
///         host.apply(answer)?;
///     }
///     Ok(host.record().count())
/// }
///
/// // The last answer is to resign.
/// assert_eq!(turns_until_the_end::<FullDouble>("a-seed")?, 2);
/// # Ok::<(), Fault>(())
/// ```
pub trait Game: Sized + 'static {
    /// Everything that is true at a turn's boundary.
    type Table: Clone + PartialEq + Send;

    /// Answers of its players. See [`answers!`](crate::answers).
    type Choice: Answer + Send;

    /// Subjects of its prompts. See [`names!`](crate::names).
    type Why: Named + Send;

    /// Events that it tells beside the changes of the board and the log: [`Nothing`](crate::play::event::Nothing), if
    /// nothing.
    type Event: Telling + Send;

    /// The part that its views show beside the board: `()`, if nothing. It is written as a field of the view.
    type Own: Added + Clone + PartialEq + Debug + Send;

    /// The facts about the game.
    const INFO: Info;

    /// The options it knows; the clock joins them.
    fn options() -> Vec<OptionSpec>;

    /// Makes the options of a save of earlier rules say what they meant then: a default may have changed, or a card joined.
    fn upgrade_options(_rules: u16, _options: &mut ByName<String, Value>) {}

    /// Writes parts of a setup shorter that can be said in several ways; what cannot be read stays as it is.
    fn shorten(_setup: &mut Value) {}

    /// The table before anything is dealt.
    ///
    /// # Errors
    /// `bad-setup` when the wanted position is impossible.
    fn lay_out(config: &Config) -> Result<Self::Table, Fault>;

    /// Parts of the wanted position that cannot be and were left out, a sentence each for the log.
    fn dropped(_config: &Config) -> Vec<String> {
        Vec::new()
    }

    /// Title of a card that only people can play, if the table has one: then no computer takes a seat there.
    fn people_only(_table: &Self::Table) -> Option<&'static str> {
        None
    }

    /// The deal, once before the first turn.
    ///
    /// # Errors
    /// The stops of a script.
    fn deal(t: &mut Turn<'_, Self>) -> Flow;

    /// One player's turn.
    ///
    /// # Errors
    /// The stops of a script.
    fn turn(t: &mut Turn<'_, Self>) -> Flow;

    /// Outcome of the game, if it has ended.
    fn outcome(table: &Self::Table) -> Option<&Outcome>;

    /// Ends the game.
    fn finish(table: &mut Self::Table, outcome: Outcome);

    /// The answer by which a seat gives up: it may do so at every question of its own, listed there or not (T-16).
    const RESIGN: Option<Self::Choice> = None;

    /// A seat gives up at a question that does not list it.
    fn resign(_t: &mut Turn<'_, Self>, _me: Seat) -> Stop {
        Stop::Diverged
    }

    /// The board that edits change.
    fn board(table: &mut Self::Table) -> &mut Board;

    /// The army the seat owns now.
    fn side(table: &Self::Table, seat: Seat) -> Side;

    /// The names of all its cards.
    fn card_names() -> Vec<&'static str> {
        Vec::new()
    }

    /// The card that is being carried out, if any.
    fn card(_table: &Self::Table) -> Option<&'static str> {
        None
    }

    /// The choices that this card has already got, as the asked seat may know them.
    fn chosen(_table: &Self::Table, _prompt: &PromptOf<Self>) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The card of the hand that is spent for a move, in a game in which moves cost cards.
    fn price(_table: &Self::Table, _choice: &Self::Choice) -> Option<&'static str> {
        None
    }

    /// The square that may be picked in place of the last one: the partner's, for a castling.
    fn onto(_table: &Self::Table, _choice: &Self::Choice) -> Option<Square> {
        None
    }

    /// Eye that reads such a question when this seat answers it.
    fn reader(_why: Self::Why, asked: Seat) -> Eye {
        Eye::Seat(asked)
    }

    /// True if a secret answer to such a question stays hidden when the game goes on: the table holds it, and only an
    /// event that [`reveals`](Telling::reveals) shows it. Any other counts as shown by whatever is told next.
    fn keeps(_why: Self::Why) -> bool {
        false
    }

    /// Sort of act that an answer to such a question is.
    fn role(_why: Self::Why, _choice: &Self::Choice) -> Role {
        Role::Play
    }

    /// The clock that it has when nothing is said.
    const CLOCK: UsualControl = UsualControl { text: "none", delays: false };

    /// The answer that says that the asked player has no time left (T-18); none in a game without clocks. Every question
    /// takes it while the clock runs; one that lists it means a time of its own.
    const TIME_UP: Option<Self::Choice> = None;

    /// A seat has no time left: the game ends, or goes on without clocks.
    fn time_up(_t: &mut Turn<'_, Self>, _me: Seat) -> Stop {
        Stop::Diverged
    }

    /// The milliseconds that a seat has left for something that this game times by itself.
    fn time_left(_table: &Self::Table, _seat: Seat) -> Option<u32> {
        None
    }

    /// Takes the milliseconds that a seat thought from such a time.
    fn think(_table: &mut Self::Table, _seat: Seat, _thought: u32) {}

    /// View of an eye, but for the log, which the host adds.
    fn view(table: &Self::Table, eye: Eye) -> View<Self::Own>;

    /// The sentence for the prompt bar, as far as an eye may know it: a secret choice that is being made is for the
    /// asked seat alone.
    fn question(table: &Self::Table, prompt: &PromptOf<Self>, eye: Eye) -> String;

    /// The square of the piece that the question is about, as an eye may know it; none where it is about no piece.
    fn about(_table: &Self::Table, _prompt: &PromptOf<Self>, _eye: Eye) -> Option<Square> {
        None
    }

    /// Demand of the question on the asked seat, from what that seat may know; nothing if it only asks.
    fn duty(_table: &Self::Table, _prompt: &PromptOf<Self>) -> Option<Duty> {
        None
    }

    /// The phrase for one answer.
    fn label(table: &Self::Table, choice: &Self::Choice) -> String;

    /// Reason that nothing that the prompt offers touches this square or card, in one sentence, for the asked seat and
    /// from what that seat may know; nothing if it can be chosen after all. See
    /// [`explain`](crate::play::explain::explain).
    fn explain(_table: &Self::Table, _prompt: &PromptOf<Self>, _about: About) -> Option<String> {
        Some("This can't be chosen now.".into())
    }

    /// The moves that a seat would have if it were to move now, under all effects in force, by what an eye may know.
    /// Both seats have those of a piece that either may move. Answers that are no moves, and cards, play no part.
    fn moves(_table: &Self::Table, _mover: Seat, _eye: Eye) -> Vec<Move> {
        Vec::new()
    }

    /// Looks at the board and the effects on it, as an eye sees them; nothing in a game whose board is only a place for other
    /// things.
    fn sight<T>(_table: &Self::Table, _eye: Eye, _look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        None
    }

    /// Answers that a seat may plan while the other one is asked, from what everybody sees and from its own hand: where its
    /// pieces could go if the way were free, and its cards. None in a game in which what may move is not known before.
    fn plans(_table: &Self::Table, _seat: Seat) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The answer that a typed line amounts to, in a game in which it matters what players say; see that it is offered.
    fn amounts_to(_table: &Self::Table, _prompt: &PromptOf<Self>, _line: &str) -> Option<Self::Choice> {
        None
    }

    /// The words of goals that are this game's own. Each takes names of cards, squares or kinds of pieces.
    const FACTS: &'static [&'static str] = &[];

    /// Those of them that take a number instead.
    const NUMBERS: &'static [&'static str] = &[];

    /// The words of goals that say more of a piece than its army and its kind.
    const MARKS: &'static [&'static str] = &[];

    /// Answer to a fact with such a word, from what the judged seat sees and from what everybody was told.
    fn fact<'a>(
        _word: &str,
        _about: &[String],
        _seat: Seat,
        _own: &Self::Own,
        _told: impl Iterator<Item = &'a Self::Event>,
    ) -> Said {
        Said::Open
    }

    /// Shows a seat all that the other one has seen, for looking back at a game that has ended.
    fn lay_open(_table: &mut Self::Table, _to: Seat) {}

    /// Deals anew, within what is possible, everything that the eye has not seen.
    fn imagine(table: &mut Self::Table, eye: Seat, dice: &mut Dice);
}

/// A question of a game.
pub type PromptOf<G> = Prompt<<G as Game>::Choice, <G as Game>::Why>;

/// The options that a game knows, the clock included if it has one.
pub fn options_of<G: Game>() -> Vec<OptionSpec> {
    let clock = G::TIME_UP.map(|_| OptionSpec::clock(G::CLOCK));
    clock.into_iter().chain(G::options()).collect()
}

impl Config {
    /// A game from its usual start, with its usual options.
    ///
    /// # Errors
    /// `bad-seed`.
    pub fn of<G: Game>(seed: &str) -> Result<Config, Fault> {
        Config::new(G::INFO.name, &options_of::<G>(), seed.to_owned(), ByName::new(), None)
    }
}
