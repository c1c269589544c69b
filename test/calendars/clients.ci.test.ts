import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { readCalendar, type ReadEvent } from "#test/support/calendar.ts";
import { runs, seed } from "#test/support/depth.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeCourse, publish } from "#test/support/people.ts";
import { addDays, dayOf } from "#domain/timetable/series/series.ts";
import { planWeekly } from "#test/support/weekly-lessons.ts";
import { makeEdit, movesOfEachScope, randomEdits, type EditedLesson } from "./edits.ts";
import { lacksKhal, startKhal, type Khal } from "./khal.ts";
import { readLessons, whenOf, type ListedLesson } from "./pages.ts";

// Calendar programs that we have not written read the feeds of a class while its lessons are edited:
// the parser ical.js after each edit, and Debian's khal now and then.

const academy = useAcademy();
const readers = ["tutor", "student", "guardian"] as const;
type Reader = (typeof readers)[number];

const lack = lacksKhal();
const ends = new AsyncDisposableStack();
let khal: Khal | null = null;
let edited: EditedLesson;
let feeds: Record<Reader, string>;
let coursePage = "";
let student: TestBrowser;
/** Every lesson that the tutor's page has ever shown. */
const everShown = new Set<string>();
/** What each calendar keeps: the newest event of each UID that it has ever read. */
const kept = Object.fromEntries(
  readers.map((reader) => [reader, new Map<string, ReadEvent>()]),
) as Record<Reader, Map<string, ReadEvent>>;

beforeAll(async () => {
  const made = await makeCourse(academy);
  const { assignmentId, tutor } = made;
  edited = { academy, tutor: tutor.browser, assignmentId };
  student = made.student.browser;
  coursePage = `/dashboard/courses/${assignmentId}?lessons=all`;
  const { pageToken } = await makeGuardian(academy, made.student, { decision: "given" });
  feeds = {
    tutor: await createFeed(tutor),
    student: await createFeed(made.student),
    guardian: `/guardian/${pageToken}/classes.ics`,
  };
  const startsAt = new Date(Math.floor(Date.now() / 3_600_000 - 50) * 3_600_000);
  await publish(academy, assignmentId, tutor, "live-session", { title: "Held", startsAt });
  const firstDay = addDays(dayOf(new Date()), 3);
  await planWeekly(academy, tutor.browser, assignmentId, {
    days: ["2", "4"],
    time: "17:00",
    firstDay,
    lessons: "8",
  });
  if (!lack) khal = await startKhal(readers, ends);
});
afterAll(() => ends.disposeAsync());

/** The feed of a person, as a program reads it that is not signed in. */
async function readFeed(reader: Reader): Promise<string> {
  const answer = await new TestBrowser(academy).get(feeds[reader]);
  if (answer.status !== 200) throw new Error(`no calendar: ${answer.status}`);
  return answer.text();
}

const lineOf = (id: string, when: string, isCancelled: boolean) =>
  `${id} ${when} ${isCancelled ? "CANCELLED" : "CONFIRMED"}`;
const linesOf = (lessons: readonly ListedLesson[]) =>
  lessons.map(({ id, when, isCancelled }) => lineOf(id, when, isCancelled)).toSorted();

interface ShownEvent {
  uid: string;
  start: Date | string;
  end: Date | string;
  status: string;
}

/**
 * Compares a calendar with the page: it has each lesson once, as the page shows it, and everything
 * else that the page has ever shown is cancelled.
 */
function expectSameAsPage(events: readonly ShownEvent[], page: readonly ListedLesson[]): void {
  const ids = new Set(page.map(({ id }) => id));
  const idOf = ({ uid }: ShownEvent) => uid.replace("@viluva", "");
  const shown = events.filter((event) => ids.has(idOf(event)));
  const lines = shown.map((event) => {
    const when = whenOf(new Date(event.start), new Date(event.end));
    return lineOf(idOf(event), when, event.status === "CANCELLED");
  });
  expect(lines.toSorted()).toEqual(linesOf(page));
  const others = events.filter((event) => !ids.has(idOf(event)));
  expect(others.filter(({ status }) => status !== "CANCELLED")).toEqual([]);
  expect(events.map(idOf).toSorted()).toEqual([...everShown].toSorted());
}

async function readTutorsPage(): Promise<ListedLesson[]> {
  const { tutor, assignmentId } = edited;
  const path = `/tutor-dashboard/${assignmentId}/live-sessions?lessons=all`;
  const lessons = readLessons(await tutor.read(path));
  for (const { id } of lessons) everShown.add(id);
  return lessons;
}

/** A calendar that keeps events by their UID reads a feed: what has changed has a higher sequence. */
function keep(calendar: Map<string, ReadEvent>, events: readonly ReadEvent[]): void {
  const silent = events.filter((event) => {
    const before = calendar.get(event.uid);
    return before && event.sequence <= before.sequence && !isDeepStrictEqual(event, before);
  });
  expect(silent, "changed without a higher sequence").toEqual([]);
  for (const event of events) calendar.set(event.uid, event);
}

async function checkFeed(reader: Reader, page: readonly ListedLesson[]): Promise<void> {
  const { events } = readCalendar(await readFeed(reader));
  keep(kept[reader], events);
  expectSameAsPage(events, page);
  expectSameAsPage([...kept[reader].values()], page);
}

/** Whether a reader's calendar is opened after an edit: some look often, some seldom. */
const looks: Record<Reader, (edit: number) => boolean> = {
  tutor: () => true,
  student: (edit) => edit % 3 === 0,
  guardian: (edit) => edit % 7 === 0,
};

async function checkWithKhal(): Promise<void> {
  const page = await readTutorsPage();
  const client = khal;
  if (!client) throw new Error("no khal");
  await Promise.all(
    readers.map(async (reader) => {
      await client.read(reader, await readFeed(reader));
      expectSameAsPage(await client.list(reader), page);
    }),
  );
}

const partLength = 25;
const editCount = runs({ usual: 2 * partLength, deep: 100 });
const edits = [...movesOfEachScope, ...randomEdits(editCount, seed())].slice(0, editCount);
const parts = Array.from({ length: editCount / partLength }, (_, part) => part * partLength);
/** What was edited, with how many lessons at once, and how often. */
const made = new Map<string, number>();

const withKhal = `in Debian's khal${lack ? ` (${lack})` : ""}`;
test.skipIf(lack !== null)(`the lessons are those of the page ${withKhal}`, checkWithKhal);

test.each(parts)("and in every calendar, edit by edit from number %i on", async (from) => {
  let page = await readTutorsPage();
  for (const [index, edit] of edits.slice(from, from + partLength).entries()) {
    const number = from + index + 1;
    const name = `${edit.kind} ${edit.scope}`;
    if (await makeEdit(edited, edit, number, page)) made.set(name, (made.get(name) ?? 0) + 1);
    page = await readTutorsPage();
    for (const reader of readers) if (looks[reader](number)) await checkFeed(reader, page);
  }
  for (const reader of readers) await checkFeed(reader, page);
  expect(linesOf(readLessons(await student.read(coursePage)))).toEqual(linesOf(page));
});

test.skipIf(lack !== null)(`and once more ${withKhal}`, checkWithKhal);

test("most edits were possible, and moves of every scope", () => {
  expect([...made.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(editCount / 2);
  for (const scope of ["this", "following", "all"]) expect(made.has(`move ${scope}`)).toBe(true);
});
