//! Laws that hold at every prompt of Chess Storm beside those of all games.

use deckmate::board::{Kind, PieceId, PieceSet, Side, Square};
use deckmate::games::storm::board::lasting;
use deckmate::games::storm::model::boards;
use deckmate::games::storm::model::catalog::{Card, Play};
use deckmate::games::storm::model::declared::{Declared, Rest};
use deckmate::games::storm::model::doing::Doing;
use deckmate::games::storm::model::memory::Action;
use deckmate::games::storm::model::piles::Token;
use deckmate::games::storm::model::rule::Rule;
use deckmate::games::storm::model::task::{Task, TaskKind};
use deckmate::games::storm::model::tree::Step;
use deckmate::games::storm::{self, Storm, Table};
use deckmate::play::{Event, Eye, Game, Seat};

/// Memory of the last prompt.
struct Before {
    turn: u32,
    mover: Seat,
    extra: bool,
    spent: [bool; 2],
    flushing: [bool; 2],
    action: Action,
    /// True if a take was declared but not yet made.
    taking: bool,
    mated: [bool; 2],
    /// The pieces on the board when the turn began; below, its Pawns with their squares.
    pieces: PieceSet,
    pawns: Vec<(PieceId, Square)>,
    /// CS-139: who is away.
    away: PieceSet,
}

/// The laws for one dealt game, from its first prompt to its end.
pub fn laws() -> impl FnMut(&Table, &[Event<storm::Event>]) {
    let mut laws = laws_of_any_start();
    let mut has_short_hand = false;
    move |table, events| {
        laws(table, events);
        // CS-131: for Swap one card is drawn, as printed: a hand that Flush has emptied stays short when it is swapped.
        let swaps = |event: &Event<storm::Event>| {
            matches!(event, Event::Own(storm::Event::Play { card: "swap" | "mirror", .. }))
        };
        has_short_hand |= table.flushing != [false; 2] && events.iter().any(swaps);
        if !has_short_hand {
            hands_are_full(table);
        }
    }
}

/// The laws for a game that may have begun with hands of any size.
pub fn laws_of_any_start() -> impl FnMut(&Table, &[Event<storm::Event>]) {
    let mut before: Option<Before> = None;
    move |table, events| {
        tables_are_sound(table);
        // While somebody chooses, the game still stands where it stood.
        let shown = match &table.doing {
            Doing::Choosing(choosing) => &choosing.scene,
            _ => table,
        };
        tables_are_sound(shown);
        cards_are_where_they_belong(shown);
        checks_are_answered(shown);
        view_agrees(shown);
        let last = before.take();
        if let Some(last) = &last {
            one_card_a_turn(last, events);
            cards_do_not_mate(last, shown);
        }
        let begins = last.as_ref().is_none_or(|last| last.turn != shown.turn);
        // CS-140: a turn that seems to mate may be made good by what the Pawns become; the end of the card counts.
        let is_half_done = is_half_done(shown);
        let mated = last.as_ref().map(|last| last.mated).filter(|_| is_half_done);
        let (pieces, pawns) = match last {
            Some(last) if !begins => (last.pieces, last.pawns),
            _ => (pieces(shown), pawns(shown)),
        };
        before = Some(Before {
            turn: shown.turn,
            mover: shown.mover,
            extra: shown.extra,
            spent: shown.spent,
            flushing: shown.flushing,
            action: shown.now.action,
            taking: shown.taking.is_some(),
            mated: mated.unwrap_or_else(|| Side::BOTH.map(|side| shown.mated(side))),
            pieces,
            pawns,
            away: shown.away(),
        });
    }
}

/// True while a card is carried out: its end counts.
fn is_half_done(table: &Table) -> bool {
    matches!(table.doing, Doing::Acting(_) | Doing::ByHand(_))
}

/// All pieces on the board, the second ones on their squares included.
fn pieces(table: &Table) -> PieceSet {
    table.board.pieces() | table.lodgers()
}

fn pawns(table: &Table) -> Vec<(PieceId, Square)> {
    pieces(table).iter().filter(|&id| table.board.piece(id).kind == Kind::Pawn).map(|id| (id, table.at(id))).collect()
}

