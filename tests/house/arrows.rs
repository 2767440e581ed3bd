//! Arrows of the source: which file names something of which other file, by the real paths of their modules.
//!
//! A name that a module hands on (`pub use`) leads to the file that has it, an associated function to the file that
//! defines it, and a call to the file of the method, if the source has one function of that name. `mod` and `pub use`
//! in a `mod.rs` are its table of contents, and no arrows.

use std::collections::{BTreeMap, BTreeSet};

use super::tokens::{is_word, tokens};

/// Path of a module: `["games", "storm"]`.
type Path = Vec<String>;

/// Crates of `src` as others name them, each with its folder.
const CRATES: [(&str, &[&str]); 3] = [("deckmate", &[]), ("deckmate_spec", &["spec"]), ("deckmate_cli", &["cli"])];

/// Arrows of each file, which is named by its path below `src`.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// A name that a `use` brings into a file.
struct Import {
    path: Path,
    name: String,
    is_public: bool,
}

/// A module with what its file says of others.
struct Module {
    file: String,
    tokens: Vec<String>,
    imports: Vec<Import>,
    paths: Vec<Path>,
    /// Types with the functions of their `impl` blocks here.
    functions: Vec<(Path, String)>,
    /// Names of the methods that are called.
    calls: BTreeSet<String>,
}

/// Modules by their paths.
struct Tree {
    modules: BTreeMap<Path, Module>,
    /// Modules of the macros that the crate exports.
    macros: BTreeMap<String, Path>,
}

/// Arrows of these files, each with its path below `src` and its text.
pub fn arrows(files: impl IntoIterator<Item = (String, String)>) -> Arrows {
    Tree::of(files).arrows()
}

/// Largest sets of files in which each leads to each other one, by way of others.
pub fn circles(arrows: &Arrows) -> Vec<Vec<&str>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> = arrows.keys().map(|file| (&**file, reached(arrows, file))).collect();
    let mut circles: Vec<Vec<&str>> = Vec::new();
    for (file, there) in &reach {
        if there.contains(file) && !circles.iter().any(|circle| circle.contains(file)) {
            circles.push(there.iter().copied().filter(|other| reach[other].contains(file)).collect());
        }
    }
    circles
}

/// Files to which a file leads, itself among them only by a detour.
fn reached<'a>(arrows: &'a Arrows, file: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&String> = arrows[file].iter().collect();
    while let Some(next) = open.pop() {
        if found.insert(next.as_str()) {
            open.extend(&arrows[next]);
        }
    }
    found
}

impl Tree {
    fn of(files: impl IntoIterator<Item = (String, String)>) -> Tree {
        let mut tree = Tree { modules: BTreeMap::new(), macros: BTreeMap::new() };
        for (file, text) in files {
            let module = Module::of(file, &text);
            let path = module.path();
            for at in 0..module.tokens.len().saturating_sub(2) {
                if module.tokens[at] == "macro_rules" {
                    tree.macros.insert(module.tokens[at + 2].clone(), path.clone());
                }
            }
            tree.modules.insert(path, module);
        }
        tree
    }

    fn arrows(&self) -> Arrows {
        let functions = self.functions();
        let methods = self.methods();
        let mut arrows = Arrows::new();
        for (path, module) in &self.modules {
            let is_contents = module.is_contents();
            let imports = module.imports.iter().filter(|import| !(is_contents && import.is_public));
            let named = imports.map(|import| &import.path).chain(&module.paths);
            let mut to = BTreeSet::new();
            for (home, item) in named.filter_map(|named| self.resolve(path, named, 0)) {
                to.insert(self.modules[&home].file.clone());
                to.extend(functions.get(&(home, item)).into_iter().flatten().cloned());
            }
            to.extend(module.calls.iter().filter_map(|name| methods.get(name).cloned()));
            to.remove(&module.file);
            arrows.insert(module.file.clone(), to);
        }
        arrows
    }

