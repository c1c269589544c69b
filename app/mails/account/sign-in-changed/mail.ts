import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose passkeys or second factor were changed. */
export const signInChanged: Mail<"sign-in-changed"> = ({ change, at }, { name }) => {
  const { subjects, texts, ...words } = messages;
  const about = { ...words, subject: subjects[change], text: texts[change] };
  return aboutEvent(about, { name, at, path: "/forgot-password" });
};