/// Board, pieces and effects agree, even in the middle of a card.
fn tables_are_sound(table: &Table) {
    let board = &table.board;
    assert_eq!(board.hash(), board.hash_afresh());
    assert_eq!(table.overlay, lasting::overlay(table), "the overlay is what the effects make it");
    assert_eq!(
        table.joined,
        table.lasting.iter().any(|effect| effect.rule == Rule::Joined),
        "CS-070: so are the sides"
    );
    // Every piece is in one place: on a square, beside another one, in a pool, or out of the game.
    let known = board.pieces() | board.off();
    assert!((board.pieces() & board.off()).is_empty() && known.len() <= PieceId::LIMIT);
    // CS-139: a King may be away for a turn, a crowned piece, too.
    let lost_kings =
        board.off().iter().filter(|&id| board.piece(id).kind == Kind::King || table.away().contains(id)).count();
    let places = [board.pieces(), table.lodgers(), table.pool(Side::White), table.pool(Side::Black), table.gone];
    assert_eq!(
        places.iter().map(|pieces| pieces.len()).sum::<usize>() + lost_kings,
        known.len(),
        "every piece is in one place"
    );
    for id in board.pieces() {
        assert_eq!(board.at(board.piece(id).at), Some(id), "cells and pieces agree");
    }
    for side in Side::BOTH {
        assert!(table.pool(side).iter().all(|id| board.piece(id).side == side && !table.is_royal(id)));
        let seconds = table.lasting.iter().filter(|effect| effect.rule == Rule::StandIn);
        // CS-008, CS-103: the piece tells the army in which it appeared, whoever owns that now, and whatever has become of it.
        let two = seconds.filter(|effect| effect.piece().is_some_and(|id| table.origin(id) == side)).count();
        let away = table.away().iter().filter(|&id| board.piece(id).side == side).count();
        let royals = table.royals(side).len() + away;
        // BO-7: on the wide board an army begins with two.
        let may_be_two = boards::has_two_kings(table.land.full());
        let fits = royals == 1 + two.min(1) || may_be_two && (1..=2).contains(&royals);
        assert!(fits, "each side has a royal piece, and a second one by Stand-in, not {royals}");
    }
    for effect in &table.lasting {
        // Either of two Kings may be taken: the card ends with the next thing that happens.
        let stays = effect.rule == Rule::StandIn;
        let stands = |id: PieceId| table.at(id) != Square::OFF || table.away().contains(id);
        assert!(stays || effect.piece().is_none_or(stands), "{effect:?}");
    }
    for passed in &table.passed {
        // CS-014: walls that rise after a double step change nothing, so the plain board says where it ended.
        let beyond = table.land.full().geometry.ahead(board.piece(passed.pawn).side, passed.square);
        let is_pawn = table.bent().kinds(passed.pawn).any(|kind| kind == Kind::Pawn);
        assert!(is_pawn && table.at(passed.pawn) == beyond, "{passed:?} was passed by a Pawn that still stands there");
    }
}

/// Every cardboard of the game, where it lies.
fn cardboard(table: &Table) -> Vec<Token> {
    let piles = &table.piles;
    let mut places: Vec<_> =
        [&piles.draws, &piles.discards, &piles.hands].into_iter().flatten().flatten().copied().collect();
    let signs = table.lasting.iter().filter_map(|effect| effect.sign);
    // CS-0.35: a card of many steps may lie beside the board as its effect's sign before all of them are made.
    let on_stack = table.stack.iter().filter(|declared| declared.rest != Rest::Stays);
    places.extend(signs.chain(on_stack.map(|declared| declared.token)));
    places
}

