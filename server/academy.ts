import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import type pg from "pg";
import type { EventLog } from "#access/context.ts";
import { deleteOldCancellations } from "#data/calendars.ts";
import { foldListCounts } from "#data/list-counts.ts";
import { deleteOldLinks } from "#data/mailed-links.ts";
import { deleteOldMarks } from "#data/student-courses.ts";
import { calendarStart } from "#domain/calendar.ts";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { deleteExpiredSnapshots } from "#data/undo.ts";
import {
  openDatabase,
  openDatabaseForJobs,
  openPatientDatabase,
  type Database,
} from "#data/database.ts";
import { followPrimary, serversOf } from "#data/primary.ts";
import { appRole, assumeAppRole, prepareAppRole } from "./app-role.ts";
import { currentRequest } from "./current-request.ts";
import { createErasureLog } from "./erasures-file.ts";
import { createFileServer } from "./files.ts";
import { createHttpServer, listen, urlAt } from "./http.ts";
import { takeKeptSocket } from "./kept-socket.ts";
import { followChanges } from "./live/follow-changes.ts";
import { createStreams } from "./live/streams.ts";
import { standardLog } from "./log.ts";
import { openMail } from "./mail/from-settings.ts";
import { addGauges } from "./metrics/gauges.ts";
import { serveMetrics } from "./metrics/listen.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { migrate } from "./migrate.ts";
import { startEmbeddedDatabase } from "./postgres/embedded.ts";
import { securityHeaders } from "./security-headers.ts";
import { findSecret } from "./session-secret.ts";
import type { Settings } from "./settings.ts";
import { observeStatements } from "./statements.ts";

type Log = (line: string) => void;

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  /** Ends the pool, then the embedded PostgreSQL if it is ours. */
  close: () => Promise<void>;
}

type WhenRunning = "refuse" | "share";

/**
 * Opens the academy's database, migrated: the embedded one in the data folder, or the server that
 * `DATABASE_URL` names.
 *
 * @param whenRunning what to do when another process already runs the embedded one
 * @param as "application" may only read and write rows, and only add to the audit log; "owner" is
 *   for what changes tables
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
    if (!hasRole) log(ownsAuditLog);
    return as === "owner" ? owner : await becomeApplication(settings, owner, hasRole, log);
  } catch (error) {
    await owner.close();
    throw error;
  }
}

/** Leaves the owner's connections for those of the application, with its role and its limits. */
async function becomeApplication(
  settings: Settings,
  owner: OpenDatabase & { config: pg.PoolConfig },
  hasRole: boolean,
  log: Log,
): Promise<OpenDatabase> {
  let closing = false;
  const lost: Log = (line) => {
    if (!closing) log(line);
  };
  await owner.pool.end();
  const own = settings.databaseUrl ? { verify: assumeAppRole } : { user: appRole };
  const { database, pool } = openDatabase({ ...owner.config, ...(hasRole && own) }, lost);
  const close = async () => {
    closing = true;
    await pool.end();
    await owner.close();
  };
  return { database, pool, close };
}

/** The owner's connections to the database with the schema as it is, for work of any length. */
export async function connectToDatabase(
  settings: Settings,
  log: Log,
  whenRunning: WhenRunning,
): Promise<OpenDatabase & { config: pg.PoolConfig }> {
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedDatabase(settings.dataDir, { log, whenRunning });
  const config = embedded?.connection ?? followPrimary(serversOf(settings.databaseUrl ?? ""));
  const { database, pool } = openPatientDatabase(config);
  const close = async () => {
    if (!pool.ended) await pool.end();
    await embedded?.stop();
  };
  return { database, pool, close, config };
}

const ownsAuditLog =
  'The database\'s user owns the audit log: see "An external PostgreSQL" in docs/operating.md.';

/** Whether the database answers within two seconds. */
export function isReachable(database: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(2_000, false, { ref: false })]);
}

export interface RunningAcademy {
  /** Where a browser on this machine finds it. */
  url: string;
  /** Where a monitor on this machine finds its metrics; null where they are not wanted. */
  metricsUrl: string | null;
  stop: () => Promise<void>;
}

