import type { MailGroup } from "#domain/mail.ts";
import type { Block, MailText } from "./mail.ts";
import { messages } from "./messages.ts";

/** What every mail has around its words. */
export interface Frame {
  /** The origin that its links begin with, without a final slash. */
  origin: string;
  /** Null for a mail that the service needs. */
  group: MailGroup | null;
  /** The path that switches its group off; null where there is none. */
  stopPath: string | null;
  /** Why it came, where it goes to somebody who has no account. */
  reason?: string | undefined;
}

export const choicesPath = "/account/mail";

/** Every block of a mail, from its greeting to its farewell. */
export function bodyOf({ name, blocks }: MailText): Block[] {
  return [
    { is: "text", text: messages.greeting(name) },
    ...blocks,
    { is: "text", text: messages.farewell },
  ];
}

/** Why a mail came. */
export function reasonOf({ group, reason }: Frame): string {
  if (reason !== undefined) return reason;
  return group ? messages.reasons[group] : messages.needed;
}

/** The links below the reason: a label and an address each. */
export function footerLinks({ origin, stopPath, reason }: Frame): [label: string, url: string][] {
  if (reason !== undefined) return [];
  const choose: [string, string] = [messages.choose, origin + choicesPath];
  return stopPath ? [[messages.stop, origin + stopPath], choose] : [choose];
}
