// A game that nobody deals, by clicks in two browsers: the choice, cards drawn by both, both pages opened anew, taking
// back, the end with what was hidden opened; and a device that does not keep to what it named. One game of three a
// day.
import { isToday } from "./daily.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { again, codeOf, door, enter, heard, mine, TAPPED, watcherOf } from "./line.mts";
import { act } from "./user.mts";

const log = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.view.log.map(({ text }: { text: string }) => text));
const asked = ({ frame }: Sitting) =>
  frame.evaluate(() => {
    const { match } = (globalThis as any).Page.table;
    return match.over
      ? "over"
      : match.phase === "idle" && match.asked !== null && match.autoAnswer === null && match.prompt.why !== "able";
  });

/** Ann invites, Ben answers, and both sit down. */
async function meet(ann: Sitting, ben: Sitting, game: string) {
  await door(ann, game, "Ann");
  await ann.frame.click('[name="line-deals"][value="nobody"]');
  await accessible(ann, "who deals");
  await ann.frame.click('[data-test="line-invite"]');
  const code = await codeOf(ann);
  await door(ben, game, "Ben");
  await ben.frame.click('[data-test="line-join"]');
  await enter(ben, code);
  const answer = await codeOf(ben);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, answer);
  await ben.frame.getByText(game === "deception" ? "under seal" : "Nobody deals.").waitFor();
  await ann.frame.click('[data-test="line-begin"]');
  for (const { frame } of [ann, ben]) await frame.waitForSelector("#table");
}

/** Whoever is asked next, once the answer before has come over; null when the game is over. */
async function next(ann: Sitting, ben: Sitting) {
  let who: Sitting | "over" | undefined;
  await expect(async () => {
    const [one, other] = await Promise.all([ann, ben].map(asked));
    who = one === "over" ? "over" : one ? ann : other ? ben : undefined;
    expect(who).toBeTruthy();
  }).toPass({ timeout: 30_000 });
  return who === "over" || !who ? null : who;
}

/** True where a page too busy to answer for eight seconds has lost the line; both are together again then. */
async function together(ann: Sitting, ben: Sitting) {
  const lost = await Promise.all([ann, ben].map(({ frame }) => frame.locator("#line-lost").count()));
  if (lost.includes(1)) await again(ann, ben);
  return lost.includes(1);
}

/** Plays on by clicks, at most so many answers. */
async function play(ann: Sitting, ben: Sitting, most: number) {
  const step = async (n: number) => {
    const who = await next(ann, ben);
    return who !== null && act(who.page, who.frame, n);
  };
  for (let n = 0; n < most; n++) {
    const goesOn = await step(n).catch(async (trouble) => {
      if (await together(ann, ben)) return true;
      throw trouble;
    });
    if (!goesOn) return;
  }
}

/** Both devices come to the same list of moves. */
const alike = (ann: Sitting, ben: Sitting) =>
  expect(async () => expect(await log(ben)).toEqual(await log(ann))).toPass({ timeout: 15_000 });

/** Whoever is asked gives up, if the game is not over yet. */
async function resign(ann: Sitting, ben: Sitting) {
  const one = await next(ann, ben);
  if (!one) return;
  await one.frame.click('[data-test="menu"]');
  await one.frame.click('[data-test="menu-resign"]');
  await one.frame.click('[data-test="confirm-yes"]');
  const fits = "Both devices have opened everything and played the whole game again: all of it fits.";
  for (const { frame } of [ann, ben]) await expect(frame.locator("#result .result-checked")).toHaveText(fits);
}

