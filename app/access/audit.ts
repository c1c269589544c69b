import { insertAuditEntry, insertDenial } from "#data/audit.ts";
import type { Database } from "#data/database.ts";
import { isDeadlock } from "#data/deadlock.ts";
import type { Actor } from "#data/sessions.ts";
import type {
  AuditAction,
  AuditActor,
  AuditEntry,
  AuditSubject,
  DenialReason,
} from "#domain/audit.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { actorContext, requestIdContext, routeContext, servicesContext } from "./context.ts";

type Context = Readonly<RouterContextProvider>;

/** What was done; `actor` only where it is not who the session says, as when signing in. */
export interface Change {
  action: AuditAction;
  /** null for what is about nobody yet. */
  subject: AuditSubject | null;
  detail?: AuditEntry["detail"];
  actor?: AuditActor;
}

export interface Denial {
  action: AuditAction;
  subject: AuditSubject | null;
  reason: DenialReason;
  detail?: AuditEntry["detail"];
  /** Told to the log only: a hash that joins the attempts on one account, known or not. */
  account?: string;
}

/**
 * Runs a change in a transaction. What it records commits with it or not at all, and is told to
 * the log once it has committed.
 *
 * @param work makes the change and records it, unless there was nothing to change; it is done again
 *   from its beginning where it and another change waited for each other
 */
export async function audited<T>(
  context: Context,
  work: (trx: Database, record: (change: Change) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { database } = context.get(servicesContext);
  for (let attempts = 3; ; attempts -= 1) {
    const entries: AuditEntry[] = [];
    try {
      const result = await database.transaction().execute((trx) =>
        work(trx, async (change) => {
          const entry = { ...describe(context), outcome: "done" as const, ...change };
          await insertAuditEntry(trx, entry);
          entries.push(entry);
        }),
      );
      for (const entry of entries) tell(context, entry);
      return result;
    } catch (error) {
      // Nothing of it was kept, and whom it waited for goes on meanwhile.
      if (!isDeadlock(error) || attempts === 0) throw error;
    }
  }
}

/**
 * Tells the log that something was denied; the table keeps it when the person is signed in. Never
 * inside the work of `audited`: it takes another connection, and as many requests at once as there
 * are connections would then wait for each other.
 */
export async function recordDenial(context: Context, denial: Denial): Promise<void> {
  const { account, ...denied } = denial;
  const entry = { ...describe(context), outcome: "denied" as const, ...denied };
  tell(context, entry, account);
  if (entry.actor) await insertDenial(context.get(servicesContext).database, entry);
}

/** Tells that a record is not this person's to see, or is none at all: nobody learns which. */
export function denyRecord(
  context: Context,
  kind: AuditSubject["kind"],
  askedFor: string,
): Promise<void> {
  return recordDenial(context, {
    action: "open-record",
    subject: { kind, id: isRecordId(askedFor) ? askedFor : null },
    reason: "not-found",
  });
}

function describe(context: Context) {
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

function tell(context: Context, entry: AuditEntry, account?: string): void {
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

/** Middleware: keeps which of the product's routes a request is for; its address may say more. */
export const rememberRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
};
