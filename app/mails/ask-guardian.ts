import type { Database } from "#data/database.ts";
import { createGuardianLink } from "#data/guardian-links.ts";
import { findChild } from "#data/guarded-children.ts";

/** The data of a mail that asks a guardian for consent; null if the guardian has answered. */
export async function askGuardian(
  database: Database,
  guardianId: string,
  mailKind: "guardian-consent" | "guardian-reminder",
): Promise<{ path: string } | null> {
  const child = await findChild(database, guardianId);
  if (child?.consent !== "unanswered") return null;
  const token = await createGuardianLink(database, { guardianId, opens: "consent", mailKind });
  return { path: `/guardian/consent/${token}` };
}
