import type { Database } from "#data/database.ts";
import { makeGuardianLink } from "#data/guardian-links.ts";
import { findChild } from "#data/guardians.ts";
import { splitName } from "#domain/account.ts";

/** What a mail needs that asks a guardian for consent; null where there is an answer by now. */
export async function askGuardian(
  database: Database,
  guardianId: string,
  mailKind: "guardian-consent" | "guardian-reminder",
): Promise<{ studentName: string; firstName: string; path: string } | null> {
  const child = await findChild(database, guardianId);
  if (child?.consent !== "unanswered") return null;
  const { studentName } = child;
  const token = await makeGuardianLink(database, { guardianId, opens: "consent", mailKind });
  return {
    studentName,
    firstName: splitName(studentName).firstName,
    path: `/guardian/consent/${token}`,
  };
}
