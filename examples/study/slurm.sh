#!/usr/bin/env bash
# A match as a Slurm job array, one slice a task: sbatch --array=1-100 examples/study/slurm.sh FOLDER --game ... --games ...
# A task that is ended and queued again goes on where it stopped. Afterwards: deckmate tally FOLDER/slice-*.jsonl
#SBATCH --job-name=deckmate
#SBATCH --array=1-20
#SBATCH --cpus-per-task=4
#SBATCH --mem=2G
#SBATCH --time=00:30:00
#SBATCH --requeue
set -euo pipefail

folder=$1
shift
slice=$SLURM_ARRAY_TASK_ID
mkdir -p "$folder"
exec "${DECKMATE:-deckmate}" match "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" --jsonl \
  --slice "$slice/$SLURM_ARRAY_TASK_COUNT" --resume "$folder/slice-$slice.jsonl"
