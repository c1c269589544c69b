import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { serverOf } from "#server/postgres/owner-process.ts";
import { signUpForm } from "#test/faults/forms.ts";
import { listFamily } from "#test/faults/product.ts";
import { TestBrowser } from "#test/support/browser.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "../support/table.ts";
import { makeDataFolder, startWithDatabase } from "./academy.ts";

const signUps = 20;
const settings = ["fsync", "synchronous_commit", "full_page_writes"] as const;

/**
 * Watches PostgreSQL's system calls during sign-ups: the log of what was committed has to be on
 * the disk before anybody is told.
 *
 * @returns whether it was, each time, and the settings are on
 */
export async function runFsync(ends: AsyncDisposableStack): Promise<boolean> {
  const dataDir = await makeDataFolder(ends);
  const { academy } = await startWithDatabase(dataDir, ends);
  const rows: [what: string, is: string, budget: string][] = [];
  for (const name of settings) {
    const { rows: values } = await academy.pool.query<Record<string, string>>(`show ${name}`);
    rows.push([name, values[0]?.[name] ?? "", "on"]);
  }
  const postmaster = serverOf(dataDir);
  if (postmaster === null) throw new Error("PostgreSQL does not run");
  const synced = await countSynced(academy, postmaster, join(dataDir, "calls"));
  endProgress();
  if (synced === null) {
    console.log("\nThere is no strace here, or it may not watch: apt-get install strace");
    rows.push(["sign-ups on the disk before their answer", "unknown", `${signUps}`]);
  } else {
    rows.push(["sign-ups on the disk before their answer", `${synced}`, `${signUps}`]);
  }
  console.log("\nDurable commits");
  console.log(table(["", "", "budget"], rows));
  return rows.every(([, is, budget]) => is === budget);
}

/** How many sign-ups were synced between their request and their answer; null without strace. */
async function countSynced(
  academy: TestAcademy,
  postmaster: number,
  file: string,
): Promise<number | null> {
  // A first one, so that the pool has its connections.
  await signUp(academy, 0);
  const strace = await startStrace(postmaster, file);
  if (!strace) return null;
  const spans: { from: number; to: number }[] = [];
  for (let each = 1; each <= signUps; each += 1) {
    progress(`Sign-up ${each} of ${signUps} ...`);
    const from = Date.now() / 1000;
    await signUp(academy, each);
    spans.push({ from, to: Date.now() / 1000 });
  }
  const ended = new Promise((resolve) => strace.once("exit", resolve));
  strace.kill("SIGINT");
  await ended;
  // PostgreSQL's own writer syncs now and then as well, which proves nothing for one commit.
  const { rows } = await academy.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  const syncs = readSyncs(await readFile(file, "utf8"), new Set(rows.map(({ pid }) => pid)));
  return spans.filter(({ from, to }) => syncs.some((at) => at > from && at < to)).length;
}

async function signUp(academy: TestAcademy, number: number): Promise<void> {
  const { status } = await new TestBrowser(academy).post("/signup", signUpForm(number).fields);
  if (status !== 303) throw new Error(`a sign-up was answered with ${status}`);
}

async function startStrace(postmaster: number, file: string): Promise<ChildProcess | null> {
  const watched = listFamily(postmaster).flatMap((pid) => ["-p", String(pid)]);
  const calls = ["-e", "trace=fsync,fdatasync", "-y", "-f", "-ttt", "-T"];
  const strace = spawn("strace", [...calls, "-o", file, ...watched], { stdio: "ignore" });
  const failed = new Promise<boolean>((resolve) => {
    strace.once("error", () => resolve(true));
    strace.once("exit", () => resolve(true));
  });
  return (await Promise.race([failed, delay(1_000, false)])) ? null : strace;
}

/** When those processes synced the write-ahead log, in seconds since 1970 at its end. */
function readSyncs(text: string, pids: ReadonlySet<number>): number[] {
  return text.split("\n").flatMap((line) => {
    const call = /^(\d+) +(\d+\.\d+) f(?:data)?sync\(\d+<.*\/pg_wal\/.*>\) += 0 <(\d+\.\d+)>/;
    const [, pid, began, took] = call.exec(line) ?? [];
    return pids.has(Number(pid)) ? [Number(began) + Number(took)] : [];
  });
}
