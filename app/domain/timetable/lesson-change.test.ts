import { describe, expect, test } from "vitest";
import {
  addToPlanned,
  areSameLessons,
  joinChanges,
  listedLessons,
  mergeChanges,
  partChanges,
  toMailedChange,
  type ChangeKind,
  type MailedChange,
} from "./lesson-change.ts";

const six = { startsAt: "2026-12-01T12:30:00.000Z", minutes: 60 };
const seven = { ...six, startsAt: "2026-12-01T13:30:00.000Z" };
const eight = { ...six, startsAt: "2026-12-01T14:30:00.000Z" };

const ofSeries = { assignmentId: "assignment", seriesId: null };
const change = (what: ChangeKind, now = six, was: typeof six | null = null): MailedChange =>
  toMailedChange({ what, ...ofSeries, lessons: [{ id: "one", ...now, was }] });

describe("two changes that nobody has heard of are one:", () => {
  test.each<[string, MailedChange, MailedChange, MailedChange | null]>([
    [
      "planned, then moved",
      change("planned"),
      change("moved", seven, six),
      change("planned", seven),
    ],
    ["planned, then changed", change("planned"), change("changed"), change("planned")],
    [
      "planned, then deleted",
      change("planned"),
      change("cancelled"),
      { ...change("cancelled"), isUnheard: true },
    ],
    [
      "planned and deleted, then undone",
      { ...change("cancelled"), isUnheard: true },
      change("restored"),
      change("planned"),
    ],
    [
      "moved twice",
      change("moved", seven, six),
      change("moved", eight, seven),
      change("moved", eight, six),
    ],
    ["moved and back", change("moved", seven, six), change("moved", six, seven), null],
    [
      "moved, then changed",
      change("moved", seven, six),
      change("changed", seven),
      { ...change("moved", seven, six), isChanged: true },
    ],
    [
      "changed, then moved",
      change("changed"),
      change("moved", seven, six),
      { ...change("moved", seven, six), isChanged: true },
    ],
    [
      "changed and moved, then moved back",
      { ...change("moved", seven, six), isChanged: true },
      change("moved", six, seven),
      { ...change("changed"), isChanged: true },
    ],
    [
      "changed, then cancelled",
      change("changed"),
      change("cancelled"),
      { ...change("cancelled"), isChanged: true },
    ],
    [
      "changed and cancelled, then undone",
      { ...change("cancelled"), isChanged: true },
      change("restored"),
      { ...change("changed"), isChanged: true },
    ],
    [
      "moved and cancelled, then undone",
      change("cancelled", six),
      change("restored", seven),
      change("moved", seven, six),
    ],
    [
      "restored, moved and back",
      change("restored", seven, six),
      change("moved", six, seven),
      change("restored"),
    ],
    [
      "moved, then cancelled",
      change("moved", seven, six),
      change("cancelled", seven),
      change("cancelled", six),
    ],
    ["cancelled, then undone", change("cancelled"), change("restored"), null],
    ["restored, then cancelled", change("restored"), change("cancelled"), null],
    [
      "restored, then moved",
      change("restored"),
      change("moved", seven, six),
      change("restored", seven, six),
    ],
  ])("%s", (_, first, second, merged) => {
    expect(mergeChanges(first, second)).toEqual(merged);
  });
});

test("a mail lists the first sessions by their time, and counts all", () => {
  const lessons = Array.from({ length: 24 }, (_, week) => ({
    id: `lesson-${week}`,
    startsAt: new Date(Date.UTC(2026, 11, 1 + 7 * week)).toISOString(),
    minutes: 60,
    was: null,
  }));
  const mailed = toMailedChange({ what: "planned", ...ofSeries, lessons: lessons.toReversed() });
  expect(mailed.count).toBe(24);
  expect(mailed.lessons).toEqual(lessons.slice(0, listedLessons));
  const moved = (some: typeof lessons) =>
    toMailedChange({ what: "moved", ...ofSeries, lessons: some });
  expect(areSameLessons(mailed, moved(lessons))).toBe(true);
  expect(areSameLessons(mailed, moved(lessons.slice(1)))).toBe(false);
});

