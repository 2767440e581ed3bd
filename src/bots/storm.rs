//! The computer at Chess Storm: normal moves are searched as in chess, and the ways of playing a card are run through
//! the same scripts and judged beside them, in worlds in which the other hand is imagined.

use super::alphabeta::NEAR_MATE;
use super::level::Level;
use super::storm_worth::Worth;
use super::{greedy, random};
use crate::board::Side;
use crate::games::storm::catalog::{Card, When};
use crate::games::storm::play::Doing;
use crate::games::storm::{lasting, look, Storm, Table};
use crate::play::dice::fnv;
use crate::play::{Choice, Dice, Game, Prompt, Seat, Why};

/// What a card must gain over doing without it, in hundredths of a Pawn.
const WORTHWHILE: i32 = 25;
/// What a declared card must cost its victim to be worth a counter.
const HARMFUL: i32 = 120;
/// Runs of a card's script that are spent on finding its ways.
const RUNS: usize = 300;
/// The ways of one card that are judged deeply.
const BEST_WAYS: usize = 4;
/// Worlds imagined to see how likely an answer is.
const WORLDS: usize = 12;

/// The answer to a question of Chess Storm, from what its person knows.
pub fn suggest(
    table: &Table,
    prompt: &Prompt,
    level: Level,
    nodes: u64,
    seed: &str,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    let mut dice = Dice::new(seed);
    if level == Level::Random || prompt.options.len() == 1 {
        return random::pick(&prompt.options, &mut dice);
    }
    let seed = fnv(seed.as_bytes(), 0);
    let each = if level == Level::Greedy { 1 } else { (nodes / 100).clamp(60, 6_000) };
    let mut thinker =
        Thinker { table, me: prompt.seat, level, nodes, dice, worth: Worth::new(each, seed, level.blur(), stop) };
    match prompt.why {
        Why::Action => thinker.action(prompt),
        Why::End => thinker.end(prompt),
        Why::Reply => thinker.reply(prompt),
        Why::Target => thinker.target(prompt),
        Why::AnswerDraw => {
            let score = thinker.standing();
            Some(if score < -100 { Choice::Yes } else { Choice::No })
        }
        _ => prompt.options.first().copied(),
    }
}

struct Thinker<'a> {
    table: &'a Table,
    me: Seat,
    level: Level,
    nodes: u64,
    dice: Dice,
    worth: Worth<'a>,
}

