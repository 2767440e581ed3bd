//! Choices of a numeral that stand for whole numbers, texts and values.

use crate::play::outside::value::Value;
use crate::play::record::numeral::Numeral;

/// Largest depth of a value's nesting, and largest number of its parts: no setup needs a tenth of them.
const LIMITS: (usize, usize) = (8, 10_000);

/// Writes things as choices, one after the other: each is a number and out of how many.
#[derive(Default)]
pub struct Speller(Vec<(u32, u32)>);

impl Speller {
    /// One of so many.
    pub fn put(&mut self, value: usize, of: usize) {
        self.0.push((value as u32, of as u32));
    }

    /// A whole number: how many digits it has in base 16, then the digits.
    pub fn whole(&mut self, number: u64) {
        let digits = (u64::BITS - number.leading_zeros()).div_ceil(4);
        self.put(digits as usize, 17);
        (0..digits).for_each(|at| self.put((number >> (at * 4) & 15) as usize, 16));
    }

    /// A short number: how many bits it has, then the bits.
    pub fn bits(&mut self, number: u32) {
        let bits = u32::BITS - number.leading_zeros();
        self.put(bits as usize, 33);
        // The highest bit is known.
        (1..bits).for_each(|at| self.put((number >> (at - 1) & 1) as usize, 2));
    }

    /// A text, byte by byte.
    pub fn text(&mut self, text: &str) {
        self.whole(text.len() as u64);
        text.bytes().for_each(|byte| self.put(byte.into(), 256));
    }

    /// A value: of which of six types, and what it holds.
    pub fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.put(0, 6),
            Value::Bool(is) => {
                self.put(1, 6);
                self.put(usize::from(*is), 2);
            }
            Value::Number(number) => {
                self.put(2, 6);
                self.whole(number.to_bits().reverse_bits());
            }
            Value::Text(text) => {
                self.put(3, 6);
                self.text(text);
            }
            Value::List(all) => {
                self.put(4, 6);
                self.whole(all.len() as u64);
                all.iter().for_each(|value| self.value(value));
            }
            Value::Map(all) => {
                self.put(5, 6);
                self.whole(all.len() as u64);
                for (name, value) in all {
                    self.text(name);
                    self.value(value);
                }
            }
        }
    }

    /// The text that holds them all.
    pub fn spelt(&self) -> String {
        Numeral::of(&self.0).text()
    }
}

/// Reads what a speller has written, in the same order. Nothing where it is something else.
pub struct Reader {
    left: Numeral,
    parts: usize,
}

impl Reader {
    /// Of that text.
    pub fn of(text: &str) -> Option<Reader> {
        Some(Reader { left: Numeral::read(text)?, parts: 0 })
    }

    /// One of so many.
    pub fn take(&mut self, of: usize) -> usize {
        self.left.take(of as u32) as usize
    }

    /// A whole number.
    pub fn whole(&mut self) -> u64 {
        let digits = self.take(17);
        (0..digits).map(|at| (self.take(16) as u64) << (at * 4)).sum()
    }

    /// A short number.
    pub fn bits(&mut self) -> u32 {
        match self.take(33) {
            0 => 0,
            bits => (1..bits).map(|at| (self.take(2) as u32) << (at - 1)).sum::<u32>() | 1 << (bits - 1),
        }
    }

    /// A text.
    pub fn text(&mut self) -> Option<String> {
        let length = self.whole();
        self.parts = self.parts.saturating_add(length as usize);
        if self.parts > LIMITS.1 {
            return None;
        }
        String::from_utf8((0..length).map(|_| self.take(256) as u8).collect()).ok()
    }

    /// A value, nested so deep.
    pub fn value(&mut self, depth: usize) -> Option<Value> {
        self.parts += 1;
        if depth > LIMITS.0 || self.parts > LIMITS.1 {
            return None;
        }
        Some(match self.take(6) {
            0 => Value::Null,
            1 => Value::Bool(self.take(2) == 1),
            2 => Value::Number(Some(f64::from_bits(self.whole().reverse_bits())).filter(|number| number.is_finite())?),
            3 => Value::Text(self.text()?),
            4 => Value::List((0..self.whole()).map(|_| self.value(depth + 1)).collect::<Option<_>>()?),
            _ => {
                let length = self.whole();
                let entries = (0..length).map(|_| Some((self.text()?, self.value(depth + 1)?)));
                Value::Map(entries.collect::<Option<_>>()?)
            }
        })
    }

    /// True if all was read.
    pub fn ends(&self) -> bool {
        self.left.is_nothing()
    }
}
