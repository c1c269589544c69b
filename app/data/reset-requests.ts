import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Somebody asked for a new password for an address, which may be nobody's. */
export interface ResetRequest {
  email: string;
  /** Of the request that asked. */
  requestId: string;
}

export async function insertResetRequest(
  trx: Database,
  { email, requestId }: ResetRequest,
): Promise<void> {
  await trx.insertInto("reset_requests").values({ email, request_id: requestId }).execute();
}

/** Takes some requests, the oldest first, that no other instance takes. */
export async function takeResetRequests(trx: Database, most: number): Promise<ResetRequest[]> {
  const { rows } = await sql<ResetRequest>`
    delete from reset_requests where id in (
      select id from reset_requests order by asked_at limit ${most} for update skip locked)
    returning email, request_id as "requestId"`.execute(trx);
  return rows;
}
