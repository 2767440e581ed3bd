//! Lasting effects: on pieces, on squares, on nobody, and noted in secret.

use super::super::{land, places};
use super::Run;
use crate::board::{Kind, SquareSet};
use crate::games::storm::board::lasting;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::{Begin, Lay, Mark, Note};
use crate::games::storm::model::tree::words::{Base, EndWord, NoteRule, PieceRule, SquareRule, TurnRule};
use crate::games::storm::model::tree::{Ends, KindRef, Noted};
use crate::games::storm::model::world::Note as Secret;
use crate::games::storm::protocol::penalties;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

impl Run<'_> {
    /// An effect lies on a piece, or on all that are meant.
    pub(super) fn mark(&mut self, card: &mut CardPlay<'_, '_>, step: &Mark<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        let table = card.table();
        if step.with == PieceRule::Shielded {
            let royal = table.bent().royal(table.side(self.seat));
            pieces.retain(|&id| Some(id) != royal);
        }
        if matches!(step.who.base(), Some(Base::Moved | Base::Took)) {
            let own = table.pieces(self.seat);
            pieces.retain(|&id| own.contains(id));
        }
        if step.who.every {
            card.void_if(pieces.is_empty())?;
        } else {
            pieces = vec![self.one(card, &step.who, &pieces, None)?];
        }
        let until = until(card.table(), self.seat, step.until);
        for piece in pieces {
            let rule = rule_on(card.table(), step, piece)?;
            self.last(card, On::Piece(piece), until, rule)?;
        }
        self.done()
    }

    /// An effect lies on a square. What it can take away is proved by the rule it brings.
    pub(super) fn lay(&mut self, card: &mut CardPlay<'_, '_>, step: &Lay<'_>) -> Flow {
        let squares = match step.with {
            SquareRule::Swallowed => self.free(card.table(), None, step.squares),
            SquareRule::Lends | SquareRule::Joining => self.squares(card.table(), None, step.squares, false),
        };
        let ends = until(card.table(), self.seat, step.until);
        let is_proved = self.is_last && !self.late;
        match step.with {
            SquareRule::Lends => {
                let at = self.square(card, squares)?;
                lasting::begin(card.turn(), self.seat, On::Square(at), ends, lends(step.kind));
            }
            SquareRule::Swallowed if is_proved => {
                let options = squares.iter().map(Choice::Square).collect();
                let cut = |choice| if let Choice::Square(at) = choice { vec![[(at, at); 2]] } else { Vec::new() };
                let Choice::Square(at) = land::pick(self.asking(card), options, &cut)? else {
                    return Err(Stop::Diverged);
                };
                lasting::begin(card.turn(), self.seat, On::Square(at), ends, Rule::Swallowed);
            }
            SquareRule::Swallowed => {
                let at = self.square(card, squares)?;
                lasting::begin(card.turn(), self.seat, On::Square(at), ends, Rule::Swallowed);
            }
            SquareRule::Joining => {
                let ends_at = if is_proved { self.two_ends(card, squares)? } else { self.two_squares(card, squares)? };
                lasting::begin(card.turn(), self.seat, On::Ends(ends_at), ends, Rule::Joining);
            }
        }
        lasting::end_expired(card.turn());
        self.done()
    }

    fn two_ends(&self, card: &mut CardPlay<'_, '_>, squares: SquareSet) -> Flow<[crate::board::Square; 2]> {
        let empty = card.table().empty();
        let one = places::end(self.asking(card), squares, &|one| !(empty & !SquareSet::of(one)).is_empty())?;
        let rest = squares & !SquareSet::of(one);
        let is_open = |other| empty.contains(one) || empty.contains(other);
        let other = places::end(self.asking(card), rest, &is_open)?;
        Ok([one.min(other), one.max(other)])
    }

    fn two_squares(&self, card: &mut CardPlay<'_, '_>, squares: SquareSet) -> Flow<[crate::board::Square; 2]> {
        let one = self.square(card, squares)?;
        let other = self.square(card, squares & !SquareSet::of(one))?;
        Ok([one.min(other), one.max(other)])
    }

    /// An effect that lies on nobody begins; what would end at once does not.
    pub(super) fn begin(&mut self, card: &mut CardPlay<'_, '_>, step: &Begin) -> Flow {
        let kind = match step.kind {
            Some(KindRef::Kind(kind)) => Some(kind),
            Some(KindRef::Named(name)) => self.kind(name),
            None => None,
        };
        let rule = turn_rule(card.table(), step.rule, kind)?;
        let until = until(card.table(), self.seat, ends_of(step));
        self.last(card, On::Nobody, until, rule)?;
        // CS-004: the kind is named aloud, which costs. That is a penalty, and no matter of looking ahead (CS-0.53).
        if let Rule::Ordered { kind } = rule {
            if card.is_carried_out() && penalties::is_hushed(card.table()) {
                penalties::uttered(card.turn(), self.seat, kind)?;
            }
        }
        self.done()
    }

    /// A square or a piece is noted in secret.
    pub(super) fn note(&mut self, card: &mut CardPlay<'_, '_>, step: &Note<'_>) -> Flow {
        let secret = match step.about {
            Noted::Square(places) => {
                let squares = self.squares(card.table(), None, places, false);
                Secret::Square(self.square(card, squares)?)
            }
            Noted::Piece(who) => {
                let pieces = self.pieces(card.table(), &who);
                Secret::Piece(self.one(card, &who, &pieces, None)?)
            }
        };
        // A foreseen card holds for the next turn, whatever a card says of its end.
        let (rule, ends) = match step.with {
            NoteRule::Mined => (Rule::Mined, step.until),
            NoteRule::Foreseen => (Rule::Foreseen, Some(Ends::At(EndWord::TheirTurn))),
        };
        let until = until(card.table(), self.seat, ends);
        let on = lasting::note(card.table_mut(), self.seat, secret);
        lasting::begin(card.turn(), self.seat, on, until, rule);
        lasting::end_expired(card.turn());
        self.done()
    }

    fn last(&self, card: &mut CardPlay<'_, '_>, on: On, until: Until, rule: Rule) -> Flow {
        lasting::begin(card.turn(), self.seat, on, until, rule);
        lasting::end_expired(card.turn());
        let holds = card.table().lasting.iter().any(|lasting| (lasting.on, lasting.rule) == (on, rule));
        card.void_if(!holds)
    }
}

