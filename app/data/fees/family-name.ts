import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues } from "#data/shared/rows.ts";

/** The names of a family's students now, for a message after a change; none for no family. */
export function listNamesInFamily(
  db: Database,
  family: { familyId: string } | { claimId: string },
): Promise<string[]> {
  const id =
    "familyId" in family
      ? sql`${family.familyId}::uuid`
      : sql`(select family_id from payment_claims where id = ${family.claimId})`;
  return listValues<string>(db)`
    select s.name from family_students k join students s on s.id = k.student_id
    where k.family_id = ${id} order by s.name, s.id`;
}
