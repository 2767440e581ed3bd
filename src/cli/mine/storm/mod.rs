//! Chess Storm: puzzles in which cards decide, from boards of the computer's games on a short field and cards dealt anew.

mod composed;
mod draft;
mod gates;
mod order;
mod pool;
mod sorts;

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use deckmate::bots::{self, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::storm::Storm;
use deckmate::play::{Dice, Eye, Fault};
use serde_json::json;

use self::composed::{for_white, Composed};
use self::pool::Pool;
use self::sorts::{Finder, Found, Spot};
use super::Mine;
use crate::out::{note, say};

pub use self::sorts::SORTS;

/// Both armies one rank forward, six pieces and four pawns: a game is decided in some thirty turns.
const SHORT_FIELD: &str = "8/1rbqknr1/2pppp2/8/8/2PPPP2/1RBQKNR1/8 w - -";

/// A game that is longer than this is left.
const LONGEST: usize = 400;

/// Turns before the end of a game that are late.
const LATE: usize = 8;

/// Positions that are tried beside each of a game: in these Black has made a move more.
const AHEAD: usize = 5;

/// Composed positions in place of a game.
const BATCH: usize = 40;

/// A card helps in no more puzzles of a sort than this.
const SAME: usize = 3;

/// Puzzles found so far.
#[derive(Default)]
struct Shelf {
    boards: HashSet<String>,
    sorts: HashMap<&'static str, usize>,
    cards: HashMap<(&'static str, String), usize>,
    count: usize,
}

impl Mine {
    /// Plays, deals, proves and prints: a problem a line.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub(super) fn storm(&self) -> Result<bool, Fault> {
        let begun = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes.clamp(0.0, 1e6)));
        let wanted: Vec<&'static str> = SORTS
            .into_iter()
            .filter(|sort| self.sorts.is_empty() || self.sorts.iter().any(|one| one == sort))
            .collect();
        let share = self.count.div_ceil(wanted.len().max(1));
        let (pool, mut shelf) = (Pool::new(), Shelf::default());
        let mut played = 0;
        'games: while played < self.games {
            let seed = format!("{}-{played}", self.seed);
            let mut finder = Finder { pool: &pool, dice: Dice::new(&seed), nodes: self.nodes.unwrap_or(200_000) };
            let spots = if self.composed { batch(&mut finder.dice) } else { self.spots(&seed)? };
            for spot in spots {
                for sort in &wanted {
                    let is_full = shelf.sorts.get(sort).is_some_and(|&some| some >= share);
                    if is_full || shelf.boards.contains(&spot.board) {
                        continue;
                    }
                    // A tempo more for Black brings White into danger, or takes away what wins at once.
                    let most = if self.composed { 0 } else { AHEAD };
                    for ahead in 0..=most {
                        if shelf.count == self.count || limit.is_some_and(|limit| begun.elapsed() > limit) {
                            break 'games;
                        }
                        let Some(board) = finder.ahead(&spot.board, ahead > 0)? else { continue };
                        if let Some(found) = found(&mut finder, sort, &Spot { board, is_late: spot.is_late })? {
                            shelf.keep(sort, &spot.board, &found);
                            break;
                        }
                    }
                }
            }
            played += 1;
            note(format_args!(
                "game {played}: {} puzzles in {} s: {:?}",
                shelf.count,
                begun.elapsed().as_secs(),
                shelf.sorts
            ));
        }
        note(format_args!("{} puzzles in {played} games", shelf.count));
        Ok(shelf.count == self.count)
    }

    /// Positions of a game in which nothing lasts, each with White to move.
    fn spots(&self, seed: &str) -> Result<Vec<Spot>, Fault> {
        let level = self.level.unwrap_or(Level::Easy);
        let mut game = AnyGame::new(NewGame::of("chess-storm").seed(seed).board(SHORT_FIELD).option("hand_size", 3))?;
        let mut spots: Vec<Spot> = Vec::new();
        let mut movers = Vec::new();
        for answers in 0..LONGEST {
            let Some(prompt) = game.prompt() else { break };
            let view = game.view(Eye::Watcher)?;
            let is_plain = game.host::<Storm>().is_some_and(|host| host.table().lasting.is_empty());
            if prompt.why == "action" && is_plain && view.turn.number > 4 {
                spots.push(Spot { board: for_white(&view.board), is_late: false });
                movers.push(prompt.seat);
            }
            let offer = bots::suggest(&game, level, None, &format!("{seed}-{answers}"), &mut || false)?;
            game.apply(&offer.text)?;
        }
        let winner = game.view(Eye::Watcher)?.result.and_then(|result| result.winner);
        for (spot, mover) in spots.iter_mut().zip(movers).rev().take(LATE) {
            spot.is_late = winner == Some(mover);
        }
        spots.dedup_by(|one, other| one.board == other.board);
        Ok(spots)
    }
}

impl Shelf {
    /// Prints a puzzle, unless its card has helped often enough.
    fn keep(&mut self, sort: &'static str, board: &str, (draft, passed): &Found) {
        let first = passed.proof.first.join(" ");
        let card = passed.helps.first().map_or_else(|| format!("{:?}", draft.mine), ToString::to_string);
        let used = self.cards.entry((sort, card)).or_default();
        if *used >= SAME {
            return;
        }
        *used += 1;
        let mut line = draft.fields();
        line["id"] = json!(format!("chess-storm-{}", self.count + 1));
        (line["hard"], line["sort"]) = (json!(passed.proof.hardness()), json!(sort));
        (line["way"], line["helps"]) = (json!([first]), json!(passed.helps));
        self.count += 1;
        *self.sorts.entry(sort).or_default() += 1;
        self.boards.insert(board.to_owned());
        say!("{line}");
    }
}

/// A puzzle of this sort, if the position has one.
fn found(finder: &mut Finder<'_>, sort: &str, spot: &Spot) -> Result<Option<Found>, Fault> {
    match sort {
        "one" => finder.one(spot),
        "save" => finder.save(spot),
        "now" => finder.now(spot),
        "place" => finder.place(spot),
        _ => finder.order(spot),
    }
}

/// Composed positions: each is as good as late.
fn batch(dice: &mut Dice) -> Vec<Spot> {
    (0..BATCH).map(|_| Spot { board: Composed::text(dice), is_late: true }).collect()
}
