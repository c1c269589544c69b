import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type pg from "pg";
import { openDatabase, openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { followPrimary, serversOf } from "#data/shared/primary.ts";
import { appRole, assumeAppRole, prepareAppRole } from "./app-role.ts";
import { migrate } from "./migrate.ts";
import { startEmbeddedDatabase } from "./postgres/embedded.ts";
import type { Settings } from "./settings.ts";

type Log = (line: string) => void;

const auditLogWarning =
  'The database\'s user owns the audit log: see "An external PostgreSQL" in docs/operating.md.';

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  /** Closes the pool, then stops the embedded PostgreSQL if this process started it. */
  close: () => Promise<void>;
}

type WhenRunning = "refuse" | "share";

/**
 * Opens and migrates the academy's database: the embedded one in the data folder, or the server
 * that `DATABASE_URL` names.
 *
 * @param whenRunning what to do when another process already runs the embedded one
 * @param as "application" may only read and write rows, and only add to the audit log; "owner" may
 *   change tables
 */
export async function openAcademyDatabase(
  settings: Settings,
  log: Log,
  whenRunning: WhenRunning,
  as: "application" | "owner" = "application",
): Promise<OpenDatabase> {
  const owner = await connectToDatabase(settings, log, whenRunning);
  try {
    await migrate(owner.database);
    const hasRole = await prepareAppRole(owner.database, settings.databaseUrl ? "assume" : "login");
    if (!hasRole) log(auditLogWarning);
    return as === "owner" ? owner : await becomeApplication(settings, owner, hasRole, log);
  } catch (error) {
    await owner.close();
    throw error;
  }
}

/** Replaces the owner's connections by the application's, with its role and its timeouts. */
async function becomeApplication(
  settings: Settings,
  owner: OpenDatabase & { config: pg.PoolConfig },
  hasRole: boolean,
  log: Log,
): Promise<OpenDatabase> {
  let closing = false;
  const logLoss: Log = (line) => {
    if (!closing) log(line);
  };
  await owner.pool.end();
  const role = settings.databaseUrl ? { verify: assumeAppRole } : { user: appRole };
  const { database, pool } = openDatabase({ ...owner.config, ...(hasRole && role) }, logLoss);
  const close = async () => {
    closing = true;
    await pool.end();
    await owner.close();
  };
  return { database, pool, close };
}

/** Connects as the owner, without migrating and without timeouts. */
export async function connectToDatabase(
  settings: Settings,
  log: Log,
  whenRunning: WhenRunning,
): Promise<OpenDatabase & { config: pg.PoolConfig }> {
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedDatabase(settings.dataDir, { log, whenRunning });
  const config = embedded?.connection ?? followPrimary(serversOf(settings.databaseUrl ?? ""));
  const { database, pool } = openDatabaseWithoutTimeouts(config);
  const close = async () => {
    if (!pool.ended) await pool.end();
    await embedded?.stop();
  };
  return { database, pool, close, config };
}

/** Whether the database answers within two seconds. */
export function isReachable(database: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(2_000, false, { ref: false })]);
}
