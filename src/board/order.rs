//! Putting short lists in order.

/// Sorts by a key; equal keys keep their order. By insertion: the lists here are short, and the library's sort would
/// be compiled anew for each of them, which is a tenth of the whole wasm.
pub fn by_key<T, K: PartialOrd>(things: &mut [T], key: impl Fn(&T) -> K) {
    by(things, |one, other| key(one) < key(other));
}

/// Sorts from the least.
pub fn plainly<T: PartialOrd>(things: &mut [T]) {
    by(things, |one, other| one < other);
}

/// Sorts so that no thing stands before one that is to be before it.
pub fn by<T>(things: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && is_before(&things[at], &things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}
