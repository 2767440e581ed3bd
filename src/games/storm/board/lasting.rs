//! CS-0.60 to CS-0.63: effects that last, what they do to the moves, and when they end.

use crate::board::{Edit, Kind, Overlay, PieceId, Square};
use crate::games::storm::catalog::Card;
use crate::games::storm::memory::Action;
use crate::games::storm::piles::Token;
use crate::games::storm::table::Table;
use crate::games::storm::Event;
use crate::games::storm::T;
use crate::games::words;
use crate::play::Seat;

/// An effect that lasts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// The card that made it.
    pub card: Card,
    /// The cardboard that lies beside the board as its sign, if there is one (CS-0.35).
    pub sign: Option<Token>,
    /// Who played it.
    pub owner: Seat,
    /// What it does.
    pub rule: Rule,
}

/// What a lasting effect does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// CS-009: an extra turn may be had, not in the turn of this number.
    Kept(u32),
    /// CS-017: nobody's piece and everybody's.
    Neutral(PieceId),
    /// CS-018: the piece sleeps.
    Asleep(PieceId),
    /// CS-019: it neither takes nor is taken.
    Peaceful(PieceId),
    /// CS-020: its neighbours are stuck; the square is that on which the card was played.
    Magnet(PieceId, Square),
    /// CS-021: it kills its taker.
    Poisoned(PieceId),
    /// CS-022: the first piece is royal in place of the second, which was the King.
    Crowned(PieceId, PieceId),
    /// CS-023: a second King.
    StandIn(PieceId),
    /// CS-024: the piece also moves as the other kind.
    Fused(PieceId, Kind),
    /// CS-025 to CS-027: the piece moves as its present kind and was the other.
    Shaped(PieceId, Kind),
    /// CS-070: the left and the right side are joined for the move of this turn.
    Joined,
    /// CS-079: the first piece shares the square of the second.
    Shared(PieceId, PieceId),
    /// CS-137: it cannot be taken until the next turn of the other player ends.
    Shielded(PieceId),
}

impl Lasting {
    /// The piece the effect is about.
    pub fn piece(&self) -> Option<PieceId> {
        match self.rule {
            Rule::Kept(_) | Rule::Joined => None,
            Rule::Neutral(id) | Rule::Asleep(id) | Rule::Peaceful(id) | Rule::Magnet(id, _) => Some(id),
            Rule::Poisoned(id) | Rule::Crowned(id, _) | Rule::StandIn(id) | Rule::Fused(id, _) => Some(id),
            Rule::Shaped(id, _) | Rule::Shared(id, _) | Rule::Shielded(id) => Some(id),
        }
    }

    /// What the effect does, for its place beside the board and for the log.
    pub fn sentence(&self, table: &Table) -> String {
        let name = |id: PieceId| format!("{} on {}", words::kind(table.board.piece(id).kind), table.at(id));
        match self.rule {
            Rule::Kept(_) => "Can be used for an extra turn at the end of a later turn.".into(),
            Rule::Neutral(id) => {
                format!("The {} is neutral: either player may move it, and it captures either colour.", name(id))
            }
            Rule::Asleep(id) => format!("The {} sleeps until its king is in check.", name(id)),
            Rule::Peaceful(id) => format!("The {} can't capture or be captured.", name(id)),
            Rule::Magnet(id, _) => format!("Pieces next to the {} can't move.", name(id)),
            Rule::Poisoned(id) => format!("A piece that captures the {} leaves the board with it.", name(id)),
            Rule::Crowned(id, _) => format!("The {} is the king now.", name(id)),
            Rule::StandIn(_) => "While there are two kings, either may be left in check.".into(),
            Rule::Fused(id, kind) => format!("The {} also moves like {}.", name(id), words::article(kind)),
            Rule::Shaped(id, was) => format!("The {} was {}.", name(id), words::article(was)),
            Rule::Joined => "The left and right sides of the board are joined for this move.".into(),
            Rule::Shared(id, host) => {
                format!("The {} shares its square with {}.", name(id), words::article(table.board.piece(host).kind))
            }
            Rule::Shielded(id) => format!("The {} can't be captured on the opponent's next turn.", name(id)),
        }
    }

    /// The squares it touches now.
    pub fn squares(&self, table: &Table) -> Vec<Square> {
        let pieces = match self.rule {
            Rule::Crowned(new, old) => vec![new, old],
            _ => self.piece().into_iter().collect(),
        };
        pieces.into_iter().map(|id| table.at(id)).filter(|&at| at != Square::OFF).collect()
    }

    /// Equal for effects that make positions equal: what it is, whose, and where.
    pub fn key(&self, table: &Table) -> u64 {
        let code = u64::from(self.card.number()) << 8 | self.owner.index() as u64;
        let (at, more) = match self.rule {
            Rule::Kept(_) | Rule::Joined => (0, 0),
            Rule::Magnet(id, square) => (table.at(id).index(), square.index()),
            Rule::Crowned(id, other) => (table.at(id).index(), table.at(other).index()),
            Rule::Shared(id, _) => (table.at(id).index(), table.board.piece(id).kind.index()),
            Rule::Fused(id, kind) | Rule::Shaped(id, kind) => (table.at(id).index(), kind.index()),
            Rule::Neutral(id) | Rule::Asleep(id) | Rule::Peaceful(id) | Rule::Poisoned(id) => (table.at(id).index(), 0),
            Rule::StandIn(id) | Rule::Shielded(id) => (table.at(id).index(), 0),
        };
        (code << 8 | at as u64) << 8 | more as u64
    }

