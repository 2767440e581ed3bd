//! The five sorts of puzzles of Chess Storm: for each, how a position and a deal of cards become a draft.

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Dice, Eye, Fault, Seat, Value};

use super::draft::Draft;
use super::gates::{pass, Passed};
use super::pool::Pool;
use crate::prove::ProofVerdict;

/// Names of the sorts.
pub const SORTS: [&str; 5] = ["one", "save", "now", "place", "order"];

/// Goals of White's queen: she stands after Black's next turn, or after both of his next two.
const KEPT: &str = "turn:3 !off:white+queen by:2";

/// A position of a game, White to move.
pub struct Spot {
    /// The position.
    pub board: String,
    /// True if the game is soon over.
    pub is_late: bool,
}

/// Search for puzzles in one position.
pub struct Finder<'a> {
    /// Cards that are dealt.
    pub pool: &'a Pool,
    /// Lots of which card, square and decoy is tried.
    pub dice: Dice,
    /// Largest number of answers tried for one proof.
    pub nodes: u64,
}

/// Cards that reach a goal alone, and cards that do not.
pub type Weighed = (Vec<&'static str>, Vec<&'static str>);

/// A puzzle that has passed.
pub type Found = (Draft, Passed);

/// Answers tried for what is only to be looked at: a turn, and two turns of White's.
pub const QUICK: u64 = 1_500;
pub const GLANCE: u64 = 8_000;

/// Cards that answer a card.
pub const NOPES: [&str; 4] = ["nope", "niet", "no", "negative"];

impl Finder<'_> {
    /// The position, or the one after a move of Black's by lot, White to move in both.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn ahead(&mut self, board: &str, is_ahead: bool) -> Result<Option<String>, Fault> {
        if !is_ahead {
            return Ok(Some(board.to_owned()));
        }
        let Some(mut game) = opened(&Draft::new(&board.replace(" w", " b"), "won"))? else { return Ok(None) };
        let moves = moves_of(&game);
        let Some(text) = moves.get(self.dice.below(moves.len())) else { return Ok(None) };
        game.apply(text)?;
        let view = game.view(Eye::Watcher)?;
        let placement = view.board.split(' ').next().unwrap_or_default();
        Ok(view.result.is_none().then(|| format!("{placement} w - -")))
    }

    /// So many of these cards, by lot.
    pub(super) fn some(&mut self, cards: Vec<&'static str>, count: usize) -> Vec<&'static str> {
        let mut left = cards;
        let many = count.min(left.len());
        (0..many).map(|_| left.swap_remove(self.dice.below(left.len()))).collect()
    }

    /// The cards that reach the goal alone, and those that could be played and do not; nothing where none is needed.
    pub(super) fn weighed(&self, bare: &Draft, cards: Vec<&'static str>, most: u64) -> Result<Option<Weighed>, Fault> {
        let Some(empty) = bare.glance(most)?.filter(|proof| proof.verdict == ProofVerdict::Refuted) else {
            return Ok(None);
        };
        let (mut right, mut decoys) = (Vec::new(), Vec::new());
        for card in cards {
            let Some(proof) = bare.held(&[card]).glance(most)? else { continue };
            match proof.verdict {
                ProofVerdict::Proved => right.push(card),
                // A card that was looked at can be played.
                ProofVerdict::Refuted if proof.nodes > empty.nodes => decoys.push(card),
                _ => {}
            }
        }
        Ok(Some((right, decoys)))
    }

    /// One card of three reaches the goal, and the two others could be played, too.
    fn one_of(&mut self, bare: &Draft, cards: Vec<&'static str>, most: u64) -> Result<Option<Found>, Fault> {
        let Some((right, decoys)) = self.weighed(bare, cards, most)? else { return Ok(None) };
        for card in right {
            let window = self.pool.window(card);
            let alike = |other: &&&str| self.pool.window(other) == window;
            let near: Vec<&'static str> = decoys.iter().filter(alike).copied().collect();
            let far: Vec<&'static str> = decoys.iter().filter(|other| !near.contains(other)).copied().collect();
            let mut mine = self.some(near, 2);
            mine.extend(self.some(far, 2 - mine.len()));
            mine.push(card);
            mine.sort_unstable();
            if mine.len() < 3 {
                continue;
            }
            let draft = bare.held(&mine);
            if let Some(passed) = pass(&draft, self.nodes)?.filter(|passed| passed.helps == [card]) {
                return Ok(Some((draft, passed)));
            }
        }
        Ok(None)
    }

    /// One card of three mates, in this turn or the next.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn one(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        if !spot.is_late {
            return Ok(None);
        }
        let cards = self.pool.of("BT TR ET");
        let at_once = self.one_of(&Draft::new(&spot.board, "won by:1"), cards.clone(), QUICK / 2)?;
        if at_once.is_some() || self.dice.below(3) > 0 {
            return Ok(at_once);
        }
        let some = self.some(cards, 8);
        self.one_of(&Draft::new(&spot.board, "won by:3"), some, GLANCE)
    }

    /// One card of three keeps the queen, or the king.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn save(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        for goal in goals_to_keep(&spot.board) {
            let cards = self.pool.of("BT TR ET OT AT");
            let kept = self.one_of(&Draft::new(&spot.board, goal), cards, 2 * QUICK)?;
            if kept.is_some() {
                return Ok(kept);
            }
        }
        Ok(None)
    }

    /// Black's cards are known, and one of them has just been played: to cancel it, or to wait for the other one.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn now(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        if !spot.is_late {
            return Ok(None);
        }
        let mate = Draft::new(&spot.board, "won by:3");
        let Some(proof) = mate.glance(GLANCE)? else { return Ok(None) };
        let (ProofVerdict::Proved, Some(key)) = (proof.verdict, proof.first.first()) else { return Ok(None) };
        let Some(board) = after(&spot.board, std::slice::from_ref(key))? else { return Ok(None) };
        let [own, late] = [self.pool.of("BT TR ET"), self.pool.of("OT AT")];
        let nope = self.some(NOPES.to_vec(), 1);
        for _ in 0..24 {
            let waits = self.dice.below(2) == 0;
            let other = if waits { late.clone() } else { own.clone() };
            let theirs = [self.some(own.clone(), 1), self.some(other, 1)].concat();
            if theirs[0] == theirs[1] {
                continue;
            }
            let Some(moves) = self.played(&board, &nope, &theirs)? else { continue };
            let draft = Draft { moves, theirs, mine: nope.clone(), ..Draft::new(&board, "won by:2") };
            if let Some(passed) = pass(&draft, self.nodes)? {
                return Ok(Some((draft, passed)));
            }
        }
        Ok(None)
    }

    /// Answers by lot of Black, who begins with the first of his cards, until White is asked what to say to it.
    fn played(
        &mut self,
        board: &str,
        mine: &[&'static str],
        theirs: &[&'static str],
    ) -> Result<Option<Vec<String>>, Fault> {
        let draft = Draft { mine: mine.to_vec(), theirs: theirs.to_vec(), ..Draft::new(board, "won") };
        let Some(mut game) = opened(&draft)? else { return Ok(None) };
        let card = format!("card:{}", theirs[0]);
        let mut moves: Vec<String> = Vec::new();
        for _ in 0..8 {
            let Some(prompt) = game.prompt() else { return Ok(None) };
            if prompt.seat == Seat::First {
                let is_played = moves.contains(&card) && prompt.why == "reply";
                return Ok(is_played.then_some(moves));
            }
            let mut texts: Vec<String> = game.offers().into_iter().map(|offer| offer.text).collect();
            texts.retain(|text| !["resign", "offer:draw"].contains(&text.as_str()));
            let text =
                if texts.contains(&card) { card.clone() } else { texts.swap_remove(self.dice.below(texts.len())) };
            game.apply(&text)?;
            moves.push(text);
        }
        Ok(None)
    }

    /// A card is played, before the move or after one, and one square alone is right for it.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn place(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        let mut goals = goals_to_keep(&spot.board);
        if spot.is_late {
            goals.extend(["off:black+queen by:3", "won by:3"]);
        }
        let bare = Draft::new(&spot.board, "won");
        let Some(game) = opened(&bare)? else { return Ok(None) };
        let mut moves = moves_of(&game);
        let count = moves.len().min(3);
        let mut begun: Vec<Option<String>> = vec![None];
        begun.extend((0..count).map(|_| Some(moves.swap_remove(self.dice.below(moves.len())))));
        for first in begun {
            for goal in &goals {
                let before = Draft { moves: first.clone().into_iter().collect(), ..bare.aimed(goal) };
                if before.glance(2 * QUICK)?.is_none_or(|proof| proof.verdict != ProofVerdict::Refuted) {
                    continue;
                }
                let windows = if first.is_some() { "ET" } else { "BT TR" };
                let mut cards = self.pool.of(windows);
                if first.is_some() {
                    cards.extend(["trap", "attentat"].repeat(2));
                }
                for card in self.some(cards, 14) {
                    let mut draft = before.held(&[card]);
                    draft.moves.push(format!("card:{card}"));
                    if let Some(passed) = pass(&draft, GLANCE)?.filter(|passed| passed.proof.width >= 6) {
                        return Ok(Some((draft, passed)));
                    }
                }
            }
        }
        Ok(None)
    }
}

