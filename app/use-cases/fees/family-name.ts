import { listNamesInFamily } from "#data/fees/family-name.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** A family by its students, for a message after a change; null where there is none, or no student left. */
export async function findNameOfFamily(
  context: Context,
  family: { familyId: string } | { claimId: string },
): Promise<string | null> {
  const database = adminDatabase(context);
  const id = "familyId" in family ? family.familyId : family.claimId;
  const names = isRecordId(id) ? await listNamesInFamily(database, family) : [];
  return names.join(", ") || null;
}
