import { beforeAll, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { askPath, makeCourseWithLesson, type CourseWithLesson } from "#test/support/requests.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy();
let admin: Person;
let made: CourseWithLesson;
let day = "";

/** A lesson at noon, for which the student asks for two o'clock. */
beforeAll(async () => {
  admin = await makeAdmin(academy);
  made = await makeCourseWithLesson(academy);
  day = toIndiaDateTimeFields(made.startsAt).date;
  await made.student.browser.submit(askPath(made.lessonId), {
    startsAt: new Date(made.startsAt.getTime() + 2 * hour).toISOString(),
  });
});

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

/** What stands in the cell of an hour of that day. */
function cell(page: string, at: number): string {
  const start = page.indexOf(`data-date="${day}" data-hour="${at}"`);
  return start < 0 ? "" : text(page.slice(start, page.indexOf("</td>", start)));
}

/** The weeks of the three roles, and their words for the held time. */
const weeks = (): [role: string, reader: Person, path: string][] => [
  ["the student", made.student, `/dashboard/timetable?day=${day}`],
  ["the tutor", made.tutor, `/tutor-dashboard/timetable?day=${day}`],
  [
    "an admin, of the student",
    admin,
    `/admin-dashboard/timetable?student=${made.student.id}&day=${day}`,
  ],
  ["an admin, of the tutor", admin, `/admin-dashboard/timetable?tutor=${made.tutor.id}&day=${day}`],
];

test("every week says which time is asked for, beside the lesson that it would move", async () => {
  for (const [role, reader, path] of weeks()) {
    const page = await reader.browser.read(path);
    expect([role, cell(page, 12)]).toEqual([role, expect.stringMatching(/Circles 12:00–1:00 PM/)]);
    expect([role, cell(page, 14)]).toEqual([
      role,
      expect.stringMatching(/Circles Asked for 2:00–3:00 PM/),
    ]);
    // It is no second lesson.
    expect(page).toMatch(/, 1 lesson"/);
  }
});

test("the week of everybody has it in the tutor's row, and counts one lesson", async () => {
  const page = await admin.browser.read(
    `/admin-dashboard/timetable?day=${day}&q=${encodeURIComponent(made.tutor.name)}`,
  );
  const row = page
    .split("<tr>")
    .map(text)
    .find((one) => one.trim().startsWith(made.tutor.name));
  expect(row).toContain("1 lesson Circles 12:00–1:00 PM");
  expect(row).toContain("Circles Asked for 2:00–3:00 PM");
});

test("the tutor can't add a lesson there, nor drag the held time", async () => {
  const page = await made.tutor.browser.read(`/tutor-dashboard/timetable?day=${day}`);
  const start = page.indexOf(`data-date="${day}" data-hour="14"`);
  const html = page.slice(start, page.indexOf("</td>", start));
  expect(html).not.toContain("Add lesson");
  expect(html).not.toContain("data-start");
});

test("a request that is over holds nothing", async () => {
  await academy.pool.query(
    "update lesson_requests set expires_at = now() - interval '1 minute' where lesson_id = $1",
    [made.lessonId],
  );
  for (const [role, reader, path] of weeks()) {
    expect([role, cell(await reader.browser.read(path), 14)]).toEqual([
      role,
      expect.not.stringContaining("Asked for"),
    ]);
  }
});
