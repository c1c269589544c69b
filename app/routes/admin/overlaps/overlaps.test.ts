import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish } from "#test/support/people.ts";

const academy = useAcademy();
const nobody = "00000000-0000-0000-0000-000000000000";

/** The statements of the migration that fill the table from lessons that were there before it. */
async function fillFromBefore(): Promise<void> {
  const sql = await readFile("database/migrations/045-timetable.sql", "utf8");
  const begin = sql.indexOf("insert into booked_times (lesson_id");
  const end = sql.indexOf("-- Deferrable:");
  // The migration adds the constraints after this part.
  await academy.pool.query(`begin; set constraints all deferred; ${sql.slice(begin, end)}; commit`);
}

test("lessons that overlapped before are kept, listed, and may not overlap once they are moved", async () => {
  const admin = await makeAdmin(academy);
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const { browser } = admin;
  expect(await browser.read("/admin-dashboard")).not.toContain("lessons overlap");
  expect(await browser.read("/admin-dashboard/overlaps")).toContain("No lessons overlap.");
  const ids = [];
  for (const title of ["Doubts", "Circles", "Alone"]) {
    ids.push(await publish(academy, assignmentId, tutor, "live-session", { title }));
  }
  const [first, second, alone] = ids;
  // As an academy before the migration: nothing kept them apart.
  const at = "update content_items set starts_at = $2 where id = $1";
  await academy.pool.query(`
    alter table content_items disable trigger content_items_rebooked;
    truncate booked_times`);
  await academy.pool.query(at, [first, "2037-03-02T12:00Z"]);
  await academy.pool.query(at, [second, "2037-03-02T12:30Z"]);
  await academy.pool.query("alter table content_items enable trigger content_items_rebooked");
  await fillFromBefore();
  const { rows } = await academy.pool.query<{ id: string; group: string }>(
    `select lesson_id as id, overlap_group as "group" from booked_times`,
  );
  expect(new Map(rows.map(({ id, group }) => [id, group]))).toEqual(
    new Map([
      [first, nobody],
      [second, nobody],
      [alone, alone],
    ]),
  );

  expect(await browser.read("/admin-dashboard")).toContain("2 lessons overlap");
  const page = await browser.read("/admin-dashboard/overlaps");
  for (const text of [
    "Doubts",
    "Circles",
    student.name,
    tutor.name,
    "Monday 2 March 2037 at 5:30 PM",
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain("Alone");
  // A new one beside them is refused, and so is moving one to where it still overlaps.
  await expect(academy.pool.query(at, [second, "2037-03-02T12:15Z"])).rejects.toThrow(
    "booked_once",
  );
  await academy.pool.query(at, [second, "2037-03-02T13:00Z"]);
  expect(await browser.read("/admin-dashboard/overlaps")).toContain("No lessons overlap.");
  expect(await browser.read("/admin-dashboard")).not.toContain("lessons overlap");
});
