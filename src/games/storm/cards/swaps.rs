//! Two pieces change places: CS-028 to CS-038, CS-044, CS-080, CS-084.

use crate::board::{Kind, PieceId, Side};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, own, Counsel, Play, Row, When};
use crate::games::storm::protocol::dead_ends;
use crate::games::storm::protocol::swaps::{alone, exchange, pairs, pairs_of, shares};
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 28,
        name: "official-visit",
        title: "Official visit",
        window: When::End,
        lasts: false,
        text: "Swap the two kings. Neither may be in check afterwards.",
        glyphs: "own:king swap foe:king",
        counsel: Counsel::Plain,
        play: Play::Do(official_visit),
    },
    Row {
        number: 29,
        name: "good-friends",
        title: "Good friends",
        window: When::Instead,
        lasts: false,
        text: "Swap one of your queens with one of your opponent's.",
        glyphs: "own:queen swap foe:queen",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Queen]), foe(&[Kind::Queen])),
    },
    Row {
        number: 30,
        name: "conversion",
        title: "Conversion",
        window: When::End,
        lasts: false,
        text: "Swap one of your bishops with one of your opponent's.",
        glyphs: "own:bishop swap foe:bishop",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Bishop]), foe(&[Kind::Bishop])),
    },
    Row {
        number: 31,
        name: "deserters",
        title: "Deserters",
        window: When::End,
        lasts: false,
        text: "Swap one of your knights with one of your opponent's.",
        glyphs: "own:knight swap foe:knight",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Knight]), foe(&[Kind::Knight])),
    },
    Row {
        number: 32,
        name: "urbanism",
        title: "Urbanism",
        window: When::End,
        lasts: false,
        text: "Swap one of your rooks with one of your opponent's.",
        glyphs: "own:rook swap foe:rook",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Rook]), foe(&[Kind::Rook])),
    },
    Row {
        number: 33,
        name: "chivalry",
        title: "Chivalry",
        window: When::End,
        lasts: false,
        text: "Swap one of your bishops with one of your knights.",
        glyphs: "own:bishop swap own:knight",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Bishop]), own(&[Kind::Knight])),
    },
    Row {
        number: 34,
        name: "asylum",
        title: "Asylum",
        window: When::End,
        lasts: false,
        text: "Swap one of your bishops with one of your rooks.",
        glyphs: "own:bishop swap own:rook",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Bishop]), own(&[Kind::Rook])),
    },
    Row {
        number: 35,
        name: "stable",
        title: "Stable",
        window: When::End,
        lasts: false,
        text: "Swap one of your knights with one of your rooks.",
        glyphs: "own:knight swap own:rook",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Knight]), own(&[Kind::Rook])),
    },
    Row {
        number: 36,
        name: "religulous",
        title: "Religulous",
        window: When::End,
        lasts: false,
        text: "Swap one of your opponent's knights with one of their bishops.",
        glyphs: "foe:knight swap foe:bishop",
        counsel: Counsel::Plain,
        play: Play::Swap(foe(&[Kind::Knight]), foe(&[Kind::Bishop])),
    },
    Row {
        number: 37,
        name: "rebuke",
        title: "Rebuke",
        window: When::End,
        lasts: false,
        text: "Swap one of your opponent's bishops with one of their rooks.",
        glyphs: "foe:bishop swap foe:rook",
        counsel: Counsel::Plain,
        play: Play::Swap(foe(&[Kind::Bishop]), foe(&[Kind::Rook])),
    },
    Row {
        number: 38,
        name: "stall",
        title: "Stall",
        window: When::End,
        lasts: false,
        text: "Swap one of your opponent's knights with one of their rooks.",
        glyphs: "foe:knight swap foe:rook",
        counsel: Counsel::Plain,
        play: Play::Swap(foe(&[Kind::Knight]), foe(&[Kind::Rook])),
    },
    Row {
        number: 44,
        name: "fantoche",
        title: "Fantoche",
        window: When::Instead,
        lasts: false,
        text: "Only while in check: swap your king with one of your pawns.",
        glyphs: "own:king swap own:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(fantoche),
    },
    Row {
        number: 80,
        name: "vendetta",
        title: "Vendetta",
        window: When::Instead,
        lasts: false,
        text: "Swap one of your pawns with one of your bishops, knights or rooks.",
        glyphs: "own:pawn swap own:knight",
        counsel: Counsel::Plain,
        play: Play::Swap(own(&[Kind::Pawn]), own(&[Kind::Bishop, Kind::Knight, Kind::Rook])),
    },
    Row {
        number: 84,
        name: "solid-snake",
        title: "Solid Snake",
        window: When::Instead,
        lasts: false,
        text: "Swap up to three of your pawns with as many of your opponent's.",
        glyphs: "own:pawn swap foe:pawn double",
        counsel: Counsel::Plain,
        play: Play::Do(solid_snake),
    },
];

/// CS-028: both Kings exchange squares. Stricter than CS-0.51: neither may stand in check afterwards.
fn official_visit(card: &mut CardPlay<'_, '_>) -> Flow {
    let [own, foe] = [own(&[Kind::King]), foe(&[Kind::King])].map(|who| card.who(who));
    let king = card.asking("which of your kings swaps").pick_if_several(&own)?;
    let other = card.asking("which enemy king swaps").pick_if_several(&foe)?;
    card.void_if([king, other].into_iter().any(|id| shares(card.table(), id)))?;
    card.swap(king, other);
    let in_check = Side::BOTH.into_iter().map(|side| card.table().bent().royals_in_check(side));
    card.void_if(in_check.into_iter().any(|kings| kings.contains(king) || kings.contains(other)))
}

/// CS-044: in check, the King changes places with a Pawn.
fn fantoche(card: &mut CardPlay<'_, '_>) -> Flow {
    let kings: Vec<PieceId> = card.table().bent().royals_in_check(card.side()).iter().collect();
    let options = pairs(card.table(), &kings, &card.who(own(&[Kind::Pawn])));
    let Choice::Swap(here, there) = card.pick(options)? else { return Err(Stop::Diverged) };
    exchange(card, here, there)
}

/// CS-084: one to three pairs of Pawns, all judged on the position before.
fn solid_snake(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut pawns = [own(&[Kind::Pawn]), foe(&[Kind::Pawn])].map(|who| alone(card.table(), &card.who(who)));
    let mut last = None;
    dead_ends::duties(card)?;
    for _ in 0..3 {
        let [ones, others] = &pawns;
        let may_follow = |one| last.is_none_or(|last| card.may_come_after(one, last));
        let more = card.tried_or(&|_| {
            pairs_of(ones, others).filter(|pair| matches!(*pair, Choice::Swap(one, _) if may_follow(one))).collect()
        });
        dead_ends::swaps(card, &more)?;
        let next = match last {
            None => Some(card.pick(more)?),
            Some(_) if pairs_of(ones, others).next().is_none() => None,
            Some(_) => card.pick_or_done(more)?,
        };
        let Some(Choice::Swap(here, there)) = next else { break };
        for squares in &mut pawns {
            squares.retain(|&at| at != here && at != there);
        }
        last = Some(here);
        exchange(card, here, there)?;
    }
    Ok(())
}
