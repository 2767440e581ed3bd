//! A sentence explains what cannot be chosen exactly where no answer that is offered touches it. `DECKMATE_EXPLAINED`
//! sets how many squares, ways and cards are asked about in each game.

use deckmate::board::Square;
use deckmate::play::{About, Dice, Eye, Game, Host, Offer, Seat};

use crate::run::{config, pick, wanted, Watched};

/// So many are asked about in each game if nothing else is wanted.
const USUAL: usize = 2_000;

/// So many at each question.
const AT_ONCE: usize = 4;

/// After so many answers a game is left for another one.
const LONG: usize = 120;

/// Asks about squares, ways and cards at the questions of random games, for both seats.
pub fn explanations<G: Game>() {
    let count = wanted("DECKMATE_EXPLAINED").map_or(USUAL, |text| text.parse().unwrap());
    let seed = wanted("DECKMATE_SEED").unwrap_or_default();
    let mut dice = Dice::new(&format!("explanations of {}{seed}", G::INFO.name));
    let cards = G::card_names();
    let (mut asked, mut number, mut offered) = (0, 0, 0);
    while asked < count {
        number += 1;
        let host: Host<G> = Host::new(config::<G>(&mut dice, &format!("explained-{seed}{number}"))).unwrap();
        let mut game = Watched(host);
        // A small board has no more squares than the usual one, and nobody keeps anybody from asking about those.
        let files = usize::from(game.0.view(Eye::Watcher).unwrap().files.max(G::INFO.files));
        for _ in 0..LONG {
            let Some(prompt) = game.0.prompt().cloned() else { break };
            let offers = game.0.offers();
            for _ in 0..AT_ONCE {
                let about = wondered(&cards, files, &mut dice);
                offered += usize::from(is_kept(&game.0, prompt.seat, &offers, about));
                asked += 1;
            }
            game.0.apply(pick(&prompt.options, &mut dice)).unwrap();
        }
    }
    assert!(offered * 100 > asked, "hardly anything that was asked about was offered");
}

/// Something that a player may wonder about.
fn wondered(cards: &[&'static str], files: usize, dice: &mut Dice) -> About {
    let square = |dice: &mut Dice| Square::new(dice.below(files) as u8, dice.below(8) as u8);
    match dice.below(4) {
        0 if !cards.is_empty() => About::Card(cards[dice.below(cards.len())]),
        1 => About::Way(square(dice), square(dice)),
        _ => About::Square(square(dice)),
    }
}

/// The law, for both seats; whether the asked one is offered what is wondered about.
fn is_kept<G: Game>(host: &Host<G>, asked: Seat, offers: &[Offer], about: About) -> bool {
    let touches = |offer: &Offer, about: About| match about {
        About::Square(at) => offer.squares.contains(&at.name()),
        About::Way(from, to) => offer.squares.starts_with(&[from.name(), to.name()]),
        About::Card(name) => {
            let is_played = ["card", "trigger"].iter().any(|word| offer.text == format!("{word}:{name}"));
            is_played || offer.card == Some(name)
        }
    };
    let is_offered = |about| offers.iter().any(|offer| touches(offer, about));
    // A way is not explained where another piece may go to its end.
    let may_be_silent = matches!(about, About::Way(_, to) if is_offered(About::Square(to)));
    for seat in Seat::BOTH {
        let said = host.explain(Some(seat), about);
        let is_touched = seat == asked && is_offered(about);
        let is_right = said.is_none() == is_touched || seat == asked && said.is_none() && may_be_silent;
        assert!(is_right, "{about:?} to {seat:?}, of whom {asked:?} is asked: {said:?}");
        let Some(text) = said else { continue };
        let is_sentence = text.starts_with(char::is_uppercase) && text.ends_with(['.', '!', '?']);
        assert!(is_sentence && !text.contains("  "), "{about:?} to {seat:?}: {text}");
    }
    is_offered(about)
}
