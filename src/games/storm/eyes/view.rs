//! View that an eye has of a table of Chess Storm: everything but the other hand, the order of the draw pile, and the
//! choices of a card that is only declared (CS-0.15, CS-0.30).

use std::borrow::Cow;

use crate::board::{order, Kind, PieceId, Position, Side, Square};
use crate::games::storm::cards::own;
use crate::games::storm::eyes::answers;
use crate::games::storm::eyes::seen::{scene, seen};
use crate::games::storm::language;
use crate::games::storm::model::by_hand::ByHand;
use crate::games::storm::model::catalog::{Card, Play};
use crate::games::storm::model::declared::{self, Declared};
use crate::games::storm::model::effect::{Lasting, On, Until};
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::points;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{Phase, Table};
use crate::games::storm::protocol::{asides, permit};
use crate::games::storm::shown::{ByArmy, DeckView, Hands, LandView, LastingView};
use crate::games::storm::Storm;
use crate::games::storm::{Choice, Claim, View};
use crate::games::{classic, words};
use crate::play::off_board::OffBoard;
use crate::play::view::{self, BySeat, Cell, TurnView};
use crate::play::{Eye, Game, Seat};

/// Builds the view. While choices are being made, only their player sees what they would do.
pub fn view(table: &Table, eye: Eye) -> View {
    let (whole, seen) = (scene(table, eye), seen(table, eye));
    let table = &*seen;
    let side = table.side(table.mover);
    let in_check = || Side::BOTH.into_iter().filter(|&side| table.checked(side));
    let checked = in_check().flat_map(|side| classic::squares_of(&table.board, table.royals(side)));
    let attackers =
        |side: Side| table.royals(side).iter().map(move |king| table.bent().attackers(table.at(king), side.foe()));
    let checkers =
        in_check().flat_map(|side| attackers(side).flat_map(|pieces| classic::squares_of(&table.board, pieces)));
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
        checkers: view::names(checkers),
        last: view::names(table.last.iter().copied()),
        taken: Side::BOTH.into_iter().flat_map(|side| pieces(whole, whole.pool(side).iter())).collect(),
        clock: None,
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
    ids.map(|id| OffBoard::of(&table.board, id)).collect()
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
        side: table.army(id),
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
        kinds.into_iter().map(Kind::name).collect()
    };
    Hands {
        hands: BySeat { first: hand(Seat::First), second: hand(Seat::Second) },
        pile: piles.draws.iter().map(Vec::len).sum(),
        discard: Seat::BOTH.into_iter().flat_map(|seat| thrown(table, seat)).collect(),
        decks: piles.lists().map(|[first, second]| {
            let deck = |seat, list: &[Card]| DeckView {
                pile: piles.pile(seat).len(),
                discard: thrown(table, seat),
                list: list.iter().map(|card| card.name()).collect(),
            };
            BySeat { first: deck(Seat::First, first), second: deck(Seat::Second, second) }
        }),
        dusk: Some(table.options.dusk).filter(|&dusk| dusk > 0),
        counts: (table.options.dusk > 0).then(|| points::said(table)),
        turns_left: points::turns_left(table).map(|[first, second]| BySeat { first, second }),
        points: points::are_shown(table).then(|| {
            let sum = |seat| points::points(&table.board, table, table.side(seat)).to_string();
            BySeat { first: sum(Seat::First), second: sum(Seat::Second) }
        }),
        pool: ByArmy { white: pool(Side::White), black: pool(Side::Black) },
        gone: pieces(table, table.gone.iter()),
        away: pieces(table, table.away().iter()),
        lasting: lasting_views(table, eye),
        stack: declared::shown(&table.stack),
        taking: table.taking.map(|taking| view::names([taking.m.from, taking.m.to])),
        spent: BySeat { first: table.spent[0] && !table.flushing[0], second: table.spent[1] && !table.flushing[1] },
        costly: if let Eye::Seat(seat) = eye { asides::costly(table, seat) } else { Vec::new() },
        extra: table.extra,
        gusts: table.task.map(|task| task.what.gusts()).filter(|gusts| !gusts.is_empty()),
        land: LandView::of(table.land.terrain(), &table.overlay, table.joined),
        deck: piles.count(),
        by_hand: ByHand::of(table).filter(|_| table.result.is_none()).map(|it| it.shown(table)),
        own: table.own.iter().filter_map(|card| own::named(card.name())).map(|own| own.shown()).collect(),
    }
}

