import { describe, expect, test } from "vitest";
import { kinds, shareOfHour } from "./life.ts";
import { givesWayAt, limitsOf, oneMachine } from "./limits.ts";
import { jobNames } from "./jobs.ts";
import { databasesFor, partitioned } from "./layouts.ts";
import type { Measured, RequestCost, Step } from "./measured.ts";
import { curvesOf, needsOf, openPages, peakRate } from "./model.ts";
import { simulate, type Layout } from "./simulation.ts";

const cost: RequestCost = {
  server: 4_000,
  database: 1_000,
  buffers: 50,
  wal: 400,
  milliseconds: 5,
  spread: 0.2,
};

/** An academy in which every request costs the same, and reminders grow. */
function academyOf(students: number): Step {
  return {
    students,
    requests: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, cost])) as Step["requests"]),
      "course page after a year": cost,
    },
    jobs: Object.fromEntries(jobNames.map((name) => [name, students / 100])) as Step["jobs"],
    idle: { server: 1_000, database: 1_000 },
    tables: {
      students: {
        rows: students,
        table: students * 400,
        indexes: { students_pkey: students * 60 },
      },
      content_items: { rows: students * 26, table: students * 8_000, indexes: {} },
    },
  };
}

const measured: Measured = {
  machine: "none",
  day: "2026-11-22",
  steps: [1_000, 10_000, 100_000].map((students) => academyOf(students)),
  once: {
    streamBytes: 60_000,
    messageMicroseconds: 20,
    tellingCommits: 200,
    silentCommits: 600,
    mail: { server: 2_000, database: 2_000, perSecond: 100 },
    serverBytes: 2e8,
  },
  compared: [],
};
const curves = curvesOf(measured);

test("a day's hours are the whole day", () => {
  const sum = shareOfHour.reduce((all, share) => all + share, 0);
  expect(shareOfHour.length).toBe(24);
  expect(sum).toBeCloseTo(1);
});

describe("needs", () => {
  test("ten times the students ask ten times as often", () => {
    expect(peakRate("course page", 1_000_000)).toBeCloseTo(10 * peakRate("course page", 100_000));
    expect(openPages(20_000)).toBeCloseTo(2 * openPages(10_000));
  });

  test("cores are rates times costs", () => {
    const { requestsPerSecond, serverCores } = needsOf(measured, curves, 10_000);
    // Sign-ins count as passwords, mails come on top.
    expect(serverCores).toBeGreaterThan(requestsPerSecond * 0.0039);
    expect(serverCores).toBeLessThan(requestsPerSecond * 0.005);
  });

  test("what stays for two years is counted for two years, what each has once is counted once", () => {
    const { diskBytes, hotBytes } = needsOf(measured, curves, 1_000);
    expect(hotBytes).toBeCloseTo(1_000 * 8_460);
    expect(diskBytes).toBeCloseTo(1_000 * (460 + (8_000 * 730) / 28));
  });

  test("more students never need less", () => {
    const sizes = [1e3, 1e4, 1e5, 1e6, 1e7];
    const all = sizes.map((students) => needsOf(measured, curves, students));
    for (const part of ["instances", "databaseCores", "connections", "walPerSecond"] as const) {
      const values = all.map((needs) => needs[part]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });
});

describe("limits", () => {
  test("something gives way where its share passes 1", () => {
    expect(givesWayAt((students) => students / 50_000) / 50_000).toBeCloseTo(1, 2);
    expect(givesWayAt(() => 0.5)).toBe(Infinity);
  });

  test("they come in order, and one that grows with everything stands where its line crosses", () => {
    const limits = limitsOf(measured, curves, oneMachine);
    const from = limits.map(({ students }) => students);
    expect(from).toEqual(from.toSorted((a, b) => a - b));
    const reminders = limits.find(({ what }) => what.includes("reminders"));
    // students / 100 ms against 5 s
    expect((reminders?.students ?? 0) / 500_000).toBeCloseTo(1, 2);
  });

  test("a partition holds what none of its limits forbids", () => {
    const databases = databasesFor(measured, curves, 100_000_000);
    expect(databases).toBeGreaterThan(8);
    expect(databasesFor(measured, curves, 100_000_000 / databases)).toBe(1);
    expect(partitioned(measured, curves, 100_000_000).layout.databases).toBe(databases);
  });
});

describe("an academy simulated", () => {
  const layout: Layout = {
    name: "test",
    instances: 2,
    sharedCores: null,
    databases: 1,
    coresOfDatabase: 4,
    standbys: 0,
    network: 0,
    commit: 5,
    telling: 5,
    reach: {},
    asking: 0,
  };
  const coming = (rate: number) => [
    { kind: "student dashboard" as const, rate, server: 4, database: 3, spread: 0 },
  ];
  const span = { seconds: 60, warmUp: 2, seed: 1 };

  test("with nobody in the way a request takes what it costs", () => {
    const { p50, perSecond } = simulate(layout, coming(5), span);
    expect(p50).toBeCloseTo(7);
    expect(perSecond).toBeGreaterThan(4);
    expect(perSecond).toBeLessThan(6);
  });

  test("the same seed is the same evening, another is another", () => {
    const evening = (seed: number) => simulate(layout, coming(300), { ...span, seed });
    expect(evening(1)).toEqual(evening(1));
    expect(evening(1)).not.toEqual(evening(2));
  });

  test("a server is busy for what it is asked", () => {
    // 300 requests of 4 ms on two threads
    expect(simulate(layout, coming(300), span).server).toBeCloseTo(0.6, 1);
  });

  test("commits that tell wait for each other, others don't", () => {
    const write = (kind: "publish" | "sign-in") =>
      simulate(layout, [{ kind, rate: 160, server: 0.1, database: 0.1, spread: 0 }], span);
    expect(write("publish").telling).toBeCloseTo(0.8, 1);
    expect(write("publish").p99).toBeGreaterThan(15);
  });

  test("a request that asks all databases is as slow as the slowest of them", () => {
    const many = { ...layout, databases: 8 };
    const one = simulate(many, coming(200), span);
    const all = simulate({ ...many, reach: { "student dashboard": "all" } }, coming(200), span);
    expect(all.p50).toBeGreaterThanOrEqual(one.p50);
    expect(all.database).toBeGreaterThan(one.database * 4);
  });
});
