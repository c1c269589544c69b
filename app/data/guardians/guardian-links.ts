import {
  guardianLinkEnd,
  guardianMailLimits,
  messagesLinkEnd,
  nextMailTime,
} from "#domain/guardians/guardian.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import { hashToken, isToken, createToken } from "#data/shared/tokens.ts";

/**
 * What a mailed link leads to: one child's consent form, the page of all children, or the messages
 * about one child, in which it also writes.
 */
export type GuardianLinkTarget = "consent" | "page" | "messages";

/** A valid link, and the mail that it was in. */
export interface GuardianLink {
  guardianId: string;
  mailKind: string;
  mailedAt: Date;
}

/**
 * Creates a link while its mail is being written.
 *
 * @returns the token, which is in that mail and nowhere else
 */
export async function createGuardianLink(
  db: Database,
  link: { guardianId: string; opens: GuardianLinkTarget; mailKind: MailKind },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("guardian_links")
    .values({
      token_hash: hashToken(token),
      guardian_id: link.guardianId,
      opens: link.opens,
      mail_kind: link.mailKind,
      expires_at:
        link.opens === "messages" ? messagesLinkEnd(new Date()) : guardianLinkEnd(new Date()),
    })
    .execute();
  return token;
}

/** The link of a token; null for one that is not valid, whatever the reason. */
export async function findGuardianLink(
  db: Database,
  opens: GuardianLinkTarget,
  token: string,
): Promise<GuardianLink | null> {
  if (!isToken(token)) return null;
  return db
    .selectFrom("guardian_links as l")
    .innerJoin("guardians as g", "g.id", "l.guardian_id")
    .innerJoin("accounts as a", "a.id", "g.student_id")
    .where("a.verified_at", "is not", null)
    .where("l.token_hash", "=", hashToken(token))
    .where("l.opens", "=", opens)
    .where("l.expires_at", ">", new Date())
    .where("g.ended_at", "is", null)
    .select(["g.id as guardianId", "l.mail_kind as mailKind", "l.mailed_at as mailedAt"])
    .$call(rowOrNull);
}

/** Counts a read by a link, which is valid longer again from then on. */
export async function countGuardianRead(db: Database, token: string, now: Date): Promise<void> {
  await db
    .updateTable("guardian_links")
    .set({
      reads: sql<number>`reads + 1`,
      last_read_at: now,
      expires_at: guardianLinkEnd(now),
    })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Deletes links that have not been read for too long. */
export async function deleteExpiredGuardianLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("guardian_links").where("expires_at", "<=", now).execute();
}

/** Deletes every link to a guardian's page, and to the fees on it, of all their children. */
export async function deletePageLinks(trx: Database, email: string): Promise<void> {
  await sql`
    delete from fee_links l using guardians g
    where g.id = l.guardian_id and g.email = ${email}`.execute(trx);
  await sql`
    delete from guardian_links l using guardians g
    where g.id = l.guardian_id and g.email = ${email} and l.opens in ('page', 'messages')`.execute(
    trx,
  );
}

const linkMailKinds: MailKind[] = ["guardian-consent", "guardian-page", "guardian-messages"];

/** A mail with a link to a guardian. */
interface GuardianMail {
  email: string;
  studentId: string;
}

/**
 * When mails with links may go to guardians: now, or as soon as the limits of a day allow, which keep
 * anybody from flooding somebody's mailbox. Those that wait already count.
 *
 * @returns a time for each, in the same order
 */
export async function planGuardianMails(
  trx: Database,
  mails: readonly GuardianMail[],
  now: Date,
): Promise<Date[]> {
  const mailboxes = mails.map(({ email }) => mailboxOf(email));
  const studentIds = mails.map(({ studentId }) => studentId);
  const { rows } = await sql<{ mailbox: string; studentId: string; at: Date }>`
    select mailbox_of(address) as mailbox, account_id as "studentId", due_at as at from mails
    where (mailbox_of(address) = any(${mailboxes}::text[]) or account_id = any(${studentIds}::uuid[]))
      and address is not null and kind = any(${linkMailKinds})
      and due_at > ${now}::timestamptz - interval '24 hours' order by due_at`.execute(trx);
  const times = new Map<string, Date[]>();
  const timesOf = (key: string) => times.get(key) ?? [];
  const add = (keys: readonly string[], at: Date) => {
    for (const key of keys) {
      const last = [...timesOf(key), at].toSorted((a, b) => a.getTime() - b.getTime());
      // Earlier ones decide nothing.
      times.set(key, last.slice(-Math.max(...Object.values(guardianMailLimits))));
    }
  };
  for (const { mailbox, studentId, at } of rows) add([mailbox, studentId], at);
  return mails.map(({ email, studentId }) => {
    const mailbox = mailboxOf(email);
    const next = [
      nextMailTime(timesOf(mailbox), guardianMailLimits.address, now),
      nextMailTime(timesOf(studentId), guardianMailLimits.student, now),
    ];
    const at = new Date(Math.max(...next.map((time) => time.getTime())));
    add([mailbox, studentId], at);
    return at;
  });
}

/** The same for one mail. Locks the mailbox until the transaction ends. */
export async function planGuardianMail(
  trx: Database,
  mail: GuardianMail,
  now: Date,
): Promise<Date> {
  const mailbox = mailboxOf(mail.email);
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 16))`.execute(trx);
  const [at = now] = await planGuardianMails(trx, [mail], now);
  return at;
}

/** Whether another mail with a link may go to a guardian at once. */
export async function canMailGuardian(trx: Database, mail: GuardianMail): Promise<boolean> {
  const now = new Date();
  return (await planGuardianMail(trx, mail, now)) <= now;
}
