import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JobName } from "./jobs.ts";
import type { MeasuredKind } from "./requests.ts";
import type { Compared } from "./real-load.ts";

/** What one request costs. */
export interface RequestCost {
  /** CPU of the server, its threads for passwords included, and of PostgreSQL: microseconds. */
  server: number;
  database: number;
  /** Pages of 8 KB that PostgreSQL looked at. */
  buffers: number;
  /** Bytes of PostgreSQL's log of changes. */
  wal: number;
  /** Milliseconds from asking to the last byte, one after the other. */
  milliseconds: number;
  /** Of these times, the standard deviation as a share of their mean. */
  spread: number;
}

/** Of one table, in bytes. */
export interface TableSize {
  rows: number;
  /** With what is kept beside it because it is long. */
  table: number;
  indexes: Record<string, number>;
}

/** The academy at one size. */
export interface Step {
  students: number;
  requests: Record<MeasuredKind, RequestCost>;
  /** Milliseconds of what the server does by the clock. */
  jobs: Record<JobName, number>;
  /** CPU of server and PostgreSQL while nobody comes, microseconds a second. */
  idle: { server: number; database: number };
  tables: Record<string, TableSize>;
}

/** What is measured once, in the largest academy. */
export interface Once {
  /** Memory of the server for one open page that listens, in bytes. */
  streamBytes: number;
  /** CPU of an instance for a message that concerns nobody of its own, microseconds. */
  messageMicroseconds: number;
  /** Commits a second of eight writers, with and without telling. */
  tellingCommits: number;
  silentCommits: number;
  /** CPU for a mail that is written to a file, microseconds; and how many went a second. */
  mail: { server: number; database: number; perSecond: number };
  /** Memory of the server after all requests, in bytes. */
  serverBytes: number;
}

export interface Measured {
  /** What it was measured on, and when. */
  machine: string;
  day: string;
  steps: Step[];
  once: Once;
  /** What the simulation said of real loads on that machine, and what they were. */
  compared: Compared[];
}

const file = join(import.meta.dirname, "../../docs/scale/measured.json");

/** What was measured last and kept with the documentation. */
export async function readMeasured(): Promise<Measured> {
  return JSON.parse(await readFile(file, "utf8")) as Measured;
}

/** Keeps what was measured, for the model, the simulation and the documentation. */
export async function keepMeasured(measured: Measured): Promise<void> {
  await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
}

/** The largest academy that was measured. @throws where none was */
export function largest({ steps }: Pick<Measured, "steps">): Step {
  const last = steps.at(-1);
  if (!last) throw new Error("nothing was measured");
  return last;
}
