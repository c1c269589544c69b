import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cleanUp, makeDataFolder } from "#server/postgres/owner-process.ts";
import {
  findServerPrograms,
  startServerCluster,
  type ServerCluster,
} from "#test/support/server-cluster.ts";
import { openDatabase } from "./database.ts";
import { readFrom, type Read } from "./standby.ts";

// Where the system has a PostgreSQL of its own: the embedded one has no standbys.
const hasServer = findServerPrograms() !== null;

let primary: ServerCluster;
let standby: ServerCluster;
let writes: ReturnType<typeof openDatabase>;
let reads: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  if (!hasServer) return;
  const folder = makeDataFolder();
  primary = await startServerCluster({ folder: join(folder, "primary") });
  standby = await startServerCluster({ folder: join(folder, "standby"), standbyOf: primary });
  writes = openDatabase(primary.connection("postgres"), () => {});
  reads = openDatabase(standby.connection("postgres"), () => {});
  await writes.pool.query("create table notes (note text)");
}, 120_000);

afterAll(async () => {
  if (!hasServer) return;
  await writes.pool.end();
  await reads.pool.end();
  await standby.stop();
  await primary.stop();
  cleanUp();
});

beforeEach(async () => {
  if (!hasServer) return;
  // Whatever went before has arrived.
  await writes.pool.query("select pg_switch_wal()");
  await expect.poll(() => where(read())).toBe("standby");
});

const read = () => readFrom(writes.database, reads.database);

/** Where something is read. */
async function where(from: Read): Promise<string> {
  return from(async (database) => {
    const { rows } = await sql<{ where: string }>`
      select case when pg_is_in_recovery() then 'standby' else 'primary' end as where
    `.execute(database);
    return rows[0]?.where ?? "";
  });
}

async function countNotes(from: Read): Promise<number> {
  return from(async (database) => {
    const { rows } = await sql<{ notes: number }>`
      select count(*)::int as notes from notes`.execute(database);
    return rows[0]?.notes ?? 0;
  });
}

test.skipIf(!hasServer)("what was just written is read, however far a standby is behind", async () => {
  const from = read();
  const before = await countNotes(from);
  await reads.pool.query("select pg_wal_replay_pause()");
  try {
    await writes.pool.query("insert into notes values ('new')");
    expect(await countNotes(from)).toBe(before + 1);
    expect(await where(from)).toBe("primary");
  } finally {
    await reads.pool.query("select pg_wal_replay_resume()");
  }
  await expect.poll(() => where(from)).toBe("standby");
  expect(await countNotes(from)).toBe(before + 1);
});

test.skipIf(!hasServer)("writer after writer reads what they wrote, mostly from the standby", async () => {
  const from = read();
  const before = await countNotes(from);
  const places: string[] = [];
  for (let note = 1; note <= 50; note += 1) {
    await writes.pool.query("insert into notes values ('next')");
    expect(await countNotes(from)).toBe(before + note);
    places.push(await where(from));
  }
  expect(places).toContain("standby");
});

test.skipIf(!hasServer)("a failure on the standby is made up for by the primary", async () => {
  const from = read();
  const answer = await from(async (database) => {
    const { rows } = await sql<{ behind: boolean }>`
      select pg_is_in_recovery() as behind`.execute(database);
    if (rows[0]?.behind) throw new Error("canceled, since what it read was to be replayed over");
    return "from the primary";
  });
  expect(answer).toBe("from the primary");
  // It is left alone for a while.
  expect(await where(from)).toBe("primary");
});

test("without a standby all is read from the primary", async () => {
  const database = { its: "own" } as never;
  expect(await readFrom(database, null)((chosen) => Promise.resolve(chosen))).toBe(database);
});

test.skipIf(!hasServer)("a standby that is gone, or was promoted, is not read from", async () => {
  const gone = openDatabase({ ...standby.connection("postgres"), port: 1 }, () => {});
  expect(await where(readFrom(writes.database, gone.database))).toBe("primary");
  await gone.pool.end();
  // Its own writes would not be found there.
  expect(await where(readFrom(writes.database, writes.database))).toBe("primary");
});
