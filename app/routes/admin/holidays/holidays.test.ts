import { beforeAll, expect, test } from "vitest";
import { publicHolidays } from "#content/timetable/holidays/all.ts";
import { listHolidays } from "#data/timetable/holidays.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const page = "/admin-dashboard/holidays";
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const daysOf = async (year: number) => {
  const holidays = await listHolidays(academy.database, `${year}-01-01`, `${year}-12-31`);
  return holidays.map(({ day }) => day);
};

test("public holidays are accepted singly, or all fixed ones, and each only once", async () => {
  const list = publicHolidays.get(2026) ?? [];
  const fixed = list.filter(({ isCertain }) => isCertain).map(({ day }) => day);
  const year = `${page}?year=2026`;
  const offered = await admin.browser.read(year);
  expect(offered).toContain("Vijaya Dasami");
  expect(offered).toContain("To be confirmed");
  const accept = `${page}/acceptance?year=2026`;
  const one = await admin.browser.submit(accept, { day: "2026-01-26" });
  expect(one.path).toBe(year);
  expect(one.page).toContain("Monday 26 January");
  expect(await daysOf(2026)).toEqual(["2026-01-26"]);
  const rest = await admin.browser.submit(accept, { day: "fixed" });
  expect(await daysOf(2026)).toEqual(fixed);
  // Those to be confirmed wait for a press of their own.
  expect(rest.page).toContain("Deepavali");
  expect(rest.page).not.toContain("Accept All Fixed Days");
  const again = await admin.browser.submit(accept, { day: "fixed" });
  expect(again.page).toContain("Nothing was accepted");
  await admin.browser.submit(accept, { day: "2026-11-08" });
  expect(await daysOf(2026)).toContain("2026-11-08");
  for (const { day, isCertain } of list) {
    if (!isCertain) await admin.browser.post(accept, { day });
  }
  expect(await admin.browser.read(year)).toContain("All of them are accepted.");
  // A day of another year's list is none of this one.
  await admin.browser.post(accept, { day: "2027-01-01" });
  expect(await daysOf(2027)).toEqual([]);
});

test("a holiday of the academy's own is added, refused a second time, and removed", async () => {
  const year = `${page}?year=2028`;
  const own = { day: "2028-07-01", name: "Founder's Day" };
  const added = await admin.browser.submit(year, own);
  expect(added.page).toContain("Holiday added.");
  expect(added.page).toContain("Saturday 1 July 2028");
  const again = await admin.browser.post(year, { ...own, name: "Another name" });
  expect(again.status).toBe(409);
  const shown = await again.text();
  expect(shown).toContain("That day is a holiday already.");
  expect(shown).toContain('value="Another name"');
  const removed = await admin.browser.submit(`${page}/2028-07-01/removal`);
  expect(removed.path).toBe(year);
  expect(removed.page).toContain("Holiday removed.");
  expect(await daysOf(2028)).toEqual([]);
});

test("a wrong holiday is shown again with what was typed", async () => {
  const answer = await admin.browser.post(`${page}?year=2028`, { day: "2029-07-01", name: "Ours" });
  const shown = await answer.text();
  expect(answer.status).toBe(400);
  expect(shown).toContain("That day is not in 2028.");
  expect(shown).toContain('value="Ours"');
});

test("a holiday lists the lessons that were planned on it before, with links", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const [year, day] = [`${page}?year=2029`, "2029-07-02"];
  const starts = [
    "01T23:30",
    "02T17:00",
    "02T18:00",
    "02T19:00",
    "02T20:00",
    "02T21:00",
    "03T00:00",
  ];
  for (const start of starts) {
    const startsAt = new Date(`2029-07-${start}+05:30`);
    const content = { title: `At ${start}`, startsAt };
    await publish(academy, assignmentId, tutor, "live-session", content);
  }
  await academy.pool.query(
    "update content_items set cancelled_at = now(), cancelled_as = 'admin' where title = 'At 02T18:00'",
  );
  expect(await admin.browser.read(year)).not.toContain("still planned");
  const { page: shown } = await admin.browser.submit(year, { day, name: "Founder's Day" });
  // The first lasts until the holiday, the last begins after it.
  expect(shown).toContain("5 lessons are still planned on this day");
  const link = `/admin-dashboard/timetable?student=${student.id}&amp;day=${day}`;
  expect(shown.split(`href="${link}"`)).toHaveLength(6);
  expect(shown).toContain(`${student.name} with ${tutor.name}`);
  expect((await admin.browser.get(link.replace("&amp;", "&"))).status).toBe(200);
});
