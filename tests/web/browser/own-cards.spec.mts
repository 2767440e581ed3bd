// Own cards: kept, shared and opened by a link, put into a deck and played, taken out and in as a set, tried and rated.
import { readFileSync } from "node:fs";
import type { CardDefinition } from "../../../www/engine.js";
import { todays } from "./daily.mts";
import { engine } from "./engine.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { codeOf, door, enter } from "./line.mts";

test.use({ turns: 3 });

const LEFT: CardDefinition = {
  ...{ v: 1, title: "Left out", when: "end", by: "Ann" },
  do: [{ remove: { of: "foe pawn", where: ["alone"] } }],
};
const DRAW: CardDefinition = { v: 1, title: "Windfall", when: "before", do: [{ draw: 2 }] };

function packed(card: CardDefinition) {
  const found = engine.checkCard(card);
  if (!found.ok) throw new Error(found.message);
  return found.packed;
}

const kept = ({ frame }: Sitting) =>
  frame.evaluate(() => JSON.parse(localStorage.getItem("deckmate.cards") ?? "[]") as { cards: string[] }[]);
const request = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.request as { cards?: string[]; options: object });
const narrow = ({ frame }: Sitting) => frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [width, height] of todays(
  [
    [1280, 800],
    [360, 640],
  ] as const,
  2,
))
  test(`a card of a link is kept, shared, put into a deck and played: ${width}x${height}`, async ({ open }) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const sitting = await open("http", { hash: `#card=${packed(LEFT)}`, permissions, viewport: { width, height } });
    const { page, frame } = sitting;
    await expect(frame.locator(".own-lead")).toHaveText("Ann made this card and sends it to you.");
    await expect(frame.locator("#own-card .card-face.own")).toContainText("Remove an enemy pawn that has no piece");
    await accessible(sitting, "the card");
    expect(await narrow(sitting)).toBe(true);
    await frame.locator('[data-test="own-keep"]').focus();
    await page.keyboard.press("Enter");
    await expect(frame.locator(".own-lead")).toHaveText("It is on your shelf.");
    expect(await kept(sitting)).toEqual([{ name: "My cards", cards: [packed(LEFT)] }]);

    await frame.click('[data-test="own-share"]');
    await expect(frame.getByRole("img", { name: "QR code of the link to Left out" })).toBeVisible();
    await accessible(sitting, "sharing");
    expect(await narrow(sitting)).toBe(true);
    await frame.click('[data-test="give-copy"]');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(RegExp(`#card=${packed(LEFT)}$`));
    const [picture] = await Promise.all([page.waitForEvent("download"), frame.click('[data-test="give-picture"]')]);
    expect(
      readFileSync(await picture.path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    const [file] = await Promise.all([page.waitForEvent("download"), frame.click('[data-test="give-file"]')]);
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toEqual([LEFT]);

    await frame.click('[data-test="give-deck"]');
    await frame.click('[data-test="into-new"]');
    await expect(frame.locator("#deck-name")).toHaveValue("With Left out");
    await frame.getByRole("button", { name: "Left out: more", exact: true }).click();
    await expect(frame.locator('[data-test="deck-size"]')).toHaveText("142 cards in this deck.");
    await frame.click('[data-test="keep-deck"]');
    await page.goto(page.url().replace(/#.*/, "#g=chess-storm&cards"));
    await frame.click('[data-test="decks"]');
    await frame.getByRole("button", { name: "Play: With Left out" }).click();
    await expect(frame.locator('[data-test="summary"]')).toContainText("1 own card in the deck.");
    await frame.click('[data-test="start"]');
    await frame.waitForSelector("#table");
    expect((await request(sitting)).cards).toEqual([`${packed(LEFT)}:2`]);
    await page.reload();
    await frame.waitForSelector("#table");
    expect((await request(sitting)).cards).toEqual([`${packed(LEFT)}:2`]);
    if (width > 500) await expect(frame.locator(".deck-name")).toHaveText("With Left out");
  });

test("a link to a game with own cards shows them first, and then they are played", async ({ open }) => {
  const own = `${packed(LEFT)}:9,${packed(DRAW)}:9`;
  const hash = `#g=chess-storm&o=deck:0,open_hands:true&own=${own}&seed=own&seats=hh`;
  const sitting = await open("http", { hash });
  const { page, frame } = sitting;
  await expect(frame.locator("#brought .own-row")).toHaveCount(2);
  await expect(frame.locator("#brought .own-row").first()).toContainText("Made by Ann. 9 copies.");
  await accessible(sitting, "the cards of a link");
  await frame.click('[data-test="play-brought"]');
  await frame.waitForSelector("#table");
  const card = frame.locator('#hand button[data-card^="windfall~"]').first();
  await expect(card.locator(".card-face.own")).toHaveCount(1);
  await card.click();
  await frame.getByRole("button", { name: "Play Windfall", exact: true }).click();
  await expect(frame.getByRole("button", { name: /^Discards, 1 card/ })).toBeVisible();
  await accessible(sitting, "a table with own cards");
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-share"]');
  await expect(frame.locator("#share .share-link").last()).toHaveValue(RegExp(`&own=${own}&`));
  await page.keyboard.press("Escape");
});

test("a guest sees the host's own cards, with whose they are, before the game begins", async ({ open }) => {
  const storm = { chosen: true, deck: "0/crab:9", own: `${packed(LEFT)}:2` };
  const settings = `localStorage.setItem("deckmate.settings", ${JSON.stringify(JSON.stringify({ storm }))})`;
  const ann = await open("http", { script: settings });
  const ben = await open("http", { viewport: { width: 390, height: 844 } });
  await door(ann, "chess-storm", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  const invitation = await codeOf(ann);
  await door(ben, "chess-storm", "Ben");
  await ben.frame.click('[data-test="line-join"]');
  await enter(ben, invitation);
  const answer = await codeOf(ben);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, answer);
  const shown = ben.frame.locator(".line-own");
  await expect(shown).toContainText("Ann plays with 1 card that no deck of ours has:");
  await expect(shown.locator(".own-row")).toContainText("Made by Ann.");
  await expect(shown.locator(".own-row")).toContainText("Remove an enemy pawn that has no piece next to it.");
  await accessible(ben, "the host's own cards");
  expect(await narrow(ben)).toBe(true);
  await ann.frame.click('[data-test="line-begin"]');
  await ben.frame.waitForSelector("#table");
});

test("a link to a set shows its cards and their maker, and keeps them; a wrong one is refused in words", async ({
  open,
}) => {
  const sitting = await open("http", { hash: `#cards=${packed(LEFT)},${packed(DRAW)}` });
  const { frame, page } = sitting;
  await expect(frame.locator("#brought .own-lead")).toHaveText("Here are 2 cards, made by Ann.");
  await accessible(sitting, "a set of a link");
  await frame.click('[data-test="keep-brought"]');
  await expect(frame.locator('#shelf [data-set="From a link"] .own-face')).toHaveCount(2);
  expect(await kept(sitting)).toEqual([{ name: "From a link", cards: [packed(LEFT), packed(DRAW)] }]);
  for (const [hash, words] of [
    ["#cards=", "A link with “cards” names its game, too"],
    [`#cards=${Array(41).fill(packed(DRAW)).join(",")}`, "A link holds at most 40 cards, and this one has 41."],
    ["#cards=nonsense", "This link doesn't work."],
  ]) {
    await page.goto(page.url().replace(/#.*/, hash));
    await page.reload();
    await expect(frame.locator("#notice")).toContainText(words);
  }
});

test("a set goes out as a file and comes in elsewhere; a card that is none is named", async ({ open }) => {
  const script = `localStorage.setItem("deckmate.cards", ${JSON.stringify(
    JSON.stringify([{ name: "Sunday", cards: [packed(LEFT), packed(DRAW)] }]),
  )})`;
  const sitting = await open("http", { hash: `#card=${packed(DRAW)}`, script });
  const { page, frame } = sitting;
  await frame.click('[data-test="back"]');
  await expect(frame.locator('#shelf [data-set="Sunday"] .own-face')).toHaveCount(2);
  await accessible(sitting, "the shelf");
  const [file] = await Promise.all([page.waitForEvent("download"), frame.getByText("File", { exact: true }).click()]);
  const text = readFileSync(await file.path(), "utf8");
  expect([file.suggestedFilename(), JSON.parse(text)]).toEqual(["Sunday.json", [LEFT, DRAW]]);

  const other = await open("http", { hash: "#workshop" });
  await other.frame.click('[data-test="to-shelf"]');
  await other.frame.click('[data-test="bring-in"]');
  const broken = text.replace("]\n", ',{"v":1,"title":"Mistake","when":"end","do":[{"remvoe":"foe pawn"}]}]');
  const [chooser] = await Promise.all([
    other.page.waitForEvent("filechooser"),
    other.frame.click('[data-test="bring-file"]'),
  ]);
  await chooser.setFiles({ name: "Sunday.json", mimeType: "application/json", buffer: Buffer.from(broken) });
  await expect(other.frame.locator("#not-read li")).toHaveText([/^Mistake: .*remvoe/]);
  await other.page.keyboard.press("Escape");
  await expect(other.frame.locator('#shelf [data-set="Sunday"] .own-face')).toHaveCount(2);
  await other.frame.locator(".own-face").first().click();
  await other.frame.click('[data-test="own-remove"]');
  await other.frame.click('[data-test="confirm-yes"]');
  await expect(other.frame.locator(".own-face")).toHaveCount(1);
  expect(await kept(other)).toEqual([{ name: "Sunday", cards: [packed(DRAW)] }]);
});

test("a card is tried on a board made for it, and rated until that is stopped", async ({ open }) => {
  const sitting = await open("http", { hash: `#card=${packed(LEFT)}` });
  const { frame } = sitting;
  await frame.click('[data-test="own-try"]');
  await frame.waitForSelector("#table");
  const board = () => frame.evaluate(() => (globalThis as any).Page.table.match.view.cells as unknown[]);
  const first = await board();
  await expect(frame.locator("#hand button")).toHaveCount(1);
  await frame.locator("#hand button").click();
  await expect(frame.locator("#board [aria-label*='can be chosen']").first()).toBeVisible();
  await frame.locator("#board [data-square='e1']").click();
  await expect(frame.locator("#refusal")).toHaveText("Left out: choose a pawn.");
  await frame.click('[data-test="another"]');
  await expect.poll(async () => JSON.stringify(await board()) === JSON.stringify(first)).toBe(false);
  await frame.click('[data-test="rate-card"]');
  await expect(frame.locator(".rate-row")).toHaveCount(4);
  await expect.poll(() => frame.locator(".rate-progress").getAttribute("aria-valuenow")).not.toBe("0");
  await frame.click('[data-test="stop-rating"]');
  await expect(frame.locator('[data-test="more-games"]')).toBeVisible();
  const games = Number(await frame.locator(".rate-progress").getAttribute("aria-valuenow"));
  await expect(frame.locator(".rate-count")).toHaveText(`Game ${games} of ${games}done`);
  const { held, playable, played } = Array.from({ length: games }, (_, at) => engine.rateCard(packed(LEFT), at)).reduce(
    (sum, game) => ({
      held: sum.held + game.held,
      playable: sum.playable + game.playable,
      played: sum.played + (game.played ? 1 : 0),
    }),
    { held: 0, playable: 0, played: 0 },
  );
  await expect(frame.locator(".rate-figures b").first()).toHaveText(`${Math.round((playable / held) * 100)} %`);
  await expect(frame.locator(".rate-figures b").nth(1)).toHaveText(String(played));
  await accessible(sitting, "figures");
});
