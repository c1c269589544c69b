import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "#data/shared/database.ts";
import { serveAcademy } from "#server/academy.ts";
import { createLog } from "#server/log.ts";
import { migrate } from "#server/migrate.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { cleanUp, makeDataFolder, serverOf, signalServer } from "./owner-process.ts";
import { readSettings } from "#server/settings.ts";
import type { LoggedEvent, TestAcademy } from "./academy.ts";
import { fastAcademy, notDurable } from "./fast.ts";

const limits = { connectionTimeoutMillis: 1_500, statement_timeout: 1_000 };
const millisecondsOfSilence = 1_500;

/** An academy on a PostgreSQL of its own, which a test may break; requests give up on it after a second. */
export interface OwnClusterAcademy extends TestAcademy {
  /** The lines that the database wrote for the operator. */
  lines: string[];
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  /** Sends a signal to all processes of PostgreSQL. */
  signalDatabase: (signal: NodeJS.Signals) => void;
  /** PostgreSQL's main process; 0 while there is none. */
  postmaster: () => number;
}

/**
 * Serves the built product on a cluster of its own for all tests of the calling file.
 *
 * @param makeFolder the data folder to use, where it is not just a temporary one
 */
export function useOwnClusterAcademy(makeFolder: () => string = makeDataFolder): OwnClusterAcademy {
  const academy = {} as OwnClusterAcademy;
  let close = async () => {};

  beforeAll(async () => {
    const dataDir = makeFolder();
    const lines: string[] = [];
    const start = () =>
      startEmbeddedDatabase(dataDir, {
        log: (line) => lines.push(line),
        whenRunning: "refuse",
        settings: notDurable,
      });
    let embedded = await start();
    const { database, pool } = openDatabase(
      { ...embedded.connection, ...limits },
      () => {},
      millisecondsOfSilence,
    );
    await migrate(database);
    const open = { database, pool };
    const logged: LoggedEvent[] = [];
    const log = createLog((line) => logged.push(JSON.parse(line) as LoggedEvent));
    const { url, metricsUrl, stop } = await serveAcademy(
      readSettings({ PORT: "0", DATA_DIR: dataDir }),
      open,
      log,
      fastAcademy,
    );
    Object.assign(academy, {
      url,
      metricsUrl,
      origin: url,
      database,
      pool,
      served: pool,
      logged,
      dataDir,
      lines,
      stopDatabase: () => embedded.stop(),
      startDatabase: async () => {
        embedded = await start();
      },
      signalDatabase: (signal) => signalServer(dataDir, signal),
      postmaster: () => serverOf(dataDir) ?? 0,
    } satisfies OwnClusterAcademy);
    close = async () => {
      await stop();
      await pool.end();
      await embedded.stop();
      cleanUp();
    };
  });

  afterAll(() => close());
  return academy;
}
