// Chess Storm as it looks: every kind of question and everything beside the board, on four screens, by axe-core and by
// measure.
import { isToday, todays } from "./daily.mts";
import { stormCards, stormOf } from "./engine.mts";
import { fits } from "./fits.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { Table } from "./table.mts";

const LOOKS = {
  "light, 1280x800": { colorScheme: "light" },
  "dark, phone": { colorScheme: "dark", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "dark, phone on its side": {
    colorScheme: "dark",
    viewport: { width: 740, height: 360 },
    hasTouch: true,
    isMobile: true,
  },
  "light, frame in a page": { colorScheme: "light", viewport: { width: 600, height: 420 } },
} as const;

const PILE = ["banzai", "charge", "scouts", "dub", "home", "foursquare"];
const SNAKE = {
  board: "1nb1k2r/1ppppppp/8/8/8/8/1PPPPPPP/1NB1K2R w - -",
  hands: {
    first: ["solid-snake", "private-jet", "no", "castlerock", "vendetta"],
    second: ["nope", "stall", "peace", "trailer", "breakthrough"],
  },
  pile: PILE,
};
const PAWNS = {
  board: "4k3/8/8/4P3/8/8/3P4/4K3 w - -",
  hands: { first: ["ambition", "meritorious", "princess", "religulous", "cannibalism"], second: ["crab"] },
  pile: PILE,
  pool: { white: ["rook", "knight"], black: ["queen"] },
};
/** Every mark and every made piece at once: a card, whose it is, where, what more, and what is told of it there. */
const EFFECTS = [
  ["inception", "first", "f7", "", /asleep/],
  ["peace", "first", "a2", "", /peaceful/],
  ["magnetism", "second", "h7", "", /magnet/],
  ["poison", "second", "c7", "", /poisoned/],
  ["coup-detat", "first", "c4", "d3", /royal/],
  ["fusion", "first", "a1", "knight", /fused: moves as a knight/],
  ["crab", "first", "b2", "", /one square diagonally in any direction/],
  ["kangaroo", "first", "f3", "", /knight/],
  ["camel", "second", "c6", "", /three squares/],
  ["neutrality", "first", "h8", "", /neutral: .*it came from black/],
  ["cohabitation", "first", "d1", "knight", /shares the square with a white knight/],
  ["shield", "second", "f6", "", /shielded/],
] as const;
const MARKED = {
  board: "r1bqk2r/pppp1ppp/2n2n2/4p3/2B1P3/3K1N2/PPPP1PPP/RNBQ3R w - -",
  hands: { first: ["dub", "shield", "no", "castlerock", "vendetta"], second: ["nope", "stall"] },
  pile: ["banzai"],
  discard: ["paladin", "stable"],
  pool: { white: ["rook", "pawn", "pawn"], black: ["queen", "bishop"] },
  lasting: [
    ...EFFECTS.map(([card, owner, at, more]) => ({ card, owner, at, ...(more && { more }) })),
    { card: "pass", owner: "first" },
  ],
};
const TOLD = [
  ...EFFECTS.map(([, , at, , words]) => [at, words] as const),
  ["g7", /stuck/],
  ["d3", /one square in any direction; it can be captured/],
] as const;

/** Of what is looked at on each screen it is a quarter a day. */
for (const [nth, [look, wish]] of Object.entries(LOOKS).entries()) {
  const daily = (part: number) => (isToday(nth + part, 4) ? test : test.skip);
  const touch = "hasTouch" in wish;
  const check = async (sitting: Sitting, what: string) => {
    await fits(sitting.frame, touch, what);
    await accessible(sitting, what);
  };
  const sit = ({ page, frame }: Sitting, setup: object, seats: "hh" | "hc" = "hh", options = {}) =>
    Table.sit(page, frame, { game: "chess-storm", setup, options } as any, { seats });

  daily(0)(`questions of Chess Storm: ${look}`, async ({ open }) => {
    const sitting = await open("http", wish);
    const { frame } = sitting;
    let table = await sit(
      sitting,
      { hands: { first: ["charge", "breakthrough", "stall", "niet", "pomppufilis"], second: ["no"] } },
      "hc",
    );
    await table.shown();
    await check(sitting, "the first position");
    for (const [state, words] of [
      [", can be played", /./],
      ["can only be discarded", /Discard it\?/],
      [", not now", /./],
    ] as const) {
      await frame.locator("#hand button").filter({ hasText: state }).first().click();
      await expect(frame.locator("#steps")).toHaveText(words);
      await check(sitting, `a card is lifted: ${state}`);
      await frame.click('.prompt-tools [data-text="put-back"]');
    }

    table = await sit(sitting, SNAKE);
    await table.play(["card:solid-snake"]);
    await expect(frame.locator("#prompt-text")).toHaveText("Choose two pieces to swap.");
    await table.play(["swap:b2b7"]);
    await expect(frame.locator("#prompt-text")).toHaveText("Choose two pieces to swap, or Done.");
    await expect(frame.locator("#steps")).toHaveText("1 chosen so far.");
    await table.square("c2").click();
    await expect(frame.locator("#prompt-text")).toHaveText("Choose the piece it swaps with.");
    await expect(table.square("c7")).toHaveAccessibleName(/can be swapped/);
    await check(sitting, "a pair, half chosen");
    await table.square("c2").click();
    await table.give("done");
    await expect(table.veil).toBeVisible();
    await accessible(sitting, "the veil");
    await table.shown();
    await check(sitting, "the answer to a card");
    await table.give("pass");

    table = await sit(sitting, PAWNS);
    await table.play(["e5e6"]);
    await expect(frame.locator('#prompt-buttons [data-text="pass"]')).toHaveText(/^End turn/);
    await check(sitting, "the end of the turn");
    await table.play(["card:meritorious"]);
    await check(sitting, "what a Pawn becomes");
    table = await sit(sitting, PAWNS);
    await table.play(["e5e6", "card:ambition", "piece:d2"]);
    await check(sitting, "who comes in");
  });

  daily(1)(`every card fits in the hand: ${look}`, async ({ open }) => {
    const sitting = await open("http", wish);
    for (let at = 0; at < stormCards.length; at += 5) {
      const first = stormCards.slice(at, at + 5).map(({ name }) => name);
      const setup = { hands: { first, second: [] } };
      const table = await sit(sitting, setup, "hc", { deck: "printed/second" });
      await table.shown();
      await fits(sitting.frame, false, `cards from ${at}`);
    }
  });

  daily(2)(`beside the board of Chess Storm: ${look}`, async ({ open }) => {
    const sitting = await open("http", wish);
    const { page, frame } = sitting;
    const table = await sit(sitting, MARKED);
    await table.shown();
    await check(sitting, "every mark");
    const note = frame.locator(".square-note");
    for (const [square, words] of TOLD) {
      await expect(table.square(square)).toHaveAccessibleName(words);
      await (touch ? table.square(square).tap() : table.square(square).hover());
      await expect(note).toHaveText(words);
      await expect(note).toBeInViewport({ ratio: 0.99 });
      const [told, asked] = (await Promise.all([note, frame.locator("#prompt")].map((one) => one.boundingBox())))!;
      const beside = told!.x + told!.width <= asked!.x || told!.x >= asked!.x + asked!.width;
      expect(beside || told!.y + told!.height <= asked!.y || told!.y >= asked!.y + asked!.height, square).toBe(true);
      await page.keyboard.press("Escape");
    }
    await page.mouse.move(1, 1);
    for (const { card, owner, squares } of stormOf(table.game.view("watcher"))!.lasting) {
      await frame.locator(`#lasting [data-card="${card}"][data-owner="${owner}"]`).focus();
      const pointed = frame.locator("#board").getByLabel(/pointed out/);
      // The names of the squares follow with the next frame.
      await expect
        .poll(async () =>
          (await pointed.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.square))).sort(),
        )
        .toEqual([...squares].sort());
      if (look === "dark, phone") await expect(frame.locator("#board [role=grid]")).toBeInViewport({ ratio: 0.99 });
    }
    await frame.click("#discards");
    await accessible(sitting, "discards");
    await frame.click('#piles-dialog [data-test="close"]');
    await frame.evaluate(() => scrollTo(0, 0));
    await table.play(["resign"]);
    await accessible(sitting, "result");
    await frame.click('[data-test="review"]');
    await accessible(sitting, "after the game");
  });

  daily(3)(`set-up and rules of Chess Storm: ${look}`, async ({ open }) => {
    const sitting = await open("http", wish);
    const { frame } = sitting;
    await frame.click('[data-game="chess-storm"] .more');
    await frame.click('[data-game="chess-storm"] .set-up');
    await frame.click(".more summary");
    await accessible(sitting, "the deck");
    await frame.click('[data-option="deck"] [data-test="decks"]');
    await accessible(sitting, "the decks");
    await frame.click('#decks [data-test="new-deck"]');
    await expect(frame.locator("#deck-editor .gallery-card")).toHaveCount(stormCards.length);
    await accessible(sitting, "a deck is edited");
    const cut = await frame
      .locator(".gallery .card-face")
      .evaluateAll((faces) =>
        faces
          .filter((face) =>
            [face, ...face.children].some(
              (node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2,
            ),
          )
          .map((face) => (face as HTMLElement).dataset.card),
      );
    expect(cut, "cut faces").toEqual([]);
    await frame.click('#deck-editor [data-test="close"]');
    await frame.click('#decks [data-test="close"]');
    await frame.click('[data-test="back"]');
    await frame.click('[data-game="chess-storm"] .more');
    await frame.click('[data-game="chess-storm"] .rules');
    await expect(frame.locator("#rules .prose")).toContainText("One card a turn");
    await expect(frame.locator("#rules .gallery-card")).toHaveCount(stormCards.length);
    await accessible(sitting, "rules");
  });
}

