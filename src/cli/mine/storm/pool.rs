//! Cards that puzzles deal: those whose effect is on the board at once, without lots, talk or a clock.

use deckmate::catalog;

/// Cards whose worth is no matter of the board: talk, hands and piles, lots, clocks, secrets of the other side.
const LEFT_OUT: &str =
    "crybaby tabula-rasa respect omerta origins fair-trade pass jenga kidnapping duel peeker vulture \
    flush swap mirror chronometer ingerence scrying flood starving ceasefire trash-can";

/// The last number of the printed cards.
const PRINTED: usize = 140;

/// Cards of puzzles by their windows.
pub struct Pool {
    cards: Vec<(&'static str, &'static str)>,
}

impl Pool {
    /// All of them.
    pub fn new() -> Pool {
        let games = catalog().games;
        let storm = games.into_iter().find(|game| game.name == "chess-storm").map(|game| game.cards);
        let is_fit = |name: &str| !LEFT_OUT.split_whitespace().any(|other| other == name);
        let all = storm.unwrap_or_default().into_iter();
        let fit = all.filter(|card| card.number <= PRINTED && is_fit(card.name));
        Pool { cards: fit.map(|card| (card.name, card.family)).collect() }
    }

    /// Those that are played in one of these windows: `BT TR ET`.
    pub fn of(&self, windows: &str) -> Vec<&'static str> {
        let fits = |family: &str| windows.split(' ').any(|window| window == family);
        self.cards.iter().filter(|(_, family)| fits(family)).map(|(name, _)| *name).collect()
    }

    /// The window of a card.
    pub fn window(&self, card: &str) -> &'static str {
        self.cards.iter().find(|(name, _)| *name == card).map_or("", |(_, family)| family)
    }
}
