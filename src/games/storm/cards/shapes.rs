//! FILE
use crate::games::storm::catalog::Row;

/// The rows of this file.
pub const ROWS: &[Row] = &[];
