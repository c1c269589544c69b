import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person in whose name a file with many records was downloaded. */
export const dataExported: Mail<"data-exported"> = ({ what, at }, { name }) =>
  aboutEvent({ ...messages, text: messages.texts[what] }, { name, at, path: "/account" });
