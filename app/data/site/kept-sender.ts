import type { Sender } from "#domain/site/sender.ts";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";

/** The sender that mails keep until an owner confirms the published one; null where none waits. */
export function findKeptSender(db: Database): Promise<Sender | null> {
  return db.selectFrom("kept_sender").select(["name", "address"]).$call(rowOrNull);
}

/** Lets mails keep a sender; one that they keep already stays. */
export async function insertKeptSender(trx: Database, { name, address }: Sender): Promise<void> {
  await trx
    .insertInto("kept_sender")
    .values({ name, address })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on mails come from what is published. */
export async function deleteKeptSender(trx: Database): Promise<void> {
  await trx.deleteFrom("kept_sender").execute();
}
