// The field for the clock: one of the usual controls, or one's own.
import { controlName, controlOf, controlText } from "../ui/clock-words.js";
import { h } from "../ui/dom.js";
import { segments, stepper } from "./fields.js";

/** The usual controls: ultrabullet, bullet, blitz, rapid, classical, and half a minute for each move. */
const CONTROLS = ["none", "0.5+0", "1+0", "2+1", "3+2", "5+3", "10+5", "15+10", "30+20", "30-move"];
/** @type {Record<string, string>} */
const TITLES = { none: "No clock", own: "Custom" };

/** The ways of one's own control. */
/** @type {[import("../ui/clock-words.js").Pace, string][]} */
const PACES = [
  ["increment", "Increment"],
  ["delay", "Delay"],
  ["move", "Per move"],
  ["hourglass", "Hourglass"],
];
/** @typedef {[label: string, least: number, most: number, start: number]} Bounds of a number */
/** The numbers of each. @type {Record<import("../ui/clock-words.js").Pace, Bounds>} */
const TIMES = {
  increment: ["Minutes per player", 1, 180, 10],
  delay: ["Minutes per player", 1, 180, 10],
  move: ["Seconds for each move", 5, 3600, 30],
  hourglass: ["Minutes per player", 1, 60, 5],
};
/** @type {Partial<Record<import("../ui/clock-words.js").Pace, string>>} */
const SECONDS = { increment: "Seconds after each move", delay: "Delay per move, in seconds" };

/**
 * @param {import("../engine").OptionInfo} info @param {string} start @param {(value: string) => void} put
 * @param {string} title
 */
export function clockField(info, start, put, title) {
  const [usual] = info.values;
  const known = CONTROLS.includes(start) ? CONTROLS : [...CONTROLS, start];
  /** @type {{ time: number, each: number, pace: import("../ui/clock-words.js").Pace }} */
  const own = controlOf(start, usual) ?? { time: 10, each: 5, pace: /** @type {"increment" | "delay"} */ (usual) };
  // Shorter than a minute is a usual control, not one's own.
  own.time = Math.max(1, own.time);
  const inWords = h("p", { class: "hint", "data-test": "control", role: "status" }, controlName(start, usual));
  /** @param {string} value */
  const tell = (value) => {
    inWords.textContent = controlName(value, usual);
    put(value);
  };
  const tellOwn = () => tell(controlText(own, usual));
  const numbers = h("div", { class: "counts" });
  const paint = () => {
    const [label, least, most] = TIMES[own.pace];
    const seconds = SECONDS[own.pace];
    numbers.replaceChildren(
      stepper(label, own.time, least, most, (time) => {
        own.time = time;
        tellOwn();
      }),
      ...(seconds
        ? [
            stepper(seconds, own.each, 0, 60, (each) => {
              own.each = each;
              tellOwn();
            }),
          ]
        : []),
    );
  };
  paint();
  const paces = segments("Kind of clock", PACES, own.pace, (pace) => {
    // Minutes are no seconds.
    if (TIMES[pace][0] !== TIMES[own.pace][0] || own.time > TIMES[pace][2]) own.time = TIMES[pace][3];
    own.pace = pace;
    paint();
    tellOwn();
  });
  const free = h("div", { class: "own-control", hidden: true, "data-test": "own-control" }, paces, numbers);
  return h(
    "div",
    { class: "option", "data-option": info.name },
    segments(
      title,
      [...known, "own"].map((value) => /** @type {const} */ ([value, TITLES[value] ?? shown(value, usual)])),
      start,
      (value) => {
        free.hidden = value !== "own";
        if (value === "own") tellOwn();
        else tell(value);
      },
      "clock",
    ),
    inWords,
    free,
  );
}

/** One's own control at its button. @param {string} value @param {string} usual */
function shown(value, usual) {
  const control = controlOf(value, usual);
  if (control?.pace === "move") return `${control.time} s a move`;
  if (control?.pace === "hourglass") return `${control.time} min hourglass`;
  return value.replace("-", " ");
}
