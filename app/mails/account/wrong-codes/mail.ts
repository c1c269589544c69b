import { formatDateTime } from "#domain/shared/dates.ts";
import { wrongCodesToMail } from "#domain/account/second-factor.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To an admin after several wrong codes in a row: whoever typed them knows the password. */
export const wrongCodes: Mail<"wrong-codes"> = ({ at }, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text(wrongCodesToMail) },
    { is: "facts", facts: [[messages.when, formatDateTime(at)]] },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/forgot-password" },
  ],
});
