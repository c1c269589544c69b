import { fitGrowth, type Growth } from "./growth.ts";
import type { JobName } from "./jobs.ts";
import {
  adminsWithList,
  commits,
  isSteady,
  kinds,
  listChangesADay,
  millisecondsOfSmtp,
  minutesForReminders,
  minutesOfVisit,
  otherMailsADay,
  requestsADay,
  rushInHour,
  sessionsADay,
  sessionsAtBusiestHour,
  shareOfHour,
  studentsOfAdmin,
  visitsADay,
  weeksMeasured,
  type Kind,
} from "./life.ts";
import { largest, type Measured } from "./measured.ts";
import type { MeasuredKind } from "./requests.ts";

/** Connections of one instance: of requests, of what runs by itself, and the one that listens. */
export const connectionsOfInstance = { requests: 10, jobs: 3, listening: 1 };

/** Open pages that one instance takes (`server/live/streams.ts`). */
export const streamsOfInstance = 2_000;

/** After so long PostgreSQL gives a statement up (`app/data/database.ts`), milliseconds. */
export const statementLimit = 5_000;

/** A list that is told of changes all the time is read again so often a second at most. */
const readingsASecond = 4;

/** How much of a processor may be busy at the peak, so that nobody stands in line for long. */
export const busyShare = 0.6;

const daysKept = 2 * 365;
const secondsADay = 86_400;

/** Days that rows of a table are kept; of the others each student has as many as on the first day. */
export const daysOfRows: Readonly<Record<string, number>> = {
  content_items: daysKept,
  announcements: daysKept,
  audit_log: daysKept,
  seen_items: 30,
};

/** For how many days each of these has rows in the academy that was measured. */
const daysMeasured: Readonly<Record<string, number>> = {
  content_items: weeksMeasured * 7,
  announcements: weeksMeasured * 7,
  audit_log: weeksMeasured * 7,
  seen_items: (weeksMeasured - 1) * 7,
};

/** CPU microseconds of one request, in an academy of some size. */
export interface Costs {
  server: number;
  database: number;
}

/** What the measured costs say of any size. */
export interface Curves {
  request: (kind: Kind, students: number) => Costs;
  wal: (kind: Kind, students: number) => number;
  /** Milliseconds. */
  job: (name: JobName, students: number) => number;
  growth: (kind: MeasuredKind, part: keyof Costs | "buffers" | "wal") => Growth;
  jobGrowth: (name: JobName) => Growth;
}

/** Draws the curves through what was measured. */
export function curvesOf({ steps }: Pick<Measured, "steps">): Curves {
  const growth: Curves["growth"] = (kind, part) =>
    fitGrowth(steps.map(({ students, requests }) => ({ students, value: requests[kind][part] })));
  const jobGrowth: Curves["jobGrowth"] = (name) =>
    fitGrowth(steps.map(({ students, jobs }) => ({ students, value: jobs[name] })));
  return {
    growth,
    jobGrowth,
    request: (kind, students) => ({
      server: growth(kind, "server").at(students),
      database: growth(kind, "database").at(students),
    }),
    wal: (kind, students) => growth(kind, "wal").at(students),
    job: (name, students) => jobGrowth(name).at(students),
  };
}

/** Requests a second in the busiest minutes of the evening. */
export function peakRate(kind: Kind, students: number): number {
  const aDay = students * requestsADay[kind];
  if (isSteady(kind)) return aDay / secondsADay;
  return (aDay * Math.max(...shareOfHour) * rushInHour) / 3_600;
}

/** Readings a second of lists that admins have open and that others change. */
export function readingsAgain(students: number): number {
  const changes = (students * listChangesADay * Math.max(...shareOfHour) * rushInHour) / 3_600;
  const open = (students / studentsOfAdmin) * adminsWithList;
  return open * Math.min(changes, readingsASecond);
}

/** Pages that listen, in the busiest minutes. */
export function openPages(students: number): number {
  const visitsAnHour = students * visitsADay * Math.max(...shareOfHour) * rushInHour;
  return (visitsAnHour * minutesOfVisit) / 60;
}

/** Mails a second: the reminders before the evening's busiest full hour, and the day's others. */
export function peakMails(students: number): number {
  const reminders = students * sessionsADay * sessionsAtBusiestHour * 2;
  const others = students * otherMailsADay * Math.max(...shareOfHour);
  return reminders / (minutesForReminders * 60) + others / 3_600;
}

