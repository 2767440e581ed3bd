//! The arena's complaints about programs that are not as they are said to be, and its lines about a match.

use std::path::Path;
use std::process::{Command, Output};

use super::python::PROGRAM;
use super::tables::{err, out, run};

/// An arena in which this program plays itself, with more words.
fn arena(more: &[&str]) -> Output {
    let program = format!("{PROGRAM} uci");
    let mut arena = Command::new(PROGRAM);
    arena.args(["arena", "--games", "2", "--first", &program]);
    if !more.contains(&"--second") {
        arena.args(["--second", &program]);
    }
    arena.args(more).output().unwrap()
}

#[test]
fn what_a_program_or_go_does_not_take_is_refused() {
    for (more, wrong) in [
        (&["--second-set", "Foo=1"][..], "has no option `Foo`"),
        (&["--first-set", "Level=god"], "is one of beginner, easy, normal, strong, not `god`"),
        (&["--first-set", "Level"], "`Level`: an option is NAME=VALUE"),
        (&["--go", "nodez 10"], "`go nodez 10`: `nodez` is not known here"),
        (&["--go", ""], "sets no limit"),
        (&["--second-go", "infinite"], "`go infinite` sets no limit"),
        (&["--go", "nodes 0"], "`go nodes 0` sets no limit"),
        (&["--go", "nodes 10 searchmoves e2e4"], "leave out `searchmoves`"),
        (&["--second", "true"], "`true` ended before it said `uciok`"),
        (&["--second", "no-such-program"], "`no-such-program` does not start: "),
        (&["--seed", "a b"], "`a b`: each game has `SEED-NUMBER`"),
    ] {
        let output = arena(more);
        assert!(!output.status.success() && output.stdout.is_empty(), "{more:?}");
        assert!(err(&output).contains(wrong), "{more:?}: {}", err(&output));
    }
}

#[test]
fn a_program_that_is_silent_ends_the_match() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("silent.sh");
    let script =
        "while read -r line; do case $line in uci) echo uciok;; isready) echo readyok;; quit) exit;; esac; done";
    std::fs::write(&path, script).unwrap();
    let output = arena(&["--second", &format!("sh {}", path.display()), "--silence", "1", "--go", "nodes 30"]);
    assert!(!output.status.success());
    assert!(err(&output).contains("has said nothing for 1 s, and does not say `bestmove`"), "{}", err(&output));
}

/// The options of the second program belong to the match; its sum is in Elo, too, from the lines as from the arena.
#[test]
fn lines_tell_matches_with_another_go_apart() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let play = |name: &str, go: &str| {
        let path = folder.join(name);
        std::fs::write(&path, out(&arena(&["--go", "nodes 30", "--second-go", go, "--jsonl"]))).unwrap();
        path.display().to_string()
    };
    let [one, other] = [play("arena-1.jsonl", "nodes 20"), play("arena-2.jsonl", "depth 1")];
    let sum = out(&run(&format!("tally {one}")));
    assert_eq!(sum, out(&arena(&["--go", "nodes 30", "--second-go", "nodes 20"])));
    assert!(sum.contains("go=nodes 30, second-go=nodes 20") && sum.contains("\nElo "), "{sum}");
    let both = run(&format!("tally {one} {other}"));
    assert!(!both.status.success() && err(&both).contains("this is another match: game 0 of chess"), "{}", err(&both));
    let levels = run(&format!("tally --levels {one}"));
    assert!(!levels.status.success() && err(&levels).contains("no match between two levels"), "{}", err(&levels));
}
