import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Connection } from "./connect.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { EmbeddedDatabaseError } from "./error.ts";
import { weAreRoot } from "./identity.ts";
import { cleanUp, copyDataFolder, makeDataFolder, makeOriginal } from "./owner-process.ts";
import { serverOf, startOwner } from "./owner-process.ts";

const slow = 120_000;
let original: string;
beforeAll(async () => {
  original = await makeOriginal();
}, slow);
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

test(
  "starts, answers, stops and keeps its rows for the next start",
  { timeout: slow },
  async () => {
    const dataDir = makeDataFolder();
    const said: string[] = [];
    const first = await startEmbeddedDatabase(dataDir, {
      ...quiet,
      log: (line) => said.push(line),
    });
    expect(first.shared).toBe(false);
    expect(said).toEqual([`Creating the database in ${dataDir}/postgres/cluster.`]);
    const settings = `SELECT name || '=' || setting FROM pg_settings WHERE name IN
    ('fsync', 'listen_addresses', 'server_encoding', 'TimeZone', 'synchronous_commit')
    ORDER BY lower(name)`;
    expect(await ask(first.connection, settings)).toEqual([
      "fsync=on",
      "listen_addresses=",
      "server_encoding=UTF8",
      "synchronous_commit=on",
      "TimeZone=UTC",
    ]);
    expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
    await ask(first.connection, "CREATE TABLE lesson AS SELECT 'బీజగణితం' AS title");
    // Letters of every script count, in capitals and in trigrams.
    await ask(first.connection, "CREATE EXTENSION pg_trgm");
    const letters = "SELECT upper('ärger'), similarity('తెలుగు', 'తెలుగ') > 0.3";
    expect(await ask(first.connection, letters)).toEqual(["ÄRGER", true]);
    const server = statSync(`/proc/${serverOf(dataDir)}`);
    if (weAreRoot()) expect(server.uid).not.toBe(0);

    // The same process is no exception.
    await expect(startEmbeddedDatabase(dataDir, quiet)).rejects.toThrow(/already running/);

    await Promise.all([first.stop(), first.stop()]);
    expect(serverOf(dataDir)).toBeNull();
    expect(readdirSync(join(dataDir, "postgres")).toSorted()).toEqual([
      "cluster",
      "lock",
      "postgres.log",
    ]);

    const second = await startEmbeddedDatabase(dataDir, quiet);
    expect(await ask(second.connection, "SELECT title FROM lesson")).toEqual(["బీజగణితం"]);
    await second.stop();
  },
);

test("another process is refused, or shares it when asked to", { timeout: slow }, async () => {
  const dataDir = copyDataFolder(original);
  const owner = await startOwner(dataDir);
  const refused = await startOwner(dataDir);
  expect(refused.answer).toMatchObject({
    up: false,
    name: "EmbeddedDatabaseError",
    message:
      `Viluva is already running on ${dataDir} (process ${owner.pid}). ` +
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

test("of two starts at one moment exactly one wins", { timeout: slow }, async () => {
  const dataDir = makeDataFolder();
  for (const round of ["on a new folder", "on an old folder"]) {
    const both = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
    const [winner, ...winners] = both.filter((each) => each.answer.up);
    expect(winners, round).toHaveLength(0);
    const loser = both.find((each) => !each.answer.up);
    expect(loser?.answer.message).toMatch(/^Viluva is already running/);
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

test("a path too long for a socket works", { timeout: slow }, async () => {
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

test.runIf(weAreRoot())("an ordinary user needs no privilege", { timeout: slow }, async () => {
  const user = { uid: 65_534, gid: 65_534 };
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

test("a folder that cannot be made is refused in one line", async () => {
  const refused = startEmbeddedDatabase("/dev/null/data", quiet);
  await expect(refused).rejects.toThrow(EmbeddedDatabaseError);
  await expect(refused).rejects.toThrow(
    "Cannot make the folder /dev/null/data/postgres (ENOTDIR): set DATA_DIR to a folder that we may write.",
  );
});

/** Kills the server's main process alone; its children notice and end. */
function killServer(dataDir: string): number {
  const pid = serverOf(dataDir) ?? 0;
  process.kill(pid, "SIGKILL");
  return pid;
}

test(
  "a server that is killed is started again, as often as it takes",
  { timeout: slow },
  async () => {
    const dataDir = copyDataFolder(original);
    const said: string[] = [];
    const log = (line: string) => said.push(line);
    const database = await startEmbeddedDatabase(dataDir, { ...quiet, log });
    await ask(database.connection, "CREATE TABLE lesson AS SELECT 'algebra' AS title");
    for (let round = 1; round <= 2; round += 1) {
      const killed = killServer(dataDir);
      const isBack = () => said.filter((line) => line.includes("running again")).length === round;
      await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
      expect(serverOf(dataDir)).not.toBe(killed);
      expect(await ask(database.connection, "SELECT title FROM lesson")).toEqual(["algebra"]);
    }
    expect(said[0]).toMatch(
      /^PostgreSQL ended by itself \(.+postgres\.log\); starting it again\.$/,
    );
    await database.stop();
    expect(serverOf(dataDir)).toBeNull();
  },
);

test("one that cannot start is tried again, until it can", { timeout: slow }, async () => {
  const dataDir = copyDataFolder(original);
  const settings = join(dataDir, "postgres", "cluster", "postgresql.conf");
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  const database = await startEmbeddedDatabase(dataDir, { ...quiet, log });
  writeFileSync(settings, "no_such_setting = 1\n");
  killServer(dataDir);
  const failures = () =>
    said.filter((line) => /did not start: .*next attempt in/.test(line)).length;
  await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(1);
  writeFileSync(settings, "");
  const isBack = () => said.at(-1) === "PostgreSQL is running again.";
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
  expect(await ask(database.connection, "SELECT 1")).toEqual([1]);
  await database.stop();
});

test.each([0, 200, 600])(
  "a stop %i ms after the server was killed is final",
  { timeout: slow },
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
