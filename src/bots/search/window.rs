//! Between which values a score matters: for alpha-beta in hundredths of a Pawn, for expectimax as a promise.

use std::ops::Neg;

use super::tree::BEYOND;

/// The window of a search.
#[derive(Clone, Copy)]
pub struct Window<V = i32> {
    /// At or below this a score is too bad.
    pub alpha: V,
    /// At or above this it is too good.
    pub beta: V,
}

impl<V: Neg<Output = V> + Copy> Window<V> {
    /// The window as the other side sees it.
    pub fn turned(self) -> Window<V> {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

impl Window {
    /// Every value.
    pub const OPEN: Window = Window { alpha: -BEYOND, beta: BEYOND };

    /// Whether it is open by more than one.
    pub fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Only whether a score is above alpha matters.
    pub fn least(self) -> Window {
        Window { beta: self.alpha + 1, ..self }
    }
}

impl Window<f64> {
    /// Every promise, from lost to won.
    pub const SURE: Window<f64> = Window { alpha: -1.0, beta: 1.0 };
}
