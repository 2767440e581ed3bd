//! Lasting effects: what they do to the moves, how they begin, and what is restored when they end.

use super::{doors, notes};
use crate::board::{Edit, Kind, Overlay, PieceId, Side, Square, Terrain};
use crate::games::storm::board::discard;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::declared::Rest;
use crate::games::storm::model::effect::{is_lent, Lasting, On, Until};
use crate::games::storm::model::land::Land;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::Note;
use crate::games::storm::shown::LandView;
use crate::games::storm::{Event, T};
use crate::play::{Eye, Flow, Hidden, Seat, SeatSet, Stop};

/// Changes that all lasting effects make to the moves.
pub fn overlay(table: &Table) -> Overlay {
    let mut over = Overlay::default();
    table.lasting.iter().for_each(|effect| effect.bends(table, &mut over));
    // Without lasting effects the board itself keeps a single passed square.
    if table.passed.len() > 1 || !table.lasting.is_empty() {
        over.passing = table.passed.iter().map(|passed| (passed.square, passed.pawn)).collect();
    }
    // CS-0.46: the player who has made the step does not capture. With plain Pawns of one's own there is nothing to
    // forbid.
    for passed in &table.passed {
        let by = table.side(passed.by);
        if !over.neutral.is_empty() || table.board.piece(passed.pawn).side != by {
            over.stepped[by.index()] = over.stepped[by.index()].with(passed.square);
        }
    }
    over
}

/// Changes that all lasting effects make to the land.
fn terrain(table: &Table) -> Terrain {
    let walls = table.lasting.iter().flat_map(|effect| effect.walls(table));
    let walled = walls.fold(table.ground, |terrain, (low, high)| terrain.wall(low, high));
    table.lasting.iter().filter_map(Lasting::hole).fold(walled, Terrain::hole)
}

/// A lasting effect begins; the card being played becomes its sign if it is one that stays.
pub fn begin(t: T<'_, '_>, owner: Seat, on: On, until: Until, rule: Rule) {
    let Some(declared) = t.table.stack.last_mut() else { return };
    let card = declared.acts_as;
    let sign = (card.row().lasts && declared.rest == Rest::Discard).then_some(declared.token);
    if sign.is_some() {
        declared.rest = Rest::Stays;
    }
    let lasting = Lasting { card, play: declared.play, sign, owner, on, until, rule };
    t.tell(Event::Lasting { seat: owner, card: card.name(), begins: true });
    if !t.is_hushed() && lasting.is_announced() {
        let (text, squares) = (lasting.sentence(t.table, Eye::Watcher), lasting.squares(t.table, Eye::Watcher));
        t.say(owner, text, squares, None);
    }
    t.table.lasting.push(lasting);
    renew(t);
}

impl CardPlay<'_, '_> {
    /// A lasting effect of the card begins, and what has come to its end by it ends.
    pub fn begin(&mut self, on: On, until: Until, rule: Rule) {
        self.begin_all([(on, until, rule)]);
    }

    /// Lasting effects of the card begin together, and what has come to its end by them ends.
    pub fn begin_all(&mut self, effects: impl IntoIterator<Item = (On, Until, Rule)>) {
        let me = self.me();
        effects.into_iter().for_each(|(on, until, rule)| begin(self.turn(), me, on, until, rule));
        end_expired(self.turn());
    }

    /// Something is noted that only the card's player knows.
    pub fn note(&mut self, secret: Note) -> On {
        let me = self.me();
        note(self.table_mut(), me, secret)
    }
}

/// Something is noted that only its owner knows.
pub fn note(table: &mut Table, owner: Seat, note: Note) -> On {
    table.notes.push(Hidden::known_to(note, SeatSet::only(owner)));
    On::Note(table.notes.len() - 1)
}

