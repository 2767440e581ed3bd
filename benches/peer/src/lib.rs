//! The move counter of cozy-chess, to measure ours against: the same positions, counted in bulk at the last ply.

use cozy_chess::Board;

/// The text of the position is written here by the caller; a FEN needs far less.
static mut FEN: [u8; 128] = [0; 128];

/// Where the caller writes the position.
#[no_mangle]
pub extern "C" fn fen() -> *mut u8 {
    &raw mut FEN as *mut u8
}

/// Counts the leaves of the position whose text has `length` bytes; 0 if it cannot be read.
#[no_mangle]
pub extern "C" fn perft(length: usize, depth: u32) -> f64 {
    // Safe: wasm runs on one thread, and the caller has finished writing.
    let text = unsafe { std::slice::from_raw_parts(fen(), length.min(128)) };
    match std::str::from_utf8(text).ok().and_then(|text| text.parse::<Board>().ok()) {
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
