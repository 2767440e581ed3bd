//! The computer in DoubleCross Chess: which answer to give to each of the game's questions.

mod at_once;
mod deck;
mod draws;
pub mod expectimax;
mod judge;
mod levels;
mod measure;
mod readiness;
mod sign;
pub mod weights;

use self::at_once::{at_once, glance, PRICES};
use self::deck::CARDS;
use self::expectimax::{Expectimax, State};
use self::levels::{draws_ahead, noise};
use self::weights::Weights;
use crate::board::{Edit, Kind, Move, PieceId, Side, Square};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::bot::Bot;
use crate::bots::habit::{Habit, Player};
use crate::bots::level::{Blur, Budget, Level, Nodes};
use crate::bots::novice::Sight;
use crate::bots::{greedy, random};
use crate::games::doublecross::cards::Card;
use crate::games::doublecross::moving::moves_named;
use crate::games::doublecross::options::{JoustUse, NoMove};
use crate::games::doublecross::Table;
use crate::games::doublecross::{Choice, Claim, DoubleCross, Why};
use crate::play::dice::fnv;
use crate::play::view;
use crate::play::{Dice, Game, Seen};

/// The expected result, from -1 to 1, below which a draw is accepted.
const WORSE: f64 = -0.1;

/// So many hundredths of a Pawn weigh as much as a win.
const SURE_WIN: f64 = 400.0;

impl Bot for DoubleCross {
    const MEASURE: Option<fn(Budget<'_>) -> Option<u64>> = Some(measure::measure);

    const NODES: Nodes = levels::NODES;

    fn kind(choice: &Choice) -> AnswerKind {
        match choice {
            Choice::Card(_) => AnswerKind::Card,
            choice => AnswerKind::on_board(choice),
        }
    }

    fn shows(habit: &Habit, seen: &Seen<Self>, choice: &Choice) -> bool {
        sign::shows(&habit.sign, seen, choice)
    }

    /// The answer to a question of DoubleCross Chess. Of the deck it uses what anybody can count, never the order.
    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        let (table, prompt, level) = (seen.table(), seen.prompt(), player.level);
        let mut dice = Dice::new(seed);
        let options = &prompt.options;
        if level == Level::Random {
            return random::pick(options, &mut dice);
        }
        let side = table.side(prompt.seat);
        let weights = Weights::default();
        // Only the choice of a move has the noise of the level: claims and other cards are judged by all levels alike.
        let most = if prompt.why == Why::Play { noise(level) } else { 0 };
        let blur = Blur::new(fnv(seed.as_bytes(), 0), most);
        let search = Expectimax::new(state(table), table.variant, &weights, budget).seen_through(blur);
        let forgetful = table.options.forgetful.max(player.set_whole("forgetful", 0) as u32);
        let mut thinker = Thinker { table, side, player, level, forgetful, search, dice };
        match prompt.why {
            Why::Draw => {
                let may = options.contains(&Choice::Claim(Claim::Punish));
                let punishes = may && thinker.punishment().is_some() && !thinker.forgets();
                Some(if punishes { Choice::Claim(Claim::Punish) } else { Choice::Draw })
            }
            Why::Punish => {
                let piece = thinker.punishment().map(|piece| Choice::Piece(table.board.piece(piece).at));
                piece.filter(|choice| options.contains(choice)).or(options.first().copied())
            }
            Why::Call => {
                let calls = table.duty.due && !thinker.forgets();
                Some(if calls { Choice::Claim(Claim::Check) } else { Choice::Done })
            }
            Why::SaveKing => {
                options.iter().find(|choice| matches!(choice, Choice::Card(_))).or(options.first()).copied()
            }
            Why::AnswerDraw => Some(if thinker.prospect() < WORSE { Choice::Yes } else { Choice::No }),
            Why::Play => thinker.play(options, seed),
            // A question for a square does not name the piece that is put there: the answer before it did.
            _ => thinker.change(options, seen.last()),
        }
    }

