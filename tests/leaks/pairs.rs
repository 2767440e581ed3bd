//! Pairs of tables that differ only in what an eye may not know: how they are made, played on and compared.

use deckmate::games::words::is_about_result;
use deckmate::play::{Answer, Config, Dice, Event, Game, Named, OptionKind, PromptOf, Seat};
use serde_json::Value;

use super::turns::{json_of, private, public, told, Bench, Leak, Played};

/// Games are cut after so many turns: most secrets are told by then.
const TURNS: u32 = 70;

/// Facts of a game that the checks must know.
pub trait Secretive: Game + 'static {
    /// Positions worth a closer look, as setups.
    fn corners() -> Vec<Value>;
    /// True if the answer itself tells a secret of the other seat to the eye, by the rules.
    fn reveals(table: &Self::Table, choice: &Self::Choice, seat: Seat, eye: Seat) -> bool;
    /// True if the rules look into secrets when the turn begins, so that its beginning may tell the two tables apart.
    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool;
    /// True, for everybody and for the eye, if it still knows the same: the eye may have drawn different cards.
    fn know_same(one: &Self::Table, other: &Self::Table, eye: Seat) -> (bool, bool);
    /// A card that is not where cards can be, in words.
    fn misplaced(_: &Self::Table) -> Option<String> {
        None
    }
    /// Names of the cards that everybody knows although they lie where nobody else looks.
    fn known_to_all(_: &Self::Table) -> Vec<&'static str> {
        Vec::new()
    }
    /// True if secret choices stay covered until somebody else is asked.
    const COVERS: bool = false;
    /// A switch among the options of a random game. Open hands hide nothing that could leak from them.
    fn switch(_name: &str, dice: &mut Dice) -> bool {
        dice.below(8) == 0
    }
}

/// Tries pairs of tables, counts them, and notes the first difference.
pub struct Checker<G: Game> {
    leak: Option<Leak<G>>,
    pub pairs: usize,
    /// Pairs that went on together by the same answer.
    pub continued: usize,
    /// Pairs that differ in what was chosen secretly.
    pub covered: usize,
    pub found: Option<String>,
}

impl<G: Secretive> Checker<G> {
    pub fn new(leak: Option<Leak<G>>) -> Checker<G> {
        Checker { leak, pairs: 0, continued: 0, covered: 0, found: None }
    }

    fn compare(&mut self, one: &Played<G>, other: &Played<G>, eye: Seat) {
        let (all, own) = G::know_same(&one.table, &other.table, eye);
        if !all {
            return;
        }
        self.pairs += 1;
        let [one_told, other_told] = [one, other].map(|played| told::<G>(played, eye, self.leak));
        // Equal values are equal texts; those are written only to be shown.
        if one_told.is_public_as(&other_told) && (!own || one_told.is_private_as(&other_told)) {
            return;
        }
        let mut pairs: Vec<_> = public(&one_told).into_iter().zip(public(&other_told)).collect();
        if own {
            pairs.extend(private(&one_told).into_iter().zip(private(&other_told)));
        }
        if let Some((a, b)) = pairs.into_iter().find(|(a, b)| a != b) {
            let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(200);
            let [a, b] = [a, b].map(|text| text.chars().skip(at).take(400).collect::<String>());
            self.found.get_or_insert_with(|| format!("{} is told\n{a}\nor\n{b}", eye.name()));
        }
    }

    /// A turn in which an eye learns something has an event that ends the right to take back what was answered before,
    /// and what everybody has learnt in it has been told.
    fn learn(&mut self, start: &G::Table, one: &Played<G>, same: (bool, bool), eye: Seat) {
        let (before, now) = (G::known_to_all(start), G::known_to_all(&one.table));
        if now != before {
            let events = json_of(&one.events);
            let is_told = |card: &&&str| before.contains(card) || events.contains(&format!("\"{card}\""));
            if let Some(card) = now.iter().find(|card| !is_told(card)) {
                self.found.get_or_insert_with(|| format!("everybody knows {card} in the dark: {events}"));
            }
        }
        if same != (true, true) && !one.events.iter().any(Event::reveals) {
            self.found.get_or_insert_with(|| {
                format!("{} learns what can be taken back: {:?}, {}", eye.name(), one.answers, json_of(&one.events))
            });
        }
    }

