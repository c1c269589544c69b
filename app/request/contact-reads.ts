import {
  insertContactReads,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import { bornAfterForMinors } from "#domain/people/birth-date.ts";
import { logEntry, requestEntry } from "./audit.ts";
import { servicesContext, type Context } from "./context.ts";

/** The last reading of contacts in a request, which its next one waits for. */
const readings = new WeakMap<Context, Promise<unknown>>();

/**
 * Finds contacts with a statement that also records that the signed-in adult is shown them: a line in
 * the audit log for each student who is a minor. A page and its dialog load at the same time, so they
 * take turns: otherwise each would add the same line.
 */
export async function findContacts<Found>(
  context: Context,
  find: (reader: ContactReader) => Promise<ContactsFound<Found>>,
): Promise<Found> {
  const { requestId, actor } = requestEntry(context);
  if (!actor) throw new Error("contacts are shown to signed-in people only");
  const reader = {
    requestId,
    actorId: actor.id,
    actorRole: actor.role,
    bornAfter: bornAfterForMinors(new Date()),
  };
  const search = () => find(reader);
  const reading = (readings.get(context) ?? Promise.resolve()).then(search, search);
  readings.set(context, reading);
  const { found, newReads } = await reading;
  for (const id of newReads) logContactRead(context, id);
  return found;
}

/**
 * Records that the signed-in adult is shown the contacts of these students, which another statement
 * has found. Call it before the contacts are sent; if it fails, they must not be sent.
 */
export async function recordContactReads(
  context: Context,
  studentIds: readonly string[],
): Promise<void> {
  const { database } = context.get(servicesContext);
  await findContacts(context, async (reader) => ({
    found: null,
    newReads: await insertContactReads(database, reader, studentIds),
  }));
}

/** Logs a recorded read of a minor's contact, as after every change. */
function logContactRead(context: Context, studentId: string): void {
  logEntry(context, {
    ...requestEntry(context),
    action: "read-contact",
    subject: { kind: "student", id: studentId },
    outcome: "done",
  });
}
