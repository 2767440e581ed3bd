// The extra `review`: what has moved a player's chance of winning in a game that is over, answer by answer.
import { context } from "../context.js";
import { moveCount } from "../match/rows.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { whose } from "../ui/words.js";
import { chart, percent } from "./chart.js";
import { came, costliest, ending, luckiest, moved, PARTS, resigned, totals, unluckiest } from "./parts.js";
import { choiceWords, fallWords, whoseOf } from "./reasons.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../replay/replay.js").Replay} Replay
 * @typedef {{ played: string, better: Reviewed["better"] }} Judged what was answered, and what was better
 */

/**
 * What was looked at once, by game, seat and whether all cards lie open.
 * @type {WeakMap<Replay, Map<string, Reviewed[]>>}
 */
const known = new WeakMap();

/** Luck that is said in words, in ten-thousandths: a little from here on, much from there on. */
const [LITTLE, MUCH] = [200, 1500];

/** How somebody is called within a sentence. @param {string} name */
const called = (name) => (name === "You" ? "you" : name);

/**
 * What luck came to: in sum, and how much it moved in either direction.
 * @param {{ sum: number, size: number }} luck @param {number} share of all that moved, in percent @param {string} name
 */
function luckWords({ sum, size }, share, name) {
  if (!share) return "Luck made no difference.";
  const degree = Math.abs(sum) < MUCH ? "a little" : "clearly";
  if (sum >= LITTLE) return `Luck was ${degree} on ${whoseOf(name)} side.`;
  if (sum <= -LITTLE) return `Luck was ${degree} against ${called(name)}.`;
  return size < LITTLE ? "Luck made little difference." : "Luck evened out: it gave about as much as it took.";
}

/** Said where the largest part is what no choice and no chance explains. */
const MIND =
  "The largest part is the estimate itself: some moves on, it saw further and judged the game anew. " +
  "Luck and choices tell only a part of this game.";

/** A change in points of a hundred, with its sign. @param {number} change */
const points = (change) => `${change > 0 ? "+" : change < 0 ? "−" : ""}${(Math.abs(change) / 100).toFixed(1)}`;

/**
 * What was better is said and marked where the game stands.
 * @param {string} played @param {NonNullable<Reviewed["better"]>} better
 */
function showBetter(played, { label, squares, chance, given }) {
  const words = `Played: ${played} (${percent(given)}). Better: ${label} (${percent(chance)}).`;
  context.table?.prompt.hint(words, null);
  context.table?.board?.hint(squares);
}

/** A place in the game, to which it leads. @param {string} words @param {() => void} go */
const link = (words, go) =>
  h("li", {}, h("button", { type: "button", class: "link review-place", onclick: go }, words));

/** @param {string} title @param {HTMLElement[]} links @param {string} none */
const list = (title, links, none) => [
  h("h3", {}, title),
  links.length ? h("ol", { class: "review-places" }, links) : h("p", { class: "hint" }, none),
];

/**
 * The report. @param {Replay} replay @param {Seat} seat @param {Reviewed[]} told
 * @param {(answers: number, judged?: Judged) => void} lead shows the game as it stood then, and what was better
 */
async function report({ match, acts }, seat, told, lead) {
  const { name } = match.seat(seat);
  const sums = totals(told);
  const all = PARTS.reduce((sum, { part }) => sum + sums[part].size, 0) || 1;
  const share = (/** @type {typeof PARTS[0]["part"]} */ part) => Math.round((sums[part].size / all) * 100);
  const net = (/** @type {typeof PARTS[0]["part"]} */ part) => Math.abs(sums[part].sum);
  const end = resigned(told);
  const isMind = PARTS.every(({ part }) => net(part) <= net("mind")) && net("mind") > Math.abs(end);
  const chance = sums.luck.size > 0;
  const parts = PARTS.filter(({ part }) => chance || part !== "luck");
  const [from, to] = [told[0].before, told[told.length - 1].after].map(percent);
  const log = (await match.connection.call("past", acts.length, seat))?.view.log ?? [];
  const count = (/** @type {number} */ at) => moveCount(log.slice(0, acts[at].lines));
  const move = (/** @type {number} */ at) => `Move ${count(at)}`;
  const columns = ["Answer", "Chance", ...(chance ? ["Luck"] : []), "Choice"];
  const fall = async (/** @type {number} */ at) =>
    link(`${move(at)}: ${await fallWords(match, seat, told[at], at)}`, () => lead(at + 1));
  const gifts = await Promise.all(luckiest(told).map(fall));
  const losses = await Promise.all(unluckiest(told).map(fall));
  const small = net("luck") < LITTLE ? "Nothing that counts." : "Nothing by itself: many small things together.";
  const choices = costliest(told).map((at) => {
    // What is chosen before the first turn is the set-up, whatever was answered last.
    const words = acts[at].turn
      ? `${move(at)}: ${choiceWords(told[at], `“${told[at].label}”`)}`
      : choiceWords(told[at], `${whose(name)} set-up`);
    const played = acts[at].turn ? told[at].label : `${whoseOf(name)} set-up`;
    return link(words, () => lead(at, { played, better: told[at].better }));
  });
  return [
    ...(chance ? [h("p", { class: "review-luck" }, luckWords(sums.luck, share("luck"), name))] : []),
    ...(isMind ? [h("p", { class: "hint" }, MIND)] : []),
    chart(told, `${whose(name)} chance of winning, from ${from} to ${to}`),
    h(
      "div",
      { class: "review-bar", "aria-hidden": "true" },
      parts.map(({ part }) => h("span", { data: { part }, style: `flex-grow: ${net(part)}` })),
      end !== 0 && h("span", { data: { part: "end" }, style: `flex-grow: ${Math.abs(end)}` }),
    ),
    h(
      "ul",
      { class: "review-parts" },
      parts.map(({ part, words }) => h("li", { data: { part } }, words(sums[part].sum, whose(name)))),
      end !== 0 && h("li", { data: { part: "end" } }, `${ending(told)} ${came(end, "gave", "cost")}`),
    ),
    h(
      "p",
      { class: "hint" },
      `Together they led from ${from} to ${to}. A point is one percent of the chance to win; ` +
        "what is lost can be won back, so more than a hundred may be lost in a game.",
    ),
    ...(chance
      ? list(`What chance gave ${called(name)}`, gifts, sums.luck.sum > 0 ? small : "Nothing that counts.")
      : []),
    ...(sums.luck.sum < 0 ? list(`What chance took from ${called(name)}`, losses, small) : []),
    ...list(`${whose(name)} costliest choices`, choices, "No choice was clearly worse than the best one."),
    h(
      "details",
      // What opens below the edge is brought into sight.
      { ontoggle: (/** @type {Event} */ { target }) => target instanceof Element && target.scrollIntoView() },
      h("summary", {}, "All answers"),
      h(
        "table",
        { class: "statistics" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            columns.map((word) => h("th", { scope: "col" }, word)),
          ),
        ),
        h(
          "tbody",
          {},
          told.map((one, at) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, `${count(at)}. ${match.seat(acts[at].seat).name}: ${one.label}`),
              h("td", {}, percent(one.after)),
              chance && h("td", {}, points(one.luck)),
              h("td", {}, points(moved(one))),
            ),
          ),
        ),
      ),
    ),
  ];
}

