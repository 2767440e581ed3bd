// The search for leaks: what the engine told the page, what the page shows and keeps, and two games that differ in
// secrets alone.
import { expect, type Frame, type Page } from "@playwright/test";
import { type Eye, engine, pokerOf, type Seat, stormCards, stormOf } from "./engine.mts";
import type { Table } from "./table.mts";

/** Writes down everything that the engine's worker sends to the page. */
export const WIRE = `globalThis.wire = []; globalThis.Worker = class extends Worker {
  constructor(...all) { super(...all); this.addEventListener("message", ({ data }) => globalThis.wire.push(data)); }
};`;

/** Lets a test pass time and turn the screen off; what the page reads of both is the browser's own. */
export const AWAY = `let skip = 0, hidden = false; const now = performance.now.bind(performance);
  performance.now = () => now() + skip;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  globalThis.skipTime = (ms) => { skip += ms; };
  globalThis.turnScreen = (on) => { hidden = !on; document.dispatchEvent(new Event("visibilitychange")); };`;

export const skipTime = (page: Page, ms: number) => page.evaluate(`skipTime(${ms})`);
/** Nobody is before the screen for longer than the page trusts. */
export async function leaveScreen(page: Page) {
  await page.evaluate("turnScreen(false); skipTime(21_000); turnScreen(true)");
}

export interface Told {
  view: { eye: Eye };
  save: string;
  offers: unknown[];
  prompt: unknown;
}

/** The views that the engine has told the page, each with the save of that moment; or only the last of them. */
export const told = (frame: Frame, which: "all" | "last" = "all") =>
  frame.evaluate((which) => {
    const find = (value: any, name: string): any => {
      if (value === null || typeof value !== "object") return undefined;
      if (value[name] !== undefined) return value[name];
      for (const inner of Object.values(value)) {
        const found = find(inner, name);
        if (found !== undefined) return found;
      }
    };
    const read = (one: any): Told => ({
      view: find(one, "view"),
      save: find(one, "save"),
      offers: find(one, "offers") ?? [],
      prompt: find(one, "prompt"),
    });
    const { wire } = globalThis as any;
    const found: Told[] = [];
    for (let at = wire.length - 1; at >= 0 && !(which === "last" && found.length); at--) {
      const one = read(wire[at]);
      if (one.view && one.save) found.unshift(one);
    }
    return found;
  }, which);

/** What was told is what that eye may know then, and not a word more. */
export function onlyOf({ view, save }: Told, eyes: Eye[], where: string) {
  expect(eyes, where).toContain(view.eye);
  const game = engine.loadGame(save);
  expect(view, where).toEqual(JSON.parse(JSON.stringify(game.view(view.eye))));
  game.free();
}

/** Everything that stands in the document, beside what is public: the pieces and cards that lie open, and the log. */
const document_ = (frame: Frame, save: string) =>
  frame.evaluate((save) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    const drawn = /^(class|d|style|transform|viewBox)$/;
    const attributesOf = (root: Element) =>
      [...root.querySelectorAll("*")].flatMap((node) =>
        [...node.attributes].filter(({ name }) => !drawn.test(name)).map(({ value }) => value),
      );
    const news = [...copy.querySelectorAll("#last-turn, #told")].flatMap((part) => {
      part.remove();
      // Rule and drawing on the face of a card that was played are the same whoever plays it.
      for (const same of part.querySelectorAll(".card-text, .card-face svg")) same.remove();
      return [part.textContent, ...attributesOf(part)];
    });
    for (const part of copy.querySelectorAll(
      "script, noscript, [role=grid], .taken, .log, #piles, #hidden-bases, #hand, .flop, #result",
    ))
      part.remove();
    // The store of drawings has every piece, whatever is dealt.
    for (const symbol of copy.querySelectorAll("symbol")) symbol.remove();
    const dataOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.card);
    return {
      words: [copy.textContent, ...attributesOf(copy), document.title, location.hash].join("\n"),
      news: news.join("\n"),
      hasSave: document.documentElement.outerHTML.includes(save),
      planned: document.querySelector("#table[data-plan]") !== null,
      hand: dataOf("#hand button[data-card]"),
      cards: dataOf("[data-card]"),
      kept: Object.keys(localStorage).filter((key) => !/^deckmate\.(game\.|at$|settings$)/.test(key)),
    };
  }, save);

