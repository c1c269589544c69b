import { consentNews } from "#content/guardian-consent-words.ts";
import { createGuardianLink } from "#data/guardian-links.ts";
import { findMailedChild } from "#data/guarded-children.ts";
import { splitName } from "#domain/account.ts";
import { hasOutdatedConsent } from "#domain/guardian.ts";
import { guardianReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** Once to a guardian who has consented to an earlier text, unless they have answered the new one. */
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
      { is: "list", title: messages.news, items: consentNews },
      { is: "text", text: messages.stays },
      { is: "link", label: messages.link, path: `/guardian/consent/${token}` },
    ],
  };
};
