import { guardianLinkEnd, guardianMailLimits } from "#domain/guardian.ts";
import type { MailKind } from "#domain/mail.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { hashToken, isToken, createToken } from "./tokens.ts";

/** What a mailed link leads to: one child's consent form, or the page of all children. */
export type GuardianLinkTarget = "consent" | "page";

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
      expires_at: guardianLinkEnd(new Date()),
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
  const row = await db
    .selectFrom("guardian_links as l")
    .innerJoin("guardians as g", "g.id", "l.guardian_id")
    .innerJoin("accounts as a", "a.id", "g.student_id")
    .where("a.verified_at", "is not", null)
    .where("l.token_hash", "=", hashToken(token))
    .where("l.opens", "=", opens)
    .where("l.expires_at", ">", new Date())
    .where("g.ended_at", "is", null)
    .select(["g.id as guardianId", "l.mail_kind as mailKind", "l.mailed_at as mailedAt"])
    .executeTakeFirst();
  return row ?? null;
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

/** Deletes every link to a guardian's page, of all their children. */
export async function deletePageLinks(trx: Database, email: string): Promise<void> {
  await sql`
    delete from guardian_links l using guardians g
    where g.id = l.guardian_id and g.email = ${email} and l.opens = 'page'`.execute(trx);
}

const linkMailKinds: MailKind[] = ["guardian-consent", "guardian-page"];

/**
 * Whether another mail may go to a guardian's address for a student. The limit keeps students from
 * flooding somebody's mailbox. Locks the address until the transaction ends.
 */
export async function canMailGuardian(
  trx: Database,
  { email, studentId }: { email: string; studentId: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 16))`.execute(trx);
  const { rows } = await sql<{ may: boolean }>`
    select count(*) filter (where address = ${email}) < ${guardianMailLimits.address}
      and count(*) filter (where account_id = ${studentId}) < ${guardianMailLimits.student} as may
    from mails
    where (address = ${email} or account_id = ${studentId}) and kind = any(${linkMailKinds})
      and queued_at > now() - interval '24 hours'`.execute(trx);
  return rows[0]?.may ?? false;
}
