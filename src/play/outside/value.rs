//! Value: what comes from outside before anybody knows its type, such as options, setups and answers.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::board::order;

/// Largest number of names of a map: no setup needs a tenth of them, and a map that is put in order by insertion stays
/// short.
const MOST_NAMES: usize = 1000;

/// Something from outside; a map keeps its order.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Value {
    /// Nothing.
    #[default]
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Values by name.
    Map(Vec<(String, Value)>),
}

impl Value {
    /// The value of that name in a map.
    pub fn get(&self, name: &str) -> Option<&Value> {
        let Value::Map(entries) = self else { return None };
        entries.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The text it is.
    pub fn text(&self) -> Option<&str> {
        if let Value::Text(text) = self {
            Some(text)
        } else {
            None
        }
    }

    /// The yes or no it is.
    pub fn switch(&self) -> Option<bool> {
        if let Value::Bool(is) = *self {
            Some(is)
        } else {
            None
        }
    }

    /// A value typed as text, as on the command line: `true`, `false`, a number, else the text itself.
    ///
    /// ```
    /// use deckmate::Value;
    ///
    /// assert_eq!(Value::typed("true"), Value::from(true));
    /// assert_eq!(Value::typed("12").whole(), Some(12));
    /// assert_eq!(Value::typed("0/crab:2").text(), Some("0/crab:2"));
    /// ```
    pub fn typed(text: &str) -> Value {
        // Zero has one form, `0`, as in values that are read.
        let signless = |n: f64| Value::Number(n + 0.0);
        let number = || text.parse().ok().filter(|n: &f64| n.is_finite()).map(signless);
        match text {
            "true" | "false" => Value::Bool(text == "true"),
            _ => number().unwrap_or_else(|| Value::from(text)),
        }
    }

    /// This value with the names of every map in order, so that equal things are written alike.
    pub fn sorted(&self) -> Value {
        match self {
            Value::List(all) => Value::List(all.iter().map(Value::sorted).collect()),
            Value::Map(all) => {
                let mut all: Vec<_> = all.iter().map(|(name, value)| (name.clone(), value.sorted())).collect();
                order::by(&mut all, |one, other| one.0 < other.0);
                Value::Map(all)
            }
            other => other.clone(),
        }
    }

    /// The whole number it is, from 0.
    pub fn whole(&self) -> Option<u32> {
        match *self {
            Value::Number(n) if n >= 0.0 && n.fract() == 0.0 && n <= f64::from(u32::MAX) => Some(n as u32),
            _ => None,
        }
    }

    /// True if it says nothing: absent, or not so.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Value::Null | Value::Bool(false))
    }
}

/// As JSON without spaces: the form that sums are made over, and that messages show.
impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = |out: &mut fmt::Formatter<'_>, at: usize| if at > 0 { out.write_str(",") } else { Ok(()) };
        match self {
            Value::Null => out.write_str("null"),
            Value::Bool(is) => write!(out, "{is}"),
            Value::Number(n) => write!(out, "{n}"),
            Value::Text(text) => quoted(text, out),
            Value::List(all) => {
                out.write_str("[")?;
                for (at, value) in all.iter().enumerate() {
                    parts(out, at)?;
                    write!(out, "{value}")?;
                }
                out.write_str("]")
            }
            Value::Map(all) => {
                out.write_str("{")?;
                for (at, (name, value)) in all.iter().enumerate() {
                    parts(out, at)?;
                    quoted(name, out)?;
                    write!(out, ":{value}")?;
                }
                out.write_str("}")
            }
        }
    }
}

fn quoted(text: &str, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    out.write_str("\"")?;
    for c in text.chars() {
        match c {
            '"' => out.write_str("\\\"")?,
            '\\' => out.write_str("\\\\")?,
            '\n' => out.write_str("\\n")?,
            '\r' => out.write_str("\\r")?,
            '\t' => out.write_str("\\t")?,
            '\u{8}' => out.write_str("\\b")?,
            '\u{c}' => out.write_str("\\f")?,
            c if c < ' ' => write!(out, "\\u{:04x}", u32::from(c))?,
            c => write!(out, "{c}")?,
        }
    }
    out.write_str("\"")
}

impl From<bool> for Value {
    fn from(is: bool) -> Value {
        Value::Bool(is)
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Value {
        Value::Number(f64::from(n))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => out.serialize_unit(),
            Value::Bool(is) => out.serialize_bool(*is),
            Value::Number(n) => match self.whole() {
                Some(whole) => out.serialize_u32(whole),
                None => out.serialize_f64(*n),
            },
            Value::Text(text) => out.serialize_str(text),
            Value::List(all) => out.collect_seq(all),
            Value::Map(all) => {
                let mut map = out.serialize_map(Some(all.len()))?;
                for (name, value) in all {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        from.deserialize_any(ValueReader)
    }
}

struct ValueReader;

impl<'de> Visitor<'de> for ValueReader {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        Value::deserialize(from)
    }

    fn visit_bool<E>(self, is: bool) -> Result<Value, E> {
        Ok(Value::Bool(is))
    }

    fn visit_i64<E>(self, n: i64) -> Result<Value, E> {
        Ok(Value::Number(n as f64))
    }

    fn visit_u64<E>(self, n: u64) -> Result<Value, E> {
        Ok(Value::Number(n as f64))
    }

    fn visit_f64<E>(self, n: f64) -> Result<Value, E> {
        // `-0` becomes `0`: as a whole number it has no sign.
        Ok(Value::Number(n + 0.0))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(value) = from.next_element()? {
            all.push(value);
        }
        Ok(Value::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(entry) = from.next_entry()? {
            if all.len() == MOST_NAMES {
                return Err(de::Error::custom(format_args!("a map has more than {MOST_NAMES} names")));
            }
            all.push(entry);
        }
        Ok(Value::Map(all))
    }
}
