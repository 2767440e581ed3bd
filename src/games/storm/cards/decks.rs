//! The usual deck: which cards are in it, and since which rules. Saves are dealt from the deck of their rules.

use super::second;

/// The name of the usual deck.
pub const PRINTED: &str = "printed";
/// The name of the deck of our own cards.
pub const SECOND: &str = "second";

/// The cards that joined the usual deck, by number, each time with the rules that brought them. A card that is listed
/// nowhere is in a game only if its option `deck` names it.
pub const JOINED: &[(u16, &[u8])] = &[
    (
        1,
        &[
            2, 9, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42,
            43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
            70, 71, 72, 73, 75, 76, 77, 78, 79, 80, 81, 83, 84, 98, 99, 100, 101, 102, 104, 106, 117, 118, 119, 120,
            121, 122, 123, 124, 125, 137,
        ],
    ),
    (2, &[14, 108, 116, 127, 130, 132, 133, 140]),
    (3, &[4, 7, 8, 10, 86, 89, 91, 92, 94, 105, 109, 126, 128, 134, 136]),
    (
        4,
        &[
            1, 3, 5, 6, 11, 12, 13, 15, 16, 39, 74, 82, 85, 87, 88, 90, 93, 95, 96, 97, 103, 107, 110, 111, 112, 113,
            114, 115, 129, 131, 135, 138, 139,
        ],
    ),
];

/// True if the usual deck of today holds the card of this number.
pub fn holds(number: u8) -> bool {
    JOINED.iter().any(|(_, cards)| cards.contains(&number))
}

/// The deck of the card of this number, by its name in the option; nothing for cards of a program's own.
pub fn of(number: u8) -> Option<&'static str> {
    match number {
        _ if holds(number) => Some(PRINTED),
        _ if second::holds(number) => Some(SECOND),
        _ => None,
    }
}

/// The numbers of the cards that are in the usual deck now and were not under those rules.
pub fn joined_after(rules: u16) -> impl Iterator<Item = u8> {
    JOINED.iter().filter(move |(since, _)| *since > rules).flat_map(|(_, cards)| cards.iter().copied())
}
