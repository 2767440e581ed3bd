// The extra `gamepad`: a pad of the standard layout plays as the keyboard does. The cross or the left stick moves over
// squares, cards and buttons, A chooses, B calls off, the shoulders go through the keyboard's order, Start is the menu.
import { boxOf } from "../ui/far.js";
import { dialogIsOpen } from "../ui/keys.js";
import { announce, toast } from "../ui/live.js";
import { closeSheet } from "../ui/sheets.js";

/** Numbers of the buttons in the standard layout. */
const [A, B, LEFT_SHOULDER, RIGHT_SHOULDER, START] = ["0", "1", "4", "5", "9"];
/** The ways of cross and stick: the button of the cross, and the step across and down. */
const WAYS = /** @type {const} */ ({
  ArrowUp: ["12", 0, -1],
  ArrowDown: ["13", 0, 1],
  ArrowLeft: ["14", -1, 0],
  ArrowRight: ["15", 1, 0],
});
/** @typedef {keyof typeof WAYS} Way */
const ways = /** @type {Way[]} */ (Object.keys(WAYS));
/** The least lean of a stick that counts. */
const LEAN = 0.6;
/** Milliseconds until a way that is held is gone again, at first and then. */
const [WAIT, AGAIN] = [400, 130];
/** The elements that can have the focus. */
const REACHED =
  'a[href], button:not([tabindex="-1"]), input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The buttons and ways that are pressed now. @param {Gamepad} pad */
function pressed({ buttons, axes: [x = 0, y = 0] }) {
  const now = buttons.flatMap((button, at) => (button.pressed ? [String(at)] : []));
  const gone = ways.filter((way) => {
    const [number, across, down] = WAYS[way];
    return now.includes(number) || x * across + y * down > LEAN;
  });
  return [...now, ...gone];
}

/** Everything that can have the focus, in the order of the keyboard. @param {string} [more] */
function reachable(more) {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(more ? `${REACHED}, ${more}` : REACHED));
  return [...all].filter(
    (node) => !node.matches(":disabled, [inert] *") && node.checkVisibility({ visibilityProperty: true }),
  );
}

/** The element that has the focus, if it is more than the page. */
const focused = () => {
  const { activeElement: at } = document;
  return at instanceof HTMLElement && at !== document.body ? at : null;
};

