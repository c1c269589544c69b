import { kinds, rushInHour, shareOfHour, type Kind } from "./life.ts";
import { largest, type Measured } from "./measured.ts";
import {
  busyShare,
  coresAtPeak,
  needsOf,
  peakRate,
  readingsAgain,
  tellingsAtPeak,
  type Curves,
} from "./model.ts";
import type { Coming, Layout } from "./simulation.ts";

/** The machine that each part of a partitioned academy has for its database. */
export const databaseMachine = { cores: 32, memory: 256 * 2 ** 30, disk: 8e12 };

/** An academy of some size on the machines that are proposed for it. */
export interface Proposal {
  students: number;
  layout: Layout;
  /** In words. */
  machines: string;
}

// In one rack there and back, with what the system does for it.
const rackNetwork = 0.3;

/** Students, whose databases hold so many each, and the requests of the busiest minutes. */
export function comingAt(
  measured: Measured,
  curves: Curves,
  students: number,
  databases: number,
): Coming[] {
  const { requests } = largest(measured);
  return kinds.map((kind) => {
    const { server, database } = curves.request(kind, students / databases);
    // Admins have a region each: a list is of one database, and only its changes are told.
    const again = kind === "admin list" ? readingsAgain(students / databases) * databases : 0;
    return {
      kind,
      rate: peakRate(kind, students) + again,
      server: server / 1_000,
      database: database / 1_000,
      spread: Math.min(1, requests[kind].spread),
    };
  });
}

/** The share of the busiest minutes' rates at a second of the day, from midnight on. */
export function shareOfDay(second: number): number {
  const hour = Math.floor(second / 3_600) % 24;
  return (shareOfHour[hour] ?? 0) / (Math.max(...shareOfHour) * rushInHour);
}

/** One machine for everything: as the product is started today. */
export function onOneMachine(measured: Measured, students: number): Proposal {
  const telling = 1_000 / measured.once.tellingCommits;
  return {
    students,
    machines: "1 machine of 8 cores: 1 instance and its own PostgreSQL",
    layout: {
      name: "one machine",
      instances: 1,
      sharedCores: 8,
      databases: 1,
      coresOfDatabase: 8,
      standbys: 0,
      network: 0.05,
      commit: telling,
      telling,
      reach: {},
      asking: 0,
    },
  };
}

/** Several instances, one database with standbys that are read from. */
export function withStandbys(measured: Measured, curves: Curves, students: number): Proposal {
  const { instances } = needsOf(measured, curves, students);
  const { database } = coresAtPeak(measured, curves, students);
  const standbys = Math.max(1, Math.ceil(database / (databaseMachine.cores * busyShare)));
  const telling = 1_000 / measured.once.tellingCommits;
  return {
    students,
    machines: `${Math.ceil(instances / 7)} machines of 8 cores for ${instances} instances; 1 primary and ${standbys} standby of ${databaseMachine.cores} cores and 256 GB`,
    layout: {
      name: "instances, a primary, standbys",
      instances,
      sharedCores: null,
      databases: 1,
      coresOfDatabase: databaseMachine.cores,
      standbys,
      network: rackNetwork,
      commit: telling,
      telling,
      reach: {},
      asking: 0,
    },
  };
}

// Writes that are read from the student's side and the tutor's.
const bothSides: readonly Kind[] = ["publish", "announce"];

/** Partitioned by student: as many databases as the scarcest of their means asks for. */
export function partitioned(measured: Measured, curves: Curves, students: number): Proposal {
  const databases = databasesFor(measured, curves, students);
  const part = needsOf(measured, curves, students / databases);
  const instances = part.instances * databases;
  const telling = 1_000 / measured.once.tellingCommits;
  return {
    students,
    machines: `${databases} databases of ${databaseMachine.cores} cores and 256 GB, each with a standby; ${instances} instances on ${Math.ceil(instances / 7)} machines of 8 cores`,
    layout: {
      name: "partitioned by student",
      instances,
      sharedCores: null,
      databases,
      coresOfDatabase: databaseMachine.cores,
      standbys: 1,
      network: rackNetwork,
      commit: telling,
      telling,
      reach: {
        ...Object.fromEntries(bothSides.map((kind) => [kind, "two"])),
        "admin search": "all",
      },
      asking: 0,
    },
  };
}

/** The least number of databases in which each part holds, by bisection on powers of two. */
export function databasesFor(measured: Measured, curves: Curves, students: number): number {
  for (let databases = 1; ; databases *= 2) {
    const part = students / databases;
    const { database } = coresAtPeak(measured, curves, part);
    const { hotBytes, diskBytes } = needsOf(measured, curves, part);
    const holds =
      database <= databaseMachine.cores * busyShare &&
      tellingsAtPeak(part) <= measured.once.tellingCommits * 0.5 &&
      hotBytes <= databaseMachine.memory * 0.75 &&
      diskBytes <= databaseMachine.disk * 0.7;
    if (holds || databases > 1e6) return databases;
  }
}