/// The end of an effect that begins now.
pub(super) fn until(table: &Table, seat: Seat, ends: Option<Ends>) -> Until {
    match ends {
        None | Some(Ends::At(EndWord::Gone)) => Until::Gone,
        Some(Ends::At(EndWord::Check)) => Until::Check,
        Some(Ends::At(EndWord::TheirTurn)) => Until::next_close(table, seat.other()),
        Some(Ends::At(EndWord::MyTurn)) => Until::next_close(table, seat),
        Some(Ends::At(EndWord::Used)) => Until::Spent,
        Some(Ends::Turns(turns)) => Until::turns(table, seat.other(), turns),
    }
}

/// The end of what binds the players: a clock is that of the next move, whatever a card says of its end.
pub(super) fn ends_of(step: &Begin) -> Option<Ends> {
    if step.rule == TurnRule::Hurried {
        Some(Ends::At(EndWord::TheirTurn))
    } else {
        step.until
    }
}

pub(super) fn lends(kind: Option<Kind>) -> Rule {
    Rule::Lends { kind: kind.unwrap_or(Kind::Bishop) }
}

pub(super) fn rule_on(table: &Table, step: &Mark<'_>, piece: crate::board::PieceId) -> Flow<Rule> {
    Ok(match step.with {
        PieceRule::Neutral => Rule::Neutral,
        PieceRule::Asleep => Rule::Asleep,
        PieceRule::Peaceful => Rule::Peaceful,
        PieceRule::Magnet => Rule::Magnet { home: table.at(piece) },
        PieceRule::Poisoned => Rule::Poisoned,
        PieceRule::Shielded => Rule::Shielded,
        PieceRule::Exiled => Rule::Exiled,
        PieceRule::Also => Rule::Fused { guest: step.kind.ok_or(Stop::Void)? },
    })
}

pub(super) fn turn_rule(table: &Table, rule: TurnRule, kind: Option<Kind>) -> Flow<Rule> {
    Ok(match rule {
        TurnRule::Starving => Rule::Starving,
        TurnRule::Cardless => Rule::Cardless,
        TurnRule::Ceased => Rule::Ceased,
        TurnRule::Provoked => Rule::Provoked,
        TurnRule::Hurried => Rule::Hurried { spent: 0 },
        TurnRule::Kept => Rule::Kept { since: table.turn },
        TurnRule::Ordered => Rule::Ordered { kind: kind.ok_or(Stop::Void)? },
        TurnRule::Respected => Rule::Respected,
        TurnRule::Hushed => Rule::Hushed,
    })
}
