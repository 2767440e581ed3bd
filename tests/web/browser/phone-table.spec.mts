// Tables on phones: what is asked can be read whole, what is small opens, and nothing is cut.
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const finger = (viewport: { width: number; height: number }) => ({ viewport, hasTouch: true, isMobile: true });
const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const PHONE = finger(SMALL[0]);

test("the card that is asked about and the card of the last turn open at a tap, and are read under a finger", async ({
  open,
}) => {
  for (const viewport of SMALL) {
    const { page, frame } = await open("http", finger(viewport));
    const setup = {
      board: "6k1/5ppp/8/8/8/8/5PPP/6K1 b - -",
      hands: { first: ["nope"], second: ["diktat"] },
    };
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, {
      seats: "hc",
      after: ["g8f8", "card:diktat", "kind:pawn"],
    });
    await table.shown();
    await expect(table.question).toContainText("Respond?");
    for (const picture of [".prompt-card .card-face", ".last-faces .deed-card"]) {
      const small = frame.locator(picture).filter({ hasText: "Diktat" });
      if (!(await small.isVisible())) continue;
      await small.tap();
      await expect(frame.locator("#card h2")).toHaveText("Diktat");
      await frame.locator('#card [data-test="close"]').tap();
      const { x, y, width, height } = (await small.boundingBox())!;
      const at = { x: x + width / 2, y: y + height / 2 };
      const touch = await page.context().newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await expect(frame.locator(".hand-zoom .card-text")).toContainText("pawn");
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(frame.locator(".hand-zoom")).toHaveCount(0);
      if (await frame.locator("#card").count()) await frame.locator('#card [data-test="close"]').tap();
    }
  }
});

const QUIET = "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - -";

test("a name keeps its two lines, whatever its player has captured", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const kinds = ["queen", "rook", "rook", "bishop", "bishop", "knight", "knight", "pawn", "pawn", "pawn", "pawn"];
  for (const viewport of SMALL)
    for (const taken of [3, 11]) {
      await page.setViewportSize(viewport);
      const pool = { white: kinds.slice(-taken) };
      const setup = { board: QUIET, hands: { first: [], second: ["nope", "stall", "dub", "home"] }, pool };
      const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
      await table.shown();
      const row = frame.locator(".seat.top");
      await expect(row.locator(".small-piece")).toHaveCount(taken);
      const wrong = await row.evaluate((seat) => {
        const box = (name: string) => seat.querySelector(name)!.getBoundingClientRect();
        const own = seat.getBoundingClientRect();
        const [name, kind, all, bits] = [".seat-name", ".seat-kind", ".taken", ".seat-bits"].map(box);
        const last = [...seat.querySelectorAll(".small-piece")].at(-1)!.getBoundingClientRect();
        return [
          kind.height > 20 && "the army has two lines",
          (name.top < own.top || name.bottom > own.bottom + 1) && "the name is cut",
          (last.right > all.right + 1 || last.width < 12) && "the last piece is cut",
          name.right > all.left + 1 && "pieces lie over the name",
          all.right > bits.left + 1 && "pieces lie over the cards",
        ].filter(Boolean);
      });
      expect(wrong, `${taken} at ${viewport.width}`).toEqual([]);
    }
});

test("the switch beside the piles is whole with its name, and as high as a finger", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const lasting = [{ card: "magnetism", owner: "second", at: "a7" }];
  const setup = { board: QUIET, hands: { first: ["nope"], second: [] }, lasting };
  for (const viewport of SMALL) {
    await page.setViewportSize(viewport);
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
    await table.shown();
    const cut = await frame.locator(".pass-switch").evaluate((node) => {
      const [whole, box] = [node, node.querySelector("input")!].map((one) => one.getBoundingClientRect());
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const under = [-20, 0, 19].map((far) => document.elementFromPoint(x, y + far));
      const hit = under.every((one) => node.contains(one));
      const room = node.parentElement!.getBoundingClientRect();
      return [whole.right > room.right - 20, whole.left < room.left, !hit].map(Number).join();
    });
    expect(cut, `at ${viewport.width}`).toBe("0,0,0");
    await expect(frame.getByLabel("Don't ask me when I could only discard")).not.toBeChecked();
  }
});

test("effects without room in their row are counted on a button, which lists all of them", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const lasting = ["respect", "omerta", "magnetism"].map((card) => ({
    card,
    owner: "second",
    ...(card === "magnetism" && { at: "a7" }),
  }));
  const setup = { board: QUIET, hands: { first: ["nope"], second: [] }, lasting };
  for (const viewport of [...SMALL, { width: 600, height: 420 }]) {
    await page.setViewportSize(viewport);
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
    await table.shown();
    const more = frame.locator(".more-effects");
    await expect(more).toBeInViewport({ ratio: 0.85 });
    await expect(more).toHaveAccessibleName("3 effects");
    const fits = await more.evaluate((node) => node.parentElement!.scrollWidth <= node.parentElement!.clientWidth + 1);
    expect(fits, `whole at ${viewport.width}x${viewport.height}`).toBe(true);
    await more.tap();
    await expect(frame.locator("#effects-dialog li")).toHaveCount(3);
    await page.keyboard.press("Escape");
  }
});

