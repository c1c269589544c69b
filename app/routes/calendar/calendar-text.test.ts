import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { plainLine, plainText } from "#domain/plain-text.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { calendarText } from "./calendar-text.ts";

const details = {
  title: "Trigonometry",
  description: "Bring a protractor.",
  url: "https://meet.example/room?a=1,2;b=3",
  classId: "class-10",
  subjectId: "mathematics",
  studentName: "Ananya Goud",
  tutorName: "Ravi Teja",
} as const;

const session = {
  id: "3d9c1f0e-0000-4000-8000-000000000001",
  startsAt: new Date("2026-12-01T12:00:00Z"),
  sequence: 3,
  updatedAt: new Date("2026-11-20T06:07:08Z"),
  details,
};

const write = (
  change: { title?: string; description?: string } = {},
  role: "student" | "tutor" = "student",
) => calendarText({ role, sessions: [{ ...session, details: { ...details, ...change } }] });

const own = process.env["TZ"];
afterEach(() => {
  if (own === undefined) delete process.env["TZ"];
  else process.env["TZ"] = own;
});

test.each(["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Chatham"])(
  "a session has India's time and an hour where the machine's zone is %s",
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

test("any moment is the same moment in the calendar", () => {
  const minutes = fc.integer({ min: 0, max: 66_000_000 }).map((at) => at * 60_000);
  fc.assert(
    fc.property(minutes, fc.constantFrom("UTC", "America/Los_Angeles"), (at, zone) => {
      process.env["TZ"] = zone;
      const startsAt = new Date(at);
      const [event] = readCalendar(
        calendarText({ role: "student", sessions: [{ ...session, startsAt }] }),
      ).events;
      expect(event?.start).toBe(startsAt.toISOString());
    }),
  );
});

test("a student reads the tutor's name, a tutor the student's first name only", () => {
  expect(readCalendar(write()).events[0]?.summary).toBe("Trigonometry with Ravi Teja");
  const text = write({}, "tutor");
  expect(readCalendar(text).events[0]?.summary).toBe("Trigonometry with Ananya");
  expect(text).not.toContain("Goud");
});

test("a deleted session is cancelled, with nobody's words", () => {
  const text = calendarText({ role: "student", sessions: [{ ...session, details: null }] });
  expect(readCalendar(text).events).toMatchObject([
    { status: "CANCELLED", summary: "Cancelled class", description: null, url: null },
  ]);
});

test("a calendar with nothing in it is one all the same", () => {
  const { events, zones, refresh } = readCalendar(calendarText({ role: "tutor", sessions: [] }));
  expect(events).toEqual([]);
  expect(zones).toEqual(["Asia/Kolkata"]);
  expect(refresh).toBe("PT1H");
});

describe("what a tutor types", () => {
  test.each([
    "Sums, differences; products",
    String.raw`a \ b \n c \, d`,
    "త్రికోణమితి 🙂 ".repeat(20).trim(),
    "👩‍👩‍👧‍👦".repeat(30),
    'BEGIN:VEVENT "quoted": yes',
    "x".repeat(200),
  ])("%j is read as it was typed", (title) => {
    const [event, more] = readCalendar(
      write({ title, description: `${title}\n\n${title}` }),
    ).events;
    expect(more).toBeUndefined();
    expect(event?.summary).toBe(`${title} with Ravi Teja`);
    expect(event?.description).toBe(
      `Mathematics, Class 10\n\n${title}\n\n${title}\n\nJoin: ${details.url}`,
    );
    expect(decodeURIComponent(event?.url ?? "")).toBe(details.url);
  });

  test("nothing of it ends a line or starts another event", () => {
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
