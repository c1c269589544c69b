import { describe, expect, test } from "vitest";
import {
  canAct,
  decisionsFor,
  isQueued,
  needsReminder,
  parseOutcome,
  standingOf,
  suggestOutcome,
  type LessonEvent,
  type LessonFacts,
  type Party,
  type Standing,
} from "./settlement.ts";
import { hour, day } from "#domain/shared/durations.ts";
const startsAt = Date.parse("2026-11-23T12:30:00.000Z");
const end = startsAt + hour;

const studentJoined: LessonEvent = { what: "joined", as: "student", at: startsAt };
const tutorJoined: LessonEvent = { what: "joined", as: "tutor", at: startsAt };
const at = end + 1;
const held: LessonEvent = { what: "settled", as: "tutor", outcome: "held", at };
const studentMissed: LessonEvent = { ...held, outcome: "student-missed" };
const tutorMissed: LessonEvent = { ...held, outcome: "tutor-missed" };
const disputed: LessonEvent = { what: "disputed", as: "student", at };
const byGuardian: LessonEvent = { what: "disputed", as: "guardian", at };
const moved: LessonEvent = { what: "moved", as: "tutor", at };
const decided: LessonEvent = { what: "decided", as: "admin", outcome: "tutor-missed", at };
const asMoved: LessonEvent = { ...decided, outcome: "moved" };

type Cancelled = "planned" | "in good time" | "late";

const make = (cancelled: Cancelled, events: readonly LessonEvent[]): LessonFacts => ({
  startsAt,
  minutes: 60,
  cancellation: cancelled === "planned" ? null : { isLate: cancelled === "late" },
  events,
});

// Each moment is the first one of its time.
const moments = {
  before: startsAt - 1,
  running: end - 1,
  over: end,
  dayLater: end + day,
  twoDaysLater: end + 2 * day,
  lastMoment: end + 7 * day - 1,
  weekLater: end + 7 * day,
} as const;

type Moment = keyof typeof moments;
const names = Object.keys(moments) as Moment[];
const untilEnd: Moment[] = ["before", "running"];
const week: Moment[] = ["over", "dayLater", "twoDaysLater", "lastMoment"];
const afterEnd: Moment[] = [...week, "weekLater"];

interface Row {
  cancelled?: Cancelled;
  events: LessonEvent[];
  /** Until its end and after it. */
  standing: [Standing, Standing];
  settles: Moment[];
  disputes: Moment[];
  decides: Moment[];
  isReminded?: Moment[];
  isQueued?: Moment[];
}

const always = names;
const unsettled = {
  standing: ["planned", "unsettled"] as [Standing, Standing],
  settles: week,
  disputes: week,
  decides: afterEnd,
  isReminded: ["dayLater", "twoDaysLater", "lastMoment", "weekLater"] as Moment[],
  isQueued: ["twoDaysLater", "lastMoment", "weekLater"] as Moment[],
};
const both = (standing: Standing): [Standing, Standing] => [standing, standing];
const open = {
  standing: both("disputed"),
  settles: [],
  disputes: [],
  decides: always,
  isQueued: always,
};
const closed = { settles: [], disputes: [], decides: always };
const cancelled = { settles: [], disputes: [], decides: [] };

