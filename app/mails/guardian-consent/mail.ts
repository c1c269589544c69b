import { askGuardian } from "../ask-guardian.ts";
import { askedReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** Asks a guardian for consent, until there is an answer. It greets nobody by a name that others typed. */
export const guardianConsent: Mail<"guardian-consent"> = async ({ guardianId }, { database }) => {
  const asked = await askGuardian(database, guardianId, "guardian-consent");
  if (!asked) return null;
  const { studentName, firstName, path } = asked;
  return {
    subject: messages.subject(firstName),
    name: null,
    reason: askedReason,
    blocks: [
      { is: "text", text: messages.text(studentName) },
      { is: "text", text: messages.question },
      { is: "link", label: messages.link, path },
      { is: "text", text: messages.afterwards(firstName) },
    ],
  };
};
