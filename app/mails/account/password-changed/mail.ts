import { formatDateTime } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose password was changed. */
export const passwordChanged: Mail<"password-changed"> = ({ at }, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "facts", facts: [[messages.when, formatDateTime(at)]] },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/forgot-password" },
  ],
});
