//! Layout of a table of Chess Storm: the usual start, or what a setup lists (CS-0.10).

use std::sync::Arc;

use super::cards::{lay_cards, own_cards};
use super::deck::{self, Dealt};
use super::effects;
use super::wanted::{Setup, SetupPool};
use crate::board::{Edit, Kind, Pasted, PieceId, SetupError, Side, Square};
use crate::games::classic;
use crate::games::form::Needs;
use crate::games::storm::board::lasting;
use crate::games::storm::model::asked::Asked;
use crate::games::storm::model::boards;
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::layout::{bad, kind_named};
use crate::games::storm::model::piles::{Piles, Undealt};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{Moment, Phase, Table};
use crate::games::storm::model::world::{Passed, World};
use crate::games::storm::options::Options;
use crate::play::config::left_out;
use crate::play::{Config, Fault};

/// The table at the start, or as the setup wants it.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_out(config: &Config) -> Result<Table, Fault> {
    lay(config, &mut Vec::new(), &mut Vec::new())
}

/// Words that each wanted effect needs, as far as the position can be laid out.
pub fn needs(config: &Config) -> Vec<Needs> {
    let mut needs = Vec::new();
    // Faults of the position are said elsewhere.
    let _ = lay(config, &mut Vec::new(), &mut needs);
    needs
}

/// Parts of the wanted position that cannot be and were left out, a sentence each.
pub fn dropped(config: &Config) -> Vec<String> {
    let mut dropped = Vec::new();
    // A position that is refused has been refused before.
    match lay(config, &mut dropped, &mut Vec::new()) {
        Ok(_) => dropped.iter().map(left_out).collect(),
        Err(_) => Vec::new(),
    }
}

fn lay(config: &Config, dropped: &mut Vec<SetupError>, needs: &mut Vec<Needs>) -> Result<Table, Fault> {
    let setup: Setup = config.setup()?;
    let options = Options::read(config);
    let own = own_cards(setup.cards.as_deref().unwrap_or_default())?;
    let known = own.iter().map(|&(card, _)| card).collect();
    let (text, rules) = boards::opening(config, setup.board.as_deref());
    let Dealt { heaps: mut rest, are_own, left_out } = deck::dealt(config, &own, rules)?;
    let (text, passing) = parted(&text);
    let Pasted { position, dropped: rights } = Pasted::parse(&text, rules).map_err(refused)?;
    dropped.extend(rights);
    let mover = classic::seat_of(position.side);
    let mut table = Table {
        options: Arc::new(options),
        moment: Moment::first(World::of(position.board, rules), mover),
        piles: Arc::new(Piles::of(are_own.then(|| rest.clone()))),
        own: Arc::new(known),
        undealt: Undealt { left_out, ..Undealt::default() },
        before: Default::default(),
        start: None,
        step_starts: Vec::new(),
        undone: Vec::new(),
        spoken: [false; 2],
        costs: Vec::new(),
        answered: Vec::new(),
        owed: [0; 2],
        acts: Arc::default(),
        plays: 0,
        phase: Phase::default(),
        doing: Doing::Playing,
        quiet: 0,
        keys: Arc::default(),
        asked: Asked::PLAIN,
        result: None,
    };
    fill_pools(&mut table, setup.pool.as_ref())?;
    for wanted in setup.lasting.iter().flatten() {
        effects::last(&mut table, wanted, &mut rest, needs)?;
    }
    if table.traded {
        table.mover = mover.other();
    }
    lasting::refresh(&mut table);
    dropped.extend(passed(&mut table, &passing)?);
    castlings(&table)?;
    let seconds = table.lasting.iter().filter(|lasting| lasting.rule == Rule::StandIn).count();
    let away = table.away().iter().filter(|&id| table.board.piece(id).kind == Kind::King).count();
    let kings = table.board.kind(Kind::King).len() + away + crowned(&table);
    // BO-7
    let is_allowed = if boards::has_two_kings(rules) { (2..=4).contains(&kings) } else { kings == 2 + seconds };
    if !is_allowed {
        return bad("a side has one king, and a second one only by `stand-in`".into());
    }
    lay_cards(&mut table, &setup, rest)?;
    if table.checked(position.side.foe()) {
        return bad(format!("it is not {}'s turn, but it stands in check", position.side.foe().name()));
    }
    let key = table.key();
    table.keys = Arc::new(vec![key]);
    Ok(table)
}

