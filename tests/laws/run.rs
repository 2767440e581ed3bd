//! Random games of any kind, and the laws that hold in all of them.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use deckmate::games::words::is_about_result;
use deckmate::play::option::Counts;
use deckmate::play::view::Cell;
use deckmate::play::{
    save_text, Answer, ByName, Config, Dice, Entry, Event, Eye, Game, Host, Named, OptionKind, Pilot, PromptOf, Seat,
    Stop, Turn, Value, View,
};

/// A wish from outside.
pub fn wanted(variable: &str) -> Option<String> {
    std::env::var(variable).ok()
}

/// A game that tells its save when a law is broken, so that it can be looked at.
pub struct Watched<G: Game>(pub Host<G>);

impl<G: Game> Drop for Watched<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("The game in which it happened: {}", save_text::write(&self.0));
        }
    }
}

/// A pilot that runs a game straight through from its record, without ever suspending a turn.
struct Straight<G: Game> {
    entries: std::vec::IntoIter<Entry<G::Choice>>,
}

impl<G: Game> Pilot<G> for Straight<G> {
    fn keep(&mut self, prompt: PromptOf<G>) {
        panic!("{prompt:?} is not answered");
    }

    fn pick(&mut self, _: &G::Table, _: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        match self.entries.next() {
            Some(Entry::Answer(_, choice, thought)) => Some((choice, thought)),
            other => panic!("the record has {other:?} where an answer is due"),
        }
    }

    fn roll(&mut self, of: NonZeroU32, _: bool) -> u32 {
        match self.entries.next() {
            Some(Entry::Chance { of: recorded, got, .. }) if recorded == of.get() => got,
            other => panic!("the record has {other:?} where a roll of {of} is due"),
        }
    }
}

/// Random options of a game: every value of every option comes up.
pub fn config<G: Game>(dice: &mut Dice, seed: &str) -> Config {
    let mut chosen = ByName::new();
    // Own decks have games of their own: a deck by lot is hardly ever of a size that is allowed.
    for spec in G::options().into_iter().filter(|spec| !spec.name.starts_with("deck_")) {
        if dice.below(2) == 0 {
            continue;
        }
        let value = match spec.kind {
            OptionKind::Switch(_) => Value::from(dice.below(2) == 0),
            OptionKind::Number { least, most, .. } => {
                Value::from(least + dice.below((most - least + 1) as usize) as u32)
            }
            OptionKind::Choice(values) => Value::from(values[dice.below(values.len())]),
            OptionKind::Clock(_) => Value::from(["none", "3+2", "10+5", "1+0"][dice.below(4)]),
            // The same number of everything, or of each thing its own.
            OptionKind::Counts(Counts { most, .. }) if dice.below(2) == 0 => {
                Value::from(dice.below(most as usize + 1) as u32)
            }
            OptionKind::Counts(Counts { of: names, most, .. }) => {
                // One thing in so many is left in.
                let rare = 1 + dice.below(10);
                let some = |dice: &mut Dice| if dice.below(rare) == 0 { 1 + dice.below(most as usize) } else { 0 };
                let counts: Vec<String> = names.iter().map(|name| format!("{name}:{}", some(dice))).collect();
                Value::from(counts.join("/"))
            }
        };
        chosen.insert(spec.name.to_owned(), value);
    }
    Config::new(G::INFO.name, &G::options(), seed.to_owned(), chosen, None).unwrap()
}

/// A uniformly random answer, but the game is only rarely given up.
pub fn pick<A: Answer>(options: &[A], dice: &mut Dice) -> A {
    let word = |choice: &A| choice.form().word;
    // The set-up offers so many exchanges that chance alone would hardly ever end it.
    let done = options.iter().find(|choice| word(choice) == "done");
    if let Some(done) = done.filter(|_| options.iter().any(|choice| word(choice) == "identical") && dice.below(8) == 0)
    {
        return *done;
    }
    // Cards are what there is to be seen: whoever holds one likes to play it.
    let cards: Vec<A> = options.iter().copied().filter(|choice| word(choice) == "card").collect();
    if !cards.is_empty() && dice.below(10) < 6 {
        return cards[dice.below(cards.len())];
    }
    loop {
        let choice = options[dice.below(options.len())];
        if !is_about_result(&choice) || dice.below(100) == 0 {
            return choice;
        }
    }
}

fn eyes<G: Game>(host: &Host<G>) -> Vec<View<G::Own>> {
    [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher].map(|eye| host.view(eye).unwrap()).to_vec()
}

