//! The grammar as data, for the page's blocks and for the document of it.