    /// Files that define an associated function, by the home of its type and `[type, function]`.
    fn functions(&self) -> BTreeMap<(Path, Path), BTreeSet<String>> {
        let mut all: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (path, module) in &self.modules {
            for (named, function) in &module.functions {
                let own = || (path.clone(), named.clone());
                let (home, mut item) = self.resolve(path, named, 0).unwrap_or_else(own);
                item.push(function.clone());
                all.entry((home, item)).or_default().insert(module.file.clone());
            }
        }
        all
    }

    /// Files of the methods that alone have their name.
    fn methods(&self) -> BTreeMap<String, String> {
        let mut named: BTreeMap<&String, Vec<Option<&String>>> = BTreeMap::new();
        for module in self.modules.values() {
            for at in (1..module.tokens.len()).filter(|&at| module.tokens[at - 1] == "fn") {
                let name = &module.tokens[at];
                let first = module.tokens[at..].iter().take_while(|token| !matches!(token.as_str(), "," | ")"));
                let is_own = || module.functions.iter().any(|(_, function)| function == name);
                let is_method = first.skip_while(|token| *token != "(").any(|token| token == "self") && is_own();
                named.entry(name).or_default().push(is_method.then_some(&module.file));
            }
        }
        let alone = named.into_iter().filter(|(_, files)| files.len() == 1);
        alone.filter_map(|(name, files)| Some((name.clone(), files[0]?.clone()))).collect()
    }

    /// Module to which a path leads that a module writes, and what it names there; none for other crates.
    fn resolve(&self, from: &[String], path: &[String], depth: usize) -> Option<(Path, Path)> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.walk(own_crate(from), rest, depth),
            "self" => self.walk(from.to_vec(), rest, depth),
            "super" => {
                let ups = path.iter().take_while(|part| *part == "super").count();
                self.walk(from[..from.len().checked_sub(ups)?].to_vec(), &path[ups..], depth)
            }
            _ if self.modules.contains_key(&[from, &path[..1]].concat()) => self.walk(from.to_vec(), path, depth),
            name => match CRATES.iter().find(|(known, _)| *known == name) {
                Some((_, folder)) => self.walk(owned(folder), rest, depth),
                None => self.imported(from, path, depth),
            },
        }
    }

    /// Goes on from an imported name. A name may be that of the crate it comes from: the depth ends such a search.
    fn imported(&self, from: &[String], path: &[String], depth: usize) -> Option<(Path, Path)> {
        let is_it = |import: &&Import| depth < 9 && import.name == path[0] && import.path != path;
        let import = self.modules[from].imports.iter().find(is_it)?;
        let (home, item) = self.resolve(from, &import.path, depth + 1)?;
        if item.is_empty() {
            self.walk(home, &path[1..], depth + 1)
        } else {
            Some((home, [&item[..], &path[1..]].concat()))
        }
    }

    /// Follows a path from a module down, and where a name is handed on, to where it comes from.
    fn walk(&self, mut at: Path, mut rest: &[String], depth: usize) -> Option<(Path, Path)> {
        while let Some((next, after)) = rest.split_first() {
            let below = [&at[..], &rest[..1]].concat();
            if self.modules.contains_key(&below) {
                (at, rest) = (below, after);
            } else if let Some(home) = self.macros.get(next).filter(|_| at.is_empty()) {
                return Some((home.clone(), rest.to_vec()));
            } else {
                return self.imported(&at, rest, depth).or_else(|| Some((at.clone(), rest.to_vec())));
            }
        }
        Some((at, Path::new()))
    }
}

