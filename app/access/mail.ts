import type { Database } from "#data/database.ts";
import { insertMail } from "#data/mails.ts";
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
  if (queued) await context.get(servicesContext).mailQueue.put(trx, queued);
}
