import { insertAuditEntry, insertDenial } from "#data/audit/audit.ts";
import type { Database } from "#data/shared/database.ts";
import { retryDeadlocks } from "#data/shared/deadlock.ts";
import type { Actor } from "#data/account/sessions.ts";
import { withdrawalActions, type AuditAction } from "#domain/audit/actions.ts";
import type { AuditActor, AuditEntry, AuditSubject, DenialReason } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, refuseLimited, type LimitedRefusal, type Refusal } from "#domain/shared/result.ts";
import { data, type MiddlewareFunction } from "react-router";
import {
  actorContext,
  requestIdContext,
  routeContext,
  servicesContext,
  type Context,
} from "./context.ts";

/** A completed change, for the audit log. */
export interface Change {
  action: AuditAction;
  /** null for a change that concerns no record. */
  subject: AuditSubject | null;
  detail?: AuditEntry["detail"];
  /** Defaults to the person of the session; needed where there is none yet, as in a sign-in. */
  actor?: AuditActor;
}

/** A refused request, for the audit log. */
export interface Denial {
  action: AuditAction;
  subject: AuditSubject | null;
  reason: DenialReason;
  detail?: AuditEntry["detail"];
  /** Logged only, never stored: a hash that links the attempts on one account, known or unknown. */
  account?: string;
}

/**
 * Runs a change in a transaction together with its audit entries: both are committed, or neither.
 * The entries are logged after the commit.
 *
 * @param work makes the change, and calls `record` unless there was nothing to change. After a
 *   deadlock it runs again from the start, a moment later, up to six times in all.
 * @returns what `work` returns
 */
export async function auditedTransaction<T>(
  context: Context,
  work: (trx: Database, record: (change: Change) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { database } = context.get(servicesContext);
  const { entries, result } = await retryDeadlocks(() =>
    database.transaction().execute(async (trx) => {
      const made: AuditEntry[] = [];
      const value = await work(trx, async (change) => {
        const entry = { ...requestEntry(context), outcome: "done" as const, ...change };
        await insertAuditEntry(trx, entry);
        made.push(entry);
      });
      return { entries: made, result: value };
    }),
  );
  for (const entry of entries) logEntry(context, entry);
  if (entries.some(({ action }) => withdrawalActions.has(action))) {
    await context.get(servicesContext).erasures.save();
  }
  return result;
}

/**
 * Makes one change in an `auditedTransaction`.
 *
 * @param change its entry
 * @param work returns what the entry says besides, or true for nothing; false where there was nothing
 *   to change
 * @returns whether it was made
 */
export function auditedChange(
  context: Context,
  change: Change,
  work: (trx: Database) => Promise<boolean | AuditEntry["detail"]>,
): Promise<boolean> {
  return auditedTransaction(context, async (trx, record) => {
    const changed = await work(trx);
    if (changed === false) return false;
    await record(
      changed === true ? change : { ...change, detail: { ...change.detail, ...changed } },
    );
    return true;
  });
}

/**
 * Logs a denial, and stores or counts it for the audit log if the person is signed in. Never call it inside an
 * `auditedTransaction`: it takes another connection, and when all connections are in such
 * transactions, they would wait for each other.
 */
export async function recordDenial(context: Context, denial: Denial): Promise<void> {
  const { account, ...denied } = denial;
  const entry = { ...requestEntry(context), outcome: "denied" as const, ...denied };
  logEntry(context, entry, account);
  const { actor } = entry;
  if (actor) await insertDenial(context.get(servicesContext).database, { ...entry, actor });
}

/** Records a denial, as `recordDenial` does. @returns the refusal for the same reason */
export async function deny<Reason extends DenialReason>(
  context: Context,
  denial: Denial & { reason: Reason },
): Promise<Refusal<Reason>> {
  await recordDenial(context, denial);
  return refuse(denial.reason);
}

/** The same after too many attempts. @param minutes until the next attempt */
export async function denyLimited(
  context: Context,
  denial: Omit<Denial, "reason">,
  minutes: number,
): Promise<LimitedRefusal> {
  await recordDenial(context, { ...denial, reason: "limited" });
  return refuseLimited(minutes);
}

/** Records that somebody asked for a record that is not theirs or does not exist. */
export function denyRecord(
  context: Context,
  kind: AuditSubject["kind"] | null,
  recordId: string,
): Promise<void> {
  const subject = kind && { kind, id: isRecordId(recordId) ? recordId : null };
  return recordDenial(context, { action: "open-record", subject, reason: "not-found" });
}

/**
 * Answers for a record that is not theirs or does not exist, and records that it was asked for.
 *
 * @param code by which the screen of the error says what it was
 * @param kind null for something that has no place in the audit log
 * @throws 404
 */
export async function notFound(
  context: Context,
  code: string,
  kind: AuditSubject["kind"] | null = null,
  recordId = "",
): Promise<never> {
  await denyRecord(context, kind, recordId);
  throw data(code, { status: 404 });
}

/** What all entries of a request have in common. */
export function requestEntry(context: Context) {
  const actor = context.get(actorContext);
  return {
    requestId: context.get(requestIdContext),
    actor: actor && { id: actor.accountId, role: roleOf(actor) },
    reason: null,
    detail: {},
  };
}

function roleOf(actor: Actor): AuditActor["role"] {
  if (actor.admin) return "admin";
  return actor.tutor ? "tutor" : "student";
}

/** Writes an entry into the operator's log. */
export function logEntry(context: Context, entry: AuditEntry, account?: string): void {
  const { action, requestId, actor, subject, outcome, reason, detail } = entry;
  context.get(servicesContext).log(outcome === "done" ? "info" : "warn", action, {
    requestId,
    actor: actor?.id ?? null,
    role: actor?.role,
    outcome,
    reason: reason ?? undefined,
    subject: subject?.kind,
    subjectId: subject?.id ?? undefined,
    ...detail,
    account,
    route: context.get(routeContext) ?? undefined,
  });
}

/** Middleware: stores the matched route pattern for the log, which has no ids or tokens. */
export const storeRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
};
