import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "#data/shared/database.ts";
import { installMailQueue } from "./mail/queue.ts";

const folder = join(import.meta.dirname, "../database/migrations");

/** The SQL of every migration by name, in the order in which they run. */
export async function readMigrations(): Promise<Map<string, string>> {
  const migrations = new Map<string, string>();
  for (const file of (await readdir(folder)).toSorted()) {
    migrations.set(file.replace(/\.sql$/, ""), await readFile(join(folder, file), "utf8"));
  }
  return migrations;
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const asMigration = ([name, text]: [string, string]) => {
    const up = async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db));
    return [name, { up }] as const;
  };
  return Object.fromEntries([...(await readMigrations())].map(asMigration));
}

/**
 * Brings the schema up to date, in one transaction and one instance at a time, then the mail
 * queue's schema.
 *
 * @returns the names of the migrations that ran
 * @throws the error of the first migration that failed
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await installMailQueue(db);
  return results.map((result) => result.migrationName);
}