impl Module {
    fn of(file: String, text: &str) -> Module {
        let tokens = tokens(text);
        let (mut imports, mut paths) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < tokens.len() {
            let before = at.checked_sub(1).map_or("", |before| tokens[before].as_str());
            if tokens[at] == "use" {
                at = import(&tokens, at + 1, &[], before == "pub" || before == ")", &mut imports);
            } else if is_word(&tokens[at]) && tokens.get(at + 1).is_some_and(|next| next == "::") {
                let start = at;
                while at + 2 < tokens.len() && tokens[at + 1] == "::" && is_word(&tokens[at + 2]) {
                    at += 2;
                }
                // `pub(in crate::play)` names nothing.
                if before != "in" {
                    paths.push(tokens[start..=at].iter().filter(|token| *token != "::").cloned().collect());
                }
            }
            at += 1;
        }
        let functions = functions(&tokens);
        let calls =
            tokens.windows(3).filter(|part| part[0] == "." && part[2] == "(").map(|part| part[1].clone()).collect();
        Module { file, tokens, imports, paths, functions, calls }
    }

    fn path(&self) -> Path {
        let mut parts: Vec<&str> = self.file.trim_end_matches(".rs").split('/').collect();
        parts.pop_if(|last| ["mod", "lib", "main"].contains(last));
        owned(&parts)
    }

    fn is_contents(&self) -> bool {
        self.file.ends_with("mod.rs") || self.file.ends_with("lib.rs")
    }
}

fn owned(parts: &[&str]) -> Path {
    parts.iter().map(|&part| part.to_owned()).collect()
}

/// Path of the crate in which a module lies.
fn own_crate(module: &[String]) -> Path {
    let inside =
        |folder: &&[&str]| module.iter().zip(*folder).filter(|(own, part)| own == part).count() == folder.len();
    let folders = CRATES.iter().map(|(_, folder)| *folder).filter(inside);
    folders.max_by_key(|folder| folder.len()).map_or_else(Path::new, owned)
}

/// Reads one branch of a `use`, and gives the place after it.
fn import(tokens: &[String], mut at: usize, before: &[String], is_public: bool, all: &mut Vec<Import>) -> usize {
    let mut path = before.to_vec();
    loop {
        match tokens[at].as_str() {
            "{" => {
                at += 1;
                while tokens[at] != "}" {
                    at = import(tokens, at, &path, is_public, all);
                    at += usize::from(tokens[at] == ",");
                }
                return at + 1;
            }
            "::" => at += 1,
            word if is_word(word) => {
                path.push(word.to_owned());
                at += 1;
                if tokens[at] != "::" {
                    break;
                }
            }
            _ => return at + 1,
        }
    }
    path.truncate(path.len() - usize::from(path.len() > 1 && path[path.len() - 1] == "self"));
    let is_renamed = tokens[at] == "as";
    let name = if is_renamed { tokens[at + 1].clone() } else { path[path.len() - 1].clone() };
    all.push(Import { path, name, is_public });
    at + 2 * usize::from(is_renamed)
}

/// Types that have `impl` blocks of their own here, with the functions of these.
fn functions(tokens: &[String]) -> Vec<(Path, String)> {
    let mut all = Vec::new();
    for at in (0..tokens.len()).filter(|&at| tokens[at] == "impl") {
        let Some(open) = tokens[at..].iter().position(|token| token == "{").map(|open| at + open) else { continue };
        let is_block = at == 0 || ["}", ";", "]"].contains(&tokens[at - 1].as_str());
        let mut depth = 0;
        let mut head: Path = Vec::new();
        for token in &tokens[at + 1..open] {
            match token.as_str() {
                "<" => depth += 1,
                ">" => depth -= 1,
                word if depth == 0 && is_word(word) => head.push(word.to_owned()),
                _ => {}
            }
        }
        if !is_block || head.iter().any(|word| word == "for") {
            continue;
        }
        let mut depth = 0;
        for pair in tokens[open..].windows(2) {
            depth += i32::from(pair[0] == "{") - i32::from(pair[0] == "}");
            if depth == 0 {
                break;
            }
            if pair[0] == "fn" && depth == 1 {
                all.push((head.clone(), pair[1].clone()));
            }
        }
    }
    all
}
