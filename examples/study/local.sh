#!/usr/bin/env bash
# Plays a match in slices, several at a time, with GNU parallel or else xargs; started again, it goes on where it stopped.
#   examples/study/local.sh FOLDER SLICES --game doublecross --first normal --second greedy --games 400 --seed study
# DECKMATE names the program, JOBS how many slices are played at a time.
set -euo pipefail

folder=$1 slices=$2
shift 2
program=${DECKMATE:-deckmate}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
mkdir -p "$folder"

play=("$program" match "$@" --jobs 1 --jsonl --slice "{}/$slices" --resume "$folder/slice-{}.jsonl")
if parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
  seq "$slices" | parallel --quote --halt soon,fail=1 --jobs "$jobs" "${play[@]}"
else
  seq "$slices" | xargs -P "$jobs" -I '{}' "${play[@]}"
fi
"$program" tally --whole "$folder"/slice-*.jsonl
