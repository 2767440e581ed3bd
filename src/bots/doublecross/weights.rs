//! The weights of the evaluation of a DoubleCross position.

/// The weights. All but `stuck` and `pace` were fitted to the results of many games by logistic regression and are in
/// its units: in an even position, one unit is worth about half a sure win.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What pieces are worth, Pawn to Queen.
    pub pieces: [f64; 5],
    /// What is added to a piece whose cards have twice their usual share of the deck; taken off it where none is left.
    pub deck_share: [f64; 5],
    /// A Pawn on its second rank: it guards, and can still step twice.
    pub pawn_home: f64,
    /// Each rank that a Pawn has advanced.
    pub pawn_advance: f64,
    /// A Pawn that attacks the King after one, two, three steps.
    pub pawn_steps: [f64; 3],
    /// A Pawn that does so if one of these moves is a capture.
    pub pawn_capture: [f64; 3],
    /// A Pawn one, two steps from promotion.
    pub promotion: [f64; 2],
    /// A Knight, a Bishop that may attack the King in two moves.
    pub officer_near: [f64; 2],
    /// A held Save King.
    pub save_king: f64,
    /// Each step that the King stands from the middle of the board.
    pub king_off: f64,
    /// Each free square around the King.
    pub king_room: f64,
    /// An attack on the King, for each hundred percent of the cards left in the deck: in the draws that come soon, and
    /// in those that come later.
    pub attack: [f64; 2],
    /// How likely a side whose King is attacked does not get out of it by its next draw.
    pub stuck: f64,
    /// How likely each draw is to settle the game: a game with an attack on a King, and any game.
    pub pace: [f64; 2],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            pieces: [-0.4, 0.13, 0.12, 0.17, 0.22],
            deck_share: [0.0, 0.04, 0.02, 0.03, 0.07],
            pawn_home: 0.72,
            pawn_advance: 0.096,
            pawn_steps: [1.0, 0.75, 0.45],
            pawn_capture: [0.68, 0.37, 0.12],
            promotion: [0.3, 0.12],
            officer_near: [0.32, 0.26],
            save_king: 0.6,
            king_off: 0.19,
            king_room: 0.13,
            attack: [6.0, -3.3],
            stuck: 0.5,
            pace: [0.08, 0.01],
        }
    }
}
