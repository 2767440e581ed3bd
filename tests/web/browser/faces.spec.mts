// The one face of all cards: its words fit at every size, its picture has nearly half of it, and nothing in it is laid
// out again while it moves.
import { todays } from "./daily.mts";
import { catalog, type NewGame } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

const GALLERY = "#g=chess-storm&cards";
const PRINTED = catalog.games.flatMap(({ cards }) => cards);
/** Own cards with the longest names that they may have. */
const LONG = ["The Queen's Grand Gambit", "Antidisestablishmentaria", "W".repeat(24), "Mmmmmmmmmm Wwwwwwwwwwwww"];
const CARDS = [...PRINTED, ...LONG.map((title, at) => ({ ...PRINTED[at], name: `long-${at}`, title }))];
/** In the hand of a phone and of a desktop, in the stage, read large. */
const WIDTHS = [62, 75, 92, 130, 163, 204, 240, 300];
/** The names that have two lines on a card of a desktop's hand. */
const TWO_LINES = ["Return Any Piece", "Remove Any Pawn"];

for (const fonts of todays(["of the page", "of the system, the widest"] as const, 2))
  test(`all words of all cards fit their faces in the fonts ${fonts}`, async ({ open }) => {
    const { frame } = await open("http", { hash: GALLERY, viewport: { width: 1280, height: 800 } });
    const found = await frame.evaluate(
      async ({ cards, widths, wide }) => {
        if (wide) {
          const { style } = document.documentElement;
          for (const name of ["--sans", "--title"]) style.setProperty(name, '"DejaVu Sans", Verdana, sans-serif');
          document.fonts.dispatchEvent(new Event("loadingdone"));
        }
        await document.fonts.ready;
        const { galleryDialog } = (globalThis as any).deckmateExtras.screens;
        void galleryDialog("All cards", cards);
        const list = document.querySelector<HTMLElement>("#piles-dialog .gallery-cards")!;
        const faces = [...list.querySelectorAll<HTMLElement>(".card-face")];
        const wrong: string[] = [];
        const two: string[] = [];
        let least = 1;
        for (const width of widths) {
          list.style.setProperty("--card", `${width}px`);
          for (const face of faces) {
            const name = face.querySelector(".card-title")!.textContent!.replace("\u00ad", "");
            const sheet = face.querySelector<HTMLElement>(".card-sheet")!;
            for (const part of face.querySelectorAll<HTMLElement>(".card-title, .card-text, .card-when, .card-word")) {
              if (getComputedStyle(part).display === "none") continue;
              if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
                wrong.push(`${width}: ${part.className} of ${name}`);
            }
            const panel = face.querySelector<HTMLElement>(".card-panel")!;
            const seen = Number.parseFloat(getComputedStyle(sheet, "::after").top) - panel.offsetTop;
            least = Math.min(least, (seen * panel.offsetWidth) / (sheet.offsetWidth * sheet.offsetHeight));
            const words = document.createRange();
            words.selectNodeContents(face.querySelector(".card-title")!);
            const rows = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
            if (width === 92 && rows.size > 1 && !face.dataset.card!.startsWith("long-")) two.push(name);
          }
        }
        return { wrong, two, least, count: faces.length };
      },
      { cards: CARDS, widths: WIDTHS, wide: fonts !== "of the page" },
    );
    expect(found.count).toBe(CARDS.length);
    expect(found.wrong).toEqual([]);
    expect(found.least).toBeGreaterThanOrEqual(0.45);
    if (fonts === "of the page") expect(found.two).toEqual(TWO_LINES);
  });

