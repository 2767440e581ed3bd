//! Sentences of lasting effects, for their place beside the board, for the log, and for questions.

use super::effect::{is_lent, noted, Lasting, Until};
use super::rule::Rule;
use super::table::{Phase, Table};
use super::world::Note;
use crate::board::{Kind, PieceId, Side, Square};
use crate::games::words;
use crate::play::{Eye, Seat};

/// A turn for which an effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TurnStage {
    /// It is still to come.
    Ahead,
    /// It is running.
    Running,
    /// Its Action is done.
    Done,
}

impl Lasting {
    /// Stage of the turn at whose close the effect ends.
    fn stage(&self, table: &Table) -> TurnStage {
        match (self.until, table.phase) {
            (Until::Close(seat), _) if seat != table.mover => TurnStage::Ahead,
            (Until::Close(_), Phase::End | Phase::After) => TurnStage::Done,
            (Until::Close(_), _) => TurnStage::Running,
            _ => TurnStage::Ahead,
        }
    }

    /// Sentence about what the effect does, for its place beside the board and for the log, as far as an eye may know it.
    pub fn sentence(&self, table: &Table, eye: Eye) -> String {
        let kind = |piece: Option<PieceId>| piece.map_or(Kind::Pawn, |id| table.board.piece(id).kind);
        let at = self.piece().map_or(Square::OFF, |id| table.at(id));
        let it = || match at {
            Square::OFF => format!("absent {}", words::kind(kind(self.piece()))),
            _ => format!("{} on {at}", words::kind(kind(self.piece()))),
        };
        let on = || self.squares(table, eye).iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
        let owners = || [self.owner, self.owner.other()].map(|seat| words::side(table.side(seat)));
        let stage = self.stage(table);
        let turn = if stage == TurnStage::Ahead { "next turn" } else { "this turn" };
        match self.rule {
            Rule::Respected => {
                "A player who complains about the card game loses a pawn of the opponent's choice.".into()
            }
            Rule::Hurried { .. } => {
                let side = words::side(table.side(self.owner.other()));
                match table.options.chronometer() / 1000 {
                    0 => format!("A die decides whether {side} makes the next move in time."),
                    seconds if stage == TurnStage::Done => {
                        format!("{side} had {seconds} seconds for the move of this turn.")
                    }
                    seconds => format!("{side} has {seconds} seconds for the next move."),
                }
            }
            Rule::Hushed => "The next player to name a kind of piece, except the king, loses a piece of it.".into(),
            Rule::Starving => "Every move must capture an enemy piece. It ends when a player can't.".into(),
            Rule::Cardless => "No card can be played until a king is in check.".into(),
            Rule::Ceased => "No piece can be captured until a king is in check.".into(),
            Rule::Traded { left: [first, second] } => {
                let [one, other] = Seat::BOTH.map(|seat| words::side(table.side(seat)));
                let [first, second] = [first, second].map(|turns| turns.min(3));
                let turns = if first == 1 { "turn" } else { "turns" };
                let left = format!("{one} for {first} more {turns}, {other} for {second}.");
                // One that is about to begin is not among them yet.
                let others = table.lasting.iter().filter(|it| it.is_exchange() && it.play != self.play).count();
                match others % 2 {
                    // CS-0.51: a king in check who would not be on move puts it off.
                    0 if first + second == 0 => {
                        "The players have swapped sides, and swap back once no check stands in the way.".into()
                    }
                    0 => format!("The players have swapped sides: {left}"),
                    _ => format!("The swaps of sides undo each other: this one lasts {left}"),
                }
            }
            Rule::Kept { .. } => "Can be used for an extra turn at the end of a later turn.".into(),
            Rule::Mined => match self.squares(table, eye).first() {
                Some(at) => format!("A bomb lies hidden on {at}: the first enemy piece to stand there is removed."),
                None => "A bomb lies hidden: the first enemy piece to stand on its square is removed.".into(),
            },
            Rule::Lends { kind } => {
                format!("Any piece on {} also moves and captures like {}.", on(), words::article(kind))
            }
            Rule::Swallowed => format!("The square {} is gone; only jumps cross it.", on()),
            Rule::Joining => format!("A piece on {} may move to the other, and may capture there.", on()),
            Rule::Walled => {
                let parts: Vec<String> = self.walls(table).map(|(low, high)| format!("{low} from {high}")).collect();
                format!("A wall parts {}; only jumps cross it.", parts.join(" and "))
            }
            Rule::Neutral => {
                format!("The {} is neutral: either player may move it, and it captures either colour.", it())
            }
            Rule::Asleep => {
                let side = table.side(self.owner.other());
                format!("The {} sleeps until the {} king is in check.", it(), side.name())
            }
            Rule::Peaceful => format!("The {} can't capture or be captured.", it()),
            Rule::Magnet { home } if table.options.magnet_fixed && home != at => {
                format!("The {} has left its square: it holds no pieces until it is back on {home}.", it())
            }
            Rule::Magnet { .. } => format!("Pieces next to the {} can't move.", it()),
            Rule::Poisoned => format!("A piece that captures the {} leaves the board with it.", it()),
            Rule::Crowned => format!("The {} is the king now.", it()),
            Rule::StandIn => "While there are two kings, either may be left in check.".into(),
            Rule::Fused { guest } => format!("The {} also moves like {}.", it(), words::article(guest)),
            Rule::Shaped { was } => match self.piece().and_then(|id| part(table, id, was)) {
                Some(now) => {
                    format!("The {} moves like {}, no longer like {}.", it(), words::article(now), words::article(was))
                }
                None => format!("The {} was {}.", it(), words::article(was)),
            },
            Rule::Lifted => format!("The {} is lifted off the board until the move is made.", it()),
            Rule::Joined => "The left and right sides of the board are joined for this move.".into(),
            Rule::Shared => format!("The {} shares its square with {}.", it(), words::article(kind(self.on.other()))),
            Rule::Exiled => match stage {
                TurnStage::Ahead => {
                    format!("The {} is exiled: it can't move or attack on its player's next turn.", it())
                }
                _ => format!("The {} is exiled: it can't move or attack this turn.", it()),
            },
            Rule::Ordered { kind } => {
                let [_, other] = owners();
                let must = if stage == TurnStage::Done { "was to" } else { "must" };
                format!("{other} {must} move {} {turn}.", words::article(kind))
            }
            Rule::Provoked => {
                let [owner, other] = owners();
                let must = if stage == TurnStage::Done { "was to" } else { "must" };
                format!("{other} {must} capture one of {owner}'s pieces {turn}, or make no move.")
            }
            Rule::Meddled { seat } => {
                let side = words::side(table.side(seat));
                match stage {
                    TurnStage::Done => format!("A bystander was to make {side}'s move this turn."),
                    _ => format!("A bystander makes {side}'s move {turn}, but moves no king and can't give checkmate."),
                }
            }
            Rule::Shielded if stage == TurnStage::Ahead => {
                format!("The {} can't be captured on the opponent's next turn.", it())
            }
            Rule::Shielded => format!("The {} can't be captured this turn.", it()),
            Rule::Foreseen => {
                let [owner, other] = owners();
                let what = match self.noted(table, eye) {
                    Some(Note::Piece(piece)) => noted(table, piece),
                    _ => "a piece".into(),
                };
                match stage {
                    TurnStage::Done => format!("{owner} has noted {what}: that was not {other}'s move."),
                    _ => format!("{owner} has noted {what}: if {other} moves it {turn}, that move is taken back."),
                }
            }
            Rule::Regent => {
                let side = words::side(self.piece().map_or(Side::White, |id| table.board.piece(id).side));
                format!(
                    "The {} king is away. It returns to the edge before {side}'s next turn.",
                    side.to_ascii_lowercase()
                )
            }
        }
    }
}

/// Kind as which a part of a fused piece moves now that was of another before; nothing where the piece itself was.
fn part(table: &Table, piece: PieceId, was: Kind) -> Option<Kind> {
    let is_changed = |kind: Kind| is_lent(kind) && kind.counts_as() == was.counts_as();
    let guests = table.overlay.fused.iter().filter(|&&(host, kind)| host == piece && is_changed(kind));
    guests.map(|&(_, kind)| kind).next().filter(|_| !is_changed(table.board.piece(piece).kind))
}
