import { beforeAll, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { minute } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const meeting = "https://meet.example/1";
const noMeeting = "https://meet.local/1";
const now = new Date();
const today = toIndiaDateTimeFields(now).date;
let admin: Person;
let away: Person;

type Said = "held" | "student-missed" | "dispute";

/** A lesson of ten minutes in a class of its own, and what was said of it. */
async function teach(startsAt: Date, url = meeting, said?: Said) {
  const made = await makeCourse(academy);
  const content = { title: "A lesson", startsAt, minutes: 10, url };
  const { assignmentId, tutor, student } = made;
  const id = await publish(academy, assignmentId, tutor, "live-session", content);
  if (said) {
    const isDispute = said === "dispute";
    const event: NewLessonEvent["event"] = isDispute
      ? { what: "disputed", as: "student" }
      : { what: "settled", as: "tutor", outcome: said };
    const saidBy = isDispute ? student.id : tutor.id;
    await insertLessonEvent(academy.database, { lessonId: id, event, saidBy });
  }
  return { id, ...made };
}

const suspend = (tutor: Person) =>
  academy.database
    .transaction()
    .execute((trx) =>
      suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
    );

// Today's first and last minutes, so that they are over and to come whenever this test runs.
const over = startOfDay(now);
const toCome = new Date(startOfDay(now, 1).getTime() - minute);
// Around midnight in India the first isn't over yet, or the last is.
const isMidnight = now.getTime() < over.getTime() + 11 * minute || now >= toCome;
const tomorrow = new Date(startOfDay(now, 1).getTime() + 600 * minute);

beforeAll(async () => {
  admin = await makeAdmin(academy);
  for (const said of ["held", "held", "held", "student-missed", "dispute"] as const) {
    await teach(over, meeting, said);
  }
  await teach(over);
  await teach(over, noMeeting);
  await teach(toCome);
  await teach(toCome, noMeeting);
  await suspend((await teach(toCome)).tutor);
  // Another tutor gives this one.
  const given = await teach(toCome);
  const { id: substituteId } = await makeTutor(academy);
  await academy.pool.query(
    "update content_items set substitute_id = $2, substitute_accepted_at = now() where id = $1",
    [given.id, substituteId],
  );
  await suspend(given.tutor);
  const cancelled = await teach(toCome);
  await academy.pool.query(
    "update content_items set cancelled_at = now(), cancelled_as = 'admin' where id = $1",
    [cancelled.id],
  );
  const ended = await teach(toCome);
  await academy.pool.query("update assignments set status = 'ended' where id = $1", [
    ended.assignmentId,
  ]);
  ({ tutor: away } = await teach(toCome));
  await academy.pool.query(
    "insert into time_off (tutor_id, first_day, last_day) values ($1, $2::date - 1, $2::date + 3)",
    [away.id, today],
  );
  await teach(tomorrow);
  await teach(tomorrow, noMeeting);
  await suspend((await teach(tomorrow, noMeeting)).tutor);
});

const read = async (path: string) => (await admin.browser.read(path)).replaceAll("<!-- -->", "");

/** The rows of a page's table, without the headings. */
const rowsOf = (page: string) => page.split("<tr").slice(2);

/** The numbers of a page, by their words, with the addresses to which they lead. */
const numbersOf = (page: string) =>
  [...page.matchAll(/<a[^>]*href="([^"]*\/today\?[^"]*)"[^>]*>(\d+) ([^<]*)</g)].map(
    ([, to = "", number, words]) => ({
      to: to.replaceAll("&amp;", "&"),
      number: Number(number),
      words,
    }),
  );

test.skipIf(isMidnight)("each number of today is the number of rows behind its link", async () => {
  const home = await read("/admin-dashboard");
  const section = home.split("<section").find((part) => part.includes(">Today</h2>")) ?? "";
  const numbers = numbersOf(section);
  expect(numbers.map(({ number, words }) => `${number} ${words}`)).toEqual([
    "12 planned",
    "3 held",
    "1 missed",
    "2 not settled",
    "1 disputed",
    "1 without link",
    "1 without tutor",
    "1 tutor away",
  ]);
  for (const { to, number } of numbers) {
    const page = await read(to);
    expect([to, rowsOf(page).length]).toEqual([to, number]);
    // The list has the same numbers, whichever it shows.
    expect(numbersOf(page)).toEqual(numbers);
  }
});

test("a lesson without a link, or with a suspended tutor, says so and leads to its page", async () => {
  const [without = ""] = rowsOf(await read("/admin-dashboard/today?show=without-link"));
  expect(without).toContain("No usable link");
  expect(without).toMatch(/href="\/admin-dashboard\/lessons\/[\da-f-]{36}"/);
  const [suspended = ""] = rowsOf(await read("/admin-dashboard/today?show=without-tutor"));
  expect(suspended).toContain("Tutor suspended");
});

test("who is away is named, with the last day and the lessons of the day", async () => {
  const [row = ""] = rowsOf(await read("/admin-dashboard/today?show=away"));
  expect(row).toContain(away.name);
  expect(row.replaceAll(/<[^>]+>/g, " ")).toMatch(/ to [A-Z][a-z]+day \d+ [A-Z][a-z]+\s+1\s/);
  const another = await read("/admin-dashboard/today?day=2025-01-01&show=away");
  expect(another).toContain("No tutor is away.");
});

test("other days have their own lessons, and an unreadable request is today's plan", async () => {
  const { date } = toIndiaDateTimeFields(tomorrow);
  const page = await read(`/admin-dashboard/today?day=${date}`);
  expect(rowsOf(page)).toHaveLength(3);
  expect(page).toContain("Lessons: Tomorrow");
  expect(page).toContain(`href="/admin-dashboard/today?day=${today}&amp;show=planned"`);
  const odd = await read("/admin-dashboard/today?day=2026-02-30&show=nonsense");
  expect(odd).toContain("Lessons: Today");
  expect(rowsOf(odd)).toHaveLength(12);
});

test.skipIf(isMidnight)(
  "the evening has tomorrow's lessons without link or tutor, and today's not settled",
  async () => {
    const page = await read("/admin-dashboard/evening");
    const [, next = "", unsettled = "", promises = "", enquiries = ""] = page.split("<section");
    expect(rowsOf(next)).toHaveLength(2);
    expect(rowsOf(unsettled)).toHaveLength(2);
    expect(promises).toContain("Nothing that was promised is left.");
    expect(enquiries).toContain("Every enquiry is answered.");
  },
);
