//! The tricky sentences about bent boards, one by one, most of them examples of the rules book.

use deckmate::board::{Edit, How, Kind, Side, Square, Terrain};
use Side::{Black, White};

use super::case::{at, case};

#[test]
fn either_side_moves_a_neutral_piece_and_it_checks_both() {
    let mut case = case("6k1/5ppp/8/3r4/8/8/4RPPP/6K1 b - -").with(|overlay, set| overlay.neutral = set("d5"));
    assert!(case.goals(Black, "d5").contains("d1") && case.goals(White, "d5").contains("d8"));
    case.play(White, "d5d8");
    assert!(case.bent().checked(Black) && !case.bent().checked(White));
    // It may be taken by the side whose piece it once was, and takes pieces of either side, but no royal one.
    let case =
        super::case::case("6k1/5ppp/8/3r4/8/3P4/4RPPP/3r2K1 w - -").with(|overlay, set| overlay.neutral = set("d1"));
    assert!(case.bent().checked(White));
    assert!(case.find(White, "d1g1").is_none() && case.find(Black, "d5d1").is_none());
    assert_eq!(case.goals(White, "d1"), "d2 d3", "elsewhere it would still give check");
    assert_eq!(case.goals(Black, "d1"), "a1 b1 c1 e1 f1 d2 d3");
}

#[test]
fn a_neutral_pawn_keeps_its_direction_and_last_row() {
    let mut case = case("6k1/8/8/8/8/8/p7/6K1 w - -").with(|overlay, set| overlay.neutral = set("a2"));
    assert!(case.find(White, "a2a1").is_none() && case.find(White, "a2a1=queen").is_none());
    case.play(White, "a2a1=knight");
    assert_eq!(case.placement(), "6k1/8/8/8/8/8/8/n5K1");
}

#[test]
fn a_check_wakes_the_sleeper_that_can_answer_it() {
    let case =
        case("r5k1/5p1p/6p1/8/8/8/4RPPP/6K1 w - -").with(|overlay, set| overlay.asleep[Black.index()] = set("a8"));
    assert_eq!(case.goals(Black, "a8"), "");
    let mut after = case;
    after.play(White, "e2e8");
    assert!(after.bent().checked(Black) && !after.bent().mated(Black));
    assert!(after.find(Black, "a8e8").is_some());
}

#[test]
fn nobody_wakes_a_piece_that_then_attacks_his_own_king() {
    // The Rook on e8 would look at the White King, if the check to its own King woke it.
    let text = "4r1k1/5ppp/8/8/8/8/R4PPP/4K3 w - -";
    let case = super::case::case(text).with(|overlay, set| overlay.asleep[Black.index()] = set("e8"));
    assert!(!case.bent().checked(White));
    assert!(case.find(White, "a2a7").is_some());
    let check = super::case::case("1Q2r1k1/5ppp/8/8/8/8/1R3PPP/4K3 w - -")
        .with(|overlay, set| overlay.asleep[Black.index()] = set("e8"));
    assert!(check.find(White, "b8e8").is_some(), "the sleeper itself may be taken");
    let check = super::case::case("4r1k1/5p1p/8/8/8/8/R4P1P/4K3 w - -")
        .with(|overlay, set| overlay.asleep[Black.index()] = set("e8"));
    assert!(check.find(White, "a2a8").is_some() && check.find(White, "a2g2").is_none());
}

#[test]
fn the_peaceful_neither_take_nor_are_taken_but_give_check() {
    let case = case("3r2k1/5pp1/7p/8/8/7P/5PP1/3R2K1 b - -").with(|overlay, set| {
        overlay.meek = set("d1");
        overlay.safe = set("d1");
    });
    assert_eq!(case.goals(White, "d1"), "a1 b1 c1 e1 f1 d2 d3 d4 d5 d6 d7");
    assert_eq!(case.goals(Black, "d8"), "d2 d3 d4 d5 d6 d7 a8 b8 c8 e8 f8");
    let case = super::case::case("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - -").with(|overlay, set| overlay.meek = set("d8"));
    assert!(case.bent().mated(Black));
}

#[test]
fn a_safe_pawn_is_not_taken_in_passing() {
    let text = "6k1/8/8/8/3pP3/8/8/6K1 b - e3";
    assert!(case(text).find(Black, "d4e3").is_some());
    assert!(case(text).with(|overlay, set| overlay.safe = set("e4")).find(Black, "d4e3").is_none());
    assert!(case(text).with(|overlay, set| overlay.meek = set("d4")).find(Black, "d4e3").is_none());
}

