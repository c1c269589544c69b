import { formatDateTime } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person in whose name a file with many records was downloaded. */
export const dataExported: Mail<"data-exported"> = ({ what, at }, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.texts[what] },
    { is: "facts", facts: [[messages.when, formatDateTime(at)]] },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/account" },
  ],
});
