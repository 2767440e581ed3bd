// The tree as its reader sees it: the main line in bold, branches in lines of their own under it, each answer a button.
import { h } from "../ui/dom.js";

/**
 * @typedef {import("./tree.js").Twig} Twig
 * @typedef {import("./tree.js").Tree} Tree
 */

/** @param {Twig} twig @param {boolean} begins whether it begins a line */
function number({ move, side }, begins) {
  if (!move || (side === "black" && !begins)) return "";
  return side === "black" ? `${move}… ` : `${move}. `;
}

/**
 * @param {Tree} tree @param {Twig} twig @param {boolean} begins @param {(to: Twig) => void} go
 */
const answer = (tree, twig, begins, go) =>
  h(
    "button",
    {
      type: "button",
      class: "twig",
      "aria-current": twig === tree.now ? "step" : null,
      onclick: () => go(twig),
    },
    number(twig, begins) + (twig.words || twig.text),
  );

/**
 * A line from its first answer on, and the branches beside its answers.
 * @param {Tree} tree @param {Twig} first @param {(to: Twig) => void} go @returns {HTMLElement[]}
 */
function line(tree, first, go) {
  /** @type {HTMLElement[]} */
  const nodes = [];
  let begins = true;
  /** @type {Twig | undefined} */
  let at = first;
  while (at) {
    nodes.push(answer(tree, at, begins, go));
    begins = false;
    const beside = at === first ? [] : (at.parent?.next.slice(1) ?? []);
    for (const other of beside) {
      nodes.push(h("div", { class: "twig-branch", role: "group", "aria-label": "Branch" }, line(tree, other, go)));
      begins = true;
    }
    at = at.next[0];
  }
  return nodes;
}

/** The whole tree. @param {Tree} tree @param {(to: Twig) => void} go */
export function lines(tree, go) {
  const [main, ...others] = tree.root.next;
  if (!main)
    return [
      h("p", { class: "hint" }, "Play moves for both sides. Another move from an earlier place begins a branch."),
    ];
  const rest = others.map((other) =>
    h("div", { class: "twig-branch", role: "group", "aria-label": "Branch" }, line(tree, other, go)),
  );
  const [first, ...more] = line(tree, main, go);
  return [first, ...rest, ...more];
}
