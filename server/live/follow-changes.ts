import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const channel = "viluva_changes";

/** The name of this connection in PostgreSQL (`pg_stat_activity`); it works for no request. */
const application = "viluva changes";

export interface ChangeHandlers {
  /** Called with each message, in the order of the commits. */
  onMessage(message: string): void;
  /** Called when messages begin to arrive: at first, and after each lost connection. */
  onConnect(): void;
  /** Called when messages no longer arrive. */
  onDisconnect?(): void;
}

/** Milliseconds. */
interface Timing {
  /** Between two checks of the connection, and the longest wait for an answer. */
  check: number;
  firstRetry: number;
  longestRetry: number;
}

const defaultTiming: Timing = { check: 10_000, firstRetry: 250, longestRetry: 5_000 };

/**
 * Listens for PostgreSQL's notifications of changes, over a connection of its own that is reopened
 * whenever it is lost.
 *
 * @param config the requests' pool's, for the same role
 * @returns a function that stops it
 */
export function followChanges(
  config: pg.PoolConfig,
  handlers: readonly ChangeHandlers[],
  timing: Timing = defaultTiming,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const run = async () => {
    let wait = timing.firstRetry;
    while (!signal.aborted) {
      const wasConnected = await listen(config, handlers, timing, signal).catch(() => false);
      wait = wasConnected ? timing.firstRetry : Math.min(wait * 2, timing.longestRetry);
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Listens until the connection is lost or the signal aborts. @returns whether it was connected */
async function listen(
  config: pg.PoolConfig,
  handlers: readonly ChangeHandlers[],
  timing: Timing,
  signal: AbortSignal,
): Promise<boolean> {
  const Client = (config.Client as typeof pg.Client | undefined) ?? pg.Client;
  // The pool's object doesn't show its password to a copy.
  const client = new Client({
    ...config,
    password: config.password,
    application_name: application,
  });
  const lost = new Promise<void>((resolve) => {
    client.once("end", resolve);
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => {
    for (const each of handlers) each.onMessage(payload ?? "");
  });
  let isConnected = false;
  try {
    await client.connect();
    // Takes the application's role if the connection is the owner's.
    if (config.verify) await promisify(config.verify)(client as unknown as pg.PoolClient);
    await client.query(`listen ${channel}`);
    isConnected = true;
    for (const each of handlers) each.onConnect();
    await Promise.race([lost, waitForSilence(client, timing.check, signal)]);
    return isConnected;
  } finally {
    if (isConnected) for (const each of handlers) each.onDisconnect?.();
    // A database that does not answer would not answer a regular end of the connection either.
    client.connection.stream.destroy();
  }
}

/** Resolves when the database leaves a query unanswered. */
async function waitForSilence(
  client: pg.Client,
  check: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await delay(check, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const answered = client.query("select").then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answered, delay(check, false)]))) return;
  }
}