interface ServerBundle {
  createApp: typeof import("./app.ts").createApp;
}

/** Opens a standby's connections, with the role of those to the primary; it may be away. */
function openStandby(
  { standbyUrl }: Settings,
  { options: { verify } }: pg.Pool,
): ReturnType<typeof openDatabase> | null {
  if (standbyUrl === null) return null;
  const patience = { connectionTimeoutMillis: 1_000 };
  return openDatabase({ connectionString: standbyUrl, verify, ...patience }, () => {});
}

/** Removes what has served its time, and folds what is only counted. */
async function forgetOld(database: Database): Promise<void> {
  const now = new Date();
  await deleteExpiredSessions(database);
  await deleteOldMarks(database, now);
  await deleteOldLinks(database, now);
  await deleteOldCancellations(database, calendarStart(now));
  await foldListCounts(database);
}

/** Serves the built product on an open database. @param log told of what its people do */
export async function serveAcademy(
  settings: Settings,
  { database, pool }: Pick<OpenDatabase, "database" | "pool">,
  log: EventLog = standardLog,
): Promise<RunningAcademy> {
  const { host, port, metricsPort, metricsHost, slowQueryMs } = settings;
  const metrics = metricsPort === null ? null : createMetrics();
  const events = metrics?.counting(log) ?? log;
  const built = join(import.meta.dirname, "../build");
  const entry = pathToFileURL(join(built, "server/index.js")).href;
  const { createApp } = (await import(entry)) as ServerBundle;
  const erasures = createErasureLog(database, settings.dataDir, (message) =>
    events("warn", "notice", { message }),
  );
  await erasures.keep();
  const secret = await findSecret(settings, database);
  const jobs = openDatabaseForJobs(pool);
  const standby = openStandby(settings, pool);
  const postOffice = await openMail(settings, jobs.database, secret, events);
  const headers = securityHeaders(settings.publicUrl?.startsWith("https:") ?? false);
  const files = await createFileServer(join(built, "client"), headers);
  const streams = createStreams();
  const keptSocket = takeKeptSocket(process.env, process.pid);
  const { server, drain, owed } = createHttpServer({
    files,
    app: createApp({
      database,
      pool,
      standby: standby?.database ?? null,
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      log: events,
      publicPage: (path) => files.page(path),
      erasures,
      live: streams,
      mailQueue: postOffice.queue,
      secret,
      currentRequest: () => currentRequest.getStore(),
    }),
    headers,
    healthy: () => isReachable(database),
    metrics: metrics?.requests ?? null,
    isSocketKept: keptSocket !== null,
  });
  const pools = { requests: pool, jobs: jobs.pool };
  if (metrics) {
    addGauges(metrics.registry, {
      pools,
      database: jobs.database,
      owed,
      streams: () => streams.count(),
    });
  }
  const scraped = metrics && (await serveMetrics(metrics.registry, metricsHost, metricsPort ?? 0));
  const actualPort = await listen(
    server,
    keptSocket === null ? { host, port } : { fd: keptSocket },
  );
  const stopFollowing = followChanges(pool.options, streams);
  const sweeps = [
    setInterval(() => {
      void forgetOld(jobs.database).catch(() => {});
      void erasures.keep();
    }, 3_600_000),
    // What was deleted is gone within a minute, whether anybody comes again or not.
    setInterval(() => void deleteExpiredSnapshots(jobs.database).catch(() => {}), 20_000),
  ];
  const url = urlAt(host, actualPort);
  await postOffice.start(settings.publicUrl ?? url);
  // From here on: until it runs, the lines on its output are for the operator to read.
  for (const name of ["requests", "jobs"] as const) {
    observeStatements(pools[name], {
      log: events,
      slowQueryMs,
      time: (seconds) => metrics?.statement(name, seconds),
    });
  }
  return {
    url,
    metricsUrl: scraped?.url ?? null,
    async stop() {
      for (const sweep of sweeps) clearInterval(sweep);
      // They would never end by themselves.
      streams.close();
      await drain();
      await stopFollowing();
      await postOffice.stop();
      await scraped?.stop();
      await jobs.pool.end();
      await standby?.pool.end();
    },
  };
}