/**
 * A choice of one of several.
 * @param {string} name @param {[value: string, words: string][]} values @param {() => void} act
 */
const choice = (name, values, act) =>
  h(
    "fieldset",
    { class: "review-choice" },
    h("legend", { class: "only-read" }, name === "seat" ? "Whose game" : "What is known"),
    values.map(([value, words], at) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name: `review-${name}`, value, checked: at === 0, onchange: act }),
        words,
      ),
    ),
  );

/** Said where the engine breaks while it looks: what it has found is kept. */
const BROKEN = "The review was interrupted: the game engine stopped. What was looked at so far is kept.";

/**
 * The review of the game that is shown again. Gives whether it has led to a place in the game.
 * @param {Replay} replay
 */
export async function reviewDialog(replay) {
  const { match, acts } = replay;
  replay.play(false);
  const people = /** @type {const} */ (["first", "second"]).filter(
    (seat) => match.request.seats[seat].kind === "human",
  );
  const seats = people.length === 1 ? people : /** @type {const} */ (["first", "second"]);
  const place = h("div", { class: "review", "aria-live": "polite" });
  let run = 0;
  /** @param {import("../ui/dialog.js").Close<boolean>} close */
  const begin = async (close) => {
    const mine = ++run;
    const chosen = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement | null} */ (document.querySelector(`[name="review-${name}"]:checked`))?.value;
    const seat = /** @type {Seat} */ (chosen("seat") ?? seats[0]);
    const open = chosen("open") === "open";
    const key = `${seat} ${open}`;
    const found = known.get(replay) ?? new Map();
    known.set(replay, found);
    /** @type {Reviewed[]} */
    const told = found.get(key) ?? [];
    found.set(key, told);
    const bar = h("progress", { max: acts.length, "aria-label": "Answers looked at" });
    /** @param {string} [why] */
    const stop = (why) => {
      run++;
      const on = button("Go on", { onclick: () => void begin(close), "data-test": "review-on" }, "play");
      place.replaceChildren(...(why ? [h("p", { role: "alert" }, why)] : []), on);
    };
    place.replaceChildren(bar, button("Stop", { onclick: () => stop(), "data-test": "review-stop" }, "close"));
    while (told.length < acts.length) {
      bar.value = told.length;
      const next = await match.connection.call("review", { answer: told.length + 1, seat, open }).catch(() => null);
      if (mine !== run || !place.isConnected) return;
      if (!next) return stop(BROKEN);
      told.push(next);
    }
    /** @param {number} answers @param {Judged} [judged] */
    const lead = async (answers, judged) => {
      close(true);
      await replay.go(answers);
      if (judged?.better && replay.at === answers) showBetter(judged.played, judged.better);
    };
    const parts = await report(replay, seat, told, lead);
    if (mine === run) place.replaceChildren(...parts.filter(Boolean));
  };
  const shown = dialog({
    id: "review",
    title: "Review",
    body: (close) => {
      const again = () => void begin(close);
      queueMicrotask(again);
      return [
        seats.length > 1 &&
          choice(
            "seat",
            seats.map((seat) => /** @type {[string, string]} */ ([seat, match.seat(seat).name])),
            again,
          ),
        match.hides &&
          choice(
            "open",
            [
              ["seen", "As it was seen"],
              ["open", "With everything open"],
            ],
            again,
          ),
        place,
      ];
    },
  });
  const led = await shown;
  run++;
  return led === true;
}
