import { createGuardianLink } from "#data/guardian-links.ts";
import { findMailedChild } from "#data/guarded-children.ts";
import { splitName } from "#domain/account.ts";
import { guardianReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
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
