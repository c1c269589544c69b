import type { Database } from "#data/shared/database.ts";
import type { Payer } from "#domain/fees/payer.ts";

/** To whom a family's documents are made out. @throws for no family */
export function findPayer(db: Database, familyId: string): Promise<Payer> {
  return db
    .selectFrom("families")
    .where("id", "=", familyId)
    .select([
      "payer_name as payerName",
      "payer_address as payerAddress",
      "payer_state as payerState",
    ])
    .executeTakeFirstOrThrow();
}

/** Changes to whom a family's documents are made out; those that are issued stay. */
export async function updatePayer(trx: Database, familyId: string, payer: Payer): Promise<void> {
  await trx
    .updateTable("families")
    .set({
      payer_name: payer.payerName,
      payer_address: payer.payerAddress,
      payer_state: payer.payerState,
    })
    .where("id", "=", familyId)
    .execute();
}
