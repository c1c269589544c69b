import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";

/**
 * Stores the token of the mail that is being written, in place of an earlier mail's.
 *
 * @returns false for a request that is over
 */
export async function storeRequestToken(
  db: Database,
  requestId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  // The lock waits for whoever answers: no link is left of a request that was answered meanwhile.
  const { numAffectedRows } = await sql`
    insert into request_links (request_id, tutor_id, token_hash)
    select id, tutor_id, ${tokenHash} from lesson_requests
    where id = ${requestId} and answer is null and tutor_id is not null for no key update
    on conflict (request_id) do update
      set tutor_id = excluded.tutor_id, token_hash = excluded.token_hash`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether a link still exists, which nobody ends until the transaction does. */
export const lockRequestLink = (trx: Database, tokenHash: Buffer) =>
  trx
    .selectFrom("request_links")
    .where("token_hash", "=", tokenHash)
    .select("request_id")
    .forUpdate()
    .$call(hasResult);

/** Ends the links in all mails to a tutor; their requests wait on the dashboard. */
export async function deleteRequestLinks(trx: Database, tutorId: string): Promise<void> {
  await trx.deleteFrom("request_links").where("tutor_id", "=", tutorId).execute();
}
