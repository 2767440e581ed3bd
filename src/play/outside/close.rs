//! Data as we write it into files that the engine holds: the part of JSON that it is made of, without spaces.

use super::value::Value;

/// Reads a value; nothing if it has another form.
pub fn value(text: &str) -> Option<Value> {
    let mut reader = Reader { rest: text };
    reader.value().filter(|_| reader.rest.is_empty())
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self) -> Option<Value> {
        if self.takes('[') {
            return self.items(']', Reader::value).map(Value::List);
        }
        if self.takes('{') {
            return self.items('}', Reader::part).map(Value::Map);
        }
        if self.rest.starts_with('"') {
            return self.letters().map(Value::Text);
        }
        let (word, rest) = self.rest.split_at(self.rest.find([',', ']', '}'])?);
        self.rest = rest;
        Some(Value::typed(word))
    }

    /// A part of an object, with its name.
    fn part(&mut self) -> Option<(String, Value)> {
        let name = self.letters()?;
        if self.takes(':') {
            Some((name, self.value()?))
        } else {
            None
        }
    }

    fn letters(&mut self) -> Option<String> {
        let (text, rest) = self.rest.strip_prefix('"')?.split_once('"')?;
        self.rest = rest;
        Some(text.to_owned())
    }

    /// The parts before this sign, with commas between.
    fn items<T>(&mut self, end: char, item: fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut all = Vec::new();
        while !self.takes(end) {
            if !all.is_empty() && !self.takes(',') {
                return None;
            }
            all.push(item(self)?);
        }
        Some(all)
    }
}
