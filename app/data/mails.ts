import type { NewMail } from "#domain/mail.ts";
import type { Database } from "./database.ts";

/** A mail's place in the queue. */
interface Queued {
  mailId: string;
  dueAt: Date;
}

/** Keeps a mail to be sent. @returns null where the account has one with that key already */
export async function insertMail(trx: Database, mail: NewMail): Promise<Queued | null> {
  const { kind, accountId, data, address = null, key = null, dueAt } = mail;
  const row = await trx
    .insertInto("mails")
    .values({
      account_id: accountId,
      kind,
      data: JSON.stringify(data),
      address,
      key,
      ...(dueAt && { due_at: dueAt }),
    })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .returning(["id as mailId", "due_at as dueAt"])
    .executeTakeFirst();
  return row ?? null;
}
