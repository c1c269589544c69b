import { expect, test } from "vitest";
import type { AdminHome } from "#data/office/home.ts";
import { describeHome } from "./describe-home.ts";

const admin = { name: "Asha", role: "owner", hasSecondFactor: true, hasPasskey: false } as const;
const alike = { standing: "planned", hasLink: true, hasTutor: true } as const;

const nothing: AdminHome = {
  counts: {
    applications: 0,
    students: 0,
    guardians: 0,
    coursesWithoutTutor: 0,
    overlappingLessons: 0,
    lessonsWhileAway: 0,
    lessonsToGive: 0,
    makeUpsToPlan: 0,
    changesRefused: 0,
    lessonsToSettle: 0,
    enquiries: 0,
    lateEnquiries: 0,
  },
  messages: { reported: 0, flagged: 0, toAnswer: 0 },
  applications: [],
  students: [],
  guardians: [],
  suspended: [],
  promises: [],
  today: [],
  tomorrow: [],
  away: 0,
  lessons: [],
  lessonsWithoutLink: [],
  weeks: [],
  isSetupDue: false,
};

const busy: AdminHome = {
  ...nothing,
  counts: { ...nothing.counts, enquiries: 1 },
  today: [
    { ...alike, standing: "held", lessons: 9 },
    { ...alike, standing: "unsettled", lessons: 2 },
    { ...alike, lessons: 2 },
    { ...alike, hasLink: false, lessons: 1 },
  ],
  tomorrow: [
    { ...alike, lessons: 8 },
    { ...alike, hasLink: false, hasTutor: false, lessons: 3 },
  ],
  away: 1,
};

const at = (home: AdminHome, time: string) =>
  describeHome(home, admin, "Viluva", new Date(`2026-11-26T${time}:00+05:30`));

test("today's numbers lead to the lessons of today in India, those that are 0 to nothing", () => {
  const { numbers, queue } = at(busy, "00:30").today;
  expect(numbers.map(({ text }) => text)).toEqual([
    "14 planned",
    "9 held",
    "2 not settled",
    "1 without link",
    "1 tutor away",
  ]);
  expect(numbers[3]?.to).toBe("/admin-dashboard/today?day=2026-11-26&show=without-link");
  expect(queue.count).toBe("14");
  expect(at(nothing, "12:00").today.numbers.map(({ to }) => to)).toEqual([null, null, null, null]);
});

test("from 8 PM the home says what is to be put right before tomorrow", () => {
  expect(at(busy, "19:59").evening).toBeNull();
  const { numbers, empty } = at(busy, "20:00").evening ?? { numbers: [], empty: "" };
  expect(numbers).toEqual(
    [
      ["3 tomorrow without link", "tomorrow"],
      ["3 tomorrow without tutor", "tomorrow"],
      ["2 today not settled", "unsettled"],
      ["1 enquiry without an answer", "enquiries"],
    ].map(([text, part]) => ({ id: text, text, to: `/admin-dashboard/evening#${part}` })),
  );
  expect(empty).toBeNull();
  expect(at(nothing, "20:00").evening?.empty).toBe("Nothing is left for this evening.");
});

test("it is all clear only where every lesson of today has a link", () => {
  expect(at(nothing, "12:00").clear).not.toBeNull();
  const without = { ...alike, hasLink: false, lessons: 1 };
  expect(at({ ...nothing, today: [without] }, "12:00").clear).toBeNull();
});

test("messages that wait are named where the reader may see them, and nothing is clear before", () => {
  const waiting = { ...nothing, messages: { reported: 2, flagged: 0, toAnswer: 1 } };
  const { written, clear } = at(waiting, "10:00");
  expect(written?.numbers.map(({ text }) => text)).toEqual([
    "Reported: 2",
    "Waiting for an answer: 1",
  ]);
  expect(clear).toBeNull();
  expect(at(nothing, "10:00").written).toBeNull();
  const accountant = { ...admin, role: "accountant" } as const;
  const theirs = describeHome(waiting, accountant, "Viluva", new Date("2026-11-26T10:00:00+05:30"));
  expect(theirs.written).toBeNull();
});
