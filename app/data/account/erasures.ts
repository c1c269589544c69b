import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";

/** The record of a deleted account: its random id and the time, with no personal data. */
export interface Erasure {
  accountId: string;
  erasedAt: Date;
}

/** Deletes the erasure of an undone deletion. @returns false if there is none */
export const deleteErasure = (trx: Database, accountId: string) =>
  trx
    .deleteFrom("erasures")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .$call(hasResult);

/** Every erasure, oldest first. */
export async function listErasures(db: Database): Promise<Erasure[]> {
  return db
    .selectFrom("erasures")
    .select(["account_id as accountId", "erased_at as erasedAt"])
    .orderBy("erased_at")
    .orderBy("account_id")
    .execute();
}
