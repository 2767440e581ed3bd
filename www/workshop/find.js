// The search over the choices of a sheet: what is not meant is hidden, and folded groups open meanwhile.
// Choices whose names have the words come alone; without any, all that say something of them.
import { h } from "../ui/dom.js";
import { count, sought } from "../ui/words.js";

/**
 * The field that searches a list of groups.
 * @param {HTMLElement} list @param {string} label
 */
export function searchOf(list, label) {
  const said = h("p", { class: "hint", role: "status", hidden: true });
  /** The groups that were open before anything was sought. @type {Set<HTMLElement> | null} */
  let open = null;
  const filter = () => {
    const wanted = sought(field.value);
    const groups = /** @type {HTMLElement[]} */ ([...list.children]);
    open ??= new Set(groups.filter((group) => group.hasAttribute("open")));
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".choice")]);
    const isNamed = all.some(({ dataset }) => wanted.every((word) => dataset.called?.includes(word)));
    let found = 0;
    for (const group of groups) {
      const folds = group.matches("details");
      const choices = all.filter((choice) => group.contains(choice));
      for (const choice of choices) {
        const words = choice.dataset[isNamed ? "called" : "words"] ?? "";
        choice.hidden = !wanted.every((word) => words.includes(word));
      }
      const seen = choices.filter(({ hidden }) => !hidden).length;
      // A verb above the groups stands in one of them, too.
      group.hidden = wanted.length > 0 && (!folds || !seen);
      if (folds) group.toggleAttribute("open", wanted.length > 0 || open.has(group));
      if (folds) found += seen;
    }
    if (!wanted.length) open = null;
    said.hidden = !wanted.length;
    said.textContent = found ? `${count(found, "choice")}.` : "Nothing has these words. Try others, such as “capture”.";
  };
  const field = h("input", {
    type: "text",
    class: "choice-search",
    placeholder: "Search",
    "aria-label": label,
    autocomplete: "off",
    spellcheck: "false",
    oninput: filter,
  });
  return h("div", { class: "choice-find" }, field, said);
}
