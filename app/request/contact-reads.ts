import { insertContactReads } from "#data/contact-reads.ts";
import { bornAfterForMinors } from "#domain/birth-date.ts";
import type { RouterContextProvider } from "react-router";
import { logEntry, requestEntry } from "./audit.ts";
import { servicesContext } from "./context.ts";

/**
 * The students whose reads a request records or has recorded: a page and its dialog load at the same
 * time, and each waits for the lines of the other.
 */
const recorded = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Records that the signed-in adult is shown the contacts of these students: a line in the audit log
 * for each who is a minor. Call it before the contacts are sent; if it fails, they must not be sent.
 */
export async function recordContactReads(
  context: Readonly<RouterContextProvider>,
  studentIds: readonly string[],
): Promise<void> {
  const known = recorded.get(context) ?? new Map<string, Promise<void>>();
  recorded.set(context, known);
  const unread = studentIds.filter((id) => !known.has(id));
  if (unread.length > 0) {
    const recording = insertReads(context, unread);
    for (const id of unread) known.set(id, recording);
  }
  await Promise.all(studentIds.flatMap((id) => known.get(id) ?? []));
}

async function insertReads(
  context: Readonly<RouterContextProvider>,
  studentIds: readonly string[],
): Promise<void> {
  const { requestId, actor } = requestEntry(context);
  if (!actor) return;
  const { database } = context.get(servicesContext);
  const bornAfter = bornAfterForMinors(new Date());
  const ids = await insertContactReads(database, { requestId, actor, studentIds, bornAfter });
  for (const id of ids) logContactRead(context, id);
}

/** The facts for a statement that shows one student's contact and records the read in the same query. */
export function contactReadFacts(context: Readonly<RouterContextProvider>) {
  const { requestId, actor } = requestEntry(context);
  return {
    requestId,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? "admin",
    bornAfter: bornAfterForMinors(new Date()),
  } as const;
}

/** Logs a recorded read of a minor's contact, as after every change. */
export function logContactRead(context: Readonly<RouterContextProvider>, studentId: string): void {
  logEntry(context, {
    ...requestEntry(context),
    action: "read-contact",
    subject: { kind: "student", id: studentId },
    outcome: "done",
  });
}
