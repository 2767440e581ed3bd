//! Target `play`: bytes choose a game, its seed and options, now and then a setup, and then what is done: answers that
//! are offered, answers that are not, taking back, saving, the computer's choice, questions why.

use deckmate::play::Wondered;
use deckmate::{suggest, AnyGame, Code, Eye, Level, Seat, Value};

use super::bytes::Bytes;
use super::{laws, wanted};

/// Most steps in one try, so that no try takes long.
const MOST: usize = 48;
/// Nodes that the computer may spend on a choice.
const NODES: u64 = 40;

/// Plays; after each step the game is looked at with all eyes.
pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let made = if bytes.below(4) == 3 { wanted::game(&mut bytes) } else { wanted::plain(&mut bytes) };
    let Some(Ok(mut game)) = made.map(AnyGame::new) else { return };
    for _ in 0..MOST {
        let Some(step) = bytes.byte() else { break };
        act(&mut game, step, &mut bytes);
        laws::asked(&game);
    }
    laws::kept(&game);
}

fn act(game: &mut AnyGame, step: u8, bytes: &mut Bytes) {
    match step {
        0..=199 => answered(game, usize::from(step), bytes),
        200..=219 => refused(game, &Value::from(bytes.text())),
        220..=231 => refused(game, &object(bytes)),
        232..=239 => taken_back(game, bytes),
        240..=244 => explained(game, bytes),
        245..=249 => thought(game, bytes),
        _ => *game = laws::kept(game),
    }
}

/// Takes one offer, which must be accepted, as text and as object, and be taken back to the letter unless it revealed
/// anything.
fn answered(game: &mut AnyGame, step: usize, bytes: &mut Bytes) {
    let offers = game.offers();
    let at = if offers.len() > 100 { step << 8 | bytes.below(256) } else { step };
    let Some(offer) = offers.get(at % offers.len().max(1)) else { return };
    let twin = game.clone();
    let said = if step.is_multiple_of(2) { Value::from(offer.text.as_str()) } else { as_object(offer) };
    let thought = if step.is_multiple_of(5) { 60_000 } else { 0 };
    let events = game.answer(&said, thought);
    events.unwrap_or_else(|fault| panic!("{} is offered but refused: {fault}", offer.text));
    if step.is_multiple_of(8) {
        let mut back = game.clone();
        match back.back_of(twin.asked()) {
            Ok(()) => assert_eq!(laws::seen(&back), laws::seen(&twin), "going back leads elsewhere"),
            Err(fault) => assert!(fault.code == Code::Revealed, "{fault}"),
        }
    }
}

fn as_object(offer: &deckmate::Offer) -> Value {
    serde_json::to_value(offer.choice).and_then(serde_json::from_value).expect("an answer is an object")
}

/// Gives an answer that may not be offered: then it is refused in words, and nothing has changed.
fn refused(game: &mut AnyGame, said: &Value) {
    if game.offers().iter().any(|offer| said.text() == Some(&offer.text)) {
        return;
    }
    let before = game.clone();
    match game.answer(said, 0) {
        Err(fault) => {
            assert!(!fault.message.is_empty());
            assert_eq!(laws::seen(game), laws::seen(&before), "a refusal has changed what is seen");
            assert_eq!(game.save(), before.save(), "a refusal has changed the record");
        }
        Ok(_) => {
            let offered = before.offers().into_iter().any(|offer| matches(&as_object(&offer), said));
            assert!(offered, "{said} is taken but not offered");
        }
    }
}

/// True if every field of the answer is said.
fn matches(answer: &Value, said: &Value) -> bool {
    let Value::Map(fields) = answer else { return false };
    fields.iter().all(|(name, value)| said.get(name) == Some(value))
}

/// An object that looks like an answer.
fn object(bytes: &mut Bytes) -> Value {
    const WORDS: [&str; 10] =
        ["move", "card", "piece", "square", "kind", "swap", "claim", "place", "draw", "nothing-of-the-kind"];
    const NAMES: [&str; 10] = ["from", "to", "at", "kind", "side", "card", "becomes", "t", "with", "lodger"];
    let word = *bytes.one(&WORDS).unwrap_or(&"move");
    let mut fields = vec![("t".to_owned(), Value::from(word))];
    for _ in 0..bytes.below(5) {
        let name = *bytes.one(&NAMES).unwrap_or(&"from");
        let value = match bytes.below(5) {
            0 | 1 => Value::from(wanted::square(bytes)),
            2 => Value::from(bytes.text()),
            3 => Value::Number(bytes.below(256) as f64 - 1.5),
            _ => Value::List(vec![Value::Null, Value::Bool(true)]),
        };
        fields.push((name.to_owned(), value));
    }
    Value::Map(fields)
}

/// Either the game goes back, to something that can be asked, or nothing has changed.
fn taken_back(game: &mut AnyGame, bytes: &mut Bytes) {
    let before = laws::seen(game);
    let seat = [None, Some(Seat::First), Some(Seat::Second)][bytes.below(3)];
    match game.back_of(seat) {
        Ok(()) => assert!(game.asked().is_some(), "an answer was taken back, but nobody is asked for it"),
        Err(fault) => {
            assert!(matches!(fault.code, Code::Revealed | Code::NothingToTakeBack), "{fault}");
            assert_eq!(laws::seen(game), before, "a refusal has changed the game");
        }
    }
}

/// Asks of any square, card and text why it cannot be chosen, and where a piece could go: there is always an answer.
fn explained(game: &AnyGame, bytes: &mut Bytes) {
    let seat = [None, Some(Seat::First), Some(Seat::Second)][bytes.below(3)];
    let name = if bytes.below(4) == 0 { bytes.text() } else { wanted::square(bytes) };
    if let Err(fault) = game.reach(&name, seat.map(Eye::Seat)) {
        assert!(fault.code == Code::UnknownSquare, "{fault}");
    }
    let (is, picked) = (bytes.below(4), wanted::square(bytes));
    let about = Wondered {
        square: (is == 1 || is == 2).then_some(&name),
        from: (is == 2).then_some(&picked),
        card: (is == 0).then_some(&name),
        text: (is == 3).then_some(&name),
    };
    if let Err(fault) = game.explain(seat, about) {
        assert!(matches!(fault.code, Code::BadInput | Code::UnknownSquare | Code::UnknownCard), "{fault}");
    }
}

/// The computer chooses from what is offered.
fn thought(game: &mut AnyGame, bytes: &mut Bytes) {
    let level = *bytes.one(&Level::ALL).unwrap_or(&Level::Random);
    let mut looks = 0;
    let mut late = || {
        looks += 1;
        looks > NODES
    };
    match suggest(game, level, Some(NODES), "fuzz", &mut late) {
        Ok(choice) => {
            assert!(game.offers().contains(&choice), "{} is suggested but not offered", choice.text);
            let events = game.apply(&choice.text);
            events.unwrap_or_else(|fault| panic!("{} is suggested but refused: {fault}", choice.text));
        }
        Err(fault) if game.people_only().is_some() => assert!(fault.code == Code::PeopleOnly, "{fault}"),
        Err(fault) => assert!(fault.code == Code::GameOver && game.asked().is_none(), "{fault}"),
    }
}