test("what a card has done is told whole, to its last word", async ({ open }) => {
  const setup = {
    board: "1n4k1/5ppp/8/8/8/8/5PPP/1N4K1 b - -",
    hands: { first: ["nope"], second: ["kangaroo"] },
  };
  for (const viewport of SMALL) {
    const { page, frame } = await open("http", { ...finger(viewport), pace: "slow" });
    const after = ["g8f8", "card:kangaroo", "piece:b1"];
    await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc", after });
    // The extra that tells is loaded after the table.
    await frame.waitForFunction(() => "telling" in ((globalThis as any).deckmateExtras ?? {}));
    await frame.locator('#prompt-buttons [data-text="pass"]').tap();
    // It stands for a moment: it is measured in the frame in which it comes.
    const seen = await frame.waitForFunction(() => {
      const told = document.getElementById("told");
      if (!told?.textContent?.includes("becomes a kangaroo.") || !told.clientHeight) return null;
      return { cut: told.scrollHeight - told.clientHeight, height: told.clientHeight };
    });
    const { cut, height } = (await seen.jsonValue())!;
    expect(cut).toBeLessThanOrEqual(1);
    expect(height).toBeGreaterThanOrEqual(35);
    await page.close();
  }
});

test("the one piece of a card that can only go to one square is chosen, and its square marked", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const setup = { board: "6k1/5ppp/8/8/8/5r2/6PP/5K1R w - -", hands: { first: ["home"], second: [] } };
  const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, { seats: "hc" });
  await table.shown();
  await table.card(0).tap();
  await expect(table.question).toHaveText("Choose a new square for the king on f1.");
  await expect(table.square("e1")).toHaveAccessibleName(/can be reached/);
  await table.square("e1").tap();
  await expect(table.square("e1")).toHaveAccessibleName(/white king/);
});

test("the last lesson of the wide board opens on the king that is to be mated and the rook that does it", async ({
  open,
}) => {
  for (const viewport of SMALL) {
    const { page, frame } = await open("http", { ...finger(viewport), hash: "#g=full-double&try=4" });
    await expect(frame.locator("#task")).toContainText("Step 4 of 4.");
    for (const square of ["p8", "i1"])
      await expect(frame.locator(`#board [data-square="${square}"]`)).toBeInViewport({ ratio: 0.6 });
    await page.close();
  }
});

test("a set-up that nobody has changed says so", async ({ open }) => {
  const { frame } = await open("http", PHONE);
  await frame.tap('[data-game="chess-storm"] .more');
  await frame.tap('[data-game="chess-storm"] .set-up');
  await expect(frame.locator('[data-test="summary"]')).toContainText("Standard rules.");
});

test("a lifted card that asks for its targets stands beside that question, and opens there", async ({ open }) => {
  const { page, frame } = await open("http", PHONE);
  const setup = { board: "6k1/5ppp/8/8/8/8/6PP/1N3K1R w - -", hands: { first: ["derby"], second: [] } };
  for (const viewport of SMALL) {
    await page.setViewportSize(viewport);
    const table = await Table.sit(page, frame, { game: "chess-storm", setup } as never, {
      seats: "hc",
      after: ["b1c3"],
    });
    await table.shown();
    await frame.waitForFunction(() => "aim" in ((globalThis as any).deckmateExtras ?? {}));
    await table.card(0).tap();
    await expect(frame.locator("#table")).toHaveAttribute("data-plan");
    await frame.locator(".prompt-card .card-face").tap();
    await expect(frame.locator("#card .card-text")).toContainText("Your knight just moved");
    await frame.locator('#card [data-test="close"]').tap();
    await expect(frame.locator("#table")).toHaveAttribute("data-plan");
    const cut = await frame.locator(".prompt-words").evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  }
});

/** Runs in the page: for each letter and digit that is shown on the squares, what is painted under it. */
const under = () => {
  const canvas = document.querySelector<HTMLCanvasElement>("#board .board-canvas")!;
  const box = canvas.getBoundingClientRect();
  const scale = canvas.width / box.width;
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  const marks = [...document.querySelectorAll<HTMLElement>("#board .board-edge span")];
  return marks
    .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
    .map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const found: number[] = [];
      // A line is higher than its letters by two pixels above and below.
      for (let y = top + 2; y < Math.min(bottom - 2, box.bottom); y++)
        for (let x = Math.max(left, box.left); x < Math.min(right, box.right); x++)
          found.push(data[(Math.floor((y - box.top) * scale) * canvas.width + Math.floor((x - box.left) * scale)) * 4]);
      return { mark: mark.textContent!, found };
    });
};
test("on the squares of a phone no letter and no digit touches a piece", async ({ open }) => {
  for (const viewport of [...SMALL, { width: 844, height: 390 }]) {
    const { page, frame } = await open("http", finger(viewport));
    const look = async (game: "chess" | "deception", board: string) => {
      const table = await Table.sit(page, frame, { game, setup: { board } } as never);
      await table.shown();
      await expect(frame.locator(".board-stage.lettered")).toBeVisible();
      return frame.evaluate(under);
    };
    const empty = new Map(
      (await look("chess", "4k3/6p1/8/8/8/8/4K1P1/8 w - -")).map(({ mark, found }) => [mark, found] as const),
    );
    expect([...empty.keys()].sort().join("")).toBe("12345678abcdefgh");
    for (const [game, board, least] of [
      ["chess", "1nbqkbnr/r7/n7/b7/q7/r7/4K3/RNBQBNRR w - -", 16],
      ["deception", "rnbqkbnr/8/p7/8/8/8/8/RNBQKBNR w - -", 8],
    ] as const) {
      const shown = await look(game, board);
      expect(shown.length).toBeGreaterThanOrEqual(least);
      for (const { mark, found } of shown) {
        const touched = found.filter((part, at) => Math.abs(part - empty.get(mark)![at]) > 60).length;
        expect(touched, `${game}, ${mark} at ${viewport.width}`).toBeLessThan(5);
      }
    }
  }
});
