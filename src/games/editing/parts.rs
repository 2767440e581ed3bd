//! The parts of a setup beside its board: what is said of a piece stays with the piece.

use crate::games::form::SetupField;
use crate::play::Value;

/// Gives a name of a map a value.
pub(super) fn put(map: &mut Value, name: &str, value: Value) {
    let Value::Map(all) = map else { return };
    match all.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value,
        None => all.push((name.into(), value)),
    }
}

/// Words about a piece go with it, or away.
pub(super) fn follow(setup: &mut Value, fields: &[SetupField], from: &str, to: Option<&str>) {
    let Value::Map(parts) = setup else { return };
    for (name, part) in parts {
        let holds = fields.iter().find(|field| field.path == [name.as_str()]).map(|field| field.holds);
        match (holds, part) {
            (Some("bases"), Value::Map(bases)) => match to {
                Some(to) => bases.iter_mut().filter(|(at, _)| at == from).for_each(|(at, _)| *at = to.into()),
                None => bases.retain(|(at, _)| at != from),
            },
            (Some("squares"), Value::List(squares)) => match to {
                Some(to) => squares.iter_mut().filter(|at| at.text() == Some(from)).for_each(|at| *at = to.into()),
                None => squares.retain(|at| at.text() != Some(from)),
            },
            (Some("effects"), Value::List(effects)) => {
                let Some(to) = to else { continue };
                for (_, at) in effects.iter_mut().flat_map(entries) {
                    if at.text() == Some(from) {
                        *at = to.into();
                    }
                }
            }
            _ => {}
        }
    }
}

/// The entries of a map.
fn entries(value: &mut Value) -> std::slice::IterMut<'_, (String, Value)> {
    match value {
        Value::Map(all) => all.iter_mut(),
        _ => std::slice::IterMut::default(),
    }
}