test("DoubleCross that nobody deals: both draw, pages opened anew, a rematch; a link of no chain is named", async ({
  open,
}) => {
  test.skip(!isToday(0, 3));
  let ann = await open("http", { script: TAPPED });
  let ben = await open("file, deckmate.html", { script: TAPPED, viewport: { width: 390, height: 844 } });
  await meet(ann, ben, "doublecross");
  await play(ann, ben, 8);
  await alike(ann, ben);
  for (const which of [0, 1]) {
    const one = [ann, ben][which];
    await one.page.reload();
    await one.frame.waitForSelector("#table");
    const fresh = { page: one.page, frame: one.page.mainFrame() };
    if (which === 0) ann = fresh;
    else ben = fresh;
    await Promise.all([ann, ben].map(({ frame }) => frame.waitForSelector("#line-lost")));
    await again(ann, ben);
    await play(ann, ben, 4);
    await alike(ann, ben);
  }
  await resign(ann, ben);
  await ben.frame.locator("#result").getByRole("button", { name: "Rematch" }).click();
  await ann.frame.click('#confirm [data-test="confirm-yes"]');
  await mine(ben);
  // Ben's page chooses another link than its chain has: the next draw shows it.
  await ben.frame.evaluate(() => {
    const channel = (globalThis as any).channels.at(-1);
    const send = channel.send.bind(channel);
    channel.send = (text: string) => send(text.replace(/("t":"link","n":\d+,"link":")../, "$1ff"));
  });
  await play(ann, ben, 2).catch(() => {});
  await expect(ann.frame.locator("#line-cheat h2")).toHaveText(
    "Ben's device has shown a link that is none of its chain.",
  );
  await accessible(ann, "a cheat");
});

test("Deception that nobody deals: bases under seal, a capture opens one, somebody watches, the end opens all", async ({
  open,
}) => {
  test.skip(!isToday(1, 3));
  const ann = await open("http", { script: TAPPED });
  const ben = await open("http", { script: TAPPED, viewport: { width: 360, height: 640 } });
  await meet(ann, ben, "deception");
  for (const one of [ann, ben]) {
    for (const name of [/^Shuffle/, /^Done/]) {
      await expect(async () => expect(await asked(one)).toBe(true)).toPass({ timeout: 30_000 });
      await one.frame.getByRole("button", { name }).click();
    }
  }
  await play(ann, ben, 4);
  const cleo = await watcherOf(ann, open);
  await play(ann, ben, 20);
  await alike(ann, ben);
  await alike(ann, cleo);
  const told = (await heard(cleo)).join();
  await resign(ann, ben);
  // A watcher is told nothing that not everybody sees; at the end its own engine plays the game again.
  expect(new Set([...told.matchAll(/"eye":"(\w+)"/g)].map(([, eye]) => eye))).toEqual(new Set(["watcher"]));
  if (!told.includes('"result":{')) expect(told).not.toMatch(/"seed"|"save"/);
  await alike(ann, cleo);
  const checked = () => cleo.frame.evaluate(() => (globalThis as any).Page.table.match.conductor.checked);
  await expect.poll(checked).toMatch(/^This page has played the whole game again/);
  for (const { frame } of [ann, ben]) {
    const bases = await frame.evaluate(() =>
      (globalThis as any).Page.table.match.view.cells.filter(Boolean).map(({ base }: { base: string | null }) => base),
    );
    expect(bases).not.toContain(null);
  }
  // The last game is told as each of them has played it.
  const last: string[] = [];
  for (const { frame } of [ann, ben]) {
    await frame.click('[data-test="leave"]');
    last.push((await frame.locator('[data-test="last-chip"]').textContent()) ?? "");
  }
  expect(last.filter((words) => words.includes("You won"))).toHaveLength(1);
  expect(last.filter((words) => /Ann won|Ben won/.test(words))).toHaveLength(1);
});

test("5 Card that nobody deals: both shuffle, each sees its own hand alone, a page opened anew, the end", async ({
  open,
}) => {
  test.skip(!isToday(2, 3));
  let ann = await open("http", { script: TAPPED });
  const ben = await open("one file over http", { script: TAPPED, viewport: { width: 390, height: 844 } });
  await meet(ann, ben, "five-card");
  const hands = ({ frame }: Sitting) =>
    frame.evaluate(() => (globalThis as any).Page.table.match.view.poker.hands as Record<string, (string | null)[]>);
  await play(ann, ben, 8);
  await alike(ann, ben);
  const [anns, bens] = [await hands(ann), await hands(ben)];
  expect([...anns.second, ...bens.first]).toEqual(Array(anns.second.length + bens.first.length).fill(null));
  expect([...anns.first, ...bens.second]).not.toContain(null);
  await ann.page.reload();
  await ann.frame.waitForSelector("#table");
  ann = { page: ann.page, frame: ann.page.mainFrame() };
  await Promise.all([ann, ben].map(({ frame }) => frame.waitForSelector("#line-lost")));
  await again(ann, ben);
  await play(ann, ben, 6);
  await alike(ann, ben);
  await resign(ann, ben);
});
