import type { ChildProcess } from "node:child_process";
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { requestsApplication } from "#data/database.ts";
import { progress } from "#server/progress.ts";
import { cpuTime } from "../support/child.ts";
import { median } from "../support/table.ts";
import { ask } from "./ask.ts";
import { kinds } from "./life.ts";
import type { RequestCost } from "./measured.ts";
import type { Visitors } from "./people.ts";
import { readProcessTimes, timeBetween } from "./processes.ts";
import { requestOf, type MeasuredKind } from "./requests.ts";

/** The running academy, from outside and from its database. */
export interface Subject {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** The owner's. */
  client: pg.ClientBase;
}

const batches = 3;
// Their requests are not counted: the server's code gets quick by being used.
const warmUpVisitors = 8;
const firstWarmUps = 60;
const warmUps = 8;
// scrypt takes its time on purpose.
const signInsOfBatch = 4;

/** How many people are needed for so many requests of each kind. */
export function visitorsNeeded(rounds: number): number {
  return batches * rounds + warmUpVisitors;
}

/** Measures each kind of request, one after the other: the medians of some batches. */
export async function measureRequests(
  subject: Subject,
  visitors: Visitors,
  rounds: number,
): Promise<Record<MeasuredKind, RequestCost>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const costs: Partial<Record<MeasuredKind, RequestCost>> = {};
  try {
    for (const kind of [...kinds, "course page after a year"] as const) {
      progress(`Measuring: ${kind} ...`);
      costs[kind] = await measureKind(subject, visitors, kind, agent, rounds);
    }
  } finally {
    agent.destroy();
  }
  return costs as Record<MeasuredKind, RequestCost>;
}

async function measureKind(
  subject: Subject,
  visitors: Visitors,
  kind: MeasuredKind,
  agent: Agent,
  rounds: number,
): Promise<RequestCost> {
  const askAs = (at: number) => ask(subject.url, agent, requestOf(kind, visitors, at));
  const size = kind === "sign-in" ? signInsOfBatch : rounds;
  const measured: RequestCost[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    // Connections were ended, so that they say what they read: each batch opens its own.
    const buffersBefore = await readBuffers(subject.client);
    const warming = warmUpsOf(kind, batch);
    for (let at = 0; at < warming; at += 1) {
      await askAs(batches * rounds + (at % warmUpVisitors));
    }
    await mailsGone(subject.client);
    const before = await readCounts(subject);
    const times: number[] = [];
    for (let at = 0; at < size; at += 1) times.push(await askAs(batch * rounds + at));
    const after = await readCounts(subject);
    await mailsGone(subject.client);
    await endConnections(subject.client);
    const buffers = (await readBuffers(subject.client)) - buffersBefore;
    measured.push({
      server: (after.server - before.server) / size,
      database: timeBetween(before.processes, after.processes) / size,
      // The warm-up's are still in it.
      buffers: buffers / (size + warming),
      wal: (after.wal - before.wal) / size,
      milliseconds: median(times),
      spread: spreadOf(times),
    });
  }
  const middle = (part: keyof RequestCost) => median(measured.map((one) => one[part]));
  return {
    server: middle("server"),
    database: middle("database"),
    buffers: middle("buffers"),
    wal: middle("wal"),
    milliseconds: middle("milliseconds"),
    spread: middle("spread"),
  };
}

function warmUpsOf(kind: MeasuredKind, batch: number): number {
  if (kind === "sign-in") return 1;
  return batch === 0 ? firstWarmUps : warmUps;
}

async function readCounts({ child, client, dataDir }: Subject) {
  return {
    server: await cpuTime(child),
    processes: await readProcessTimes(client, dataDir),
    wal: await readWal(client),
  };
}

async function readBuffers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ buffers: number }>(
    `select (blks_hit + blks_read)::float8 as buffers from pg_stat_database
     where datname = current_database()`,
  );
  return rows[0]?.buffers ?? 0;
}

async function readWal(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ wal: number }>(
    "select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal",
  );
  return rows[0]?.wal ?? 0;
}

/** A connection adds up what it read when it ends; while it lives, now and again. */
async function endConnections(client: pg.ClientBase): Promise<void> {
  const ofRequests = `from pg_stat_activity where application_name = $1`;
  await client.query(`select pg_terminate_backend(pid) ${ofRequests}`, [requestsApplication]);
  for (let waits = 0; waits < 40; waits += 1) {
    const { rowCount } = await client.query(`select ${ofRequests} and query not like 'listen%'`, [
      requestsApplication,
    ]);
    if (rowCount === 0) return;
    await delay(25);
  }
}

/** Waits until what is due is sent: it is measured by itself. @param but so many */
export async function mailsGone(client: pg.ClientBase, but = 0): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from mails where sent_at is null and failed_at is null and due_at <= now()`,
    );
    if ((rowCount ?? 0) <= but) return;
    await delay(50);
  }
}

function spreadOf(times: readonly number[]): number {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const squares = times.reduce((sum, time) => sum + (time - mean) ** 2, 0);
  return Math.sqrt(squares / times.length) / mean;
}

const millisecondsOfIdling = 21_000;

/** What the academy does while nobody comes, CPU microseconds a second. */
export async function measureIdling({
  child,
  client,
  dataDir,
}: Subject): Promise<{ server: number; database: number }> {
  progress("Waiting for nothing ...");
  const read = async () => ({
    server: await cpuTime(child),
    processes: await readProcessTimes(client, dataDir, "all"),
  });
  const before = await read();
  await delay(millisecondsOfIdling);
  const after = await read();
  const seconds = millisecondsOfIdling / 1_000;
  return {
    server: (after.server - before.server) / seconds,
    database: timeBetween(before.processes, after.processes) / seconds,
  };
}
