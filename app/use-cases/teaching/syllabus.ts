import {
  deleteOwnChapters,
  listOwnSyllabi,
  setOwnChapters,
  type OwnSyllabus,
} from "#data/teaching/syllabi.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { OwnChapters } from "#domain/teaching/syllabus.ts";
import type { Context } from "#request/context.ts";
import { auditedChange, auditedTransaction } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";

/** A subject in a class. */
export interface SyllabusKey {
  classId: ClassId;
  subjectId: SubjectId;
}

/** Which lists of chapters are the academy's own, and the chapters of the chosen one. */
export function loadOwnSyllabi(
  context: Context,
  chosen: SyllabusKey | null,
): Promise<OwnSyllabus[]> {
  return listOwnSyllabi(adminDatabase(context), chosen);
}

/**
 * Stores the academy's own chapters of a subject in a class. Reports keep the names that they were
 * sent with. @param own valid ones (`checkChapters`)
 */
export async function saveChapters(
  context: Context,
  { classId, subjectId }: SyllabusKey,
  own: OwnChapters,
): Promise<void> {
  currentAdmin(context);
  await auditedTransaction(context, async (trx, record) => {
    await setOwnChapters(trx, classId, subjectId, own);
    await record({ action: "save-chapters", subject: null });
  });
}

/** Uses the standard chapters again. @returns false where they are in use already */
export async function resetChapters(
  context: Context,
  { classId, subjectId }: SyllabusKey,
): Promise<boolean> {
  currentAdmin(context);
  return auditedChange(context, { action: "reset-chapters", subject: null }, (trx) =>
    deleteOwnChapters(trx, classId, subjectId),
  );
}
