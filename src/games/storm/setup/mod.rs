//! How a table of Chess Storm is laid out and dealt: the usual start, or what a setup lists (CS-0.10).

mod effects;
pub mod wanted;

use std::rc::Rc;

use super::model::catalog::Card;
use super::model::doing::Doing;
use super::model::layout::{bad, kind_named, variant};
use super::model::piles::{Token, Undealt};
use super::model::table::{Moment, Options, Phase, Table};
use super::model::world::{Passed, World};
use super::options;
use super::T;
use crate::board::{Kind, PieceId, Position, Side, Square};
use crate::games::storm::board::lasting;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::vocabulary::{Setup, SetupPool};
use crate::games::storm::Event;
use crate::games::{chess, classic};
use crate::play::config::SomeLists;
use crate::play::{Config, Fault, Flow, Seat};

/// The table at the start, or as the setup wants it.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_out(config: &Config) -> Result<Table, Fault> {
    let setup: Setup = config.setup()?;
    let sizes = options::HAND_SIZE.get(config);
    let options = Options {
        dump: options::DUMP.get(config),
        open_hands: options::OPEN_HANDS.get(config),
        magnet_fixed: options::MAGNET_FIXED.get(config),
        push_kings: options::PUSH_KINGS.get(config),
        checkers_backward: options::CHECKERS_BACKWARD.get(config),
        cylinder_replaces_turn: options::CYLINDER_REPLACES_TURN.get(config),
        uniform_prompts: options::UNIFORM_PROMPTS.get(config),
        hand_size: [0, 1].map(|at| sizes.get(at).copied().unwrap_or(5) as u8),
        claims: options::DRAW_CLAIMS.is(config, "claim"),
        honour: options::SOCIAL_MODE.is(config, "honour"),
        bystander: options::BYSTANDER.is(config, "player"),
        jenga_dice: options::JENGA.is(config, "dice"),
        memory_dice: options::MEMORY_GAMES.is(config, "dice"),
        memory: options::MEMORY_SECONDS.get(config) * 1000,
        chronometer: options::CHRONOMETER_SECONDS.get(config) * 1000,
    };
    let text = setup.board.as_deref().unwrap_or(chess::START);
    let position = Position::parse(text, variant()).map_err(|error| Fault::setup(error.to_string()))?;
    let mover = classic::seat_of(position.side);
    let mut table = Table {
        options,
        moment: Moment::first(World::of(position.board), mover),
        piles: Rc::default(),
        undealt: Undealt::default(),
        before: Default::default(),
        start: None,
        step_starts: Vec::new(),
        undone: Vec::new(),
        answered: Vec::new(),
        owed: [0; 2],
        acts: Rc::default(),
        plays: 0,
        phase: Phase::default(),
        doing: Doing::Playing,
        quiet: 0,
        keys: Rc::default(),
        result: None,
    };
    fill_pools(&mut table, setup.pool.as_ref())?;
    let copies = |(card, count): (Card, u32)| std::iter::repeat_n(card, count as usize);
    let mut rest: Vec<Card> = Card::all().zip(options::DECK.get(config)).flat_map(copies).collect();
    for wanted in setup.lasting.iter().flatten() {
        effects::last(&mut table, wanted, &mut rest)?;
    }
    if table.traded {
        table.mover = mover.other();
    }
    passed(&mut table);
    lasting::refresh(&mut table);
    let seconds = table.lasting.iter().filter(|lasting| lasting.rule == Rule::StandIn).count();
    let away = table.away().iter().filter(|&id| table.board.piece(id).kind == Kind::King).count();
    if table.board.kind(Kind::King).len() + away + crowned(&table) != 2 + seconds {
        return bad("a side has one king, and a second one only by `stand-in`".into());
    }
    lay_cards(&mut table, &setup, rest)?;
    if table.checked(position.side.foe()) {
        return bad(format!("it is not {}'s turn, but it stands in check", position.side.foe().name()));
    }
    let key = table.key();
    table.keys = Rc::new(vec![key]);
    Ok(table)
}

/// How many armies have a royal piece in place of their King.
fn crowned(table: &Table) -> usize {
    table.lasting.iter().filter(|lasting| lasting.rule == Rule::Crowned).count()
}

