//! Search windows: between which values a score matters. For alpha-beta in hundredths of a Pawn, for expectimax from -1
//! to 1.

use std::ops::Neg;

/// A value larger than every score.
pub const BEYOND: i32 = 32_000;

/// The window of a search.
#[derive(Clone, Copy)]
pub struct Window<V = i32> {
    /// A score at or below this fails low.
    pub alpha: V,
    /// A score at or above this fails high.
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

    /// True if it is open by more than one.
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
