import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose access an owner has ended, or whose invitation. Their account no longer exists. */
export const staffEnded: Mail<"staff-ended"> = (_, { academy }) => ({
  subject: messages.subject(academy.name),
  name: null,
  blocks: [
    { is: "text", text: messages.text(academy.name) },
    { is: "text", text: messages.not },
  ],
  reason: messages.reason(academy.name),
});
