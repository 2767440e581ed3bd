// Nothing that is told is cut: the longest tellings of all cards, in the stage and under the question, in four sizes;
// a long last turn; the captured pieces and effects beside it.
import { practices } from "../../../www/games/chess-storm/practice/practice.js";
import solutions from "../../../www/games/chess-storm/solutions.js";
import { addDeeds } from "../../../www/table/tell/deeds.js";
import { phraseOf } from "../../../www/table/tell/phrase.js";
import { storyOf } from "../../../www/table/tell/story.js";
import { todays } from "./daily.mts";
import { engine, stormCards } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const SIZES = [
  [1280, 800],
  [390, 844],
  [360, 640],
  [600, 420],
] as const;
const BOARD = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";

/** All that is told of each card when it does what its practice position asks for: by steps, and as the last turn. */
function tellings() {
  return practices.flatMap(({ card, setup, options, moves }) => {
    const game = engine.newGame({ game: "chess-storm", seed: "practice", options, setup } as any);
    for (const text of moves) game.apply(text);
    const found: { card: string; told: string; last: string }[] = [];
    for (const text of (solutions as Record<string, string>)[card].split(" ")) {
      const { cells } = game.view("first");
      const step = game.apply(text);
      if (!step.ok) break;
      const view = game.view("second");
      const known: any = {
        piece: (id: number) => {
          const at = cells.findIndex((cell) => cell?.id === id);
          const name = at < 0 ? null : `${"abcdefgh"[at % 8]}${Math.floor(at / 8) + 1}`;
          return at < 0 ? null : { side: cells[at]!.side, kind: cells[at]!.kind, at: name };
        },
        name: () => "Computer",
        card: (name: string) => stormCards.find((one) => one.name === name) ?? null,
        reader: "second",
        computer: (seat: string) => seat === "first",
        army: (side: string) => side[0].toUpperCase() + side.slice(1),
        view,
      };
      const deeds: any[] = [];
      addDeeds(deeds, step.events as any, known);
      const about: any = { seat: "second", side: "black", other: "Computer", army: known.army };
      const told = storyOf(step.events as any, known)?.text ?? "";
      found.push({ card, told, last: deeds.length ? phraseOf(deeds, about) : "" });
    }
    game.free();
    return found;
  });
}

for (const [width, height] of todays(SIZES, 2))
  test(`no telling of any card is cut: ${width}x${height}`, async ({ open }) => {
    const all = tellings();
    expect(new Set(all.map(({ card }) => card)).size).toBe(practices.length);
    const { page, frame } = await open("http", { viewport: { width, height } });
    const setup = { board: BOARD, hands: { first: ["diktat", "nope"], second: ["crab"] }, pile: [] };
    const after = ["g1f1", "pass", "g8f8", "card:crab", "piece:f7"];
    await Table.sit(page, frame, { game: "chess-storm", setup, options: { dump: false } } as any, {
      seats: "hc",
      after,
    });
    await expect(frame.locator("#prompt-text")).toHaveText("Black plays Crab. Respond?");
    // A card that may be responded to is read beside the question.
    const text = width === 1280 ? ".prompt-card .card-text" : "#declared .on-card";
    await expect(frame.locator(text)).toBeInViewport({ ratio: 0.99 });
    const crab = stormCards.find(({ name }) => name === "crab")!.text;
    await expect(frame.locator(text)).toHaveText(crab, { useInnerText: true });
    expect(await frame.locator(".prompt-words").evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(
      2,
    );
    // The teller of turns is loaded behind the table.
    await frame.waitForFunction(() => (globalThis as any).Page.table.telling.teller);
    await frame.evaluate(() => {
      const { dataset } = document.getElementById("table")!;
      dataset.why = "action";
    });
    const cut = await frame.evaluate((all) => {
      const { teller } = (globalThis as any).Page.table.telling;
      const wrong: string[] = [];
      /** Something stands out of its box; a sign says so. */
      const look = (card: string, place: HTMLElement, text: HTMLElement) => {
        const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
        const { overflowY, backgroundImage } = getComputedStyle(text);
        const scrolls = overflowY === "auto" && backgroundImage.includes("gradient");
        const size = Number.parseFloat(getComputedStyle(text.querySelector("p")!).fontSize);
        if (size < 12) wrong.push(`${card}: letters of ${size}`);
        if (isCut && !scrolls) wrong.push(`${card} is cut in ${place.id} by ${text.scrollHeight - text.clientHeight}`);
      };
      const last = document.querySelector<HTMLElement>("#last-turn")!;
      for (const { card, last: words } of all) {
        last.querySelector(".last-words")!.textContent = words;
        teller.last.fit();
        look(card, last, last.querySelector(".last-told")!);
      }
      const told = document.querySelector<HTMLElement>("#told")!;
      told.hidden = false;
      document.getElementById("prompt")!.classList.add("telling");
      for (const { card, told: words } of all) {
        told.querySelector(".told-words")!.textContent = words;
        teller.fit();
        look(card, told, told);
      }
      return wrong;
    }, all);
    expect(cut).toEqual([]);
  });

test("in a low frame no name of a pile, no foot and no result is cut", async ({ open }) => {
  const viewport = { width: 600, height: 420 };
  const cut = (where: string) => {
    const seen = [...document.querySelectorAll<HTMLElement>(where)].filter(({ clientWidth }) => clientWidth > 2);
    const out = seen.filter((node) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement } = node;
      const [own, room] = [node, parentElement!].map((one) => one.getBoundingClientRect());
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 || own.bottom > room.bottom + 1;
    });
    return out.map(({ textContent }) => textContent);
  };
  for (const game of ["chess", "doublecross"]) {
    const { page, frame } = await open("http", { viewport, hash: `#g=${game}&seed=low&seats=hc&embed=1` });
    await expect(frame.locator("#prompt-text")).not.toBeEmpty();
    expect(await frame.evaluate(cut, ".quiet, .discard .pile-name"), game).toEqual([]);
    await page.close();
  }
  for (const size of [viewport, { width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const { page, frame } = await open("http", { viewport: size });
    await Table.sit(page, frame, { game: "full-double", seed: "low" }, { seats: "hc", after: ["a2a4", "a7a5"] });
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-resign"]');
    await frame.click('[data-test="confirm-yes"]');
    await expect(frame.locator("#result h2")).toHaveText("You lost");
    const over = await frame.locator("#result").evaluate((node) => {
      const room = node.getBoundingClientRect();
      const parts = [...node.querySelectorAll("h2, p, button")].filter((one) => one.checkVisibility());
      const boxes = parts.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 2);
      return boxes.filter((box) => box.top < room.top - 1 || box.bottom > Math.min(room.bottom, innerHeight) + 1)
        .length;
    });
    expect(over, `${size.width}x${size.height}`).toBe(0);
    await page.close();
  }
});

