import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/** What needs neither a database nor the built product. */
const unit = [
  "app/{content,domain,mails,ui}/**/*.test.ts",
  "{art-source,bench,docs,look,map,words}/**/*.test.ts",
  "test/words/*.test.ts",
];
const integration = [
  "{server,database,test}/**/*.test.ts",
  "app/!(content|domain|mails|ui)/**/*.test.ts",
  "app/*.test.ts",
];
const needsDatabase = "docs/database.test.ts";
/** What breaks real processes and databases on purpose. */
const drills = "**/*.drill.test.ts";

/** What takes long and seldom fails alone: `npm test` leaves it out, the build server does not. */
const leftOut = process.env["TEST_DEPTH"] === "usual" ? ["**/*.ci.test.ts"] : [];

const globalSetup = "test/support/postgres.ts";

export default defineConfig({
  // As React's production build, which the tests use, expects it.
  oxc: { jsx: { development: false } },
  test: {
    // Most tests wait for PostgreSQL or a timer: four keep two cores busy.
    maxWorkers: 4,
    // They end a test that hangs, also beside others that keep the processors busy: no measure of speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Only the build server tries again; test/run.ts lists what it had to try again.
    retry: process.env["CI"] ? 1 : 0,
    // Vitest would otherwise read the bundles of all languages for each file that serves them.
    server: { deps: { external: [/\/build\/server\//] } },
    setupFiles: "test/support/shared-worker.ts",
    reporters: ["default", "./test/support/slowest-files.ts", "json"],
    outputFile: { json: "test-results/vitest.json" },
    env: {
      // As the product does: React's development build is several times slower.
      NODE_ENV: "production",
      // Commands that tests start find their modules compiled.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node-compile"),
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unit,
          exclude: [...configDefaults.exclude, needsDatabase, drills],
          pool: "threads",
          // Files share a worker and its modules: importing them takes longer than testing them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [...integration, needsDatabase],
          exclude: [...configDefaults.exclude, "test/words/**", drills, ...leftOut],
          globalSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "drills",
          include: [drills],
          globalSetup,
          maxWorkers: 4,
          // After the others, where a command names a folder that has both.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
