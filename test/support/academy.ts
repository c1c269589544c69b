import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { serveAcademy, type AcademyOptions } from "#server/academy.ts";
import { appRole } from "#server/app-role.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { fastAcademy } from "./fast.ts";

/** A served academy of its own for one test file. */
export interface TestAcademy {
  /** Where it listens. */
  url: string;
  /** Where its metrics are, with METRICS_PORT. */
  metricsUrl: string | null;
  /** The origin in people's address bar. */
  origin: string;
  /** The owner's connections to its database; the academy itself uses the application's role. */
  database: Database;
  pool: pg.Pool;
  /** The connections of the product itself. */
  served: pg.Pool;
  /** All events that it has logged so far. */
  logged: LoggedEvent[];
  /** Its data folder; the database is elsewhere. */
  dataDir: string;
}

/** A line of the log. */
export interface LoggedEvent {
  time: string;
  level: string;
  event: string;
  requestId: string | null;
  actor: string | null;
  [field: string]: unknown;
}

export interface TestDatabase {
  /** Connects to it as its owner, as `database` and `pool` do. */
  config: pg.PoolConfig;
  database: Database;
  pool: pg.Pool;
  drop: () => Promise<void>;
}

/** Creates a database: a copy of the migrated template, an empty one, or a copy of one whose pool has ended. */
export async function createDatabase(
  from: "template" | "nothing" | TestDatabase,
): Promise<TestDatabase> {
  const template = inject("template");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const maintenance = new pg.Client({ ...template, database: "postgres" });
  await maintenance.connect();
  const sources = { template: template.database, nothing: "template1" };
  const source = typeof from === "string" ? sources[from] : from.config.database;
  await maintenance.query(`create database ${name} template ${source} strategy file_copy`);
  const config = { ...template, database: name };
  // Tests share one server with few connections.
  const { database, pool } = openDatabaseWithoutTimeouts({ ...config, max: 5 });
  return {
    config,
    database,
    pool,
    async drop() {
      if (!pool.ended) await pool.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
}

/**
 * Serves the built product on a fresh copy of the template database for all tests of the calling
 * file; its parts may be read inside tests and hooks.
 *
 * @param options cheap and quick by default; `{}` serves it as production does
 * @param connections of its requests; production has ten, each of which costs a process and its caches
 */
export function useAcademy(
  env: Record<string, string> = {},
  options: AcademyOptions = fastAcademy,
  connections = 2,
): TestAcademy {
  const academy = {} as TestAcademy;
  let close = async () => {};

  beforeAll(async () => {
    const { config, database, pool, drop } = await createDatabase("template");
    const folder = await mkdtemp(join(tmpdir(), "viluva-academy-"));
    const settings = readSettings({
      PORT: "0",
      DATA_DIR: folder,
      // On a busy machine any statement may be slow, and tests compare all lines of the log.
      SLOW_QUERY_MS: "3600000",
      ...env,
    });
    const logged: LoggedEvent[] = [];
    const log = createLog((line) => logged.push(JSON.parse(line) as LoggedEvent));
    const served = openDatabase({ ...config, user: appRole, max: connections }, () => {});
    const running = await serveAcademy(settings, served, log, options);
    const origin = settings.publicUrl ?? running.url;
    Object.assign(academy, {
      url: running.url,
      metricsUrl: running.metricsUrl,
      origin,
      database,
      pool,
      served: served.pool,
      logged,
      dataDir: settings.dataDir,
    } satisfies TestAcademy);
    close = async () => {
      await running.stop();
      await served.pool.end();
      await drop();
      await rm(folder, { recursive: true });
    };
  });

  afterAll(() => close());
  return academy;
}

/** The tables that count or log requests, or change in the background, for SQL. */
const notKept = [
  "rate_limits",
  "audit_log",
  "audit_chain",
  "denial_counts",
  "photo_images",
  "undo_snapshots",
  "list_counts",
  "mails",
  "reset_requests",
  "request_links",
  "guardian_links",
  "fee_links",
  "guardian_link_requests",
]
  .map((name) => `'${name}'`)
  .join(", ");

/** The row counts of all tables that a refused request must not change. Mails and their links change in the background. */
export async function countRows({ pool }: TestAcademy): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ table: string; rows: number }>({
    // Prepared, since tests ask this hundreds of times.
    name: "count rows",
    text: `
    select relname as table,
      (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || relname, true, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and relname not in (${notKept}) order by relname`,
  });
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}

/** The audit entries and log events of the request of an answer. */
export async function readAuditTrail(
  { pool, logged }: TestAcademy,
  { headers }: Response,
): Promise<{ kept: Record<string, unknown>[]; logged: LoggedEvent[] }> {
  const id = headers.get("x-request-id");
  const { rows } = await pool.query<Record<string, unknown>>(
    "select * from audit_log where request_id = $1",
    [id],
  );
  return { kept: rows, logged: logged.filter(({ requestId }) => requestId === id) };
}

// Opening a page may extend a session; a link gets its token, and a substitute is told, when a mail is
// sent; pictures of deleted people go a little later.
const kept: Readonly<Record<string, string>> = {
  sessions: "(token_hash, account_id)",
  mailed_links: "(id, account_id, purpose, email)",
  substitutions: "(lesson_id, tutor_id, starts_at, answer, answered_at, ended_at)",
  photo_images:
    "(case when exists (select from photos p where p.id = t.photo_id) then (t.photo_id, t.image) end)",
  lesson_requests: "(id, lesson_id, kind, starts_at, reason, answer, answered_by)",
};

/**
 * One digest a table of all that is kept, so that a change of any value shows; nothing of what only
 * counts or logs requests, or of mails, which are sent meanwhile.
 */
export async function readState({ pool }: TestAcademy): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>({
    name: "list tables",
    text: `
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and relname not in (${notKept}) order by 1`,
  });
  const digests = tables.map(({ name }) => {
    const row = kept[name] ?? "t";
    return `select '${name}' as name, md5(string_agg(${row}::text, ',' order by ${row}::text)) as digest from ${name} t`;
  });
  const { rows } = await pool.query<{ name: string; digest: string }>({
    // Prepared, since it takes longer to plan than to run.
    name: "digest tables",
    text: digests.join(" union all "),
  });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
