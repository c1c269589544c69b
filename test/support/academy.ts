import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, type Database } from "#data/database.ts";
import { serveAcademy } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";

/** A served academy of its own for one test file. */
export interface TestAcademy {
  /** Where it listens. */
  url: string;
  /** What its people see in their address bar. */
  origin: string;
  database: Database;
  pool: pg.Pool;
  /** Its data folder; the database is elsewhere. */
  dataDir: string;
}

export interface TestDatabase {
  database: Database;
  pool: pg.Pool;
  drop: () => Promise<void>;
}

/** Opens a database of its own: a copy of the migrated template, or one with nothing in it. */
export async function createDatabase(from: "template" | "nothing"): Promise<TestDatabase> {
  const template = inject("template");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const maintenance = new pg.Client({ ...template, database: "postgres" });
  await maintenance.connect();
  const source = from === "template" ? template.database : "template1";
  await maintenance.query(`create database ${name} template ${source}`);
  const { database, pool } = openDatabase({ ...template, database: name }, () => {});
  return {
    database,
    pool,
    async drop() {
      await pool.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
}

/**
 * Serves the built product on a fresh copy of the template database for all tests of the calling
 * file; its parts may be read inside tests and hooks.
 */
export function useAcademy(env: Record<string, string> = {}): TestAcademy {
  const academy = {} as TestAcademy;
  let close = async () => {};

  beforeAll(async () => {
    const { database, pool, drop } = await createDatabase("template");
    const folder = await mkdtemp(join(tmpdir(), "viluva-academy-"));
    const settings = readSettings({ PORT: "0", DATA_DIR: folder, ...env });
    const running = await serveAcademy(settings, { database, pool, close: async () => {} });
    const origin = settings.publicUrl ?? running.url;
    const { dataDir } = settings;
    Object.assign(academy, { url: running.url, origin, database, pool, dataDir });
    close = async () => {
      await running.stop();
      await drop();
      await rm(folder, { recursive: true });
    };
  });

  afterAll(() => close());
  return academy;
}

/** How many rows each table has: what a refused request must leave as it was. */
export async function countRows({ pool }: TestAcademy): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ table: string; rows: number }>(`
    select relname as table,
      (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || relname, true, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and relname <> 'rate_limits' order by relname`);
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}
