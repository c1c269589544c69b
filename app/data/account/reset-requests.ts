import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";

/** A request for a new password; the address may have no account. */
export interface ResetRequest {
  email: string;
  /** The id of the HTTP request. */
  requestId: string;
  /** Whether the same caller has made several for this address within an hour. */
  isRepeated: boolean;
}

export async function insertResetRequest(
  trx: Database,
  { email, requestId, isRepeated }: ResetRequest,
): Promise<void> {
  await trx
    .insertInto("reset_requests")
    .values({ email, request_id: requestId, is_repeated: isRepeated })
    .execute();
}

/** Deletes and returns the oldest requests, skipping those that another instance is processing. */
export const takeResetRequests = (trx: Database, limit: number) => listRows<ResetRequest>(trx)`
    delete from reset_requests where id in (
      select id from reset_requests order by asked_at limit ${limit} for update skip locked)
    returning email, request_id as "requestId", is_repeated as "isRepeated"`;
