// Everything that a browser keeps, carried to another one: over a line, with a list of it first, and by a file. What
// both have is lost on neither.
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { codeOf, enter } from "./line.mts";

test.use({ turns: 3 });

const DECK = '[{"name":"Mine","value":"a:1","game":"chess-storm"}]';
const keeps = ({ frame }: Sitting, key: string) =>
  frame.evaluate((name) => localStorage.getItem(name), `deckmate.${key}`);

async function carry({ frame }: Sitting) {
  await frame.click('[data-game="chess"] .more');
  await frame.click('[data-game="chess"] .two-devices');
  await frame.click('[data-test="line-carry"]');
}

/** Begins a kept game of chess with a move, and leaves it. */
async function plays({ frame }: Sitting, from: string, to: string) {
  await frame.click(`#board [data-square="${from}"]`);
  await frame.click(`#board [data-square="${to}"]`);
  await expect(frame.locator("#log li")).toHaveCount(1);
  await frame.click('[data-test="leave"]');
  await frame.waitForSelector("#home");
}

test("everything goes over a line and by a file: a list first, and of two games both stay", async ({ open }) => {
  const old = await open("http", { hash: "#g=chess&seed=old&seats=hh" });
  await plays(old, "e2", "e4");
  await old.frame.evaluate((decks) => localStorage.setItem("deckmate.decks", decks), DECK);
  await old.page.reload();
  const made = await open("http", { hash: "#g=chess&seed=new&seats=hh", viewport: { width: 390, height: 844 } });
  await plays(made, "d2", "d4");
  const own = await keeps(made, "game.chess");

  await carry(old);
  await accessible(old, "what is carried");
  await old.frame.click('[data-test="carry-send"]');
  const invitation = await codeOf(old);
  await carry(made);
  await made.frame.locator("#line-carry").getByRole("button", { name: "I have a code" }).click();
  await enter(made, invitation);
  const answer = await codeOf(made);
  await old.frame.click('[data-test="line-enter"]');
  await enter(old, answer);
  const list = made.frame.locator("#line-take li");
  await expect(list).toHaveText([/^ ?Unfinished game: Chess/, /1 deck/, /Settings, sounds and names/]);
  await accessible(made, "the list of what has come");
  await list.nth(2).locator("input").uncheck();
  await made.frame.click('[data-test="carry-take"]');
  await made.frame.click('#confirm [data-test="confirm-yes"]');
  await expect(old.frame.locator('[data-test="toast"]').last()).toHaveText("The other device has taken it over.");
  // The own game was played later: it goes on, and the other one lies among the finished games.
  await made.frame.waitForSelector('[data-test="home-ended"]');
  expect(await keeps(made, "game.chess")).toBe(own);
  expect(await keeps(made, "decks")).toBe(DECK);
  const [key] = JSON.parse((await keeps(made, "ended")) ?? "[]");
  expect(await keeps(made, `ended.${key}`)).toBe(await keeps(old, "game.chess"));
  await made.frame.click('[data-test="home-ended"]');
  await expect(made.frame.locator("main li").filter({ hasText: "Chess" })).toHaveCount(1);

  // The same by a file, on a page from disk.
  await old.page.reload();
  await carry(old);
  const saving = old.page.waitForEvent("download");
  await old.frame.click('[data-test="carry-save"]');
  const file = await (await saving).path();
  const third = await open("file, deckmate.html");
  await carry(third);
  await third.frame.setInputFiles('[data-test="carry-open"]', file);
  await third.frame.click('[data-test="carry-take"]');
  await third.frame.click('#confirm [data-test="confirm-no"]');
  expect(await keeps(third, "game.chess")).toBe(await keeps(old, "game.chess"));
});
