//! The ways of pieces on bent boards as cards ask for them: of another kind, over others, lent by a square.

use deckmate::board::{Bent, Kind, Meets, PieceSet, Side, Square, Ways};
use Side::White;

use super::case::{at, case};

#[test]
fn cards_ask_for_the_ways_of_other_kinds() {
    let case = case("6k1/5ppp/8/8/8/8/P4PPP/R5K1 w - -");
    let bent = case.bent();
    let mut over = Vec::new();
    bent.goals(case.piece("a1"), Kind::Rook, White, Ways::OverOwn, &mut |to, _| over.push(to.to_string()));
    assert_eq!(over.join(" "), "h1 a3 a4 a5 a6 a7 a8");
    let (met, mut over) = (super::case::case("6k1/5ppp/p7/8/p7/8/P4PPP/R2n2K1 w - -"), Vec::new());
    met.bent().goals(met.piece("a1"), Kind::Rook, White, Ways::OverOwn, &mut |to, _| over.push(to.to_string()));
    assert_eq!(over.join(" "), "a3 a4", "the first enemy piece beyond ends the way");
    over.clear();
    met.bent().goals(met.piece("a1"), Kind::Rook, White, Ways::OverOne, &mut |to, _| over.push(to.to_string()));
    assert_eq!(over.join(" "), "e1 f1 g1 a3 a4", "so does the second piece, whosever it is");
    let mut own = Vec::new();
    bent.goals(case.piece("a1"), Kind::Rook, White, Ways::Free, &mut |to, met| match met {
        Meets::Piece(id) => own.push((to.to_string(), case.board.piece(id).kind)),
        Meets::Nobody => (),
    });
    assert_eq!(own, [("g1".to_string(), Kind::King), ("a2".to_string(), Kind::Pawn)]);
}

/// CS-013: what a piece moves as and what it counts as are two questions.
#[test]
fn a_square_lends_a_way_of_moving_and_no_more() {
    let church =
        case("6k1/5ppp/8/8/3R4/8/5PPP/6K1 w - -").with(|overlay, _| overlay.lent = vec![(at("d4"), Kind::Bishop)]);
    let bent = Bent { board: &church.board, variant: &church.variant, overlay: &church.overlay };
    let rook = church.piece("d4");
    assert_eq!(bent.kinds(rook).collect::<Vec<_>>(), [Kind::Rook]);
    assert_eq!(bent.moves_as(rook).collect::<Vec<_>>(), [Kind::Rook, Kind::Bishop]);
    let goals: Vec<Square> = bent.legal(White).iter().filter(|m| m.piece == rook).map(|m| m.to).collect();
    assert!(goals.contains(&at("a7")) && goals.contains(&at("g7")) && goals.contains(&at("d8")));
    assert_eq!(bent.attackers(at("g7"), White), PieceSet::of(rook));
    let king = case("6k1/5ppp/8/8/3K4/8/5PPP/8 w - -").with(|overlay, _| overlay.lent = vec![(at("d4"), Kind::Bishop)]);
    let bent = Bent { board: &king.board, variant: &king.variant, overlay: &king.overlay };
    assert!(bent.legal(White).iter().any(|m| m.to == at("a7")), "a King leaves as a Bishop, too");
}