#[test]
fn a_magnet_holds_its_neighbours() {
    let case = case("6k1/5ppp/4N3/8/8/8/5PPP/6K1 b - -");
    let magnet = case.piece("e6");
    let mut case = case.with(|overlay, _| overlay.magnets = vec![(magnet, None)]);
    assert_eq!((case.goals(Black, "f7"), case.goals(Black, "g7")), (String::new(), "g5 g6".to_string()));
    assert!(case.bent().attackers(at("e6"), Black).is_empty());
    case.play(White, "e6d4");
    assert_eq!(case.goals(Black, "f7"), "f5 f6");
    case.overlay.magnets = vec![(magnet, Some(at("e6")))];
    case.play(White, "d4f5");
    assert_eq!(case.goals(Black, "g7"), "g5 g6", "a fixed magnet works only at home");
}

#[test]
fn two_neighbouring_magnets_are_both_stuck_and_a_stuck_king_gives_no_way() {
    let case = case("6k1/8/8/8/4Nn2/8/8/6K1 w - -");
    let magnets = [case.piece("e4"), case.piece("f4"), case.piece("g1")].map(|id| (id, None)).to_vec();
    let case = case.with(|overlay, _| overlay.magnets = magnets);
    assert!(case.bent().is_stuck(case.piece("e4")) && case.bent().is_stuck(case.piece("f4")));
    assert_eq!(case.goals(White, "e4") + &case.goals(Black, "f4"), "");
    assert_eq!(case.goals(White, "g1"), "f1 h1 f2 g2 h2");
}

#[test]
fn a_stuck_king_keeps_the_other_king_away_but_nobody_else() {
    let case = case("7k/5K1N/8/8/8/8/8/6Q1 w - -");
    let magnet = case.piece("h7");
    let case = case.with(|overlay, _| overlay.magnets = vec![(magnet, None)]);
    assert!(case.bent().is_stuck(case.piece("h8")));
    assert_eq!(case.goals(White, "f7"), "e6 f6 g6 e7 e8 f8");
    assert!(case.goals(White, "g1").contains("g8"), "{}", case.goals(White, "g1"));
}

#[test]
fn poison_kills_the_taker_but_no_king() {
    let text = "3r2k1/5ppp/8/8/3N4/7P/5PP1/6K1 b - -";
    let mut case = super::case::case(text).with(|overlay, set| overlay.poisoned[Black.index()] = set("d4"));
    case.play(Black, "d8d4");
    assert_eq!(case.placement(), "6k1/5ppp/8/8/8/7P/5PP1/6K1");
    let mut case = super::case::case("8/8/8/8/3Nk3/8/8/6K1 b - -")
        .with(|overlay, set| overlay.poisoned[Black.index()] = set("d4"));
    case.play(Black, "e4d4");
    assert_eq!(case.placement(), "8/8/8/8/3k4/8/8/6K1");
    // Dying, the taker must not open the way to its King; a take of one's own neutral piece does no harm.
    let case = super::case::case("3k4/8/8/3r4/3N4/8/8/3R2K1 b - -")
        .with(|overlay, set| overlay.poisoned[Black.index()] = set("d4"));
    assert!(case.find(Black, "d5d4").is_none());
    let mut case = super::case::case("6k1/8/8/3R4/3N4/8/8/6K1 w - -").with(|overlay, set| {
        overlay.poisoned[Black.index()] = set("d4");
        overlay.neutral = set("d4");
    });
    case.play(White, "d5d4");
    assert_eq!(case.placement(), "6k1/8/8/8/3R4/8/8/6K1");
}

#[test]
fn the_crowned_pawn_is_the_king_and_the_prince_is_not() {
    let case = case("R3k3/8/8/8/8/8/3P4/4K3 b - -").recast("e1", Kind::Prince);
    let case = case.with(|overlay, set| overlay.crowned = set("d2"));
    assert_eq!(case.bent().royals(White), case.set("d2"));
    assert!(case.bent().checked(Black));
    let case = super::case::case("4k3/8/8/8/3r4/8/3P4/4K3 b - -").recast("e1", Kind::Prince);
    let case = case.with(|overlay, set| overlay.crowned = set("d2"));
    assert!(case.bent().checked(White) && case.find(Black, "d4d2").is_none());
    assert_eq!(case.goals(White, "d2") + &case.goals(White, "e1"), "", "only going out of the way would help");
    let mut case = super::case::case("4k3/1P6/8/8/8/8/8/r3K3 w - -").recast("e1", Kind::Prince);
    case = case.with(|overlay, set| overlay.crowned = set("b7"));
    assert!(!case.bent().checked(White) && case.find(Black, "a1e1").is_some());
    case.play(White, "b7b8=rook");
    assert_eq!(case.bent().royals(White), case.set("b8"));
    assert!(case.bent().checked(Black));
}

