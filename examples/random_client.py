"""Plays games of Deckmate at random, through `deckmate serve`: one JSON object a line. Needs Python alone.

    cargo build --release -p deckmate-cli
    python3 examples/random_client.py --deckmate target/release/deckmate --game five-card --seat second --games 10

What follows the options that this script knows goes to `deckmate serve`. `--deckmate PATH` names the program, which is
looked for on PATH otherwise, and `--shuffle SEED` the order of chance.
"""

import argparse
import json
import random
import subprocess
import sys


def choose(prompt, offers, rng):
    """An offer that plays the game on, by lot: no resignation, no draw, no talk beside the game."""
    playing = [offer for offer in offers if offer["role"] == "play"]
    return rng.choice(playing or offers)["text"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deckmate", default="deckmate", help="the program")
    parser.add_argument("--shuffle", default="random", help="the seed of the lots")
    own, rest = parser.parse_known_args()
    rng = random.Random(own.shuffle)
    try:
        server = subprocess.Popen(
            [own.deckmate, "serve", *rest], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
    except OSError as error:
        sys.exit(f"The program `{own.deckmate}` does not start ({error.strerror}): `cargo build --release -p deckmate-cli` "
                 "makes target/release/deckmate, and `--deckmate PATH` names it.")
    seats = []
    for line in server.stdout:
        told = json.loads(line)
        if told["t"] == "game":
            seats = told["seats"]
        elif told["t"] == "prompt":
            # `told["view"]` is what the asked seat sees; who plays better than by lot looks at it.
            answer = {"answer": choose(told["prompt"], told["offers"], rng)}
            server.stdin.write(json.dumps(answer) + "\n")
            server.stdin.flush()
        elif told["t"] == "result":
            result = told["result"]
            print(f"game {told['number']}: playing {' and '.join(seats)}, winner {result['winner']}, {result['how']}")
        elif told["t"] == "refused":
            sys.exit(f"refused: {told['message']}")
    server.stdin.close()
    sys.exit(server.wait())


if __name__ == "__main__":
    main()
