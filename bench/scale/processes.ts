import { readFileSync } from "node:fs";
import type pg from "pg";
import { serverOf } from "#server/postgres/owner-process.ts";

/** CPU time of PostgreSQL's processes by their ids, in microseconds. */
export type ProcessTimes = ReadonlyMap<number, number>;

// What runs by itself is measured by itself, and so is what measures.
const notOfRequests = `select pid from pg_stat_activity
  where application_name = 'viluva jobs' or backend_type like 'autovacuum%' or pid = pg_backend_pid()`;

/**
 * Reads what PostgreSQL's processes have computed so far.
 *
 * @param which by default those left out that no request needs
 */
export async function readProcessTimes(
  client: pg.ClientBase,
  dataDir: string,
  which: "of requests" | "all" = "of requests",
): Promise<ProcessTimes> {
  const server = serverOf(dataDir);
  if (!server) throw new Error("PostgreSQL is not running");
  const { rows } = await client.query<{ pid: number }>(
    which === "all" ? "select pg_backend_pid() as pid" : notOfRequests,
  );
  const left = new Set(rows.map(({ pid }) => pid));
  const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim();
  const times = new Map<number, number>();
  for (const pid of [server, ...children.split(" ").map(Number)]) {
    const time = left.has(pid) ? null : readTime(pid);
    if (time !== null) times.set(pid, time);
  }
  return times;
}

/** Nanoseconds of the kernel's own account: the clock ticks of `stat` are 10 ms each. */
function readTime(pid: number): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1_000;
  } catch {
    // It has just ended.
    return null;
  }
}

/** What was computed in between, in microseconds. */
export function timeBetween(before: ProcessTimes, after: ProcessTimes): number {
  let sum = 0;
  for (const [pid, time] of after) sum += time - (before.get(pid) ?? 0);
  return sum;
}
