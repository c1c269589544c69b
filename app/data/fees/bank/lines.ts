import { sql } from "kysely";
import { answerClaim } from "#data/fees/claims.ts";
import { holdEntries } from "#data/fees/hold.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow } from "#data/shared/rows.ts";
import { enterLines } from "./entries.ts";
import { byBank } from "./facts.ts";
import { lockLine, updateLine, type LockedLine } from "./line-state.ts";

/**
 * The number of a line that its payment gets: the first that no payment has. `isTaken` where one has it
 * that was entered by hand and may be the same money; another line's payment is other money.
 */
async function chooseReference(trx: Database, { numbers, day, paise }: LockedLine) {
  const { rows } = await sql<{ number: string; isKnown: boolean; isTaken: boolean }>`
    select n.number, y.id is not null as "isKnown",
      y.id is not null and (y.line_id is null
        and not exists (select from bank_lines l where l.payment_id = y.id)
        or y.day = ${day}::date and y.paise = ${paise}) as "isTaken"
    from unnest(${numbers}::text[]) with ordinality n (number, place)
      left join payments y on upper(y.reference) = n.number and y.reference <> ''
        and y.kind = 'payment' and y.reversed_at is null
    order by n.place`.execute(trx);
  return {
    reference: rows.find(({ isKnown }) => !isKnown)?.number ?? "",
    isTaken: rows.some(({ isTaken }) => isTaken),
  };
}

/** What became of a line that was given to a family. */
export interface GivenLine {
  paymentId: string;
  /** The claim that is confirmed by it; null for none. */
  claimId: string | null;
}

/**
 * Enters a line that waits as a payment of a family, out of suspense, and confirms what that family has
 * said about it.
 *
 * @returns why not: it does not wait any more, or a payment with its number is entered
 * @throws the database's error where one is being entered (`payments_reference_once`)
 */
export async function giveLine(
  trx: Database,
  lineId: string,
  familyId: string,
  madeBy: string,
): Promise<GivenLine | "not-possible" | "repeated"> {
  await holdEntries(trx);
  // The claim is locked before the line, as by whoever confirms it.
  const claim = await findRow<{ id: string; reference: string }>(trx)`
    select c.id, c.reference from payment_claims c, bank_lines l
    where l.id = ${lineId}::uuid and c.family_id in (select id from families
        where id = ${familyId}::uuid or joined_into = ${familyId}::uuid)
      and c.answer is null and c.reference = any (l.numbers)
    order by c.paise = l.paise desc, c.claimed_at, c.id limit 1 for update of c`;
  const line = await lockLine(trx, lineId, "waiting");
  if (!line) return "not-possible";
  const { reference: own, isTaken } = await chooseReference(trx, line);
  if (isTaken) return "repeated";
  const { day, paise, way } = line;
  const reference = claim?.reference ?? own;
  const payment = { familyId, kind: "payment", way, paise, day, reference, reason: "" } as const;
  const paymentId = await insertPayment(trx, { ...payment, madeBy, lineId });
  await updateLine(trx, lineId, { state: "given", paymentId, madeBy });
  if (claim) await answerClaim(trx, claim.id, { is: "confirmed", paymentId }, madeBy);
  return { paymentId, claimId: claim?.id ?? null };
}

/**
 * Links a line that waits to a payment that was entered by hand: its money is in the bank by that.
 *
 * @returns the payment's family; null where the line does not wait any more, or the payment is of
 *   another amount, cash, taken back or another line's money
 */
export async function linkLine(
  trx: Database,
  lineId: string,
  paymentId: string,
  madeBy: string,
): Promise<string | null> {
  await holdEntries(trx);
  // The payment is locked before the line, as by whoever takes it back.
  const payment = await findRow<{ familyId: string; paise: number }>(trx)`
    select family_id as "familyId", paise::float8 as paise from payments
    where id = ${paymentId}::uuid and kind = 'payment' and way in ${byBank} and reversed_at is null
      and line_id is null for no key update`;
  const line = payment && (await lockLine(trx, lineId, "waiting"));
  if (!line || line.paise !== payment.paise) return null;
  if (await hasRow(trx)`select from bank_lines where payment_id = ${paymentId}::uuid`) return null;
  await enterLines(trx, [lineId], "taken-back", madeBy);
  await updateLine(trx, lineId, { state: "linked", paymentId, madeBy });
  return payment.familyId;
}

/** Sets a line aside that waits: it is no fee. @returns false for one that does not wait */
export async function setLineAside(
  trx: Database,
  lineId: string,
  reason: string,
  madeBy: string,
): Promise<boolean> {
  await holdEntries(trx);
  if (!(await lockLine(trx, lineId, "waiting"))) return false;
  await updateLine(trx, lineId, { state: "set-aside", paymentId: null, reason, madeBy });
  await enterLines(trx, [lineId], "set-aside", madeBy);
  return true;
}

/** Lets a line wait again that is set aside. @returns false for one that is not */
export async function putLineBack(trx: Database, lineId: string, madeBy: string): Promise<boolean> {
  await holdEntries(trx);
  if (!(await lockLine(trx, lineId, "set-aside"))) return false;
  await enterLines(trx, [lineId], "put-back", madeBy);
  await updateLine(trx, lineId, { state: "waiting", paymentId: null, madeBy });
  return true;
}

/**
 * Removes what the bank wrote about families whose students are all erased. Not soon after an erasure,
 * which may be undone.
 */
export async function eraseNarrations(db: Database): Promise<void> {
  await sql`
    update bank_lines l set narration = '', numbers = '{}' from payments y, families f
    where y.id = l.payment_id and l.narration <> '' and f.id = y.family_id
      and not exists (select from family_students k where k.family_id = f.id)
      and not exists (select from lesson_bills b where b.family_id = f.id and b.student_id is not null)
      and not exists (select from erasures where erased_at > now() - interval '10 minutes')`.execute(
    db,
  );
}
