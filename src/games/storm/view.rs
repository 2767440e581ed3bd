//! What an eye sees of a table of Chess Storm: everything but the other hand, the order of the draw pile, and the
//! choices of a card that is only declared (CS-0.15, CS-0.30).

use std::borrow::Cow;

use super::cards::land;
use super::model::catalog::Card;
use super::model::declared::Fate;
use super::model::doing::Doing;
use super::model::memory::Action;
use super::model::table::Table;
use super::seen::{scene, seen};
use super::shown::{of_two, ByArmy, DeclaredView, Hands, LandView, LastingView};
use super::Storm;
use crate::board::{order, PieceId, Position, Side, Square};
use crate::games::storm::model::effect::{Lasting, On};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::protocol::asides;
use crate::games::storm::{Choice, Claim, Prompt, View, Why};
use crate::games::{classic, words};
use crate::play::view::{self, BySeat, Cell, OffBoard, TurnView};
use crate::play::{Eye, Game, Seat};

/// Builds the view. While choices are being made, only their player sees what they would do.
pub fn view(table: &Table, eye: Eye) -> View {
    let (whole, seen) = (scene(table, eye), seen(table, eye));
    let table = &*seen;
    let side = table.side(table.mover);
    let kings = Side::BOTH.into_iter().filter(|&side| table.checked(side));
    let checked = kings.flat_map(|side| classic::squares_of(&table.board, table.royals(side)));
    let mut shown = View {
        game: Storm::INFO.name,
        eye,
        files: table.variant().files(),
        ranks: table.variant().ranks(),
        board: Position { board: table.board.clone(), side }.text(table.variant()),
        cells: cells(table),
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first: table.side(Seat::First).name(), second: table.side(Seat::Second).name() },
        check: view::names(checked),
        last: view::names(table.last.iter().copied()),
        taken: Side::BOTH.into_iter().flat_map(|side| pieces(whole, whole.pool(side).iter())).collect(),
        own: storm(table, eye),
        log: Vec::new(),
        result: table.result.clone(),
    };
    if let Cow::Owned(_) = seen {
        // The missing piece is not among those that were captured.
        let own = storm(whole, eye);
        (shown.own.pool, shown.own.gone) = (own.pool, own.gone);
    }
    shown
}

fn pieces(table: &Table, ids: impl Iterator<Item = PieceId>) -> Vec<OffBoard> {
    let pieces = ids.map(|id| table.board.piece(id));
    pieces.map(|piece| OffBoard { kind: piece.kind.name(), side: piece.side.name(), base: None }).collect()
}

fn cells(table: &Table) -> Vec<Option<Cell>> {
    let mut cells = view::cells(&table.board, table.variant());
    for (square, cell) in view::squares(table.variant()).zip(&mut cells) {
        let (Some(cell), Some(id)) = (cell, table.board.at(square)) else { continue };
        *cell = piece(table, id);
        cell.lodger = table.lodger_at(square).map(|lodger| Box::new(piece(table, lodger)));
    }
    cells
}

/// A piece with its marks, each a word.
fn piece(table: &Table, id: PieceId) -> Cell {
    let (over, it) = (&table.overlay, table.board.piece(id));
    let mut marks = Vec::new();
    let mut mark = |word, has: bool| marks.extend(has.then_some(word));
    mark("asleep", over.sleepers().contains(id));
    mark("peaceful", over.meek.contains(id));
    mark("magnet", over.magnets.iter().any(|&(magnet, _)| magnet == id));
    mark("stuck", table.bent().is_stuck(id) && !over.sleepers().contains(id));
    mark("poisoned", over.poisons().contains(id));
    mark("royal", over.crowned.contains(id));
    mark("lifted", table.lifted() == Some(id));
    mark("shielded", table.lasting.iter().any(|lasting| lasting.rule == Rule::Shielded && lasting.piece() == Some(id)));
    let fused = over.fused.iter().filter(|&&(piece, _)| piece == id);
    marks.extend(fused.map(|&(_, kind)| kind.mark()));
    let neutral = over.neutral.contains(id);
    Cell {
        id: id.index() as u8,
        side: if neutral { "neutral" } else { it.side.name() },
        kind: it.kind.name(),
        marks,
        cloaked: None,
        base: None,
        of: neutral.then_some(it.side.name()),
        lodger: None,
    }
}

