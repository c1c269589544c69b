import { setTimeout as delay } from "node:timers/promises";
import type { Connection } from "./connect.ts";
import { reason } from "./error.ts";
import type { Postmaster } from "./postmaster.ts";

export interface KeptRunning {
  readonly connection: Connection;
  /** Stops the server, or the attempt to start it again, for good. */
  stop(): Promise<void>;
}

const shortestPause = 250;
const longestPause = 5_000;
/** A server that lived this long was well: the next attempt after its end is quick again. */
const millisecondsOfHealth = 60_000;

/**
 * Starts a server, and starts it again whenever it ends by itself, waiting twice as long after
 * each attempt, up to five seconds. A server that nobody else can bring back is never given up.
 *
 * @param start one attempt, given up when the signal says so
 * @throws what the first attempt throws
 */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Postmaster>,
  log: (line: string) => void,
): Promise<KeptRunning> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await start(signal);
  let current: Postmaster | null = first;

  const watching = (async () => {
    let pause = shortestPause;
    let since = Date.now();
    while (!signal.aborted) {
      try {
        if (current) {
          const how = await current.ended;
          current = null;
          if (signal.aborted) return;
          if (Date.now() - since > millisecondsOfHealth) pause = shortestPause;
          log(`PostgreSQL ended by itself (${how}); starting it again.`);
        }
        await delay(pause, undefined, { signal });
        pause = Math.min(pause * 2, longestPause);
        current = await start(signal);
        since = Date.now();
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
      await watching;
    },
  };
}
