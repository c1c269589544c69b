import { findLogPage, type LogPage, type LogRequest } from "#data/audit/audit-log.ts";
import type { RouterContextProvider } from "react-router";
import { adminDatabase } from "#security/guards.ts";

/** One page of the audit log, for an admin. */
export function loadLog(
  context: Readonly<RouterContextProvider>,
  request: LogRequest,
): Promise<LogPage> {
  return findLogPage(adminDatabase(context), request);
}
