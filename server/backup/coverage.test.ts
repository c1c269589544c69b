import { once } from "node:events";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyIn } from "#data/backup/copy-in.ts";
import { copyOut } from "#data/backup/copy-out.ts";
import { currentSchema, listTables, readSequences } from "#data/backup/catalog.ts";
import { leftOut } from "#data/backup/left-out.ts";
import { setSequences } from "#data/backup/stage.ts";
import { queueSchema } from "#server/mail/queue.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { runs } from "#test/support/depth.ts";

let academy: TestDatabase;

beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

describe("what is backed up", () => {
  test("includes every table of every schema, except the listed ones", async () => {
    const { pool } = academy;
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'
         and nspname <> $1`,
      // It holds the ids of mails, and is filled from them at each start.
      [queueSchema],
    );
    const client = await pool.connect();
    const tables = await listTables(client, await currentSchema(client));
    client.release();
    const covered = [...tables.map(({ name }) => name), ...Object.keys(leftOut)];
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const { because } of Object.values(leftOut)) expect(because).toMatch(/\w+ \w+/);
  });

  test("includes a new table with columns of every type, exactly", async () => {
    const { pool } = academy;
    await pool.query(`
      create table values_of_every_type (
        id int primary key, word text, list text[], at timestamptz, bytes bytea, json jsonb,
        number numeric, real float8, span interval, flag boolean,
        twice int generated always as (id * 2) stored
      );
      create table values_again (like values_of_every_type including generated)`);
    const text = fc
      .string({ unit: "binary", maxLength: 50 })
      .map((value) => value.replaceAll("\0", "\\."));
    const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
    const row = fc.tuple(
      nullable(text),
      nullable(fc.array(nullable(text))),
      nullable(fc.integer({ min: -6e15, max: 6e15 })),
      nullable(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
      nullable(fc.json().map((json) => json.replaceAll("\\u0000", ""))),
      nullable(fc.bigInt().map(String)),
      nullable(fc.double()),
      nullable(fc.integer()),
      nullable(fc.boolean()),
    );
    const client = await pool.connect();
    const check = async (rows: unknown[][]) => {
      await client.query("truncate values_of_every_type, values_again");
      for (const [id, values] of rows.entries()) {
        await client.query(
          `insert into values_of_every_type values ($1, $2, $3,
             'epoch'::timestamptz + $4 * interval '1 microsecond', $5, $6, $7, $8,
             $9 * interval '1 microsecond', $10)`,
          [id, ...values],
        );
      }
      const tables = await listTables(client, "public");
      const from = tables.find(({ name }) => name === "values_of_every_type");
      if (!from) throw new Error("the new table is not backed up");
      const to = { ...from, name: "values_again" };
      expect(await copyIn(client, to, copyOut(client, from))).toBe(rows.length);
      const differences = await client.query(
        `(table values_of_every_type except table values_again)
         union all (table values_again except table values_of_every_type)`,
      );
      expect(differences.rows).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(fc.array(row), check), {
      numRuns: runs({ usual: 15, deep: 50 }),
    });
    client.release();
  });

  test("includes a row larger than any buffer, and the small rows around it", async () => {
    const [client, other] = [await academy.pool.connect(), await academy.pool.connect()];
    await client.query(`
      create table large as select n, repeat(md5(n::text), n * n * 5) as word from generate_series(1, 60) n;
      create table large_again (like large)`);
    const from = { name: "large", columns: ["n", "word"] };
    const rows = copyOut(other, from);
    expect(await copyIn(client, { ...from, name: "large_again" }, rows)).toBe(60);
    const differences = await client.query("table large except table large_again");
    expect(differences.rows).toEqual([]);
    await client.query("drop table large, large_again");
    client.release();
    other.release();
  });

  test("leaves its connection ready for the next query", async () => {
    const client = await academy.pool.connect();
    const table = { name: "medium", columns: ["word"] };
    await client.query("create table medium (word text)");
    for (let rows = 1; rows <= 40; rows += 1) {
      await client.query("insert into medium values (repeat('word', 2500))");
      const copied = copyOut(client, table);
      // Everything is there before anybody reads.
      await once(copied, "readable");
      await new Promise(setImmediate);
      const bytes = Buffer.concat(await Array.fromAsync(copied as AsyncIterable<Buffer>));
      expect(bytes).toHaveLength(rows * 10_001);
      await client.query("select");
    }
    await client.query("drop table medium");
    client.release();
  });

  test("includes the positions of sequences, which a failed restore leaves unchanged", async () => {
    const client = await academy.pool.connect();
    await client.query("create sequence fresh; create sequence used increment 3");
    await client.query("select setval('used', 9007199254740993)");
    const before = await readSequences(client, "public");
    expect(before).toEqual([
      { name: "audit_log_id_seq", lastValue: "1", isCalled: false },
      { name: "families_number_seq", lastValue: "1001", isCalled: false },
      { name: "fee_sums_id_seq", lastValue: "1", isCalled: false },
      { name: "fresh", lastValue: "1", isCalled: false },
      { name: "journal_id_seq", lastValue: "1", isCalled: false },
      { name: "list_counts_id_seq", lastValue: "1", isCalled: false },
      { name: "used", lastValue: "9007199254740993", isCalled: true },
    ]);
    const moved = before.map((sequence) => ({ ...sequence, lastValue: "7", isCalled: true }));
    for (const [end, expected] of [["rollback", before] as const, ["commit", moved] as const]) {
      await client.query("begin");
      await setSequences(client, "public", moved);
      await client.query(end);
      expect(await readSequences(client, "public")).toEqual(expected);
    }
    expect((await client.query("select nextval('used')")).rows).toEqual([{ nextval: "10" }]);
    client.release();
  });
});
