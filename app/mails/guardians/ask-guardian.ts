import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { findMailedChild } from "#data/guardians/guarded-children.ts";
import type { Sending } from "#mails/shared/mail.ts";

/** The data of a mail that asks a guardian for consent; null if the guardian has answered. */
export async function askGuardian(
  { database, accountId }: Pick<Sending, "database" | "accountId">,
  guardianId: string,
  mailKind: "guardian-consent" | "guardian-reminder",
): Promise<{ path: string } | null> {
  const child = await findMailedChild(database, accountId, guardianId);
  if (child?.consent !== "unanswered") return null;
  const token = await createGuardianLink(database, { guardianId, opens: "consent", mailKind });
  return { path: `/guardian/consent/${token}` };
}
