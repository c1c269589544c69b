import { askGuardian } from "#mails/guardians/ask-guardian.ts";
import { askedReason } from "#mails/guardians/reason-messages.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** Reminds a guardian once, unless they have answered. */
export const guardianReminder: Mail<"guardian-reminder"> = async ({ guardianId }, sending) => {
  const { academy } = sending;
  const asked = await askGuardian(sending, guardianId, "guardian-reminder");
  if (!asked) return null;
  const { path } = asked;
  return {
    subject: messages.subject,
    name: null,
    reason: askedReason(academy.name),
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "link", label: messages.link, path },
      { is: "text", text: messages.last },
    ],
  };
};
