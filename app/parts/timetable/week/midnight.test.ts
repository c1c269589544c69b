import { beforeAll, expect, test } from "vitest";
import { minuteOfWeek } from "#domain/timetable/week/hours.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { noonIn } from "#test/support/requests.ts";

const academy = useAcademy();
let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
let lessonId = "";
let monday = "";

/** A lesson on a Sunday at 23:15 for 90 minutes. */
beforeAll(async () => {
  admin = await makeAdmin(academy);
  made = await makeCourse(academy);
  const days = Array.from({ length: 7 }, (_, day) => noonIn(7 + day));
  const noon = days.find((day) => minuteOfWeek(day) < 1440) ?? noonIn(7);
  monday = toIndiaDateTimeFields(noon).date;
  const startsAt = new Date(new Date(`${monday}T00:00+05:30`).getTime() - 45 * 60_000);
  const content = { title: "Late", startsAt, minutes: 90 };
  lessonId = await publish(academy, made.assignmentId, made.tutor, "live-session", content);
});

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

/** What stands in the cell of Monday's first hour. */
function firstHour(page: string): string {
  const start = page.indexOf(`data-date="${monday}" data-hour="0"`);
  return start < 0 ? "" : text(page.slice(start, page.indexOf("</td>", start)));
}

const weeks = (): [role: string, reader: Person, path: string][] => [
  ["the student", made.student, "/dashboard/timetable?"],
  ["the tutor", made.tutor, "/tutor-dashboard/timetable?"],
  ["an admin, of the student", admin, `/admin-dashboard/timetable?student=${made.student.id}&`],
  ["an admin, of the tutor", admin, `/admin-dashboard/timetable?tutor=${made.tutor.id}&`],
];

test("a lesson of Sunday night is shown in the next week to everybody who reads it", async () => {
  for (const [role, reader, path] of weeks()) {
    const page = await reader.browser.read(`${path}day=${monday}`);
    expect([role, firstHour(page)]).toEqual([role, expect.stringMatching(/Late .*From 11:15 PM/)]);
  }
  const all = await admin.browser.read(
    `/admin-dashboard/timetable?day=${monday}&q=${encodeURIComponent(made.tutor.name)}`,
  );
  expect(text(all)).toContain("Late");
});

test("its time is taken: no lesson can be added over it", async () => {
  const page = await made.tutor.browser.read(`/tutor-dashboard/timetable?day=${monday}`);
  expect(page).toContain("Add lesson on Monday at 1:00 AM");
  expect(page).not.toMatch(/Add lesson on Monday at 12:(00|15|30) AM/);
});

test("so is a cancelled one, which takes no time", async () => {
  await academy.pool.query(
    "update content_items set cancelled_at = now(), cancelled_as = 'admin' where id = $1",
    [lessonId],
  );
  const page = await made.student.browser.read(`/dashboard/timetable?day=${monday}`);
  expect(firstHour(page)).toMatch(/Late Cancelled · From 11:15 PM/);
});