    /// The mean over all cards that may be drawn next; while a piece card lies open, the value of its best move.
    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        let (table, prompt) = (seen.table(), seen.prompt());
        let weights = Weights::default();
        let mut search = Expectimax::new(state(table), table.variant, &weights, budget);
        let side = table.side(seen.seat());
        let acting = table.side(prompt.seat);
        let options = if prompt.why == Why::Play { drawn_moves(table) } else { Vec::new() };
        let value = match search.best_move(&options, acting, 0) {
            Some((_, value)) => value,
            None => {
                let turn = table.side(table.mover);
                let value = search.promise(turn, 1);
                if turn == acting {
                    value
                } else {
                    -value
                }
            }
        };
        (1.0 + if acting == side { value } else { -value }) / 2.0
    }
}

/// The moves that the open piece card names.
fn drawn_moves(table: &Table) -> Vec<Move> {
    match table.drawn {
        Some(Card::Piece(side, kind)) => moves_named(table, side, kind),
        _ => Vec::new(),
    }
}

/// The state of this table for a search: all of it can be seen or counted by anybody.
fn state(table: &Table) -> State {
    let mut discards = [0u8; CARDS];
    let jousts_return = table.options.joust_use == JoustUse::Recycle;
    let drawn = table.drawn.filter(|card| jousts_return || matches!(card, Card::Piece(..)));
    for card in table.discards.iter().flatten().chain(&drawn) {
        discards[card.index()] += 1;
    }
    State {
        board: table.board.clone(),
        counts: table.unseen(),
        discards,
        held: table.held.map(|held| held.min(255) as u8),
        again: table.options.no_move == NoMove::Again,
    }
}

/// One question being thought about.
struct Thinker<'a, 'b> {
    table: &'a Table,
    /// The army of the asked seat.
    side: Side,
    player: Player,
    level: Level,
    /// In how many of a hundred times it forgets to call, or to punish.
    forgetful: u32,
    search: Expectimax<'a, 'b>,
    dice: Dice,
}

impl Thinker<'_, '_> {
    /// DX-27: whether the computer misses a call or a punishment this time.
    fn forgets(&mut self) -> bool {
        (self.dice.below(100) as u32) < self.forgetful
    }

    /// The expected result for the asked seat, before the player on turn draws.
    fn prospect(&mut self) -> f64 {
        let turn = self.table.side(self.table.mover);
        let value = self.search.promise(turn, 1);
        if turn == self.side {
            value
        } else {
            -value
        }
    }

    /// The offending piece whose removal helps most; none if check was called, or if no removal helps.
    fn punishment(&mut self) -> Option<PieceId> {
        let duty = &self.table.duty;
        if duty.called {
            return None;
        }
        let side = self.side;
        let mut best = None;
        let mut most = self.search.promise(side, 0);
        for &id in &duty.offending {
            let it = self.table.board.piece(id);
            let value = match it.kind {
                _ if it.at == Square::OFF => continue,
                Kind::King if it.side == side => continue,
                Kind::King => f64::INFINITY,
                _ => self.search.with(&[Edit::Lift { piece: id, from: it.at }], |search| search.promise(side, 0)),
            };
            if value > most {
                most = value;
                best = Some(id);
            }
        }
        best
    }

