import { setTimeout as delay } from "node:timers/promises";
import type { Connection } from "./connect.ts";
import { reason } from "./error.ts";
import type { Postmaster } from "./postmaster.ts";

export interface SupervisedServer {
  readonly connection: Connection;
  /** Stops the server and any attempt to restart it. */
  stop(): Promise<void>;
}

const shortestPause = 250;
const longestPause = 5_000;
/** After running this long, a server is considered healthy and is restarted without a long pause. */
const millisecondsOfHealth = 60_000;

/**
 * Starts a server and restarts it whenever it stops unexpectedly. The pause before a restart doubles
 * with each attempt, up to five seconds; attempts never end.
 *
 * @param start one attempt, which the signal aborts
 * @throws the error of the first attempt
 */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Postmaster>,
  log: (line: string) => void,
): Promise<SupervisedServer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await start(signal);
  let current: Postmaster | null = first;

  const supervising = (async () => {
    let pause = shortestPause;
    let startedAt = Date.now();
    while (!signal.aborted) {
      try {
        if (current) {
          const how = await current.ended;
          current = null;
          if (signal.aborted) return;
          if (Date.now() - startedAt > millisecondsOfHealth) pause = shortestPause;
          log(`PostgreSQL stopped unexpectedly (${how}); restarting it.`);
        }
        await delay(pause, undefined, { signal });
        pause = Math.min(pause * 2, longestPause);
        current = await start(signal);
        startedAt = Date.now();
        log("PostgreSQL is running again.");
      } catch (error) {
        if (!signal.aborted) log(`${reason(error)}; next attempt in ${pause / 1000} s.`);
      }
    }
    await current?.stop();
  })();

  return {
    connection: first.connection,
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervising;
    },
  };
}
