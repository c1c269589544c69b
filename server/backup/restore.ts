import type pg from "pg";
import { currentSchema, listMigrations, listTables, readSequences } from "#data/backup/catalog.ts";
import { inTransaction } from "#data/backup/connection.ts";
import { copyIn } from "#data/backup/copy-in.ts";
import { repeatErasures } from "#data/backup/erase.ts";
import { countAccounts, tryToLockRestores } from "#data/backup/guards.ts";
import { disableTriggers, createStage, setSequences, type Stage } from "#data/backup/stage.ts";
import { keepSentMails, lockLiveTables, replaceLiveRows } from "#data/backup/replace-live.ts";
import {
  addStaffMails,
  keepStaff,
  listStagedStaff,
  type StaffDifference,
} from "#data/backup/staff.ts";
import { keepCredentials, repeatWithdrawals } from "#data/backup/withdraw.ts";
import type { Withdrawal } from "#data/account/withdrawals.ts";
import type { Erasure } from "#data/account/erasures.ts";
import { CommandError } from "../command.ts";
import { readMigrations } from "../migrate.ts";
import { convertSvgLogos, type ConvertedLogo } from "../site/logos/convert.ts";
import type { BackupFile } from "./read-file.ts";
import { countRows, describeRows } from "./row-progress.ts";
import { describeStaff, isNewAdmin } from "./staff.ts";

export interface RestoreOptions {
  /** Allows replacing an academy that has accounts. */
  replace: boolean;
  /** Allows a staff that differs from that of the present academy. */
  acceptAdmins: boolean;
  /** Erasures read from files outside the database. */
  erasures: readonly Erasure[];
  /** What people have withdrawn, read from those files too. */
  withdrawals: readonly Withdrawal[];
  /** Aborts the restore and leaves the academy unchanged. */
  signal: AbortSignal;
  /** Called often with a line about the progress. */
  onProgress: (text: string) => void;
}

export interface RestoreSummary {
  tables: number;
  rows: number;
  /** Number of accounts in the backup that were deleted since, and therefore deleted again. */
  erasedAgain: number;
  /** Admins of the backup whom the academy did not have, by their email addresses. */
  newAdmins: string[];
  /** Logos of the backup that were SVG. */
  logos: ConvertedLogo[];
  /** Members of the staff about whom the backup and the academy did not agree. */
  staff: StaffDifference[];
  /** Tables of the backup that the schema does not have; their rows were left out. */
  unknown: string[];
}

/**
 * Replaces the data of an academy, whose schema is up to date, with a backup, in one transaction.
 * Accounts deleted since the backup are deleted again, what people have withdrawn stays withdrawn, the
 * staff keep the roles that they have now, and everybody is signed out.
 *
 * @throws CommandError if a later version wrote the backup, if the academy has accounts and `replace`
 *   is false, or if the staff of the two differ and `acceptAdmins` is false
 */
export async function restoreBackup(
  pool: pg.Pool,
  backup: BackupFile,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const migrations = await readMigrations();
  requireKnownMigrations(backup, migrations);
  const summary = await inTransaction(pool, "begin", options.signal, async (client) => {
    if (!(await tryToLockRestores(client))) throw new CommandError("Another restore is running.");
    await requireNoAccounts(client, await currentSchema(client), options);
    const stage = await createStage(client);
    const isInBackup = (name: string) => backup.header.migrations.includes(name);
    await runMigrations(client, migrations, isInBackup);
    const loaded = await load(client, backup, stage, options);
    await runMigrations(client, migrations, (name) => !isInBackup(name));
    const logos = await convertSvgLogos(client);
    await lockLiveTables(client, stage);
    await requireNoAccounts(client, stage.live, options);
    await requireCurrentSchema(client, migrations);
    await repeatWithdrawals(client, stage, options.withdrawals);
    const staged = await listStagedStaff(client);
    const erasedAgain = await repeatErasures(client, stage, options.erasures);
    const staff = await keepStaff(client, stage, staged);
    requireSameStaff(staff, options);
    await keepCredentials(client, stage);
    await keepSentMails(client, stage);
    await addStaffMails(client, stage, staff);
    await replaceLiveRows(client, stage, (table) => options.onProgress(`Replacing ${table}`));
    const newAdmins = staff.filter(isNewAdmin).map(({ email }) => email);
    return { ...loaded, erasedAgain, newAdmins, staff, logos };
  });
  // The planner's statistics describe rows that are gone.
  await pool.query("analyze");
  return summary;
}

type Migrations = ReadonlyMap<string, string>;

function requireKnownMigrations({ header }: BackupFile, migrations: Migrations): void {
  const later = header.migrations.find((name) => !migrations.has(name));
  if (later === undefined) return;
  throw new CommandError(
    `The backup has the migration ${later} of a later version (it was written by ` +
      `${header.product}): restore it with that version. Nothing was changed.`,
  );
}

async function requireNoAccounts(
  client: pg.ClientBase,
  schema: string,
  { replace }: RestoreOptions,
): Promise<void> {
  const accounts = replace ? 0 : await countAccounts(client, schema);
  if (accounts === 0) return;
  throw new CommandError(
    `The academy has ${accounts} ${accounts === 1 ? "account" : "accounts"}: back it up, then add ` +
      `--replace to replace it with this backup. Nothing was changed.`,
  );
}

/** Nobody who can make or choose a backup decides unnoticed who works in the dashboard. */
function requireSameStaff(
  staff: readonly StaffDifference[],
  { acceptAdmins }: RestoreOptions,
): void {
  if (staff.length === 0 || acceptAdmins) return;
  throw new CommandError(
    [
      "The staff of the backup and of this academy differ:",
      ...describeStaff(staff),
      "Add --accept-admins if this is the staff that the academy should have. Nothing was changed.",
    ].join("\n"),
  );
}

/** Checks again under the lock: another version may have migrated the schema meanwhile. */
async function requireCurrentSchema(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const applied = await listMigrations(client);
  if (applied.join() === [...migrations.keys()].join()) return;
  throw new CommandError("The academy's schema belongs to another version. Nothing was changed.");
}

async function runMigrations(
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
): Promise<Omit<RestoreSummary, "erasedAgain" | "newAdmins" | "staff" | "logos">> {
  await disableTriggers(client, stage);
  const known = new Set((await listTables(client, stage.schema)).map(({ name }) => name));
  const unknown: string[] = [];
  let loaded = 0;
  for await (const { table, rows } of backup.tables()) {
    if (!known.has(table.name)) {
      unknown.push(table.name);
      continue;
    }
    const report = (done: number) => onProgress(describeRows("Restoring", table, done));
    const copied = await copyIn(client, table, countingRows(rows, report));
    if (copied !== table.rows) {
      throw new Error(`copied ${copied} of ${table.rows} rows into ${table.name}`);
    }
    loaded += copied;
  }
  const existing = new Set((await readSequences(client, stage.schema)).map(({ name }) => name));
  const sequences = backup.header.sequences.filter(({ name }) => existing.has(name));
  await setSequences(client, stage.schema, sequences);
  return { tables: known.size, rows: loaded, unknown };
}

async function* countingRows(
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
