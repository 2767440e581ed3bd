//! The registry of bots: every game once, with how the computer plays it.

use std::iter::repeat;

use super::answer_kind::AnswerKind;
use super::bot::Bot;
use super::chess::question::{limit, Question};
use super::chess::tree;
use super::habit::{Habit, Player};
use super::learner;
use super::level::{Blur, Budget, Level, Nodes};
use super::plain;
use crate::board::Position;
use crate::games::any::AnyGame;
use crate::games::chess::Chess;
use crate::games::deception::Deception;
use crate::games::doublecross::DoubleCross;
use crate::games::five_card::FiveCard;
use crate::games::full_double::FullDouble;
use crate::games::registry::GAMES;
#[cfg(feature = "storm")]
use crate::games::storm::Storm;
use crate::play::{Code, Fault, Looker, Offer, Seen, Telling};

/// A request for an answer: level and habit, nodes, seed, and when to stop.
struct SuggestRequest<'a> {
    player: Player,
    nodes: Option<u64>,
    seed: &'a str,
    stop: &'a mut dyn FnMut() -> bool,
}

/// The computer at one game.
trait AnyBot: Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// Its answer, if it is this game that is played and something is asked.
    fn offer(&self, game: &AnyGame, request: SuggestRequest) -> Option<(Offer, AnswerKind)>;
    /// The kinds of the answers that are offered, in their order: see [`Bot::kind`].
    fn kinds(&self, game: &AnyGame) -> Vec<AnswerKind>;
    /// See [`Bot::shows`].
    fn shows(&self, game: &AnyGame, habit: &Habit, answer: &str) -> Option<bool>;
    /// True if anything is hidden from anybody.
    fn hides(&self) -> bool;
    /// See [`Bot::standing`].
    fn standing(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<f64>;
    /// See [`Bot::WEIGHS_CHANCE`].
    fn weighs_chance(&self) -> bool;
    /// See [`Bot::is_settled`].
    fn is_settled(&self, game: &AnyGame, looker: Looker) -> Option<bool>;
    /// See [`Bot::mate`].
    fn mate(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<i32>;
    /// See [`Bot::sees`].
    fn sees(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<(Option<String>, i32)>;
    /// See [`Bot::NODES`].
    fn nodes(&self) -> Nodes;
    /// See [`Bot::MEASURE`].
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

    fn offer(&self, game: &AnyGame, request: SuggestRequest) -> Option<(Offer, AnswerKind)> {
        let host = game.host::<G>()?;
        let SuggestRequest { player, nodes, seed, stop } = request;
        let seen = Seen::new(host)?;
        let player = Player { level: learner::answering(player.level, &seen, stop), ..player };
        let budget = Budget { nodes: nodes.unwrap_or_else(|| player.level.of(G::NODES)), stop };
        G::suggest(&seen, player, budget, seed).map(|choice| (host.offer(&choice), G::kind(&choice)))
    }

    fn kinds(&self, game: &AnyGame) -> Vec<AnswerKind> {
        let prompt = game.host::<G>().and_then(|host| host.prompt());
        prompt.iter().flat_map(|prompt| prompt.options.iter().map(G::kind)).collect()
    }

    fn shows(&self, game: &AnyGame, habit: &Habit, answer: &str) -> Option<bool> {
        let host = game.host::<G>()?;
        let choice = host.find(answer).ok()?;
        Some(G::shows(habit, &Seen::new(host)?, &choice))
    }

    fn hides(&self) -> bool {
        G::Event::SECRETS
    }

    fn standing(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<f64> {
        Some(G::standing(&Seen::by(game.host::<G>()?, looker)?, budget))
    }

    fn weighs_chance(&self) -> bool {
        G::WEIGHS_CHANCE
    }

    fn is_settled(&self, game: &AnyGame, looker: Looker) -> Option<bool> {
        Some(G::is_settled(&Seen::by(game.host::<G>()?, looker)?))
    }

    fn mate(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<i32> {
        G::mate(&Seen::by(game.host::<G>()?, looker)?, budget)
    }

    fn sees(&self, game: &AnyGame, looker: Looker, budget: Budget) -> Option<(Option<String>, i32)> {
        let host = game.host::<G>()?;
        let (best, score) = G::sees(&Seen::by(host, looker)?, budget)?;
        Some((best.map(|choice| host.offer(&choice).text), score))
    }

    fn nodes(&self) -> Nodes {
        G::NODES
    }

    fn measure(&self, budget: Budget) -> Option<u64> {
        G::MEASURE.unwrap_or(measure_chess::<G>)(budget)
    }
}

/// Count of the nodes that the search of chess visits from the start position of a game.
fn measure_chess<G: Bot>(budget: Budget) -> Option<u64> {
    let position = Position::parse(G::INFO.board, G::variant()).ok()?;
    let (board, side) = (&position.board, position.side);
    let question =
        Question { board, variant: G::variant(), side, history: &[], fifty: 0, limit: limit(false), blur: Blur::NONE };
    tree::best(&question, budget).map(|found| found.nodes)
}

/// The games that the computer can play, in the order of the catalogue.
static BOTS: [&dyn AnyBot; GAMES.len()] = [
    &of::<Chess>(),
    &of::<FullDouble>(),
    &of::<DoubleCross>(),
    &of::<FiveCard>(),
    &of::<Deception>(),
    #[cfg(feature = "storm")]
    &of::<Storm>(),
];

fn find(game: &str) -> Option<&'static dyn AnyBot> {
    BOTS.into_iter().find(|bot| bot.name() == game)
}

/// One of the offered answers; a game without a bot of its own is played at random or greedily. Equal games, levels,
/// budgets and seeds give equal answers unless `stop` ends the search; `budget` replaces the level's own number of
/// nodes.
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
/// `game-over` when nothing is asked, `people-only` when the game has a card that people carry out by hand.
pub fn suggest(
    game: &AnyGame,
    level: Level,
    budget: Option<u64>,
    seed: &str,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Offer, Fault> {
    Ok(suggest_by(game, level.into(), budget, seed, stop)?.0)
}

/// As [`suggest`], by a player who may have a habit, with the sort of act that the answer is.
///
/// # Errors
/// Those of [`suggest`].
pub fn suggest_by(
    game: &AnyGame,
    player: Player,
    budget: Option<u64>,
    seed: &str,
    stop: &mut dyn FnMut() -> bool,
) -> Result<(Offer, AnswerKind), Fault> {
    check_people(game)?;
    let over = || Fault::new(Code::GameOver, "the game is over: there is nothing to choose");
    let answer = match find(game.name()) {
        Some(bot) => bot.offer(game, SuggestRequest { player, nodes: budget, seed, stop }),
        None => plain::offer(game, player.level, seed).map(|offer| (offer, AnswerKind::Other)),
    };
    answer.ok_or_else(over)
}

/// True if an answer to the open question is the visible act by which a habit is known, whoever gives it.
pub fn shows(game: &AnyGame, habit: &Habit, answer: &str) -> bool {
    find(game.name()).and_then(|bot| bot.shows(game, habit, answer)).unwrap_or(false)
}

/// The answers that are offered, each with the sort of act that it is.
pub(super) fn offers(game: &AnyGame) -> Vec<(Offer, AnswerKind)> {
    let kinds = find(game.name()).map(|bot| bot.kinds(game)).unwrap_or_default();
    // Giving up, which is offered beside what a question lists, is no sort of play.
    game.offers().into_iter().zip(kinds.into_iter().chain(repeat(AnswerKind::Other))).collect()
}

/// Refuses a game that only people can play.
fn check_people(game: &AnyGame) -> Result<(), Fault> {
    let refused = |title| {
        let why = format!("{title} is carried out by hand, so only people play this game: the computer cannot");
        Fault::new(Code::PeopleOnly, why)
    };
    game.people_only().map_or(Ok(()), |title| Err(refused(title)))
}

/// Refuses a game that no bot can judge.
pub(super) fn check_judged(game: &AnyGame) -> Result<(), Fault> {
    check_people(game)?;
    find(game.name()).map(|_| ()).ok_or_else(|| Fault::new(Code::BadInput, "nobody judges this game"))
}

/// True if anything in a game is hidden from anybody, or left to chance.
pub(super) fn hides(game: &AnyGame) -> bool {
    find(game.name()).is_some_and(AnyBot::hides)
}

/// See [`Bot::standing`]; even where nobody can judge.
pub(super) fn standing(game: &AnyGame, looker: Looker, nodes: u64, stop: &mut dyn FnMut() -> bool) -> f64 {
    find(game.name()).and_then(|bot| bot.standing(game, looker, Budget { nodes, stop })).unwrap_or(0.5)
}

/// See [`Bot::WEIGHS_CHANCE`].
pub(super) fn weighs_chance(game: &AnyGame) -> bool {
    find(game.name()).is_some_and(AnyBot::weighs_chance)
}

/// See [`Bot::is_settled`]; a game that is over is.
pub(super) fn is_settled(game: &AnyGame, looker: Looker) -> bool {
    find(game.name()).and_then(|bot| bot.is_settled(game, looker)).unwrap_or(true)
}

/// See [`Bot::mate`].
pub(super) fn mate(game: &AnyGame, looker: Looker, nodes: u64, stop: &mut dyn FnMut() -> bool) -> Option<i32> {
    find(game.name())?.mate(game, looker, Budget { nodes, stop })
}

/// See [`Bot::sees`]; the answer as its text.
pub(super) fn sees(game: &AnyGame, looker: Looker, budget: Budget) -> Option<(Option<String>, i32)> {
    find(game.name())?.sees(game, looker, budget)
}

/// The nodes that a level may spend in a game.
pub fn budget(game: &str, level: Level) -> Option<u64> {
    find(game).map(|bot| level.of(bot.nodes()))
}

/// Searches the start position of a game with so many nodes; gives the nodes visited, nothing for an unknown game.
pub fn measure(game: &str, nodes: u64) -> Option<u64> {
    find(game)?.measure(Budget { nodes, stop: &mut || false })
}
