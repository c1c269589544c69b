import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, type Database } from "#data/database.ts";
import { serveAcademy } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";

/** A served academy of its own for one test file. */
export interface TestAcademy {
  url: string;
  database: Database;
  pool: pg.Pool;
}

/**
 * Serves the built product on a fresh copy of the template database for all tests of the calling
 * file; its parts may be read inside tests and hooks.
 */
export function useAcademy(env: Record<string, string> = {}): TestAcademy {
  const academy = {} as TestAcademy;
  let close = async () => {};

  beforeAll(async () => {
    const template = inject("template");
    const name = `test_${randomBytes(6).toString("hex")}`;
    const maintenance = new pg.Client({ ...template, database: "postgres" });
    await maintenance.connect();
    await maintenance.query(`create database ${name} template ${template.database}`);
    const { database, pool } = openDatabase({ ...template, database: name }, () => {});
    const settings = readSettings({ PORT: "0", ...env });
    const running = await serveAcademy(settings, { database, pool, close: async () => {} });
    Object.assign(academy, { url: running.url, database, pool });
    close = async () => {
      await running.stop();
      await pool.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    };
  });

  afterAll(() => close());
  return academy;
}
