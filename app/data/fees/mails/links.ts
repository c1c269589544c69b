import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { createToken, hashToken, isToken } from "#data/shared/tokens.ts";
import { guardianLinkEnd } from "#domain/guardians/guardian.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { seenBy, type FeeReaderIds, type SeenStudent } from "./readers.ts";

/**
 * Creates a link to a family's fees while its mail is being written.
 *
 * @param link `email` is where the mail goes
 * @returns the token, which is in that mail and nowhere else
 */
export async function createFeeLink(
  db: Database,
  link: FeeReaderIds & { email: string; mailKind: MailKind },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("fee_links")
    .values({
      token_hash: hashToken(token),
      family_id: link.familyId,
      guardian_id: link.guardianId,
      student_id: link.studentId,
      email: link.email,
      mail_kind: link.mailKind,
      expires_at: guardianLinkEnd(new Date()),
    })
    .execute();
  return token;
}

/** Who reads by a link, and whom they see: at least one student. */
export interface LinkedReader extends FeeReaderIds {
  seen: SeenStudent[];
}

/**
 * Who reads by a link: counts the read, and the link is valid longer again. Null for one that is not
 * valid, whatever the reason.
 */
export async function readFeeLink(
  db: Database,
  token: string,
  now: Date,
): Promise<LinkedReader | null> {
  if (!isToken(token)) return null;
  return findRow<LinkedReader>(db)`
    with found as materialized (
      select l.*, ${seenBy(now)} as seen from fee_links l join families f on f.id = l.family_id
      where l.token_hash = ${hashToken(token)} and l.expires_at > ${now}
    ), counted as (
      update fee_links l set reads = l.reads + 1, last_read_at = ${now},
        expires_at = ${guardianLinkEnd(now)}
      from found o where l.token_hash = o.token_hash and o.seen is not null
    )
    select family_id as "familyId", guardian_id as "guardianId", student_id as "studentId", seen
    from found where seen is not null`;
}

/** Deletes the links to the fees of families: what they would show is another thing now. */
export async function deleteFeeLinks(trx: Database, familyIds: readonly string[]): Promise<void> {
  await trx.deleteFrom("fee_links").where("family_id", "in", familyIds).execute();
}

/** Deletes the links of a family's payer, who has another address now. */
export async function deletePayerLinks(trx: Database, familyId: string): Promise<void> {
  await trx
    .deleteFrom("fee_links")
    .where("family_id", "=", familyId)
    .where("guardian_id", "is", null)
    .where("student_id", "is", null)
    .execute();
}

/** Deletes the links of a student's own. */
export async function deleteOwnFeeLinks(trx: Database, studentId: string): Promise<void> {
  await trx.deleteFrom("fee_links").where("student_id", "=", studentId).execute();
}

/** Deletes links that have not been read for too long. */
export async function deleteExpiredFeeLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("fee_links").where("expires_at", "<=", now).execute();
}
