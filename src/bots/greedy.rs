//! The second weakest opponent: the answer that looks best at once, ties by lot.

use crate::play::Dice;

/// The item with the highest value; among equals one by lot.
pub fn pick<T: Copy>(items: &[T], mut value: impl FnMut(T) -> i32, dice: &mut Dice) -> Option<T> {
    let mut best: Vec<T> = Vec::new();
    let mut most = i32::MIN;
    for &item in items {
        let value = value(item);
        if value > most {
            most = value;
            best.clear();
        }
        if value == most {
            best.push(item);
        }
    }
    best.get(dice.below(best.len())).copied()
}
