import type { Database } from "#data/shared/database.ts";
import type { Payer } from "#domain/fees/payer.ts";
import type { Language } from "#domain/shared/language.ts";
import { deletePayerLinks } from "../mails/links.ts";

/** A checked payer. */
export interface StoredPayer extends Payer {
  /** In which mails are written to the payer. */
  payerLanguage: Language;
}

/** To whom a family's documents are made out. @throws for no family */
export function findPayer(db: Database, familyId: string): Promise<StoredPayer> {
  return db
    .selectFrom("families")
    .where("id", "=", familyId)
    .select([
      "payer_name as payerName",
      "payer_address as payerAddress",
      "payer_state as payerState",
      "payer_email as payerEmail",
      "payer_language as payerLanguage",
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Changes to whom a family's documents are made out; those that are issued stay. Another address ends
 * the links that were mailed to the one before.
 */
export async function updatePayer(
  trx: Database,
  familyId: string,
  payer: StoredPayer,
): Promise<void> {
  const { payerEmail } = await trx
    .selectFrom("families")
    .where("id", "=", familyId)
    .select("payer_email as payerEmail")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (payerEmail !== payer.payerEmail) await deletePayerLinks(trx, familyId);
  await trx
    .updateTable("families")
    .set({
      payer_name: payer.payerName,
      payer_address: payer.payerAddress,
      payer_state: payer.payerState,
      payer_email: payer.payerEmail,
      payer_language: payer.payerLanguage,
    })
    .where("id", "=", familyId)
    .execute();
}
