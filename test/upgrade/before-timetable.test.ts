import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyIn } from "#data/backup/copy-in.ts";
import type { Table } from "#data/backup/catalog.ts";
import { disableTriggers, enableTriggers, setSequences } from "#data/backup/stage.ts";
import { openBackupFile } from "#server/backup/read-file.ts";
import { migrate } from "#server/migrate.ts";
import { useAcademy, type TestDatabase } from "#test/support/academy.ts";
import { createOlder, readRows, restore, sealingKey } from "#test/support/drill.ts";
import { signedIn } from "#test/support/people.ts";

// `before-timetable.backup` was written by the version before the timetable (commit b385fdc) with its
// own `npm run backup`, after people had used it: four students, of whom two have guardians, and five
// tutors, one of whom left; lessons that overlapped, recordings, exams, ticks; deletions and an undo.
const file = join(import.meta.dirname, "before-timetable.backup");

/** An academy into which the backup is restored. */
const academy = useAcademy();
/** An academy of the version that wrote it, which was then upgraded. */
let upgraded: TestDatabase;
let tables: Table[] = [];
let before: Record<string, string[]> = {};

/** SQL: the rows of the old table of joined classes, from what replaced it. */
const attendedSince = `(select student_id, lesson_id as item_id, at as joined_at from lesson_events
  where what = 'joined') joined`;

/** Whether a lesson waits for its tutor has another meaning since, and searches another form of words. */
const changed = new Set(["finished_at", "search"]);

/** The rows of each table that the backup has, with the columns that it has. */
async function readOldColumns(
  pool: pg.Pool,
  { isUpgraded = true } = {},
): Promise<Record<string, string[]>> {
  const found = tables.map(async (table) => {
    const columns = table.columns.filter((column) => !changed.has(column));
    const from = isUpgraded && table.name === "attended_classes" ? attendedSince : table.name;
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from (select ${columns.join(", ")} from ${from}) t order by 1`,
    );
    return [table.name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

beforeAll(async () => {
  const backup = await openBackupFile(file, sealingKey, () => {});
  tables = backup.header.tables;
  upgraded = await createOlder(backup.header.migrations);
  const stage = { schema: "public", live: "public" };
  const client = await upgraded.pool.connect();
  await disableTriggers(client, stage);
  for await (const { table, rows } of backup.tables()) await copyIn(client, table, rows);
  await enableTriggers(client, stage);
  await setSequences(client, "public", backup.header.sequences);
  client.release();
  await backup.close();
  before = await readOldColumns(upgraded.pool, { isUpgraded: false });
});
beforeAll(async () => {
  await migrate(upgraded.database);
  await restore(academy.pool, file);
});
afterAll(() => upgraded.drop());

test("an upgrade keeps every row with every value", async () => {
  expect(Object.values(before).flat()).toHaveLength(145);
  expect(await readOldColumns(upgraded.pool)).toEqual(before);
});

test("a restore of the backup gives the same academy as the upgrade", async () => {
  expect(await readRows(academy.pool)).toEqual(await readRows(upgraded.pool));
});

interface Lesson {
  title: string;
  minutes: number;
  length: number;
  inGroup: boolean;
}

test("each lesson lasts an hour, and those that overlapped are marked", async () => {
  const { rows } = await upgraded.pool.query<Lesson>(`
    select c.title, c.minutes, extract(epoch from b.ends_at - b.starts_at)::int / 60 as length,
      b.overlap_group = '00000000-0000-0000-0000-000000000000' as "inGroup"
    from content_items c left join booked_times b on b.lesson_id = c.id and b.starts_at = c.starts_at
    where c.kind = 'live-session' order by c.starts_at, c.title`);
  expect(rows).toHaveLength(22);
  for (const { title, minutes, length } of rows) {
    expect([title, minutes, length]).toEqual([title, 60, 60]);
  }
  expect(rows.filter(({ inGroup }) => !inGroup).map(({ title }) => title)).toEqual([
    "Held alone",
    "Held before the next",
    "Held right after",
    "Alone",
    "Before the next",
    "Right after",
    "Restored",
  ]);
  const { rows: others } = await upgraded.pool.query<{ kind: string }>(
    "select distinct kind from content_items where minutes is not null",
  );
  expect(others).toEqual([{ kind: "live-session" }]);
});

const overlapping = [
  "Tutor&#x27;s first of two",
  "Tutor&#x27;s second of two",
  "Student&#x27;s first of two",
  "Student&#x27;s second of two",
  "First of a row",
  "Middle of a row",
  "Last of a row",
  "Twice at once",
  "Twice at once, again",
];

test("an admin finds those to come, and one that its tutor moves is an ordinary one", async () => {
  const { rows: admins } = await academy.pool.query<{ id: string }>("select id from admins");
  const admin = await signedIn(academy, { id: admins[0]?.id ?? "" });
  const listed = async () => {
    const page = await admin.read("/admin-dashboard/overlaps");
    const cells = page.matchAll(/(?:Mathematics|Physics): ([^<]+)</g);
    return [...cells].map(([, title]) => title);
  };
  expect(await listed()).toHaveLength(9);
  expect(new Set(await listed())).toEqual(new Set(overlapping));
  expect(await admin.read("/admin-dashboard")).toContain("9 lessons overlap");

  const { rows: found } = await academy.pool.query<{ id: string; course: string; tutor: string }>(
    `select c.id, a.id as course, a.tutor_id as tutor from content_items c
     join assignments a on a.id = c.assignment_id where c.title = 'Tutor''s second of two'`,
  );
  const { id = "", course = "", tutor: tutorId = "" } = found[0] ?? {};
  const tutor = await signedIn(academy, { id: tutorId });
  const path = `/tutor-dashboard/${course}/live-sessions/${id}/edit`;
  const move = async (time: string) => {
    const page = await tutor.read(path);
    const opened = /name="opened"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
    const fields = { title: "Moved", description: "Moved.", url: "https://meet.example/room" };
    const when = { date: "2040-03-06", time, minutes: "60" };
    return (await tutor.post(path, { ...fields, ...when, opened })).status;
  };
  // Whatever overlapped may not overlap again once it moves.
  expect(await move("17:00")).toBe(409);
  expect(await listed()).toHaveLength(9);
  expect(await move("18:30")).toBe(303);
  expect(new Set(await listed())).toEqual(
    new Set(overlapping.filter((title) => !title.startsWith("Tutor&#x27;s"))),
  );
  const { rows } = await academy.pool.query(
    `select b.overlap_group = b.lesson_id as "isOrdinary", b.ends_at - b.starts_at = interval '1 hour' as "isAnHour"
     from booked_times b join content_items c on c.id = b.lesson_id where c.title = 'Moved'`,
  );
  expect(rows).toEqual([{ isOrdinary: true, isAnHour: true }]);
  expect(await move("17:30")).toBe(409);
});

test("lessons that overlapped in the past stay in the families' lists", async () => {
  const { rows } = await academy.pool.query<{ title: string; course: string; student: string }>(
    `select c.title, a.id as course, a.student_id as student from content_items c
     join assignments a on a.id = c.assignment_id where c.title like 'Held, student%'`,
  );
  expect(rows).toHaveLength(2);
  for (const { title, course, student } of rows) {
    const browser = await signedIn(academy, { id: student });
    const page = await browser.read(`/dashboard/courses/${course}?lessons=all`);
    expect(page).toContain(title.replace("'", "&#x27;"));
  }
});
