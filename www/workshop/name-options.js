// What earlier steps have chosen, as options.
import { verbOf } from "./grammar.js";
import { VERBS } from "./labels.js";
import { namedBefore, withName } from "./names.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./places.js").Path} Path
 * @typedef {import("./options.js").Option} Option
 */

/**
 * What earlier steps have chosen, as options.
 * @param {Design} design @param {Path} path @param {(design: Design, name: string) => Design} make @param {unknown} now
 * @returns {Option[]}
 */
export const nameOptions = (design, path, make, now) =>
  namedBefore(design, path).map((named) => {
    const [card, name] = withName(design, named);
    const verb = verbOf(named.step);
    return {
      label: "it",
      about: `What step ${Number(named.path[1]) + 1} is about: ${VERBS[verb?.word ?? ""]?.[2] ?? ""}`,
      name,
      design: make(card, name),
      on: name === now,
    };
  });
