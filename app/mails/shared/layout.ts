import type { Academy } from "#content/site/academy.ts";
import type { MailGroup } from "#domain/mail/mail.ts";
import type { Block, MailText } from "./mail.ts";
import { messages } from "./messages.ts";

/** The parts of every mail around its content. */
export interface MailFrame {
  academy: Academy;
  /** The origin of its links, without a final slash. */
  origin: string;
  /** Null for a mail that can't be switched off. */
  group: MailGroup | null;
  /** The path of the unsubscribe link of its group; null if it has no group. */
  stopPath: string | null;
  /** Why the recipient gets this mail, for recipients without an account. */
  reason?: string | undefined;
}

export const choicesPath = "/account/mail";

/** All blocks of a mail, from the greeting to the closing. */
export function bodyOf({ name, blocks }: MailText, { academy }: MailFrame): Block[] {
  return [
    { is: "text", text: messages.greeting(name) },
    ...blocks,
    { is: "text", text: messages.farewell(academy.name) },
  ];
}

/** The sentence that says why the recipient gets this mail. */
export function reasonOf({ academy, group, reason }: MailFrame): string {
  if (reason !== undefined) return reason;
  return group ? messages.reasons(academy.name)[group] : messages.needed(academy.name);
}

/** The links below the reason, each with its label and URL. */
export function footerLinks({
  origin,
  stopPath,
  reason,
}: MailFrame): [label: string, url: string][] {
  if (reason !== undefined) return [];
  const choose: [string, string] = [messages.choose, origin + choicesPath];
  return stopPath ? [[messages.stop, origin + stopPath], choose] : [choose];
}