describe("a session of a series that nobody has heard of", () => {
  const planned = toMailedChange({
    what: "planned",
    ...ofSeries,
    lessons: Array.from({ length: 9 }, (_, number) => ({
      id: `lesson ${number}`,
      startsAt: `2026-12-0${number + 1}T12:30:00.000Z`,
      minutes: 60,
      was: null,
    })),
  });
  const move = (id: string, startsAt: string): MailedChange =>
    toMailedChange({
      what: "moved",
      ...ofSeries,
      lessons: [{ id, startsAt, minutes: 60, was: six }],
    });

  test.each(["lesson 2", "lesson 8"])("is mailed once, at its new time: %s", (id) => {
    const startsAt = "2026-12-03T14:30:00.000Z";
    const news = addToPlanned(planned, move(id, startsAt));
    expect(news).toMatchObject({ what: "planned", count: 9 });
    expect(news?.lessons.find((lesson) => lesson.id === id)).toMatchObject({ startsAt, was: null });
    expect(news?.lessons.filter(({ was }) => was !== null)).toEqual([]);
    const ids = [...(news?.lessons.map((lesson) => lesson.id) ?? []), ...(news?.unlisted ?? [])];
    expect(ids.toSorted()).toEqual(Array.from({ length: 9 }, (_, number) => `lesson ${number}`));
  });

  test("but no other session, nor one of news about something else", () => {
    expect(addToPlanned(planned, move("other", "2026-12-03T14:30:00.000Z"))).toBeNull();
    const moved = move("lesson 2", "2026-12-03T14:30:00.000Z");
    expect(addToPlanned({ ...planned, what: "restored" }, moved)).toBeNull();
    expect(addToPlanned(planned, { ...moved, what: "cancelled" })).toBeNull();
  });
});

describe("changes of one kind of several lessons", () => {
  const of = (id: string, what: ChangeKind, now = six, was: typeof six | null = null) =>
    toMailedChange({ what, ...ofSeries, lessons: [{ id, ...now, was }] });
  const two = toMailedChange({
    what: "cancelled",
    ...ofSeries,
    lessons: [
      { id: "one", ...six, was: null },
      { id: "two", ...seven, was: null },
    ],
  });

  test("are one mail, in their order", () => {
    expect(joinChanges(of("two", "cancelled", seven), of("one", "cancelled"))).toEqual(two);
    const moved = joinChanges(of("one", "moved", seven, six), of("two", "moved", eight, seven));
    expect(moved).toMatchObject({ what: "moved", count: 2 });
  });

  test.each<[string, MailedChange, MailedChange]>([
    ["another kind", of("one", "cancelled"), of("two", "moved", eight, seven)],
    ["planned lessons", of("one", "planned"), of("two", "planned", seven)],
    ["the same lesson", of("one", "cancelled"), of("one", "cancelled")],
    [
      "of a series",
      { ...of("one", "moved", seven, six), seriesId: "s" },
      of("two", "moved", eight, six),
    ],
    [
      "changed otherwise too",
      { ...of("one", "moved", seven, six), isChanged: true },
      of("two", "moved", eight, six),
    ],
    ["nobody has heard of", { ...of("one", "cancelled"), isUnheard: true }, of("two", "cancelled")],
  ])("are apart: %s", (_, first, second) => {
    expect(joinChanges(first, second)).toBeNull();
  });

  test("are apart where a mail could not list them all", () => {
    const ids = Array.from({ length: listedLessons }, (_, place) => `lesson-${place}`);
    const lessons = ids.map((id) => ({ id, ...six, was: null }));
    const many = toMailedChange({ what: "cancelled", ...ofSeries, lessons });
    expect(joinChanges(many, of("two", "cancelled"))).toBeNull();
    const fewer = toMailedChange({ what: "cancelled", ...ofSeries, lessons: lessons.slice(1) });
    expect(joinChanges(fewer, of("two", "cancelled"))?.count).toBe(listedLessons);
  });

  test("are parted, when one is undone", () => {
    expect(partChanges(two, of("one", "restored"))).toEqual({
      part: of("one", "cancelled"),
      rest: of("two", "cancelled", seven),
    });
    expect(partChanges(two, of("three", "restored"))).toBeNull();
    expect(partChanges(of("one", "cancelled"), of("one", "restored"))).toBeNull();
  });
});
