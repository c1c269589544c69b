import { table } from "../support/table.ts";
import { bytes, percent, round, students } from "./figures.ts";
import { jobNames } from "./jobs.ts";
import {
  adminsWithList,
  assignmentsOfStudent,
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
  studentsOfTutor,
  withCalendar,
} from "./life.ts";
import { limitsOf, oneMachine } from "./limits.ts";
import type { Measured, Step } from "./measured.ts";
import { bytesOfStudent, curvesOf, needsOf, type Needs } from "./model.ts";

/** What the command prints under a title. */
export interface Part {
  title: string;
  text: string;
}

/** One size of the academy as it was measured. */
export function describeStep({ students: count, requests, jobs, idle, tables }: Step): Part[] {
  const requestRows = Object.entries(requests).map(([kind, cost]) => [
    kind,
    cost.server.toFixed(0),
    cost.database.toFixed(0),
    cost.buffers.toFixed(0),
    cost.wal.toFixed(0),
    cost.milliseconds.toFixed(1),
  ]);
  const tableRows = Object.entries(tables)
    .filter(([, size]) => size.rows / count > 0.01)
    .map(([name, size]) => {
      const indexes = Object.values(size.indexes).reduce((sum, one) => sum + one, 0);
      const [widest] = Object.entries(size.indexes).toSorted(([, a], [, b]) => b - a);
      return [
        name,
        (size.rows / count).toFixed(2),
        (size.table / count).toFixed(0),
        (indexes / count).toFixed(0),
        widest ? `${widest[0]} ${(widest[1] / count).toFixed(0)}` : "",
      ];
    });
  const name = `${count.toLocaleString("en-US")} students`;
  return [
    {
      title: `${name}: one request, one after the other`,
      text: table(
        ["", "server µs", "PostgreSQL µs", "pages of 8 KB", "log bytes", "ms"],
        requestRows,
      ),
    },
    {
      title: `${name}: by the clock, and with nobody there`,
      text: table(
        ["", ""],
        [
          ...jobNames.map((job) => [job, `${round(jobs[job])} ms`]),
          ["idle, server", `${round(idle.server)} µs a second`],
          ["idle, PostgreSQL", `${round(idle.database)} µs a second`],
        ],
      ),
    },
    {
      title: `${name}: bytes on disk of each student, four weeks old`,
      text: table(["table", "rows", "table", "indexes", "largest index"], tableRows),
    },
  ];
}

/** How each cost grows, as far as was measured. */
export function describeGrowth(steps: readonly Step[]): Part {
  const { growth, jobGrowth } = curvesOf({ steps: [...steps] });
  const rows = Object.keys(steps[0]?.requests ?? {}).map((name) => {
    const kind = name as (typeof kinds)[number];
    return [
      kind,
      growth(kind, "server").shape,
      growth(kind, "database").shape,
      growth(kind, "buffers").shape,
      growth(kind, "wal").shape,
    ];
  });
  const jobs = jobNames.map((name) => [name, "", jobGrowth(name).shape, "", ""]);
  return {
    title: "How it grows with the number of students",
    text: table(["", "server", "PostgreSQL", "pages", "log"], [...rows, ...jobs]),
  };
}

/** What was measured once. */
export function describeOnce({ once }: Measured): Part {
  return {
    title: "What does not depend on the number of students",
    text: table(
      ["", ""],
      [
        ["memory of the server", bytes(once.serverBytes)],
        ["memory of an open page that listens", bytes(once.streamBytes)],
        ["a message for somebody else, in each instance", `${round(once.messageMicroseconds)} µs`],
        ["commits that tell, eight writers", `${round(once.tellingCommits)} a second`],
        ["commits that don't, eight writers", `${round(once.silentCommits)} a second`],
        ["a mail into a file, server", `${round(once.mail.server)} µs`],
        ["a mail into a file, PostgreSQL", `${round(once.mail.database)} µs`],
        ["mails into files", `${round(once.mail.perSecond)} a second`],
      ],
    ),
  };
}

