//! Conditions on the table: they read what a watcher sees, and nothing else.

use super::Run;
use crate::games::storm::board::checks;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::select::AnyRule;
use crate::games::storm::model::tree::words::{Base, PieceRule, Player, SquareRule, TurnRule};
use crate::games::storm::model::tree::Cond;
use crate::games::storm::Choice;

impl Run<'_> {
    /// True if a condition holds now.
    pub(super) fn holds(&self, table: &Table, cond: &Cond<'_>) -> bool {
        let (own, foe) = (table.side(self.seat), table.side(self.seat.other()));
        match cond {
            Cond::Check => table.checked(own),
            Cond::FoeCheck => table.checked(foe),
            Cond::JustChecked => !checks::just_checking(table, self.seat).is_empty(),
            Cond::OwnTurn => self.seat == table.mover,
            Cond::JustCaptured => table.has_just_lost(self.seat),
            Cond::JustPlayed => table.acts_against(self.seat).any(|act| matches!(act, Choice::Card(_))),
            Cond::Is(who) if who.base() == Some(Base::Lost) => self.has_lost(table, who),
            Cond::Is(who) => !self.pieces(table, who).is_empty(),
            Cond::Some { who, least, most } => {
                let count = self.pieces(table, who).len();
                let least = least.unwrap_or(u8::from(most.is_none()));
                count >= usize::from(least) && most.is_none_or(|most| count <= usize::from(most))
            }
            Cond::None(who) => self.pieces(table, who).is_empty(),
            Cond::Corners(number) => {
                let corners = table.land.terrain().corner_squares();
                corners.len() == 4 && (corners & !table.empty()).len() == u32::from(*number)
            }
            Cond::Effect(rule) => table.lasting.iter().any(|effect| is_of(&effect.rule, *rule)),
            Cond::More(player) => {
                let [own, foe] = [own, foe].map(|side| table.board.of(side).len());
                if *player == Player::Own {
                    own > foe
                } else {
                    foe > own
                }
            }
            Cond::Not(cond) => !self.holds(table, cond),
            Cond::Both(conds) => conds.iter().all(|cond| self.holds(table, cond)),
            Cond::Or(conds) => conds.iter().any(|cond| self.holds(table, cond)),
        }
    }
}

/// True if a lasting effect is of this rule.
fn is_of(rule: &Rule, meant: AnyRule) -> bool {
    match meant {
        AnyRule::Piece(word) => match word {
            PieceRule::Neutral => matches!(rule, Rule::Neutral),
            PieceRule::Asleep => matches!(rule, Rule::Asleep),
            PieceRule::Peaceful => matches!(rule, Rule::Peaceful),
            PieceRule::Magnet => matches!(rule, Rule::Magnet { .. }),
            PieceRule::Poisoned => matches!(rule, Rule::Poisoned),
            PieceRule::Shielded => matches!(rule, Rule::Shielded),
            PieceRule::Exiled => matches!(rule, Rule::Exiled),
            PieceRule::Also => matches!(rule, Rule::Fused { .. }),
        },
        AnyRule::Square(word) => match word {
            SquareRule::Lends => matches!(rule, Rule::Lends { .. }),
            SquareRule::Swallowed => matches!(rule, Rule::Swallowed),
            SquareRule::Joining => matches!(rule, Rule::Joining),
        },
        AnyRule::Turn(word) => match word {
            TurnRule::Starving => matches!(rule, Rule::Starving),
            TurnRule::Cardless => matches!(rule, Rule::Cardless),
            TurnRule::Ceased => matches!(rule, Rule::Ceased),
            TurnRule::Provoked => matches!(rule, Rule::Provoked),
            TurnRule::Hurried => matches!(rule, Rule::Hurried { .. }),
            TurnRule::Kept => matches!(rule, Rule::Kept { .. }),
            TurnRule::Ordered => matches!(rule, Rule::Ordered { .. }),
            TurnRule::Respected => matches!(rule, Rule::Respected),
            TurnRule::Hushed => matches!(rule, Rule::Hushed),
        },
    }
}
