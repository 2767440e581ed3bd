// The table's fixed frame: through whole games the board's box stays the same, and what a question is about is in
// sight: its words, its buttons, its card, the hand, and every square that can be chosen.
import { isToday } from "./daily.mts";
import { widen } from "./fits.mts";
import { expect, link, test } from "./fixtures.mts";
import { GAME_NAMES } from "./kinds.mts";
import { Table } from "./table.mts";

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
  [600, 420],
  [640, 560],
  [800, 600],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/**
 * The letters that a size is played with: every second day, each size plays one game, by turns with the letters of
 * the page and the widest letters of a system; with these one of two games plays a day where a phone lies on its side.
 * FIXED=all plays all at each with both.
 */
const fontsOf = (size: number, game: number): ("of the page" | "widest")[] => {
  if (process.env.FIXED === "all") return ["of the page", "widest"];
  const ours = isToday(size + 2 * game, 24) ? ["of the page" as const] : [];
  const lying = SIZES[size][1] === 360 && ["doublecross", "full-double"].includes(GAME_NAMES[game]);
  return (lying && isToday(game, 2)) || isToday(size + 2 * game + 12, 24) ? [...ours, "widest"] : ours;
};

interface Walk {
  answers: string[];
  /** The least width of the card that a question is about. */
  card: number;
}

/** Runs in the page: plays the answers, and looks at the table before each; what is wrong, each fault once. */
async function walk({ answers, card }: Walk): Promise<{ wrong: string[]; looked: number }> {
  const { match, panels } = (globalThis as any).Page.table;
  const wrong = new Map<string, string>();
  const boxes = new Map<string, string>();
  let looked = 0;
  const FRAME = ["#prompt", ".seat.top", ".seat.own", "#hand", "#piles"];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((node) =>
      node.checkVisibility({ visibilityProperty: true }),
    );
  const box = (node: Element) => node.getBoundingClientRect();
  const cut = (node: Element) => node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2;

  function look(when: string) {
    looked++;
    const note = (fault: string) => wrong.has(fault) || wrong.set(fault, when);
    const inside = (node: Element, within: Element, name: string) => {
      const [inner, outer] = [box(node), box(within)];
      const [right, bottom] = [Math.min(outer.right, innerWidth), Math.min(outer.bottom, innerHeight)];
      if (
        inner.left < outer.left - 1 ||
        inner.top < outer.top - 1 ||
        inner.right > right + 1 ||
        inner.bottom > bottom + 1
      )
        note(`${name} is out of sight`);
    };
    if (scrollY) note("the page has scrolled");
    // What only readers of the screen hear lies in the lists, however long they are.
    const below = document.documentElement.scrollHeight - Math.max(innerHeight, box(find("#table")).bottom);
    if (below > 1) note("the page goes on below the table");
    // A card may change the board's shape: its squares change then, its place does not.
    const length = (name: string) => find(".board-stage").style.getPropertyValue(`--board-${name}`);
    const shape = `${length("columns")} by ${length("rows")}`;
    for (const [name, node] of [
      ["the board's place", find("#board")],
      [`a board of ${shape}`, find("#board .board-frame")],
      // The result lies over the question's place and what is under it.
      ...(match.over ? [] : FRAME.flatMap((name) => all(name).map((node, at) => [`${name} ${at}`, node] as const))),
    ] as const) {
      const { x, y, width, height } = box(node);
      const measured = [x, y, width, height].join(" ");
      if (boxes.has(name) && boxes.get(name) !== measured) note(`${name} was ${boxes.get(name)}, is ${measured}`);
      boxes.set(name, boxes.get(name) ?? measured);
    }
    const prompt = find("#prompt");
    inside(prompt, document.documentElement, "the question");
    for (const part of all(".prompt-words, .prompt-actions")) if (cut(part)) note(`${part.className} is cut`);
    for (const node of all("#prompt button")) inside(node, prompt, `the button ${node.textContent}`);
    for (const node of all("#hand button")) inside(node, document.documentElement, `the card ${node.dataset.card}`);
    // A board that pans shows by its map what is beside the window.
    const pans = document.querySelector(".board-pans") !== null;
    for (const cell of pans ? [] : all("#board [data-square][data-can]"))
      inside(cell, document.documentElement, `the square ${cell.dataset.square}`);
    for (const face of all(".prompt-card .card-face")) {
      if (face.closest(".spent")) continue;
      inside(face, prompt, "the card");
      if (box(face).width < card) note(`the card is ${box(face).width} wide`);
      for (const words of all(".prompt-card .card-title, .prompt-card .card-text"))
        inside(words, face, `the words of ${face.dataset.card}`);
    }
  }

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const changes = new MutationObserver(() => void changed++);
  let changed = 0;
  changes.observe(find("#prompt"), { subtree: true, childList: true, characterData: true, attributes: true });
  /** A question that has changed is fitted in by the next frame: waits two frames, and for one without a change. */
  const painted = async () => {
    for (let n = 0, quiet = false; n < 2 || (!quiet && n < 30); n++) {
      const before = changed;
      await frame();
      quiet = changed === before;
    }
  };
  const asks = () => match.phase === "idle" && match.asked;
  for (const end = Date.now() + 100_000; match.answered.length < answers.length && Date.now() < end; ) {
    const veil = find('#veil [data-test="open-veil"]');
    if (veil) veil.click();
    else if (asks()) {
      await painted();
      if (!asks()) continue;
      const given = match.answered.length;
      const when = `before answer ${given}, ${answers[given]}`;
      look(when);
      const { hand } = panels ?? {};
      if (hand?.useOf && hand.cards.length) {
        hand.lift(given % hand.cards.length);
        await painted();
        look(`${when}, with a lifted card`);
        hand.lift(null);
      }
      void match.answer(answers[given]);
    }
    await new Promise((again) => setTimeout(again, 4));
  }
  if (match.answered.length < answers.length) wrong.set("the game has not come to its end", match.answered);
  for (const end = Date.now() + 5000; match.phase !== "idle" && Date.now() < end; )
    await new Promise((again) => setTimeout(again, 4));
  await painted();
  look("at the end");
  return { wrong: [...wrong].map(([fault, when]) => `${fault}, ${when}`), looked };
}

