import { formatDateTime } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose passkeys or second factor were changed. */
export const signInChanged: Mail<"sign-in-changed"> = ({ change, at }, { name }) => ({
  subject: messages.subjects[change],
  name,
  blocks: [
    { is: "text", text: messages.texts[change] },
    { is: "facts", facts: [[messages.when, formatDateTime(at)]] },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/forgot-password" },
  ],
});
