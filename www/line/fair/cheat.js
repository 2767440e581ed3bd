// Says what the other device has sent that does not fit, with the proof to be copied.
import { go } from "../../router.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { copy } from "../../ui/files.js";
import { capital, whose } from "../../ui/words.js";

/** @param {import("../two.js").Line} line @param {import("./audit.js").Cheat} found */
export async function sayCheat(line, { what, proof }) {
  const text = JSON.stringify({ deckmate: "proof", what, by: line.friend, proof }, null, 1);
  /** @type {"copy" | null} */
  const chosen = await dialog({
    id: "line-cheat",
    title: `${capital(whose(line.friend))} device ${what}.`,
    size: "small",
    body: h(
      "p",
      { role: "status" },
      "The game ends here: what came doesn't fit what that device promised before. The proof shows it to anybody.",
    ),
    actions: (close) => [
      button("Copy the proof", { onclick: () => close("copy"), "data-test": "line-proof" }, "copy"),
      button("Leave", { class: "button primary", onclick: () => close(null), "data-test": "line-leave" }),
    ],
  });
  if (chosen === "copy") await copy(text, "Proof");
  line.end();
  go("home");
}
