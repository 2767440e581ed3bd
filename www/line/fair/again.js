// After a page was opened again: what each side says that it has, and what the other one sends once more.
import { sealsOf } from "./seals.js";

/** @typedef {import("./kept-game.js").Kept} Kept */
/** @typedef {{ answers: number, links: number, seals: boolean }} Have */

/** The message that says what is here already. @param {Kept} kept */
export const have = ({ answers, links, seals }) => ({
  t: "have",
  answers: answers.length,
  links: links.length - 1,
  seals: Object.keys(seals).length > 0,
});

/**
 * Sends what the other side lacks of answers, and of what goes with them.
 * @param {Kept} kept @param {(message: object) => void} post @param {Have} has
 */
export function sendAgain(kept, post, has) {
  if (!has.seals && kept.hidden.length) post({ t: "seals", seals: sealsOf(kept.hidden) });
  for (const [at, [text, thought]] of kept.answers.entries())
    if (at >= has.answers) post({ t: "answer", n: at, text, thought });
  for (const [n, opened] of Object.entries(kept.opened))
    if (Number(n) >= has.answers - 1) post({ t: "opened", n: Number(n), opened });
  for (const [n, cards] of Object.entries(kept.hands?.shown ?? {}))
    if (Number(n) >= has.answers - 1) post({ t: "hand", n: Number(n), cards });
}
