// The place of a tip in the log, above its lines: it takes the room of the log's head, and covers nothing.
import { boxOf } from "../../ui/far.js";

/** The least width of a tip's words, in pixels: in less they are a column of single words. */
const LEAST = 120;
/** The parts that list the log, as moves or in words, and in each its last line. */
const LISTS = /** @type {const} */ ([
  [".moves-place", ".turn-row:last-child"],
  [".log-list", ".log-line:last-child"],
  [".last-plays", ".last-play"],
]);

/** True where the log has room for its last line. @param {HTMLElement} log */
const listsLast = (log) =>
  LISTS.every(([name, last]) => {
    const list = log.querySelector(name);
    const line = list?.querySelector(last);
    // A list that only readers of the screen have is a pixel wide.
    return !list || !line || list.clientWidth <= 1 || boxOf(line).height <= list.clientHeight;
  });

/**
 * Puts it there; whether all of it is seen there, and what happened last is seen or known.
 * @param {import("../table.js").Table} table @param {HTMLElement} node
 */
export function placeInLog({ log, match, prompt }, node) {
  const { root } = log;
  const before = boxOf(root);
  if (before.height === 0 || root.classList.contains("open")) return false;
  node.classList.add("in-log", "low");
  root.prepend(node);
  const told = prompt.bar.querySelector(".last-told");
  const last = match.view.log.at(-1);
  // Whoever is asked knows what he has just done.
  const isTold = !last || last.seat === match.asked || (told !== null && boxOf(told).height > 0);
  const fits = () => {
    const [now, tip] = [boxOf(root), boxOf(node)];
    const words = boxOf(node.querySelector("p") ?? node);
    const inside = tip.top >= now.top && tip.bottom <= now.bottom + 1 && tip.bottom <= innerHeight;
    return inside && now.height === before.height && now.top === before.top && words.width >= LEAST;
  };
  if (fits() && listsLast(root)) return true;
  node.classList.add("alone");
  if (isTold && fits()) return true;
  node.classList.remove("in-log", "low", "alone");
  return false;
}
