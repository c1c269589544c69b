import { askGuardian } from "../ask-guardian.ts";
import { askedReason } from "../guardian-reason.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** Reminds a guardian, once, of a question that is not answered yet. */
export const guardianReminder: Mail<"guardian-reminder"> = async ({ guardianId }, { database }) => {
  const asked = await askGuardian(database, guardianId, "guardian-reminder");
  if (!asked) return null;
  const { studentName, firstName, path } = asked;
  return {
    subject: messages.subject(firstName),
    name: null,
    reason: askedReason,
    blocks: [
      { is: "text", text: messages.text(studentName) },
      { is: "link", label: messages.link, path },
      { is: "text", text: messages.last },
    ],
  };
};