    /// The table as it lies, and another that the eye cannot tell from it.
    fn look(&mut self, played: &Played<G>, dice: &mut Dice) {
        for eye in Seat::BOTH {
            let mut table = played.table.clone();
            G::imagine(&mut table, eye, dice);
            let (events, prompt, answers) = (played.events.clone(), played.prompt.clone(), played.answers.clone());
            let other = Played { table, events, prompt, answers };
            self.compare(played, &other, eye);
        }
    }

    /// From the beginning of a turn both tables go on by the same answers, to the first question of the next turn.
    fn go_on(&mut self, start: &G::Table, number: u32, eye: Seat, dice: &mut Dice) {
        let mut imagined = start.clone();
        G::imagine(&mut imagined, eye, dice);
        if G::exposed(start, &imagined, eye) {
            return;
        }
        let mut fate = Dice::new(&format!("fate {}", dice.below(1 << 30)));
        let mut bench = Bench { number, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        loop {
            let (one, other) = (bench.play(start), bench.play(&imagined));
            self.learn(start, &one, G::know_same(&one.table, &other.table, eye), eye);
            let Some(prompt) = &one.prompt else {
                if G::exposed(&one.table, &other.table, eye) {
                    return;
                }
                self.compare(&one, &other, eye);
                bench.next_turn();
                let (one, other) = (bench.play(&one.table), bench.play(&other.table));
                return self.compare(&one, &other, eye);
            };
            self.compare(&one, &other, eye);
            let choice = a_card(&prompt.options, dice).unwrap_or(prompt.options[dice.below(prompt.options.len())]);
            let offered = other.prompt.as_ref().is_some_and(|other| other.options.contains(&choice));
            bench.answers.push(choice);
            if offered && !G::reveals(&one.table, &choice, prompt.seat, eye) {
                self.continued += 1;
                continue;
            }
            if !prompt.secret && G::reveals(&one.table, &choice, prompt.seat, eye) {
                self.learn(start, &bench.play(start), (false, false), eye);
            }
            return;
        }
    }

    /// A card is declared, and its player chooses twice, each time differently: until the other player is asked, and
    /// for good if the card is cancelled, it makes no difference to that player.
    fn choose_twice(&mut self, bench: &mut Bench<'_, G>, start: &G::Table, first: &Played<G>, dice: &mut Dice) {
        let Some(chooser) = first.prompt.as_ref().map(|prompt| prompt.seat) else { return };
        let is_choosing = |prompt: &PromptOf<G>| prompt.secret && prompt.seat == chooser;
        let (asked, rolls) = (bench.answers.len(), bench.rolls.len());
        let mut ways = Vec::new();
        for _ in 0..2 {
            let mut played = bench.play(start);
            while let Some(prompt) = played.prompt.as_ref().filter(|prompt| is_choosing(prompt)) {
                self.compare(first, &played, chooser.other());
                bench.answers.push(prompt.options[dice.below(prompt.options.len())]);
                played = bench.play(start);
            }
            ways.push(played);
            bench.answers.truncate(asked);
            bench.rolls.truncate(rolls);
        }
        let [one, other] = &ways[..] else { return };
        let is_reply = |way: &&Played<G>| way.prompt.as_ref().is_some_and(|prompt| prompt.why.name() == "reply");
        let (Some(prompt), true) = (&one.prompt, [one, other].iter().all(is_reply)) else { return };
        if one.answers == other.answers {
            return;
        }
        self.covered += 1;
        self.compare(one, other, chooser.other());
        for &card in prompt.options.iter().filter(|choice| is_card(*choice)) {
            let cancelled = [one, other].map(|way| {
                bench.answers = [&way.answers[..], &[card]].concat();
                bench.play(start)
            });
            // Another answer than one that cancels lets the choices be seen.
            if cancelled.iter().all(|way| json_of(&way.events).contains(r#""t":"cancel""#)) {
                self.compare(&cancelled[0], &cancelled[1], chooser.other());
            }
        }
        bench.answers.truncate(asked);
        bench.rolls.truncate(rolls);
    }

    /// One random game from its deal, looked at from both seats at every question.
    fn game(&mut self, config: &Config, dice: &mut Dice) {
        let mut start = G::lay_out(config).expect("a possible setup");
        let mut fate = Dice::new(&config.seed);
        let mut bench = Bench { number: 0, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        while bench.number < TURNS && self.found.is_none() {
            let played = bench.play(&start);
            let Some(prompt) = &played.prompt else {
                start = played.table;
                if G::outcome(&start).is_some() {
                    return;
                }
                bench.next_turn();
                for eye in Seat::BOTH {
                    self.go_on(&start, bench.number, eye, dice);
                }
                continue;
            };
            self.look(&played, dice);
            if let Some(card) = G::misplaced(&played.table) {
                self.found.get_or_insert_with(|| format!("{card}: {}", json_of(&played.events)));
            }
            if G::COVERS && prompt.secret && played.answers.last().is_some_and(is_card) {
                self.choose_twice(&mut bench, &start, &played, dice);
            }
            bench.answers.push(pick(&prompt.options, bench.answers.len(), dice));
        }
    }

    /// Random games with random options, until enough pairs are tried or a difference is found.
    pub fn random(&mut self, pairs: usize, seed: &str) {
        let mut dice = Dice::new(seed);
        let mut number = 0;
        while self.pairs < pairs && self.found.is_none() {
            number += 1;
            let config = config::<G>(&mut dice, &format!("{seed}-{number}"), None);
            self.game(&config, &mut dice);
        }
    }

    /// Every corner of the game.
    pub fn corners(&mut self, times: usize) {
        self.set_up(G::corners(), times);
    }

    /// Every setup, one after the other, again and again: with few unknowns all their orders come up.
    pub fn set_up(&mut self, setups: Vec<Value>, times: usize) {
        let name = |at| Dice::new(&format!("corner {at}"));
        let mut corners: Vec<_> = setups.into_iter().enumerate().map(|(at, it)| (at, it, name(at))).collect();
        for time in 0..times {
            for (at, corner, dice) in &mut corners {
                if self.found.is_some() {
                    return;
                }
                let setup: deckmate::play::Value = serde_json::from_value(corner.clone()).expect("a setup");
                let config = config::<G>(dice, &format!("corner-{at}-{time}"), Some(setup));
                self.game(&config, dice);
            }
        }
    }
}

/// A random answer; games are rarely given up, and the secret set-up comes to an end.
pub fn pick<A: Answer>(options: &[A], answers: usize, dice: &mut Dice) -> A {
    let word = |choice: &A| choice.form().word;
    if let Some(done) = options.iter().find(|choice| answers > 6 && word(choice) == "done") {
        return *done;
    }
    if let Some(card) = a_card(options, dice) {
        return card;
    }
    loop {
        let choice = options[dice.below(options.len())];
        if !(is_about_result(&choice) || word(&choice) == "no") || dice.below(60) == 0 {
            return choice;
        }
    }
}

fn is_card(choice: &impl Answer) -> bool {
    choice.form().word == "card"
}

/// Every other time a card is played, if there is one to be played.
fn a_card<A: Answer>(options: &[A], dice: &mut Dice) -> Option<A> {
    let cards: Vec<A> = options.iter().copied().filter(is_card).collect();
    (!cards.is_empty() && dice.below(2) == 0).then(|| cards[dice.below(cards.len())])
}

/// A random config; a position that does not fit on the board drawn for it stands on the one that it fits.
pub fn config<G: Secretive>(dice: &mut Dice, seed: &str, setup: Option<deckmate::play::Value>) -> Config {
    let mut chosen = deckmate::play::ByName::new();
    for spec in G::options() {
        let value = match spec.kind {
            OptionKind::Choice(values) => deckmate::play::Value::from(values[dice.below(values.len())]),
            OptionKind::Switch(_) => deckmate::play::Value::from(G::switch(spec.name, dice)),
            _ => continue,
        };
        chosen.insert(spec.name.to_owned(), value);
    }
    let mut config = Config::new(G::INFO.name, &G::options(), seed.to_owned(), chosen, setup).expect("a config");
    let boards = G::options().into_iter().find_map(|spec| match spec.kind {
        OptionKind::Choice(values) if spec.name == "board" => Some(values),
        _ => None,
    });
    for &board in boards.into_iter().flatten() {
        if G::lay_out(&config).is_ok() {
            break;
        }
        config.options.insert("board".to_owned(), board.into());
    }
    config
}
