import { expect, test } from "vitest";
import { addDays, dayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, makeStudent, publish } from "#test/support/people.ts";
import { planWeekly } from "#test/support/weekly-lessons.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();
const week = "/dashboard/timetable?week=2027-01-04";

/** A lesson at a time of the week of January 4, 2027. */
function teach(
  assignmentId: string,
  tutor: { id: string },
  title: string,
  at: string,
  minutes = 60,
) {
  const startsAt = new Date(`2027-01-${at}:00+05:30`);
  return publish(academy, assignmentId, tutor, "live-session", { title, startsAt, minutes });
}

/** What stands in the table's cells, by day and hour, without markup. */
function cells(page: string): Record<string, string> {
  const found = page.matchAll(/<td[^>]*data-date="([^"]+)" data-hour="(\d+)"[^>]*>([^]*?)<\/td>/g);
  const texts = [...found].map(([, date, hour, html = ""]) => [
    `${date} ${hour}`,
    html
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

test("a week shows the student's own lessons at their days and hours, as links to their courses", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const other = await makeCourse(academy);
  const id = await teach(assignmentId, tutor, "Circles", "04T17:00", 45);
  await teach(assignmentId, tutor, "Late", "10T23:30");
  await teach(assignmentId, tutor, "Next week", "11T00:30");
  await teach(assignmentId, tutor, "Last week", "03T23:59");
  await teach(other.assignmentId, other.tutor, "Foreign", "05T17:00");
  const page = await student.browser.read(week);
  expect(page).toContain("<caption>January 4–10, 2027</caption>");
  expect(cells(page)).toEqual({
    "2027-01-04 0": `Last week From 11:59 PM 11:59 PM–12:59 AM Mathematics ${tutor.name}`,
    "2027-01-04 17": `Circles 5:00–5:45 PM Mathematics ${tutor.name}`,
    "2027-01-10 23": `Late 11:30 PM–12:30 AM Mathematics ${tutor.name}`,
  });
  expect(page).toContain(`href="/dashboard/courses/${assignmentId}?lessons=all#item-${id}"`);
  expect(page).toContain('href="/dashboard/timetable?week=2026-12-28"');
  expect(page).toContain('href="/dashboard/timetable?week=2027-01-11"');
});

test("the link of a weekly lesson leads to it, however far away it is", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const today = dayOf(new Date());
  const when = { days: ["3"], time: "17:00", firstDay: addDays(today, 1), lessons: "12" };
  const lessons = await planWeekly(academy, tutor.browser, assignmentId, when);
  await academy.pool.query(
    "update content_items set starts_at = starts_at - interval '6 weeks' where assignment_id = $1",
    [assignmentId],
  );
  for (const { id, startsAt } of lessons) {
    const moved = new Date(startsAt.getTime() - 42 * day);
    const page = await student.browser.read(`/dashboard/timetable?week=${dayOf(moved)}`);
    const [, link = ""] = new RegExp(`href="([^"]*#item-${id})"`).exec(page) ?? [];
    expect(await student.browser.read(link.split("#")[0] ?? "")).toContain(`id="item-${id}"`);
  }
});

test("a cancelled lesson is struck out, and one of a closed course is not shown", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const cancelled = await teach(assignmentId, tutor, "Cancelled", "04T17:00");
  await academy.pool.query(
    "update content_items set cancelled_at = now(), cancelled_as = 'tutor', cancel_reason = 'Ill.' where id = $1",
    [cancelled],
  );
  const page = await student.browser.read(week);
  expect(page).toContain("<s>Cancelled</s>");
  await academy.pool.query("update assignments set status = 'ended' where id = $1", [assignmentId]);
  await academy.pool.query("update course_approvals set approved = false where course_id = $1", [
    assignmentId,
  ]);
  expect(cells(await student.browser.read(week))).toEqual({});
});

test("lessons that overlap since before stand side by side", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  await teach(assignmentId, tutor, "One", "04T17:00");
  const two = await teach(assignmentId, tutor, "Two", "04T19:00");
  await academy.pool.query(
    "update booked_times set overlap_group = '00000000-0000-0000-0000-000000000000' where student_id = $1",
    [student.id],
  );
  await academy.pool.query(
    "update booked_times set starts_at = '2027-01-04T17:30:00+05:30', ends_at = '2027-01-04T18:30:00+05:30' where lesson_id = $1",
    [two],
  );
  const page = await student.browser.read(week);
  expect(page.match(/lane-\d lanes-\d/g)).toEqual(["lane-0 lanes-2", "lane-1 lanes-2"]);
});

test("a lesson's link is in the page only once it can be joined", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const url = "https://meet.example/timetable";
  const lesson = { title: "Soon", url, minutes: 30 };
  const id = await publish(academy, assignmentId, tutor, "live-session", {
    ...lesson,
    startsAt: inMinutes(60),
  });
  const html = async () => (await student.browser.get("/dashboard/timetable")).text();
  expect(await html()).not.toContain(url);
  await academy.pool.query("update content_items set starts_at = $1 where id = $2", [
    inMinutes(5),
    id,
  ]);
  const page = await html();
  expect(page).toContain(`href="${url}"`);
  expect(page).toContain("Join lesson");
});

test.each([
  "week=yesterday",
  "week=2027-02-30",
  "week=1999-01-01",
  "day=x",
  "week=",
  "day=9999-12-31",
])("%s is this week", async (query) => {
  const student = await makeStudent(academy);
  const page = await student.browser.read(`/dashboard/timetable?${query}`);
  expect(page).toContain('aria-current="date"');
});

test("a holiday is named at its day", async () => {
  const student = await makeStudent(academy);
  await academy.pool.query("insert into holidays (day, name) values ('2027-01-06', 'Sankranti')");
  const page = await student.browser.read(week);
  expect(/Wednesday.{0,30}6<\/span><span class="week-note">([^<]*)/.exec(page)?.[1]).toBe(
    "Sankranti",
  );
});

test("the page asks the database three times at most", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  await teach(assignmentId, tutor, "Circles", "04T17:00");
  let queries = 0;
  const count = () => (queries += 1);
  academy.served.on("acquire", count);
  await student.browser.read(week);
  academy.served.off("acquire", count);
  expect(queries).toBeLessThanOrEqual(3);
});
