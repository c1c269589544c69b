import { expect, test } from "vitest";
import type { NearLesson, OverviewLesson } from "#data/teaching/tutor-overview.ts";
import type { OverviewAt } from "#use-cases/teaching/tutor-overview.ts";
import { describeNext } from "./next.ts";

const now = new Date("2026-11-27T10:30:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const empty: OverviewAt = {
  near: [],
  later: [],
  withoutNext: [],
  finishing: null,
  requests: [],
  substitutions: [],
  demos: [],
  away: [],
  makeUps: 0,
  answers: 0,
  calendar: null,
  hasPay: false,
  waitingLines: [],
  now,
};

const shared = {
  studentName: "Meera",
  classId: "class-10",
  subjectId: "physics",
  url: "https://meet.example/room",
  minutes: 60,
} as const;

const lesson = (id: string, minutes: number): OverviewLesson => ({
  ...shared,
  id,
  assignmentId: "course",
  title: "Lenses",
  startsAt: after(minutes),
});

const near = (id: string, minutes: number, isDone = false): NearLesson => ({
  ...lesson(id, minutes),
  description: "",
  isDone,
  events: [],
  needsReport: false,
  lastTitle: "Mirrors",
  lastReport: null,
  nextStart: null,
});

const instead = (id: string, minutes: number, hasAccepted: boolean) => ({
  ...shared,
  id,
  startsAt: after(minutes),
  hasAccepted,
  isOpen: false,
});

test("there is no card without a lesson to come", () => {
  expect(describeNext(empty)).toBeNull();
  expect(describeNext({ ...empty, near: [near("over", -61)] })).toBeNull();
});

test("the lesson that is going on comes before the one after it", () => {
  const next = describeNext({
    ...empty,
    near: [near("over", -61), near("now", -59), near("b", 5)],
  });
  expect(next).toMatchObject({ id: "now", last: "Mirrors", isAttended: true });
});

test("a lesson that is settled already makes room for the next one", () => {
  const at = { ...empty, near: [near("done", -30, true)], later: [lesson("tomorrow", 1500)] };
  expect(describeNext(at)).toMatchObject({
    id: "tomorrow",
    when: "tomorrow at 5:00 PM",
    course: "Physics, Class 10 · 1 hour",
    last: null,
  });
});

test("a lesson given instead of another tutor counts once it is accepted", () => {
  const at = { ...empty, later: [lesson("own", 90)] };
  const asked = { ...at, substitutions: [instead("asked", 30, false)] };
  expect(describeNext(asked)?.id).toBe("own");
  const accepted = { ...at, substitutions: [instead("given", 30, true)] };
  expect(describeNext(accepted)).toMatchObject({ id: "given", assignmentId: "", title: "" });
});

test("a demo class counts, and nobody records the tutor's coming", () => {
  const demo = { ...shared, id: "demo", startsAt: after(5) };
  expect(describeNext({ ...empty, near: [near("own", 60)], demos: [demo] })).toMatchObject({
    id: "demo",
    title: "Demo class",
    isAttended: false,
  });
});
