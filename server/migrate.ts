import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "#data/database.ts";

const folder = join(import.meta.dirname, "../database/migrations");

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(folder)).toSorted()) {
    const text = await readFile(join(folder, file), "utf8");
    migrations[file.replace(/\.sql$/, "")] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

/**
 * Brings the schema up to date, all or nothing, one instance at a time.
 *
 * @returns the names of the migrations that ran
 * @throws the error of the first migration that failed
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
