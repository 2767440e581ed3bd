//! The weights of the evaluation of a DoubleCross position.

/// The weights. They were fitted by games of the computer against itself with slightly different weights (SPSA, see
/// docs/strength-studies.md). In an even position one unit is worth about half a sure win.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The worth of pieces, Pawn to Queen.
    pub pieces: [f64; 5],
    /// The addition to a piece whose cards have twice their usual share of the deck; taken off it where none is left.
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
    /// Likelihood that a side whose King is attacked does not get out of it by its next draw.
    pub stuck: f64,
    /// Likelihood that a draw settles the game: a game with an attack on a King, and any game.
    pub pace: [f64; 2],
    /// An attack on a King whose side holds a Save King, beyond what `attack` says of it.
    pub saved: f64,
    /// Slowness with which a lead comes near to a sure win: one that tells soon, and one that tells later.
    pub slope: [f64; 2],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            pieces: [-0.19, 0.1, 0.1, 0.16, 0.2],
            deck_share: [-0.02, 0.0, 0.025, 0.03, 0.07],
            pawn_home: 0.63,
            pawn_advance: 0.16,
            pawn_steps: [1.2, 0.52, 0.49],
            pawn_capture: [0.82, 0.52, 0.15],
            promotion: [0.28, 0.16],
            officer_near: [0.24, 0.27],
            save_king: 0.8,
            king_off: 0.2,
            king_room: 0.075,
            attack: [3.6, 2.4],
            stuck: 0.58,
            pace: [0.08, 0.013],
            saved: -0.5,
            slope: [3.6, 10.0],
        }
    }
}
