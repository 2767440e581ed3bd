//! Chess960 in the naive reference: rights as letters of the Rooks' files, and castling tried square by square.

use super::{is_white, name, Naive};

fn letter(x: i32, white: bool) -> char {
    let letter = (b'a' + x as u8) as char;
    if white {
        letter.to_ascii_uppercase()
    } else {
        letter
    }
}

fn rooks(naive: &Naive, white: bool) -> Vec<i32> {
    let row = if white { 0 } else { 7 };
    (0..8).filter(|&x| naive.cell((x, row)) == Some(if white { 'R' } else { 'r' })).collect()
}

fn king(naive: &Naive, white: bool) -> Option<i32> {
    let row = if white { 0 } else { 7 };
    naive.kings(white).into_iter().find(|at| at.1 == row).map(|at| at.0)
}

/// The rights with the files of the Rooks in place of K and Q.
pub fn with_files(mut naive: Naive) -> Naive {
    let named = |c: char| {
        let rooks = rooks(&naive, is_white(c));
        match c.to_ascii_lowercase() {
            'k' => letter(rooks[rooks.len() - 1], is_white(c)),
            'q' => letter(rooks[0], is_white(c)),
            _ => c,
        }
    };
    naive.castling = naive.castling.chars().map(named).collect();
    naive
}

/// The rights as X-FEN: K and Q for the outermost Rooks.
pub fn text(naive: &Naive) -> String {
    let mut text = String::new();
    for white in [true, false] {
        let Some(king) = king(naive, white) else { continue };
        let cased = |c: char| if white { c.to_ascii_uppercase() } else { c };
        for x in (0..8).rev().filter(|&x| naive.castling.contains(letter(x, white))) {
            let rooks = rooks(naive, white);
            text.push(match x {
                x if x > king && rooks.last() == Some(&x) => cased('k'),
                x if x < king && rooks.first() == Some(&x) => cased('q'),
                x => letter(x, white),
            });
        }
    }
    if text.is_empty() {
        "-".into()
    } else {
        text
    }
}

/// The letters that are struck out where a piece leaves or is taken.
pub fn gone(naive: &Naive, (x, y): (i32, i32)) -> String {
    let white = y == 0;
    // It is asked when the piece has gone: the King has moved if its row has none, or if it has come here.
    let all: String = naive.castling.chars().filter(|&c| is_white(c) == white).collect();
    let came = naive.cell((x, y)) == Some(if white { 'K' } else { 'k' });
    let gone = if came || king(naive, white).is_none() { all } else { letter(x, white).to_string() };
    gone.to_ascii_lowercase()
}

pub fn castlings(naive: &Naive, white: bool, moves: &mut Vec<(String, Naive)>) {
    let row = if white { 0 } else { 7 };
    let Some(king) = king(naive, white) else { return };
    for rook in (0..8).filter(|&x| naive.castling.contains(letter(x, white))) {
        let (goal, rook_goal) = if rook > king { (6, 5) } else { (2, 3) };
        let squares = [king, rook, goal, rook_goal];
        let all = *squares.iter().min().unwrap()..=*squares.iter().max().unwrap();
        let on_way = |x: i32, a: i32, b: i32| x >= a.min(b) && x <= a.max(b);
        let used = |x: &i32| on_way(*x, king, goal) || on_way(*x, rook, rook_goal) || on_way(*x, king, rook);
        let blocked = |x: i32| x != king && x != rook && naive.cell((x, row)) != Some('.');
        let attacked = (0..8).any(|x| on_way(x, king, goal) && naive.attacked((x, row), !white));
        if attacked || all.filter(used).any(blocked) {
            continue;
        }
        let mut after = naive.clone();
        after.castling.retain(|c| is_white(c) != white);
        let [k, r] = [king, rook].map(|x| naive.cell((x, row)).unwrap());
        after.set((king, row), '.');
        after.set((rook, row), '.');
        after.set((goal, row), k);
        after.set((rook_goal, row), r);
        after.passed = None;
        after.white = !naive.white;
        moves.push((name((king, row)) + &name((rook, row)), after));
    }
}
