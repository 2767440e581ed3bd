//! The computer's move at Chess Storm: a normal one, perhaps with a card after it in mind, or a card.

use super::tree::FEW;
use super::{Thinker, WORSE};
use crate::board::Move;
use crate::bots::level::Level;
use crate::bots::novice::PIECE;
use crate::bots::search::tree::{MATE, NEAR_MATE};
use crate::bots::{greedy, random};
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::memory::Action;
use crate::games::storm::protocol::{look, permit};
use crate::games::storm::Table;
use crate::games::storm::{Choice, Prompt};

/// The least gain of a card over doing without it, in hundredths of a Pawn.
const WORTHWHILE: i32 = 25;
/// Moves that are looked at together with a card at the end of the turn.
const PAIRED: usize = 6;
/// A move that is so much worse than the best is not made for a card's sake.
const SLACK: i32 = 350;

/// Ways in which a game may end with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Mate,
    Stalemate,
}

/// Something to do, and what it is worth.
type JudgedAct = (Choice, i32);

impl Thinker<'_> {
    /// A normal move, or a card that does better.
    pub fn action(&mut self, prompt: &Prompt) -> Option<Choice> {
        let draw = prompt.options.iter().find(|choice| matches!(choice, Choice::Claim(_))).copied();
        let best = self.best_move(prompt);
        let (chosen, worth) = match best {
            // A mate is not to be had by a card.
            Some((choice, worth)) if worth >= NEAR_MATE => (Some(choice), worth),
            Some((choice, worth)) => {
                let (choice, worth) = self.better(prompt, choice, worth);
                (Some(choice), worth)
            }
            None => self.without_moves(prompt),
        };
        match (chosen, draw) {
            (Some(_), Some(draw)) if worth < WORSE => Some(draw),
            (None, Some(draw)) => Some(draw),
            (Some(chosen), _) => Some(chosen),
            (None, None) => random::pick(&prompt.options, &mut self.dice),
        }
    }

    /// A card, or nothing if nothing is allowed and better.
    fn without_moves(&mut self, prompt: &Prompt) -> (Option<Choice>, i32) {
        let mut idle = self.table.clone();
        idle.now.action = Action::Forfeit;
        let pass = prompt.options.contains(&Choice::Pass).then(|| (Choice::Pass, self.stand(&idle)));
        let without = pass.map_or(-NEAR_MATE, |(_, worth)| worth);
        let card = self.best_card(&offered(prompt), without).filter(|&(_, worth)| pass.is_none() || worth > without);
        card.or(pass).map_or((None, 0), |(choice, worth)| (Some(choice), worth))
    }

    /// The best of the offered normal moves, with its value.
    fn best_move(&mut self, prompt: &Prompt) -> Option<JudgedAct> {
        let moves: Vec<Move> = prompt.options.iter().filter_map(as_move).collect();
        if moves.is_empty() {
            return None;
        }
        if self.level.is_at_once() {
            let judged: Vec<(Move, i32)> =
                moves.into_iter().map(|m| (m, self.stand(&look::moved(self.table, m)))).collect();
            let (m, worth) = match self.level {
                Level::Novice => self.novice_move(&judged)?,
                _ => greedy::pick(&judged, |(_, worth)| worth, &mut self.dice)?,
            };
            return Some((self.table.choice(m), worth));
        }
        let ends: Vec<(Move, End)> = moves.iter().filter_map(|&m| Some((m, self.end_by(m)?))).collect();
        let mate = ends.iter().find(|(_, end)| *end == End::Mate && self.level > Level::Beginner);
        if let Some(&(m, _)) = mate {
            return Some((self.table.choice(m), MATE - 1));
        }
        let (m, worth) = self.worth.best(self.table, self.me, Some(&moves), self.nodes)?;
        if !ends.contains(&(m, End::Stalemate)) {
            return Some((self.table.choice(m), worth));
        }
        // A budget that is soon spent has not shown what this move gives away.
        let others: Vec<Move> = moves.into_iter().filter(|&m| !ends.contains(&(m, End::Stalemate))).collect();
        let other = self.worth.best(self.table, self.me, Some(&others), self.nodes).filter(|&(_, worth)| worth > 0);
        let (m, worth) = other.unwrap_or((m, 0));
        Some((self.table.choice(m), worth))
    }

    /// True if the other player has no move after this one, if no card is played.
    fn end_by(&self, m: Move) -> Option<End> {
        let after = look::moved(self.table, m);
        let actor = look::next_actor(&after);
        let side = after.side(actor);
        let stands = actor != self.me && (after.checked(side) || after.board.of(side).len() <= FEW);
        (stands && after.legal(side).is_empty()).then(|| if after.checked(side) { End::Mate } else { End::Stalemate })
    }

    /// The best move, or what is still better: another one, perhaps with a card after it, or a card in its place.
    fn better(&mut self, prompt: &Prompt, best: Choice, most: i32) -> JudgedAct {
        if self.level == Level::Novice {
            return self
                .novice_card(prompt)
                .filter(|_| most < self.stand(self.table) + PIECE)
                .map_or((best, most), |card| (card, most));
        }
        let cards = offered(prompt);
        if self.level.is_at_once() {
            let card = self.best_card(&cards, most);
            return card.filter(|&(_, worth)| worth > most + self.worthwhile()).unwrap_or((best, most));
        }
        let Some(m) = as_move(&best).filter(|_| !self.worth.late()) else { return (best, most) };
        let after = look::moved(self.table, m);
        let deep = self.nodes / 12;
        let later = self.later_cards();
        let plain = self.stand(&after);
        let sure = self.careful(&after) + self.gain(&after, plain, &later);
        let least = self.worthwhile();
        let sure_deep = self.stand_with(&after, deep) + sure - plain;
        let mut rivals: Vec<JudgedAct> = self.paired(prompt, best, plain, &later);
        if !self.worth.late() {
            rivals.extend(self.best_card(&cards, sure));
        }
        rivals.retain(|&(_, worth)| worth > sure + least);
        crate::board::order::by_key(&mut rivals, |&(_, worth)| -worth);
        for (choice, worth) in rivals {
            if self.worth.late() {
                break;
            }
            // A second look, so that a shallow mistake does not decide.
            let checked = match choice {
                Choice::Card(name) => self.look_twice(name, deep).unwrap_or(worth),
                _ => {
                    let Some(m) = as_move(&choice) else { continue };
                    let after = look::moved(self.table, m);
                    self.stand_with(&after, deep) + worth - self.stand(&after)
                }
            };
            if checked > sure_deep + least {
                return (choice, most.max(checked));
            }
        }
        (best, most)
    }

    /// The least gain of a card to this player.
    pub(super) fn worthwhile(&self) -> i32 {
        self.player.set_whole("worthwhile", WORTHWHILE)
    }

    /// The cards for the end of the turn that the player holds and may still play.
    fn later_cards(&self) -> Vec<Card> {
        if self.level < Level::Normal || !permit::may_play(self.table, self.me, When::End) {
            return Vec::new();
        }
        self.table.held(self.me, &[When::End, When::Any])
    }

    /// The gain that the best of these cards would add at the end of the turn.
    fn gain(&mut self, after: &Table, plain: i32, cards: &[Card]) -> i32 {
        let risk = if cards.is_empty() { 0 } else { self.risk() };
        let mut most = 0;
        for &card in cards {
            if self.worth.late() {
                break;
            }
            let scene = look::scene(after, card, self.me);
            if let Some((_, worth)) = self.best_way(&scene, Vec::new(), self.runs() / 4, 2) {
                most = most.max((worth - plain) * (100 - risk) / 100);
            }
        }
        most
    }

    /// Other moves, which a card at the end of the turn or less to fear may make worth while.
    fn paired(&mut self, prompt: &Prompt, best: Choice, plain: i32, later: &[Card]) -> Vec<JudgedAct> {
        if self.level < Level::Normal {
            return Vec::new();
        }
        let others = prompt.options.iter().filter(|&&choice| choice != best).filter_map(as_move);
        let mut tables: Vec<(i32, Move, Table)> = Vec::new();
        for m in others {
            if self.worth.late() {
                return Vec::new();
            }
            let after = look::moved(self.table, m);
            tables.push((self.worth.stand(&after, self.me, 60), m, after));
        }
        crate::board::order::by_key(&mut tables, |(worth, m, _)| (-worth, m.key()));
        let near = |&(worth, ..): &(i32, Move, Table)| worth > plain - SLACK;
        let mut judged = Vec::new();
        for (_, m, after) in tables.into_iter().filter(near).take(PAIRED) {
            if self.worth.late() {
                break;
            }
            let alone = self.stand(&after);
            let worth = self.careful(&after) + self.gain(&after, alone, later);
            judged.push((self.table.choice(m), worth));
        }
        judged
    }
}

fn as_move(choice: &Choice) -> Option<Move> {
    match choice {
        Choice::Move(m) | Choice::LodgerMove(m) => Some(*m),
        _ => None,
    }
}

/// The cards that may be played for their effect.
pub(super) fn offered(prompt: &Prompt) -> Vec<Card> {
    let of = |choice: &Choice| if let Choice::Card(name) = choice { Card::from_name(name) } else { None };
    prompt.options.iter().filter_map(of).collect()
}
