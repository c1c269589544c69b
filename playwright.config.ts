import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// The headless shell opens a page in a fifth of the processor time that the full browser needs.
const shell = "/usr/bin/chromium-headless-shell";
const chromium = process.env["CHROMIUM"] ?? (existsSync(shell) ? shell : "/usr/bin/chromium");

export default defineConfig({
  projects: [
    // What people do: every role's journeys through the product.
    { name: "journeys", testDir: "test/e2e/journeys" },
    // What else a browser may do: slow answers, drafts, several tabs, other clocks and time zones.
    { name: "details", testDir: "test/e2e/details" },
    // What every screen looks like: accessibility, valid HTML, budgets, print, motion, colours.
    { name: "screens", testDir: "test/e2e/screens" },
  ],
  outputDir: "test-results",
  globalSetup: "./test/e2e/support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Only the build server tries again; test/run.ts lists what it had to try again.
  retries: process.env["CI"] ? 1 : 0,
  workers: 3,
  // They end a test that hangs, also beside others that keep the processors busy: no measure of speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: {
      executablePath: chromium,
      // As root, as in a container, Chromium has no sandbox. One process less saves an eighth of the
      // processor time; the other options stop background traffic.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--in-process-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages live for seconds: optimising their scripts takes longer than running them.
        "--js-flags=--no-opt --no-maglev --no-sparkplug",
      ],
    },
    // Frames of what moves take processor time, and in the middle of a transition no
    // colour is the final one. The main job and what is about motion opt out.
    contextOptions: { reducedMotion: "reduce" },
    // Whoever reads elsewhere sees lessons by their own clock too, in lines that make rows higher.
    timezoneId: "Asia/Kolkata",
    // `npx playwright test --trace on` records all.
    trace: "on-first-retry",
  },
});
