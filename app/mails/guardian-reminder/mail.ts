import { makeGuardianLink } from "#data/guardian-links.ts";
import { findChild } from "#data/guardians.ts";
import { splitName } from "#domain/account.ts";
import { askedReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** Reminds a guardian, once, of a question that is not answered yet. */
export const guardianReminder: Mail<"guardian-reminder"> = async ({ guardianId }, { database }) => {
  const child = await findChild(database, guardianId);
  if (child?.consent !== "unanswered") return null;
  const { firstName } = splitName(child.studentName);
  const mailKind = "guardian-reminder";
  const token = await makeGuardianLink(database, { guardianId, opens: "consent", mailKind });
  return {
    subject: messages.subject(firstName),
    name: null,
    reason: askedReason,
    blocks: [
      { is: "text", text: messages.text(child.studentName) },
      { is: "link", label: messages.link, path: `/guardian/consent/${token}` },
      { is: "text", text: messages.last },
    ],
  };
};