    /// The move to carry out the drawn card with.
    fn play(&mut self, options: &[Choice], seed: &str) -> Option<Choice> {
        let of = |choice: &Choice| if let Choice::Move(m) = choice { Some(*m) } else { None };
        let moves: Vec<Move> = options.iter().filter_map(of).collect();
        if self.level == Level::Greedy {
            let (table, side) = (self.table, self.side);
            return greedy::pick(&moves, |m| at_once(table, side, m), &mut self.dice).map(Choice::Move);
        }
        if self.level == Level::Novice {
            let (table, side) = (self.table, self.side);
            let sight = Sight::of(DoubleCross::INFO.name, seed, options);
            let wants = |m| self.player.wants(|habit| sign::of_move(&habit.sign, table, m));
            let glance = |m| glance(table, side, m);
            return sight.pick(&moves, Choice::Move, glance, wants, &mut self.dice).map(Choice::Move);
        }
        let deepest = draws_ahead(self.level);
        let (best, value) = self.search.best_move(&moves, self.side, deepest)?;
        let rather = self.player.rather(best, &moves, |habit, m| sign::of_move(&habit.sign, self.table, m));
        let other = rather.and_then(|(some, price)| {
            let (m, other) = self.search.best_move(&some, self.side, deepest)?;
            (other >= value - f64::from(price) / SURE_WIN && value < 1.0).then_some(m)
        });
        Some(Choice::Move(other.unwrap_or(best)))
    }

    /// The answer to the questions of the other cards: each answer is tried on the board and judged.
    fn change(&mut self, options: &[Choice], chosen: Option<Choice>) -> Option<Choice> {
        let mut best = options.first().copied();
        let mut most = f64::NEG_INFINITY;
        for &choice in options {
            for edit in self.edits(choice, chosen) {
                let foe = self.side.foe();
                let value = if self.level == Level::Greedy {
                    f64::from(self.gain(edit))
                } else {
                    self.search.with(&[edit], |search| -search.promise(foe, 0))
                };
                if value > most {
                    most = value;
                    best = Some(choice);
                }
            }
        }
        best
    }

    /// The changes on the board to which an answer may lead.
    fn edits(&self, choice: Choice, chosen: Option<Choice>) -> Vec<Edit> {
        let board = &self.table.board;
        let fate = |piece: PieceId| match board.piece(piece).at {
            // The question is which Pawn is removed, or which waiting Pawn is promoted: that one is judged as a Queen.
            at if self.is_removal() => vec![Edit::Lift { piece, from: at }],
            _ => vec![Edit::Recast { piece, was: Kind::Pawn, now: Kind::Queen }],
        };
        let taken = |side: Side, kind: Kind| {
            board.off().iter().find(|&id| board.piece(id).side == side && board.piece(id).kind == kind)
        };
        match (choice, chosen) {
            (Choice::Piece(at), _) => board.at(at).map(fate).unwrap_or_default(),
            (Choice::OffBoard(side, kind), _) => {
                let Some(piece) = taken(side, kind) else { return Vec::new() };
                let inner = view::squares(self.table.variant).filter(|at| at.inset(self.table.variant.files()).1 > 0);
                inner.filter(|&at| board.at(at).is_none()).map(|at| Edit::Place { piece, at }).collect()
            }
            (Choice::Square(at), Some(Choice::OffBoard(side, kind))) => {
                taken(side, kind).map(|piece| Edit::Place { piece, at }).into_iter().collect()
            }
            (Choice::Kind(now), _) => {
                let waiting = self.table.last.first().and_then(|&at| board.at(at));
                waiting.map(|piece| Edit::Recast { piece, was: Kind::Pawn, now }).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// True if the card on the table takes a Pawn off the board.
    fn is_removal(&self) -> bool {
        !matches!(self.table.drawn, Some(Card::Piece(..)))
    }

    /// The material that a change on the board wins.
    fn gain(&self, edit: Edit) -> i32 {
        let sign = |piece: PieceId| if self.table.board.piece(piece).side == self.side { 1 } else { -1 };
        let price = |piece: PieceId| PRICES[self.table.board.piece(piece).kind.index()];
        match edit {
            Edit::Lift { piece, .. } => -sign(piece) * price(piece),
            Edit::Place { piece, .. } => sign(piece) * price(piece),
            Edit::Recast { piece, now, .. } => sign(piece) * PRICES[now.index()],
            _ => 0,
        }
    }
}
