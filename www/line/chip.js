// The sign of the line in the bar of a table: how it stands, and the way to what can be said and done over it.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { linePicture } from "./picture.js";
import { REMARKS, STANDS } from "./words.js";

/** @param {import("./two.js").Line} line */
export function lineChip(line) {
  const node = button("", { class: "line-chip", onclick: () => lineDialog(line), "data-test": "line-chip" }, "phones");
  const words = /** @type {HTMLElement} */ (node.lastElementChild);
  const paint = () => {
    const { state } = line.link;
    node.dataset.state = state;
    words.textContent = STANDS[state](line.friend);
    node.setAttribute("aria-label", `Line: ${words.textContent}`);
  };
  paint();
  return { node, paint };
}

/** The menu of remarks and actions over the line. @param {import("./two.js").Line} line */
export async function lineDialog(line) {
  const { link } = line;
  if (!link.open) return line.lost();
  /** @type {"watch" | "leave" | number | null} */
  const chosen = await dialog({
    id: "line-say",
    title: STANDS[link.state](line.friend),
    size: "small",
    body: (close) => [
      linePicture(link.state),
      !line.watches &&
        h(
          "div",
          { class: "line-remarks", role: "group", "aria-label": `Say to ${line.friend}` },
          REMARKS.map((words, at) => button(words, { onclick: () => close(at), "data-test": `say-${at}` })),
        ),
    ],
    actions: (close) => [
      "inviteWatcher" in line &&
        button("Invite a watcher", { onclick: () => close("watch"), "data-test": "line-watch" }, "eye"),
      button("Leave", { onclick: () => close("leave"), "data-test": "line-leave" }),
    ],
  });
  if (typeof chosen === "number") line.say(chosen);
  else if (chosen === "watch") await /** @type {import("./host-line.js").HostLine} */ (line).inviteWatcher();
  else if (chosen === "leave") await line.leave();
}
