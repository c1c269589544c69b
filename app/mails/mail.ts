import type { Database } from "#data/database.ts";
import type { MailData, MailKind } from "#domain/mail.ts";

/** One thing below another in a mail, the same in its text and its HTML. */
export type Block =
  | { is: "text"; text: string }
  /** What somebody else wrote, line by line. */
  | { is: "quote"; text: string }
  | { is: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { is: "list"; title: string; items: readonly string[] }
  /** The one thing to do next; a path of ours. */
  | { is: "link"; label: string; path: string };

/** What a mail says, below its greeting and above the reason why it came. */
export interface MailText {
  subject: string;
  /** Whom it greets; null greets nobody by name. */
  name: string | null;
  blocks: readonly Block[];
  /** Why it came, where it goes to somebody who has no account, and so no choices to make. */
  reason?: string;
}

/** Whom a mail is for, and when it is sent. */
export interface Sending {
  /** Reads the academy as it is now; what writes opens a transaction. */
  database: Database;
  accountId: string;
  /** The person's name, as their role's record has it. */
  name: string;
  now: Date;
}

/**
 * One kind of mail: its own folder, and a line in `all.ts`.
 *
 * @returns what it says by now, or null where there is nothing to say any more
 */
export type Mail<Kind extends MailKind> = (
  data: MailData[Kind],
  sending: Sending,
) => Promise<MailText | null> | MailText | null;
