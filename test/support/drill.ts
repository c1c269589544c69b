import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { listTables } from "#data/backup/catalog.ts";
import { backupKey } from "#server/backup/key.ts";
import { makeBackup } from "#server/backup/make.ts";
import { openBackupFile } from "#server/backup/read-file.ts";
import { restoreBackup, type RestoreOptions, type RestoreSummary } from "#server/backup/restore.ts";
import { createDatabase, type TestDatabase } from "./academy.ts";

/** The key of the tests' backups, and the setting that makes commands use it. */
export const testKey = "the key of the backups of all tests";
export const sealingKey = backupKey(Buffer.from(testKey));

const quiet = () => {};
const { signal } = new AbortController();

export function backUp(pool: pg.Pool, file: string) {
  return makeBackup(pool, file, { key: sealingKey, force: true, signal, onProgress: quiet });
}

export async function restore(
  pool: pg.Pool,
  file: string,
  options: Partial<RestoreOptions> = {},
): Promise<RestoreSummary> {
  const backup = await openBackupFile(file, sealingKey, quiet);
  const usual = {
    replace: false,
    acceptAdmins: true,
    erasures: [],
    withdrawals: [],
    signal,
    onProgress: quiet,
  };
  try {
    return await restoreBackup(pool, backup, { ...usual, ...options });
  } finally {
    await backup.close();
  }
}

/** Every row of every table that is backed up, as PostgreSQL writes it. */
export async function readRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const tables: Record<string, string[]> = {};
  try {
    for (const { name } of await listTables(client, "public")) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
  } finally {
    client.release();
  }
  return tables;
}

/**
 * The definition of a schema in PostgreSQL's own words. Equal schemas differ in nothing but the
 * next id of `list_counts`, which every recount increases.
 */
export async function readSchema(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all
    select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all
    select format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, pg_get_expr(adbin, adrelid))
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and attnum > 0 and c.relkind = 'r'
    union all
    select format('%s %s %s %s', schemaname, sequencename, last_value, increment_by)
      from pg_sequences where sequencename <> 'list_counts_id_seq'
    union all
    select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select nspname from pg_namespace where nspname !~ '^pg_'
    union all
    select format('%s %s', relname, relacl) from pg_class where relnamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

/** A database as an earlier version left it, with the first migrations only. */
export async function createOlder(migrations: readonly string[]): Promise<TestDatabase> {
  const older = await createDatabase("nothing");
  await older.pool.query("create table kysely_migration (name text primary key, timestamp text)");
  for (const name of migrations) {
    const path = join(import.meta.dirname, `../../database/migrations/${name}.sql`);
    await older.pool.query(await readFile(path, "utf8"));
    await older.pool.query("insert into kysely_migration values ($1, now()::text)", [name]);
  }
  return older;
}
