import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#data/shared/database.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { settingsFor, startCommand, type Outcome } from "#test/support/command.ts";
import { readRows } from "#test/support/drill.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { migrate } from "#server/migrate.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { cleanUp, makeDataFolder } from "#test/support/owner-process.ts";

// The command as an operator runs it, from a data folder of its own into a server.

let dataDir = "";
let target: TestDatabase;
let databaseUrl = "";

beforeAll(async () => {
  dataDir = makeDataFolder();
  target = await createDatabase("nothing");
  databaseUrl = (await settingsFor({ pool: target.pool, dataDir }))["DATABASE_URL"] ?? "";
});
afterAll(async () => {
  await target.drop();
  cleanUp();
});

function move(...args: string[]): Promise<Outcome> {
  return startCommand("server/commands/move.ts", args, { DATA_DIR: dataDir }).outcome;
}

async function withEmbedded<Result>(
  work: (open: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const embedded = await startEmbeddedDatabase(dataDir, {
    log() {},
    whenRunning: "refuse",
  });
  const open = openDatabase(embedded.connection, () => {});
  try {
    return await work(open);
  } finally {
    await open.pool.end();
    await embedded.stop();
  }
}

test("reports its usage, and what is missing", async () => {
  expect(await move()).toMatchObject({ code: 1, error: expect.stringContaining("usage: npm run") });
  const nothing = await move(databaseUrl);
  expect(nothing).toMatchObject({ code: 1, error: expect.stringContaining("no academy in") });
  expect(await move("mysql://there")).toMatchObject({
    code: 1,
    error: expect.stringContaining("DATABASE_URL does not begin with postgres://"),
  });
});

test("moves an embedded academy into an empty server, unless the academy is running", async () => {
  const rows = await withEmbedded(async ({ database, pool }) => {
    await migrate(database);
    await fillSampleAcademy(database, new Date("2026-08-15T12:00:00Z"), cheapCost);
    const refused = await move(databaseUrl);
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining("already running") });
    return readRows(pool);
  });
  const { code, out } = await move(databaseUrl);
  expect(out).toMatch(/^Moved the academy: [\d,]+ rows in \d+ tables, identical in both databases/);
  expect(code).toBe(0);
  expect(await readRows(target.pool)).toEqual(rows);
  const again = await move(databaseUrl);
  expect(again).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The academy was already moved/),
  });
});
