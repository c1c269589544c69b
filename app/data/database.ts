import type { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareNamed } from "./prepared.ts";
import { waitForPrimary } from "./primary.ts";
import type { Tables } from "./tables.ts";

/** Typed queries, either on the pool or inside a transaction. */
export type Database = Kysely<Tables>;

/** How the connections of requests are called among those of PostgreSQL (`pg_stat_activity`). */
export const requestsApplication = "viluva requests";

// How long a request waits before it is told to try again: decision 8 has the reasons.
const millisecondsToConnect = 5_000;
const millisecondsPerStatement = 5_000;
const millisecondsOfSilence = 6_000;
const millisecondsIdleInTransaction = 10_000;

/**
 * Opens a lazy pool for requests: nothing connects before the first query, and nothing waits for
 * ever, whatever becomes of the database.
 *
 * @param config what `pg` needs to connect
 * @param log told of the loss of an idle connection, which the pool replaces by itself
 */
export function openDatabase(
  config: pg.PoolConfig,
  log: (line: string) => void,
): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    application_name: requestsApplication,
    max: 10,
    connectionTimeoutMillis: millisecondsToConnect,
    statement_timeout: millisecondsPerStatement,
    idle_in_transaction_session_timeout: millisecondsIdleInTransaction,
    ...config,
  });
  pool.on("error", (error) => log(`database connection lost: ${error.message}`));
  giveUpOnSilence(pool);
  return { pool, database: onPool(pool) };
}

/**
 * Opens a small pool beside the requests' own, for what runs by itself: it keeps no request waiting.
 */
export function openDatabaseForJobs(requests: pg.Pool): { database: Database; pool: pg.Pool } {
  return openDatabase(
    { ...requests.options, application_name: "viluva jobs", max: 3 },
    () => {},
  );
}

/** Opens a lazy pool for an operator's work, which takes as long as it takes. */
export function openPatientDatabase(config: pg.PoolConfig): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ max: 4, connectionTimeoutMillis: 10_000, ...config });
  // What an idle connection has to say is said by the query after it.
  pool.on("error", () => {});
  return { pool, database: onPool(pool) };
}

function onPool(pool: pg.Pool): Database {
  waitForPrimary(pool);
  prepareNamed(pool);
  pool.on("connect", (client) => {
    // A connection that breaks while it is in use fails its query; unheard, it would end us too.
    client.on("error", () => {});
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A server that is stopped, or behind a network that swallows everything, keeps the connection
 * and never answers. `pg`'s own `query_timeout` would leave such a connection in the pool.
 */
function giveUpOnSilence(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    const seconds = millisecondsOfSilence / 1000;
    socket.on("timeout", () => {
      const error = new Error(`the database was silent for ${seconds} seconds`);
      socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
    });
  });
  pool.on("acquire", (client) => socketOf(client).setTimeout(millisecondsOfSilence));
  pool.on("release", (_, client) => socketOf(client).setTimeout(0));
}

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}