/** @param {HTMLElement | undefined} node */
function reach(node) {
  node?.focus();
  node?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus on in the order of the keyboard, round and round. @param {number} by */
function step(by) {
  const all = reachable();
  const from = focused();
  const at = from ? all.indexOf(from) : -1;
  reach(all.at(at < 0 ? Math.min(by, 0) : (at + by) % all.length));
}

/** The nearest element that lies this way from another. @param {HTMLElement} from @param {Way} way */
function beside(from, way) {
  const [, across, down] = WAYS[way];
  const here = boxOf(from);
  const board = from.closest("#board");
  const all = reachable(".board-cell").filter((node) => !board?.contains(node));
  const found = all.flatMap((node) => {
    const box = boxOf(node);
    const [x, y] = [box.x + box.width / 2 - here.x - here.width / 2, box.y + box.height / 2 - here.y - here.height / 2];
    const [ahead, aside] = [x * across + y * down, Math.abs(x * down) + Math.abs(y * across)];
    return ahead > 4 && node !== from ? [{ node, far: ahead + 2 * aside }] : [];
  });
  return found.sort((one, other) => one.far - other.far)[0]?.node;
}

/**
 * Presses a key in the pad's place; whether somebody took it.
 * @param {string} key @param {string} code the button of the pad @param {() => void} [does] while it is down
 */
function press(key, code, does) {
  const on = focused() ?? document.body;
  const about = { key, code: `Gamepad${code}`, bubbles: true, cancelable: true };
  const free = on.dispatchEvent(new KeyboardEvent("keydown", about));
  if (free) does?.();
  on.dispatchEvent(new KeyboardEvent("keyup", about));
  return !free;
}

/** Goes to another choice of a list. @param {HTMLSelectElement} list @param {Way} way */
function choose(list, way) {
  const [, across, down] = WAYS[way];
  const at = list.selectedIndex + across + down;
  if (!list.options[at] || list.options[at].disabled) return;
  list.selectedIndex = at;
  list.dispatchEvent(new Event("input", { bubbles: true }));
  announce(list.options[at].text);
}

/** Takes a list up, or puts it down with what is chosen; whether it is one. @param {HTMLElement | null} at */
function takes(at, on = true) {
  if (!(at instanceof HTMLSelectElement) || (!on && at.dataset.taken === undefined)) return false;
  if (at.dataset.taken === undefined) {
    at.dataset.taken = String(at.selectedIndex);
    at.addEventListener("blur", () => delete at.dataset.taken, { once: true });
    announce(`${at.options[at.selectedIndex]?.text ?? ""}. Up and down choose, A takes it, B leaves it.`);
    return true;
  }
  const before = Number(at.dataset.taken);
  delete at.dataset.taken;
  if (!on) at.selectedIndex = before;
  at.dispatchEvent(new Event(on ? "change" : "input", { bubbles: true }));
  return true;
}

/** @param {Way} way */
function go(way) {
  const from = focused();
  const board = /** @type {HTMLElement | null} */ (document.querySelector('.board-cell[tabindex="0"]'));
  // A list that A has opened is gone through in its place.
  if (from instanceof HTMLSelectElement && from.dataset.taken !== undefined) return choose(from, way);
  if (!from?.checkVisibility()) return reach(dialogIsOpen() || !board ? reachable()[0] : board);
  const taken = press(way, way);
  // At the edge of the board the way leads off it.
  if (focused() === from && (!taken || from.closest("#board"))) reach(beside(from, way));
}

/** Calls off what is open: a dialog, a sheet, a choice. The cover screen is opened by its player alone. */
function back() {
  const dialog = [...document.querySelectorAll("dialog")].filter((one) => one.open).at(-1);
  if (dialog) {
    if (!dialog.classList.contains("veil")) dialog.close();
  } else if (!closeSheet()) press("Escape", B);
}

/** @param {string} name */
function act(name) {
  document.documentElement.toggleAttribute("data-pad", true);
  const at = focused();
  if (name === A) {
    if (takes(at)) return;
    if (at) press("Enter", A, () => at.click());
    else step(1);
  } else if (name === B) takes(at, false) || back();
  else if (name === LEFT_SHOULDER) step(-1);
  else if (name === RIGHT_SHOULDER) step(1);
  else if (name === START && !dialogIsOpen())
    /** @type {HTMLElement | null} */ (document.querySelector('[data-test="menu"]'))?.click();
  else if (ways.includes(/** @type {Way} */ (name))) go(/** @type {Way} */ (name));
}

let follows = false;
addEventListener("pointerdown", () => document.documentElement.removeAttribute("data-pad"), { capture: true });

/** Follows the pads as long as there is one. */
export function follow() {
  if (follows) return;
  follows = true;
  toast("Gamepad ready: A chooses, B goes back.");
  /** Times at which a held button is done again. @type {Map<string, number>} */
  const held = new Map();
  const look = () => {
    const pads = navigator.getGamepads().flatMap((pad) => pad ?? []);
    follows = pads.length > 0;
    if (!follows) return;
    const [now, time] = [new Set(pads.flatMap(pressed)), performance.now()];
    for (const name of held.keys()) if (!now.has(name)) held.delete(name);
    for (const name of now) {
      const next = held.get(name);
      if (next !== undefined && (time < next || !(name in WAYS))) continue;
      held.set(name, time + (next === undefined ? WAIT : AGAIN));
      act(name);
    }
    requestAnimationFrame(look);
  };
  look();
}
