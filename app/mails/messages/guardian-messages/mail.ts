import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { findMailedChild } from "#data/guardians/guarded-children.ts";
import { splitName } from "#domain/account/account.ts";
import { allowsMessages } from "#domain/guardians/guardian.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a guardian who asked on their page: the link by which they write about one child. */
export const guardianMessages: Mail<"guardian-messages"> = async (
  { guardianId },
  { database, accountId, academy },
) => {
  const child = await findMailedChild(database, accountId, guardianId);
  if (!child || !allowsMessages(child)) return null;
  const { firstName } = splitName(child.studentName);
  const mailKind = "guardian-messages";
  const token = await createGuardianLink(database, { guardianId, opens: "messages", mailKind });
  return {
    subject: messages.subject(firstName),
    name: child.guardianName,
    reason: guardianReason(academy.name),
    blocks: [
      { is: "text", text: messages.text(firstName) },
      { is: "link", label: messages.link, path: `/guardian/messages/${token}` },
      { is: "text", text: messages.valid },
    ],
  };
};
