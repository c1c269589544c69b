import { guardianLinkEnd, type ConsentState } from "#domain/guardians/guardian.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import { consentStateSql, joinLastConsent } from "./guardians.ts";
import { hashToken, isToken } from "#data/shared/tokens.ts";

/** A child and its guardian, for the guardian's mails and pages. */
export interface GuardedChild {
  guardianId: string;
  guardianName: string;
  guardianEmail: string;
  studentId: string;
  studentName: string;
  consent: ConsentState;
  /** The version of the text that they answered; null for unanswered. */
  consentVersion: number | null;
  decidedAt: Date | null;
}

const selectChildren = (where: RawBuilder<unknown>) => sql<GuardedChild>`
  select g.id as "guardianId", g.name as "guardianName", g.email as "guardianEmail",
    s.id as "studentId", s.name as "studentName", ${consentStateSql} as consent,
    last.text_version as "consentVersion", last.decided_at as "decidedAt"
  from guardians g join students s on s.id = g.student_id
  join accounts a on a.id = s.id and a.verified_at is not null ${joinLastConsent}
  where g.ended_at is null and ${where}
  order by s.created_at, s.id`;

/** The child of a guardian; null for one whose access has ended, or whose address is not proved. */
export const findChild = (db: Database, guardianId: string) =>
  findRow<GuardedChild>(db)`${selectChildren(sql`g.id = ${guardianId}`)}`;

/** The same for a mail of the child's account to the guardian; null for another account. */
export async function findMailedChild(
  db: Database,
  accountId: string,
  guardianId: string,
): Promise<GuardedChild | null> {
  const child = await findChild(db, guardianId);
  return child?.studentId === accountId ? child : null;
}

/** Every child whose guardian has this address, in the order of their sign-ups. */
export const listChildren = (db: Database, email: string) =>
  listRows<GuardedChild>(db)`${selectChildren(sql`g.email = ${email}`)}`;

/** SQL: a valid link `l` to a guardian's page, in which it is the guardian `o`. */
const isPageLink = (token: string, now: Date) => sql`
  o.id = l.guardian_id and o.ended_at is null and l.opens = 'page' and l.expires_at > ${now}
  and l.token_hash = ${hashToken(token)}
  and exists (select from accounts p where p.id = o.student_id and p.verified_at is not null)`;

/**
 * The children on a guardian's page: all whose guardian has the address that the link was mailed to.
 * None for a link that is not valid.
 */
export async function listLinkedChildren(db: Database, token: string): Promise<GuardedChild[]> {
  if (!isToken(token)) return [];
  const email = sql`(select o.email from guardian_links l, guardians o
    where ${isPageLink(token, new Date())})`;
  return (await selectChildren(sql`g.email = ${email}`).execute(db)).rows;
}

/** The child about whom the holder of a link to messages may write; null for one that is not valid. */
export async function findMessagesChild(db: Database, token: string): Promise<GuardedChild | null> {
  if (!isToken(token)) return null;
  const guardian = sql`(select l.guardian_id from guardian_links l
    where l.opens = 'messages' and l.token_hash = ${hashToken(token)}
      and l.expires_at > ${new Date()})`;
  return (await selectChildren(sql`g.id = ${guardian}`).execute(db)).rows[0] ?? null;
}

/** The children of a page that is shown: counts the read, and the link is valid longer again. */
export async function readLinkedChildren(db: Database, token: string): Promise<GuardedChild[]> {
  if (!isToken(token)) return [];
  const now = new Date();
  return listRows<GuardedChild>(db)`
    with counted as (
      update guardian_links l set reads = reads + 1, last_read_at = ${now},
        expires_at = ${guardianLinkEnd(now)}
      from guardians o where ${isPageLink(token, now)} returning o.email
    ) ${selectChildren(sql`g.email = (select email from counted)`)}`;
}
