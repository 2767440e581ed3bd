#!/usr/bin/env bash
# Plays a match in slices, several at a time, with GNU parallel or else xargs; started again, it goes on where it stopped.
#   examples/study/local.sh FOLDER SLICES --game doublecross --first normal --second greedy --games 400 --seed study
# DECKMATE names the program, JOBS how many slices are played at a time.
set -euo pipefail

[[ $# -ge 2 && $2 =~ ^[1-9][0-9]*$ ]] || {
  echo "usage: $0 FOLDER SLICES --game GAME --first LEVEL --second LEVEL --games N ..." >&2
  exit 2
}
folder=$1 slices=$2
shift 2
program=${DECKMATE:-deckmate}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
command -v "$program" >/dev/null || {
  echo "there is no program $program: DECKMATE names it" >&2
  exit 2
}
mkdir -p "$folder"
# A game belongs to another slice where there are more or fewer of them.
before=$(cat "$folder/slices" 2>/dev/null || echo "$slices")
if [ "$before" != "$slices" ] && compgen -G "$folder/slice-*.jsonl" >/dev/null; then
  echo "$folder holds a match in $before slices: give that number, or another folder" >&2
  exit 2
fi
echo "$slices" >"$folder/slices"

play=("$program" match "$@" --jobs 1 --jsonl --slice "{}/$slices" --resume "$folder/slice-{}.jsonl")
if parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
  seq "$slices" | parallel --quote --halt soon,fail=1 --jobs "$jobs" "${play[@]}"
else
  seq "$slices" | xargs -P "$jobs" -I '{}' "${play[@]}"
fi
"$program" tally --whole "$folder"/slice-*.jsonl
