#!/usr/bin/env bash
# Builds, runs, tests and measures Deckmate; `./build.sh help` lists what it can do.
set -Eeuo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source scripts/steps.sh
source scripts/tools.sh
source scripts/browsers.sh
source scripts/tasks.sh
source scripts/fuzz.sh
source scripts/audit.sh
source scripts/release.sh

case "${1:-build}" in
  build) build ;;
  run) run ;;
  test) run_tests ;;
  quick) quick ;;
  bench) bench ;;
  soak) soak ;;
  fuzz) fuzz "${2:-}" ;;
  corpora) renew_corpora ;;
  audit) audit ;;
  release) release "${2:-}" ;;
  help | -h | --help)
    cat <<'TEXT'
./build.sh         builds dist/: the page, deckmate.html (the page in one file), the engine (engine.mjs, engine.js) and its types
./build.sh run     installs what is missing, builds, serves dist/ and prints the address (PORT chooses the port)
./build.sh test    installs what is missing and runs every test
./build.sh quick   checks format and types, and runs the specs and the quick Rust tests without optimisation
./build.sh bench   measures speed and load time; prints `name value unit` lines
./build.sh soak    long tests: random games checked for invariants (DECKMATE_PLIES moves each), hostile input,
                   simulated browser failures, leak tests
./build.sh fuzz N  fuzzes each target of fuzz/ for N seconds, guided by coverage (needs a C++ compiler)
./build.sh corpora reduces the inputs found by fuzzing to a small set with the same coverage, in fuzz/corpus
./build.sh audit   checks the dependencies for known vulnerabilities; warns if a service can't be reached
./build.sh release [TAG] builds, and puts the files of a release with their digests into target/released

CHROME, FIREFOX and WEBKIT (MiniBrowser) set the paths of the browsers if they aren't found automatically.
The page is tested in Chromium and opened in Firefox and WebKit, too; BROWSERS=chromium leaves those out. WALKS=all plays
whole games everywhere, every card, deck and practice position by clicks; otherwise a part of them runs, chosen by the date.
DECKMATE_PAIRS=all tests every pair of Chess Storm cards; otherwise one twenty-first, chosen by the date.
TEXT
    ;;
  *) fail "there is no task '$1'; ./build.sh help lists them" ;;
esac
