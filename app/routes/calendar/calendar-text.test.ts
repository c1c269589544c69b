import { brotliCompressSync, gzipSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { emptyContent } from "#domain/teaching/content.ts";
import { plainLine, plainText } from "#domain/shared/plain-text.ts";
import { wholeDays } from "#domain/timetable/week/days.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { calendarText } from "./calendar-text.ts";
import { day } from "#domain/shared/durations.ts";

const details = {
  ...emptyContent,
  title: "Trigonometry",
  description: "Bring a protractor.",
  url: "https://meet.example/room",
  assignmentId: "3d9c1f0e-0000-4000-8000-000000000002",
  classId: "class-10",
  subjectId: "mathematics",
  studentName: "Ananya Goud",
  tutorName: "Ravi Teja",
  isSubstitute: false,
} as const;

const origin = "https://academy.example";
const site = { origin, academy: "Viluva" };

const lesson = {
  id: "3d9c1f0e-0000-4000-8000-000000000001",
  startsAt: new Date("2026-12-01T12:00:00Z"),
  minutes: 60,
  sequence: 3,
  updatedAt: new Date("2026-11-20T06:07:08Z"),
  details,
};

const inList = `?lessons=all#item-${lesson.id}`;
const page = `${origin}/dashboard/courses/${details.assignmentId}${inList}`;

const write = (
  change: { title?: string; description?: string } = {},
  role: "student" | "tutor" | "guardian" = "student",
) => calendarText({ role, lessons: [{ ...lesson, details: { ...details, ...change } }] }, site);

const own = process.env["TZ"];
afterEach(() => {
  if (own === undefined) delete process.env["TZ"];
  else process.env["TZ"] = own;
});

test.each(["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Chatham"])(
  "a lesson has India's time and an hour where the machine's zone is %s",
  (zone) => {
    process.env["TZ"] = zone;
    const text = write();
    expect(text).toContain("DTSTART;TZID=Asia/Kolkata:20261201T173000\r\n");
    expect(text).toContain("DTEND;TZID=Asia/Kolkata:20261201T183000\r\n");
    expect(text).toContain("DTSTAMP:20261120T060708Z\r\n");
    const { zones, events } = readCalendar(text);
    expect(zones).toEqual(["Asia/Kolkata"]);
    expect(events).toMatchObject([
      {
        uid: "3d9c1f0e-0000-4000-8000-000000000001@viluva",
        start: "2026-12-01T12:00:00.000Z",
        end: "2026-12-01T13:00:00.000Z",
        zone: "Asia/Kolkata 2026-12-01T17:30:00",
        sequence: 3,
        status: "CONFIRMED",
      },
    ]);
  },
);

test("the calendar has the same moment as the session", () => {
  const minutes = fc.integer({ min: 0, max: 66_000_000 }).map((at) => at * 60_000);
  fc.assert(
    fc.property(minutes, fc.constantFrom("UTC", "America/Los_Angeles"), (at, zone) => {
      process.env["TZ"] = zone;
      const startsAt = new Date(at);
      const [event] = readCalendar(
        calendarText({ role: "student", lessons: [{ ...lesson, startsAt }] }, site),
      ).events;
      expect(event?.start).toBe(startsAt.toISOString());
    }),
  );
});

test("a student's calendar has the tutor's name, a tutor's only the student's first name", () => {
  expect(readCalendar(write()).events[0]?.summary).toBe("Trigonometry with Ravi Teja");
  const text = write({}, "tutor");
  expect(readCalendar(text).events[0]?.summary).toBe("Trigonometry with Ananya");
  expect(text).not.toContain("Goud");
});

test.each([
  ["student", page],
  ["tutor", `${origin}/tutor-dashboard/${details.assignmentId}/live-sessions${inList}`],
  ["guardian", null],
] as const)("an event of a %s links to the class's own page, never into the class", (role, url) => {
  const description = `Join at ${details.url}, WWW.meet.example/x or meet.example/room: 3.5/4 pass.`;
  const text = write({ title: `Sums ${details.url}`, description }, role);
  expect(text).not.toContain("meet.example");
  const [event] = readCalendar(text).events;
  expect(event?.url).toBe(url);
  expect(event?.description).toContain("(link on your lesson's page)");
  expect(event?.description).toContain("3.5/4 pass.");
  expect(event?.description?.match(/https?:\S+/g) ?? []).toEqual(url === null ? [] : [url]);
});

test("a deleted lesson is cancelled, without its title and description", () => {
  const text = calendarText({ role: "student", lessons: [{ ...lesson, details: null }] }, site);
  expect(readCalendar(text).events).toMatchObject([
    { status: "CANCELLED", summary: "Cancelled lesson", description: null, url: null },
  ]);
});

test("a tutor's days off are whole days that are taken", () => {
  const timeOff = [
    {
      id: "3d9c1f0e-0000-4000-8000-000000000009",
      ...wholeDays("2026-12-24", "2026-12-26"),
      createdAt: new Date("2026-11-20T06:07:08Z"),
    },
  ];
  const text = calendarText({ role: "tutor", lessons: [lesson], timeOff }, site);
  expect(text).toContain("DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\n");
  expect(text).toContain("TRANSP:OPAQUE\r\n");
  const [, off, ...more] = readCalendar(text).events;
  expect([off?.uid, off?.summary, off?.status]).toEqual([
    "3d9c1f0e-0000-4000-8000-000000000009@viluva",
    "Time off",
    "CONFIRMED",
  ]);
  expect(more).toEqual([]);
});

test("a tutor's time off with hours is at these hours", () => {
  const timeOff = [
    {
      id: "3d9c1f0e-0000-4000-8000-000000000009",
      ...wholeDays("2026-12-24", "2026-12-25"),
      fromTime: "14:00",
      createdAt: new Date("2026-11-20T06:07:08Z"),
    },
  ];
  const text = calendarText({ role: "tutor", lessons: [], timeOff }, site);
  expect(text).toContain("DTSTART;TZID=Asia/Kolkata:20261224T140000\r\n");
  expect(text).toContain("DTEND;TZID=Asia/Kolkata:20261226T000000\r\n");
});

test("a weekly series of half a year, three lessons a week, is at most 5 KB compressed", () => {
  const week = 7 * 24 * 3_600_000;
  const lessons = Array.from({ length: 78 }, (_, at) => ({
    ...lesson,
    id: randomUUID(),
    startsAt: new Date(lesson.startsAt.getTime() + Math.floor(at / 3) * week + (at % 3) * day),
  }));
  const text = calendarText({ role: "student", lessons }, site);
  expect(readCalendar(text).events).toHaveLength(78);
  expect(gzipSync(text).length).toBeLessThanOrEqual(5_120);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(5_120);
});

test("a calendar without lessons is valid", () => {
  const { events, zones, refresh } = readCalendar(
    calendarText({ role: "tutor", lessons: [] }, site),
  );
  expect(events).toEqual([]);
  expect(zones).toEqual(["Asia/Kolkata"]);
  expect(refresh).toBe("PT1H");
});

describe("a tutor's text", () => {
  test.each([
    "Sums, differences; products",
    String.raw`a \ b \n c \, d`,
    "త్రికోణమితి 🙂 ".repeat(20).trim(),
    "👩‍👩‍👧‍👦".repeat(30),
    'BEGIN:VEVENT "quoted": yes',
    "x".repeat(200),
  ])("%j is unchanged in the calendar", (title) => {
    const [event, more] = readCalendar(
      write({ title, description: `${title}\n\n${title}` }),
    ).events;
    expect(more).toBeUndefined();
    expect(event?.summary).toBe(`${title} with Ravi Teja`);
    expect(event?.description).toBe(
      `Mathematics, Class 10\n\n${title}\n\n${title}\n\nYour lesson: ${page}`,
    );
    expect(event?.url).toBe(page);
  });

  test("cannot end a line or start another event", () => {
    const line = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1 }),
      fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\v", "END:VEVENT\r\nBEGIN:VEVENT\r\n", "\\n"),
    );
    const texts = fc.array(line, { maxLength: 12 }).map((parts) => `a${parts.join("")}z`);
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const { events } = readCalendar(write({ title, description }));
        expect(events).toHaveLength(1);
        expect(events[0]?.summary).toBe(`${plainLine(title)} with Ravi Teja`);
        expect(events[0]?.description).toContain(plainText(description));
      }),
    );
  });
});

test("A calendar of an academy with a name of its own has no other name", () => {
  const other = { origin, academy: "Deepam Tutorials" };
  const text = calendarText({ role: "student", lessons: [{ ...lesson, details }] }, other);
  expect(text).not.toMatch(/viluva/i);
  expect(text).toContain("UID:3d9c1f0e-0000-4000-8000-000000000001\r\n");
  expect(text).toContain("X-WR-CALNAME:Deepam Tutorials lessons");
});