/** Mails a second that an instance can send: two at once, each as long as the mail server takes. */
export function mailsOfInstance({ once: { mail } }: Measured): number {
  const ownSeconds = 2 / mail.perSecond;
  return 2 / (millisecondsOfSmtp / 1_000 + ownSeconds);
}

/** Bytes of each table for a student, after two years. */
export function bytesOfStudent(measured: Measured): Record<string, number> {
  const { tables, students } = largest(measured);
  return Object.fromEntries(
    Object.entries(tables).map(([name, { table, indexes }]) => {
      const bytes = table + Object.values(indexes).reduce((sum, size) => sum + size, 0);
      const longer = (daysOfRows[name] ?? 1) / (daysMeasured[name] ?? 1);
      return [name, (bytes / students) * longer];
    }),
  );
}

/** Bytes of a student that are read and written day by day: the last weeks of everything. */
export function hotBytesOfStudent(measured: Measured): number {
  const { tables, students } = largest(measured);
  let bytes = 0;
  for (const { table, indexes } of Object.values(tables)) {
    bytes += table + Object.values(indexes).reduce((sum, size) => sum + size, 0);
  }
  return bytes / students;
}

/** What the evening's busiest minutes need. */
export interface Needs {
  students: number;
  requestsPerSecond: number;
  /** Cores for pages; for passwords; for PostgreSQL. */
  serverCores: number;
  passwordCores: number;
  databaseCores: number;
  instances: number;
  connections: number;
  streams: number;
  streamBytes: number;
  /** Commits a second that all instances are told of. */
  tellings: number;
  /** The share of a core that each instance spends on messages for others. */
  messageShare: number;
  mailsPerSecond: number;
  walPerSecond: number;
  hotBytes: number;
  diskBytes: number;
}

/** What so many students need, all in one database. @param curves of what was measured */
export function needsOf(measured: Measured, curves: Curves, students: number): Needs {
  const cores = coresAtPeak(measured, curves, students);
  const tellings = tellingsAtPeak(students);
  const messageShare = (tellings * measured.once.messageMicroseconds) / 1e6;
  const streams = openPages(students);
  const mailsPerSecond = peakMails(students);
  const instances = Math.max(
    1,
    Math.ceil(cores.server / Math.max(1e-9, busyShare - messageShare)),
    Math.ceil(streams / streamsOfInstance),
    Math.ceil(mailsPerSecond / mailsOfInstance(measured)),
  );
  const { requests, jobs, listening } = connectionsOfInstance;
  const disk = Object.values(bytesOfStudent(measured)).reduce((sum, bytes) => sum + bytes, 0);
  return {
    students,
    requestsPerSecond:
      kinds.reduce((sum, kind) => sum + peakRate(kind, students), 0) + readingsAgain(students),
    serverCores: cores.server,
    passwordCores: cores.passwords,
    databaseCores: cores.database,
    instances,
    connections: instances * (requests + jobs + listening),
    streams,
    streamBytes: streams * measured.once.streamBytes,
    tellings,
    messageShare,
    mailsPerSecond,
    walPerSecond: kinds.reduce(
      (sum, kind) => sum + peakRate(kind, students) * curves.wal(kind, students),
      0,
    ),
    hotBytes: hotBytesOfStudent(measured) * students,
    diskBytes: disk * students,
  };
}

/** Commits a second that tell, in the busiest minutes. */
export function tellingsAtPeak(students: number): number {
  const changes = (students * listChangesADay * Math.max(...shareOfHour) * rushInHour) / 3_600;
  const published = kinds
    .filter((kind) => commits[kind] === "and tells")
    .reduce((sum, kind) => sum + peakRate(kind, students), 0);
  return published + changes;
}

/** Cores that are busy in the busiest minutes. */
export function coresAtPeak(measured: Measured, curves: Curves, students: number) {
  const { mail } = measured.once;
  const mails = peakMails(students);
  let server = (mails * mail.server) / 1e6;
  let database = (mails * mail.database) / 1e6;
  let passwords = 0;
  for (const kind of kinds) {
    const again = kind === "admin list" ? readingsAgain(students) : 0;
    const rate = peakRate(kind, students) + again;
    const cost = curves.request(kind, students);
    if (kind === "sign-in") passwords += (rate * cost.server) / 1e6;
    else server += (rate * cost.server) / 1e6;
    database += (rate * cost.database) / 1e6;
  }
  database += curves.job("reminders, every 20 s", students) / 20_000;
  return { server, passwords, database };
}
