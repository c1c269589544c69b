import { insertContactReads } from "#data/contact-reads.ts";
import { bornAfterForMinors } from "#domain/birth-date.ts";
import type { RouterContextProvider } from "react-router";
import { logEntry, requestEntry } from "./audit.ts";
import { servicesContext } from "./context.ts";

/** The students whose reads a request has recorded: a page and its dialog load at the same time. */
const recorded = new WeakMap<object, Set<string>>();

/**
 * Records that the signed-in adult is shown the contacts of these students: a line in the audit log
 * for each who is a minor. Call it before the contacts are sent; if it fails, they must not be sent.
 */
export async function recordContactReads(
  context: Readonly<RouterContextProvider>,
  studentIds: readonly string[],
): Promise<void> {
  const { requestId, actor } = requestEntry(context);
  const known = recorded.get(context) ?? new Set();
  recorded.set(context, known);
  const unread = studentIds.filter((id) => !known.has(id));
  if (!actor || unread.length === 0) return;
  for (const id of unread) known.add(id);
  const { database } = context.get(servicesContext);
  const bornAfter = bornAfterForMinors(new Date());
  const ids = await insertContactReads(database, {
    requestId,
    actor,
    studentIds: unread,
    bornAfter,
  });
  for (const id of ids) {
    logEntry(context, {
      ...requestEntry(context),
      action: "read-contact",
      subject: { kind: "student", id },
      outcome: "done",
    });
  }
}
