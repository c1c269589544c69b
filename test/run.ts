import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  failedFiles,
  nothing,
  readPlaywrightReport,
  readVitestReport,
  type Outcome,
} from "#test/report.ts";
import { findServerPrograms } from "#test/support/server-cluster.ts";

// Everything that has to hold, in one command: format, lint, types, then each test that there is.

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");
/** A machine shared with others may stall a test: there, what failed is tried once more. */
const triesAgain = Boolean(process.env["CI"]);

function run(command: string, args: string[]): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const child = spawn(command, args, { cwd: root, stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once("exit", (code) => resolve(code === 0));
  });
}

async function check(command: string, args: string[]): Promise<Outcome> {
  return (await run(command, args))
    ? { ...nothing, passed: 1 }
    : { ...nothing, failed: 1, failures: [command] };
}

interface Run {
  succeeded: boolean;
  /** What it wrote into its file of the results, if it came to that. */
  report: string | null;
}

async function runTests(command: string, args: string[], file: string): Promise<Run> {
  const path = join(results, file);
  await rm(path, { force: true });
  const succeeded = await run(command, args);
  return { succeeded, report: await readFile(path, "utf8").catch(() => null) };
}

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function settle(outcome: Outcome, command: string, succeeded: boolean): Outcome {
  return succeeded || outcome.failed > 0
    ? outcome
    : { ...outcome, failed: 1, failures: [`${command}, as a whole`] };
}

/** @param which arguments of the runner that say which tests to run */
async function unitAndIntegration(which: string[]): Promise<Outcome> {
  const file = "vitest.json";
  const reporters = ["default", "json"].map((name) => `--reporter=${name}`);
  const output = `--outputFile.json=${join(results, file)}`;
  const vitest = (args: string[]) => runTests("vitest", [...args, ...reporters, output], file);
  const first = await vitest(which);
  if (first.report === null) return settle(nothing, "vitest", first.succeeded);
  const failed = triesAgain ? failedFiles(first.report) : [];
  const again = failed.length > 0 ? await vitest(["run", ...failed]) : null;
  const outcome = readVitestReport(first.report, again?.report ?? null);
  return settle(outcome, "vitest", (again ?? first).succeeded);
}

async function endToEnd(): Promise<Outcome> {
  const { succeeded, report } = await runTests("playwright", ["test"], "e2e.json");
  const outcome = report === null ? nothing : readPlaywrightReport(report);
  return settle(outcome, "playwright", succeeded);
}

/** What the tests need of Debian: a program, the variable that may name another, its packages. */
const needed = [
  {
    program: findServerPrograms() ?? "/usr/lib/postgresql/*/bin",
    variable: null,
    packages: ["postgresql"],
  },
  { program: "/usr/bin/chromium", variable: "CHROMIUM", packages: ["chromium", "fonts-noto-core"] },
  { program: "/usr/sbin/nginx", variable: "NGINX", packages: ["nginx"] },
  { program: "/usr/bin/openssl", variable: null, packages: ["openssl"] },
];

/** Installs what is missing, where we may; tests without it say so. */
async function installPrograms(): Promise<void> {
  const missing = needed.filter(
    ({ program, variable }) => !existsSync((variable && process.env[variable]) ?? program),
  );
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    for (const { program, variable } of missing) {
      const other = variable ? `, or name another with ${variable}=/path/to/it` : "";
      console.error(`There is no ${program}: install it${other}.`);
    }
    return;
  }
  await run("apt-get", ["-q", "update"]);
  const packages = missing.flatMap((one) => one.packages);
  await run("apt-get", ["-q", "install", "-y", "--no-install-recommends", ...packages]);
}

/** All that needs a database, once more on the system's own PostgreSQL, reached as a server. */
async function onServer(): Promise<Outcome[]> {
  if (!findServerPrograms()) {
    console.error(
      "There is no PostgreSQL besides the embedded one: nothing is tested on a server.",
    );
    return [];
  }
  console.log("\nThe same on the system's own PostgreSQL:");
  process.env["TEST_DATABASE"] = "server";
  return [
    await unitAndIntegration(["related", "--run", "test/support/academy.ts"]),
    await endToEnd(),
  ];
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
await installPrograms();

const outcomes = [
  await check("oxfmt", ["--check"]),
  await check("react-router", ["typegen"]),
  await check("tsc", []),
  await check("oxlint", ["--type-aware", "--deny-warnings"]),
  await unitAndIntegration(["run"]),
  await endToEnd(),
  ...(process.argv.includes("--server") ? await onServer() : []),
];
const sum = (key: "passed" | "failed" | "skipped") =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum("skipped");
for (const { failures, flaky } of outcomes) {
  for (const test of flaky) console.log(`\nFailed at first: ${test}`);
  for (const test of failures) console.log(`\nFailed: ${test}`);
}
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = sum("failed") > 0 ? 1 : 0;
