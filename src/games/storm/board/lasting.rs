//! Lasting effects at work: what they do to the moves, how they begin, and what is given back when they end.

use crate::board::{Edit, Kind, Overlay, PieceId, Terrain};
use crate::games::storm::declared::Rest;
use crate::games::storm::land::Land;
use crate::games::storm::table::Table;
use crate::games::storm::vocabulary::LandView;
use crate::games::storm::Event;
use crate::games::storm::T;
use crate::play::Seat;

use crate::games::storm::model::effect::is_lent;
pub use crate::games::storm::model::effect::{Lasting, On, Rule, Until};

/// What all lasting effects do to the moves.
pub fn overlay(table: &Table) -> Overlay {
    let mut over = Overlay::default();
    for effect in &table.lasting {
        let Some(id) = effect.piece() else { continue };
        match effect.rule {
            Rule::Neutral => over.neutral = over.neutral.with(id),
            Rule::Asleep => over.asleep = over.asleep.with(id),
            Rule::Peaceful => {
                over.meek = over.meek.with(id);
                over.safe = over.safe.with(id);
            }
            Rule::Magnet { home } => over.magnets.push((id, table.options.magnet_fixed.then_some(home))),
            Rule::Poisoned => over.poisoned = over.poisoned.with(id),
            Rule::Crowned => over.crowned = over.crowned.with(id),
            Rule::Fused { guest } => over.fused.push((id, guest)),
            Rule::Shared => over.lodgers.extend(effect.on.other().map(|host| (id, host))),
            Rule::Shielded => over.safe = over.safe.with(id),
            Rule::Kept { .. } | Rule::Joined | Rule::Provoked | Rule::StandIn | Rule::Shaped { .. } | Rule::Walled => {}
        }
    }
    // A single passed square is the board's own as long as plain chess says all.
    if table.passed.len() > 1 || !table.lasting.is_empty() {
        over.passing = table.passed.iter().map(|passed| (passed.square, passed.pawn)).collect();
    }
    over
}

/// What all lasting effects do to the land.
fn terrain(table: &Table) -> Terrain {
    let walls = table.lasting.iter().filter_map(|lasting| match (lasting.rule, lasting.on) {
        (Rule::Walled, On::Borders(borders)) => Some(borders),
        _ => None,
    });
    walls.flatten().fold(table.ground, |terrain, (low, high)| terrain.wall(low, high))
}

/// A lasting effect begins; the card being played becomes its sign if it is one that stays.
pub fn begin(t: T<'_, '_>, owner: Seat, on: On, until: Until, rule: Rule) {
    let Some(declared) = t.table.stack.last_mut() else { return };
    let card = declared.deed;
    let sign = (card.row().lasts && declared.rest == Rest::Discard).then_some(declared.token);
    if sign.is_some() {
        declared.rest = Rest::Stays;
    }
    let lasting = Lasting { card, sign, owner, on, until, rule };
    t.tell(Event::Lasting { seat: owner, card: card.name(), begins: true });
    // Of the others the log speaks by itself.
    if !t.is_hushed() && !matches!(rule, Rule::Kept { .. } | Rule::Shaped { .. } | Rule::Shared) {
        t.say(owner, lasting.sentence(t.table), lasting.squares(t.table), None);
    }
    t.table.lasting.push(lasting);
    renew(t);
}

/// Works overlay and land out anew.
pub fn refresh(table: &mut Table) {
    table.overlay = overlay(table);
    let terrain = terrain(table);
    if terrain != *table.land.terrain() {
        table.land = Land::of(&terrain);
    }
}

/// Works overlay and land out anew, and tells everybody if the land has changed.
pub fn renew(t: T<'_, '_>) {
    let before = t.table.land.clone();
    refresh(t.table);
    tell_land(t, &before);
}

/// Tells everybody how the board lies now, if that has changed.
pub fn tell_land(t: T<'_, '_>, before: &Land) {
    if t.table.land != *before {
        let land = LandView::of(t.table.land.terrain());
        t.tell(Event::Land { land });
    }
}

/// Ends what has come to its end (CS-0.48), until nothing more does.
pub fn settle(t: T<'_, '_>) {
    renew(t);
    while let Some(at) = t.table.lasting.iter().position(|lasting| lasting.is_over(t.table)) {
        end(t, at);
    }
}

/// Ends the effects that the predicate names.
pub fn end_where(t: T<'_, '_>, over: impl Fn(&Lasting) -> bool) {
    while let Some(at) = t.table.lasting.iter().position(&over) {
        end(t, at);
    }
}

/// A guest fused to the piece moves as this kind again, if a card had lent it another.
fn reshape(table: &mut Table, piece: PieceId, now: Kind) {
    for effect in &mut table.lasting {
        match &mut effect.rule {
            Rule::Fused { guest } if effect.on.piece() == Some(piece) && is_lent(*guest) => *guest = now,
            _ => {}
        }
    }
}

/// An effect ends: what it changed is given back, and its sign goes to the discard pile.
pub fn end(t: T<'_, '_>, at: usize) {
    let lasting = t.table.lasting.remove(at);
    if let (Rule::Shaped { was: now }, Some(piece)) = (lasting.rule, lasting.piece()) {
        let was = t.table.board.piece(piece).kind;
        if is_lent(was) {
            t.edit(Edit::Recast { piece, was, now });
        } else {
            reshape(t.table, piece, now);
        }
    }
    if let Some(sign) = lasting.sign {
        crate::games::storm::piling::discard(t, lasting.owner, sign);
    }
    t.tell(Event::Lasting { seat: lasting.owner, card: lasting.card.name(), begins: false });
    renew(t);
}
