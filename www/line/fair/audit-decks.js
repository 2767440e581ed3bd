// The audit of decks that both devices have shuffled: all that the other side has sent for them is worked out again
// from its secret, and what it drew in secret takes its place in the answers.
import { secretOf } from "./decks.js";
import { fromHex } from "./sums.js";

/** @typedef {import("./kept-game.js").Kept} Kept */

/** Some texts in hex as bytes, one after the other. @param {string[]} texts */
const bytesOf = (texts) => fromHex(texts.join(""));

/**
 * Gives the answers with the rolls of a game of which everything is known, or the finding.
 * @param {import("./decks.js").Shuffler} wasm @param {Kept} kept @param {import("./decks.js").KeptHands} hands
 * @param {string} seed of the other side
 * @returns {import("./audit.js").Cheat | { answers: import("./kept-game.js").Answer[] }}
 */
export function auditDecks(wasm, kept, hands, seed) {
  const first = kept.own === "second";
  const early = Object.keys(hands.keys).find((name) => {
    const [deck, place] = name.split(".").map(Number);
    return deck > hands.deck || (deck === hands.deck && place >= hands.next);
  });
  if (early) return { what: "has given the key of a card that nobody has drawn", proof: { place: early, ...hands } };
  for (const [at, { count, rounds }] of hands.decks.entries()) {
    // A game may end within a shuffle.
    if (rounds.length < 4) continue;
    const fresh = wasm.fresh(count);
    const [one, two, three] = rounds.map((round) => fromHex(round));
    const met = first ? [fresh, two] : [one, three];
    const keys = Object.entries(hands.keys).filter(([name]) => name.startsWith(`${at + 1}.`));
    const places = Uint32Array.from(keys, ([name]) => Number(name.split(".")[1]));
    try {
      wasm.audit(
        secretOf(seed, at + 1),
        Uint8Array.from([...met[0], ...met[1]]),
        bytesOf(first ? [rounds[0], rounds[2]] : [rounds[1], rounds[3]]),
        places,
        bytesOf(keys.map(([, key]) => key)),
      );
    } catch (error) {
      return {
        what: error instanceof Error ? error.message : String(error),
        proof: { seed, deck: at + 1, rounds, keys },
      };
    }
  }
  /** The card at a place, by both keys. @param {import("./decks.js").Place} place */
  const cardAt = ([deck, place]) => {
    const { count, rounds } = hands.decks[deck - 1];
    const theirs = wasm.key(secretOf(seed, deck), count, place);
    return wasm.open(secretOf(kept.seed, deck), fromHex(rounds[3]), place, theirs);
  };
  const answers = kept.answers.map(([text, thought, rolls], n) => {
    const drawn = hands.drawn[n];
    if (drawn && !drawn.mine) return [text, thought, drawn.places.map(cardAt)];
    // A hand that was shown is known by then.
    return [text, thought, hands.told[n] ? [] : rolls];
  });
  return { answers: /** @type {import("./kept-game.js").Answer[]} */ (answers) };
}
