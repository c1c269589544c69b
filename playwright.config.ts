import { defineConfig } from "@playwright/test";
import { testsUseServer } from "#test/support/server-cluster.ts";

// What looks at pages and at the browser's part of them: another database changes nothing there.
const looksOnly = [
  "public/**",
  "accessible-*",
  "auth-cards*",
  "dashboard-budgets*",
  "keyboard*",
  "password-fields*",
  "phone*",
  "rules*",
];

export default defineConfig({
  testDir: "test/e2e",
  testIgnore: testsUseServer() ? looksOnly : [],
  outputDir: "test-results",
  globalSetup: "./test/e2e/academy.setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // Waiting takes what it takes on a busy machine; a shared one may stall a browser once.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["dot"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // As root, as in a container, Chromium has no sandbox; the rest keeps it from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "retain-on-failure",
  },
});
