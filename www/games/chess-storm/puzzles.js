// The practice positions of Chess Storm as puzzles: a puzzle says its goal, and not the way to it.
import solutions from "./solutions.js";

/** The difficulty of each, in their order, as `deckmate prove` has measured it. */
export const hard =
  "490 490 420 420 420 420 420 420 1012 769 889 420 864 1324 905 1533 490 610 490 637 " +
  "610 490 420 1012 610 490 490 420 1077 490 490 490 490 490 490 490 490 490 1023 490 " +
  "420 490 420 420 1015 1094 1099 981 1003 1023 871 977 916 1183 987 987 827 900 864 951 " +
  "900 864 959 1015 920 883 970 843 871 1017 974 977 490 1118 1028 991 1045 905 916 955 " +
  "420 843 579 951 490 900 490 490 540 660 490 420 420 490 864 637 1170 420 699 877 " +
  "610 490 490 871 490 490 819 610 490 420 997 977 1385 490 420 490 490 490 490 490 " +
  "420 420 420 420 967 540 420 490 490 1182 1094 490 540 490 420 1012 905 490 420 579 " +
  "1050 1135 977 987 1097 943 883 977 1094 540 420 420 420 490 490 " +
  "610 490 490 680 610 744 540 420 540 540 610 579 420 490 579";

/**
 * Adjectives for what a goal calls by one word; the other words name kinds of pieces.
 * @type {Record<string, string>}
 */
const MARKS = {
  white: "white",
  black: "black",
  neutral: "neutral",
  asleep: "sleeping",
  peaceful: "peaceful",
  poisoned: "poisoned",
  royal: "royal",
  lifted: "lifted",
  shielded: "shielded",
  "as-knight": "knight-like",
};

/** A piece by the words of a goal. @param {string} words */
function piece(words) {
  const all = words.split("+");
  const kinds = all.filter((word) => !MARKS[word]);
  const text = [...all.flatMap((word) => MARKS[word] ?? []), kinds.join(" with a ") || "piece"].join(" ");
  return `a ${text}`;
}

/**
 * A fact of a goal in words; nothing for what goes without saying.
 * @param {string} fact @param {(card: string) => string} title
 * @returns {string[]}
 */
function said(fact, title) {
  const no = fact.startsWith("!");
  const word = no ? fact.slice(1) : fact;
  const [, square, who] = /^(\w\d)=(.*)$/.exec(word) ?? [];
  if (square) return [who === "none" ? `${square} empty` : `${no ? "no longer " : ""}${piece(who)} on ${square}`];
  const [topic, about = ""] = word.split(":");
  const [first, ...others] = about.split(",");
  if (topic === "check") return [`${first === "white" ? "White" : "Black"} ${no ? "out of" : "in"} check`];
  if (topic === "off") return [no ? `your ${first} still there` : `a ${first} off the board`];
  if (topic === "lasting")
    return [`${title(first)} in force ${/\d/.test(about) ? "on" : "for the"} ${others.join(" and ")}`];
  if (topic === "cancelled") return [first ? `${title(first)} cancelled` : "Black's card cancelled"];
  if (topic === "hand") return [`${title(first)} in your hand`];
  if (topic === "told") return [`something done on ${first}`];
  if (topic === "worked") return [`${title(first)} played`];
  return [];
}

/** @param {string[]} parts */
const listed = (parts) => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

/**
 * A practice position as a puzzle. The last sentence of its text says how it is done: that is a hint; what stands
 * before it says how things are.
 * @param {import("../protocol").Practice} practice @param {number} at its place
 * @param {(card: string) => string} title of a card
 * @returns {import("../puzzle-lines.js").Puzzle}
 */
export function storm(practice, at, title) {
  const { card, task, goal } = practice;
  const sentences = task.split(/(?<=[.!]) (?=[A-Z])/);
  const wanted = goal
    .replace(/ by:\d+/, "")
    .split(" then ")
    .map((stage) =>
      listed(
        stage
          .split(" ")
          .filter((fact) => fact !== `worked:${card}`)
          .flatMap((fact) => said(fact, title)),
      ),
    );
  const then = wanted.filter(Boolean).join(", then ");
  const text = `Play ${title(card)}${then ? `. The goal: ${then}` : " so that it takes effect"}.`;
  return {
    // The goal first: where there is little room, what follows is folded.
    position: { ...practice, task: [text, ...sentences.slice(0, -1)].join(" ") },
    hard: Number(hard.split(" ")[at]),
    first: [],
    drill: true,
    way: solutions[card].split(" "),
    how: task,
  };
}