for (const [width, height] of todays(
  [
    [1280, 800],
    [390, 844],
    [844, 390],
  ],
  3,
)) {
  test(`a card of the hand is read large, whole and within the window: ${width}x${height}`, async ({ open }) => {
    const sitting = await open("http", { viewport: { width, height } });
    const { page, frame } = sitting;
    // Those with the longest texts.
    const first = ["ole", "push", "serial-killer", "voodoo", "origins"];
    const table = await Table.sit(
      page,
      frame,
      { game: "chess-storm", setup: { hands: { first, second: [] } } },
      { seats: "hc" },
    );
    await table.shown();
    for (const card of first) {
      await page.mouse.move(1, 1);
      await frame.locator(`#hand button[data-card="${card}"]`).hover();
      const zoom = frame.locator(".hand-zoom");
      await expect(zoom).toBeInViewport({ ratio: 1 });
      const cut = await zoom.evaluate((node) => {
        const [face, panel, text] = [".card-face", ".card-panel", ".card-text"].map((name) =>
          node.querySelector(name)!.getBoundingClientRect(),
        );
        const picture = (text.top - panel.top) * panel.width;
        return picture < 0.45 * face.width * face.height || text.bottom > face.bottom;
      });
      expect(cut, card).toBe(false);
    }
  });
}