/// After so many turns a game is given up.
const LONG: usize = 10_000;

/// So many random games are played side by side.
const SIDE_BY_SIDE: usize = 2;

/// Plays random games until enough plies are seen. At every prompt and at the end the game's own laws see the table and
/// what was told since the last time; `laws` makes them anew for each game.
/// Every so many questions, `sample`, the laws that cost more are checked.
pub fn random_games<G: Game + Clone, L: FnMut(&G::Table, &[Event<G::Event>])>(
    plies: usize,
    sample: usize,
    laws: impl Fn() -> L + Sync,
) {
    let plies = wanted("DECKMATE_PLIES").map_or(plies, |text| text.parse().unwrap());
    side_by_side::<G, L>(&[], plies, sample, laws);
}

/// Of so many plies with the usual options, other boards get a share.
const WHOLE: usize = 200_000;

/// The same, each game with these options whatever else it has. `plies` is the part of [`WHOLE`] that they get.
pub fn random_games_with<G: Game + Clone, L: FnMut(&G::Table, &[Event<G::Event>])>(
    options: &'static [(&'static str, &'static str)],
    plies: usize,
    sample: usize,
    laws: impl Fn() -> L + Sync,
) {
    let whole = wanted("DECKMATE_PLIES").map_or(WHOLE, |text| text.parse::<usize>().unwrap());
    side_by_side::<G, L>(options, whole * plies / WHOLE, sample, laws);
}

/// The same, with so many plies, whatever others get.
pub fn side_by_side<G: Game + Clone, L: FnMut(&G::Table, &[Event<G::Event>])>(
    options: &'static [(&'static str, &'static str)],
    plies: usize,
    sample: usize,
    laws: impl Fn() -> L + Sync,
) {
    let seed = wanted("DECKMATE_SEED").unwrap_or_default();
    std::thread::scope(|scope| {
        for share in 0..SIDE_BY_SIDE {
            let (laws, seed) = (&laws, format!("{seed}{share}-"));
            scope.spawn(move || share_of_games::<G, L>(options, plies / SIDE_BY_SIDE, sample, laws, &seed));
        }
    });
}

fn share_of_games<G: Game + Clone, L: FnMut(&G::Table, &[Event<G::Event>])>(
    options: &[(&str, &str)],
    plies: usize,
    sample: usize,
    laws: &impl Fn() -> L,
    seed: &str,
) {
    let mut dice = Dice::new(&format!("laws of {}{seed}", G::INFO.name));
    let mut questions = BTreeMap::new();
    let (mut seen, mut number) = (0, 0);
    while seen < plies {
        number += 1;
        let mut config = config::<G>(&mut dice, &format!("laws-{seed}{number}"));
        for &(name, value) in options {
            config.options.insert(name.to_owned(), Value::from(value));
        }
        let host: Host<G> = Host::new(config).unwrap();
        let mut game = Watched(host);
        play(&mut game.0, &mut laws(), &mut |host, prompt| {
            // Every kind of question is looked at closely a few times, and then every so many.
            let asked = questions.entry((G::card(host.table()), format!("{:?}", prompt.why))).or_insert(0);
            *asked += 1;
            if *asked <= 3 || dice.below(sample) == 0 {
                costly_laws(host, prompt, &mut Dice::new(&format!("{seed}{number} {asked}")));
            }
            // A game in which nobody can capture and two kings need no care (CS-007, CS-023) is ended by its players
            // alone.
            let is_long = host.record().count() > LONG;
            let resign = prompt.options.iter().find(|choice| choice.form().word == "resign");
            Some(resign.filter(|_| is_long).copied().unwrap_or_else(|| pick(&prompt.options, &mut dice)))
        });
        seen += game.0.record().count();
        the_end_is_final(&mut game.0);
        straight_equals_resumed(&game.0);
    }
}

