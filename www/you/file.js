// The player file as a file: it is saved, read back, and joined with what is here.
import { joinedPlayers } from "../match/merge.js";
import { keepPlayer, player } from "../match/player.js";
import { button, h } from "../ui/dom.js";
import { download } from "../ui/files.js";
import { isObject } from "../ui/fit.js";
import { toast } from "../ui/live.js";

/** Signs of a file at most. */
const LONGEST = 1_000_000;

/** Saves what is kept of the player. */
const save = () => download("deckmate-player.json", `${JSON.stringify({ ...player(), player: 1 }, null, 1)}\n`);

/**
 * Joins a file with what is here, or says why not.
 * @param {File} file @param {() => void} changed
 */
async function take(file, changed) {
  try {
    if (file.size > LONGEST) throw new Error("it is too long");
    const found = JSON.parse(await file.text());
    if (!isObject(found) || !Number.isInteger(found.player)) throw new Error("it is no player file");
    keepPlayer(joinedPlayers(player(), found));
    toast("The file was added to what is kept here.");
    changed();
  } catch (error) {
    const why = error instanceof SyntaxError ? "it is no player file" : /** @type {Error} */ (error).message;
    toast(`“${file.name}” can't be read: ${why}.`, "trouble");
  }
}

/** The place of what is kept, and the buttons that save the file and read one. @param {() => void} changed */
export function filePanel(changed) {
  const file = h("input", {
    type: "file",
    hidden: true,
    accept: ".json,application/json",
    onchange: () => file.files?.[0] && take(file.files[0], changed),
    "data-test": "player-file",
  });
  return h(
    "details",
    { class: "panel you-file" },
    h("summary", {}, "Carry it to another browser"),
    h(
      "p",
      { class: "hint" },
      "This page is kept in this browser alone. Save it as a file, and add the file in the other browser: " +
        "nothing is lost on either side.",
    ),
    h(
      "div",
      { class: "you-file-acts" },
      button("Save file", { class: "button", onclick: save, "data-test": "save-player" }, "save"),
      button("Add file", { class: "button", onclick: () => file.click(), "data-test": "add-player" }, "load"),
    ),
    file,
  );
}
