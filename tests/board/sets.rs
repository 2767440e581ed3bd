//! Sets of pieces and squares, borders and shades of a board, and lists put in order.

use deckmate::board::order::by_key;
use deckmate::board::{borders_meet, Board, Kind, PieceId, PieceSet, Side, Square, SquareEdge, SquareSet, Terrain};

fn at(name: &str) -> Square {
    Square::parse(name).unwrap_or(Square::OFF)
}

fn border(low: &str, high: &str) -> SquareEdge {
    (at(low), at(high))
}

#[test]
fn a_border_meets_three_at_either_end() {
    let borders: Vec<SquareEdge> = Terrain::new(8).borders().collect();
    assert_eq!(borders.len(), 2 * 7 * 8);
    let meeting = |one: SquareEdge| borders.iter().filter(|&&other| borders_meet(one, other)).count();
    assert_eq!(meeting(border("d4", "d5")), 6);
    assert_eq!(meeting(border("a4", "a5")), 3, "one end lies on the side of the board");
    assert!(borders_meet(border("d4", "d5"), border("e4", "e5")));
    assert!(!borders_meet(border("d4", "d5"), border("d5", "d6")));
    assert!(!borders_meet(border("d4", "d5"), border("d4", "d5")));
}

#[test]
fn shades_turn_with_the_board() {
    let full = Terrain::new(8);
    assert!(full.is_dark(at("a1")) && !full.is_dark(at("h1")));
    assert!(full.turned(true).is_dark(at("h1")) && !full.turned(true).is_dark(at("a1")));
    assert_eq!(full.turned(true).turned(true), full);
    let cut = full.crop(at("c3"), at("g6"));
    for clockwise in [false, true] {
        for square in cut.squares().iter() {
            let turned = cut.turned(clockwise);
            assert_eq!(turned.is_dark(cut.turn_square(square, clockwise)), cut.is_dark(square), "{square}");
        }
    }
}

#[test]
fn parts_of_a_cut_board_are_its_own() {
    let names = |squares: SquareSet| squares.iter().map(|at| at.to_string()).collect::<Vec<_>>();
    assert_eq!(names(Terrain::new(8).centre()), ["d4", "e4", "d5", "e5"]);
    let cut = Terrain::new(8).crop(at("c3"), at("g7"));
    assert_eq!(names(cut.centre()), ["e5"]);
    assert_eq!(names(cut.corner_squares()), ["c3", "g3", "c7", "g7"]);
    assert_eq!(cut.rim().len(), 16);
    assert_eq!(names(cut.hole(at("c3")).corner_squares()), ["g3", "c7", "g7"]);
}

#[test]
fn the_borders_beside_one_are_all_that_meet_it() {
    let plain = Terrain::new(8);
    for terrain in [plain, Terrain::new(16), plain.hole(at("d4")).crop(at("b2"), at("g8"))] {
        for one in terrain.borders() {
            let meeting: Vec<SquareEdge> = terrain.borders().filter(|&other| borders_meet(one, other)).collect();
            assert_eq!(terrain.borders_beside(one).collect::<Vec<_>>(), meeting, "{one:?}");
        }
    }
}

#[test]
fn a_set_holds_all_that_a_board_can_know() {
    let mut board = Board::empty();
    let pieces: Vec<PieceId> = (0..PieceId::LIMIT).map(|_| board.add_piece(Kind::Pawn, Side::White)).collect();
    let all = pieces.iter().copied().fold(PieceSet::EMPTY, PieceSet::with);
    assert_eq!(board.off(), all);
    assert_eq!(all.len(), PieceId::LIMIT);
    assert_eq!(all.iter().collect::<Vec<_>>(), pieces);
    for &piece in &pieces {
        assert_eq!(PieceSet::of(piece).single(), Some(piece));
        assert!(all.contains(piece) && !all.without(piece).contains(piece));
        assert_eq!((all - PieceSet::of(piece)).len(), PieceId::LIMIT - 1);
    }
    assert_eq!((all.single(), PieceSet::EMPTY.single(), PieceSet::EMPTY.first()), (None, None, None));
}

#[test]
fn equal_keys_keep_their_order() {
    let mut words = ["pear", "fig", "plum", "date", "kiwi", "yew"];
    by_key(&mut words, |word| word.len());
    assert_eq!(words, ["fig", "yew", "pear", "plum", "date", "kiwi"]);
}
