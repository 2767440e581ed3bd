// The extra `host`: tells the page around a frame what everybody may know. Nothing is ever taken from that page.
import { context } from "../context.js";
import { moveCount } from "../match/rows.js";

/** @typedef {import("../deckmate-game").DeckmateMessage} Message */

/** @param {Message extends infer One ? One extends Message ? Omit<One, "deckmate"> : never : never} message */
const tell = (message) => {
  // The message is public, so that it may be told to any page.
  if (parent !== window) parent.postMessage({ deckmate: 1, ...message }, "*");
};

/** The last message of each name. @type {Map<string, string>} */
const told = new Map();

/** Tells what is new. @param {Parameters<typeof tell>[0]} message */
function news(message) {
  const text = JSON.stringify(message);
  if (told.get(message.type) === text) return;
  told.set(message.type, text);
  tell(message);
}

/** Tells what the page shows now. */
function look() {
  const match = context.table?.match;
  if (!match) return;
  const { view, prompt } = match;
  const { game, turn, log, result } = view;
  news({ type: "state", game, turn: turn.number, moves: moveCount(log), asked: prompt?.seat ?? null });
  if (result) news({ type: "over", game, winner: result.winner, how: result.how, text: result.text });
  else told.delete("over");
  const task = document.getElementById("task");
  if (task?.dataset.verdict === "reached") {
    const { practice, goal } = match.request;
    news({ type: "solved", id: goal ? null : (practice ?? null) });
  } else told.delete("solved");
}

const root = document.documentElement;
/** Heights that are tried: each but the last wants more. */
const TRIES = 8;

/** Returns the height that a phone's board lacks to be as wide as the page. */
function boardLacks() {
  if (!["phone", "small-phone"].includes(root.dataset.room ?? "")) return 0;
  const place = document.querySelector("#table:not(.wide) > .board-place");
  const lacks = place ? innerWidth - place.clientHeight : 0;
  // Both are rounded.
  return lacks > 1 ? lacks : 0;
}

/**
 * Lays the page out at larger heights until it wants no more, and returns the last one.
 * @param {number} from @param {(height: number) => number} wants
 */
function grown(from, wants) {
  let height = from;
  for (let n = 0; n < TRIES; n++) {
    const more = wants(height);
    if (more <= height) break;
    height = more;
    root.style.setProperty("--height", `${height}px`);
    globalThis.deckmateRoom?.(height);
  }
  return height;
}

/** The width up to which a board without anything beside it grows, and the least height of one that pans. */
const [WIDEST, PANNING] = [640, 300];

/** Returns the height of a board that is as wide as the page, and of the line under it. @param {HTMLElement} table */
function bareHeight(table) {
  const line = table.querySelector(":scope > .prompt")?.getBoundingClientRect().height ?? 0;
  const files = Number(table.dataset.files);
  const board = (Math.min(innerWidth, WIDEST) * 8) / files;
  return Math.round(Math.max(board, files > 8 ? PANNING : 0) + line);
}

/**
 * Returns the height that the page wants at its present width: with a table beside its board, the height that it has;
 * else that at which it wants no more and a phone's board is as wide as the page, so that a frame which follows comes
 * to it in one step.
 */
function wanted() {
  const bare = document.querySelector("#table.bare");
  if (bare) return bareHeight(/** @type {HTMLElement} */ (bare));
  const { room = "" } = root.dataset;
  if (context.table && ["frame", "phone-lying"].includes(room)) return innerHeight;
  const least = grown(innerHeight, () => root.scrollHeight);
  const full = grown(least, (now) => Math.max(root.scrollHeight, now + boardLacks()));
  // A board that is small at every height needs none.
  const height = boardLacks() ? least : full;
  root.style.removeProperty("--height");
  root.dataset.room = room;
  return height;
}

const measure = () => news({ type: "resize", height: wanted() });

let waits = false;
/** Looks once, when everything that changes together has changed. */
function soon() {
  if (waits) return;
  waits = true;
  setTimeout(() => {
    waits = false;
    look();
    measure();
  });
}

tell({ type: "ready" });
new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, characterData: true });
new ResizeObserver(soon).observe(document.body);
soon();