    /// Whether it has nothing left to apply to, or its own end has come.
    fn is_over(&self, table: &Table) -> bool {
        let off = |id: PieceId| table.at(id) == Square::OFF;
        let side = |id: PieceId| table.board.piece(id).side;
        match self.rule {
            Rule::Kept(_) => false,
            Rule::Joined => table.now.action != Action::None,
            Rule::Asleep(id) => off(id) || table.checked(side(id)),
            // One of two Kings was taken: the card ends whichever it was.
            Rule::StandIn(id) => table.royals(side(id)).len() < 2,
            Rule::Shaped(id, _) => off(id) || !table.bent().kinds(id).any(is_shape),
            // The lodger has moved away, was put on the square that its host left, or both are gone.
            Rule::Shared(lodger, host) => table.board.piece(lodger).at != Square::OFF || off(host),
            Rule::Fused(id, _) | Rule::Neutral(id) | Rule::Peaceful(id) | Rule::Magnet(id, _) => off(id),
            Rule::Poisoned(id) | Rule::Crowned(id, _) | Rule::Shielded(id) => off(id),
        }
    }
}

/// Whether a kind is lent by a card.
fn is_shape(kind: Kind) -> bool {
    matches!(kind, Kind::Crab | Kind::Kangaroo | Kind::Camel)
}

/// What all lasting effects do to the moves.
pub fn overlay(table: &Table) -> Overlay {
    let mut over = Overlay::default();
    for lasting in &table.lasting {
        match lasting.rule {
            Rule::Neutral(id) => over.neutral = over.neutral.with(id),
            Rule::Asleep(id) => over.asleep = over.asleep.with(id),
            Rule::Peaceful(id) => {
                over.meek = over.meek.with(id);
                over.safe = over.safe.with(id);
            }
            Rule::Magnet(id, square) => over.magnets.push((id, table.options.magnet_fixed.then_some(square))),
            Rule::Poisoned(id) => over.poisoned = over.poisoned.with(id),
            Rule::Crowned(id, _) => over.crowned = over.crowned.with(id),
            Rule::Fused(id, kind) => over.fused.push((id, kind)),
            Rule::Shared(lodger, host) => over.lodgers.push((lodger, host)),
            Rule::Shielded(id) => over.safe = over.safe.with(id),
            Rule::Kept(_) | Rule::Joined | Rule::StandIn(_) | Rule::Shaped(..) => {}
        }
    }
    // A single passed square is the board's own as long as plain chess says all.
    if table.passed.len() > 1 || !table.lasting.is_empty() {
        over.passing = table.passed.iter().map(|passed| (passed.square, passed.pawn)).collect();
    }
    over
}

/// A lasting effect begins; the card being played becomes its sign if it is one that stays.
pub fn begin(t: T<'_, '_>, owner: Seat, rule: Rule) {
    let Some(declared) = t.table.stack.last().copied() else { return };
    let card = declared.card;
    let sign = (card.row().lasts && t.table.lasting.iter().all(|old| old.sign != Some(declared.token)))
        .then_some(declared.token);
    let lasting = Lasting { card, sign, owner, rule };
    t.tell(Event::Lasting { seat: owner, card: card.name(), begins: true });
    // Of the others the log speaks by itself.
    if !t.is_hushed() && !matches!(rule, Rule::Kept(_) | Rule::Shaped(..) | Rule::Shared(..)) {
        t.say(owner, lasting.sentence(t.table), lasting.squares(t.table), None);
    }
    t.table.lasting.push(lasting);
    refresh(t.table);
}

/// Works the overlay out anew.
pub fn refresh(table: &mut Table) {
    table.overlay = overlay(table);
}

/// Ends what has come to its end (CS-0.48), until nothing more does.
pub fn settle(t: T<'_, '_>) {
    refresh(t.table);
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
            Rule::Fused(id, kind) if *id == piece && is_shape(*kind) => *kind = now,
            _ => {}
        }
    }
}

/// An effect ends: what it changed is given back, and its sign goes to the discard pile.
pub fn end(t: T<'_, '_>, at: usize) {
    let lasting = t.table.lasting.remove(at);
    if let Rule::Shaped(piece, now) = lasting.rule {
        let was = t.table.board.piece(piece).kind;
        if is_shape(was) {
            t.edit(Edit::Recast { piece, was, now });
        } else {
            reshape(t.table, piece, now);
        }
    }
    if let Some(sign) = lasting.sign {
        crate::games::storm::play::discard(t, lasting.owner, sign);
    }
    t.tell(Event::Lasting { seat: lasting.owner, card: lasting.card.name(), begins: false });
    refresh(t.table);
}
