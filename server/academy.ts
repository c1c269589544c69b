import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import type pg from "pg";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { deleteExpiredSnapshots } from "#data/undo.ts";
import { openDatabase, type Database } from "#data/database.ts";
import { createFileServer } from "./files.ts";
import { createHttpServer, drain, listen } from "./http.ts";
import { migrate } from "./migrate.ts";
import { startEmbeddedDatabase } from "./postgres/embedded.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";

type Log = (line: string) => void;

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  /** Ends the pool, then the embedded PostgreSQL if it is ours. */
  close: () => Promise<void>;
}

/**
 * Opens the academy's database, migrated: the embedded one in the data folder, or the server that
 * `DATABASE_URL` names.
 *
 * @param whenRunning what to do when another process already runs the embedded one
 */
export async function openAcademyDatabase(
  settings: Settings,
  log: Log,
  whenRunning: "refuse" | "share",
): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedDatabase(settings.dataDir, { log, whenRunning });
  const config = embedded?.connection ?? { connectionString: settings.databaseUrl ?? "" };
  const { database, pool } = openDatabase(config, log);
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(database);
    return { database, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether the database answers now. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}

export interface RunningAcademy {
  /** Where a browser on this machine finds it. */
  url: string;
  stop: () => Promise<void>;
}

interface ServerBundle {
  createApp: typeof import("./app.ts").createApp;
}

/** Serves the built product on an open database. */
export async function serveAcademy(
  settings: Settings,
  { database, pool }: OpenDatabase,
): Promise<RunningAcademy> {
  const built = join(import.meta.dirname, "../build");
  const entry = pathToFileURL(join(built, "server/index.js")).href;
  const { createApp } = (await import(entry)) as ServerBundle;
  const headers = securityHeaders(settings.publicUrl?.startsWith("https:") ?? false);
  const server = createHttpServer({
    files: await createFileServer(join(built, "client"), headers),
    app: createApp({
      database,
      pool,
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
    }),
    headers,
    healthy: () => isReachable(database),
  });
  const port = await listen(server, settings.host, settings.port);
  const sweeps = [
    setInterval(() => void deleteExpiredSessions(database).catch(() => {}), 3_600_000),
    // What was deleted is gone within a minute, whether anybody comes again or not.
    setInterval(() => void deleteExpiredSnapshots(database).catch(() => {}), 20_000),
  ];
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  return {
    url: `http://${host}:${port}`,
    async stop() {
      for (const sweep of sweeps) clearInterval(sweep);
      await drain(server);
    },
  };
}
