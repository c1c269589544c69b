import { askGuardian } from "#mails/guardians/ask-guardian.ts";
import { askedReason } from "#mails/guardians/reason-messages.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * Asks a guardian for consent, unless they have answered. Nobody has proved the address yet, so the
 * mail has no text that a stranger could have typed: the page behind the link says who the child is.
 */
export const guardianConsent: Mail<"guardian-consent"> = async ({ guardianId }, sending) => {
  const { academy } = sending;
  const asked = await askGuardian(sending, guardianId, "guardian-consent");
  if (!asked) return null;
  const { path } = asked;
  return {
    subject: messages.subject(academy.name),
    name: null,
    reason: askedReason(academy.name),
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "text", text: messages.question },
      { is: "link", label: messages.link, path },
      { is: "text", text: messages.afterwards },
    ],
  };
};
