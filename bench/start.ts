import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openAcademyDatabase } from "#server/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { fillLists } from "./admin/people.ts";
import { ask } from "./serve/answer.ts";
import { npmStart } from "./start/product.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { makeDataFolder } from "./support/folder.ts";
import { findPort } from "#test/support/ports.ts";
import { megabytes, readMemory, type Memory } from "./support/memory.ts";
import { median, table } from "./support/table.ts";

export const about = "how soon an existing academy is up, and what memory it takes then";

const budgets = { seconds: 3, bytes: 250e6 };
const millisecondsToSettle = 2000;

interface Start {
  /** Until the health check is answered. */
  product: number;
  bare: number;
  memory: Memory;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      starts: { type: "string", default: "7" },
      students: { type: "string", default: "40000" },
    },
  });
  const count = readCount("--starts", values.starts);
  const students = readCount("--students", values.students);
  const dataDir = await makeDataFolder(ends);
  const bytes = await fill(dataDir, students);
  const starts: Start[] = [];
  for (let start = 1; start <= count; start += 1) {
    progress(`Start ${start} of ${count} ...`);
    const product = await startProduct(dataDir);
    starts.push({ ...product, bare: await startBare(dataDir) });
  }
  endProgress();
  return report(bytes, starts);
}

/** Makes an academy and stops it. @returns how large its database is */
async function fill(dataDir: string, students: number): Promise<number> {
  await using ends = new AsyncDisposableStack();
  await startAcademy(ends, { DATA_DIR: dataDir });
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  const client = await owner.pool.connect();
  try {
    await fillLists(client, { students, tutors: students / 40, assignments: students * 2 });
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_database_size(current_database()) as bytes",
    );
    return Number(rows[0]?.bytes);
  } finally {
    client.release();
    await owner.close();
  }
}

async function startProduct(dataDir: string): Promise<Omit<Start, "bare">> {
  await using ends = new AsyncDisposableStack();
  const port = await findPort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1" };
  const began = performance.now();
  const { findServer, stop } = npmStart({ ...settings, DATABASE_URL: "", PUBLIC_URL: "" });
  ends.defer(stop);
  const product = await secondsUntilHealthy(port, began);
  await delay(millisecondsToSettle);
  return { product, memory: await readMemory(await findServer()) };
}

async function startBare(dataDir: string): Promise<number> {
  await using ends = new AsyncDisposableStack();
  const port = await findPort();
  const began = performance.now();
  startChild("bench/start/bare.ts", ends, { DATA_DIR: dataDir, PORT: String(port) });
  return await secondsUntilHealthy(port, began);
}

async function secondsUntilHealthy(port: number, began: number): Promise<number> {
  for (;;) {
    const answer = await ask(`http://127.0.0.1:${port}/healthz`, {}).catch(() => null);
    const seconds = (performance.now() - began) / 1000;
    if (answer?.status === 200) return seconds;
    if (seconds > 60) throw new Error("it did not start");
    await delay(5);
  }
}

function report(bytes: number, starts: readonly Start[]): boolean {
  const row = (name: string, read: (start: Start) => number, show: (value: number) => string) => {
    const values = starts.map(read).toSorted((a, b) => a - b);
    return [name, ...[values[0], median(values), values.at(-1)].map((value) => show(value ?? NaN))];
  };
  const total = ({ memory }: Start) => memory.server + memory.database;
  const seconds = (value: number) => value.toFixed(2);
  console.log(`An academy of ${megabytes(bytes)} MB, ${starts.length} starts`);
  console.log(
    table(
      ["", "least", "median", "most"],
      [
        row("npm start until /healthz answers, s", ({ product }) => product, seconds),
        row("bare node:http and its PostgreSQL, s", ({ bare }) => bare, seconds),
        row("ratio", ({ product, bare }) => product / bare, seconds),
        row("memory of the server, MB", ({ memory }) => memory.server, megabytes),
        row("memory of PostgreSQL, MB", ({ memory }) => memory.database, megabytes),
        row("memory of both, MB", total, megabytes),
      ],
    ),
  );
  const slowest = Math.max(...starts.map(({ product }) => product));
  const largest = Math.max(...starts.map(total));
  const verdict = (holds: boolean) => (holds ? "holds" : "is not met");
  const isSoon = slowest <= budgets.seconds;
  const isSmall = largest <= budgets.bytes;
  console.log(
    `\n${seconds(slowest)} s: the budget of at most ${budgets.seconds} s ${verdict(isSoon)}`,
  );
  console.log(
    `${megabytes(largest)} MB: the budget of at most ${megabytes(budgets.bytes)} MB ${verdict(isSmall)}`,
  );
  return isSoon && isSmall;
}
