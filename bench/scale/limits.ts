import { jobNames, type JobName } from "./jobs.ts";
import { kinds } from "./life.ts";
import type { Measured } from "./measured.ts";
import {
  busyShare,
  coresAtPeak,
  mailsOfInstance,
  needsOf,
  openPages,
  peakMails,
  peakRate,
  readingsAgain,
  statementLimit,
  streamsOfInstance,
  tellingsAtPeak,
  type Curves,
} from "./model.ts";

/** A machine to run the academy on. */
export interface Machine {
  cores: number;
  memory: number;
  disk: number;
  /** Bytes a second that its disk writes. */
  diskWrites: number;
}

/** The machine that the limits are told for. */
export const oneMachine: Machine = {
  cores: 8,
  memory: 32 * 2 ** 30,
  disk: 1e12,
  diskWrites: 200e6,
};

/** Something that gives way. */
export interface Limit {
  what: string;
  /** From how many students on. */
  students: number;
  /** What to do about it. */
  remedy: string;
}

/** The connections of the embedded PostgreSQL (`server/postgres/configuration.ts`). */
const embeddedConnections = 40;

/** All that gives way, the first of it first. */
export function limitsOf(measured: Measured, curves: Curves, machine: Machine): Limit[] {
  const needs = (students: number) => needsOf(measured, curves, students);
  const cores = (students: number) => coresAtPeak(measured, curves, students);
  const limit = (what: string, filled: (students: number) => number, remedy: string): Limit => ({
    what,
    students: givesWayAt(filled),
    remedy,
  });
  const memory = machine.memory * 0.75;
  return [
    limit(
      "one process for all pages",
      (n) => cores(n).server / busyShare,
      "more instances on the machine, behind a proxy, with an external PostgreSQL",
    ),
    limit(
      `${machine.cores} cores for everything`,
      (n) => {
        const { server, passwords, database } = cores(n);
        return (server + passwords + database) / (machine.cores * busyShare);
      },
      "PostgreSQL on a machine of its own, instances on others",
    ),
    limit(
      `${machine.cores} cores for PostgreSQL alone`,
      (n) => cores(n).database / (machine.cores * busyShare),
      "a larger machine, then reading from standbys, then partitioning",
    ),
    limit(
      `the embedded PostgreSQL's ${embeddedConnections} connections`,
      (n) => needs(n).connections / embeddedConnections,
      "DATABASE_URL: an external PostgreSQL with as many as are needed",
    ),
    limit(
      `${streamsOfInstance} open pages of one instance`,
      (n) => openPages(n) / streamsOfInstance,
      "another instance for each further 2,000",
    ),
    limit(
      "what is used daily no longer fits the memory",
      (n) => needs(n).hotBytes / memory,
      "more memory; else pages wait for the disk",
    ),
    limit(
      "the disk, after two years",
      (n) => needs(n).diskBytes / (machine.disk * 0.8),
      "a larger disk; the audit log by month, so that old months go at once",
    ),
    limit(
      "commits that tell, one after the other",
      (n) => tellingsAtPeak(n) / (measured.once.tellingCommits * 0.7),
      "a table that one process reads and tells of (decision 14), or partitions, each with a lock of its own",
    ),
    limit(
      "messages for others, in every instance",
      (n) => needs(n).messageShare / (busyShare / 2),
      "channels by account, of which an instance hears those of its own people",
    ),
    limit(
      "admins' open lists ask as often as everybody else",
      (n) => readingsAgain(n) / kinds.reduce((sum, kind) => sum + peakRate(kind, n), 0),
      "tell lists every ten seconds at most, or give each admin a region",
    ),
    limit(
      "mails of one instance before a full hour",
      (n) => peakMails(n) / mailsOfInstance(measured),
      "more instances send; more than two at once in each",
    ),
    limit(
      `${machine.cores - 1} cores for passwords`,
      (n) => cores(n).passwords / ((machine.cores - 1) * busyShare),
      "more instances: sign-ins wait, pages don't",
    ),
    limit(
      "writing the log of changes",
      (n) => needs(n).walPerSecond / (machine.diskWrites * 0.5),
      "a faster disk, or partitions",
    ),
    ...jobNames.map((name) =>
      limit(`statement: ${name}`, (n) => curves.job(name, n) / statementLimit, afterJob[name]),
    ),
    ...kinds
      .filter((kind) => kind !== "public page")
      .map((kind) =>
        limit(
          `statement: ${kind}`,
          (n) => curves.request(kind, n).database / 1_000 / statementLimit,
          "the request is refused (503)",
        ),
      ),
  ]
    .filter(({ students }) => Number.isFinite(students))
    .toSorted((a, b) => a.students - b.students);
}

const afterJob: Record<JobName, string> = {
  "reminders, every 20 s":
    "no reminder is made any more: look only at what has come near since the last time",
  "expired sessions, hourly": "nothing is removed any more: remove them in pieces",
  "old marks, hourly": "marks stay: remove them in pieces",
  "old links, hourly": "links stay: an index",
  "old mails, hourly": "mails stay: remove them in pieces",
  "waiting mails, hourly": "mails without a place wait: read them in pieces",
};

/** The number of students from which on something is over its limit; Infinity for never. */
export function givesWayAt(filled: (students: number) => number): number {
  const most = 1e10;
  if (filled(most) < 1) return Infinity;
  let [low, high] = [1, most];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    if (filled(middle) < 1) low = middle;
    else high = middle;
  }
  return high;
}
