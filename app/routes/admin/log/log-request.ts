import type { LogRequest } from "#data/audit/audit-log.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { auditActions } from "#domain/audit/actions.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { readText } from "#parts/office/list/request.ts";

const outcomes = ["done", "denied"] as const;

/**
 * Reads which page of the log a URL requests: `person` (an email) or `account` (an id), `action`,
 * `outcome`, and `before` or `after` a line. Invalid values are ignored.
 */
export function readLogRequest(params: URLSearchParams): LogRequest {
  const email = normaliseEmail(readText(params, "person")).slice(0, 254);
  const id = params.get("account") ?? "";
  return {
    person: readPerson(email, id),
    action: auditActions.find((action) => action === params.get("action")) ?? null,
    outcome: outcomes.find((outcome) => outcome === params.get("outcome")) ?? null,
    cursor: readCursor(params),
  };
}

function readPerson(email: string, id: string): LogRequest["person"] {
  if (email !== "") return { email };
  return isRecordId(id) ? { id } : null;
}

function readCursor(params: URLSearchParams): LogRequest["cursor"] {
  for (const towards of ["before", "after"] as const) {
    const id = params.get(towards) ?? "";
    // The range of PostgreSQL's bigint.
    if (/^\d{1,19}$/.test(id) && BigInt(id) < 2n ** 63n) return { towards, id };
  }
  return null;
}

/** The URL of another page of the same log. */
export function logPageUrl(params: URLSearchParams, towards: "before" | "after", id: string) {
  const next = new URLSearchParams(params);
  next.delete("before");
  next.delete("after");
  next.set(towards, id);
  return `?${next}`;
}

/** The URL of one account's lines. */
export function accountLogUrl(id: string): string {
  return `?account=${id}`;
}
