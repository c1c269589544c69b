import { findLogPage, type LogPage, type LogRequest } from "#data/audit/audit-log.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** One page of the audit log, for an admin. */
export function loadLog(context: Context, request: LogRequest): Promise<LogPage> {
  return findLogPage(adminDatabase(context), request);
}