/** Looks at every face that is on its way, in every frame: at its boxes as they are laid out, and as they are drawn. */
const WATCH = `globalThis.frames = [];
const look = () => {
  for (const sheet of document.querySelectorAll(":is(.card-flight, .hand-ghost, .told-flying) .card-sheet")) {
    const all = sheet.getBoundingClientRect();
    const parts = [".card-band", ".card-panel", ".card-title"].map((name) => sheet.querySelector(name)).filter(Boolean);
    const laid = [sheet, ...parts].map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]);
    const drawn = parts.map((node) => {
      const box = node.getBoundingClientRect();
      return [box.width / all.width, box.height / all.height];
    });
    const size = parts.map((node) => getComputedStyle(node).fontSize);
    const root = sheet.closest(".card-flight, .hand-ghost, .told-flying");
    frames.push({ way: root.className, turns: root.querySelector(".flight-back") !== null,
      card: sheet.parentElement.dataset.card ?? "back", laid: laid.join(" ") + size, drawn });
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);`;
const DISCARD: NewGame = {
  game: "chess-storm",
  seed: "cards",
  setup: { board: "4k3/8/8/8/8/8/6P1/4K3 w", hands: { first: ["nope", "pass", "fodder"], second: [] } },
};

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
  ],
  2,
))
  test(`no card is laid out again while it is dragged or flies: ${width}x${height}`, async ({ open }) => {
    const sitting = await open("http", {
      viewport: { width, height },
      script: WATCH,
      pace: "slow",
      reducedMotion: "no-preference",
    });
    const { page, frame } = sitting;
    const table = await Table.sit(page, frame, DISCARD, { seats: "hc" });
    await table.give("g2g3");
    const card = frame.locator('#hand button[data-card="nope"]');
    await expect(card).toHaveClass(/dump/);
    const from = (await card.boundingBox())!;
    await page.mouse.move(from.x + 14, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 60, { steps: 12 });
    await page.mouse.move(from.x + 80, from.y - 160, { steps: 12 });
    await page.mouse.up();
    await page.keyboard.press("1");
    await frame
      .getByRole("button", { name: /^Discard/ })
      .first()
      .click();
    await expect(frame.locator(".card-flight").first()).toBeAttached();
    await expect(card).toHaveCount(0);
    await expect(frame.locator(".card-flight")).toHaveCount(0);
    const frames: { way: string; turns: boolean; card: string; laid: string; drawn: number[][] }[] =
      await frame.evaluate(() => (globalThis as any).frames);
    for (const way of ["hand-ghost", "card-flight"]) {
      const seen = frames.filter((one) => one.way === way && one.card !== "back");
      expect(seen.length, way).toBeGreaterThan(5);
      for (const name of new Set(seen.map((one) => one.card))) {
        const own = seen.filter((one) => one.card === name);
        expect(new Set(own.map(({ laid }) => laid)).size, `${name} is laid out once`).toBe(1);
        // Of a card that turns over the nearer half is drawn larger.
        for (const { drawn } of own.filter(({ turns }) => !turns))
          for (const [at, ratios] of drawn.entries())
            for (const [way, ratio] of ratios.entries())
              expect(Math.abs(ratio / own[0].drawn[at][way] - 1), name).toBeLessThan(0.02);
      }
    }
  });

/** The sizes of windows at which hands are looked at. */
const WINDOWS = "320x568 360x640 390x844 412x915 600x420 740x360 768x1024 844x390 1280x800 1920x1080";

test("what may be done with a card of the hand is told without colour, and no digit lies on a picture", async ({
  open,
}) => {
  const sitting = await open("http", { viewport: { width: 1280, height: 800 } });
  const { page, frame } = sitting;
  const hands = { first: ["charge", "breakthrough", "stall", "niet", "peace"], second: ["no"] };
  await Table.sit(page, frame, { game: "chess-storm", setup: { hands } }, { seats: "hc" });
  await frame.waitForSelector("#hand .card-mark");
  const wrong: string[] = [];
  for (const size of WINDOWS.split(" ")) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    for (const chosen of [false, true]) {
      if (chosen) await frame.click("#hand .hand-card.play");
      const found = await frame.evaluate(async () => {
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
        const cards = [...document.querySelectorAll<HTMLElement>("#hand .hand-card")];
        const looks = cards.map((card) => {
          const face = card.querySelector(".card-face")!;
          const { outlineStyle, outlineWidth } = getComputedStyle(face);
          const marks = [...card.querySelectorAll(".card-mark")].map((mark) => mark.innerHTML);
          const state = card.getAttribute("aria-pressed") === "true" ? "chosen" : card.className;
          return [state, [outlineStyle, outlineWidth, getComputedStyle(card).translate, ...marks].join(" ")];
        });
        const over = cards.filter((card) => {
          const [key, panel] = ["kbd", ".card-panel"].map((one) => card.querySelector(one)?.getBoundingClientRect());
          return key?.width && panel && key.bottom > panel.top + 1;
        });
        return { looks, over: over.map((card) => card.dataset.card) };
      });
      const looks = new Map(found.looks as [string, string][]);
      if (new Set(looks.values()).size < looks.size) wrong.push(`${size}: ${JSON.stringify([...looks])}`);
      if (looks.size < 3) wrong.push(`${size}: ${looks.size} states`);
      if (found.over.length) wrong.push(`${size}: a digit on ${found.over}`);
    }
    await page.keyboard.press("Escape");
  }
  expect(wrong).toEqual([]);
});