/** What is assumed of people. */
export function describeLife(): Part {
  const busiest = Math.max(...shareOfHour);
  return {
    title: "Assumptions",
    text: table(
      ["of a student", ""],
      [
        ["assignments", String(assignmentsOfStudent)],
        ["students of a tutor; of an admin", `${studentsOfTutor}; ${studentsOfAdmin}`],
        ["live sessions a day", round(sessionsADay)],
        ...kinds.map((kind) => [`${kind}, requests a day`, round(requestsADay[kind])]),
        ["students with a calendar, read hourly", percent(withCalendar)],
        ["the day's visits in the busiest hour (7 pm in India)", percent(busiest)],
        ["its busiest minutes, against the hour", `x ${rushInHour}`],
        ["minutes that somebody looks at a dashboard", String(minutesOfVisit)],
        ["live sessions that begin at the busiest full hour", percent(sessionsAtBusiestHour)],
        ["minutes in which their reminders have to go out", String(minutesForReminders)],
        ["other mails a day", String(otherMailsADay)],
        ["milliseconds that a mail server takes for one", String(millisecondsOfSmtp)],
        ["changes a day that admins' open lists are told of", String(listChangesADay)],
        ["admins who have a list open in the evening", percent(adminsWithList)],
      ],
    ),
  };
}

const sizes = [10_000, 1_000_000, 100_000_000];

/** What 10^4, 10^6 and 10^8 students need, if one database had to hold them. */
export function describeNeeds(measured: Measured): Part {
  const curves = curvesOf(measured);
  const needs = sizes.map((size) => needsOf(measured, curves, size));
  const row = (name: string, of: (needs: Needs) => string) => [name, ...needs.map(of)];
  return {
    title: "What the busiest minutes of an evening need, as the product is, with one database",
    text: table(
      ["", ...sizes.map((size) => size.toLocaleString("en-US"))],
      [
        row("requests a second", (n) => round(n.requestsPerSecond)),
        row("cores for pages", (n) => round(n.serverCores)),
        row("cores for passwords", (n) => round(n.passwordCores)),
        row("cores for PostgreSQL", (n) => round(n.databaseCores)),
        row("instances", (n) => round(n.instances)),
        row("connections", (n) => round(n.connections)),
        row("open pages that listen", (n) => round(n.streams)),
        row("their memory", (n) => bytes(n.streamBytes)),
        row("commits a second that tell", (n) => round(n.tellings)),
        row("messages for others, of each instance's core", (n) => percent(n.messageShare)),
        row("mails a second before a full hour", (n) => round(n.mailsPerSecond)),
        row("log of changes a second", (n) => bytes(n.walPerSecond)),
        row("what is used daily", (n) => bytes(n.hotBytes)),
        row("disk after two years", (n) => bytes(n.diskBytes)),
      ],
    ),
  };
}

/** Of a student, after two years, what takes more than one byte in a hundred. */
export function describeDisk(measured: Measured): Part {
  const all = Object.entries(bytesOfStudent(measured)).toSorted(([, a], [, b]) => b - a);
  const sum = all.reduce((total, [, size]) => total + size, 0);
  const large = all.filter(([, size]) => size > sum / 100);
  return {
    title: "Bytes on disk of each student after two years",
    text: table(
      ["table", "bytes", "share"],
      [
        ...large.map(([name, size]) => [name, round(size), percent(size / sum)]),
        ["all", round(sum), percent(1)],
      ],
    ),
  };
}

/** What gives way on one machine, in this order. */
export function describeLimits(measured: Measured): Part {
  const limits = limitsOf(measured, curvesOf(measured), oneMachine);
  const { cores, memory, disk } = oneMachine;
  return {
    title: `What gives way on one machine of ${cores} cores, ${memory / 2 ** 30} GB and ${bytes(disk)}`,
    text: table(
      ["from students", "what", "what then"],
      limits.map(({ students: from, what, remedy }) => [students(from), what, remedy]),
    ),
  };
}

/** What was predicted of real loads on the machine that it was measured on. */
export function describeCompared({ compared }: Measured): Part {
  return {
    title: "Real loads on the machine that it was measured on, and the same ones simulated",
    text: table(
      [
        "came a second",
        "others' cores",
        "slower, x",
        "answered",
        "simulated",
        "p50 ms",
        "simulated",
        "p99 ms",
        "simulated",
      ],
      compared.map(({ rate, others, slower, predicted, measured }) => [
        String(rate),
        others?.toFixed(2) ?? "",
        slower.toFixed(2),
        measured.perSecond.toFixed(1),
        predicted.perSecond.toFixed(1),
        measured.p50.toFixed(1),
        predicted.p50.toFixed(1),
        measured.p99.toFixed(1),
        predicted.p99.toFixed(1),
      ]),
    ),
  };
}