/// A square just passed over in the setup belongs to the Pawn that stands beyond it.
fn passed(table: &mut Table) {
    let square = table.board.passing();
    if square == Square::OFF {
        return;
    }
    let by = table.mover.other();
    let beyond = table.variant().geometry.ahead(table.side(by), square);
    let pawn = table.board.at(beyond);
    table.passed.extend(pawn.map(|pawn| Passed { square, beyond, pawn, by, turn: 0 }));
}

fn enlist(table: &mut Table, kind: Kind, side: Side) -> Result<PieceId, Fault> {
    table.enlist(kind, side).map_or_else(|| bad("there are too many pieces".into()), Ok)
}

fn fill_pools(table: &mut Table, pool: Option<&SetupPool>) -> Result<(), Fault> {
    let Some(pool) = pool else { return Ok(()) };
    for (side, names) in [(Side::White, &pool.white), (Side::Black, &pool.black)] {
        for name in names {
            let kind = kind_named(name)?;
            if kind == Kind::King {
                return bad("a king is never in a pool".into());
            }
            enlist(table, kind, side)?;
        }
    }
    Ok(())
}

/// A card whose face everybody knows.
fn open(table: &mut Table, card: Card) -> Token {
    let piles = Rc::make_mut(&mut table.piles);
    let token = piles.mint(card);
    piles.reveal(token, crate::play::SeatSet::BOTH);
    token
}

fn card_named(name: &str) -> Result<Card, Fault> {
    Card::from_name(name).map_or_else(|| bad(format!("there is no card `{name}` in this game")), Ok)
}

/// Takes a card out of those that are left over.
fn take(rest: &mut Vec<Card>, name: &str) -> Result<Card, Fault> {
    let card = card_named(name)?;
    match rest.iter().position(|&other| other == card) {
        Some(at) => Ok(rest.remove(at)),
        None => bad(format!("the deck has no card `{name}` left")),
    }
}

/// Puts the listed cards in their places; what is left over is dealt later.
fn lay_cards(table: &mut Table, setup: &Setup, mut rest: Vec<Card>) -> Result<(), Fault> {
    let nothing = SomeLists::default();
    let wanted = setup.hands.as_ref().unwrap_or(&nothing);
    let mut undealt = Undealt::default();
    for (seat, names) in Seat::BOTH.into_iter().zip([&wanted.first, &wanted.second]) {
        let Some(names) = names else {
            undealt.hands[seat.index()] = true;
            continue;
        };
        let full = table.options.hand_size[seat.index()];
        if names.len() > usize::from(full) {
            return bad(format!("the hand of the {} seat has at most {full} cards, not {}", seat.name(), names.len()));
        }
        for name in names {
            let card = take(&mut rest, name)?;
            let sees = table.sees(seat);
            let piles = Rc::make_mut(&mut table.piles);
            let token = piles.mint(card);
            piles.reveal(token, sees);
            piles.hands[seat.index()].push(token);
        }
    }
    for name in setup.discard.iter().flatten().rev() {
        let card = take(&mut rest, name)?;
        let token = open(table, card);
        Rc::make_mut(&mut table.piles).discard.push(token);
    }
    for name in setup.pile.iter().flatten().rev() {
        let card = take(&mut rest, name)?;
        let piles = Rc::make_mut(&mut table.piles);
        let token = piles.mint(card);
        piles.pile.push(token);
    }
    undealt.pile = setup.pile.is_none();
    undealt.rest = rest;
    table.undealt = undealt;
    Ok(())
}

/// CS-0.10: what the setup left out is shuffled and dealt.
///
/// # Errors
/// The stops of a script.
pub fn deal(t: T<'_, '_>) -> Flow {
    let Undealt { mut rest, hands, pile } = std::mem::take(&mut t.table.undealt);
    t.shuffle(&mut rest);
    for seat in Seat::BOTH.into_iter().filter(|seat| hands[seat.index()]) {
        for _ in 0..t.table.options.hand_size[seat.index()] {
            let Some(card) = rest.pop() else { break };
            let sees = t.table.sees(seat);
            let piles = Rc::make_mut(&mut t.table.piles);
            let token = piles.mint(card);
            piles.reveal(token, sees);
            piles.hands[seat.index()].push(token);
        }
    }
    if pile {
        let piles = Rc::make_mut(&mut t.table.piles);
        for card in rest {
            let token = piles.mint(card);
            piles.pile.push(token);
        }
    }
    t.tell(Event::Shuffle { deck: 1, cards: t.table.piles.count() });
    Ok(())
}
