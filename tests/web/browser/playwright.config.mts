// The browser tests: `npx playwright test -c tests/web/browser`. CHROME, FIREFOX and WEBKIT name the browsers; build.sh
// finds them.
import { defineConfig } from "@playwright/test";

// Before anything is run, and for all workers.
process.env.DAY ??= String(Math.floor(Date.now() / 86_400_000));

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
    { name: "chromium", testIgnore: "elsewhere.spec.mts", use: chromium },
    // Elsewhere: opened from every place, and whole games.
    ...(process.env.FIREFOX ? [{ name: "firefox", testMatch: "elsewhere.spec.mts", fullyParallel: false }] : []),
    ...(process.env.WEBKIT ? [{ name: "webkit", testMatch: "elsewhere.spec.mts", fullyParallel: false }] : []),
  ],
});