/// The moves among the answers of whoever is asked.
fn moves_of(game: &AnyGame) -> Vec<String> {
    let mut moves: Vec<String> = game.offers().into_iter().map(|offer| offer.text).collect();
    moves.retain(|text| !text.contains(':') && text != "resign" && text != "pass");
    moves
}

/// Goals of who is in danger: the queen, if there is one, and the king outlast Black's next turn.
pub fn goals_to_keep(board: &str) -> Vec<&'static str> {
    let has_queen = board.split(' ').next().is_some_and(|placement| placement.contains('Q'));
    let all = [has_queen.then_some(KEPT), Some("turn:3 by:2")];
    all.into_iter().flatten().collect()
}

/// The game as the task of a draft begins; nothing where the position is none.
///
/// # Errors
/// The fault that the engine finds.
pub fn opened(draft: &Draft) -> Result<Option<AnyGame>, Fault> {
    let fields = draft.fields();
    let mut game = NewGame::of("chess-storm").seed("practice");
    game.setup = serde_json::from_value(fields["setup"].clone()).ok();
    for (name, value) in fields["options"].as_object().into_iter().flatten() {
        game = game.option(name, serde_json::from_value::<Value>(value.clone()).unwrap_or(Value::from("")));
    }
    Ok(AnyGame::new(game).ok())
}

/// The position after these answers.
fn after(board: &str, answers: &[String]) -> Result<Option<String>, Fault> {
    let Some(mut game) = opened(&Draft::new(board, "won"))? else { return Ok(None) };
    for answer in answers {
        game.apply(answer)?;
    }
    Ok(Some(game.view(Eye::Watcher)?.board))
}
