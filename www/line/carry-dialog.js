// Carries everything that this browser keeps to another device: over a line of its own, or by a file.
import { context } from "../context.js";
import { confirm, dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { download } from "../ui/files.js";
import { isObject } from "../ui/fit.js";
import { toast } from "../ui/live.js";
import { count, sentence } from "../ui/words.js";
import { everything, kindsOf, loadIn, take } from "./carry.js";
import { exchangeCodes } from "./codes.js";
import { Link } from "./link.js";
import { closeDialog, rulesKnown } from "./two.js";

/** The name of the file's format. */
const FORMAT = "carried";
/** Bytes of a file that is read. */
const LARGEST = 8_000_000;

/** @param {unknown} error */
const say = (error) => toast(sentence(error instanceof Error ? error.message : error), "trouble");

/**
 * The kinds, with a choice of each.
 * @param {import("./carry.js").Kind[]} kinds @param {(kind: import("./carry.js").Kind, on: boolean) => void} [choose]
 */
const list = (kinds, choose) =>
  h(
    "ul",
    { class: "line-list" },
    kinds.map((kind) =>
      h(
        "li",
        {},
        choose
          ? h(
              "label",
              {},
              h("input", {
                type: "checkbox",
                checked: true,
                onchange: (/** @type {{ target: HTMLInputElement }} */ { target }) => choose(kind, target.checked),
              }),
              ` ${kind.words}`,
            )
          : kind.words,
      ),
    ),
  );

/** Shows what has come, and takes what the player wants of it. @param {unknown} found */
async function offer(found) {
  const load = loadIn(found);
  const kinds = kindsOf(load);
  const wanted = new Set(kinds);
  const agreed = await dialog({
    id: "line-take",
    title: "Take this over?",
    body: [
      list(kinds, (kind, on) => (on ? wanted.add(kind) : wanted.delete(kind))),
      h(
        "p",
        { class: "hint" },
        "Games, decks and cards are added to yours: where both devices have a game, the later one goes on, and the " +
          "other one lies among the finished games. The rest takes the place of what is here.",
      ),
    ],
    actions: (close) => [
      button("Cancel", { onclick: () => close(false) }),
      button("Take over", { class: "button primary", onclick: () => close(true), "data-test": "carry-take" }, "load"),
    ],
  });
  if (agreed !== true || !wanted.size) return false;
  const lost = take(load, [...wanted]);
  if (lost) say(`Your browser has no room: ${count(lost, "text")} could not be kept.`);
  else if (await confirm("Everything is here.", "The page is loaded anew with it.", "Reload", "Later", "primary"))
    location.reload();
  return true;
}

/** Reads a file with everything. @param {File} file */
async function fromFile(file) {
  try {
    if (file.size > LARGEST) throw new Error("That file is too large.");
    const found = JSON.parse(await file.text());
    if (!isObject(found) || found.deckmate !== FORMAT)
      throw new Error("That is no file with everything from Deckmate.");
    await offer(found.kept);
  } catch (error) {
    say(error instanceof SyntaxError ? "That is no file of Deckmate." : error);
  }
}

/** Everything goes over a line of its own. @param {() => import("./hello.js").Facts} facts */
async function send(facts) {
  const load = everything();
  const link = new Link({
    facts,
    take: (message) =>
      message?.t === "agree" &&
      toast(message.yes === true ? "The other device has taken it over." : "The other device did not take it."),
    met: () => {
      for (const [key, text] of Object.entries(load)) link.post({ t: "keep", key, text });
      link.post({ t: "kept" });
    },
    changed: () => {},
  });
  const done = await exchangeCodes({
    link,
    as: "host",
    title: "Carry everything over",
    friend: () => "the other device",
  });
  if (!done) link.leave();
}

/** Collects what comes over a line. */
export class Carried {
  /** @type {Record<string, unknown>} */
  #load = {};

  /** Returns true if a message belongs to it. @param {any} message @param {(message: object) => void} post */
  take(message, post) {
    if (message?.t === "keep" && typeof message.key === "string") this.#load[message.key] = message.text;
    else if (message?.t === "kept") {
      const answer = (/** @type {boolean} */ yes) => {
        post({ t: "agree", wish: "carry", yes });
        closeDialog("line");
      };
      offer(this.#load).then(answer, (error) => {
        say(error);
        answer(false);
      });
    } else return false;
    return true;
  }
}

/** Asks how everything is to be carried. @param {() => void} join where a code is to be entered */
export async function carryDialog(join) {
  const facts = () => ({
    build: context.catalog.version,
    name: "",
    as: /** @type {const} */ ("host"),
    rules: rulesKnown(),
  });
  const kinds = kindsOf(everything());
  const file = h("input", {
    type: "file",
    accept: ".json,application/json",
    hidden: true,
    onchange: () => file.files?.[0] && fromFile(file.files[0]),
    "data-test": "carry-open",
  });
  document.body.append(file);
  /** @type {"send" | "save" | "open" | "join" | null} */
  const way = await dialog({
    id: "line-carry",
    title: "Carry everything to another device",
    body: (close) => [
      h(
        "section",
        {},
        h("h3", {}, "From this device"),
        kinds.length ? list(kinds) : h("p", {}, "Nothing is kept here yet."),
        h(
          "div",
          { class: "line-acts" },
          kinds.length > 0 &&
            button("Show a code", { onclick: () => close("send"), "data-test": "carry-send" }, "phones"),
          kinds.length > 0 &&
            button("Save to a file", { onclick: () => close("save"), "data-test": "carry-save" }, "save"),
        ),
      ),
      h(
        "section",
        {},
        h("h3", {}, "To this device"),
        h(
          "div",
          { class: "line-acts" },
          button("I have a code", { onclick: () => close("join") }, "eye"),
          button("Open a file", { onclick: () => close("open") }, "load"),
        ),
      ),
    ],
  });
  if (way === "send") await send(facts);
  else if (way === "save")
    download(
      "deckmate-everything.json",
      JSON.stringify({ deckmate: FORMAT, build: context.catalog.version, kept: everything() }),
    );
  else if (way === "open") file.click();
  else if (way === "join") join();
  if (way !== "open") file.remove();
}
