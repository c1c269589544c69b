import { askGuardian } from "../ask-guardian.ts";
import { askedReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** Reminds a guardian once, unless they have answered. */
export const guardianReminder: Mail<"guardian-reminder"> = async ({ guardianId }, { database }) => {
  const asked = await askGuardian(database, guardianId, "guardian-reminder");
  if (!asked) return null;
  const { path } = asked;
  return {
    subject: messages.subject,
    name: null,
    reason: askedReason,
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.link, path },
      { is: "text", text: messages.last },
    ],
  };
};
