// The pictures of cards: each is told from every other one at the size of a hand, small, and made fast.
import type { Frame, Page } from "@playwright/test";
import { catalog, stormCards } from "./engine.mts";
import { expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

type Card = (typeof stormCards)[number];

/** The width of the picture on a card of 92 pixels, and its height. */
const [WIDE, HIGH, COLUMNS] = [87, 78, 15];
/** A pixel differs when one of its colours does by this much; two pictures, when this part of their pixels does. */
const [CLEARLY, PART] = [48, 0.2];
const others = ["doublecross", "five-card"].map((name) => catalog.games.find((game) => game.name === name)!.cards);

/** Waits until all pictures can be drawn. */
const ready = (frame: Frame) =>
  frame.evaluate(async () => {
    while (!(globalThis as any).deckmateExtras?.cards) await new Promise((done) => setTimeout(done, 20));
    const { scenes } = (globalThis as any).deckmateExtras.cards;
    await new Promise<void>((done) => scenes.whenDrawn(done));
  });

/** Pictures of cards side by side over the page, and a screenshot of them. */
async function sheet(page: Page, cards: readonly Card[], side: "white" | "black" | undefined) {
  await page.evaluate(
    ({ cards, side, wide, high, columns }) => {
      const { scenes } = (globalThis as any).deckmateExtras.cards;
      const over = document.createElement("div");
      over.id = "sheet";
      over.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 999; display: grid;
        grid-template-columns: repeat(${columns}, ${wide}px); width: ${columns * wide}px; background: black`;
      for (const card of cards) {
        const picture = scenes.draw(card, side);
        picture.style.cssText = `display: block; width: ${wide}px; height: ${high}px`;
        over.append(picture);
      }
      document.getElementById("sheet")?.remove();
      document.body.append(over);
    },
    { cards, side, wide: WIDE, high: HIGH, columns: COLUMNS },
  );
  return (await page.locator("#sheet").screenshot()).toString("base64");
}

/** The part of pixels that differ, for each two pictures of a sheet, the most alike first. */
async function differences(page: Page, image: string, names: string[]) {
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    async ({ image, count, wide, high, columns, clearly }) => {
      const shot = new Image();
      shot.src = `data:image/png;base64,${image}`;
      await shot.decode();
      const canvas = new OffscreenCanvas(shot.width, shot.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(shot, 0, 0);
      const pixels = Array.from(
        { length: count },
        (_, at) => context.getImageData((at % columns) * wide, Math.floor(at / columns) * high, wide, high).data,
      );
      const pairs: [number, number, number][] = [];
      for (let one = 0; one < count; one++)
        for (let other = 0; other < one; other++) {
          const [a, b] = [pixels[one], pixels[other]];
          let differ = 0;
          for (let at = 0; at < a.length; at += 4) {
            const by = (colour: number) => Math.abs(a[at + colour] - b[at + colour]);
            if (Math.max(by(0), by(1), by(2)) > clearly) differ++;
          }
          pairs.push([differ / (wide * high), one, other]);
        }
      return pairs;
    },
    { image, count: names.length, wide: WIDE, high: HIGH, columns: COLUMNS, clearly: CLEARLY },
  );
  await blank.close();
  return found.sort(([a], [b]) => a - b).map(([part, one, other]) => ({ part, pair: [names[one], names[other]] }));
}

const alike = (found: Awaited<ReturnType<typeof differences>>, least: number) =>
  found.filter(({ part }) => part < least).map(({ pair, part }) => `${pair.join(" and ")}: ${part.toFixed(3)}`);

test.describe(() => {
  test.use({ viewport: { width: COLUMNS * WIDE + 20, height: 1010 } });

  test("no two pictures of Chess Storm look alike in a hand; a planted one is found", async ({ open }) => {
    const { page, frame } = await open("http", { hash: "#g=chess-storm&cards" });
    await ready(frame);
    const names = stormCards.map(({ name }) => name);
    for (const side of ["white", "black"] as const)
      expect(alike(await differences(page, await sheet(page, stormCards, side), names), PART)).toEqual([]);
    const planted = [...stormCards.slice(0, 8), stormCards[3]];
    const found = await differences(page, await sheet(page, planted, "white"), [...names.slice(0, 8), "planted"]);
    expect(alike(found, PART)).toEqual([`planted and ${names[3]}: 0.000`]);
  });

  test("no two pictures of another deck look alike in a hand", async ({ open }) => {
    const { page, frame } = await open("http", { hash: "#g=chess-storm&cards" });
    await ready(frame);
    for (const cards of others) {
      const names = cards.map(({ name }) => name);
      // Pieces of one colour stand on one ground: less of the picture can differ.
      expect(alike(await differences(page, await sheet(page, cards, undefined), names), 0.1)).toEqual([]);
    }
  });
});

test("every card has a small, whole drawing, made fast; lasting ones stand under the stars", async ({ open }) => {
  const { frame } = await open("http", { hash: "#g=chess-storm&cards" });
  await ready(frame);
  const made = await frame.evaluate(
    ({ cards }) => {
      const { scenes } = (globalThis as any).deckmateExtras.cards;
      const began = performance.now();
      const pictures: (SVGElement | null)[] = cards.map((card) => scenes.draw(card, "black"));
      const took = performance.now() - began;
      const facts = pictures.map((picture, at) => ({
        name: cards[at].name,
        markup: picture?.outerHTML ?? "",
        ground: picture?.querySelector("use")?.getAttribute("href") ?? "",
        lost: [...(picture?.querySelectorAll("use") ?? [])].filter(
          (use) => !document.querySelector(use.getAttribute("href") ?? ""),
        ).length,
      }));
      return { took, facts };
    },
    { cards: [...stormCards, ...others.flat()] },
  );
  const wrong = made.facts.flatMap(({ name, markup, lost }) => [
    ...(markup.length > 6000 || markup.length < 400 ? [`${name}: ${markup.length} letters`] : []),
    ...(/NaN|undefined|null|Infinity/.test(markup) ? [`${name}: a number is missing`] : []),
    ...(lost ? [`${name}: uses what is not there`] : []),
  ]);
  expect(wrong).toEqual([]);
  const starry = new Set(["night", "void", "marsh", "dunes", "lawn", "shore"].map((name) => `#scene-ground-${name}`));
  const astray = stormCards.filter(({ lasts }, at) => starry.has(made.facts[at].ground) !== Boolean(lasts));
  expect(astray.map(({ name }) => name)).toEqual([]);
  expect(made.took).toBeLessThan(250);
});

test("pictures of captures, moves and reveals stand in the same box", async ({ open }) => {
  const { frame } = await open("http", { hash: "#g=chess-storm&cards" });
  await ready(frame);
  const boxes = await frame.evaluate(() => {
    const { scenes } = (globalThis as any).deckmateExtras.cards;
    const made: SVGElement[] = [
      scenes.takenScene("black", "knight", "white", "rook"),
      scenes.movedScene("white", "bishop"),
      scenes.revealScene("black", "queen"),
    ];
    return made.map((scene) => [scene.getAttribute("viewBox"), scene.getAttribute("aria-hidden")]);
  });
  expect(boxes).toEqual(Array(3).fill(["0 0 284 256", "true"]));
});
