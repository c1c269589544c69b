import type { Database } from "./database.ts";

/** That an account was deleted: its random id and the time, and nothing about the person. */
export interface Erasure {
  accountId: string;
  erasedAt: Date;
}

/** Takes an erasure back that was undone. @returns false where there is none */
export async function deleteErasure(trx: Database, accountId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("erasures")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Every erasure, oldest first. */
export async function listErasures(db: Database): Promise<Erasure[]> {
  return db
    .selectFrom("erasures")
    .select(["account_id as accountId", "erased_at as erasedAt"])
    .orderBy("erased_at")
    .orderBy("account_id")
    .execute();
}
