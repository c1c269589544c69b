import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const path = "/admin-dashboard/timetable";
const week = "week=2029-01-01";
let admin: Person;
let first: Awaited<ReturnType<typeof makeCourse>>;
let second: Awaited<ReturnType<typeof makeCourse>>;

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

/** A tutor's row in the week of everybody, without markup. */
function rowOf(page: string, tutor: Person): string {
  const rows = page.split("<tr>").map(text);
  return rows.find((row) => row.trim().startsWith(tutor.name)) ?? "";
}

beforeAll(async () => {
  admin = await makeAdmin(academy);
  first = await makeCourse(academy);
  second = await makeCourse(academy);
  for (const [of, title, at] of [
    [first, "Circles", "01T17:00"],
    [first, "Squares", "01T18:00"],
    [first, "Lines", "03T17:00"],
    [second, "Waves", "02T17:00"],
  ] as const) {
    await publish(academy, of.assignmentId, of.tutor, "live-session", {
      title,
      startsAt: new Date(`2029-01-${at}:00+05:30`),
    });
  }
});

test("the week of everybody has a row for each tutor, with counts and lessons", async () => {
  const pending = await makeTutor(academy, "pending");
  const page = await admin.browser.read(`${path}?${week}`);
  expect(page).toContain("<caption>January 1–7, 2029</caption>");
  expect(rowOf(page, first.tutor)).toContain(
    `2 lessons Circles 5:00–6:00 PM · ${first.student.name} Squares 6:00–7:00 PM · ${first.student.name}`,
  );
  expect(rowOf(page, second.tutor)).toContain("1 lesson Waves");
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from content_items where title = 'Waves'",
  );
  expect(page).toContain(`href="/admin-dashboard/lessons/${rows[0]?.id}"`);
  expect(page).not.toContain(pending.name);
});

test("free hours, time off and holidays are said", async () => {
  const { id } = second.tutor;
  await academy.pool.query(
    "insert into tutor_hours select $1, day, 16 * 60, 19 * 60 from generate_series(1, 3) day",
    [id],
  );
  await academy.pool.query(
    "insert into time_off (tutor_id, first_day, last_day) values ($1, '2029-01-03', '2029-01-03')",
    [id],
  );
  await academy.pool.query(
    `insert into time_off (tutor_id, first_day, from_time, last_day, until_time)
     values ($1, '2029-01-01', '17:00', '2029-01-01', '18:30')`,
    [id],
  );
  const row = rowOf(await admin.browser.read(`${path}?${week}`), second.tutor);
  expect(row).toMatch(
    /1.5 h free, time off 5:00–6:30 PM 1 lesson Waves .* 2 h free Time off Not teaching/,
  );
});

test("filters choose the tutors by name, and the lessons by subject and class", async () => {
  const byName = await admin.browser.read(
    `${path}?${week}&q=${encodeURIComponent(first.tutor.name)}`,
  );
  expect(rowOf(byName, first.tutor)).toContain("Circles");
  expect(rowOf(byName, second.tutor)).toBe("");
  const physics = await admin.browser.read(`${path}?${week}&subject=physics`);
  expect(rowOf(physics, first.tutor)).not.toContain("Circles");
  const mathematics = await admin.browser.read(
    `${path}?${week}&subject=mathematics&class=class-10`,
  );
  expect(rowOf(mathematics, first.tutor)).toContain("Circles");
  expect(await admin.browser.read(`${path}?${week}&subject=biology`)).toContain(
    "No tutor matches.",
  );
  // Other weeks keep the filters.
  expect(mathematics).toContain(
    `${path}?subject=mathematics&amp;class=class-10&amp;week=2029-01-08`,
  );
});

test("more tutors than a page has are on the next one", async () => {
  for (let tutor = 0; tutor < 25; tutor += 1) await makeTutor(academy);
  const page = await admin.browser.read(`${path}?${week}`);
  const next = /href="([^"]*towards=next[^"]*)"[^>]*>Next page/.exec(page)?.[1];
  expect(next).toBeDefined();
  const rest = await admin.browser.read((next ?? "").replaceAll("&amp;", "&"));
  expect(rest).toContain("<caption>January 1–7, 2029</caption>");
  expect(rest.match(/<th scope="row">/g)?.length).toBeGreaterThanOrEqual(1);
});

test.each(["tutor", "student"] as const)("the week of one %s", async (role) => {
  const { id, name } = first[role];
  const page = await admin.browser.read(`${path}?${role}=${id}&${week}`);
  expect(page).toContain(`Timetable of ${name}`);
  expect(page).toContain("Circles");
  expect(page).not.toContain("Waves");
  expect(page).toContain(first[role === "tutor" ? "student" : "tutor"].name);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from content_items where title = 'Circles'",
  );
  expect(page).toContain(`href="/admin-dashboard/lessons/${rows[0]?.id}"`);
  const person = await admin.browser.read(`/admin-dashboard/${role}s/${id}`);
  expect(person).toMatch(new RegExp(`action="${path}"[^]{0,200}name="${role}" value="${id}"`));
});

test.each(["tutor=x", "student=00000000-0000-4000-8000-000000000000", "tutor="])(
  "%s is nobody",
  async (query) => {
    expect((await admin.browser.get(`${path}?${query}`)).status).toBe(404);
  },
);

test.each(["", `?${week}&q=a&subject=physics`])(
  "%s asks the database three times at most",
  async (query) => {
    let queries = 0;
    const count = () => (queries += 1);
    academy.served.on("acquire", count);
    await admin.browser.read(path + query);
    academy.served.off("acquire", count);
    expect(queries).toBeLessThanOrEqual(3);
  },
);
