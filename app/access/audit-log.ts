import { readLog, type LogPage, type LogRequest } from "#data/audit-log.ts";
import type { RouterContextProvider } from "react-router";
import { adminDatabase } from "./guards.ts";

/** One page of who did what and when, for an admin. */
export function loadLog(
  context: Readonly<RouterContextProvider>,
  request: LogRequest,
): Promise<LogPage> {
  return readLog(adminDatabase(context), request);
}