// What lies between the end and the moment that is asked for is in the events; a settlement and a dispute
// are never before the end, but the table says what would be the case.
const table: Record<string, Row> = {
  "nobody said anything": { events: [], ...unsettled },
  "the student joined": { events: [studentJoined], ...unsettled },
  "the tutor joined": { events: [tutorJoined], ...unsettled },
  "both joined": { events: [studentJoined, tutorJoined], ...unsettled },
  held: { events: [held], standing: both("held"), settles: week, disputes: week, decides: always },
  "held, though only the tutor joined": {
    events: [tutorJoined, held],
    standing: both("held"),
    settles: week,
    disputes: week,
    decides: always,
  },
  "student missed": {
    events: [studentMissed],
    standing: both("student-missed"),
    settles: week,
    disputes: week,
    decides: always,
  },
  "student missed, though they joined": {
    events: [studentJoined, studentMissed],
    standing: both("student-missed"),
    settles: week,
    disputes: week,
    decides: always,
  },
  "tutor missed": {
    events: [tutorMissed],
    standing: both("tutor-missed"),
    settles: week,
    disputes: [],
    decides: always,
  },
  "held, then changed": {
    events: [held, studentMissed],
    standing: both("student-missed"),
    settles: week,
    disputes: week,
    decides: always,
  },
  "disputed before anybody settled it": { events: [disputed], ...open },
  "held, disputed by the student": { events: [held, disputed], ...open },
  "held, disputed by the guardian": { events: [held, byGuardian], ...open },
  "moved after its start": { events: [moved], ...open },
  "held, then moved": { events: [held, moved], ...open },
  decided: { events: [held, disputed, decided], standing: both("tutor-missed"), ...closed },
  "decided without a dispute": { events: [decided], standing: both("tutor-missed"), ...closed },
  "decided twice": {
    events: [decided, { ...decided, outcome: "held" }],
    standing: both("held"),
    ...closed,
  },
  "decided, then moved": { events: [decided, moved], ...open },
  "moved, and counts at its new time": { events: [held, moved, asMoved], ...unsettled },
  "moved, and decided otherwise": {
    events: [moved, decided],
    standing: both("tutor-missed"),
    ...closed,
  },
  "cancelled in good time": {
    cancelled: "in good time",
    events: [],
    standing: both("cancelled"),
    ...cancelled,
  },
  "cancelled late": {
    cancelled: "late",
    events: [],
    standing: both("cancelled-late"),
    ...cancelled,
  },
  "cancelled late, though both joined": {
    cancelled: "late",
    events: [studentJoined, tutorJoined],
    standing: both("cancelled-late"),
    ...cancelled,
  },
  "moved after its start, then cancelled": { cancelled: "late", events: [moved], ...open },
  "moved, cancelled and decided": {
    cancelled: "late",
    events: [moved, decided],
    standing: both("tutor-missed"),
    ...closed,
  },
};

describe.each(Object.entries(table))("%s:", (_, row) => {
  const lesson = make(row.cancelled ?? "planned", row.events);
  const when = (is: (now: number) => boolean) => names.filter((name) => is(moments[name]));

  test("how it stands", () => {
    const [until, after] = row.standing;
    expect(untilEnd.map((name) => standingOf(lesson, moments[name]))).toEqual([until, until]);
    expect(afterEnd.map((name) => standingOf(lesson, moments[name]))).toEqual(
      afterEnd.map(() => after),
    );
  });

  test.each<[Party, Moment[]]>([
    ["tutor", row.settles],
    ["student", row.disputes],
    ["guardian", row.disputes],
    ["admin", row.decides],
  ])("when the %s can act", (party, expected) => {
    expect(when((now) => canAct(party, lesson, now))).toEqual(expected);
  });

  test("when the tutor is reminded and admins are asked", () => {
    expect(when((now) => needsReminder(lesson, now))).toEqual(row.isReminded ?? []);
    expect(when((now) => isQueued(lesson, now))).toEqual(row.isQueued ?? []);
  });
});

test("an admin can accept a move only where there was one", () => {
  expect(decisionsFor(make("planned", [held, disputed]))).not.toContain("moved");
  expect(decisionsFor(make("planned", [moved]))).toContain("moved");
});

test.each([
  ["nobody", [], "held"],
  ["the student", [studentJoined], "held"],
  ["both", [studentJoined, tutorJoined], "held"],
  ["only the tutor", [tutorJoined], null],
] as const)("what the form offers where %s joined", (_, events, expected) => {
  expect(suggestOutcome(events)).toBe(expected);
});

test("an outcome is one of three", () => {
  expect(["held", "student-missed", "tutor-missed"].map(parseOutcome)).not.toContain(null);
  expect(["", "moved", "cancelled", "Held"].map(parseOutcome)).toEqual([null, null, null, null]);
});
