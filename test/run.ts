import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "#server/build.ts";
import { nothing, readPlaywrightReport, readVitestReport, type Outcome } from "#test/report.ts";
import { findServerPrograms } from "#test/support/server-cluster.ts";

// The whole suite in one command; docs/testing.md says what runs when.

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");

const { values: options } = parseArgs({
  options: {
    // What the build server adds: every screen, the drills, and the second database.
    ci: { type: "boolean", default: false },
    // Everything at full numbers.
    deep: { type: "boolean", default: false },
  },
});
const runsAll = options.ci || options.deep;

/** What depends on the database's version and settings, and so runs on the second database too. */
const dependsOnServer = [
  "app/data",
  "docs/database.test.ts",
  "server/academy-database",
  "server/app-role",
  "server/backup/coverage.test.ts",
  "server/backup/move.test.ts",
  "server/backup/restore.test.ts",
  "server/migrate.test.ts",
  "test/upgrade",
  // The acts at random, and many at once: what each rule says is the same on both.
  "test/fees/property.test.ts",
  "test/timetable/property.test.ts",
  "test/timetable/races.test.ts",
];
/** The same, but unlikely to: in a deep run alone. */
const mayDependOnServer = ["test/screens/admin/races.ci.test.ts", "server/live/live.ci.test.ts"];

/** The journeys that run before a push: each role's own, and what has no test below the browser. */
const mainJourneys = [
  "main-job",
  "approval",
  "sign-in",
  "student-home",
  "tutor-home",
  "learning",
  "live",
  "timetable",
  "weekly-lessons",
  "guardian",
  "enquiries",
  "office-day",
  "fees",
  "reminders",
  "undo",
  "no-javascript-work",
  "public/home",
  "public/book-a-demo",
];

type Env = Readonly<Record<string, string>>;

interface Ended {
  isSuccess: boolean;
  output: string;
}

/** Runs a command, and prints what it says: at once, or as a whole once it has ended. */
function run(
  command: string,
  args: readonly string[],
  { env = {}, isQuiet = false }: { env?: Env; isQuiet?: boolean } = {},
): Promise<Ended> {
  const line = `\n> ${command} ${args.join(" ")}`;
  if (!isQuiet) console.log(line);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => (output += String(chunk)));
  }
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ isSuccess: false, output: error.message }));
    child.once("close", (code) => {
      if (isQuiet) console.log(`${line}\n${output}`);
      resolve({ isSuccess: code === 0, output });
    });
  });
}

async function check(command: string, args: string[]): Promise<Outcome> {
  const { isSuccess } = await run(command, args, { isQuiet: true });
  return isSuccess
    ? { ...nothing, passed: 1 }
    : { ...nothing, failed: 1, failures: [[command, ...args].join(" ")] };
}

/** Format, types and lint. */
async function checkSource(): Promise<Outcome[]> {
  return [
    await check("oxfmt", ["--check"]),
    await check("react-router", ["typegen"]),
    await check("tsc", []),
    await check("tsc", ["--project", "app/worker"]),
    await check("oxlint", ["--type-aware", "--deny-warnings"]),
  ];
}

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function settle(outcome: Outcome, name: string, isSuccess: boolean): Outcome {
  return isSuccess || outcome.failed > 0
    ? outcome
    : { ...outcome, failed: 1, failures: [`${name}, as a whole`] };
}

async function vitest(
  name: string,
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<Outcome> {
  const file = join(results, `${name}.json`);
  const { isSuccess } = await run("vitest", ["run", ...args, `--outputFile.json=${file}`], options);
  const report = await readFile(file, "utf8").catch(() => null);
  return settle(report === null ? nothing : readVitestReport(report), name, isSuccess);
}

async function playwright(name: string, args: readonly string[], env: Env = {}): Promise<Outcome> {
  const file = join(results, "e2e.json");
  await rm(file, { force: true });
  const { isSuccess } = await run("playwright", ["test", ...args], { env });
  const report = await readFile(file, "utf8").catch(() => null);
  return settle(report === null ? nothing : readPlaywrightReport(report), name, isSuccess);
}

/** What the tests need of Debian: a program, the variable that may name another, its packages. */
const needed = [
  {
    program: findServerPrograms() ?? "/usr/lib/postgresql/*/bin",
    variable: null,
    packages: ["postgresql"],
  },
  {
    program: "/usr/bin/chromium-headless-shell",
    variable: "CHROMIUM",
    packages: ["chromium-headless-shell", "fonts-noto-core"],
  },
  { program: "/usr/sbin/nginx", variable: "NGINX", packages: ["nginx"] },
  { program: "/usr/bin/openssl", variable: null, packages: ["openssl"] },
  // A calendar program of less than a megabyte with what it needs.
  { program: "/usr/bin/khal", variable: null, packages: ["khal"] },
];

/** Installs the missing programs, where we may; tests that need them are skipped otherwise. */
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

/** Every drill in a deep run, else every second one: which ones, chance decides. */
async function chooseDrills(): Promise<string[]> {
  const files = await Array.fromAsync(glob("{app,server,test}/**/*.drill.test.ts", { cwd: root }));
  const first = Math.random() < 0.5 ? 0 : 1;
  return files.toSorted().filter((_, place) => options.deep || place % 2 === first);
}

/** What depends on the server, once more on the system's own PostgreSQL. */
async function runOnServer(): Promise<Outcome[]> {
  if (!findServerPrograms()) {
    console.error("There is no PostgreSQL besides the embedded one: nothing runs on a server.");
    return [];
  }
  console.log("\nOn the system's own PostgreSQL:");
  const env = { TEST_DATABASE: "server" };
  const files = [...dependsOnServer, ...(options.deep ? mayDependOnServer : [])];
  const outcome = await vitest("server", ["--project", "integration", ...files], { env });
  if (!options.deep) return [outcome];
  return [outcome, await playwright("journeys on a server", ["--project", "journeys"], env)];
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
await installPrograms();
const usualJourneys = [
  "--project",
  "journeys",
  "--grep-invert",
  "@edge",
  `journeys/(${mainJourneys.join("|")})\\.spec\\.ts$`,
];
const depthOfAll = options.deep ? "deep" : "ci";
process.env["TEST_DEPTH"] = runsAll ? depthOfAll : "usual";
// First, because a build writes the route types anew while the lint reads them. If it fails, the tests
// try it again and report it.
await ensureBuilt(console.log, null).catch(() => {});

const [checks, tests] = await Promise.all([
  checkSource(),
  vitest("tests", ["--project", "unit", "--project", "integration"]),
]);
const outcomes = [...checks, tests, await playwright("journeys", runsAll ? [] : usualJourneys)];
if (runsAll) {
  // Drills wait for processes to die and to start.
  const [onServer, drills] = await Promise.all([
    runOnServer(),
    vitest("drills", ["--project", "drills", ...(await chooseDrills())], { isQuiet: true }),
  ]);
  outcomes.push(...onServer, drills);
}

const sum = (key: "passed" | "failed" | "skipped") =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum("skipped");
for (const retried of outcomes.flatMap((outcome) => outcome.retried)) {
  console.log(`\nPassed at the second try: ${retried}`);
}
for (const failure of outcomes.flatMap(({ failures }) => failures)) {
  console.log(`\nFailed: ${failure}`);
}
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = sum("failed") > 0 ? 1 : 0;
