import type { EventLog } from "#request/context.ts";
import type { StatementObserver } from "#data/shared/database.ts";
import { currentRequest } from "./http/current-request.ts";

interface Options {
  log: EventLog;
  /** Statements of at least this many milliseconds are logged. */
  slowQueryMs: number;
  /** Receives the duration of every statement, in seconds. */
  time?: (seconds: number) => void;
}

// Some statements grow with their input, and the rest of a long text adds nothing.
const longestText = 4_000;

/** Marks each statement with its request, and logs the slow ones. */
export function createStatementObserver({ log, slowQueryMs, time }: Options): StatementObserver {
  const findRequestId = () => currentRequest.getStore()?.id ?? null;
  return {
    findRequestId,
    onStatement(text, milliseconds) {
      time?.(milliseconds / 1_000);
      if (milliseconds < slowQueryMs) return;
      const requestId = findRequestId();
      log("warn", "slow-query", {
        ...(requestId && { requestId }),
        milliseconds: Math.round(milliseconds),
        statement: text.slice(0, longestText),
      });
    },
  };
}
