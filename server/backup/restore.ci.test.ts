import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { createStudent } from "#data/account/accounts.ts";
import { deleteStudent } from "#data/people/students.ts";
import { everyNth, isDeep } from "#test/support/depth.ts";
import { backUp, createOlder, readRows, readSchema, restore } from "#test/support/drill.ts";
import { idOf, useRestores, withoutCancellations } from "#test/support/restores.ts";
import { readMigrations } from "../migrate.ts";

const migrations = [...(await readMigrations()).keys()];
const restores = useRestores();

const profile = {
  name: "Sita Devi",
  username: "sita",
  phoneNumber: "+91 00000 00000",
  address: "Warangal",
  referralEmail: null,
  selectedClass: "class-9",
  selectedSubjects: ["physics"],
};

describe("a restored academy", () => {
  test("is loaded without running its triggers, which work afterwards", async () => {
    const source = await restores.openSample();
    await backUp(source.pool, restores.file);
    await source.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger append_only before update or delete or truncate on announcements execute function refuse();
      create trigger no_more before insert on announcements for each row execute function refuse()`);
    const schema = await readSchema(source.pool);
    await restore(source.pool, restores.file, { replace: true });
    expect(await readSchema(source.pool)).toEqual(schema);
    for (const change of ["truncate announcements", "update announcements set title = ''"]) {
      await expect(source.pool.query(change)).rejects.toThrow("refused");
    }
  });

  test("leaves unknown tables unchanged, and reports that their rows are left out", async () => {
    const source = await restores.openSample();
    const target = await restores.openDatabase();
    for (const { pool } of [source, target]) await pool.query("create table notes (id serial)");
    await source.pool.query("insert into notes default values");
    await target.pool.query("insert into notes values (7), (8)");
    await backUp(source.pool, restores.file);
    expect(await restore(target.pool, restores.file)).toMatchObject({ unknown: ["notes"] });
    const { notes, ...rows } = await readRows(target.pool);
    expect(notes).toEqual(["(7)", "(8)"]);
    expect({ ...rows, notes: ["(1)"] }).toEqual(await readRows(source.pool));
  });

  test("is one consistent moment of an academy in use", async () => {
    const source = await restores.openSample();
    let written = 0;
    let writing = true;
    // Each student has an assignment with two items.
    const tutor = await idOf(source, "tutor@viluva.example");
    const write = async () => {
      for (; writing; written += 1) {
        await source.database.transaction().execute(async (trx) => {
          const id = await createStudent(trx, `writer-${written}@test.example`, "hash", profile);
          const assignment = await trx
            .insertInto("assignments")
            .values({ student_id: id ?? "", tutor_id: tutor, class_id: "c", subject_id: "s" })
            .returning("id")
            .executeTakeFirstOrThrow();
          const item = {
            assignment_id: assignment.id,
            created_by: tutor,
            url: "https://a.example",
          };
          for (const title of ["one", "two"]) {
            const rest = { kind: "recording", title, description: "", starts_at: null } as const;
            await trx
              .insertInto("content_items")
              .values({ ...item, ...rest })
              .execute();
          }
        });
      }
    };
    const writer = write();
    await expect.poll(() => written).toBeGreaterThan(20);
    const before = written;
    await backUp(source.pool, restores.file);
    const after = written;
    writing = false;
    await writer;

    const target = await restores.openDatabase();
    await restore(target.pool, restores.file);
    const { rows } = await target.pool.query<{ email: string; items: number }>(
      `select a.email, count(i.*)::int as items from accounts a join students s using (id)
       join assignments g on g.student_id = s.id left join content_items i on i.assignment_id = g.id
       where a.email like 'writer-%' group by a.email`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(before);
    expect(rows.length).toBeLessThanOrEqual(after + 1);
    const expected = rows.map((_, at) => ({ email: `writer-${at}@test.example`, items: 2 }));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  const versions = migrations.map((_, at) => at + 1);
  const some = [versions[0], Math.floor(versions.length / 2), versions.at(-2)];
  test.each(isDeep() ? versions : everyNth(3, some))(
    "comes from a backup of a version with %i of today's migrations",
    async (count) => {
      const older = await restores.openDatabase(createOlder(migrations.slice(0, count)));
      await older.pool.query(
        `with a as (insert into accounts (email, password_hash) values ('old@test.example', 'x') returning id)
         insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
           selected_classes, selected_subjects) select id, 'A', 'B', '1', 'phd', '0-1', '{}', '{}' from a`,
      );
      await backUp(older.pool, restores.file);
      const target = await restores.openDatabase();
      const schema = await readSchema(target.pool);
      await restore(target.pool, restores.file);
      expect(await readSchema(target.pool)).toEqual(schema);
      const rows = await readRows(target.pool);
      expect(rows["tutors"]).toHaveLength(1);
      expect(rows["accounts"]).toEqual([expect.stringContaining("old@test.example")]);
    },
  );
});

/** What a deletion ends has its moment, and a repeated one a later moment. */
const withoutEnds = (tables: Record<string, string[]>, since: Date) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => {
      const ended = ["lesson_series", "lesson_requests"].includes(table);
      const later = (text: string) => (new Date(text) >= since ? "later" : text);
      const stamp = /\d{4}-\d\d-\d\d \d\d:\d\d:[\d.]+\+00/g;
      return [table, ended ? rows.map((row) => row.replaceAll(stamp, later)) : rows];
    }),
  );

test("open pages are notified when the academy is replaced", async () => {
  const academy = await restores.openSample();
  await backUp(academy.pool, restores.file);
  const listener = await academy.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => heard.push(payload));
  await listener.query("listen viluva_changes");
  await restore(academy.pool, restores.file, { replace: true });
  await expect.poll(() => heard).toContain("everyone");
  listener.release(true);
});

// Each restores an academy several times.
describe("a person erased after the backup", { timeout: 60_000 }, () => {
  test("stays erased through a backup that was taken after it", async () => {
    const source = await restores.openSample();
    await backUp(source.pool, restores.file);
    const old = await readFile(restores.file);
    await deleteStudent(source.database, await idOf(source, "student@viluva.example"));
    await backUp(source.pool, restores.file);
    const target = await restores.openDatabase();
    await restore(target.pool, restores.file);
    await writeFile(restores.file, old);
    await restore(target.pool, restores.file, { replace: true });
    expect(withoutCancellations(await readRows(target.pool))).toEqual(
      withoutCancellations(await readRows(source.pool)),
    );
  });

  test("is deleted again if a tutor, and what they published stays with the students", async () => {
    const source = await restores.openSample();
    const tutor = await idOf(source, "tutor@viluva.example");
    await backUp(source.pool, restores.file);
    const before = await readRows(source.pool);
    const since = new Date();
    await source.pool.query("delete from accounts where id = $1", [tutor]);
    const schema = await readSchema(source.pool);
    const expected = await readRows(source.pool);
    await restore(source.pool, restores.file, { replace: true });
    const after = await readRows(source.pool);
    const comparable = (rows: typeof after) => withoutEnds(withoutCancellations(rows), since);
    expect(comparable(after)).toEqual(comparable(expected));
    expect(await readSchema(source.pool)).toEqual(schema);
    expect(expected["students"]).toEqual(before["students"]);
    expect(expected["assignments"]).toHaveLength(before["assignments"]?.length ?? 0);
    expect(JSON.stringify(before["assignments"])).toContain(tutor);
    expect(JSON.stringify(after["assignments"])).not.toContain(tutor);
  });
});

describe("a restore is refused and changes nothing", () => {
  test("of a backup of a later version", async () => {
    const later = await restores.openDatabase();
    await later.pool.query("insert into kysely_migration values ('999-later', now()::text)");
    await backUp(later.pool, restores.file);
    const target = await restores.openSample();
    const before = await readRows(target.pool);
    await expect(restore(target.pool, restores.file, { replace: true })).rejects.toThrow(
      "999-later",
    );
    expect(await readRows(target.pool)).toEqual(before);
  });

  test("of rows that break the schema's rules", async () => {
    const source = await restores.openSample();
    await source.pool.query("alter table tutors drop constraint tutors_status_check");
    await source.pool.query("update tutors set status = 'king' where status = 'pending'");
    await backUp(source.pool, restores.file);
    const target = await restores.openSample();
    const [before, schema] = [await readRows(target.pool), await readSchema(target.pool)];
    const restored = restore(target.pool, restores.file, { replace: true });
    await expect(restored).rejects.toThrow("tutors_status_check");
    expect(await readRows(target.pool)).toEqual(before);
    expect(await readSchema(target.pool)).toEqual(schema);
  });
});