fn storm(table: &Table, eye: Eye) -> Hands {
    let piles = &table.piles;
    let hand = |seat: Seat| {
        let mut cards: Vec<Option<Card>> =
            piles.hands[seat.index()].iter().map(|&token| piles.look(token, eye)).collect();
        // The place of a card that somebody else knows by chance would tell which of the others were played.
        if eye != Eye::Seat(seat) && !table.options.open_hands {
            order::by_key(&mut cards, |&card| card);
        }
        cards.into_iter().map(|card| card.map(Card::name)).collect()
    };
    let pool = |side| {
        let mut kinds: Vec<_> = table.pool(side).iter().map(|id| table.board.piece(id).kind).collect();
        order::by_key(&mut kinds, |&kind| kind);
        kinds.into_iter().map(|kind| kind.name()).collect()
    };
    Hands {
        hands: BySeat { first: hand(Seat::First), second: hand(Seat::Second) },
        pile: piles.pile.len(),
        discard: piles.discard.iter().rev().map(|&token| piles.face(token).name()).collect(),
        pool: ByArmy { white: pool(Side::White), black: pool(Side::Black) },
        gone: pieces(table, table.gone.iter()),
        away: pieces(table, table.away().iter()),
        lasting: table.lasting.iter().map(|lasting| lasting_view(table, lasting, eye)).collect(),
        stack: table.stack.iter().map(|top| DeclaredView { card: top.card.name(), seat: top.seat }).collect(),
        taking: table.taking.map(|taking| view::names([taking.m.from, taking.m.to])),
        spent: BySeat { first: table.spent[0] && !table.flushing[0], second: table.spent[1] && !table.flushing[1] },
        costly: if let Eye::Seat(seat) = eye { asides::costly(table, seat) } else { Vec::new() },
        extra: table.extra,
        gusts: table.task.map(|task| task.what.gusts()).filter(|gusts| !gusts.is_empty()),
        land: LandView::of(table),
        deck: piles.count(),
    }
}

fn lasting_view(table: &Table, lasting: &Lasting, eye: Eye) -> LastingView {
    let (text, squares) = (lasting.sentence(table, eye), view::names(lasting.squares(table, eye)));
    let kind = match lasting.rule {
        Rule::Ordered { kind } => Some(kind.name()),
        _ => None,
    };
    let secret = matches!(lasting.on, On::Note(_));
    LastingView { card: lasting.card.name(), owner: lasting.owner, text, squares, kind, secret }
}

/// What the asked player has picked so far for the card declared last (CS-0.30); what has been carried out is on the
/// board.
pub fn chosen(table: &Table, prompt: &Prompt) -> Vec<Choice> {
    match &table.doing {
        Doing::Choosing(choosing) if table.played().is_some_and(|played| played.seat == prompt.seat) => {
            choosing.chosen.clone()
        }
        _ => Vec::new(),
    }
}

/// The sentence for the prompt bar. It speaks of public facts only, but to the asked seat: to which piece a secret
/// choice has come is for that seat alone.
pub fn question(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let other = words::side(table.side(prompt.seat.other()));
    let card = table.stack.last().map_or("a card", |declared| declared.card.title());
    let stop = words::stop(card);
    match prompt.why {
        Why::AnswerDraw => format!("{other} offers a draw. Accept?"),
        Why::Reply if table.stack.last().is_some_and(|declared| declared.fate == Fate::Failed) => {
            format!("{other} discards {card}{stop} Respond?")
        }
        Why::Reply => format!("{other} plays {card}{stop} Respond?"),
        Why::End if table.flushing[prompt.seat.index()] => {
            "Flush: play your other cards. Your turn ends when none can be played.".into()
        }
        Why::End => "Play an end-of-turn card, or end your turn.".into(),
        Why::During => {
            let what =
                table.taking.map(|taking| words::movement(&table.board, table.variant(), taking.m)).unwrap_or_default();
            format!("{other} is about to move: {what}. Respond?")
        }
        Why::After => format!("Respond to {other}'s turn?"),
        Why::Admit => format!("{other} claims that you said something that costs you a piece. Admit it?"),
        Why::Forfeit => "You named a piece: choose the one you lose.".into(),
        Why::Penalty => format!("{other} has complained: choose the pawn that is lost."),
        Why::Balance => "Keep the card on the crown of your king.".into(),
        Why::Recall if matches!(prompt.options.first(), Some(Choice::Square(_))) => {
            "A piece of yours is missing. Where did it stand?".into()
        }
        Why::Recall => "Which kind of piece is missing?".into(),
        Why::Return => "Put your king back on a square at the edge.".into(),
        Why::Bystander => format!("Bystander: make a move for {}.", words::side(table.side(prompt.seat))),
        Why::Target => match land::in_question(table, prompt) {
            Some(pawn) if !prompt.secret || eye == Eye::Seat(prompt.seat) => {
                format!("What does the pawn on {} become?", table.at(pawn))
            }
            _ if table.played().is_some_and(|played| played.acts_as.name() == "crybaby") => {
                "Crybaby: which of these is the offence?".into()
            }
            _ if eye != Eye::Seat(prompt.seat) => format!("Make your choice for {card}{stop}"),
            _ => wanted(table, prompt).unwrap_or_else(|| format!("Make your choice for {card}{stop}")),
        },
        _ if !table.undone.is_empty() => "You must do something different.".into(),
        _ if table.checked(table.side(prompt.seat)) && eye == Eye::Seat(prompt.seat) && only_cards(prompt) => {
            "You are in check, and no move helps: play a card.".into()
        }
        _ if table.checked(table.side(prompt.seat)) => "You are in check.".into(),
        _ if table.extra => "Extra turn: you can't give checkmate.".into(),
        _ if table.spent[prompt.seat.index()] && !table.flushing[prompt.seat.index()] => "Make your move.".into(),
        _ => "Move, or play a card.".into(),
    }
}

