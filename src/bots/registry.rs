//! The registry of bots: every game once, with how the computer plays it.

use super::chess::tree::{self, Question};
use super::level::{Blur, Budget, Level, Nodes};
use super::plain;
use super::review::{self, Reviewed};
use crate::board::Position;
use crate::games::any::AnyGame;
use crate::games::chess::Chess;
use crate::games::deception::Deception;
use crate::games::doublecross::DoubleCross;
use crate::games::five_card::FiveCard;
use crate::games::full_double::FullDouble;
use crate::games::listed::Listed;
use crate::games::storm::Storm;
use crate::play::{Code, Fault, Looker, Offer, Seen};

/// A game that the computer can play; each bot says it in its own folder.
pub trait Bot: Listed {
    /// What its levels may spend.
    const NODES: Nodes;

    /// An answer to the open question.
    fn suggest(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice>;

    /// The chance, from 0 to 1, that the seat that looks wins from here, whoever is asked. It follows from what that seat
    /// sees: equal views have equal chances.
    fn standing(seen: &Seen<Self>, budget: Budget) -> f64;

    /// How many nodes its search visits from the start position, for the benchmarks.
    fn measure(budget: Budget) -> Option<u64> {
        let position = Position::parse(Self::INFO.board, Self::variant()).ok()?;
        let (board, side) = (&position.board, position.side);
        let question = Question { board, variant: Self::variant(), side, history: &[], fifty: 0, blur: Blur::NONE };
        tree::best(&question, budget).map(|found| found.nodes)
    }
}

/// What an answer is asked for with: level, nodes, seed, and when to stop.
struct SuggestRequest<'a> {
    level: Level,
    nodes: Option<u64>,
    seed: &'a str,
    stop: &'a mut dyn FnMut() -> bool,
}

/// The computer at one game.
trait AnyBot: Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// Its answer, if it is this game that is played and something is asked.
    fn offer(&self, game: &AnyGame, request: SuggestRequest) -> Option<Offer>;
    /// See [`review::review`].
    fn review(&self, game: &AnyGame, number: usize, looker: Looker, nodes: u64) -> Option<Result<Reviewed, Fault>>;
    /// See [`Bot::measure`].
    fn measure(&self, budget: Budget) -> Option<u64>;
}

struct BotOf<G>(std::marker::PhantomData<fn() -> G>);

const fn of<G>() -> BotOf<G> {
    BotOf(std::marker::PhantomData)
}

impl<G: Bot> AnyBot for BotOf<G> {
    fn name(&self) -> &'static str {
        G::INFO.name
    }

    fn offer(&self, game: &AnyGame, request: SuggestRequest) -> Option<Offer> {
        let host = game.host::<G>()?;
        let budget = Budget { nodes: request.nodes.unwrap_or_else(|| request.level.of(G::NODES)), stop: request.stop };
        G::suggest(&Seen::new(host)?, request.level, budget, request.seed).map(|choice| host.offer(&choice))
    }

    fn review(&self, game: &AnyGame, number: usize, looker: Looker, nodes: u64) -> Option<Result<Reviewed, Fault>> {
        Some(review::review::<G>(game, number, looker, nodes))
    }

    fn measure(&self, budget: Budget) -> Option<u64> {
        G::measure(budget)
    }
}

/// The games that the computer can play, in the order of the catalogue.
static BOTS: [&dyn AnyBot; 6] =
    [&of::<Chess>(), &of::<FullDouble>(), &of::<DoubleCross>(), &of::<FiveCard>(), &of::<Deception>(), &of::<Storm>()];

fn find(game: &str) -> Option<&'static dyn AnyBot> {
    BOTS.into_iter().find(|bot| bot.name() == game)
}

/// One of the offered answers; a game without a bot of its own is played at random or greedily. Equal games, levels,
/// budgets and seeds give equal answers unless `stop` ends the search; `budget` replaces the level's own number of nodes.
///
/// ```
/// use deckmate::{suggest, AnyGame, Level, NewGame};
///
/// let game = AnyGame::new(NewGame::of("chess").board("6k1/5ppp/8/8/8/8/8/R5K1 w - -"))?;
/// // The same question, level, budget and seed always get the same answer.
/// let offer = suggest(&game, Level::Normal, Some(5_000), "a-seed", &mut || false)?;
/// assert_eq!(offer.text, "a1a8");
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `game-over` when nothing is asked.
pub fn suggest(
    game: &AnyGame,
    level: Level,
    budget: Option<u64>,
    seed: &str,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Offer, Fault> {
    let over = || Fault::new(Code::GameOver, "the game is over: there is nothing to choose");
    let offer = match find(game.name()) {
        Some(bot) => bot.offer(game, SuggestRequest { level, nodes: budget, seed, stop }),
        None => plain::offer(game, level, seed),
    };
    offer.ok_or_else(over)
}

/// What the answer of that number, from 1, changed in the chance of the looking seat, and why; the game has ended. The
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
    let unknown = || Fault::new(Code::BadInput, "nobody judges this game");
    find(game.name()).and_then(|bot| bot.review(game, number, looker, nodes)).ok_or_else(unknown)?
}

/// Searches the start position of a game with so many nodes; gives the nodes visited, nothing for an unknown game.
pub fn measure(game: &str, nodes: u64) -> Option<u64> {
    find(game)?.measure(Budget { nodes, stop: &mut || false })
}
