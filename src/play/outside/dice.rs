//! Chance from a seed: roll number `n` of a seed is the same natively and in wasm, for ever.

use std::num::NonZeroU32;

use rand::rngs::ChaCha12Rng;
use rand::{Rng, SeedableRng};

/// A source of chance that can be put at any roll, so that a save needs only the seed and the record.
///
/// ```
/// use deckmate::play::Dice;
///
/// let mut dice = Dice::new("a-seed");
/// let rolls = [(); 3].map(|()| dice.below(6));
/// // The third roll of a seed is the third roll of that seed, whoever asks.
/// assert_eq!(Dice::after("a-seed", 2).below(6), rolls[2]);
/// ```
#[derive(Debug)]
pub struct Dice {
    generator: ChaCha12Rng,
    /// The rolls to be passed over before the next one: nothing is worked out until somebody rolls.
    behind: Option<u64>,
}

impl Dice {
    /// The dice of a seed text, at their first roll.
    pub fn new(seed: &str) -> Dice {
        let mut key = [0u8; 32];
        for (lane, chunk) in key.chunks_mut(8).enumerate() {
            chunk.copy_from_slice(&fnv(seed.as_bytes(), lane as u64).to_le_bytes());
        }
        Dice { generator: ChaCha12Rng::from_seed(key), behind: None }
    }

    /// The dice of a seed text, with `rolls` rolls already made.
    pub fn after(seed: &str, rolls: u64) -> Dice {
        Dice { behind: Some(rolls), ..Dice::new(seed) }
    }

    /// A number from 0 to `of - 1`. The bias of the multiplication is below 2^-32.
    pub fn roll(&mut self, of: NonZeroU32) -> u32 {
        if let Some(rolls) = self.behind.take() {
            self.generator.set_word_pos(u128::from(rolls) * 2);
        }
        let wide = u128::from(self.generator.next_u64()) * u128::from(of.get());
        (wide >> 64) as u32
    }

    /// A number from 0 to `of - 1`; 0 for an empty range.
    pub fn below(&mut self, of: usize) -> usize {
        NonZeroU32::new(of as u32).map_or(0, |of| self.roll(of) as usize)
    }
}

/// The FNV-1a hash of the bytes, in one of several independent lanes.
pub fn fnv(bytes: &[u8], lane: u64) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ lane.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bytes.iter().fold(start, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
