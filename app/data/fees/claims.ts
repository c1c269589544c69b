import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows, valueOrNull } from "#data/shared/rows.ts";
import { holdFamily } from "./hold.ts";
import { memberNamesSql } from "./members.ts";

/** What a family says that it has paid. */
export interface NewClaim {
  familyId: string;
  /** Of whose fees it is said; null for all of the family. */
  studentId: string | null;
  paise: number;
  /** 12 digits. */
  reference: string;
  claimedAs: "student" | "guardian" | "payer";
}

/** Adds what a family says that it has paid; null where it has said so already. */
export async function insertClaim(trx: Database, claim: NewClaim): Promise<string | null> {
  const { studentId, paise, reference, claimedAs } = claim;
  const familyId = await holdFamily(trx, claim.familyId);
  return trx
    .insertInto("payment_claims")
    .values({
      family_id: familyId,
      student_id: studentId,
      paise,
      reference,
      claimed_as: claimedAs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .$call(valueOrNull);
}

/** A claim that waits for the office. */
export interface WaitingClaim {
  id: string;
  familyId: string;
  students: string[];
  paise: number;
  reference: string;
  claimedAt: Date;
  /** Of a payment that is entered with the same reference; null for none. */
  knownFamilyId: string | null;
}

/** A page of the claims that wait, the longest waiting first. */
export const listWaitingClaims = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
) => listRows<WaitingClaim>(db)`
    select c.id, f.id as "familyId", c.paise::float8 as paise, c.reference,
      c.claimed_at as "claimedAt",
      ${memberNamesSql(sql`f.id`)} as students,
      (select y.family_id from payments y where upper(y.reference) = upper(c.reference)
        and y.reference <> '' and y.kind = 'payment' and y.reversed_at is null limit 1) as "knownFamilyId"
    from payment_claims c join families said on said.id = c.family_id
      join families f on f.id = coalesce(said.joined_into, said.id)
    where c.answer is null
    order by c.claimed_at, c.id limit ${limit} offset ${offset}`;

/** A claim that waits, with the family that has it now, locked until the transaction ends; null for an answered or unknown one. */
export async function lockWaitingClaim(trx: Database, claimId: string) {
  const said = await trx
    .selectFrom("payment_claims")
    .where("id", "=", claimId)
    .select("family_id")
    .executeTakeFirst();
  if (!said) return null;
  // Before the claim, as who joins families does.
  const familyId = await holdFamily(trx, said.family_id);
  const row = await trx
    .selectFrom("payment_claims")
    .where("id", "=", claimId)
    .where("answer", "is", null)
    .select(["reference", sql<number>`paise::float8`.as("paise")])
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, familyId } : null;
}

/** Answers a claim. */
export async function answerClaim(
  trx: Database,
  claimId: string,
  answer: { is: "confirmed"; paymentId: string | null } | { is: "declined"; reason: string },
  answeredBy: string,
): Promise<void> {
  await trx
    .updateTable("payment_claims")
    .set({
      answer: answer.is,
      answered_at: sql<Date>`now()`,
      answered_by: answeredBy,
      ...(answer.is === "confirmed" ? { payment_id: answer.paymentId } : { reason: answer.reason }),
    })
    .where("id", "=", claimId)
    .execute();
}
