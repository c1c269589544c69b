import { createHash } from "node:crypto";
import { listLinks, listUnchained, type ChainLink } from "#data/audit/audit-chain.ts";
import type { Database } from "#data/shared/database.ts";

/** What a verification of the audit log has found. */
export interface AuditReport {
  /** Number of lines in the chain that exist. */
  lines: number;
  /** Number of lines that were removed after the two years for which they are kept. */
  expired: number;
  /** In hexadecimal; null if the log is empty. */
  lastHash: string | null;
  /** One sentence for each line that was changed, removed or inserted. */
  problems: string[];
}

const batch = 5_000;
const mostUnchained = 1_000;
const keptYears = 2;

type Previous = Pick<ChainLink, "position" | "hash"> & { lineId: string | null };

/**
 * Computes all hashes of the audit log again, in one snapshot of the database.
 *
 * @param printed hashes that the server has printed into its log: each must still be in the chain
 */
export function verifyAuditLog(
  db: Database,
  printed: readonly string[],
  now = new Date(),
): Promise<AuditReport> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - keptYears);
  const read = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return read.execute(async (trx) => {
    const report: AuditReport = { lines: 0, expired: 0, lastHash: null, problems: [] };
    const unseen = new Set(printed.map((hash) => hash.toLowerCase()));
    let previous: Previous = { position: 0, hash: Buffer.alloc(32), lineId: null };
    for (;;) {
      const links = await listLinks(trx, previous.position, batch);
      for (const link of links) {
        const problem = checkLink(link, previous);
        if (problem) report.problems.push(problem);
        if (link.text !== null) report.lines += 1;
        else if (link.chainedAt < oldest) report.expired += 1;
        else report.problems.push(`Line ${link.lineId} is missing.`);
        unseen.delete(link.hash.toString("hex"));
        previous = link;
      }
      if (links.length < batch) break;
    }
    for (const id of await listUnchained(trx, mostUnchained)) {
      report.problems.push(`Line ${id} was inserted.`);
    }
    for (const hash of unseen) {
      report.problems.push(
        `The printed hash ${hash} is gone: lines up to it were rewritten or removed.`,
      );
    }
    report.lastHash = previous.lineId === null ? null : previous.hash.toString("hex");
    return report;
  });
}

function checkLink(link: ChainLink, previous: Previous): string | null {
  const missing = link.position - previous.position - 1;
  if (missing > 0) {
    const lines = missing === 1 ? "A line is" : `${missing} lines are`;
    const place = previous.lineId === null ? "" : ` after line ${previous.lineId} and`;
    return `${lines} missing${place} before line ${link.lineId}.`;
  }
  if (!link.previousHash.equals(previous.hash)) {
    return previous.lineId === null
      ? `The log does not begin with line ${link.lineId}.`
      : `Line ${previous.lineId} was changed, and its hash with it.`;
  }
  if (link.text === null) return null;
  const hash = createHash("sha256").update(link.previousHash).update(link.text).digest();
  return hash.equals(link.hash) ? null : `Line ${link.lineId} was changed.`;
}
