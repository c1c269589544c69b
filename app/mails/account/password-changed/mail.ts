import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose password was changed. */
export const passwordChanged: Mail<"password-changed"> = ({ at }, { name }) =>
  aboutEvent(messages, { name, at, path: "/forgot-password" });
