import { findMailedChild, type GuardedChild } from "#data/guardians/guarded-children.ts";
import { createGuardianLink, type GuardianLinkTarget } from "#data/guardians/guardian-links.ts";
import { splitName } from "#domain/account/account.ts";
import type { MailData, MailKind } from "#domain/mail/mail.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Mail, MailText, Sending } from "./mail.ts";

/** The kinds of mails to the guardian of a student. */
type GuardianKind = {
  [Kind in MailKind]: MailData[Kind] extends { guardianId: string } ? Kind : never;
}[MailKind];

/** A guardian to whom a mail is written. */
export interface GuardianSending extends Sending {
  child: GuardedChild;
  /** The child's. */
  firstName: string;
  /** Creates a link of this mail. @returns its token */
  createLink: (opens: GuardianLinkTarget) => Promise<string>;
}

/**
 * Writes a kind of mail to the guardian of a student.
 *
 * @param mayRead whether the guardian's consent covers it
 * @param write returns null if the reason for the mail is gone
 */
export function toGuardian<Kind extends GuardianKind>(
  mailKind: Kind,
  mayRead: (child: GuardedChild) => boolean,
  write: (
    data: MailData[Kind],
    sending: GuardianSending,
  ) => Promise<Pick<MailText, "subject" | "blocks"> | null>,
): Mail<Kind> {
  return async (data, sending) => {
    const { database, accountId, academy } = sending;
    const { guardianId } = data;
    const child = await findMailedChild(database, accountId, guardianId);
    if (!child || !mayRead(child)) return null;
    const text = await write(data, {
      ...sending,
      child,
      firstName: splitName(child.studentName).firstName,
      createLink: (opens) => createGuardianLink(database, { guardianId, opens, mailKind }),
    });
    return text && { ...text, name: child.guardianName, reason: guardianReason(academy.name) };
  };
}
