//! The move counter of cozy-chess, to measure ours against: the same positions, counted in bulk at the last ply.

use cozy_chess::Board;

/// The positions that `perft` knows by their number: the start, and the crowded one called kiwipete.
const POSITIONS: [&str; 2] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
];

/// Counts the leaves under a position; 0 if there is no such position.
#[no_mangle]
pub extern "C" fn perft(position: usize, depth: u32) -> f64 {
    match POSITIONS.get(position).and_then(|text| text.parse::<Board>().ok()) {
        Some(board) => count(&board, depth) as f64,
        None => 0.0,
    }
}

fn count(board: &Board, depth: u32) -> u64 {
    let mut total = 0;
    board.generate_moves(|moves| {
        if depth <= 1 {
            total += moves.len() as u64;
        } else {
            for step in moves {
                let mut next = board.clone();
                next.play_unchecked(step);
                total += count(&next, depth - 1);
            }
        }
        false
    });
    total
}