impl Thinker<'_> {
    fn side(&self) -> Side {
        self.table.side(self.me)
    }

    /// What the present position is worth to the asked person, the one on turn being to move.
    fn standing(&mut self) -> i32 {
        let mover = self.table.side(self.table.mover);
        let score = self.worth.on_move(self.table, mover);
        if mover == self.side() {
            score
        } else {
            -score
        }
    }

    /// What a position is worth to the asked person when the other side is to move.
    fn after(&mut self, table: &Table) -> i32 {
        if self.level == Level::Greedy {
            return self.worth.at_once(table, self.side());
        }
        -self.worth.on_move(table, self.side().foe())
    }

    /// A normal move, or a card that does better.
    fn action(&mut self, prompt: &Prompt) -> Option<Choice> {
        let (mut best, mut most) = self.best_move(prompt).unzip();
        // A mate is not to be had by a card.
        if most.is_none_or(|most| most < NEAR_MATE) {
            if let Some((card, worth)) = self.best_card(prompt, most) {
                if most.is_none_or(|most| worth > most + WORTHWHILE) {
                    (best, most) = (Some(card), Some(worth));
                }
            }
        }
        let draw = prompt.options.iter().find(|choice| matches!(choice, Choice::Claim(_)));
        match (best, draw) {
            (Some(_), Some(&draw)) if most.is_some_and(|most| most < -100) => Some(draw),
            (None, Some(&draw)) => Some(draw),
            (Some(best), _) => Some(best),
            (None, None) => random::pick(&prompt.options, &mut self.dice),
        }
    }

    /// The best of the offered normal moves, with its value.
    fn best_move(&mut self, prompt: &Prompt) -> Option<(Choice, i32)> {
        let moves: Vec<Choice> = prompt.options.iter().copied().filter(is_move).collect();
        if self.table.is_plain() && !self.table.extra && self.level > Level::Greedy {
            let (best, score) = self.worth.best(self.table, self.side(), self.nodes)?;
            let best = self.table.choice(best);
            if moves.contains(&best) {
                return Some((best, score));
            }
        }
        let mut judged: Vec<(Choice, i32)> = Vec::new();
        for choice in moves {
            let (Choice::Move(m) | Choice::LodgerMove(m)) = choice else { continue };
            let mut after = self.table.clone();
            for edit in self.table.bent().edits(m, self.side()) {
                after.silently(edit);
            }
            lasting::refresh(&mut after);
            judged.push((choice, self.after(&after)));
        }
        greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)
    }

    /// The best of the offered cards, with what it is worth when the other person may answer it.
    fn best_card(&mut self, prompt: &Prompt, without: Option<i32>) -> Option<(Choice, i32)> {
        let cards: Vec<Card> = prompt
            .options
            .iter()
            .filter_map(|choice| if let Choice::Card(name) = choice { Card::from_name(name) } else { None })
            .collect();
        let risk = self.risk();
        let mut judged = Vec::new();
        for card in cards {
            let scene = look::scene(self.table, card, self.me);
            let Some(worth) = self.best_way(&scene, card, Vec::new()).map(|(_, worth)| worth) else { continue };
            // A card before the move is judged with a move still to come.
            let worth = if card.window() == When::Before { self.standing() } else { worth };
            let fallback = without.unwrap_or(-NEAR_MATE);
            judged.push((Choice::Card(card.name()), worth - (worth - fallback) / 100 * risk));
        }
        greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)
    }

    /// The best way of going on with a card after these answers.
    fn best_way(&mut self, scene: &Table, card: Card, answers: Vec<Choice>) -> Option<(Vec<Choice>, i32)> {
        let mut ways = look::ways(scene, card, self.me, answers, RUNS);
        let side = self.side();
        let mut quick: Vec<(i32, usize)> = Vec::new();
        for (at, (_, table)) in ways.iter().enumerate() {
            quick.push((-self.worth.at_once(table, side), at));
        }
        crate::board::order::by_key(&mut quick, |&entry| entry);
        quick.truncate(BEST_WAYS);
        let mut judged = Vec::new();
        for (_, at) in quick {
            let worth = self.after(&ways[at].1);
            judged.push((at, worth));
        }
        let (at, worth) = greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)?;
        Some((ways.swap_remove(at).0, worth))
    }

    /// In how many of a hundred imagined worlds the other person can answer a card.
    fn risk(&mut self) -> i32 {
        let other = self.me.other();
        if !self.table.may_play(other) || !self.table.piles.know(When::Reply) {
            return 0;
        }
        let mut answered = 0;
        for _ in 0..WORLDS {
            let mut world = self.table.clone();
            Storm::imagine(&mut world, self.me, &mut self.dice);
            answered += usize::from(!world.held(other, &[When::Reply]).is_empty());
        }
        (answered * 100 / WORLDS) as i32
    }

    /// A card at the end of the turn if it gains something; else a useless one is put away.
    fn end(&mut self, prompt: &Prompt) -> Option<Choice> {
        let trigger = prompt.options.iter().find(|choice| matches!(choice, Choice::Trigger(_)));
        if let Some(&trigger) = trigger {
            return Some(trigger);
        }
        let now = self.after(self.table);
        if let Some((card, worth)) = self.best_card(prompt, Some(now)) {
            if worth > now + WORTHWHILE {
                return Some(card);
            }
        }
        let useless = |choice: &&Choice| match choice {
            Choice::Dump(name) => Card::from_name(name).is_some_and(|card| card.window() != When::Reply),
            _ => false,
        };
        let dumps: Vec<Choice> = prompt.options.iter().filter(useless).copied().collect();
        match dumps.is_empty() || self.level == Level::Greedy {
            true => Some(Choice::Pass),
            false => random::pick(&dumps, &mut self.dice),
        }
    }

    /// A counter, if the declared card could hurt.
    fn reply(&mut self, prompt: &Prompt) -> Option<Choice> {
        let counter = prompt.options.iter().find(|choice| matches!(choice, Choice::Card(_))).copied();
        let (Some(counter), Some(declared)) = (counter, self.table.stack.last().copied()) else {
            return Some(Choice::Pass);
        };
        let scene = look::scene(self.table, declared.card, declared.seat);
        let now = self.worth.at_once(self.table, self.side());
        let ways = look::ways(&scene, declared.card, declared.seat, Vec::new(), RUNS);
        let side = self.side();
        let mut worst = now;
        for (_, table) in &ways {
            worst = worst.min(self.worth.at_once(table, side));
        }
        Some(if now - worst >= HARMFUL { counter } else { Choice::Pass })
    }

    /// The next choice for the card that is being declared.
    fn target(&mut self, prompt: &Prompt) -> Option<Choice> {
        let Doing::Choosing(choosing) = &self.table.doing else {
            return random::pick(&prompt.options, &mut self.dice);
        };
        let card = choosing.scene.stack.last()?.card;
        let chosen = choosing.chosen.clone();
        let at = chosen.len();
        let mut best: Option<(Choice, i32)> = None;
        let found = self.best_way(&choosing.scene, card, chosen);
        if let Some((answers, worth)) = found {
            best = answers.get(at).filter(|choice| prompt.options.contains(choice)).map(|&choice| (choice, worth));
        }
        best.map(|(choice, _)| choice).or_else(|| random::pick(&prompt.options, &mut self.dice))
    }
}

fn is_move(choice: &Choice) -> bool {
    matches!(choice, Choice::Move(_) | Choice::LodgerMove(_))
}
