import type { Academy } from "#content/site/academy.ts";
import type { Database } from "#data/shared/database.ts";
import type { MailData, MailKind } from "#domain/mail/mail.ts";
import type { PushKind } from "#domain/push/push.ts";

/** One block of a mail, rendered as text and as HTML. */
export type Block =
  | { is: "text"; text: string }
  /** Text written by another person, line by line. */
  | { is: "quote"; text: string }
  | { is: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { is: "list"; title: string; items: readonly string[] }
  /** The main action, with a path of this site. */
  | { is: "link"; label: string; path: string };

/** What devices are told beside a mail. */
export interface MailNotice {
  kind: PushKind;
  /** The screen that it opens; without a token, which only the mail has. */
  path: string;
  /** The lesson that it is about, and when it begins in ISO 8601; none for several. */
  lesson?: { id: string; startsAt: string | Date };
}

/** The content of a mail, between the greeting and the reason. */
export interface MailText {
  subject: string;
  /** The name in the greeting; null for a greeting without a name. */
  name: string | null;
  blocks: readonly Block[];
  /** Why the recipient gets this mail, for recipients without an account and without settings. */
  reason?: string;
  /** For the recipient's devices; none for mails that no device is told of. */
  notice?: MailNotice;
}

/** The recipient of a mail and the time of sending. */
export interface Sending {
  /** For reading current records; writes need their own transaction. */
  database: Database;
  /** The account that it is for; '' for a family that has none. */
  accountId: string;
  /** Where it goes, for mails that only their address may read. */
  address?: string;
  /** The person's name in the record of their role; '' if the address has not been proved. */
  name: string;
  now: Date;
  /** The academy's facts as they are published now. */
  academy: Academy;
}

/**
 * Writes one kind of mail. Each kind has its own folder and a line in `all.ts`.
 *
 * @returns the content from current records, or null if the reason for the mail is gone
 */
export type Mail<Kind extends MailKind> = (
  data: MailData[Kind],
  sending: Sending,
) => Promise<MailText | null> | MailText | null;
