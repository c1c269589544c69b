import type { Socket } from "node:net";
import { Kysely } from "kysely";
import pg from "pg";
import { AppDialect, type FindRequestId } from "./dialect.ts";
import { FailoverPool } from "./primary.ts";
import type { Tables } from "./tables.ts";

/** Typed queries, on a pool or inside a transaction. */
export type Database = Kysely<Tables>;

/** The name of the requests' connections in PostgreSQL (`pg_stat_activity`). */
export const requestsApplication = "viluva requests";

// How long a request waits before it fails: decision 8 has the reasons.
const connectTimeout = 5_000;
const statementTimeout = 5_000;
const defaultSilenceTimeout = 6_000;
const idleInTransactionTimeout = 10_000;

/** What is done with the statements of a pool. */
export interface StatementObserver {
  findRequestId: FindRequestId;
  /**
   * Called after each statement, failed ones included, in the context of its request.
   *
   * @param text without parameters, which are never logged
   */
  onStatement: (text: string, milliseconds: number) => void;
}

/**
 * Opens a pool for requests. It connects at the first query, and no request waits for ever, even
 * when the database does not answer.
 *
 * @param config what `pg` needs to connect
 * @param log receives a line when an idle connection is lost; the pool replaces it by itself
 * @param silenceTimeout milliseconds after which a connection without an answer is closed
 */
export function openDatabase(
  config: pg.PoolConfig,
  log: (line: string) => void,
  silenceTimeout = defaultSilenceTimeout,
): { database: Database; pool: pg.Pool } {
  const pool = createPool({
    application_name: requestsApplication,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    ...config,
  });
  pool.on("error", (error) => log(`database connection lost: ${error.message}`));
  closeSilentConnections(pool, silenceTimeout);
  return { pool, database: queriesOn(pool) };
}

/** Opens a small pool for background jobs, so that they never take the requests' connections. */
export function openDatabaseForJobs(
  requests: pg.Pool,
  observer?: StatementObserver,
): { database: Database; pool: pg.Pool } {
  const config = { ...requests.options, application_name: "viluva jobs", max: 3 };
  const { pool, database } = openDatabase(config, () => {});
  return { pool, database: observer ? observeDatabase(pool, observer) : database };
}

/** Opens a pool for an operator's commands, whose statements may take any time. */
export function openDatabaseWithoutTimeouts(config: pg.PoolConfig): {
  database: Database;
  pool: pg.Pool;
} {
  const pool = createPool({ max: 4, connectionTimeoutMillis: 10_000, ...config });
  // The next query reports a lost connection.
  pool.on("error", () => {});
  return { pool, database: queriesOn(pool) };
}

/** Queries on a pool that is open already, with an observer of its statements. */
export function observeDatabase(pool: pg.Pool, observer: StatementObserver): Database {
  return new Kysely<Tables>({
    dialect: new AppDialect(pool, observer.findRequestId),
    log: ({ query, queryDurationMillis }) => observer.onStatement(query.sql, queryDurationMillis),
  });
}

function queriesOn(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new AppDialect(pool, () => null) });
}

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = config.Client ? new FailoverPool(config) : new pg.Pool(config);
  pool.on("connect", (client) => {
    // A connection that breaks while in use fails its query; an unhandled event would end the process.
    client.on("error", () => {});
  });
  return pool;
}

/**
 * A stopped server, or a network that drops everything, keeps the connection open and never
 * answers. `pg`'s own `query_timeout` would leave such a connection in the pool.
 */
function closeSilentConnections(pool: pg.Pool, silenceTimeout: number): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket.on("timeout", () => {
      const error = new Error(`the database was silent for ${silenceTimeout / 1000} seconds`);
      socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
    });
  });
  pool.on("acquire", (client) => socketOf(client).setTimeout(silenceTimeout));
  pool.on("release", (_, client) => socketOf(client).setTimeout(0));
}

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}
