//! 5 Card Chess: hands that are dealt to a board so that cards decide whether a check finds an answer.

use deckmate::board::{Move, Side};
use deckmate::games::classic;
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::{FiveCard, Table};
use deckmate::play::dice::fnv;
use deckmate::play::{Dice, Eye, Game, Seat};
use serde_json::{json, Value as Json};

/// So many deals of a board are looked at for one that fits.
const DEALS: usize = 60;

/// So many deals that fit are tried.
const TRIED: usize = 2;

/// A move after which the other side is in check, without a move of its King.
struct Check {
    by: Option<Card>,
    answers: Vec<Card>,
}

/// The board alone, and which cards its moves need.
struct BareBoard<'a>(&'a Table);

impl BareBoard<'_> {
    fn card(&self, one: Move) -> Option<Card> {
        Card::of(self.0.board.piece(one.piece).kind)
    }

    /// Cards that answer the check that stands; nothing if there is none, or the King can move.
    fn answers(table: &Table, side: Side) -> Option<Vec<Card>> {
        let moves = table.board.legal(table.variant, side);
        let cards = moves.into_iter().map(|one| BareBoard(table).card(one)).collect::<Option<Vec<_>>>();
        cards.filter(|_| table.board.checked(table.variant, side))
    }

    /// The checks that a side can give.
    fn checks(&self, seat: Seat) -> Vec<Check> {
        let check = |one: Move| {
            let answers = BareBoard::answers(&self.after(one), classic::side_of(seat.other()))?;
            Some(Check { by: self.card(one), answers })
        };
        self.moves(seat).into_iter().filter_map(check).collect()
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        self.0.board.legal(self.0.variant, classic::side_of(seat))
    }

    fn after(&self, one: Move) -> Table {
        let mut table = self.0.clone();
        table.board.make(table.variant, one);
        table
    }

    /// True if Black, on move, can only play what White answers with a check that may be mate.
    fn is_lost(&self, white: &[Card], black: &[Card]) -> bool {
        let held = |one: &Move| self.card(*one).is_none_or(|card| has(black, card));
        let mut played = self.moves(Seat::Second).into_iter().filter(held).peekable();
        if BareBoard::answers(self.0, Side::Black).is_some() {
            return played.peek().is_none();
        }
        let (threat, some) = (open(&self.checks(Seat::First), white, &[]), played.peek().is_some());
        threat && some && played.all(|one| open(&BareBoard(&self.after(one)).checks(Seat::First), white, black))
    }
}

fn has(hand: &[Card], card: Card) -> bool {
    hand.contains(&card) || hand.contains(&Card::Wild)
}

/// True if one of these checks can be given with a hand, and not be answered with the other one.
fn open(checks: &[Check], mine: &[Card], theirs: &[Card]) -> bool {
    let is_open = |check: &Check| {
        check.by.is_none_or(|card| has(mine, card)) && !check.answers.iter().any(|&card| has(theirs, card))
    };
    checks.iter().any(is_open)
}

/// Problems of a sort whose chance falls to these hands.
pub struct DealtProblem {
    /// Name that `mine` has for them.
    pub sort: &'static str,
    /// The problem without its goal.
    pub problem: Json,
}

/// White is to move: in a call, with a check that the hidden hand may answer; or Black's check would find no answer, and
/// new cards may hold one. Black is to move and doubles: one side has a check that finds none.
pub fn deals(table: &Table, seat: Seat) -> Vec<DealtProblem> {
    let here = BareBoard(table);
    let (first, second) = (here.checks(Seat::First), here.checks(Seat::Second));
    let board = FiveCard::view(table, Eye::All).board;
    let mut dice = Dice::new(&format!("{:016x}", fnv(board.as_bytes(), 0)));
    let mut all = Vec::new();
    let mut tried = [0; SORTS.len()];
    for _ in 0..DEALS {
        let mut deck = Card::deck();
        let mut deal = || (0..5).map(|_| deck.swap_remove(dice.below(deck.len()))).collect::<Vec<_>>();
        let [white, black] = [deal(), deal()];
        let count = 1 + dice.below(3);
        let (left, hidden) = (&white[..count], &black[..count]);
        let threatened = open(&second, &black, &white);
        let fits = match seat {
            Seat::First => [open(&first, left, &[]), threatened, false, false],
            Seat::Second => [false, false, here.is_lost(&white, &black), threatened],
        };
        for (sort, fits) in fits.into_iter().enumerate() {
            tried[sort] += usize::from(fits);
            if fits && tried[sort] <= TRIED {
                let hands = if SORTS[sort] == "odds" { [left, hidden] } else { [&*white, &*black] };
                all.push(DealtProblem { sort: SORTS[sort], problem: problem(SORTS[sort], &board, hands) });
            }
        }
    }
    all
}

/// Names that `mine` has for them.
const SORTS: [&str; 4] = ["odds", "fold", "take", "drop"];

fn problem(sort: &str, board: &str, [white, black]: [&[Card]; 2]) -> Json {
    let names = |hand: &[Card]| hand.iter().map(|card| card.name()).collect::<Vec<_>>();
    let options = match sort {
        "odds" => json!({ "clock": "none" }),
        _ => json!({ "clock": "none", "open_hands": true, "failed_call": "loss" }),
    };
    let setup = json!({ "board": board, "hands": { "first": names(white), "second": names(black) } });
    let mut problem = json!({ "game": "five-card", "options": options, "setup": setup });
    match sort {
        "odds" => problem["setup"]["called"] = json!("first"),
        "take" => (problem["moves"], problem["seat"]) = (json!(["double"]), json!("first")),
        "drop" => (problem["moves"], problem["seat"]) = (json!(["double", "yes"]), json!("second")),
        _ => {}
    }
    if problem["moves"].is_null() {
        problem["setup"]["cube"] = json!({ "value": 2, "owner": "second" });
    }
    problem
}
