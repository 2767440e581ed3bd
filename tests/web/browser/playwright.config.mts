// The browser tests: `npx playwright test -c tests/web/browser`. CHROME and FIREFOX name the browsers; build.sh finds them.
import { defineConfig } from "@playwright/test";

/** Playwright drives Debian's Firefox over WebDriver BiDi; the type of the option does not know its name yet. */
const overBidi = "_bidiFirefox" as "firefox";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const chromium = {
  browserName: "chromium",
  launchOptions: { executablePath: process.env.CHROME, args: QUIET },
} as const;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mts",
  outputDir: "../../../target/web/browser",
  globalSetup: "./games.mts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For a slow machine that does other things as well. What passes only at the second try is reported as flaky.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: process.env.CI ? "github" : "dot",
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "chromium", testIgnore: "webkit.spec.mts", use: chromium },
    // Elsewhere: opened from every place, and one whole game of each kind.
    ...(process.env.FIREFOX
      ? [
          {
            name: "firefox",
            testMatch: "games.spec.mts",
            grep: /(by clicks: http|full-double by clicks: .*)$/,
            use: { browserName: overBidi, launchOptions: { executablePath: process.env.FIREFOX } },
          },
        ]
      : []),
    ...(process.env.WEBKIT ? [{ name: "webkit", testMatch: "webkit.spec.mts", fullyParallel: false }] : []),
  ],
});