#[test]
fn with_two_kings_there_is_no_check() {
    let text = "4k3/8/8/8/8/4r3/6PP/R3K2R w KQ -";
    assert!(case(text).find(White, "e1g1").is_none());
    let case = case(text).with(|overlay, set| overlay.crowned = set("g2"));
    assert!(!case.bent().checked(White) && case.find(Black, "e3e1").is_some());
    assert_eq!(case.find(White, "e1g1").unwrap().how, How::Castle(0, Square::new(6, 0)));
    assert!(case.find(White, "h2h3").is_some());
}

#[test]
fn a_fused_piece_moves_as_both_and_never_promotes() {
    let case = case("4k3/8/8/8/8/8/5PPP/R5K1 w - -");
    let rook = case.piece("a1");
    let case = case.with(|overlay, _| overlay.fused = vec![(rook, Kind::Knight)]);
    assert!(case.find(White, "a1b3").is_some() && case.find(White, "a1a7").is_some());
    assert!(case.bent().kinds(rook).eq([Kind::Rook, Kind::Knight]));
    let case = super::case::case("4k3/P7/8/8/8/8/1N6/6K1 w - -");
    let (pawn, knight) = (case.piece("a7"), case.piece("b2"));
    let mut case = case.with(|overlay, _| overlay.fused = vec![(pawn, Kind::Bishop), (knight, Kind::Pawn)]);
    assert!(case.find(White, "a7a8").is_some() && case.find(White, "a7a8=queen").is_none());
    assert_eq!(case.find(White, "b2b4").unwrap().how, How::TwoStep);
    case.play(White, "a7a8");
    assert_eq!(case.goals(White, "a8"), "h1 g2 f3 e4 d5 c6 b7");
}

#[test]
fn crab_kangaroo_camel_princess() {
    let crab = case("6k1/5ppp/8/3p4/4P3/7P/5PP1/6K1 w - -").recast("e4", Kind::Crab);
    assert_eq!(crab.goals(White, "e4"), "d3 f3 d5 f5");
    let mut crab = case("6k1/1P6/8/8/8/8/8/6K1 w - -").recast("b7", Kind::Crab);
    assert_eq!(crab.goals(White, "b7"), "a6 c6 a8 c8");
    crab.play(White, "b7c8=queen");
    assert!(crab.bent().checked(Black));
    let kangaroo = case("4k3/8/8/8/8/7P/5PP1/4K1N1 w - -").recast("g1", Kind::Kangaroo);
    let goals = kangaroo.goals(White, "g1");
    assert!(goals.contains("e5") && !goals.contains("f3") && !goals.contains("e1") && !goals.contains("g1"), "{goals}");
    let camel = case("4k3/8/8/8/8/7P/5PP1/4K1N1 w - -").recast("g1", Kind::Camel);
    assert_eq!(camel.goals(White, "g1"), "d3 e4");
    let princess = case("6k1/5ppp/8/8/8/8/5PPP/3Q1K2 w - -").recast("d1", Kind::Princess);
    assert_eq!(princess.goals(White, "d1"), "b1 c1 e1 c2 d2 e2 b3 d3 f3");
    assert_eq!(princess.placement(), "6k1/5ppp/8/8/8/8/5PPP/5K2");
}

#[test]
fn check_by_a_kangaroo_is_parried_on_its_stones() {
    // From h1 the Kangaroo reaches e4 by g3 and f2.
    let both = case("8/8/8/8/4k3/6p1/5p2/K6N w - -").recast("h1", Kind::Kangaroo);
    assert!(!both.bent().checked(Black));
    let one = case("8/8/8/8/4k3/8/5p2/K6N w - -").recast("h1", Kind::Kangaroo);
    assert!(one.bent().checked(Black));
}

#[test]
fn a_barrier_stops_steps_but_no_leaps() {
    let case = case("6k1/5ppp/8/8/4P3/2B5/5PPP/3R2K1 w - -");
    let case = case.on(|land| land.wall(at("d4"), at("d5")).wall(at("e4"), at("e5")));
    assert_eq!(case.goals(White, "e4"), "");
    assert_eq!(case.goals(White, "d1"), "a1 b1 c1 e1 f1 d2 d3 d4");
    assert_eq!(case.goals(White, "c3"), "a1 e1 b2 d2 b4 d4 a5");
    assert!(case.bent().attackers(at("g7"), White).is_empty());
    // An angle stops only the step into or out of the square it encloses.
    let corner = super::case::case("6k1/8/8/8/3B4/8/8/3N2K1 w - -");
    let corner = corner.on(|land| land.wall(at("d4"), at("d5")).wall(at("d4"), at("e4")));
    assert_eq!(corner.goals(White, "d4"), "a1 b2 f2 c3 e3 c5 b6 a7", "g1 is the King's");
    assert!(super::case::case("6k1/8/8/8/3N4/8/8/6K1 w - -")
        .on(|land| land.wall(at("d4"), at("d5")))
        .find(White, "d4c6")
        .is_some());
}