/// Plays a game by these answers to its end, or until there is none, under the laws that are checked at every prompt.
pub fn play<G: Game>(
    host: &mut Host<G>,
    laws: &mut impl FnMut(&G::Table, &[Event<G::Event>]),
    answer: &mut impl FnMut(&Host<G>, &PromptOf<G>) -> Option<G::Choice>,
) {
    let mut thoughts = Dice::new(&host.config().seed);
    let mut cells = host.view(Eye::Watcher).unwrap().cells;
    let (mut answers_in_turn, mut turns) = (0, 0);
    laws(host.table(), &[]);
    while let Some(prompt) = host.prompt().cloned() {
        offers_are_sound(host, &prompt);
        let Some(choice) = answer(host, &prompt) else { return };
        let left = host.prompt_view().and_then(|prompt| prompt.left);
        let thought = if left.is_some() { thoughts.below(4_000) as u32 } else { 0 };
        let events = host.apply_after(choice, thought).unwrap();
        // CS-113: while a piece is to be named that is missing, no event tells which.
        let covered = host.prompt().is_some_and(|prompt| prompt.why.name() == "recall");
        events_tell_the_board(&mut cells, &events, &G::view(host.table(), Eye::Watcher), covered);
        laws(host.table(), &events);
        answers_in_turn = if host.record().count() == turns { answers_in_turn + 1 } else { 0 };
        turns = host.record().count();
        assert!(answers_in_turn < 400, "a turn does not end");
        assert!(turns < 20_000, "a game does not end");
    }
}

fn offers_are_sound<G: Game>(host: &Host<G>, prompt: &PromptOf<G>) {
    let mut texts: Vec<String> = prompt.options.iter().map(ToString::to_string).collect();
    assert!(!texts.is_empty() && texts.iter().all(|text| text.is_ascii() && !text.contains(' ')));
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), prompt.options.len(), "two offers share a text: {:?}", prompt.options);
    assert!(host.prompt_view().is_some_and(|view| !view.text.is_empty()));
}

/// The events that a page animates must lead from the board it shows to the board it gets.
fn events_tell_the_board<E, O>(cells: &mut Vec<Option<Cell>>, events: &[Event<E>], view: &View<O>, covered: bool) {
    let files = usize::from(view.files);
    let place = |square: deckmate::board::Square| usize::from(square.rank()) * files + usize::from(square.file());
    let mut off: BTreeMap<u8, Cell> = BTreeMap::new();
    for event in events {
        match event {
            Event::Shift { from, to, id } => {
                let piece = cells[place(*from)].take().expect("a piece to shift");
                assert_eq!(piece.id, *id);
                assert!(cells[place(*to)].replace(piece).is_none(), "shifted onto a piece");
            }
            Event::Lift { from, id } => {
                let piece = cells[place(*from)].take().expect("a piece to lift");
                off.insert(*id, piece);
            }
            Event::Place { at, id, .. } => {
                // A piece that was off the board before is known from the view alone.
                let now = view.cells.iter().flatten().find(|cell| cell.id == *id).cloned();
                // One that came and went again is in no view; that it went is checked when it is lifted.
                let passing = Cell {
                    id: *id,
                    side: "",
                    kind: "",
                    marks: Vec::new(),
                    cloaked: None,
                    base: None,
                    of: None,
                    lodger: None,
                };
                let piece = off.remove(id).or(now).unwrap_or(passing);
                assert!(cells[place(*at)].replace(piece).is_none(), "placed onto a piece");
            }
            Event::Recast { id, kind, at } if *at != deckmate::board::Square::OFF => {
                let piece = cells[place(*at)].as_mut().expect("a piece to recast");
                assert_eq!(piece.id, *id);
                piece.kind = kind.name();
            }
            // A piece that has left the board loses what it was turned into (CS-0.7), and may come back in the same breath.
            Event::Recast { id, kind, .. } => {
                if let Some(piece) = off.get_mut(id) {
                    piece.kind = kind.name();
                }
            }
            Event::Defect { id, side, at } => {
                let piece = cells[place(*at)].as_mut().expect("a piece to change sides");
                assert_eq!(piece.id, *id);
                (piece.side, piece.of) = (*side, None);
            }
            _ => {}
        }
    }
    if covered {
        return;
    }
    let bare = |cells: &[Option<Cell>]| -> Vec<_> {
        cells
            .iter()
            .map(|cell| cell.as_ref().map(|piece| (piece.id, piece.of.unwrap_or(piece.side), piece.kind)))
            .collect()
    };
    assert_eq!(bare(cells), bare(&view.cells), "the events do not lead to the view");
    cells.clone_from(&view.cells);
}