test("a long last turn is told in full, in order, and stays until the player acts", async ({ open }) => {
  const board = "6k1/5ppp/2n5/8/1R6/8/5PPP/6K1 w - -";
  const setup = { board, hands: { first: [], second: ["flush", "crab", "peace", "diktat"] } };
  const turn = ["card:flush", "c6b4", "card:crab", "piece:f7", "card:peace", "piece:g7", "card:diktat", "kind:pawn"];
  const config: any = { game: "chess-storm", setup, options: { dump: false } };
  for (const [width, height] of todays(SIZES, 2)) {
    const { page, frame } = await open("http", { viewport: { width, height } });
    await Table.sit(page, frame, config, { seats: "hc", after: ["g2g3", "pass", ...turn] });
    const last = frame.locator("#last-turn");
    const deeds = [
      /Flush/,
      /knight takes your rook on b4/,
      /Crab: .*f7/,
      /Peace: .*g7/,
      /Diktat: White must move a pawn/,
    ];
    const whole = new RegExp(deeds.map(({ source }) => source).join("[^]*"), "i");
    await expect(last.locator(".last-words")).toHaveText(whole);
    await expect(last.locator(".last-more")).toHaveText("+2");
    const told = last.locator(".last-told");
    await expect(told).toBeVisible();
    const { rest, scrolls } = await told.evaluate((node) => {
      const { overflowY, backgroundImage } = getComputedStyle(node);
      const scrolls = overflowY === "auto" && backgroundImage.includes("gradient");
      return { rest: node.scrollHeight - node.clientHeight, scrolls };
    });
    expect(rest < 2 || scrolls, `${width}x${height}`).toBe(true);
    // The board has its ways: the capture, and no more.
    expect(await frame.evaluate(() => (globalThis as any).Page.table.board.marks.trail.length)).toBe(1);
    const words = await last.locator(".last-words").textContent();
    await page.waitForTimeout(1500);
    await page.reload();
    await expect(last.locator(".last-words")).toHaveText(words!);
    await frame.click('#board [data-square="f2"]');
    await expect(last).toBeVisible();
    await frame.click('#board [data-square="f3"]');
    await expect(last).toBeHidden();
    await page.close();
  }
});

test("where only one way is left to a lifted card, the board draws it before it is played", async ({ open }) => {
  const { page, frame } = await open();
  const board = "6k1/5ppp/8/8/8/8/5PPP/4K2R w - -";
  const config: any = { game: "chess-storm", setup: { board, hands: { first: ["castlerock"], second: [] } } };
  const table = await Table.sit(page, frame, config, { seats: "hc" });
  await table.shown();
  await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
  const ghosts = frame.locator("canvas.ghosts");
  await expect(ghosts).toBeHidden();
  await table.card(0).click();
  // The king and the rook.
  await expect(ghosts).toHaveAttribute("data-shows", "2");
  await frame.click('.prompt-tools [data-text="put-back"]');
  await expect(ghosts).toBeHidden();
});
