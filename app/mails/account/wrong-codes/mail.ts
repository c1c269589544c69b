import { wrongCodesToMail } from "#domain/account/second-factor.ts";
import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To an admin after several wrong codes in a row: whoever typed them knows the password. */
export const wrongCodes: Mail<"wrong-codes"> = ({ at }, { name }) => {
  const words = { ...messages, text: messages.text(wrongCodesToMail) };
  return aboutEvent(words, { name, at, path: "/forgot-password" });
};