/// Works overlay and land out anew.
pub fn refresh(table: &mut Table) {
    let trades = table.lasting.iter().filter(|effect| effect.is_exchange());
    table.traded = trades.count() % 2 == 1;
    // The overlay depends on who commands which army, so `traded` comes first.
    table.overlay = overlay(table);
    table.joined = table.lasting.iter().any(|effect| effect.rule == Rule::Joined);
    let terrain = terrain(table);
    if terrain != *table.land.terrain() {
        table.land = table.land.on(&terrain);
    }
}

/// Works overlay and land out anew, and tells everybody if the land, or who owns which army, has changed.
pub fn renew(t: T<'_, '_>) {
    if t.is_hushed() {
        return refresh(t.table);
    }
    let (before, traded) = (land_state(t.table), t.table.traded);
    refresh(t.table);
    tell_land(t, &before);
    tell_sides(t, traded);
}

/// Tells everybody who owns which army now, if that has changed.
pub fn tell_sides(t: T<'_, '_>, before: bool) {
    if t.table.traded != before {
        let [first, second] = Seat::BOTH.map(|seat| t.table.side(seat).name());
        t.tell(Event::Sides { first, second });
    }
}

/// The shape of the board, whether its sides are joined, and what its squares do.
pub type LandState = (Land, bool, Vec<(Square, Kind)>, Vec<(Square, Square)>);

/// The board as it lies.
pub fn land_state(table: &Table) -> LandState {
    (table.land.clone(), table.joined, table.overlay.lent.clone(), table.overlay.tunnels.clone())
}

/// Tells everybody how the board lies now, if that has changed.
pub fn tell_land(t: T<'_, '_>, before: &LandState) {
    if land_state(t.table) != *before {
        let land = LandView::of(t.table.land.terrain(), &t.table.overlay, t.table.joined);
        t.tell(Event::Land { land });
    }
}

/// Ends what has come to its end (CS-0.48), until nothing more does.
pub fn end_expired(t: T<'_, '_>) {
    renew(t);
    let mut told = Vec::new();
    while let Some(at) = t.table.lasting.iter().position(|lasting| lasting.is_over(t.table)) {
        tell_end(t, at, &mut told);
        end(t, at);
    }
}

/// Tells everybody that an effect ends by a check, or because one king is left, if that has not been told just now: of
/// the other ends, something else has spoken.
fn tell_end(t: T<'_, '_>, at: usize, told: &mut Vec<String>) {
    if t.is_hushed() {
        return;
    }
    let Some(why) = t.table.lasting[at].ended_by(t.table) else { return };
    let text = format!("{} ends: {why}.", t.table.lasting[at].card.title());
    if !told.contains(&text) {
        told.push(text.clone());
        t.say(None, text, Vec::new(), None);
    }
}

/// Ends the effects that the predicate names.
pub fn end_where(t: T<'_, '_>, over: impl Fn(&Lasting) -> bool) {
    while let Some(at) = t.table.lasting.iter().position(&over) {
        end(t, at);
    }
}

/// A turn of the seat closes, and with it what lasted until then; what lasts for the next one goes on. The end of an
/// exile, and of what binds pieces for some turns, counts as an effect of its card (CS-0.53): if it would mate, or
/// uncover the King of the player whose turn ends, it waits for that player's next turn.
pub fn close(t: T<'_, '_>, seat: Seat) {
    let mut at = 0;
    while let Some(&Lasting { until, rule, .. }) = t.table.lasting.get(at) {
        let is_due = until == Until::Close(seat) || until == Until::Turns(seat, 1);
        let may_wait = rule == Rule::Exiled || matches!(until, Until::Turns(..)) || binds(rule);
        if is_due && (!may_wait || may_free(t.table, at, seat)) {
            if rule == Rule::Foreseen {
                notes::show(t, at);
            }
            end(t, at);
            continue;
        }
        match until {
            Until::CloseAfter(of) if of == seat => t.table.lasting[at].until = Until::Close(seat),
            Until::Turns(of, left) if of == seat && left > 1 => t.table.lasting[at].until = Until::Turns(of, left - 1),
            _ => {}
        }
        at += 1;
    }
}

