//! The lasting effects of a setup, each as its card would have made it.

use super::{bad, card_named, enlist, kind_named, open, take, variant};
use crate::board::{borders_meet, order, Border, Edit, Kind, Square};
use crate::games::storm::cards::duties::NAMED;
use crate::games::storm::catalog::{own, Card, Play, Who};
use crate::games::storm::lasting::{self, note, Lasting, On, Rule, Until};
use crate::games::storm::table::Table;
use crate::games::storm::vocabulary::SetupLasting;
use crate::games::storm::world::Note;
use crate::games::words;
use crate::play::{Fault, Seat};

/// The square that an effect is about.
fn square_named(text: Option<&str>, card: &str) -> Result<Square, Fault> {
    let named = text.and_then(Square::parse).filter(|&at| variant().geometry.contains(at));
    named.map_or_else(|| bad(format!("`{card}` needs a square of the board")), Ok)
}

/// The border that an effect is about: the names of its two squares, one after the other.
fn border_named(text: Option<&str>, card: &str) -> Result<Border, Fault> {
    let text = text.unwrap_or_default();
    let wanted = variant().geometry.terrain().borders().find(|(low, high)| format!("{low}{high}") == text);
    wanted.map_or_else(|| bad(format!("`{card}` needs borders such as d4d5, not `{text}`")), Ok)
}