#[test]
fn a_hole_ends_lines_and_bars_castling() {
    let hole = case("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -").on(|land| land.hole(at("d5")));
    assert_eq!(hole.goals(White, "d1"), "a1 b1 c1 e1 f1 d2 d3 d4");
    let stone = case("4k3/8/8/8/8/8/8/4K1N1 w - -").recast("g1", Kind::Kangaroo).on(|land| land.hole(at("f3")));
    assert!(!stone.goals(White, "g1").contains("e5"));
    let castle = case("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -").on(|land| land.hole(at("b1")).wall(at("f8"), at("g8")));
    assert!(castle.find(White, "e1c1").is_none() && castle.find(White, "e1g1").is_some());
    assert!(castle.find(Black, "e8c8").is_some() && castle.find(Black, "e8g8").is_none());
}

#[test]
fn rows_are_those_of_the_flooded_board() {
    let case = case("8/5k2/2P5/6p1/3P2R1/2K5/8/8 b - -").on(|land| land.crop(at("c3"), at("g7")));
    assert_eq!(case.goals(White, "d4"), "d5 d6", "the fourth row is its second");
    assert_eq!(case.goals(White, "g4"), "g3 e4 f4 g5");
    assert!(case.find(White, "c6c7=queen").is_some() && case.find(White, "c6c7").is_none());
    assert_eq!(case.variant.geometry.squares().count(), 25);
}

#[test]
fn joined_sides_let_lines_leaps_and_takes_across() {
    let case = case("6k1/p4ppp/8/8/8/8/5PBP/R5K1 w - -").on(Terrain::wrap_files);
    let goals = case.goals(White, "g2");
    assert!(goals.contains("b5") && goals.contains("a4"), "{goals}");
    assert_eq!(case.goals(White, "a1"), "b1 c1 d1 e1 f1 h1 a2 a3 a4 a5 a6 a7");
    let rook = super::case::case("6k1/8/8/8/R7/8/8/6K1 w - -").on(Terrain::wrap_files);
    assert_eq!(rook.goals(White, "a4"), "a1 a2 a3 b4 c4 d4 e4 f4 g4 h4 a5 a6 a7 a8", "each goal once");
    let pawn = super::case::case("6k1/8/8/8/7p/P7/8/6K1 w - -").on(Terrain::wrap_files);
    assert!(pawn.find(White, "a3h4").is_some());
    let passing = super::case::case("6k1/8/8/Pp5p/8/8/8/6K1 w - b6").on(Terrain::wrap_files);
    assert!(passing.find(White, "a5b6").is_some());
    let mut across = passing;
    across.board.edit(Edit::Passing { was: at("b6"), now: at("h6") });
    assert!(across.find(White, "a5h6").is_none());
}

#[test]
fn a_turn_takes_walls_and_holes_along() {
    let land = Terrain::new(8).hole(at("g7")).wall(at("a1"), at("a2"));
    assert_eq!(land.turn_square(at("g7"), true), at("g2"));
    assert_eq!(land.turned(true), Terrain::new(8).hole(at("g2")).wall(at("a8"), at("b8")).swap_shades());
    // A block of three columns and five rows in the corner must make room for its new width.
    let block = Terrain::new(8).crop(at("f1"), at("h5"));
    assert_eq!(block.turned(true).corners(), (at("d1"), at("h3")));
    assert_eq!(block.turn_square(at("f1"), true), at("d3"));
}

#[test]
fn a_shared_square_is_taken_whole_and_left_one_by_one() {
    let text = "4k3/8/8/8/4n3/2P5/5PPP/1N4K1 w - -";
    let mut case = super::case::case(text).lodge("b1", "c3");
    assert_eq!(case.goals(White, "c3"), "c4 b1 d1 a2 e2 a4 e4 b5 d5", "the host's, then the lodger's");
    case.play(White, "c3c4");
    assert_eq!(case.placement(), "4k3/8/8/8/2P1n3/2N5/5PPP/6K1");
    let mut case = super::case::case(text).lodge("b1", "c3");
    case.play(White, "c3d5");
    assert_eq!(case.placement(), "4k3/8/8/3N4/4n3/2P5/5PPP/6K1");
    let mut case = super::case::case(text).lodge("b1", "c3");
    let m = case.find(Black, "e4c3").unwrap();
    assert_eq!(case.bent().taken(m).len(), 2);
    case.play(Black, "e4c3");
    assert_eq!(case.placement(), "4k3/8/8/8/8/2n5/5PPP/6K1");
    assert!(case.bent().movers(White).iter().all(|id| case.board.piece(id).kind != Kind::Knight));
}
