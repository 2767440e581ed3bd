"""Plays a match in slices on a Ray cluster and sums it up; started again, it goes on where it stopped.

    python3 examples/study/ray_study.py FOLDER SLICES --game doublecross --first normal --second greedy --games 400

The folder must be one that all nodes share, and DECKMATE names the program on them.
"""

import glob
import os
import subprocess
import sys

import ray

PROGRAM = os.environ.get("DECKMATE", "deckmate")


@ray.remote(num_cpus=1, max_retries=3)
def play(folder, number, slices, words):
    """One slice; a process that fails is an error of the task, which Ray starts again where its node was lost."""
    file = os.path.join(folder, f"slice-{number}.jsonl")
    own = ["--jobs", "1", "--jsonl", "--slice", f"{number}/{slices}", "--resume", file]
    subprocess.run([PROGRAM, "match", *words, *own], check=True)
    return number


def main():
    folder, slices, words = os.path.abspath(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.makedirs(folder, exist_ok=True)
    ray.init()
    waiting = [play.remote(folder, number, slices, words) for number in range(1, slices + 1)]
    while waiting:
        done, waiting = ray.wait(waiting)
        print(f"slice {ray.get(done[0])} is played, {len(waiting)} are left", flush=True)
    files = sorted(glob.glob(os.path.join(folder, "slice-*.jsonl")))
    subprocess.run([PROGRAM, "tally", "--whole", *files], check=True)


if __name__ == "__main__":
    main()
