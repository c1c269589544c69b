import { expect, test } from "vitest";
import { readRows, readSchema } from "#test/support/drill.ts";
import { useRestores } from "#test/support/restores.ts";
import { moveAcademy } from "./move.ts";

// Repeated, refused and interrupted moves: move.ci.test.ts.

const restores = useRestores();

test("a moved academy has the same rows in every table and the same schema", async () => {
  const [source, target] = [await restores.openSample(), await restores.openDatabase()];
  const schema = await readSchema(target.pool);
  const { signal } = new AbortController();
  const how = { signal, onProgress() {} };
  const { tables, isRepeated } = await moveAcademy(source.pool, target.pool, how);
  const rows = await readRows(source.pool);
  expect(isRepeated).toBe(false);
  expect(Object.fromEntries(tables.map((table) => [table.name, table.rows]))).toEqual(
    Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length])),
  );
  expect(await readRows(target.pool)).toEqual(rows);
  const withoutSequences = (lines: string[]) => lines.filter((line) => !/_seq \d* \d+$/.test(line));
  expect(withoutSequences(await readSchema(target.pool))).toEqual(withoutSequences(schema));
});
