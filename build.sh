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
  help | -h | --help)
    cat <<'TEXT'
./build.sh         builds dist/: the page, deckmate.html (the page in one file), the engine (engine.mjs, engine.js) and its types
./build.sh run     installs what is missing, builds, serves dist/ and prints the address (PORT chooses the port)
./build.sh test    installs what is missing and runs every test
./build.sh quick   checks format and types, and runs the specs and the quick Rust tests without optimisation
./build.sh bench   measures speed and load time; prints `name value unit` lines
./build.sh soak    the long form of the laws (DECKMATE_PLIES chooses how long), attacks, simulations and twin games
./build.sh fuzz N  fuzzes each target of fuzz/ for N seconds, guided by coverage (needs a C++ compiler)
./build.sh corpora keeps the few inputs that reach most of what was found so far as fuzz/corpus
./build.sh audit   asks for known weaknesses of the packages that are used, and says where nobody answers

CHROME, FIREFOX and WEBKIT (MiniBrowser) name the browsers for the tests, if they are not found by themselves.
The page is tested in Chromium and opened in Firefox and WebKit, too; BROWSERS=chromium leaves those out. WALKS=all plays
whole games everywhere and solves every practice position by clicks; without it a seventh of them a day. With
DECKMATE_PAIRS=all every pair of Storm cards meets; without it a fourteenth of them a day.
TEXT
    ;;
  *) fail "there is no task '$1'; ./build.sh help lists them" ;;
esac
