import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { monthOf } from "#domain/lessons/months.ts";
import { useAcademy } from "#test/support/academy.ts";
import { prove } from "#test/support/passkeys.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { minute } from "#domain/shared/durations.ts";

const academy = useAcademy();
const base = "/admin-dashboard/quality";
let admin: Person;
let tutor: Person;
let student: Person;
let former: Person;
const ids: Record<string, string> = {};

/** A lesson of an hour in 2025, and what happened to it. */
async function makeLesson(
  made: { assignmentId: string; tutor: Person },
  name: string,
  startsAt: string,
  events: readonly [NewLessonEvent["event"], by: Person][] = [],
  facts: { settledAfter?: number; reportedAfter?: number } = {},
) {
  const id = await publish(academy, made.assignmentId, made.tutor, "live-session", {
    title: name,
    startsAt: new Date(startsAt),
  });
  ids[name] = id;
  for (const [event, { id: saidBy }] of events) {
    await insertLessonEvent(academy.database, { lessonId: id, event, saidBy });
  }
  const end = Date.parse(startsAt) + 60 * minute;
  const after = (minutes: number | undefined) =>
    minutes === undefined ? null : new Date(end + minutes * minute);
  await academy.pool.query(
    "update lesson_records set settled_at = coalesce($2, settled_at), reported_at = $3 where lesson_id = $1",
    [id, after(facts.settledAfter), after(facts.reportedAfter)],
  );
  return id;
}

// A small academy, counted by hand: the first tutor's March has 3 + 1 held, 1 student missed, 1 cancelled
// late, 1 not settled, 1 disputed; the other one's a lesson that a decision says the tutor missed.
beforeAll(async () => {
  admin = await makeAdmin(academy);
  await prove(admin.browser);
  const first = await makeCourse(academy);
  ({ tutor, student } = first);
  const settled = (outcome: "held" | "student-missed") =>
    [[{ what: "settled", as: "tutor", outcome }, tutor]] as [NewLessonEvent["event"], Person][];
  const held = settled("held");
  await makeLesson(first, "In time", "2025-03-03T12:00Z", held, {
    settledAfter: 60,
    reportedAfter: 120,
  });
  await makeLesson(first, "Late", "2025-03-04T12:00Z", held, {
    settledAfter: 120,
    reportedAfter: 30 * 60,
  });
  await makeLesson(first, "Missing", "2025-03-11T12:00Z", held, { settledAfter: 600 });
  // A minute before April in India, and its first minute.
  await makeLesson(first, "Last of March", "2025-03-31T18:29Z", held, {
    settledAfter: 90,
    reportedAfter: 1,
  });
  await makeLesson(first, "First of April", "2025-03-31T19:30Z", held, { settledAfter: 90 });
  await makeLesson(first, "Missed", "2025-03-12T12:00Z", settled("student-missed"), {
    settledAfter: 30,
  });
  await makeLesson(first, "Open", "2025-03-13T12:00Z");
  await makeLesson(
    first,
    "Disputed",
    "2025-03-14T12:00Z",
    [...held, [{ what: "disputed", as: "student" }, student]],
    { settledAfter: 240 },
  );
  for (const [name, at, isLate] of [
    ["Too late", "2025-03-17T12:00Z", true],
    ["In good time", "2025-03-18T12:00Z", false],
  ] as const) {
    await academy.pool.query(
      "update content_items set cancelled_at = starts_at, cancelled_as = 'tutor', cancelled_late = $2 where id = $1",
      [await makeLesson(first, name, at), isLate],
    );
  }
  const other = await makeCourse(academy);
  former = other.tutor;
  await makeLesson(
    other,
    "Decided",
    "2025-03-19T12:00Z",
    [
      [{ what: "disputed", as: "student" }, other.student],
      [{ what: "decided", as: "admin", outcome: "tutor-missed" }, admin],
    ],
    { settledAfter: 2880 },
  );
  await academy.pool.query("delete from accounts where id = $1", [former.id]);
});

const visible = (page: string) =>
  page.replaceAll(/<script[^]*?<\/script>/g, "").replaceAll(/<!-- -->/g, "");
const read = async (path: string) => visible(await admin.browser.read(path));

/** The names of the lessons that a list has. */
const listed = async (query: string) => {
  const page = await read(`${base}/lessons?${query}`);
  return Object.keys(ids).filter((name) => page.includes(`/lessons/${ids[name]}`));
};

