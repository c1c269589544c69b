import { sql } from "kysely";
import { insertPushes } from "#data/push/pushes.ts";
import type { Database } from "#data/shared/database.ts";
import { rolesIn } from "#domain/people/staff.ts";

/**
 * Tells the devices of those who plan lessons that a tutor or a family has answered about a lesson of
 * somebody who is away. Run it in the transaction of the answer.
 */
export function tellOffice(trx: Database, lesson: { id: string; startsAt: Date }): Promise<void> {
  const now = new Date();
  const staff = sql`select id from admins where role = any(${sql.val(rolesIn("people"))})`;
  const path = `/admin-dashboard/lessons/${lesson.id}`;
  const key = `away ${lesson.id} ${now.getTime()}`;
  return insertPushes(trx, staff, { kind: "away", path, key, lesson }, now);
}