/// Laws that cost more: whatever is offered is accepted and can be taken back, saves, refusals, imagined worlds.
pub fn costly_laws<G: Game + Clone>(host: &Host<G>, prompt: &PromptOf<G>, dice: &mut Dice) {
    let offers = host.offers();
    assert!(offers.iter().all(|offer| !offer.label.is_empty()));
    let mut labels: Vec<(&str, &[&str])> = offers.iter().map(|offer| (&*offer.label, &*offer.squares)).collect();
    labels.sort_unstable();
    let same = labels.windows(2).find(|two| two[0] == two[1]);
    assert_eq!(same, None, "two answers of one question read alike");
    // Every option is accepted, and can be taken back unless something was revealed.
    let back = dice.below(prompt.options.len());
    for (at, &choice) in prompt.options.iter().enumerate() {
        let mut other = host.clone();
        let events = other.apply(choice).unwrap_or_else(|fault| panic!("{choice} is offered but refused: {fault}"));
        if at != back {
            continue;
        }
        let asked = host.prompt().map(|prompt| prompt.seat);
        match other.back(asked) {
            Ok(()) => {
                assert!(!events.iter().any(Event::reveals));
                assert_eq!(eyes(&other), eyes(host));
                assert_eq!(other.prompt(), host.prompt());
            }
            // The limits of taking back are a matter of tests/leaks/backs.rs.
            Err(fault) => assert_eq!(fault.code, "revealed", "{fault}"),
        }
    }
    // An answer that is not offered is refused and changes nothing.
    let before = save_text::write(host);
    for text in ["e2e5", "a1a1", "draw", "yes", "card:save-king", "kind:king", "z9z9", "", "square:e4", "e7e8=king"] {
        if offers.iter().all(|offer| offer.text != text) {
            assert!(host.find(text).is_err(), "{text} is not offered but found");
        }
    }
    // An answer of a later question comes too early.
    let mut other = host.clone();
    if other.apply(pick(&prompt.options, dice)).is_ok() {
        let later = other.prompt().map(|prompt| prompt.options.clone()).unwrap_or_default();
        // Giving up is taken at every question, listed or not.
        let is_absent = |choice: &G::Choice| !prompt.options.contains(choice) && G::RESIGN != Some(*choice);
        let absent = later.into_iter().find(is_absent);
        let mut other = host.clone();
        assert!(absent.is_none_or(|choice| other.apply(choice).unwrap_err().code == "not-offered"));
        assert_eq!(save_text::write(&other), before);
    }
    // A loaded save shows the same and goes on in the same way.
    let loaded: Host<G> = save_text::read(&before).unwrap().load().unwrap();
    assert_eq!(eyes(&loaded), eyes(host));
    assert_eq!(loaded.offers(), offers);
    assert_eq!(save_text::write(&loaded), before);
    let choice = pick(&prompt.options, dice);
    let (mut one, mut two) = (host.clone(), loaded);
    assert_eq!(one.apply(choice), two.apply(choice));
    assert_eq!(save_text::write(&one), save_text::write(&two));
    // Facts that an eye cannot know make no difference to what it sees, is asked and is offered.
    for seat in Seat::BOTH {
        let mut table = host.table().clone();
        G::imagine(&mut table, seat, dice);
        assert_eq!(G::view(&table, Eye::Seat(seat)), G::view(host.table(), Eye::Seat(seat)));
        assert_eq!(G::view(&table, Eye::Watcher), G::view(host.table(), Eye::Watcher));
        let asked = Eye::Seat(prompt.seat);
        assert_eq!(G::question(&table, prompt, asked), G::question(host.table(), prompt, asked));
        for choice in &prompt.options {
            assert_eq!(G::label(&table, choice), G::label(host.table(), choice));
        }
    }
}

fn the_end_is_final<G: Game>(host: &mut Host<G>) {
    assert!(host.prompt().is_none() && host.offers().is_empty());
    assert!(host.view(Eye::All).unwrap().result.is_some());
    let last = host.record().flatten().filter_map(|entry| match *entry {
        Entry::Answer(_, choice, _) => Some(choice),
        Entry::Chance { .. } => None,
    });
    let last = last.last().unwrap();
    assert_eq!(host.apply(last).unwrap_err().code, "game-over");
    assert_eq!(host.find("e2e4").unwrap_err().code, "game-over");
}

pub fn straight_equals_resumed<G: Game>(host: &Host<G>) {
    let entries: Vec<Entry<G::Choice>> = host.record().flatten().copied().collect();
    let mut pilot = Straight::<G> { entries: entries.into_iter() };
    let mut table = G::lay_out(host.config()).unwrap();
    let mut events = Vec::new();
    let mut number = 0;
    while G::outcome(&table).is_none() {
        let mut turn = Turn::<G>::new(&mut table, number, &mut pilot, &mut events);
        let flow = if number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
        number += u32::from(flow != Err(Stop::Checkpoint));
    }
    assert!(table == *host.table(), "straight and resumed play end at different tables");
    assert!(events.iter().eq(host.events()), "straight and resumed play tell different events");
    assert!(pilot.entries.next().is_none());
}
