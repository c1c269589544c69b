import { describe, expect, test } from "vitest";
import { deleteOldMarks } from "#data/teaching/course-items.ts";
import { newsDays } from "#domain/teaching/news.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeStudent,
  makeTutor,
  publish,
  signedIn,
  type Person,
} from "#test/support/people.ts";
import { countStatements } from "#test/support/statements.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();

async function makeCourse() {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const id = await assign(academy, student, tutor);
  return { student, tutor, id, course: `/dashboard/courses/${id}` };
}

/** The number of "New" marks on a page, and its counts of new items beside the courses. */
async function marks({ browser }: Person, path: string) {
  const page = await browser.read(path);
  return { marked: page.split(">New<").length - 1, counts: page.match(/\d+ new\b(?! ann)/g) ?? [] };
}

const nothing = { marked: 0, counts: [] };

describe("a new item", () => {
  test("is marked and counted beside its course until a page has shown it", async () => {
    const { student, tutor, id, course } = await makeCourse();
    await publish(academy, id, tutor, "recording", { title: "One" });
    await publish(academy, id, tutor, "exam", { title: "Two" });
    await publish(academy, id, tutor, "live-session", { title: "Three" });
    // In the navigation and in the list of news.
    expect(await marks(student, "/dashboard")).toEqual({ marked: 0, counts: ["3 new", "3 new"] });
    expect(await marks(student, "/dashboard")).toEqual({ marked: 0, counts: ["3 new", "3 new"] });
    expect((await marks(student, course)).marked).toBe(3);
    expect(await marks(student, course)).toEqual(nothing);
    expect(await marks(student, "/dashboard")).toEqual(nothing);
    await publish(academy, id, tutor, "recording", { title: "Four" });
    expect((await marks(student, course)).marked).toBe(1);
  });

  test("an announcement is seen with any page that shows it", async () => {
    for (const path of ["/dashboard", "course"] as const) {
      const { student, tutor, id, course } = await makeCourse();
      await publish(academy, id, tutor, "announcement", { title: "No class" });
      const url = path === "course" ? course : path;
      expect((await marks(student, url)).marked).toBe(1);
      expect(await marks(student, url)).toEqual(nothing);
      expect(await marks(student, "/dashboard")).toEqual(nothing);
    }
  });

  test("is new for each student separately, on all their devices", async () => {
    const { student, tutor, id, course } = await makeCourse();
    const other = await makeStudent(academy);
    const otherId = await assign(academy, other, tutor);
    for (const one of [id, otherId]) {
      await publish(academy, one, tutor, "recording", { title: "For both" });
    }
    expect((await marks(student, course)).marked).toBe(1);
    const phone = { ...student, browser: await signedIn(academy, student) };
    expect(await marks(phone, course)).toEqual(nothing);
    expect((await marks(other, `/dashboard/courses/${otherId}`)).marked).toBe(1);
  });

  test("is also seen by a data request, as a client-side navigation sends it", async () => {
    const { student, tutor, id, course } = await makeCourse();
    await publish(academy, id, tutor, "recording", { title: "One" });
    await student.browser.getData(course);
    expect(await marks(student, course)).toEqual(nothing);
  });

  test.each<[what: string, init: RequestInit]>([
    ["a HEAD", { method: "HEAD" }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
    ["a prerendering", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["an older browser's prefetch", { headers: { purpose: "prefetch" } }],
  ])("is not seen by %s", async (_, init) => {
    const { student, tutor, id, course } = await makeCourse();
    await publish(academy, id, tutor, "recording", { title: "One" });
    await publish(academy, id, tutor, "announcement", { title: "News" });
    for (const path of [course, `${course}.data`, "/dashboard", "/dashboard.data"]) {
      expect((await student.browser.send(path, init)).status).toBe(200);
    }
    expect((await marks(student, course)).marked).toBe(2);
  });

  test("published while the page loads is new on the next visit", async () => {
    const { student, tutor, id, course } = await makeCourse();
    await publish(academy, id, tutor, "recording", { title: "Before" });
    const client = await academy.pool.connect();
    try {
      // Inserted before the page loads, and committed after.
      await client.query("begin");
      await client.query(
        `insert into content_items (assignment_id, kind, title, description, url, created_by)
         values ($1, 'exam', 'Meanwhile', 'x', 'https://x.example/', $2)`,
        [id, tutor.id],
      );
      expect((await marks(student, course)).marked).toBe(1);
      await client.query("commit");
    } finally {
      client.release();
    }
    await publish(academy, id, tutor, "recording", { title: "After" });
    expect((await marks(student, course)).marked).toBe(2);
  });

  test("is not new again after an edit, or after a deletion and its undo", async () => {
    const { student, tutor, id, course } = await makeCourse();
    const item = await publish(academy, id, tutor, "recording", { title: "One" });
    expect((await marks(student, course)).marked).toBe(1);
    await academy.pool.query("update content_items set title = 'Better' where id = $1", [item]);
    expect(await marks(student, course)).toEqual(nothing);
    const { rows } = await academy.pool.query<{ row: string }>(
      "select to_json(c)::text as row from content_items c where id = $1",
      [item],
    );
    await academy.pool.query("delete from content_items where id = $1", [item]);
    await academy.pool.query(
      "insert into content_items select * from json_populate_record(null::content_items, $1)",
      [rows[0]?.row],
    );
    expect(await marks(student, course)).toEqual(nothing);
  });

  test("is new for 30 days, after which its marks are deleted", async () => {
    const { student, tutor, id, course } = await makeCourse();
    for (const days of [newsDays - 1, newsDays + 1]) {
      const item = await publish(academy, id, tutor, "recording", { title: `${days} days` });
      await academy.pool.query(
        "update content_items set created_at = now() - make_interval(days => $2) where id = $1",
        [item, days],
      );
    }
    expect((await marks(student, course)).marked).toBe(1);
    const kept = async () => {
      const own = academy.database.selectFrom("seen_items").where("student_id", "=", student.id);
      return (await own.select("item_id").execute()).length;
    };
    await deleteOldMarks(academy.database, new Date());
    expect(await kept()).toBe(1);
    await deleteOldMarks(academy.database, new Date(Date.now() + (newsDays + 1) * day));
    expect(await kept()).toBe(0);
  });

  test("of a closed course is neither shown nor seen", async () => {
    const { student, tutor, id, course } = await makeCourse();
    await publish(academy, id, tutor, "recording", { title: "Secret" });
    await publish(academy, id, tutor, "announcement", { title: "Secret news" });
    const set = (status: string, approved: boolean) =>
      academy.pool.query(
        `with a as (update assignments set status = $2 where id = $1)
         update course_approvals set approved = $3 where course_id = $1::text`,
        [id, status, approved],
      );
    await set("ended", false);
    expect(await marks(student, "/dashboard")).toEqual(nothing);
    expect(await marks(student, course)).toEqual(nothing);
    await set("active", true);
    expect((await marks(student, course)).marked).toBe(2);
  });
});

test("a dashboard takes at most 3 queries, whatever its content", async () => {
  const { student, tutor, id, course } = await makeCourse();
  for (let at = 0; at < 20; at += 1) {
    for (const kind of ["recording", "exam", "live-session", "announcement"] as const) {
      await publish(academy, id, tutor, kind, { title: `${kind} ${at}` });
    }
  }
  for (const path of ["/dashboard", course, course, "/dashboard", "/tutor-dashboard"]) {
    const { browser } = path === "/tutor-dashboard" ? tutor : student;
    const queries = await countStatements(() => browser.read(path));
    expect([path, queries]).toEqual([path, expect.toSatisfy((n: number) => n > 0 && n <= 3)]);
  }
});
