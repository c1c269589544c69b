import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";

/** A request for a guardian's link; the address may be nobody's. */
export interface GuardianLinkRequest {
  email: string;
  /** The id of the HTTP request. */
  requestId: string;
}

export async function insertGuardianLinkRequest(
  trx: Database,
  { email, requestId }: GuardianLinkRequest,
): Promise<void> {
  await trx.insertInto("guardian_link_requests").values({ email, request_id: requestId }).execute();
}

/** Deletes and returns the oldest requests, skipping those that another instance is processing. */
export function takeGuardianLinkRequests(trx: Database, limit: number) {
  return listRows<GuardianLinkRequest>(trx)`
    delete from guardian_link_requests where id in (
      select id from guardian_link_requests order by asked_at limit ${limit}
      for update skip locked)
    returning email, request_id as "requestId"`;
}