/// Every cardboard is in exactly one place, and the hands are full.
fn cards_are_where_they_belong(table: &Table) {
    let piles = &table.piles;
    let mut places = cardboard(table);
    places.sort_unstable();
    let listed = places.len();
    places.dedup();
    assert_eq!((listed, places.len()), (piles.count(), piles.count()), "every card is in exactly one place");
    for seat in Seat::BOTH {
        let declared = table.stack.iter().filter(|declared| declared.seat == seat).count();
        // CS-131: a hand that was swapped may be the other player's full one.
        let full = if piles.hold(|card| card.name() == "swap") {
            table.options.hand_size.iter().copied().max().unwrap_or_default() as usize
        } else {
            usize::from(table.options.full_hand(seat))
        };
        // CS-0.96: what is drawn by hand is drawn beyond that, and so is what a card of the second deck draws.
        let may_hold = if piles.hold(|card| card.is_by_hand() || deals(card)) { piles.count() } else { full };
        assert!(piles.hands[seat.index()].len() + declared <= may_hold, "nobody holds more than a full hand");
        assert!(declared == 0 || table.spent[seat.index()], "CS-0.13: a declared card is the card of the turn");
    }
}

/// True for a card that says by itself how many cards are drawn or discarded.
fn deals(card: Card) -> bool {
    let Play::Tree(play) = &card.row().play else { return false };
    play.tree.has(&|step| matches!(step, Step::Draw(_) | Step::Discard(_) | Step::Look(_)))
}

/// CS-0.11: whoever put a card away has drawn another, unless there are so few cards that the pile may run dry; where
/// nothing is drawn, nobody has more than a full hand.
fn hands_are_full(table: &Table) {
    let plenty = cardboard(table).iter().filter(|&&token| table.piles.face(token).row().lasts).count() + 14;
    for seat in Seat::BOTH {
        if table.flushing[seat.index()] {
            continue;
        }
        // CS-129: a card that is to come into a hand has its place there, and its player draws another.
        let is_to_come = |declared: &&Declared| declared.rest == Rest::Hand(seat);
        let coming = table.stack.iter().filter(is_to_come).count();
        let declared = table.stack.iter().filter(|declared| declared.seat == seat).count();
        let held = table.piles.hands[seat.index()].len() + declared + coming;
        let full = usize::from(table.options.full_hand(seat));
        let fits = if table.options.redraw { held == full } else { held <= full };
        let may_swap = table.options.hand_size[0] != table.options.hand_size[1];
        let may_deal = table.piles.hold(deals);
        let is_small = table.piles.count_of(seat) < plenty;
        assert!(fits || may_swap || may_deal || is_small, "CS-0.11: the hand is full");
    }
}

/// CS-0.51: nobody ends a turn, or an Action, in check; and positions are counted turn by turn.
fn checks_are_answered(table: &Table) {
    let mover = table.side(table.mover);
    if table.taking.is_some() || is_half_done(table) {
        // CS-0.23: the take is only declared. While a card is carried out its end counts.
    } else if table.now.action != Action::None {
        assert!(!table.checked(mover), "CS-0.51: the Action leaves the King safe");
    } else if (table.spent, table.spoken) == ([false; 2], [false; 2]) && table.stack.is_empty() {
        // A word may cost a piece before the Action (CS-004).
        assert!(!table.checked(mover.foe()), "CS-0.51: the turn leaves the King safe");
        assert_eq!(table.keys.len(), table.turn as usize);
        assert_eq!(table.keys.last(), Some(&table.key()), "the position is counted");
    }
}

/// CS-0.17: of own decks every card lies in the piles of its own, in somebody's hand, or beside the board.
fn heaps_are_apart(table: &Table) {
    let piles = &table.piles;
    let Some(lists) = piles.lists() else {
        return assert!(piles.draws[1].is_empty() && piles.discards[1].is_empty(), "CS-0.17: one heap is shared");
    };
    for (heap, list) in lists.iter().enumerate() {
        for &token in piles.draws[heap].iter().chain(&piles.discards[heap]) {
            assert!(list.contains(&piles.face(token)), "CS-0.17: a card goes home");
        }
        assert_eq!(list.len(), piles.count_of(Seat::BOTH[heap]));
    }
}