/// True if the end of this may give a piece its attack back.
fn binds(rule: Rule) -> bool {
    matches!(rule, Rule::Asleep | Rule::Peaceful | Rule::Neutral | Rule::Magnet { .. })
}

fn may_free(table: &Table, at: usize, seat: Seat) -> bool {
    let mut after = table.clone();
    after.lasting.remove(at);
    refresh(&mut after);
    let is_mated = |table: &Table| Side::BOTH.map(|side| table.mated(side));
    !after.checked(after.side(seat)) && (is_mated(&after) == [false; 2] || is_mated(table) == is_mated(&after))
}

/// Ends the change of a piece's kind, or of a guest fused to it. If a later effect (from index `at` on) has changed the
/// same part, that effect will restore the old kind when it ends; otherwise the piece becomes the old kind now.
fn give_back(t: T<'_, '_>, piece: PieceId, before: Kind, at: usize) {
    let part = before.counts_as();
    let later = t.table.lasting.iter_mut().skip(at).find_map(|effect| match &mut effect.rule {
        Rule::Shaped { was } if effect.on == On::Piece(piece) && was.counts_as() == part => Some(was),
        _ => None,
    });
    if let Some(was) = later {
        *was = before;
        return;
    }
    let was = t.table.board.piece(piece).kind;
    if is_lent(was) && was.counts_as() == part {
        return t.edit(Edit::Recast { piece, was, now: before });
    }
    for effect in &mut t.table.lasting {
        match &mut effect.rule {
            Rule::Fused { guest } if effect.on == On::Piece(piece) && is_lent(*guest) && guest.counts_as() == part => {
                *guest = before;
            }
            _ => {}
        }
    }
}

/// An effect ends: what it changed is restored, and the card that is its sign goes to the discard pile.
pub fn end(t: T<'_, '_>, at: usize) {
    let lasting = t.table.lasting.remove(at);
    if let (Rule::Shaped { was }, Some(piece)) = (lasting.rule, lasting.piece()) {
        give_back(t, piece, was, at);
    }
    if lasting.is_exchange() {
        // Of two that undid each other one goes on.
        let how = if t.table.traded { "back" } else { "again" };
        t.say(None, format!("The players swap sides {how}."), Vec::new(), None);
    }
    if let Some(sign) = lasting.sign {
        discard::discard(t, lasting.owner, sign);
    }
    t.tell(Event::Lasting { seat: lasting.owner, card: lasting.card.name(), begins: false });
    renew(t);
}

/// CS-0.62: all effects of a play end before their time, and what it changed is undone.
///
/// # Errors
/// `Stop::Void` where that is impossible: the Prince of Coup d'État, or the King of Stand-in, is no more what it was.
pub fn undo(t: T<'_, '_>, play: u32) -> Flow {
    let of_play = |table: &Table| table.lasting.iter().position(|effect| effect.play == play);
    while let Some(at) = of_play(t.table) {
        let Lasting { owner, on, rule, .. } = t.table.lasting[at];
        match (rule, on) {
            (Rule::Crowned, On::Pair { piece: crowned, other: prince }) => {
                let [royal, former] = [crowned, prince].map(|piece| t.table.board.piece(piece));
                let is_lost = former.at == Square::OFF || t.table.overlay.neutral.contains(prince);
                // CS-022: nor can the crown be taken from a King who is away.
                let is_away = t.table.away().contains(crowned);
                if is_lost || is_away || former.kind != Kind::Prince || former.side != royal.side {
                    return Err(Stop::Void);
                }
                doors::recast(t, owner, prince, Kind::King);
                end_where(t, |effect| effect.play == play);
            }
            (Rule::StandIn, On::Piece(king)) => {
                // CS-023: nor is a King sent away who is away.
                if t.table.board.piece(king).kind != Kind::King || t.table.away().contains(king) {
                    return Err(Stop::Void);
                }
                doors::remove(t, owner, king);
                end_where(t, |effect| effect.play == play);
            }
            _ => end(t, at),
        }
    }
    end_expired(t);
    Ok(())
}