/// Lays out an effect that lasts.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn last(table: &mut Table, wanted: &SetupLasting, rest: &mut Vec<Card>) -> Result<(), Fault> {
    let name = &wanted.card;
    let card = card_named(name)?;
    let Some(owner) = Seat::from_name(&wanted.owner) else {
        return bad(format!("there is no seat `{}`: first or second", wanted.owner));
    };
    let square = |text: &Option<String>| square_named(text.as_deref(), name);
    let piece_on = |text: &Option<String>| {
        let at = square(text)?;
        table.board.at(at).map_or_else(|| bad(format!("`{name}` needs a piece on {at}")), Ok)
    };
    let more = || wanted.more.as_deref().map_or_else(|| bad(format!("`{name}` needs a kind")), kind_named);
    // A piece that the card could have been played on.
    let fit = |who: Who| {
        let piece = piece_on(&wanted.at)?;
        let is_alone = name != "cohabitation" || table.bent().lodger_of(piece).is_none();
        let unfit = || bad(format!("`{name}` cannot be about the {}", words::piece(&table.board, piece)));
        if table.fits(piece, who) && is_alone {
            Ok(piece)
        } else {
            unfit()
        }
    };
    let guest = || match more()? {
        Kind::King => bad(format!("`{name}` is not for kings")),
        kind => Ok(kind),
    };
    let (on, until, rule) = match name.as_str() {
        "fair-trade" => (On::Nobody, Until::Spent, Rule::Traded { left: [3; 2] }),
        "pass" => (On::Nobody, Until::Spent, Rule::Kept { since: 0 }),
        "trap" | "attentat" => {
            let at = square(&wanted.at)?;
            (note(table, owner, Note::Square(at)), Until::Gone, Rule::Mined)
        }
        "scrying" => {
            let piece = piece_on(&wanted.at)?;
            if !table.pieces(owner.other()).contains(piece) {
                return bad("`scrying` notes a piece of the other player".into());
            }
            (note(table, owner, Note::Piece(piece)), Until::Close(owner.other()), Rule::Foreseen)
        }
        "regency" => {
            let king = piece_on(&wanted.at)?;
            if !table.royals(table.side(owner)).contains(king) {
                return bad("`regency` needs the square of a king of its owner".into());
            }
            let from = table.at(king);
            table.silently(Edit::Lift { piece: king, from });
            (On::Piece(king), Until::Spent, Rule::Regent)
        }
        "ingerence" => (On::Nobody, Until::Close(owner), Rule::Meddled { seat: owner }),
        "provocation" => (On::Nobody, Until::Close(owner.other()), Rule::Provoked),
        "coup-detat" => {
            let (crowned, prince) = (fit(own(&[Kind::Pawn, Kind::Bishop, Kind::Knight]))?, piece_on(&wanted.more)?);
            let [new, old] = [crowned, prince].map(|id| table.board.piece(id));
            if old.kind != Kind::King || old.side != new.side {
                return bad("`coup-detat` needs the square of the old king".into());
            }
            table.silently(Edit::Recast { piece: prince, was: Kind::King, now: Kind::Prince });
            (On::Pair { piece: crowned, other: prince }, Until::Gone, Rule::Crowned)
        }
        "fusion" => (On::Piece(fit(own(&[]).but(&[Kind::King]))?), Until::Gone, Rule::Fused { guest: guest()? }),
        "cohabitation" => {
            let (host, kind) = (fit(own(&[]).but(&[Kind::King]))?, guest()?);
            let side = table.board.piece(host).side;
            (On::Pair { piece: enlist(table, kind, side)?, other: host }, Until::Parted, Rule::Shared)
        }
        "stand-in" => {
            let side = table.side(owner);
            let at = square_named(wanted.at.as_deref(), name)?;
            if table.is_empty(at) {
                let piece = enlist(table, Kind::King, side)?;
                table.silently(Edit::Place { piece, at });
            }
            let king = table.board.at(at).map_or_else(|| bad(format!("`{name}` needs a piece on {at}")), Ok)?;
            let is_second = table.royals(side).contains(king) && table.royals(side).len() == 2;
            if !is_second {
                return bad("`stand-in` needs two kings of its owner, one of them on its square".into());
            }
            (On::Piece(king), Until::Alone, Rule::StandIn)
        }
        "crab" | "kangaroo" | "camel" => {
            let who = if name == "crab" { own(&[Kind::Pawn]) } else { own(&[Kind::Knight]) };
            let (piece, now) = (fit(who)?, kind_named(name)?);
            let was = table.board.piece(piece).kind;
            table.silently(Edit::Recast { piece, was, now });
            (On::Piece(piece), Until::Unlike, Rule::Shaped { was })
        }
        "diktat" => match wanted.at.as_deref().and_then(Kind::from_name) {
            Some(kind) if NAMED.contains(&kind) => (On::Nobody, Until::Close(owner.other()), Rule::Ordered { kind }),
            _ => return bad("`diktat` names a rook, bishop, knight or pawn".into()),
        },
        "exile" => (On::Piece(fit(own(&[]).but(&[Kind::King]))?), Until::Close(owner.other()), Rule::Exiled),
        "chronometer" => (On::Nobody, Until::Close(owner.other()), Rule::Hurried { spent: 0 }),
        "shield" => (On::Piece(piece_on(&wanted.at)?), Until::Close(owner.other()), Rule::Shielded),
        "church" | "black-hole" => {
            let (at, is_hole) = (square(&wanted.at)?, name == "black-hole");
            if is_hole && !table.is_empty(at) {
                return bad(format!("`{name}` needs an empty square, not {at}"));
            }
            (On::Square(at), Until::Gone, if is_hole { Rule::Swallowed } else { Rule::Hallowed })
        }
        "wormhole" => {
            let mut ends = [square(&wanted.at)?, square(&wanted.more)?];
            order::plainly(&mut ends);
            if ends[0] == ends[1] {
                return bad(format!("`{name}` joins two squares"));
            }
            (On::Ends(ends), Until::Gone, Rule::Joining)
        }
        "barrier" => {
            let walls = [border_named(wanted.at.as_deref(), name)?, border_named(wanted.more.as_deref(), name)?];
            if !borders_meet(walls[0], walls[1]) {
                return bad("the two borders of `barrier` share one end".into());
            }
            (On::Borders(walls), Until::Gone, Rule::Walled)
        }
        _ => match card.row().play {
            Play::Mark(who, until, rule) => {
                let piece = fit(who)?;
                (On::Piece(piece), until, rule(table.at(piece)))
            }
            Play::Begin(until, rule) => (On::Nobody, until, rule),
            _ => return bad(format!("the effect of `{name}` does not last")),
        },
    };
    refuse_idle(wanted, on)?;
    let sign = if card.row().lasts { Some(take(rest, name)?) } else { None };
    let sign = sign.map(|card| open(table, card));
    table.plays += 1;
    let play = table.plays;
    table.lasting.push(Lasting { card, play, sign, owner, on, until, rule });
    lasting::refresh(table);
    Ok(())
}

/// A square, or what else was said, that the effect makes no use of.
fn refuse_idle(wanted: &SetupLasting, on: On) -> Result<(), Fault> {
    let name = &wanted.card;
    match (&wanted.at, &wanted.more) {
        (Some(at), _) if on == On::Nobody && name != "diktat" => {
            bad(format!("`{name}` lies on no square: `{at}` says nothing"))
        }
        (_, Some(more)) if !takes_more(name) => {
            bad(format!("`{name}` needs no more than a square: `{more}` says nothing"))
        }
        _ => Ok(()),
    }
}

/// Whether there is more to say of an effect than where it lies.
fn takes_more(name: &str) -> bool {
    matches!(name, "coup-detat" | "fusion" | "cohabitation" | "barrier" | "wormhole")
}
