//! The computer at Chess Storm: normal moves are searched as in chess, and the ways of playing a card are run through
//! the same scripts and judged beside them. All of it happens in imagined worlds: the true hands are never looked at.

mod action;
mod cards;
mod dusk;
mod novice;
mod peril;
mod scale;
mod skill;
mod talk;
mod tree;
mod windows;
mod worth;

use self::worth::Worth;
use crate::bots::answer_kind::AnswerKind;
use crate::bots::bot::Bot;
use crate::bots::chess::{chance, plies_to_mate};
use crate::bots::habit::{Habit, Player};
use crate::bots::level::{Blur, Budget, Level, Nodes};
use crate::bots::novice::Sight;
use crate::bots::random;
use crate::bots::search::tree::MATE;
use crate::games::storm::model::catalog::Card;
use crate::games::storm::protocol::look;
use crate::games::storm::{Choice, Why};
use crate::games::storm::{Storm, Table};
use crate::play::dice::fnv;
use crate::play::{Dice, Game, Seat, Seen};

/// A draw is accepted or claimed if the position is worth less than this, in hundredths of a Pawn.
pub(super) const WORSE: i32 = -100;

impl Bot for Storm {
    /// Moves made for a normal move; cards cost more.
    const NODES: Nodes = Nodes { beginner: 200, easy: 1_500, normal: 75_000, strong: 1_000_000 };

    fn kind(choice: &Choice) -> AnswerKind {
        match choice {
            Choice::Card(_) => AnswerKind::Card,
            Choice::Dump(_) => AnswerKind::Spoken("draws another card in its place"),
            choice => AnswerKind::on_board(choice),
        }
    }

    fn shows(habit: &Habit, _seen: &Seen<Self>, choice: &Choice) -> bool {
        let Choice::Card(name) = *choice else { return false };
        match habit.sign.as_str() {
            "card" => true,
            "liked" => habit.likes(name) > 0,
            // A card of the own turn, which answers nothing.
            "own-card" => Card::from_name(name).is_some_and(|card| !windows::WAITING.contains(&card.window())),
            _ => false,
        }
    }

    /// Cards in hand are worth nothing until they are played.
    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        chance(score(seen, budget))
    }

    const WEIGHS_CHANCE: bool = false;

    /// No card and no capture is declared.
    fn is_settled(seen: &Seen<Self>) -> bool {
        seen.table().stack.is_empty() && seen.table().taking.is_none()
    }

    fn mate(seen: &Seen<Self>, budget: Budget) -> Option<i32> {
        plies_to_mate(score(seen, budget))
    }

    /// The answer to a question of Chess Storm, from what its player knows.
    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        let (prompt, level) = (seen.prompt(), player.level);
        let Budget { nodes, stop } = budget;
        let mut dice = Dice::new(seed);
        // The computer answers in time.
        let timely: Vec<Choice> = prompt.options.iter().filter(|&&choice| choice != Choice::TimeUp).copied().collect();
        if level == Level::Random || timely.len() == 1 {
            return random::pick(&timely, &mut dice);
        }
        let world = seen.another(&mut dice);
        if let Some(said) = talk::remark(&world, prompt, &mut dice) {
            return Some(said);
        }
        let sight = Sight::of(Self::INFO.name, seed, &prompt.options);
        let seed = fnv(seed.as_bytes(), 0);
        let each = (nodes / 100).clamp(60, 6_000);
        let worth = Worth::new(&world, each, Blur::new(seed, level.blur()), stop);
        let mut thinker = Thinker { table: &world, me: prompt.seat, player, level, nodes, dice, worth, sight };
        match prompt.why {
            Why::Action => thinker.action(prompt),
            Why::End => {
                let card = || prompt.options.iter().rfind(|choice| matches!(choice, Choice::Card(_))).copied();
                thinker.end(prompt).filter(|choice| prompt.options.contains(choice)).or_else(card)
            }
            Why::Target => thinker.target(prompt),
            // With words that count by claims the computer says nothing that it could admit.
            Why::Admit => prompt.options.last().copied(),
            Why::Balance | Why::Recall => skill::answer(&world, prompt, level, &mut thinker.dice),
            Why::AnswerDraw => Some(if thinker.stand(&world) < WORSE { Choice::Yes } else { Choice::No }),
            _ if prompt.options.contains(&Choice::Pass) => thinker.answer(prompt),
            _ => random::pick(&timely, &mut thinker.dice),
        }
    }
}

/// The score of the position for the seat that looks.
fn score(seen: &Seen<Storm>, Budget { nodes, stop }: Budget) -> i32 {
    Worth::new(seen.table(), nodes, Blur::NONE, stop).stand(seen.table(), seen.seat(), nodes)
}

/// The bot at one question.
pub(super) struct Thinker<'a> {
    /// The imagined table.
    pub table: &'a Table,
    /// The asked player.
    pub me: Seat,
    pub player: Player,
    pub level: Level,
    /// The nodes that the search for a normal move may spend.
    pub nodes: u64,
    pub dice: Dice,
    pub worth: Worth<'a>,
    /// The eyes of the novice.
    pub sight: Sight,
}

impl Thinker<'_> {
    /// The worth of a table to the asked player, at a quick look.
    pub fn stand(&mut self, table: &Table) -> i32 {
        self.stand_with(table, self.worth.nodes)
    }

    /// Its worth, looked at with more care.
    pub fn stand_with(&mut self, table: &Table, nodes: u64) -> i32 {
        if self.level.is_at_once() {
            let actor = look::next_actor(table);
            let mated = table.mated(table.side(actor)).then_some(if actor == self.me { -MATE } else { MATE });
            return mated.unwrap_or_else(|| self.worth.at_once(table, self.me));
        }
        self.worth.stand(table, self.me, nodes)
    }
}
