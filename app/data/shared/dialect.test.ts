import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID, type UUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#test/support/academy.ts";
import { observeDatabase, openDatabase, type Database } from "./database.ts";
import { prepare } from "./prepared.ts";

const requests = new AsyncLocalStorage<UUID>();
const observed: { text: string; milliseconds: number; requestId: UUID | null }[] = [];
let database: Database;

beforeAll(async () => {
  const { config, drop } = await createDatabase("nothing");
  const { pool } = openDatabase({ ...config, max: 1 }, () => {});
  const findRequestId = () => requests.getStore() ?? null;
  database = observeDatabase(pool, {
    findRequestId,
    onStatement: (text, milliseconds) =>
      void observed.push({ text, milliseconds, requestId: findRequestId() }),
  });
  return async () => {
    await pool.end();
    await drop();
  };
});
afterAll(() => requests.disable());
beforeEach(() => void observed.splice(0));

// The text of the statement itself, as the server received it.
const ownText = "select query from pg_stat_activity where pid = pg_backend_pid()";

async function receivedText(number = 0): Promise<string> {
  const { rows } = await sql<{ query: string }>`
    ${sql.raw(ownText)} and ${number}::int >= 0`.execute(database);
  return rows[0]?.query ?? "";
}

test("a statement ends with the id of its request, which the observer's text does not have", async () => {
  const id = randomUUID();
  const received = await requests.run(id, receivedText);
  expect(observed).toEqual([
    {
      text: expect.stringContaining(ownText) as string,
      milliseconds: expect.any(Number) as number,
      requestId: id,
    },
  ]);
  expect(received).toBe(`${observed[0]?.text} /*request_id='${id}'*/`);
});

test("a statement outside a request has no comment", async () => {
  expect(await receivedText()).toBe(observed[0]?.text);
  expect(observed).toMatchObject([{ requestId: null }]);
});

test("a prepared statement has the same text in every request", async () => {
  const select = prepare("own-text", (db, { number }: { number: number }) =>
    sql<{ query: string }>`${sql.raw(ownText)} and ${number}::int >= 0`.compile(db),
  );
  for (const id of [randomUUID(), randomUUID()]) {
    const [row] = await requests.run(id, () => select(database, { number: 1 }));
    expect(row?.query).toBe(`${ownText} and $1::int >= 0`);
    expect(observed.at(-1)).toMatchObject({ text: row?.query, requestId: id });
  }
});

test("a failed statement is observed, and fails with PostgreSQL's error", async () => {
  await expect(sql`select 1 / ${0}::int`.execute(database)).rejects.toMatchObject({
    code: "22012",
  });
  expect(observed).toMatchObject([{ text: "select 1 / $1::int" }]);
});

test("requests that wait for the same connection keep their own ids", async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const texts = await Promise.all(
    ids.map((id, number) => requests.run(id, () => receivedText(number))),
  );
  expect(texts.map((text) => /request_id='(.+)'/.exec(text)?.[1])).toEqual(ids);
  expect(observed.map(({ requestId }) => requestId)).toEqual(ids);
});

describe("a transaction", () => {
  const countNotes = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from notes`.execute(
      database,
    );
    return rows[0]?.count;
  };
  beforeEach(async () => {
    await sql`create table if not exists notes (note text unique)`.execute(database);
    await sql`truncate notes`.execute(database);
  });

  test("reports how many rows a statement changed", async () => {
    const result = await sql`insert into notes values ('a'), ('b')`.execute(database);
    expect(result.numAffectedRows).toBe(2n);
    expect((await sql`select * from notes`.execute(database)).numAffectedRows).toBeUndefined();
  });

  test("is rolled back when it throws", async () => {
    const failing = database.transaction().execute(async (trx) => {
      await sql`insert into notes values ('a')`.execute(trx);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await countNotes()).toBe(0);
  });

  test("fails at its commit when a failed statement was ignored", async () => {
    const failing = database.transaction().execute(async (trx) => {
      await sql`insert into notes values ('a')`.execute(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => {});
    });
    await expect(failing).rejects.toThrow(/transaction/i);
    expect(await countNotes()).toBe(0);
  });

  test("whose connection is lost leaves none to the pool", async () => {
    const failing = database.transaction().execute(async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(failing).rejects.toThrow(/terminat/i);
    expect(await countNotes()).toBe(0);
  });
});
