import { AsyncResource } from "node:async_hooks";
import type { UUID } from "node:crypto";
import type pg from "pg";
import { nameOf } from "./prepared.ts";

/** What is told of the statements that go over a pool's connections. */
export interface StatementWatcher {
  /** The request that asks, by an id that we made ourselves, or null. */
  requestId(): UUID | null;
  /** @param text the statement; its parameters are nobody's to know */
  ended(text: string, milliseconds: number, requestId: UUID | null): void;
}

/**
 * Tells of each statement of a pool how long its connection took for it, and names at the end of
 * its text the request that makes it, in a comment as sqlcommenter writes it. A prepared statement
 * goes without: its text has to be the same each time.
 */
export function watchStatements(pool: pg.Pool, watcher: StatementWatcher): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(client, watcher);
  });
  // A callback waits for whoever gives a connection back, and would run as that one's request.
  const connect = pool.connect.bind(pool) as (done?: () => void) => unknown;
  Object.assign(pool, {
    connect: (done?: () => void) => connect(done && AsyncResource.bind(done)),
  });
}

type Send = (asked: unknown, values?: unknown, done?: unknown) => unknown;

function watch(client: pg.PoolClient, watcher: StatementWatcher): void {
  const send = client.query.bind(client) as Send;
  const query: Send = (asked, values, done) => {
    const text = textOf(asked);
    // A cursor, or a copy of many rows.
    if (text === null) return send(asked, values, done);
    const requestId = watcher.requestId();
    const began = performance.now();
    const end = () => watcher.ended(text, performance.now() - began, requestId);
    const telling = (callback: unknown) => {
      if (typeof callback !== "function") return callback;
      return (...result: unknown[]): unknown => {
        end();
        return Reflect.apply(callback, undefined, result);
      };
    };
    const marked = requestId === null ? asked : mark(asked, text, requestId);
    const answer = send(marked, telling(values), telling(done));
    if (answer instanceof Promise) void answer.then(end, end);
    return answer;
  };
  Object.assign(client, { query });
}

function textOf(asked: unknown): string | null {
  if (typeof asked === "string") return asked;
  const { text, submit } = asked as Partial<pg.QueryConfig & pg.Submittable>;
  return text === undefined || submit ? null : text;
}

function mark(asked: unknown, text: string, requestId: UUID): unknown {
  const marked = `${text} /*request_id='${requestId}'*/`;
  if (typeof asked === "string") return nameOf(asked) === null ? marked : asked;
  const config = asked as pg.QueryConfig;
  return config.name === undefined ? { ...config, text: marked } : config;
}
