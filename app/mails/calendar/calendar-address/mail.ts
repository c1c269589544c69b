import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose calendar got an address. The address itself is not in it. */
export const calendarAddress: Mail<"calendar-address"> = ({ at }, { name }) =>
  aboutEvent(messages, { name, at, path: "/calendar" });
