// A puzzle made of a position: whoever is to move wins in so many moves. An engine of its own looks whether it can.
import { addressOf } from "../address.js";
import { extra } from "../extras/extra.js";
import { withExtra } from "../extras/later.js";
import { seatsFor } from "../match/seats.js";
import { armyName } from "../pieces/looks.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { capital, sentence } from "../ui/words.js";
import { partOf } from "./draft.js";
import { shortest } from "./ways.js";

/**
 * @typedef {import("./draft.js").Wanted} Wanted
 * @typedef {import("../engine").EditedSetup} EditedSetup
 * @typedef {import("../engine").FoundWin} FoundWin
 * @typedef {import("../match/kept.js").TableRequest} TableRequest
 */

/** Moves of a puzzle at most. */
const LONGEST = 9;
/** The longest time that the engine looks for a win, in milliseconds. */
const CAP = 15_000;
/** The seed of its table: what lot decides there is the same for everybody. */
const SEED = "practice";

/** @param {number} count */
const inMoves = (count) => `in ${count === 1 ? "one move" : `${count} moves`}`;

/**
 * The finding of the engine, in words.
 * @param {string} who @param {number} count the moves in which it is to be won @param {FoundWin} found
 */
export function finding(who, count, { turns, first, dealt, never }) {
  if (turns !== null) {
    const begins = first ? ` It begins with: ${sentence(first.label)}` : "";
    const cards = dealt ? " This holds with the cards as they are dealt here, which the solver does not see." : "";
    return `${who} wins ${turns < count ? "already " : ""}${inMoves(turns)}.${begins}${cards}`;
  }
  if (never >= count) return `No win ${inMoves(count)} can be forced: the puzzle can't be solved.`;
  return `No win ${inMoves(count)} was found, but not every answer could be tried: the puzzle may be unsolvable.`;
}

/**
 * The parts that lot decides, in a sentence.
 * @param {EditedSetup | null} now
 */
function byLot(now) {
  const left = (now?.fields ?? []).filter(({ by_lot, path }) => by_lot && partOf(now?.setup ?? {}, path) === undefined);
  if (!left.length) return "";
  const titles = left.map(({ title }) => title).join(", ");
  return `Decided by lot, the same for everybody: ${titles}. Set this beside the board if the puzzle depends on it.`;
}

/** Looks for a win, in an engine of its own. */
class Look {
  /** @type {Promise<import("../engine").Connection> | null} */
  #engine = null;
  /** Counts what was asked: an answer to anything but the last is stale. */
  #asked = 0;
  #busy = false;

  async stop() {
    this.#asked++;
    if (this.#busy) await (await this.#engine)?.restart().catch(() => {});
    this.#busy = false;
  }

  /**
   * The finding; null once something else was asked.
   * @param {import("../engine").NewGame} game @param {number} count @returns {Promise<FoundWin | null>}
   */
  async at(game, count) {
    await this.stop();
    const mine = ++this.#asked;
    this.#engine ??= Deckmate.connect();
    const engine = await this.#engine;
    if (mine !== this.#asked) return null;
    this.#busy = true;
    try {
      const found = await engine.call("findWin", game, { turns: count, cap: CAP });
      return mine === this.#asked ? found : null;
    } catch (error) {
      if (mine !== this.#asked) return null;
      throw error;
    } finally {
      if (mine === this.#asked) this.#busy = false;
    }
  }
}

const look = new Look();

/**
 * Makes a puzzle of the position: whoever is to move wins in so many moves.
 * @param {Wanted} wanted @param {EditedSetup | null} now
 */
export async function puzzleFrom(wanted, now) {
  const side = now?.side ?? "white";
  const moves = h("input", { type: "number", id: "puzzle-moves", min: 1, max: LONGEST, value: 2 });
  const words = h("input", { type: "text", id: "puzzle-words", maxlength: 200 });
  const said = h("p", { class: "edit-found", role: "status" });
  // Offers the number of moves that the win takes, where fewer than asked for do.
  const fewer = h("div", { class: "edit-fewer" });
  const place = h("div", { class: "edit-ways" });
  const who = capital(armyName(side));
  const count = () => Math.min(LONGEST, Math.max(1, Math.round(Number(moves.value)) || 1));
  const usual = () => `${who} to move and win ${inMoves(count())}.`;
  /** @returns {TableRequest} */
  const posed = () => ({
    ...shortest(wanted),
    seats: seatsFor(side === "white" ? "hc" : "ch", "strong"),
    goal: `won by:${2 * count() - 1}`,
    task: words.value.trim() || usual(),
  });
  const { linkPart } = await extra("share");
  const link = () =>
    place.replaceChildren(
      linkPart(addressOf(posed()), "Link to the puzzle", "The engine judges each solver's answers.", "puzzle"),
    );
  const seek = async () => {
    const wins = count();
    said.dataset.found = "open";
    said.textContent = `Looking for a win ${inMoves(wins)} …`;
    fewer.replaceChildren();
    try {
      const found = await look.at({ ...wanted, seed: SEED }, wins);
      if (!found) return;
      said.dataset.found = String(found.turns !== null);
      said.textContent = finding(who, wins, found);
      const { turns } = found;
      if (turns !== null && turns < wins)
        fewer.replaceChildren(
          button(`Ask for a win ${inMoves(turns)}`, { onclick: () => ask(turns), "data-test": "fewer-moves" }),
        );
      // Nobody is sent a puzzle that can't be solved.
      place.hidden = found.turns === null && found.never >= wins;
    } catch (error) {
      said.dataset.found = "false";
      said.textContent = `Nothing could be looked for. ${sentence(/** @type {Error} */ (error).message)}`;
    }
  };
  const changed = () => {
    words.value = usual();
    link();
    void seek();
  };
  const ask = (/** @type {number} */ turns) => {
    moves.value = String(turns);
    moves.focus();
    changed();
  };
  moves.addEventListener("input", changed);
  words.addEventListener("input", link);
  words.value = usual();
  link();
  void seek();
  const lot = byLot(now);
  const solve = await dialog({
    id: "make-puzzle",
    title: "Make a puzzle",
    body: (close) =>
      h(
        "div",
        { class: "edit-ways" },
        h("label", { class: "field-label", for: "puzzle-moves" }, "Moves in which it is won"),
        moves,
        said,
        fewer,
        lot && h("p", { class: "hint", "data-test": "puzzle-lot" }, lot),
        h("label", { class: "field-label", for: "puzzle-words" }, "The task in a sentence"),
        words,
        button("Solve it once", { onclick: () => close(true), "data-test": "solve-once" }, "play"),
        place,
      ),
  });
  await look.stop();
  if (!solve) return;
  const problem = await withExtra("screens", "the task", (found) =>
    found.openPosed(posed(), () => go("editor", wanted)),
  );
  if (problem) toast(sentence(problem.message), "trouble");
}
