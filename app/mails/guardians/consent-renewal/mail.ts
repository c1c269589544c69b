import { consentNewsSince } from "#content/guardians/guardian-consent.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { findMailedChild } from "#data/guardians/guarded-children.ts";
import { splitName } from "#domain/account/account.ts";
import { hasOutdatedConsent } from "#domain/guardians/guardian.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** Once for each text to a guardian who has consented to an earlier one, unless they have answered it. */
export const consentRenewal: Mail<"consent-renewal"> = async (
  { guardianId },
  { database, accountId, academy },
) => {
  const child = await findMailedChild(database, accountId, guardianId);
  if (!child || !hasOutdatedConsent(child)) return null;
  const { firstName } = splitName(child.studentName);
  const mailKind = "consent-renewal";
  const token = await createGuardianLink(database, { guardianId, opens: "consent", mailKind });
  return {
    subject: messages.subject(firstName),
    name: child.guardianName,
    reason: guardianReason(academy.name),
    blocks: [
      { is: "text", text: messages.text(firstName) },
      { is: "list", title: messages.news, items: consentNewsSince(child.consentVersion) },
      { is: "text", text: messages.stays },
      { is: "link", label: messages.link, path: `/guardian/consent/${token}` },
    ],
  };
};
