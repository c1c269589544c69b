import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

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
export async function takeGuardianLinkRequests(
  trx: Database,
  limit: number,
): Promise<GuardianLinkRequest[]> {
  const { rows } = await sql<GuardianLinkRequest>`
    delete from guardian_link_requests where id in (
      select id from guardian_link_requests order by asked_at limit ${limit}
      for update skip locked)
    returning email, request_id as "requestId"`.execute(trx);
  return rows;
}
