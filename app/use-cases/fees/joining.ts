import {
  findJoin,
  joinFamilies,
  partStudent,
  type JoinAsked,
  type JoinView,
} from "#data/fees/joining.ts";
import { parseFamilyCode } from "#domain/fees/family-code.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";
import { auditedTransaction, deny, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { billSome, changeBills, todayInIndia } from "./books.ts";
import { requireFamily } from "./families.ts";

/**
 * A family, and which one can be joined with it.
 *
 * @param asked a search for a student's name or a family's code, empty for none, and the id of a student
 *   of the family that was chosen, null for none
 * @throws 404 for an unknown family
 */
export async function loadJoin(
  context: Context,
  familyId: string,
  { search, studentId }: { search: string; studentId: string | null },
): Promise<JoinView> {
  const database = adminDatabase(context);
  const view = isRecordId(familyId)
    ? await findJoin(database, familyId, readAsked(search, studentId))
    : null;
  return view ?? notFound(context, "no-family");
}

function readAsked(search: string, studentId: string | null): JoinAsked | null {
  if (studentId !== null) return isRecordId(studentId) ? { is: "chosen", studentId } : null;
  if (search === "") return null;
  return { is: "search", terms: searchTerms(search), number: parseFamilyCode(search) };
}

/**
 * Joins another family with a family. Refused where either is not as it was shown.
 *
 * @param other a student of the other one, and its id as it was shown, empty for none yet
 * @throws 404 for an unknown family
 */
export async function joinWith(
  context: Context,
  familyId: string,
  other: { studentId: string; shownFamilyId: string },
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const { studentId } = other;
  const shownFamilyId = other.shownFamilyId === "" ? null : other.shownFamilyId;
  const subject = { kind: "student", id: studentId } as const;
  const change = { action: "join-families", subject, detail: { familyId } } as const;
  return changeBills(context, change, async (trx) => {
    const today = todayInIndia(new Date());
    const joining = { familyId, studentId, shownFamilyId, madeBy, today };
    const otherFamilyId = await joinFamilies(trx, joining);
    return otherFamilyId !== null && { otherFamilyId };
  });
}

/**
 * Parts a student from a family to a new one. Refused where the student is alone, or is not of that
 * family any more.
 *
 * @returns the id of the new family
 * @throws 404 for an unknown family
 */
export async function partFrom(
  context: Context,
  familyId: string,
  studentId: string,
): Promise<Result<string, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const subject = { kind: "student", id: isRecordId(studentId) ? studentId : null } as const;
  const change = { action: "part-family", subject } as const;
  const created =
    subject.id &&
    (await auditedTransaction(context, async (trx, record) => {
      const today = todayInIndia(new Date());
      const otherFamilyId = await partStudent(trx, { familyId, studentId, madeBy, today });
      if (otherFamilyId) await record({ ...change, detail: { familyId, otherFamilyId } });
      return otherFamilyId;
    }));
  if (!created) return deny(context, { ...change, reason: "not-possible", detail: { familyId } });
  await billSome(context);
  return ok(created);
}
