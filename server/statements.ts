import type pg from "pg";
import type { EventLog } from "#access/context.ts";
import { watchStatements } from "#data/statements.ts";
import { currentRequest } from "./current-request.ts";

interface Observation {
  log: EventLog;
  /** Milliseconds from which on a statement is told of. */
  slowQueryMs: number;
  /** Told of every statement's seconds. */
  time?: (seconds: number) => void;
}

// More says nothing further, and some statements grow with what they are given.
const longestText = 4_000;

/** Names the request in each statement of a pool, and tells the log of those that take long. */
export function observeStatements(pool: pg.Pool, { log, slowQueryMs, time }: Observation): void {
  watchStatements(pool, {
    requestId: () => currentRequest.getStore()?.id ?? null,
    ended(text, milliseconds, requestId) {
      time?.(milliseconds / 1_000);
      if (milliseconds < slowQueryMs) return;
      log("warn", "slow-query", {
        ...(requestId && { requestId }),
        milliseconds: Math.round(milliseconds),
        statement: text.slice(0, longestText),
      });
    },
  });
}
