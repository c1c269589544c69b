import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const day = "2031-07-01";
const desk = `/admin-dashboard/holidays/${day}/lessons`;

test("the lessons of everybody on a holiday are moved, made up for, or left, with Undo", async () => {
  const courses = [await makeCourse(academy), await makeCourse(academy), await makeCourse(academy)];
  const startsAt = new Date(`${day}T17:00:00+05:30`);
  const ids: string[] = [];
  for (const { assignmentId, tutor } of courses) {
    const content = { title: "Circles", startsAt };
    ids.push(await publish(academy, assignmentId, tutor, "live-session", content));
  }
  expect((await admin.browser.get(desk)).status).toBe(404);
  const year = "/admin-dashboard/holidays?year=2031";
  const added = await admin.browser.submit(year, { day, name: "Founder's Day" });
  expect(added.page).toContain(`href="${desk}"`);
  const page = await admin.browser.read(desk);
  for (const { student, tutor } of courses) {
    expect(page).toContain(`${student.name}, Mathematics, Class 10, with ${tutor.name}`);
  }
  const [first = "", second = "", third = ""] = ids;
  const [, move = ""] =
    new RegExp(`name="way-${first}"[^>]*>.*?<option value="(move [0-9]+)"`).exec(page) ?? [];
  const ways = { [`way-${first}`]: move, [`way-${second}`]: "make-up", [`way-${third}`]: "leave" };
  const noReason = await admin.browser.post(desk, { lesson: ids, ...ways, reason: "" });
  expect(noReason.status).toBe(400);
  const form = { lesson: ids, ...ways, reason: "It is a holiday." };
  const done = await admin.browser.submit(desk, form);
  const { rows } = await academy.pool.query<{ id: string; what: string }>(
    `select id, case when cancelled_at is not null then 'cancelled' when starts_at = $2 then 'stays'
       else 'moved' end as what from content_items where id = any($1)`,
    [ids, startsAt],
  );
  expect(Object.fromEntries(rows.map(({ id, what }) => [id, what]))).toEqual({
    [first]: "moved",
    [second]: "cancelled",
    [third]: "stays",
  });
  expect(done.page).toContain(`action="/admin-dashboard/lessons/${second}/restoration"`);
  const left = await admin.browser.read(desk);
  expect(left).toContain(`name="way-${third}"`);
  expect(left).not.toContain(`name="way-${second}"`);
});