/// What the answers of a card's question are, for the player who gives them; nothing where they say it themselves.
fn wanted(table: &Table, prompt: &Prompt) -> Option<String> {
    let card = table.played().map_or("", |played| played.acts_as.name());
    let phrase = prompt.options.iter().find_map(|choice| match choice {
        Choice::Swap(..) => Some("two pieces to swap"),
        Choice::Move(_) | Choice::LodgerMove(_) | Choice::Place(..) => Some("a piece and then its new square"),
        Choice::Piece(_) | Choice::Lodger(_) => Some("a piece"),
        Choice::Square(_) => Some("a square"),
        Choice::SquareEdge(..) => Some("two squares with a border between them"),
        Choice::Kind(_) if card == "diktat" => Some("the kind of piece that must move"),
        Choice::Kind(_) => Some("what it becomes"),
        Choice::OffBoard(..) => Some("the piece that comes in"),
        Choice::Turn(_) if card == "quadrille" => Some("which way the corner pieces go round"),
        Choice::Turn(_) => Some("which way the board turns"),
        _ => None,
    })?;
    let end = if prompt.options.contains(&Choice::Done) { ", or Done" } else { "" };
    Some(format!("Choose {phrase}{end}."))
}

/// Whether the asked player can go on with a card, and not without one.
fn only_cards(prompt: &Prompt) -> bool {
    let goes_on = |choice: &Choice| matches!(choice, Choice::Move(_) | Choice::LodgerMove(_) | Choice::Pass);
    prompt.options.iter().any(|choice| matches!(choice, Choice::Card(_))) && !prompt.options.iter().any(goes_on)
}

/// The phrase for one answer.
pub fn label(table: &Table, choice: &Choice) -> String {
    let title = |name: &str| Card::from_name(name).map_or("a card", Card::title);
    match *choice {
        Choice::Card(name) if table.doing.is_acting() => format!("Take {}", title(name)),
        Choice::Card(name) if table.doing.is_choosing() => format!("Choose {}", title(name)),
        Choice::Word("signs") => "rock, paper, scissors".into(),
        Choice::Word(side @ ("heads" | "tails")) => format!("coin: {side}"),
        Choice::Word(word) => word.replace('-', " "),
        Choice::Grumble => "Say “This card is silly”".into(),
        Choice::Accuse => "Claim that your opponent complained about the card game".into(),
        Choice::TimeUp => "Time is up".into(),
        Choice::Say(kind) => format!("Say “{}”", words::kind(kind)),
        Choice::Heard(kind) => format!("Claim that your opponent said “{}”", words::kind(kind)),
        Choice::No if table.doing.is_acting() => "Take the move back".into(),
        Choice::Card(name) => format!("Play {}", title(name)),
        Choice::Dump(name) => format!("Discard {}", title(name)),
        Choice::Trigger(name) => format!("Use {}", title(name)),
        Choice::Yes => "Accept".into(),
        Choice::Pass if table.stack.is_empty() && table.now.action == Action::None => "Make no move".into(),
        Choice::Turn(sense) => words::capital(sense.name().into()),
        Choice::SquareEdge(low, high) => format!("Between {low} and {high}"),
        Choice::Place(from, to) => {
            let name = table.board.at(from).map_or("piece", |id| words::kind(table.board.piece(id).kind));
            words::capital(format!("{name} {from} to {to}"))
        }
        Choice::Swap(one, other) => {
            let name =
                |at: Square| table.board.at(at).map_or_else(|| at.to_string(), |id| words::piece(&table.board, id));
            format!("Swap the {} and the {}", name(one), name(other))
        }
        Choice::Lodger(at) => table.lodger_at(at).map_or_else(
            || at.to_string(),
            |id| {
                let piece = table.board.piece(id);
                format!("{} {} on {at}{}", words::side(piece.side), words::kind(piece.kind), of_two(table, at, id))
            },
        ),
        Choice::Piece(at) if table.lodger_at(at).is_some() => {
            let meant = table.board.at(at).map_or("", |id| of_two(table, at, id));
            words::answer(&table.board, choice) + meant
        }
        Choice::Claim(Claim::Draw) if table.quiet < 100 && table.occurrences() < 3 => "Accept a draw".into(),
        Choice::Move(m) | Choice::LodgerMove(m) => {
            words::capital(words::movement(&table.board, table.variant(), m)) + of_two(table, m.from, m.piece)
        }
        _ => words::answer(&table.board, choice),
    }
}
