import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,server,database,docs,test}/**/*.test.ts"],
    globalSetup: "test/support/postgres.ts",
    // Real databases and processes: waiting takes what it takes on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
