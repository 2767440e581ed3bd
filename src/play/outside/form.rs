//! Form: a word with fields, as which answers are written, read and sent.

use std::fmt::{self, Display};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::board::{Kind, Move, Side, Square};
use crate::play::outside::spelling::alike;
use crate::play::outside::value::Value;
use crate::play::outside::word::Word;

/// A word that answers begin with, and the names of its fields.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The word.
    pub word: &'static str,
    /// Names of the fields that always belong to it.
    pub needs: &'static [&'static [&'static str]],
    /// Names of the fields that may belong to it.
    pub may: &'static [&'static [&'static str]],
}

/// One field of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Field {
    /// A square.
    Square(Square),
    /// A kind of piece.
    Kind(Kind),
    /// An army.
    Side(Side),
    /// A word, such as the name of a card.
    Name(&'static str),
    /// Something that is true of the answer.
    Flag,
}

/// An answer as a word and its fields.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Form {
    /// Word that it begins with; a move has the word `move`, which its notation leaves out.
    pub word: &'static str,
    fields: [Option<(&'static str, Field)>; 4],
}

/// A value that can be part of an answer.
pub trait IntoFields: Copy {
    /// The names of the fields it always adds, if they are not its own name.
    const NEEDS: &'static [&'static str] = &[];
    /// The names of the fields it may add.
    const MAY: &'static [&'static str] = &[];
    /// Adds it to a form under that name.
    fn add(self, name: &'static str, form: Form) -> Form;
    /// This value, if it is a move.
    fn movement(self) -> Option<Move> {
        None
    }
}

impl Form {
    /// A word without fields.
    pub fn new(word: &'static str) -> Form {
        Form { word, fields: [None; 4] }
    }

    /// This word with one more of its parts.
    pub fn with(self, name: &'static str, part: impl IntoFields) -> Form {
        part.add(name, self)
    }

    fn push(mut self, name: &'static str, field: Field) -> Form {
        if let Some(free) = self.fields.iter_mut().find(|field| field.is_none()) {
            *free = Some((name, field));
        }
        self
    }

    /// Its fields in order, by name.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, Field)> + '_ {
        self.fields.iter().flatten().copied()
    }

    /// The field of that name.
    pub fn get(&self, name: &str) -> Option<Field> {
        self.fields().find(|(known, _)| *known == name).map(|(_, field)| field)
    }

    /// Its first field that is a word: the name of a card, what is claimed or offered.
    pub fn name(&self) -> Option<&'static str> {
        self.fields().find_map(|(_, field)| if let Field::Name(name) = field { Some(name) } else { None })
    }

    /// The squares it touches, in the order of picking.
    pub fn squares(&self) -> Vec<Square> {
        self.fields().filter_map(|(_, field)| if let Field::Square(at) = field { Some(at) } else { None }).collect()
    }

    /// True if an object of JavaScript means this answer. Names that no answer of this word has do not matter.
    pub fn is(&self, object: &Value, shapes: &[Shape]) -> bool {
        let of_word = shapes.iter().filter(|shape| shape.word == self.word);
        let mut names = of_word.flat_map(|shape| shape.needs.iter().chain(shape.may)).copied().flatten();
        object.get("t").and_then(Value::text) == Some(self.word)
            && self.fields().all(|(name, field)| object.get(name).is_some_and(|value| field.is(value)))
            && names.all(|name| self.get(name).is_some() || object.get(name).is_none_or(Value::is_nothing))
    }
}

impl Field {
    fn is(self, value: &Value) -> bool {
        match self {
            Field::Flag => *value == Value::Bool(true),
            Field::Name(name) => value.text().is_some_and(|text| alike(text, name)),
            _ => value.text() == Some(self.word()),
        }
    }

    /// Word that it says.
    fn word(self) -> &'static str {
        match self {
            Field::Square(at) => at.name(),
            Field::Kind(kind) => kind.name(),
            Field::Side(side) => side.name(),
            Field::Name(name) => name,
            Field::Flag => "true",
        }
    }
}

impl Display for Field {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

/// The notation: `e7e8=queen`, `e2e4:wild`, `draw`, `claim:check`, `swap:a1b1`, `man:white-knight`.
impl Display for Form {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_move = self.word == "move";
        if !is_move {
            out.write_str(self.word)?;
        }
        for (at, (name, field)) in self.fields().enumerate() {
            match field {
                _ if at == 0 && !is_move => write!(out, ":{field}")?,
                Field::Square(square) => write!(out, "{square}")?,
                Field::Kind(kind) if is_move => write!(out, "={}", kind.name())?,
                Field::Flag => write!(out, ":{name}")?,
                _ if is_move => write!(out, ":{field}")?,
                _ => write!(out, "-{field}")?,
            }
        }
        Ok(())
    }
}

/// As JavaScript has it: `{ t: "move", from: "e2", to: "e4" }`.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut all = out.serialize_struct("Answer", 1 + self.fields().count())?;
        all.serialize_field("t", &Word(self.word))?;
        for (name, field) in self.fields() {
            match field {
                Field::Flag => all.serialize_field(name, &true)?,
                _ => all.serialize_field(name, &Word(field.word()))?,
            }
        }
        all.end()
    }
}

impl IntoFields for Move {
    const NEEDS: &'static [&'static str] = &["from", "to"];
    const MAY: &'static [&'static str] = &["becomes"];

    fn add(self, _name: &'static str, form: Form) -> Form {
        let form = form.push("from", Field::Square(self.from)).push("to", Field::Square(self.named()));
        match self.becomes {
            Some(kind) => form.push("becomes", Field::Kind(kind)),
            None => form,
        }
    }

    fn movement(self) -> Option<Move> {
        Some(self)
    }
}

impl IntoFields for Square {
    fn add(self, name: &'static str, form: Form) -> Form {
        form.push(name, Field::Square(self))
    }
}

impl IntoFields for Kind {
    fn add(self, name: &'static str, form: Form) -> Form {
        form.push(name, Field::Kind(self))
    }
}

impl IntoFields for Side {
    fn add(self, name: &'static str, form: Form) -> Form {
        form.push(name, Field::Side(self))
    }
}

impl IntoFields for &'static str {
    fn add(self, name: &'static str, form: Form) -> Form {
        form.push(name, Field::Name(self))
    }
}

impl IntoFields for bool {
    fn add(self, name: &'static str, form: Form) -> Form {
        if self {
            form.push(name, Field::Flag)
        } else {
            form
        }
    }
}
