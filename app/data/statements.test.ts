import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID, type UUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase } from "#test/support/academy.ts";
import { watchStatements } from "./statements.ts";

interface Told {
  text: string;
  requestId: UUID | null;
  milliseconds: number;
}

const requests = new AsyncLocalStorage<UUID>();
const told: Told[] = [];
let pool: pg.Pool;

beforeAll(async () => {
  const { config, drop } = await createDatabase("nothing");
  pool = new pg.Pool({ ...config, max: 1 });
  // A connection that is about to end may still hear that its database is dropped.
  pool.on("connect", (client) => client.on("error", () => {}));
  // A connection that was there before is watched too.
  await pool.query("select 1");
  watchStatements(pool, {
    requestId: () => requests.getStore() ?? null,
    ended: (text, milliseconds, requestId) => told.push({ text, milliseconds, requestId }),
  });
  return async () => {
    await pool.end();
    await drop();
  };
});
afterAll(() => requests.disable());
beforeEach(() => void told.splice(0));

// What the server has got of the statement that asks for it.
const asked = "select query from pg_stat_activity where pid = pg_backend_pid()";

interface Row {
  query: string;
}

test("a statement names its request at its end, and is told of without", async () => {
  const id = randomUUID();
  const { rows } = await requests.run(id, () => pool.query<Row>(asked));
  expect(rows).toEqual([{ query: `${asked} /*request_id='${id}'*/` }]);
  expect(told).toEqual([{ text: asked, requestId: id, milliseconds: expect.any(Number) as number }]);
});

test("a statement of nobody's request stays as it is", async () => {
  const { rows } = await pool.query<Row>(asked);
  expect(rows).toEqual([{ query: asked }]);
  expect(told).toMatchObject([{ text: asked, requestId: null }]);
});

test.each<[string, (client: pg.PoolClient) => Promise<pg.QueryResult<Row>>]>([
  ["with parameters", (client) => client.query(`${asked} and $1::int > 0`, [1])],
  ["as an object", (client) => client.query({ text: `${asked} and $1::int > 0`, values: [1] })],
  [
    "with a callback",
    (client) =>
      new Promise((resolve, reject) => {
        client.query<Row>(asked, (error: Error | null, result) =>
          error ? reject(error) : resolve(result),
        );
      }),
  ],
  [
    "with parameters and a callback",
    (client) =>
      new Promise((resolve, reject) => {
        client.query<Row>(`${asked} and $1::int > 0`, [1], (error: Error | null, result) =>
          error ? reject(error) : resolve(result),
        );
      }),
  ],
])("so does one that is sent %s", async (_, send) => {
  const id = randomUUID();
  const client = await pool.connect();
  try {
    const { rows } = await requests.run(id, () => send(client));
    expect(rows).toEqual([{ query: expect.stringMatching(`/\\*request_id='${id}'\\*/$`) as string }]);
    expect(told).toMatchObject([{ requestId: id }]);
  } finally {
    client.release();
  }
});

test.each([
  { name: "asked", text: asked },
  `/*statement='asked'*/ ${asked}`,
])("a prepared statement has the same text for every request: %j", async (prepared) => {
  const text = typeof prepared === "string" ? prepared : prepared.text;
  for (const id of [randomUUID(), randomUUID()]) {
    const { rows } = await requests.run(id, () => pool.query<Row>(prepared));
    expect(rows).toEqual([{ query: text }]);
    expect(told.at(-1)).toMatchObject({ text, requestId: id });
  }
});

test("a statement that fails is told of, and fails as it did", async () => {
  const failing = pool.query("select 1 / $1::int", [0]);
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect(told).toMatchObject([{ text: "select 1 / $1::int" }]);
});

test("what is no statement is let through", async () => {
  const client = await pool.connect();
  const ended = new Promise((resolve) => {
    const query = client.query(new pg.Query("select 1 as one"));
    query.on("row", () => {});
    query.on("end", resolve);
  });
  await ended;
  client.release();
  expect(told).toEqual([]);
});

test("requests that wait for one connection are told apart", async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    ids.map((id, at) => requests.run(id, () => pool.query<Row>(`${asked} and ${at} = ${at}`))),
  );
  const named = answers.map(({ rows }) => /request_id='(.+)'/.exec(rows[0]?.query ?? "")?.[1]);
  expect(named).toEqual(ids);
  expect(told.map(({ requestId }) => requestId)).toEqual(ids);
});
