import type { Role } from "#domain/audit.ts";
import { linkMinutes, type LinkPurpose } from "#domain/mailed-link.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { hashToken, makeToken } from "./tokens.ts";

/** A link that still works. */
export interface MailedLink {
  accountId: string;
  /** The address that it proves, confirms or brings back. */
  email: string;
  /** The account's by its first record. */
  role: Role;
  madeAt: Date;
}

interface NewLink {
  accountId: string;
  purpose: LinkPurpose;
  email: string;
}

/**
 * Makes a link to be mailed; it opens nothing until its mail is written. An earlier one of the same
 * kind ends, but for those that take an address back: each of them stays for its own address.
 *
 * @returns its id
 */
export async function insertLink(trx: Database, link: NewLink): Promise<string> {
  const { accountId, purpose, email } = link;
  if (purpose !== "undo-email") await deleteLinks(trx, accountId, [purpose]);
  const { id } = await trx
    .insertInto("mailed_links")
    .values({ account_id: accountId, purpose, email })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives a link its token, for the mail that is being written. Another attempt at the same mail
 * gives it another.
 *
 * @returns null where the link has ended since
 */
export async function giveToken(
  db: Database,
  linkId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ token: string; email: string } | null> {
  const token = makeToken();
  const row = await db
    .updateTable("mailed_links")
    .set({
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + linkMinutes[purpose] * 60_000),
    })
    .where("id", "=", linkId)
    .where("purpose", "=", purpose)
    .returning("email")
    .executeTakeFirst();
  return row ? { token, email: row.email } : null;
}

/** The link that a token opens, which it goes on to do; null where it is none that works. */
export async function findLink(
  db: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailedLink | null> {
  const row = await db
    .selectFrom("mailed_links as l")
    .leftJoin("students as s", "s.id", "l.account_id")
    .leftJoin("tutors as t", "t.id", "l.account_id")
    .leftJoin("admins as d", "d.id", "l.account_id")
    .where("l.token_hash", "=", hashToken(token))
    .where("l.purpose", "=", purpose)
    .where("l.expires_at", ">", now)
    .select(["l.account_id as accountId", "l.email", "l.made_at as madeAt"])
    .select(["s.id as student", "t.id as tutor", "d.id as admin"])
    .executeTakeFirst();
  if (!row) return null;
  const { student, tutor, admin, ...link } = row;
  if (student === null && admin !== null) return { ...link, role: "admin" };
  return { ...link, role: student === null && tutor !== null ? "tutor" : "student" };
}

/** Uses a link up. Of several at once, one gets true. Run it in the transaction of what it does. */
export async function useLink(
  trx: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom("mailed_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends an account's links of some kinds. @param since only those that were made then or later */
export async function deleteLinks(
  trx: Database,
  accountId: string,
  purposes: readonly LinkPurpose[],
  since: Date = new Date(0),
): Promise<void> {
  await trx
    .deleteFrom("mailed_links")
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("made_at", ">=", since)
    .execute();
}

/** How many mails of a kind an account was sent, or is about to be, within the last hour. */
export async function countMailsOfHour(
  db: Database,
  accountId: string,
  kind: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where account_id = ${accountId} and kind = ${kind}
      and queued_at > now() - interval '1 hour'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes links that open nothing any more, and those whose mail was never written. */
export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  await sql`
    delete from mailed_links where coalesce(expires_at, made_at + interval '14 days') <= ${now}`.execute(
    db,
  );
}
