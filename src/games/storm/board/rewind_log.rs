//! Lines of the log when something is taken back: the move, and all that came back with it.

use crate::board::{order, Board, PieceId, Square};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::memory::{Action, Displacement, Memory};
use crate::games::storm::model::past::WordCost;
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::table::Table;
use crate::games::storm::{Event, T};
use crate::games::words;
use crate::play::{Eye, Seat};

/// Deeds of an Action, in words: the card, if it was one, and the moves on the squares as they were.
pub fn told(turn: &Memory) -> String {
    let moves: Vec<String> = turn.action_steps().filter(|step| step.is_move()).map(way).collect();
    let moves = (!moves.is_empty()).then(|| moves.join(" and "));
    let card = if let Action::Card(card) = turn.action { Some(card.title().to_string()) } else { None };
    card.into_iter().chain(moves).collect::<Vec<String>>().join(", ")
}

/// A displacement in words, on the squares as they were.
pub fn way(step: &Displacement) -> String {
    format!("{} {} to {}", words::kind(step.was.kind()), step.made.from, step.made.to)
}

/// The table before something is taken back, as far as the log will speak of it.
pub struct Scene {
    board: Board,
    standing: Vec<PieceId>,
    /// The plays whose effects are in force.
    plays: Vec<u32>,
    hands: [Vec<Token>; 2],
}

impl Scene {
    /// The table as it is now.
    pub fn of(table: &Table) -> Scene {
        Scene {
            board: table.board.clone(),
            standing: standing(table),
            plays: table.lasting.iter().map(|effect| effect.play).collect(),
            hands: table.piles.hands.clone(),
        }
    }

    /// Tells that a move was taken back, what came back with it, and what did not.
    pub fn tell(&self, t: T<'_, '_>, me: Seat, text: &str, lost: &[WordCost]) {
        let side = words::side(t.table.side(me.other()));
        let (rest, squares) = self.rest(t, lost);
        t.tell(Event::Undone { seat: me.other() });
        t.say(me, format!("{side}'s move is taken back: {text}{}{rest}", words::stop(text)), squares, None);
    }

    /// Further sentences on the pieces that came back with a move and those that did not, with the squares they speak
    /// of.
    pub fn rest(&self, t: T<'_, '_>, lost: &[WordCost]) -> (String, Vec<Square>) {
        if t.is_hushed() {
            return Default::default();
        }
        let table = &*t.table;
        let back: Vec<PieceId> = standing(table).into_iter().filter(|id| !self.standing.contains(id)).collect();
        let mut facts = self.pieces(table, &back, lost);
        facts.extend(Seat::BOTH.into_iter().filter_map(|seat| self.cards(table, seat)));
        facts.extend(self.draws(table));
        facts.extend(self.effects(table));
        let rest = facts.iter().fold(String::new(), |rest, fact| rest + " " + fact);
        (rest, back.into_iter().map(|id| table.at(id)).collect())
    }

    fn pieces(&self, table: &Table, back: &[PieceId], lost: &[WordCost]) -> Vec<String> {
        let mut facts = Vec::new();
        let mut fact = |names: Vec<String>, one: &str, many: &str| {
            let verb = if names.len() == 1 { one } else { many };
            facts.extend((!names.is_empty()).then(|| format!("{} {verb}.", words::capital(words::list(&names)))));
        };
        let named = |id: PieceId| format!("the {} {}", table.board.piece(id).side.name(), kind_of(table, id));
        fact(back.iter().map(|&id| format!("the {}", table.told(id))).collect(), "is back", "are back");
        let is_lost = |id: PieceId| lost.iter().any(|cost| cost.piece == id);
        let is_gone = |&&id: &&PieceId| table.at(id) == Square::OFF && !is_lost(id);
        let gone = self.standing.iter().filter(is_gone).map(|&id| named(id)).collect();
        fact(gone, "leaves the board again", "leave the board again");
        fact(lost.iter().map(|cost| named(cost.piece)).collect(), "stays lost", "stay lost");
        let has_changed = |&&id: &&PieceId| {
            let [was, is] = [&self.board, &table.board].map(|board| board.piece(id));
            table.at(id) != Square::OFF && (was.kind, was.side) != (is.kind, is.side)
        };
        for &id in self.standing.iter().filter(has_changed) {
            let (at, side) = (table.at(id), table.board.piece(id).side.name());
            facts.push(format!("The piece on {at} is a {side} {} again.", kind_of(table, id)));
        }
        facts
    }

    /// The cards that a player has back in hand: those that everybody has seen, in an order that tells nothing.
    fn cards(&self, table: &Table, seat: Seat) -> Option<String> {
        let hand = table.piles.hands[seat.index()].iter();
        let back = hand.filter(|token| self.hands.iter().all(|held| !held.contains(token)));
        let mut seen: Vec<Card> = back.filter_map(|&token| table.piles.look(token, Eye::Watcher)).collect();
        order::by_key(&mut seen, |&card| card);
        let seen: Vec<String> = seen.into_iter().map(|card| card.title().into()).collect();
        let side = words::side(table.side(seat));
        (!seen.is_empty()).then(|| format!("{side} has {} back in hand.", words::list(&seen)))
    }

    /// Sentence on the number of cards that were drawn since are back on the draw pile.
    fn draws(&self, table: &Table) -> Option<String> {
        let lies = |token: &&Token| table.piles.draws.iter().any(|pile| pile.contains(token));
        let drawn = self.hands.iter().flatten().filter(lies).count();
        match drawn {
            0 => None,
            1 => Some("The card drawn since goes back on the draw pile.".into()),
            many => Some(format!("The {many} cards drawn since go back on the draw pile.")),
        }
    }

    fn effects(&self, table: &Table) -> Option<String> {
        let back = table.lasting.iter().filter(|effect| !self.plays.contains(&effect.play));
        let mut titles: Vec<String> = back.map(|effect| effect.card.title().into()).collect();
        titles.dedup();
        let verb = if titles.len() == 1 { "is" } else { "are" };
        (!titles.is_empty()).then(|| format!("{} {verb} in force again.", words::list(&titles)))
    }
}

/// The pieces on the board, the second ones on their squares included.
fn standing(table: &Table) -> Vec<PieceId> {
    (table.board.pieces() | table.lodgers()).iter().collect()
}

fn kind_of(table: &Table, id: PieceId) -> &'static str {
    words::kind(table.board.piece(id).kind)
}
