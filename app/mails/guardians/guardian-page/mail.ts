import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { findMailedChild } from "#data/guardians/guarded-children.ts";
import { splitName } from "#domain/account/account.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a guardian who has answered: links to their page and to their answer. */
export const guardianPage: Mail<"guardian-page"> = async (
  { guardianId },
  { database, accountId, academy },
) => {
  const child = await findMailedChild(database, accountId, guardianId);
  if (!child || child.consent === "unanswered") return null;
  const { firstName } = splitName(child.studentName);
  const mailKind = "guardian-page";
  const link = (opens: "page" | "consent") =>
    createGuardianLink(database, { guardianId, opens, mailKind });
  return {
    subject: messages.subject(firstName, academy.name),
    name: child.guardianName,
    reason: guardianReason(academy.name),
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.open, path: `/guardian/${await link("page")}` },
      { is: "text", text: messages.keep },
      { is: "text", text: messages.change(firstName) },
      { is: "link", label: messages.answer, path: `/guardian/consent/${await link("consent")}` },
    ],
  };
};
