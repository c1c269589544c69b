import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findServerPrograms } from "#test/support/server-cluster.ts";

// Everything that has to hold, in one command: format, lint, types, then each test that there is.

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

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

async function check(command: string, args: string[]): Promise<Count> {
  const passed = await run(command, args);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(join(results, file), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Report);
}

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function settle(count: Count | null, succeeded: boolean): Count {
  const known = count ?? { passed: 0, failed: 0, skipped: 0 };
  return !succeeded && known.failed === 0 ? { ...known, failed: 1 } : known;
}

/** @param which arguments of the runner that say which tests to run */
async function unitAndIntegration(which: string[]): Promise<Count> {
  const file = "vitest.json";
  const output = join(results, file);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const succeeded = await run("vitest", [...which, ...reporters]);
  const report = await readReport<Record<string, number>>(file);
  const count = report && {
    passed: report["numPassedTests"] ?? 0,
    failed: report["numFailedTests"] ?? 0,
    skipped: report["numPendingTests"] ?? 0,
  };
  return settle(count, succeeded);
}

async function endToEnd(): Promise<Count> {
  const succeeded = await run("playwright", ["test"]);
  const report = await readReport<{ stats: Record<string, number> }>("e2e.json");
  const count = report && {
    passed: (report.stats["expected"] ?? 0) + (report.stats["flaky"] ?? 0),
    failed: report.stats["unexpected"] ?? 0,
    skipped: report.stats["skipped"] ?? 0,
  };
  return settle(count, succeeded);
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
async function onServer(): Promise<Count[]> {
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

const counts = [
  await check("oxfmt", ["--check"]),
  await check("react-router", ["typegen"]),
  await check("tsc", []),
  await check("oxlint", ["--type-aware", "--deny-warnings"]),
  await unitAndIntegration(["run"]),
  await endToEnd(),
  ...(process.argv.includes("--server") ? await onServer() : []),
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum("skipped");
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = sum("failed") > 0 ? 1 : 0;
