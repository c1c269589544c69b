import type pg from "pg";
import { currentSchema, listMigrations, listTables, readSequences } from "#data/backup/catalog.ts";
import { inTransaction } from "#data/backup/connection.ts";
import { copyIn } from "#data/backup/copy-in.ts";
import { eraseAgain } from "#data/backup/erase.ts";
import { countAccounts, isOnlyRestore } from "#data/backup/guards.ts";
import { openStage, setSequences, silenceStage, type Stage } from "#data/backup/stage.ts";
import { keepAuditLog, keepSentMails, lockLive, takePlace } from "#data/backup/take-place.ts";
import type { Erasure } from "#data/erasures.ts";
import { Refusal } from "../command.ts";
import { readMigrations } from "../migrate.ts";
import type { BackupFile } from "./read-file.ts";
import { countRows, describeRows } from "./row-progress.ts";

export interface RestoreOptions {
  /** Puts the backup in the place of the people that the academy has. */
  replace: boolean;
  /** Erasures that were kept outside the database. */
  erasures: readonly Erasure[];
  /** Gives it up and leaves the academy as it was. */
  signal: AbortSignal;
  /** Told often how far it is. */
  onProgress: (text: string) => void;
}

export interface RestoreSummary {
  tables: number;
  rows: number;
  /** Accounts of the backup that had been erased since, and are again. */
  erasedAgain: number;
  /** Tables of the backup that no migration makes, whose rows were left out. */
  unknown: string[];
}

/**
 * Puts a backup in the place of an academy with today's schema, in one transaction: until its end
 * the academy is as it was, for everybody. Whoever was erased since the backup stays erased, and
 * everybody is signed out.
 *
 * @throws Refusal when a later version wrote the backup, or the academy has people and
 *   `replace` was not asked for
 */
export async function restoreBackup(
  pool: pg.Pool,
  backup: BackupFile,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const migrations = await readMigrations();
  refuseLater(backup, migrations);
  const summary = await inTransaction(pool, "begin", options.signal, async (client) => {
    if (!(await isOnlyRestore(client))) throw new Refusal("Another restore is running.");
    await refusePeople(client, await currentSchema(client), options);
    const stage = await openStage(client);
    const isOld = (name: string) => backup.header.migrations.includes(name);
    await run(client, migrations, isOld);
    const loaded = await load(client, backup, stage, options);
    await run(client, migrations, (name) => !isOld(name));
    await lockLive(client, stage);
    await refusePeople(client, stage.live, options);
    await refuseOtherSchema(client, migrations);
    const erasedAgain = await eraseAgain(client, stage, options.erasures);
    await keepAuditLog(client, stage);
    await keepSentMails(client, stage);
    await takePlace(client, stage, (table) => options.onProgress(`Putting ${table} in place`));
    return { ...loaded, erasedAgain };
  });
  // What the planner knew was about rows that are gone.
  await pool.query("analyze");
  return summary;
}

type Migrations = ReadonlyMap<string, string>;

function refuseLater({ header }: BackupFile, migrations: Migrations): void {
  const later = header.migrations.find((name) => !migrations.has(name));
  if (later === undefined) return;
  throw new Refusal(
    `The backup has the migration ${later} of a later version (it was written by ` +
      `${header.product}): restore it with that version. Nothing was changed.`,
  );
}

async function refusePeople(
  client: pg.ClientBase,
  schema: string,
  { replace }: RestoreOptions,
): Promise<void> {
  const accounts = replace ? 0 : await countAccounts(client, schema);
  if (accounts === 0) return;
  throw new Refusal(
    `The academy has ${accounts} ${accounts === 1 ? "account" : "accounts"}: back it up, then add ` +
      `--replace to put this backup in its place. Nothing was changed.`,
  );
}

/** Another version may have been started meanwhile. */
async function refuseOtherSchema(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const applied = await listMigrations(client);
  if (applied.join() === [...migrations.keys()].join()) return;
  throw new Refusal("The academy's schema is of another version. Nothing was changed.");
}

async function run(
  client: pg.ClientBase,
  migrations: Migrations,
  isWanted: (name: string) => boolean,
): Promise<void> {
  for (const [name, text] of migrations) if (isWanted(name)) await client.query(text);
}

async function load(
  client: pg.ClientBase,
  backup: BackupFile,
  stage: Stage,
  { onProgress }: RestoreOptions,
): Promise<Omit<RestoreSummary, "erasedAgain">> {
  await silenceStage(client, stage);
  const known = new Set((await listTables(client, stage.schema)).map(({ name }) => name));
  const unknown: string[] = [];
  let loaded = 0;
  for await (const { table, rows } of backup.tables()) {
    if (!known.has(table.name)) {
      unknown.push(table.name);
      continue;
    }
    const say = (done: number) => onProgress(describeRows("Restoring", table, done));
    const taken = await copyIn(client, table, counted(rows, say));
    if (taken !== table.rows) throw new Error(`${table.name} took ${taken} of ${table.rows} rows`);
    loaded += taken;
  }
  const own = new Set((await readSequences(client, stage.schema)).map(({ name }) => name));
  const sequences = backup.header.sequences.filter(({ name }) => own.has(name));
  await setSequences(client, stage.schema, sequences);
  return { tables: known.size, rows: loaded, unknown };
}

async function* counted(
  rows: AsyncIterable<Buffer>,
  onRows: (done: number) => void,
): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of rows) {
    yield chunk;
    done += countRows(chunk);
    onRows(done);
  }
}
