import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const channel = "viluva_changes";

interface Follower {
  /** Told of each message, in the order of their commits. */
  tell(message: string): void;
  /** Told when messages begin to arrive, at first and again after each loss. */
  beginAnew(): void;
  /** Told when they no longer do. */
  loseTouch(): void;
}

interface Patience {
  /** Milliseconds between two looks at whether the database is still there, and for its answer. */
  check: number;
  /** Milliseconds before the first and at most before any further attempt to connect. */
  first: number;
  most: number;
}

const usualPatience: Patience = { check: 10_000, first: 250, most: 5_000 };

/**
 * Follows the changes that the database tells of, over a connection of its own that is made again
 * as often as it takes.
 *
 * @param config the product's own pool's, whose role the connection has too
 * @returns what ends it
 */
export function followChanges(
  config: pg.PoolConfig,
  follower: Follower,
  patience: Patience = usualPatience,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const run = async () => {
    let wait = patience.first;
    while (!signal.aborted) {
      const began = await listen(config, follower, patience, signal).catch(() => false);
      wait = began ? patience.first : Math.min(wait * 2, patience.most);
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Listens until the connection is lost or we are told to stop. @returns whether it ever began */
async function listen(
  config: pg.PoolConfig,
  follower: Follower,
  patience: Patience,
  signal: AbortSignal,
): Promise<boolean> {
  // The pool's own object: its password is there, but not for copies.
  const client = new ((config.Client as typeof pg.Client | undefined) ?? pg.Client)(config);
  const lost = new Promise<void>((resolve) => {
    client.once("end", resolve);
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => follower.tell(payload ?? ""));
  let began = false;
  try {
    await client.connect();
    // Where the owner connects, this is what makes it the application's role.
    if (config.verify) await promisify(config.verify)(client as unknown as pg.PoolClient);
    await client.query(`listen ${channel}`);
    began = true;
    follower.beginAnew();
    await Promise.race([lost, silence(client, patience.check, signal)]);
    return began;
  } finally {
    if (began) follower.loseTouch();
    // A database that doesn't answer would not answer a farewell either.
    client.connection.stream.destroy();
  }
}

/** Resolves once the database leaves a question unanswered. */
async function silence(client: pg.Client, check: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(check, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const answer = client.query("select").then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answer, delay(check, false)]))) return;
  }
}
