import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";
import type { DeviceKeys } from "#domain/push/endpoint.ts";

/** Where the maker of a session's browser takes notices for it. */
export interface NewSubscription extends DeviceKeys {
  sessionId: string;
  endpoint: string;
}

/**
 * Stores the address of a session's browser, in place of one before. A browser whose address belonged to
 * another session has somebody else at it now.
 */
export async function replaceSubscription(
  trx: Database,
  { sessionId, endpoint, p256dh, auth }: NewSubscription,
): Promise<void> {
  await sql`
    delete from push_subscriptions
    where session_id = ${sessionId}::uuid or endpoint = ${endpoint}`.execute(trx);
  await trx
    .insertInto("push_subscriptions")
    .values({ session_id: sessionId, endpoint, p256dh, auth })
    .execute();
  await trx
    .updateTable("sessions")
    .set({ push_refused_at: null })
    .where("id", "=", sessionId)
    .execute();
}

/** Ends the notices on a device; false where there are none. */
export const deleteSubscription = (trx: Database, sessionId: string) =>
  trx
    .deleteFrom("push_subscriptions")
    .where("session_id", "=", sessionId)
    .returning("id")
    .$call(hasResult);

/** Keeps that somebody wants no notices on a device, so that nothing asks there again. */
export async function refusePush(trx: Database, sessionId: string): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ push_refused_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .execute();
}
