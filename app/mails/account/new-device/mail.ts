import { aboutEvent } from "#mails/shared/about-event.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person who, or in whose name somebody, signed in from a device that is new to the account. */
export const newDevice: Mail<"new-device"> = ({ browser, system, at }, { name }) => {
  const facts = [[messages.device, messages.deviceOf(browser, system)]] as const;
  return aboutEvent(messages, { name, at, path: "/forgot-password", facts });
};