/// Number of armies that have a royal piece in place of their King.
fn crowned(table: &Table) -> usize {
    table.lasting.iter().filter(|lasting| lasting.rule == Rule::Crowned).count()
}

/// The first fields of a position, and the one of the square passed over: who has passed it is seen only with the effects.
fn parted(text: &str) -> (String, String) {
    let fields = Pasted::fields(text);
    let (first, rest) = fields.split_at(fields.len().min(3));
    (first.join(" "), rest.first().map_or_else(|| "-".into(), |field| field.to_lowercase()))
}

fn refused(error: SetupError) -> Fault {
    Fault::setup(error.to_string())
}

/// A square just passed over in the setup belongs to the piece that stands beyond it and moves as a Pawn. If nobody
/// could capture it there, the square is dropped; if no piece can have passed it, this gives that fault.
fn passed(table: &mut Table, field: &str) -> Result<Option<SetupError>, Fault> {
    if field == "-" {
        return Ok(None);
    }
    let by = table.mover.other();
    let (side, geometry) = (table.side(by), &table.land.full().geometry);
    let behind = |at: Square| geometry.ahead(side.foe(), at);
    let wrong = || SetupError::PassingSquare(field.into());
    let square = Square::parse(field).filter(|&at| geometry.contains(at)).ok_or_else(|| refused(wrong()))?;
    if !geometry.terrain().is_double_row(side, behind(square)) {
        return Ok(Some(wrong()));
    }
    let beyond = geometry.ahead(side, square);
    let bent = table.bent();
    let is_pawn = |&id: &PieceId| table.board.piece(id).side == side && bent.kinds(id).any(|kind| kind == Kind::Pawn);
    let pawn = bent.occupants(beyond).iter().find(is_pawn).filter(|_| table.is_empty(square));
    let Some(pawn) = pawn.filter(|_| table.is_empty(behind(square))) else {
        return Ok(Some(SetupError::PassingPawn(square)));
    };
    if bent.passing_is_open(square, pawn, side) {
        table.passed.push(Passed { square, beyond, pawn, by, turn: 0 });
        table.silently(Edit::Passing { was: Square::OFF, now: square });
        lasting::refresh(table);
    }
    Ok(None)
}

/// CS-0.47: castling needs a King and a Rook that have never moved. A Stand-in has come because his square was empty, a King
/// who has abdicated or is away castles no more, and an exiled Rook was sent to its corner.
fn castlings(table: &Table) -> Result<(), Fault> {
    let has_second = |side| {
        let king = |effect: &Lasting| if effect.rule == Rule::StandIn { effect.piece() } else { None };
        table.lasting.iter().filter_map(king).any(|king| table.board.piece(king).side == side)
    };
    let is_exiled =
        |id: PieceId| table.lasting.iter().any(|effect| effect.rule == Rule::Exiled && effect.piece() == Some(id));
    let is_kind = |at: Square, kind: Kind| {
        table.board.at(at).is_some_and(|id| table.board.piece(id).kind == kind && !is_exiled(id))
    };
    let castlings = table.land.full().castlings.iter().enumerate();
    for (_, way) in castlings.filter(|&(index, _)| table.board.rights().contains(index)) {
        if has_second(way.side) || !is_kind(way.king, Kind::King) || !is_kind(way.partner, way.partner_kind) {
            return bad(format!(
                "{} cannot castle: its king or rook has moved, by the effects in play",
                way.side.name()
            ));
        }
    }
    Ok(())
}

fn add_piece(table: &mut Table, kind: Kind, side: Side) -> Result<PieceId, Fault> {
    table.add_piece(kind, side).map_or_else(|| bad("there are too many pieces".into()), Ok)
}

fn fill_pools(table: &mut Table, pool: Option<&SetupPool>) -> Result<(), Fault> {
    let Some(pool) = pool else { return Ok(()) };
    for (side, names) in [(Side::White, &pool.white), (Side::Black, &pool.black)] {
        for name in names {
            let kind = kind_named(name, table.land.full())?;
            if kind == Kind::King {
                return bad("a king is never in a pool".into());
            }
            add_piece(table, kind, side)?;
        }
    }
    Ok(())
}
