import { findLastHash } from "#data/audit/audit-chain.ts";
import type { Database } from "#data/shared/database.ts";
import type { EventLog } from "#request/context.ts";
import { day } from "#domain/shared/durations.ts";

/**
 * Logs the last hash of the audit log now and once a day, so that it is stored outside the database.
 * A report that fails is skipped.
 *
 * @param interval in milliseconds
 * @returns a function that stops it
 */
export function startAuditReports(database: Database, log: EventLog, interval = day): () => void {
  const report = async () => {
    const last = await findLastHash(database);
    if (last) log("info", "audit-hash", { hash: last.hash, position: Number(last.position) });
  };
  const tryToReport = () => void report().catch(() => {});
  tryToReport();
  const timer = setInterval(tryToReport, interval);
  return () => clearInterval(timer);
}
