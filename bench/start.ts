import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endProgress, progress } from "#server/progress.ts";
import { makeDataFolder, openAsOwner, readSize, startAcademy } from "./support/academy.ts";
import { judge, readCounts } from "./support/bench.ts";
import { fillLists } from "./support/fill.ts";
import { listDescendants, megabytes, readMemory, type Memory } from "./support/memory.ts";
import { findPort } from "./support/ports.ts";
import { send } from "./support/request.ts";
import { quantile, table } from "./support/table.ts";

export const about = "how fast `npm start` opens an existing academy, and its memory afterwards";

const budgets = { seconds: 3, bytes: 250e6 };
const settleMilliseconds = 2000;

interface Start {
  /** Seconds until the health check is answered. */
  seconds: number;
  memory: Memory;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { starts: count, students } = readCounts(options, { starts: 7, students: 40_000 });
  const dataDir = await makeDataFolder(ends);
  const bytes = await fill(dataDir, students);
  const starts: Start[] = [];
  for (let start = 1; start <= count; start += 1) {
    progress(`Start ${start} of ${count} ...`);
    starts.push(await measureStart(dataDir));
  }
  endProgress();
  return report(bytes, starts);
}

/** Creates an academy and stops it. @returns the size of its database in bytes */
async function fill(dataDir: string, students: number): Promise<number> {
  await using ends = new AsyncDisposableStack();
  await startAcademy(ends, { DATA_DIR: dataDir });
  const { client } = await openAsOwner(dataDir, ends);
  await fillLists(client, { students, tutors: students / 40, assignments: students * 2 });
  return await readSize(client);
}

async function measureStart(dataDir: string): Promise<Start> {
  const port = await findPort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1" };
  const start = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...settings, DATABASE_URL: "", PUBLIC_URL: "" },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => npm.once("exit", resolve));
  let server = 0;
  try {
    const seconds = await secondsUntilHealthy(port, start);
    server = await findServer(npm.pid ?? 0);
    await delay(settleMilliseconds);
    return { seconds, memory: await readMemory(server) };
  } finally {
    process.kill(server || -(npm.pid ?? 0), "SIGTERM");
    await ended;
    // npm may exit before the server.
    while (server && (await readCommand(server)).length > 0) await delay(20);
  }
}

/** The server's process, which npm has started through a shell. */
async function findServer(npm: number): Promise<number> {
  for (const pid of await listDescendants(npm)) {
    const [program, script] = await readCommand(pid);
    if (program?.endsWith("node") && script === "server/commands/start.ts") return pid;
  }
  throw new Error("npm start has ended");
}

async function readCommand(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return text.split("\0").filter(Boolean);
}

async function secondsUntilHealthy(port: number, start: number): Promise<number> {
  for (;;) {
    const reply = await send(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    const seconds = (performance.now() - start) / 1000;
    if (reply?.status === 200) return seconds;
    if (seconds > 60) throw new Error("it did not start");
    await delay(5);
  }
}

function report(bytes: number, starts: readonly Start[]): boolean {
  const row = (name: string, read: (start: Start) => number, show: (value: number) => string) => [
    name,
    ...[0, 0.5, 1].map((share) => show(quantile(starts.map(read), share))),
  ];
  const total = ({ memory }: Start) => memory.server + memory.database;
  const toSeconds = (value: number) => value.toFixed(2);
  console.log(`An academy of ${megabytes(bytes)} MB, ${starts.length} starts`);
  console.log(
    table(
      ["", "least", "median", "most"],
      [
        row("npm start until /healthz answers, s", ({ seconds }) => seconds, toSeconds),
        row("memory of the server, MB", ({ memory }) => memory.server, megabytes),
        row("memory of PostgreSQL, MB", ({ memory }) => memory.database, megabytes),
        row("memory of both, MB", total, megabytes),
      ],
    ),
  );
  const slowest = Math.max(...starts.map(({ seconds }) => seconds));
  const largest = Math.max(...starts.map(total));
  const seconds = `\n${toSeconds(slowest)} s of at most ${budgets.seconds} s`;
  const memory = `${megabytes(largest)} MB of at most ${megabytes(budgets.bytes)} MB`;
  return [
    judge(seconds, slowest <= budgets.seconds),
    judge(memory, largest <= budgets.bytes),
  ].every(Boolean);
}