/// CS-0.13: one card a turn, put away ones included.
fn one_card_a_turn(last: &Before, events: &[Event<storm::Event>]) {
    // CS-130: who plays Flush plays all cards in hand.
    let has_flush = |seat: Seat| {
        let flush = |event: &Event<storm::Event>| matches!(event, Event::Own(storm::Event::Play { seat: by, card: "flush" | "mirror" }) if *by == seat);
        last.flushing[seat.index()] || events.iter().any(flush)
    };
    for seat in Seat::BOTH.into_iter().filter(|&seat| !has_flush(seat)) {
        let played = events
            .iter()
            .filter(|event| matches!(event, Event::Own(storm::Event::Play { seat: by, .. }) if *by == seat))
            .count();
        let put_away = |event: &&Event<storm::Event>| matches!(event, Event::Say { seat: Some(by), text, .. } if *by == seat && text.contains(" puts "));
        let cards = played + events.iter().filter(put_away).count();
        assert!(cards + usize::from(last.spent[seat.index()]) <= 1, "CS-0.13: one card a turn");
    }
}

/// CS-0.52, CS-0.29: only a normal move mates, and not in an extra turn. CS-0.58: what counts as quiet.
fn cards_do_not_mate(last: &Before, table: &Table) {
    let ended = last.turn != table.turn;
    let now = if ended { table.before[last.mover.index()].action } else { table.now.action };
    let moved = (last.action == Action::None || last.taking) && now == Action::Move;
    let may_be_mated = |side: &Side| last.mated[side.index()] || is_half_done(table);
    for side in Side::BOTH.into_iter().filter(|side| !may_be_mated(side)) {
        assert!(!table.mated(side) || moved && !last.extra, "CS-0.52: no card mates");
    }
    // More than one turn has gone by where a bystander's needed no question (CS-136): all of them were quiet, or some
    // was not. After a move that chance alone has made in the next turn, the board tells nothing about the last one.
    if ended && table.now.action == Action::None && u32::from(table.quiet) >= table.turn - last.turn {
        let back = last.away - table.away();
        // CS-139: a King that comes back does so when the next turn has begun.
        assert_eq!(pieces(table) - back, last.pieces, "CS-0.58: a turn in which pieces come or go is not quiet");
        let pawns: Vec<_> = pawns(table).into_iter().filter(|&(pawn, _)| !back.contains(pawn)).collect();
        assert_eq!(pawns, last.pawns, "CS-0.58: a turn in which Pawns move is not quiet");
    }
}

/// The watcher sees every piece once and no covered card.
fn view_agrees(table: &Table) {
    let view = Storm::view(table, Eye::Watcher);
    let storm = &view.own;
    let shown = view.cells.iter().flatten().map(|cell| 1 + usize::from(cell.lodger.is_some())).sum::<usize>();
    if let Some(Task { what: TaskKind::Recall { .. }, .. }) = table.task {
        // CS-113: a piece is missing, and all that would speak of it.
        return assert_eq!(shown + 1, pieces(table).len());
    }
    let squares = usize::from(view.files) * usize::from(view.ranks);
    assert_eq!((view.cells.len(), shown), (squares, pieces(table).len()));
    assert_eq!(storm.pool.white.len() + storm.pool.black.len(), view.taken.len());
    assert_eq!(storm.gone.len(), table.gone.len());
    assert_eq!(storm.lasting.len(), table.lasting.len());
    let [draws, discards] = [&table.piles.draws, &table.piles.discards].map(|heaps| heaps.iter().flatten().count());
    assert_eq!((storm.pile, storm.discard.len()), (draws, discards));
    heaps_are_apart(table);
    for (hand, held) in [&storm.hands.first, &storm.hands.second].into_iter().zip(&table.piles.hands) {
        assert_eq!(hand.len(), held.len());
        // CS-0.71: a card that was played and taken back into the hand stays known; so does one that was taken (CS-129).
        let comes_back = |card: Card| card.name() == "vulture" || card.is_by_hand();
        let taken_back = table.piles.hold(Card::looks_back) || table.piles.hold(comes_back);
        let open = hand.iter().filter(|card| card.is_some()).count();
        let may = if table.options.open_hands { hand.len() } else { 0 };
        assert!(open == may || taken_back, "hands are covered or open");
    }
}