for (const [at, [width, height]] of SIZES.entries()) {
  for (const [n, game] of GAME_NAMES.entries()) {
    for (const fonts of fontsOf(at, n))
      test(`the board stays, all that is asked is in sight: ${game} at ${width}x${height}, letters ${fonts}`, async ({
        open,
        walks,
      }) => {
        const { answers, ...deal } = walks[game];
        const { frame } = await open("http", { hash: link(deal), viewport: { width, height } });
        await expect(frame.locator("#prompt-text, #veil").first()).toBeAttached();
        if (fonts === "widest") await frame.evaluate(widen);
        const found = await frame.evaluate(walk, { answers, card: width > 900 ? 120 : 72 });
        expect(found.looked).toBeGreaterThan(answers.length / 3);
        expect(found.wrong).toEqual([]);
      });
  }
}

test("a wide board shows a move that was out of sight, across and upright, and stays there", async ({ open }) => {
  const { page, frame } = await open("http", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const deal = { game: "full-double" as const, setup: { board: "7k8/15p/16/16/16/16/P15/7K8 w - -" } };
  const table = await Table.sit(page, frame, deal, { seats: "hc" });
  await table.shown();
  const pane = frame.locator(".board-window");
  const left = () => pane.evaluate((node) => Math.round(node.scrollLeft));
  await pane.evaluate((node) => node.scrollTo({ left: 0, behavior: "instant" }));
  /** The computer's move, wherever its own would be. */
  const answer = (text: string, last: string[]) =>
    frame.evaluate(
      ([text, last]) => {
        const { match, beyond } = (globalThis as any).Page.table;
        const { see } = Object.getPrototypeOf(beyond);
        beyond.see = (view: any, events: any) => see.call(beyond, Object.assign(view, { last }), events);
        void match.answer(text);
      },
      [text, last] as const,
    );
  await answer("a2a3", ["p8", "p7"]);
  await expect.poll(left).toBeGreaterThan(100);
  await expect(table.question).not.toContainText("thinking");
  await page.waitForTimeout(1200);
  expect(await left()).toBeGreaterThan(100);
  await frame.evaluate(() => {
    const { table } = (globalThis as any).Page;
    table.root.classList.add("turned");
    table.board.turn(true);
    scrollTo({ top: 999, behavior: "instant" });
  });
  await expect(table.square("a8")).not.toBeInViewport();
  await answer("a3a4", ["a8", "a7"]);
  await expect(table.square("a8")).toBeInViewport({ ratio: 1 });
});

test("the room is known before anything is painted, and follows the window", async ({ open }) => {
  const script = `new MutationObserver((_, watcher) => {
    if (!document.body) return;
    globalThis.early = document.documentElement.dataset.room;
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });`;
  const { page, frame } = await open("http", { script, viewport: { width: 390, height: 844 } });
  expect(await frame.evaluate("globalThis.early")).toBe("phone");
  const ROOMS = {
    "small-phone": [360, 640],
    "phone-lying": [844, 390],
    frame: [800, 600],
    tablet: [768, 1024],
    desktop: [1280, 800],
  };
  for (const [room, [width, height]] of Object.entries(ROOMS)) {
    await page.setViewportSize({ width, height });
    await expect(frame.locator("html")).toHaveAttribute("data-room", room);
  }
  // Large letters leave less room.
  await frame.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  await expect(frame.locator("html")).toHaveAttribute("data-room", "phone-lying");
});