/** All that a screen reader finds; behind the veil that is the veil. */
async function heard(page: Page): Promise<string> {
  const spy = await page.context().newCDPSession(page);
  const { nodes } = await spy.send("Accessibility.getFullAXTree");
  await spy.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map(({ role, name, description }) => `${role?.value} ${name?.value ?? ""} ${description?.value ?? ""}`)
    .join("\n");
}

const KINDS = /\b(?:queen|rook|bishop|knight|pawn|king|wild)\b/i;

/** With so many lines of the log what was done since a player last acted is told. */
const NEWS = 8;

/** Nobody but `viewer` (null: behind the veil nobody) finds anything of his own on the page. */
export async function noLeak(table: Table, viewer: Seat | null, where: string) {
  const { frame, game } = table;
  const last = (await told(frame, "last"))[0];
  onlyOf(last, [viewer ?? "watcher"], where);
  const shown = await document_(frame, last.save);
  expect(shown.hasSave, `${where}: the save stands in the document`).toBe(false);
  expect(shown.kept, where).toEqual([]);
  if (!viewer) expect(last.offers, where).toEqual([]);
  const view = game.view(viewer ?? "watcher");
  const storm = stormOf(view);
  const hands = (storm ?? pokerOf(view))?.hands;
  // A card that is only planned still lies in the hand.
  if (hands && !shown.planned) expect([...shown.hand].sort(), where).toEqual(viewer ? [...hands[viewer]].sort() : []);
  if (!storm && !viewer) {
    // The task of the set-up is told to everybody, in these words.
    const secret = (words: string) => KINDS.exec(words.replaceAll("hide your king", ""));
    expect(secret(shown.words), where).toBeNull();
    expect(secret(await heard(table.page)), where).toBeNull();
    // The turn before is told in the words of the log, which is everybody's.
    const log = view.log
      .slice(-NEWS)
      .map(({ text }) => text.toLowerCase())
      .join("\n");
    for (const [kind] of shown.news.toLowerCase().matchAll(new RegExp(KINDS, "gi")))
      expect(log, `${where}: ${kind} is told`).toContain(kind);
  }
  for (const seat of (["first", "second"] as const).filter((seat) => storm && seat !== viewer)) {
    for (const name of stormOf(game.view(seat))!.hands[seat]) {
      expect(shown.cards, `${where}: ${name} is shown`).not.toContain(name);
      const { title } = stormCards.find((card) => card.name === name)!;
      // Short titles are common words.
      if (title.length > 7) expect(shown.words.includes(title), `${where}: ${title} is told`).toBe(false);
    }
  }
}

/** What depends on how fast a machine is: clocks, and whether it is asked why there is nothing to take back. */
const TIMED: [RegExp, string][] = [
  [/<span class="clock-time">[^<]*/g, ""],
  [/(id="undo" aria-label="Take back" title=")There is no answer to take back\./g, "$1Take back"],
  [/^(\s*button Take back) There is no answer to take back\./gm, "$1 Take back"],
];

const untimed = (words: string) => TIMED.reduce((words, [what, by]) => words.replace(what, by), words);

/**
 * All that can be seen, heard or read of a page: to be compared with the page of a game that differs in secrets alone.
 */
export async function everything({ page, frame }: Table) {
  const messages = (await told(frame)).map(({ save, ...rest }) => rest);
  const picture = await frame.evaluate(() =>
    [...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()).join(),
  );
  // A line for a tag: then a difference is one that can be read.
  const html = untimed(await frame.evaluate(() => document.body.innerHTML)).split(/(?=<)/);
  return { messages, picture, html, heard: untimed(await heard(page)) };
}
