//! The words of `see` for squares: the piece there and what is true of it.

use serde_json::Value;

use super::reading::word;

/// `marks e4`, `lodger c3`, `base e4`: what is true of the piece on a square.
pub fn of_piece(about: &str, view: &Value, square: &str) -> Result<Vec<String>, String> {
    let cell = at(view, square)?;
    if about == "base" {
        return Ok(vec![cell["base"].as_str().unwrap_or("hidden").to_string()]);
    }
    if cell.is_null() {
        return Err(format!("nobody stands on {square}"));
    }
    Ok(match about {
        "lodger" => piece(&cell["lodger"]),
        _ => cell["marks"].as_array().into_iter().flatten().map(word).collect(),
    })
}

/// `cloaked` and `uncloaked`: the squares of the pieces that wear a cloak, or wear none.
pub fn wearing(view: &Value, cloaked: bool) -> Vec<String> {
    let cells = view["cells"].as_array().into_iter().flatten().enumerate();
    cells.filter(|(_, piece)| piece["cloaked"] == cloaked).map(|(at, _)| name(view, at)).collect()
}

/// The name of the square at a place among the cells.
fn name(view: &Value, at: usize) -> String {
    let files = usize::try_from(view["files"].as_u64().unwrap_or(1)).unwrap_or(1);
    format!("{}{}", char::from(b'a' + (at % files) as u8), at / files + 1)
}

/// `white pawn`, and nothing where nobody stands.
pub fn piece(cell: &Value) -> Vec<String> {
    if cell.is_null() {
        return Vec::new();
    }
    vec![word(&cell["side"]), word(&cell["kind"])]
}

/// Piece that stands on a square.
pub fn at<'a>(view: &'a Value, square: &str) -> Result<&'a Value, String> {
    let unknown = || format!("`see {square}` is not known, nor is it a square of this board");
    let files = view["files"].as_u64().unwrap_or(0);
    let ranks = view["ranks"].as_u64().unwrap_or(0);
    let (&[letter, digit], 2) = (square.as_bytes().first_chunk::<2>().ok_or_else(unknown)?, square.len()) else {
        return Err(unknown());
    };
    let file = u64::from(letter).checked_sub(u64::from(b'a')).filter(|file| *file < files).ok_or_else(unknown)?;
    let rank = u64::from(digit).checked_sub(u64::from(b'1')).filter(|rank| *rank < ranks).ok_or_else(unknown)?;
    let index = usize::try_from(rank * files + file).map_err(|_| unknown())?;
    Ok(&view["cells"][index])
}
