//! Reasons that a typed text is no answer now: what it names is looked at as if it had been touched.

use crate::board::{Kind, Short, Square, Step};
use crate::play::ask::about::{About, Wondered};
use crate::play::ask::input::square_of;
use crate::play::eyes::explain::waits;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::host::Host;
use crate::play::script::short::{plain, spellings};
use crate::play::seats::seat::{Eye, Seat};

impl<G: Game> Host<G> {
    /// Reason that a text is no answer of the seat, or without one of the asked seat; nothing if it is one. It builds on
    /// what that seat sees, as [`explain`](mod@crate::play::explain) does.
    pub fn explain_text(&self, seat: Option<Seat>, text: &str) -> Option<String> {
        let Some(prompt) = self.prompt.as_ref().filter(|prompt| seat.is_none_or(|seat| seat == prompt.seat)) else {
            return Some(waits(self.prompt.is_none()));
        };
        if !self.meant(text).is_empty() {
            return None;
        }
        let found = spellings(text).iter().find_map(|text| Short::parse(text, &|_| true));
        Some(match found {
            Some(Short::Step(step)) if square_of(step.to().name(), G::INFO.files).is_err() => {
                format!("There is no square {} on this board.", step.to().name())
            }
            Some(Short::Step(step)) => why_not::<G>(&self.shown, prompt, step),
            Some(Short::Castling(_)) => "You can't castle now.".into(),
            None => self.no_move(prompt.seat, text),
        })
    }

    /// Reason that a text without a move is no answer: what is said of the card that it names.
    fn no_move(&self, seat: Seat, text: &str) -> String {
        let card = Wondered { card: Some(text), ..Wondered::default() };
        let about = About::read(card, G::INFO.files, &G::card_names).ok();
        about.and_then(|about| self.explain(Some(seat), about)).unwrap_or_else(|| format!("Unknown move: “{text}”."))
    }
}

/// Reason that no piece makes this step.
fn why_not<G: Game>(table: &G::Table, prompt: &PromptOf<G>, step: Step) -> String {
    let to = step.to();
    let cells = G::view(table, Eye::Seat(prompt.seat)).cells;
    let side = G::side(table, prompt.seat).name();
    let own = cells.iter().enumerate().filter_map(|(at, cell)| {
        let cell = cell.as_ref().filter(|cell| cell.side == side)?;
        let files = usize::from(G::INFO.files);
        let at = Square::new(u8::try_from(at % files).ok()?, u8::try_from(at / files).ok()?);
        Some((cell.kind, at))
    });
    let own = own.collect::<Vec<(&str, Square)>>();
    let meant: Vec<(&str, Square)> = own.iter().copied().filter(|&(kind, at)| step.is_of(plain(kind), at)).collect();
    let ways = meant.iter().find_map(|&(_, from)| G::explain(table, prompt, About::Way(from, to)));
    let kind = step.kind().map(Kind::name);
    match (ways, kind, &meant[..]) {
        (Some(why), ..) => why,
        (None, Some(kind), []) if own.iter().all(|(one, _)| plain(one) != step.kind()) => {
            format!("You have no {kind}.")
        }
        (None, None, []) => "None of your pieces stands there.".into(),
        (None, _, [(kind, from)]) => format!("The {kind} on {from} can't go to {to}."),
        (None, kind, _) => format!("No {} can go to {to}.", kind.unwrap_or("piece")),
    }
}
