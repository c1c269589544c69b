import type { Database } from "#data/database.ts";
import { addToNews, insertMail } from "#data/mails.ts";
import { findStudentOf } from "#data/assignments.ts";
import type { ContentKind } from "#domain/content.ts";
import type { NewMail } from "#domain/mail.ts";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";

/**
 * Lets a mail be sent once the transaction has committed, and never if it does not. What it says
 * is read when it is sent. Run it inside `audited`.
 */
export async function queueMail(
  context: Readonly<RouterContextProvider>,
  trx: Database,
  mail: NewMail,
): Promise<void> {
  const queued = await insertMail(trx, mail);
  if (queued) await context.get(servicesContext).mailQueue.put(trx, [queued]);
}

/**
 * Lets the student of an assignment know of a new item: of an announcement at once, of others in
 * the next mail with news. Run it inside `audited`.
 */
export async function queueNewItem(
  context: Readonly<RouterContextProvider>,
  trx: Database,
  { kind, assignmentId, itemId }: { kind: ContentKind; assignmentId: string; itemId: string },
): Promise<void> {
  if (kind === "announcement") {
    const accountId = await findStudentOf(trx, assignmentId);
    await queueMail(context, trx, { kind, accountId, data: { itemId } });
    return;
  }
  const queued = await addToNews(trx, { assignmentId, itemId });
  if (queued) await context.get(servicesContext).mailQueue.put(trx, [queued]);
}
