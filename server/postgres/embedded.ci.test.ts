import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { cleanUp, makeDataFolder, serverOf } from "#test/support/owner-process.ts";
import type { Connection } from "./connect.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { EmbeddedDatabaseError } from "./error.ts";
import { weAreRoot } from "./identity.ts";

// Other processes, kills and restarts: embedded.drill.test.ts.

afterEach(cleanUp);
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

test("starts, answers, stops and keeps its rows for the next start", async () => {
  const dataDir = makeDataFolder();
  const lines: string[] = [];
  const first = await startEmbeddedDatabase(dataDir, {
    ...quiet,
    log: (line) => lines.push(line),
  });
  expect(first.shared).toBe(false);
  // Where the installed programs are closed to the user who runs them, they are copied first.
  expect(lines.filter((line) => !line.startsWith("Copying"))).toEqual([
    `Creating the database in ${dataDir}/postgres/cluster.`,
  ]);
  const settings = `SELECT name || '=' || setting FROM pg_settings WHERE name IN
    ('fsync', 'full_page_writes', 'listen_addresses', 'server_encoding', 'TimeZone',
      'synchronous_commit')
    ORDER BY lower(name)`;
  expect(await ask(first.connection, settings)).toEqual([
    "fsync=on",
    "full_page_writes=on",
    "listen_addresses=",
    "server_encoding=UTF8",
    "synchronous_commit=on",
    "TimeZone=UTC",
  ]);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await ask(first.connection, "CREATE TABLE lesson AS SELECT 'బీజగణితం' AS title");
  // Upper case and trigrams work for letters of every script.
  await ask(first.connection, "CREATE EXTENSION pg_trgm");
  const letters = "SELECT upper('ärger'), similarity('తెలుగు', 'తెలుగ') > 0.3";
  expect(await ask(first.connection, letters)).toEqual(["ÄRGER", true]);
  const server = statSync(`/proc/${serverOf(dataDir)}`);
  if (weAreRoot()) expect(server.uid).not.toBe(0);

  // Nor can the same process start it twice.
  await expect(startEmbeddedDatabase(dataDir, quiet)).rejects.toThrow(/already running/);

  await Promise.all([first.stop(), first.stop()]);
  expect(serverOf(dataDir)).toBeNull();
  const left = readdirSync(join(dataDir, "postgres")).filter(
    (name) => !name.startsWith("programs-"),
  );
  expect(left.toSorted()).toEqual([
    "cluster",
    "lock",
    "pg_hba.conf",
    "pg_ident.conf",
    "postgres.log",
  ]);

  const second = await startEmbeddedDatabase(dataDir, quiet);
  expect(await ask(second.connection, "SELECT title FROM lesson")).toEqual(["బీజగణితం"]);
  await second.stop();
});

test("a folder that cannot be created is reported in one line", async () => {
  const refused = startEmbeddedDatabase("/dev/null/data", quiet);
  await expect(refused).rejects.toThrow(EmbeddedDatabaseError);
  await expect(refused).rejects.toThrow(
    "Cannot create the folder /dev/null/data/postgres (ENOTDIR): set DATA_DIR to a writable folder.",
  );
});
