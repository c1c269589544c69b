import { guardianMailLimits } from "#domain/guardian.ts";
import type { MailKind } from "#domain/mail.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { hashToken, isToken, makeToken } from "./tokens.ts";

/** What a mailed link opens: one child's consent, or the page of all children. */
export type GuardianDoor = "consent" | "page";

/** A link that is good, and the mail that brought it. */
export interface GuardianLink {
  guardianId: string;
  mailKind: string;
  mailedAt: Date;
}

/**
 * Makes a link for a mail that is being written.
 *
 * @returns its secret, which stands in that mail and nowhere else
 */
export async function makeGuardianLink(
  db: Database,
  link: { guardianId: string; opens: GuardianDoor; mailKind: MailKind },
): Promise<string> {
  const token = makeToken();
  await db
    .insertInto("guardian_links")
    .values({
      token_hash: hashToken(token),
      guardian_id: link.guardianId,
      opens: link.opens,
      mail_kind: link.mailKind,
    })
    .execute();
  return token;
}

/** The link of a token; null for one that opens nothing, or no more, whatever the reason. */
export async function findGuardianLink(
  db: Database,
  opens: GuardianDoor,
  token: string,
): Promise<GuardianLink | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom("guardian_links as l")
    .innerJoin("guardians as g", "g.id", "l.guardian_id")
    .where("l.token_hash", "=", hashToken(token))
    .where("l.opens", "=", opens)
    .where("g.ended_at", "is", null)
    .select(["g.id as guardianId", "l.mail_kind as mailKind", "l.mailed_at as mailedAt"])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends every link to the page of a guardian, whichever child's mail brought it. */
export async function deletePageLinks(trx: Database, email: string): Promise<void> {
  await sql`
    delete from guardian_links l using guardians g
    where g.id = l.guardian_id and g.email = ${email} and l.opens = 'page'`.execute(trx);
}

const asksOrLeads: MailKind[] = ["guardian-consent", "guardian-page"];

/**
 * Whether one more mail may go to a guardian's address for a student: nobody is to be pestered by
 * what others type. Until the transaction ends nobody else asks for that address.
 */
export async function mayMailGuardian(
  trx: Database,
  { email, studentId }: { email: string; studentId: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 16))`.execute(trx);
  const { rows } = await sql<{ may: boolean }>`
    select count(*) filter (where address = ${email}) < ${guardianMailLimits.address}
      and count(*) filter (where account_id = ${studentId}) < ${guardianMailLimits.student} as may
    from mails
    where (address = ${email} or account_id = ${studentId}) and kind = any(${asksOrLeads})
      and queued_at > now() - interval '24 hours'`.execute(trx);
  return rows[0]?.may ?? false;
}