describe("the month", () => {
  test("has the numbers of a hand count, each with the address of its lessons", async () => {
    const page = await read(`${base}?month=2025-03`);
    for (const [label, value] of [
      ["Held", 4],
      ["Student missed", 1],
      ["Tutor missed", 1],
      ["Cancelled late", 1],
      ["Not settled", 1],
      ["Disputed", 2],
      ["Report missing", 1],
      ["Report late", 1],
    ] as const) {
      expect(page).toContain(`aria-label="${label}: ${value}"`);
    }
    // 30, 60, 90, 120, 240, 600 and 2880 minutes.
    expect(page).toMatch(/Median time to settle<\/dt><dd[^>]*><span[^>]*>2 h 0 min</);
  });

  test("has each tutor, and deleted ones without a name", async () => {
    const page = await read(`${base}?month=2025-03`);
    const table = page.slice(page.indexOf("<table"));
    expect(table).toContain(tutor.name);
    expect(table).toContain(`tutor=${tutor.id}`);
    expect(table).toContain("Former tutors");
    expect(page).not.toContain(former.name);
    // 30, 60, 90, 120, 240 and 600.
    expect(table).toContain("1 h 45 min");
    expect(table).toContain("2 days 0 h");
  });

  test("says the numbers of its weeks", async () => {
    const page = await read(`${base}?month=2025-03`);
    for (const text of [
      "Week from March 3: held 2, other 0",
      "Week from March 10: held 1, other 3",
      "Week from March 17: held 0, other 2",
      "Week from March 31: held 1, other 0",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("is the present one where none or a later one is asked for", async () => {
    for (const query of ["", "?month=2099-01", "?month=nonsense", "?page=0"]) {
      const page = await read(base + query);
      expect(page).toContain("No lessons in this month.");
      expect(page).not.toContain("Next month");
    }
    expect(await read(`${base}?month=2025-04`)).toContain('aria-label="Held: 1"');
  });
});

describe("a number leads to its lessons", () => {
  test.each([
    ["held", ["In time", "Late", "Missing", "Last of March"]],
    ["student-missed", ["Missed"]],
    ["tutor-missed", ["Decided"]],
    ["cancelled-late", ["Too late"]],
    ["unsettled", ["Open"]],
    ["disputes", ["Disputed", "Decided"]],
    ["reports-missing", ["Missing"]],
    ["reports-late", ["Late"]],
  ])("%s", async (measure, expected) => {
    expect(await listed(`month=2025-03&measure=${measure}`)).toEqual(expected);
    const own = expected.filter((name) => name !== "Decided");
    expect(await listed(`month=2025-03&measure=${measure}&tutor=${tutor.id}`)).toEqual(own);
    expect(await listed(`month=2025-03&measure=${measure}&tutor=former`)).toEqual(
      expected.filter((name) => name === "Decided"),
    );
  });

  test("of nobody for an unknown tutor", async () => {
    for (const who of ["x", "00000000-0000-4000-8000-000000000000"]) {
      expect(await listed(`month=2025-03&measure=held&tutor=${who}`)).toEqual([]);
    }
  });
});

describe("students without a lesson for two weeks", () => {
  const isListed = async () => (await read(`${base}/students`)).includes(student.name);
  const assigned = (days: number) =>
    academy.pool.query(
      "update assignments set assigned_date = now() - make_interval(days => $2) where student_id = $1",
      [student.id, days],
    );

  test("are listed and counted once they have had a tutor for two weeks", async () => {
    await assigned(13);
    expect(await isListed()).toBe(false);
    await assigned(15);
    expect(await isListed()).toBe(true);
    expect(await read(`${base}/students`)).toContain("April 1, 2025");
    expect(await read(base)).toContain(`href="${base}/students"`);
  });

  test("are not listed after a held lesson", async () => {
    const { rows } = await academy.pool.query<{ id: string }>(
      "update lesson_records set starts_at = now() - interval '13 days' where lesson_id = $1 returning starts_at",
      [ids["First of April"]],
    );
    expect(rows).toHaveLength(1);
    expect(await isListed()).toBe(false);
    await academy.pool.query(
      "update lesson_records set starts_at = '2025-03-31T19:30Z' where lesson_id = $1",
      [ids["First of April"]],
    );
  });

  test("are not listed without an active course", async () => {
    await academy.pool.query("update assignments set status = 'completed' where student_id = $1", [
      student.id,
    ]);
    expect(await isListed()).toBe(false);
    await academy.pool.query("update assignments set status = 'active' where student_id = $1", [
      student.id,
    ]);
  });
});

test("what nobody has settled is one number: in 48 hours, on the home and in its list too", async () => {
  const made = await makeCourse(academy);
  const before = (hours: number) => new Date(Date.now() - hours * 60 * minute).toISOString();
  // Each lasts an hour.
  await makeLesson(made, "Ended 47 hours ago", before(48));
  await makeLesson(made, "Ended 49 hours ago", before(50));
  const month = monthOf(Date.parse(before(50)));
  expect(await read(`${base}?month=${month}`)).toContain('aria-label="Not settled: 1"');
  const inQuality = await listed(`month=${month}&measure=unsettled`);
  expect(inQuality).toEqual(["Ended 49 hours ago"]);
  const waiting = await read("/admin-dashboard/lessons");
  expect(waiting).toContain("within 48 hours of their end");
  expect(waiting).toContain(`/lessons/${ids["Ended 49 hours ago"]}`);
  expect(waiting).not.toContain(`/lessons/${ids["Ended 47 hours ago"]}`);
  // Two of March 2025 wait as well: one open, one disputed.
  expect(await read("/admin-dashboard")).toContain(
    "3 lessons to settle: disputed, or over for 48 hours",
  );
});

test("the file has a line for each tutor, and no formula", async () => {
  await academy.pool.query("update tutors set first_name = '=1+1' where id = $1", [tutor.id]);
  const answer = await admin.browser.get(`${base}.csv?month=2025-03`);
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="quality-2025-03.csv"',
  );
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]?.replace("\uFEFF", "")).toBe(
    "Month,Tutor,Held,Student missed,Tutor missed,Cancelled late,Not settled,Disputed,Report missing,Report late,Hours: Held,Hours: Student missed,Hours: Tutor missed,Hours: Cancelled with notice,Hours: Cancelled late,Hours: Not settled,Hours: Disputed,Median hours to settle",
  );
  expect(lines[1]).toMatch(
    /^2025-03,'=1\+1.*,4,1,0,1,1,1,1,1,4\.00,1\.00,0\.00,1\.00,1\.00,1\.00,1\.00,1\.8$/,
  );
  expect(lines[2]).toBe(
    "2025-03,Former tutors,0,0,1,0,0,1,0,0,0.00,0.00,1.00,0.00,0.00,0.00,0.00,48.0",
  );
  expect(lines).toHaveLength(3);
});

describe("the hours of a month", () => {
  /** The cells of the lines below the headings. */
  const lessons = async (query: string) => {
    const answer = await admin.browser.get(`${base}/lessons.csv?${query}`);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="lessons-2025-03.csv"',
    );
    const [head = "", ...lines] = (await answer.text()).trim().split("\r\n");
    expect(head.replace("\uFEFF", "")).toBe(
      "Day,Start,Student,Tutor,Class,Subject,Minutes,Outcome,Hours",
    );
    return lines.map((line) => line.split(","));
  };

  test("are the sums of its lessons, whatever their length, of a tutor too", async () => {
    await academy.pool.query("update content_items set minutes = 50 where id = $1", [
      ids["Too late"],
    ]);
    await academy.pool.query("update lesson_records set minutes = 45 where lesson_id = $1", [
      ids["In time"],
    ]);
    const page = await read(`${base}?month=2025-03`);
    const table = page.slice(page.indexOf("<table", page.indexOf('id="hours"')));
    const cells = (row: string) =>
      [...row.matchAll(/data-label="([^"]+)"[^>]*>([\d.]+)</g)].map(([, label, value]) => [
        label,
        value,
      ]);
    const rows = table.split("<tr").slice(2);
    expect(rows).toHaveLength(3);
    for (const [row, whose] of [
      [rows[0], ""],
      [rows.find((text) => text.includes(tutor.id)), `&tutor=${tutor.id}`],
      [rows.find((text) => text.includes("Former tutors")), "&tutor=former"],
    ] as const) {
      const added = new Map<string, number>();
      for (const [, , , , , , minutes, outcome = ""] of await lessons(`month=2025-03${whose}`)) {
        added.set(outcome, (added.get(outcome) ?? 0) + Number(minutes));
      }
      const expected = cells(row ?? "");
      expect(expected.map(([label]) => label)).toHaveLength(7);
      for (const [label = "", value] of expected) {
        expect([label, value]).toEqual([label, ((added.get(label) ?? 0) / 60).toFixed(2)]);
        added.delete(label);
      }
      expect([...added]).toEqual([]);
    }
    expect(cells(rows[0] ?? "")).toEqual([
      ["Held", "3.75"],
      ["Student missed", "1.00"],
      ["Tutor missed", "1.00"],
      ["Cancelled with notice", "1.00"],
      ["Cancelled late", "0.83"],
      ["Not settled", "1.00"],
      ["Disputed", "1.00"],
    ]);
  });

  test("have each lesson on a line, by India's day, the oldest first", async () => {
    const lines = await lessons("month=2025-03");
    expect(lines).toHaveLength(10);
    const days = lines.map(([day = ""]) => day);
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
    expect(lines.at(-1)).toEqual([
      "2025-03-31",
      "23:59",
      student.name,
      expect.any(String),
      "Class 10",
      "Mathematics",
      "60",
      "Held",
      "1.00",
    ]);
  });

  test("are offered as a file by the list of a tutor's lessons, for this tutor", async () => {
    const page = await read(`${base}/lessons?month=2025-03&measure=held&tutor=${tutor.id}`);
    expect(page).toContain(`href="${base}/lessons.csv?month=2025-03&amp;tutor=${tutor.id}"`);
  });

  test("are nobody's for an unknown tutor", async () => {
    expect(await lessons("month=2025-03&tutor=x")).toEqual([]);
  });
});
