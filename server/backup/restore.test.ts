import { expect, test } from "vitest";
import { deleteEnquiry } from "#data/enquiries/enquiries.ts";
import { deleteStudent } from "#data/people/students.ts";
import type { TestDatabase } from "#test/support/academy.ts";
import { backUp, readRows, readSchema, restore } from "#test/support/drill.ts";
import { idOf, useRestores, withoutCancellations } from "#test/support/restores.ts";

// What else may happen to a restore: restore.ci.test.ts.

const restores = useRestores();

async function addEnquiry({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into enquiries (source, asker, asker_name, phone, class_id)
     values ('phone', 'parent', 'A', '0', 'class-10') returning id`,
  );
  return rows[0]?.id ?? "";
}

test("a restored academy has the same rows, indexes, constraints and triggers", async () => {
  const source = await restores.openSample();
  for (const table of ["accounts", "guardians"]) {
    await source.pool.query(`update ${table} set language = 'te'`);
  }
  await backUp(source.pool, restores.file);
  const target = await restores.openDatabase();
  expect(await restore(target.pool, restores.file)).toMatchObject({ erasedAgain: 0, unknown: [] });
  expect(await readRows(target.pool)).toEqual(await readRows(source.pool));
  expect(await readSchema(target.pool)).toEqual(await readSchema(source.pool));
});

// It restores an academy several times.
test("a person erased after the backup stays erased, in the same academy and in a new one with the file of erasures", async () => {
  const source = await restores.openSample();
  const student = await idOf(source, "student@viluva.example");
  const enquiry = await addEnquiry(source);
  await backUp(source.pool, restores.file);
  const full = await readRows(source.pool);
  await deleteStudent(source.database, student);
  await deleteEnquiry(source.database, enquiry);
  const erased = withoutCancellations(await readRows(source.pool));
  expect(erased["erasures"]).toHaveLength(2);

  expect(await restore(source.pool, restores.file, { replace: true })).toMatchObject({
    erasedAgain: 1,
  });
  expect(withoutCancellations(await readRows(source.pool))).toEqual(erased);

  const erasures = [student, enquiry].map((id) => ({ accountId: id, erasedAt: new Date() }));
  const fresh = await restores.openDatabase();
  expect(await restore(fresh.pool, restores.file, { erasures })).toMatchObject({
    erasedAgain: 1,
  });
  const { erasures: _, ...rows } = withoutCancellations(await readRows(fresh.pool));
  expect({ ...rows, erasures: erased["erasures"] }).toEqual(erased);

  // Without the file of erasures the person comes back, which the file prevents.
  const unknowing = await restores.openDatabase();
  await restore(unknowing.pool, restores.file);
  expect(await readRows(unknowing.pool)).toEqual(full);
});

test("a restore is refused and changes nothing if there are accounts, unless it may replace them", async () => {
  const source = await restores.openSample();
  await backUp(source.pool, restores.file);
  await source.pool.query("update students set name = 'Changed'");
  const before = await readRows(source.pool);
  const accounts = before["accounts"]?.length;
  await expect(restore(source.pool, restores.file)).rejects.toThrow(
    new RegExp(`^The academy has ${accounts} accounts: `),
  );
  expect(await readRows(source.pool)).toEqual(before);
  await restore(source.pool, restores.file, { replace: true });
  expect(await readRows(source.pool)).not.toEqual(before);
});
