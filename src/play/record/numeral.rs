//! A number of any size that holds choices, each one of so many: what a compact text of a game, or of a card, spells.

/// The signs of its digits, 64 of them, none of which means anything in an address.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The lowest 32 bits first, and no noughts at the end.
#[derive(Debug, Default)]
pub struct Numeral(Vec<u32>);

impl Numeral {
    /// Puts a choice before all others: number `value` of `of`.
    pub fn put(&mut self, value: u32, of: u32) {
        let mut carry = u64::from(value);
        for part in &mut self.0 {
            carry += u64::from(*part) * u64::from(of);
            *part = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// The number that holds these choices, from the first to the last.
    pub fn of(choices: &[(u32, u32)]) -> Numeral {
        let mut all = Numeral::default();
        for &(value, of) in choices.iter().rev() {
            all.put(value, of);
        }
        all
    }

    /// Takes the first choice out, which is one of `of`.
    pub fn take(&mut self, of: u32) -> u32 {
        let by = u64::from(of.max(1));
        let mut rest = 0;
        for part in self.0.iter_mut().rev() {
            let all = rest << 32 | u64::from(*part);
            *part = (all / by) as u32;
            rest = all % by;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// True if nothing is left.
    pub fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// Its digits, six bits each, the lowest first.
    pub fn text(&self) -> String {
        let bits = self.0.len() * 32 - self.0.last().map_or(0, |part| part.leading_zeros() as usize);
        let bit = |at: usize| self.0.get(at / 32).map_or(0, |part| usize::from(part >> (at % 32) & 1 == 1));
        let digits = (0..bits.div_ceil(6)).map(|digit| (0..6).map(|at| bit(digit * 6 + at) << at).sum::<usize>());
        digits.map(|digit| char::from(SIGNS[digit])).collect()
    }

    /// The number that a text spells; nothing if it has any other sign.
    pub fn read(text: &str) -> Option<Numeral> {
        let mut parts = vec![0; text.len() * 6 / 32 + 1];
        for (at, sign) in text.bytes().enumerate() {
            let digit = SIGNS.iter().position(|known| *known == sign)? as u64;
            let wide = digit << (at * 6 % 32);
            parts[at * 6 / 32] |= wide as u32;
            if wide >> 32 > 0 {
                parts[at * 6 / 32 + 1] |= (wide >> 32) as u32;
            }
        }
        while parts.last() == Some(&0) {
            parts.pop();
        }
        Some(Numeral(parts))
    }
}
