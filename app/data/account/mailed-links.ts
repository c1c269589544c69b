import type { Role } from "#domain/audit/audit.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import { linkMinutes, type LinkPurpose } from "#domain/mail/mailed-link.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, hasRow, onlyValue } from "#data/shared/rows.ts";
import { hashToken, createToken } from "#data/shared/tokens.ts";

/** A valid link. */
export interface MailedLink {
  accountId: string;
  /** The address that it confirms, sets or restores. */
  email: string;
  /** The role of the account's first record. */
  role: Role;
  madeAt: Date;
}

interface NewLink {
  accountId: string;
  purpose: LinkPurpose;
  email: string;
}

/**
 * Creates a link to be mailed, which has no token until its mail is written. It replaces an earlier
 * link of the same purpose, except for undo links, of which each restores its own address, and reset
 * links: a stranger's request must not end the link that its owner is about to open.
 *
 * @returns its id
 */
export async function insertLink(trx: Database, link: NewLink): Promise<string> {
  const { accountId, purpose, email } = link;
  if (purpose !== "undo-email" && purpose !== "reset-password")
    await deleteLinks(trx, accountId, [purpose]);
  const { id } = await trx
    .insertInto("mailed_links")
    .values({ account_id: accountId, purpose, email })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates links of new accounts, which have none to replace. @returns their ids, in the same order */
export async function insertLinks(trx: Database, links: readonly NewLink[]): Promise<string[]> {
  if (links.length === 0) return [];
  const rows = await trx
    .insertInto("mailed_links")
    .values(
      links.map(({ accountId, purpose, email }) => ({ account_id: accountId, purpose, email })),
    )
    .returning(["id", "account_id as accountId"])
    .execute();
  const ids = new Map(rows.map(({ id, accountId }) => [accountId, id]));
  return links.map(({ accountId }) => ids.get(accountId) ?? "");
}

/**
 * Sets a link's token while its mail is written. Another attempt at the same mail sets another one.
 *
 * @param minutes for how long it is valid from now
 * @returns null if the link was deleted
 */
export async function assignToken(
  db: Database,
  linkId: string,
  purpose: LinkPurpose,
  now: Date,
  minutes: number = linkMinutes[purpose],
): Promise<{ token: string; email: string } | null> {
  const token = createToken();
  const row = await db
    .updateTable("mailed_links")
    .set({
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .where("id", "=", linkId)
    .where("purpose", "=", purpose)
    .returning("email")
    .executeTakeFirst();
  return row ? { token, email: row.email } : null;
}

/** The link of a token, which stays valid; null if it is not valid. */
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

/** Deletes a link, so that it works once. Of concurrent calls one returns true. Run it in the transaction of the change. */
export const consumeLink = (trx: Database, token: string, purpose: LinkPurpose, now: Date) =>
  trx
    .deleteFrom("mailed_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning("id")
    .$call(hasResult);

/** Deletes an account's links for some purposes. @param since only those created then or later */
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

/** Whether a mailbox has a link for a purpose that works, or that is about to be mailed to it. */
export function hasLiveLink(db: Database, email: string, purpose: LinkPurpose, now: Date) {
  return hasRow(db)`
    select from mailed_links
    where account_id in (select id from accounts where mailbox_of(email) = ${mailboxOf(email)})
      and purpose = ${purpose}
      and coalesce(expires_at, made_at + make_interval(mins => ${linkMinutes[purpose]})) > ${now}
    limit 1`;
}

/** The number of mails of a kind queued for an account within the last hour. */
export function countMailsInLastHour(db: Database, accountId: string, kind: string) {
  return onlyValue<number>(db)`
    select count(*)::int as count from mails where account_id = ${accountId} and kind = ${kind}
      and queued_at > now() - interval '1 hour'`;
}

/** Deletes expired links, and those whose mail was never written. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await sql`
    delete from mailed_links where coalesce(expires_at, made_at + interval '14 days') <= ${now}`.execute(
    db,
  );
}
