import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Connection } from "./connect.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { canAccess, weAreRoot } from "./identity.ts";
import { everyNth } from "#test/support/depth.ts";
import {
  cleanUp,
  copyDataFolder,
  makeDataFolder,
  makeOriginal,
  serverOf,
  startOwner,
} from "#test/support/owner-process.ts";

let original: string;
beforeAll(async () => {
  original = await makeOriginal();
});
afterEach(cleanUp);
afterAll(() => rmSync(original, { recursive: true }));
const quiet = { log() {}, whenRunning: "refuse" } as const;

async function ask(connection: Connection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

test("another process is refused, or shares the database on request", async () => {
  const dataDir = copyDataFolder(original);
  const owner = await startOwner(dataDir);
  const refused = await startOwner(dataDir);
  expect(refused.answer).toMatchObject({
    up: false,
    name: "EmbeddedDatabaseError",
    message:
      `The academy is already running on ${dataDir} (process ${owner.pid}). ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  });
  const sharer = await startOwner(dataDir, { whenRunning: "share" });
  expect(sharer.answer).toMatchObject({ up: true, shared: true });
  await sharer.stop();
  expect(await ask(owner.answer.connection, "SELECT count(*)::int FROM kept")).toEqual([2]);
  await owner.stop();
  expect(serverOf(dataDir)).toBeNull();

  const alone = await startOwner(dataDir, { whenRunning: "share" });
  expect(alone.answer).toMatchObject({ up: true, shared: false });
  await alone.stop();
});

test("of two starts at the same moment exactly one succeeds", async () => {
  const dataDir = makeDataFolder();
  for (const round of ["on a new folder", "on an old folder"]) {
    const both = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
    const [winner, ...winners] = both.filter((each) => each.answer.up);
    expect(winners, round).toHaveLength(0);
    const loser = both.find((each) => !each.answer.up);
    expect(loser?.answer.message).toMatch(/^The academy is already running/);
    await winner?.stop();
  }
  const whenRunning = "share";
  const both = await Promise.all([
    startOwner(dataDir, { whenRunning }),
    startOwner(dataDir, { whenRunning }),
  ]);
  const sharers = both.filter((each) => each.answer.shared);
  const owners = both.filter((each) => each.answer.shared === false);
  expect([sharers.length, owners.length]).toEqual([1, 1]);
  for (const each of [...sharers, ...owners]) await each.stop();
});

test("a data folder whose path is too long for a socket works", async () => {
  const long = join(makeDataFolder(), "n".repeat(120));
  mkdirSync(long);
  const dataDir = join(long, "data with spaces, and commas");
  renameSync(copyDataFolder(original), dataDir);
  const database = await startEmbeddedDatabase(dataDir, quiet);
  const socketFolder = database.connection.host;
  expect(socketFolder.startsWith(tmpdir())).toBe(true);
  expect(await ask(database.connection, "SELECT 1")).toEqual([1]);
  await database.stop();
  expect(existsSync(socketFolder)).toBe(false);
});

const user = { uid: 65_534, gid: 65_534 };
const userMayRunIt = weAreRoot() && canAccess(user, join(import.meta.dirname, "../.."));

test.runIf(userMayRunIt)("an ordinary user needs no privilege", async () => {
  const dataDir = join(makeDataFolder(), "theirs");
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, user.uid, user.gid);
  const owner = await startOwner(dataDir, user);
  expect(owner.answer).toMatchObject({ up: true, shared: false });
  await owner.stop();

  // Root keeps the cluster's owner, so that the user can come back.
  const asRoot = await startOwner(dataDir);
  expect(asRoot.answer).toMatchObject({ up: true });
  await asRoot.stop();
});

/** Kills the server's main process alone; its children notice and end. */
function killServer(dataDir: string): number {
  const pid = serverOf(dataDir) ?? 0;
  process.kill(pid, "SIGKILL");
  return pid;
}

test("a server that cannot start is retried until it can", async () => {
  const dataDir = copyDataFolder(original);
  const settings = join(dataDir, "postgres", "cluster", "postgresql.conf");
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const database = await startEmbeddedDatabase(dataDir, { ...quiet, log });
  writeFileSync(settings, "no_such_setting = 1\n");
  killServer(dataDir);
  const failures = () =>
    lines.filter((line) => /did not start: .*next attempt in/.test(line)).length;
  await expect.poll(failures).toBeGreaterThan(1);
  writeFileSync(settings, "");
  const isBack = () => lines.at(-1) === "PostgreSQL is running again.";
  await expect.poll(isBack).toBe(true);
  expect(await ask(database.connection, "SELECT 1")).toEqual([1]);
  await database.stop();
});

test.each(everyNth(3, [0, 200, 600]))(
  "a stop %i ms after the server was killed prevents its restart",
  async (milliseconds) => {
    const dataDir = copyDataFolder(original);
    const database = await startEmbeddedDatabase(dataDir, quiet);
    killServer(dataDir);
    await delay(milliseconds);
    await database.stop();
    expect(serverOf(dataDir)).toBeNull();
    const next = await startEmbeddedDatabase(dataDir, quiet);
    expect(await ask(next.connection, "SELECT 1")).toEqual([1]);
    await next.stop();
  },
);

test("a server that is killed is started again each time", async () => {
  const dataDir = makeDataFolder();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const database = await startEmbeddedDatabase(dataDir, { ...quiet, log });
  await ask(database.connection, "CREATE TABLE lesson AS SELECT 'algebra' AS title");
  for (let round = 1; round <= 2; round += 1) {
    const killed = killServer(dataDir);
    const isBack = () => lines.filter((line) => line.includes("running again")).length === round;
    await expect.poll(isBack).toBe(true);
    expect(serverOf(dataDir)).not.toBe(killed);
    expect(await ask(database.connection, "SELECT title FROM lesson")).toEqual(["algebra"]);
  }
  expect(lines).toContainEqual(
    expect.stringMatching(/^PostgreSQL stopped unexpectedly \(.+postgres\.log\); restarting it\.$/),
  );
  await database.stop();
  expect(serverOf(dataDir)).toBeNull();
});
