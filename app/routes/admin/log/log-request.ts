import type { LogRequest } from "#data/audit-log.ts";
import { normaliseEmail } from "#domain/account.ts";
import { auditActions } from "#domain/audit.ts";
import { isRecordId } from "#domain/record-id.ts";
import { readText } from "../list-request.ts";

const outcomes = ["done", "denied"] as const;

/**
 * Reads which page of the log an address asks for: `person` (an email) or `account` (an id),
 * `action`, `outcome`, and `before` or `after` a line. Whatever is not understood counts as not
 * asked for.
 */
export function readLogRequest(params: URLSearchParams): LogRequest {
  const email = normaliseEmail(readText(params, "person")).slice(0, 254);
  const id = params.get("account") ?? "";
  return {
    person: readPerson(email, id),
    action: auditActions.find((one) => one === params.get("action")) ?? null,
    outcome: outcomes.find((one) => one === params.get("outcome")) ?? null,
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
    // As large as PostgreSQL's bigint can be, and no larger.
    if (/^\d{1,19}$/.test(id) && BigInt(id) < 2n ** 63n) return { towards, id };
  }
  return null;
}

/** The address of another page of the same log. */
export function logAddress(params: URLSearchParams, towards: "before" | "after", id: string) {
  const next = new URLSearchParams(params);
  next.delete("before");
  next.delete("after");
  next.set(towards, id);
  return `?${next}`;
}

/** The address of one account's lines. */
export function accountAddress(id: string): string {
  return `?account=${id}`;
}
