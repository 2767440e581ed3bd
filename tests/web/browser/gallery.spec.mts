// The gallery of Chess Storm: every face, shelves, order, search over name, text and ruling, and the rulings
// themselves.
import { isToday } from "./daily.mts";
import { stormCards } from "./engine.mts";
import { accessible, expect, test } from "./fixtures.mts";

const GALLERY = "#g=chess-storm&cards";
const LOOKS = {
  "light, 1280x800": { colorScheme: "light" },
  "dark, tablet": { colorScheme: "dark", viewport: { width: 768, height: 1024 } },
  "light, phone": { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "dark, small phone": { colorScheme: "dark", viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  "light, frame in a page": { colorScheme: "light", viewport: { width: 600, height: 420 } },
} as const;

for (const [nth, [look, wish]] of Object.entries(LOOKS).entries()) {
  if (!isToday(nth, 2)) continue;
  test(`every card is in the gallery, whole: ${look}`, async ({ open }) => {
    const sitting = await open("http", { ...wish, hash: GALLERY });
    const { frame } = sitting;
    await expect(frame.locator("#gallery .gallery-card")).toHaveCount(stormCards.length);
    const look = () =>
      frame.evaluate(() => {
        const cut = (node: Element) =>
          node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
        const faces = [...document.querySelectorAll<HTMLElement>("#gallery .card-face")];
        const wrong = faces.filter((face) => [face, ...face.children].some(cut)).map(({ dataset }) => dataset.card);
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the screen");
        for (const node of document.querySelectorAll<HTMLElement>("#gallery button, #gallery select"))
          if (node.checkVisibility() && (cut(node) || node.getBoundingClientRect().height < 40))
            wrong.push(node.textContent ?? "");
        return wrong;
      });
    // The last faces are drawn when there is time for them.
    await expect.poll(look).toEqual([]);
    await accessible(sitting, "gallery");
    await frame.getByRole("button", { name: "Ruling: Olé!" }).click();
    const ruling = frame.locator("#ruling");
    await expect(ruling).toContainText("Needs:");
    await expect(ruling.locator(".diagram canvas").first()).toBeVisible();
    await expect(ruling.getByRole("link", { name: "Full rules" })).toHaveAttribute("href", /rules\.html#CS-040$/);
    await accessible(sitting, "ruling");
  });
}

test("search, shelves and order", async ({ open }) => {
  const { frame } = await open("http", { hash: GALLERY });
  const shown = () =>
    frame
      .locator("#gallery .gallery-card:visible")
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card!));
  const search = frame.getByRole("textbox", { name: "Search the cards" });
  const pick = (label: string, option: string) => frame.getByRole("combobox", { name: label }).selectOption(option);
  await search.fill("icy");
  expect(await shown()).toContain("icy-road");
  expect(await shown()).not.toContain("crab");
  // Words of the ruling alone: they are there once its script has come.
  await search.fill("leaves the opponent's king in check");
  await expect.poll(shown).toContain("icy-road");
  await search.fill("");
  await pick("When it is played", "in response to a card");
  expect(await shown()).toEqual(stormCards.filter(({ family }) => family === "OC").map(({ name }) => name));
  await pick("When it is played", "");
  await pick("How long it lasts", "Stays in play");
  expect(await shown()).toEqual(stormCards.filter(({ lasts }) => lasts).map(({ name }) => name));
  await pick("How long it lasts", "");
  await pick("What it does", "Swaps");
  expect(await shown()).toEqual(
    stormCards.filter(({ number }) => number >= 28 && number <= 38).map(({ name }) => name),
  );
  await pick("What it touches", "Queens");
  expect(await shown()).toEqual(["good-friends"]);
  await expect(frame.locator("#gallery [role=status]")).toHaveText(`${stormCards.length} cards, 1 shown.`);
  await pick("What it does", "");
  await pick("What it touches", "");
  await pick("Order", "By name");
  const titles = (await shown()).map((name) => stormCards.find((card) => card.name === name)!.title);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other)));
});

test("the search folds accents, ranks names before texts and rulings, and says when no card fits", async ({ open }) => {
  const { frame } = await open("http", { hash: GALLERY });
  const first = frame.locator("#gallery .gallery-card:visible").first();
  const search = frame.getByRole("textbox", { name: "Search the cards" });
  for (const [word, card] of [
    ["omerta", "omerta"],
    ["ole", "ole"],
    ["OLÉ", "ole"],
  ]) {
    await search.fill(word);
    await expect(first).toHaveAttribute("data-card", card);
  }
  await search.fill("queen");
  const places = await frame
    .locator("#gallery .gallery-card:visible .card-face")
    .evaluateAll((faces) => faces.map((face) => /queen/i.test(face.textContent ?? "")));
  expect(places).toEqual([...places].sort((one, other) => Number(other) - Number(one)));
  expect(places[0]).toBe(true);
  await search.fill("kraken");
  await expect(frame.getByText("No card fits.")).toBeVisible();
  await frame.click('[data-test="gallery-reset"]');
  await expect(frame.locator("#gallery .gallery-card:visible")).toHaveCount(stormCards.length);
  await expect(search).toBeFocused();
});

test("from disk the rulings are there, too; in the page in one file it says where they are", async ({ open }) => {
  for (const place of ["file, index.html", "one file over http"] as const) {
    const { frame } = await open(place, { hash: GALLERY });
    await frame.getByRole("button", { name: "Ruling: Trap" }).click();
    await expect(frame.locator("#ruling")).toContainText(
      place === "file, index.html" ? "the square is noted in secret" : "The rulings are in rules.html",
    );
  }
});
