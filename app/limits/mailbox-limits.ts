import { mailboxOf } from "#domain/mail/mailbox.ts";
import { mailsPerHour } from "#domain/mail/mailed-link.ts";
import type pg from "pg";
import { createCounter, hashedKey } from "./attempt-counter.ts";

/** The mails that anybody can have sent to an address which nobody has proved. */
type TypedAddressMail = "verify-email" | "change-email";

/** Counts mails by the mailbox that they arrive in, however its address was typed and whoever asked. */
export interface MailboxLimits {
  /** Counts a mail. @returns whether it may be sent */
  attempt(kind: TypedAddressMail, email: string): Promise<boolean>;
  /** Undoes the count of a mail that was not sent. */
  giveBack(kind: TypedAddressMail, email: string): Promise<void>;
}

/** Creates the limits; they outlast the accounts that asked. */
export function createMailboxLimits(pool: pg.Pool): MailboxLimits {
  const create = (kind: TypedAddressMail) =>
    createCounter(pool, `mailbox-${kind}`, { failures: mailsPerHour[kind], seconds: 60 * 60 });
  const counters = {
    "verify-email": create("verify-email"),
    "change-email": create("change-email"),
  };
  const keyOf = (email: string) => hashedKey("mailbox", mailboxOf(email));
  return {
    attempt: async (kind, email) => (await counters[kind].attempt(keyOf(email))) === null,
    giveBack: (kind, email) => counters[kind].giveBack(keyOf(email)),
  };
}
