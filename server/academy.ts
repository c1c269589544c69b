import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import type pg from "pg";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { openDatabase, type Database } from "#data/database.ts";
import { erasuresFile, tryToKeepErasures } from "./erasures-file.ts";
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

type WhenRunning = "refuse" | "share";

/**
 * Opens the academy's database, migrated: the embedded one in the data folder, or the server that
 * `DATABASE_URL` names.
 *
 * @param whenRunning what to do when another process already runs the embedded one
 */
export async function openAcademyDatabase(
  settings: Settings,
  log: Log,
  whenRunning: WhenRunning,
): Promise<OpenDatabase> {
  const open = await connectToDatabase(settings, log, whenRunning);
  try {
    await migrate(open.database);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** As `openAcademyDatabase`, but with the schema as it is. */
export async function connectToDatabase(
  settings: Settings,
  log: Log,
  whenRunning: WhenRunning,
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
  return { database, pool, close };
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
  const keepErasures = () =>
    tryToKeepErasures(database, erasuresFile(settings.dataDir), console.error);
  await keepErasures();
  const headers = securityHeaders(settings.publicUrl?.startsWith("https:") ?? false);
  const server = createHttpServer({
    files: await createFileServer(join(built, "client"), headers),
    app: createApp({
      database,
      pool,
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      keepErasures,
    }),
    headers,
    healthy: () => isReachable(database),
  });
  const port = await listen(server, settings.host, settings.port);
  const sweep = setInterval(() => {
    void deleteExpiredSessions(database).catch(() => {});
    void keepErasures();
  }, 3_600_000);
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  return {
    url: `http://${host}:${port}`,
    async stop() {
      clearInterval(sweep);
      await drain(server);
    },
  };
}
