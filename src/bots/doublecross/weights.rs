//! What counts for how much when a DoubleCross position is judged.

/// The weights of the judgement. All but `stuck` and `pace` are in the units of a logistic fit to the results of
/// many games, of which one is worth about half a sure win when things are even.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// What pieces are worth, Pawn to Queen.
    pub pieces: [f64; 5],
    /// How much more or less for twice the usual share, or none, of their cards in the deck.
    pub paper: [f64; 5],
    /// A Pawn on its second rank: it guards, and can still step twice.
    pub home: f64,
    /// Each rank that a Pawn has advanced.
    pub advance: f64,
    /// A Pawn that needs one, two, three steps to attack the King.
    pub stalk: [f64; 3],
    /// Likewise for a Pawn that needs a capture besides.
    pub beside: [f64; 3],
    /// A Pawn one, two steps from promotion.
    pub march: [f64; 2],
    /// A Knight or Bishop that can attack the King in two moves.
    pub near: [f64; 2],
    /// A held Save King.
    pub shield: f64,
    /// How far the King stands from the middle, for each step.
    pub aloof: f64,
    /// Each free square around the King.
    pub room: f64,
    /// An attack on the King, for each hundred percent of the cards: in the draws that come soon, and later.
    pub attack: [f64; 2],
    /// How likely an attacked side fails to parry by its next draw.
    pub stuck: f64,
    /// How likely each draw is to settle the game: a game with an attack on a King, and any game.
    pub pace: [f64; 2],
}

impl Default for Outlook {
    fn default() -> Outlook {
        Outlook {
            pieces: [-0.4, 0.13, 0.12, 0.17, 0.22],
            paper: [0.0, 0.04, 0.02, 0.03, 0.07],
            home: 0.72,
            advance: 0.096,
            stalk: [1.0, 0.75, 0.45],
            beside: [0.68, 0.37, 0.12],
            march: [0.3, 0.12],
            near: [0.32, 0.26],
            shield: 0.6,
            aloof: 0.19,
            room: 0.13,
            attack: [6.0, -3.3],
            stuck: 0.5,
            pace: [0.08, 0.01],
        }
    }
}