/// A seat's discard pile, last card first; a shared one is the first seat's.
fn thrown(table: &Table, seat: Seat) -> Vec<&'static str> {
    let piles = &table.piles;
    piles.discards[seat.index()].iter().rev().map(|&token| piles.face(token).name()).collect()
}

fn lasting_views(table: &Table, eye: Eye) -> Vec<LastingView> {
    let is_due = table.now.action == Action::None && matches!(table.phase, Phase::Opening | Phase::Action);
    let binding = if is_due { permit::binding(table) } else { Vec::new() };
    // CS-0.55: a duty that nothing does, or that another one or a check goes before, does not bind now.
    let lapses = |it: &Lasting| {
        let duty = it.binds(table, table.mover).filter(|_| is_due && it.until != Until::CloseAfter(table.mover));
        duty.is_some_and(|duty| !binding.contains(&duty))
    };
    let shown = |lasting: &Lasting| {
        let shown = lasting_view(table, lasting, eye);
        let more = if lapses(lasting) { " It doesn't bind now." } else { "" };
        LastingView { text: shown.text + more, ..shown }
    };
    table.lasting.iter().map(shown).collect()
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

/// The phrase for one answer.
pub fn label(table: &Table, choice: &Choice) -> String {
    let title = |name: &str| Card::from_name(name).map_or("a card", Card::title);
    match *choice {
        Choice::Word(_) | Choice::No | Choice::Done | Choice::Pass | Choice::Undo if table.doing.is_by_hand() => {
            answers::by_hand(choice).into()
        }
        Choice::Card(name) if table.doing.is_acting() => format!("Take {}", title(name)),
        Choice::Card(name) if table.doing.is_choosing() => format!("Choose {}", title(name)),
        Choice::Word("signs") => "rock, paper, scissors".into(),
        Choice::Word(side @ ("heads" | "tails")) => format!("coin: {side}"),
        Choice::Word(word) if !table.asked.ways.is_empty() => words::capital(branch(table, word)),
        Choice::Word(word) => match Seat::from_name(word) {
            Some(owner) => format!("{}'s", words::side(table.side(owner))),
            None => word.replace('-', " "),
        },
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
            let does = if table.asked.joins { "joins" } else { "captures" };
            words::capital(words::onto(&table.board, table.variant(), m, does)) + of_two(table, m.from, m.piece)
        }
        _ => words::answer(&table.board, choice),
    }
}

/// The branch of a card that an answer takes, in words.
fn branch(table: &Table, letter: &str) -> String {
    let of = |played: &Declared| match &played.acts_as.row().play {
        Play::Tree(play) => language::branches(&play.tree, table.asked.ways),
        _ => Vec::new(),
    };
    let told = table.played().map(of).unwrap_or_default();
    let at = letter.bytes().next().map(|letter| usize::from(letter.wrapping_sub(b'a')));
    at.and_then(|at| told.get(at).cloned()).unwrap_or_else(|| letter.to_owned())
}

/// CS-079: the word for the one that is meant of two equal pieces on a square.
fn of_two(table: &Table, at: Square, piece: PieceId) -> &'static str {
    let looks = |id: PieceId| (table.board.piece(id).kind, table.board.piece(id).side);
    match (table.board.at(at), table.lodger_at(at)) {
        (Some(host), Some(lodger)) if looks(host) != looks(lodger) => "",
        (Some(_), Some(lodger)) if piece == lodger => ", the one that joined",
        (Some(_), Some(_)) => ", the one that was joined",
        _ => "",
    }
}
