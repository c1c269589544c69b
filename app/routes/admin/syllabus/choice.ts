import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { SyllabusKey } from "#use-cases/teaching/syllabus.ts";

export const syllabusPage = "/admin-dashboard/syllabus";

/** The class and the subject that an address asks for; null for none or unknown ones. */
export function readChoice(params: URLSearchParams): SyllabusKey | null {
  const [classId, subjectId] = [params.get("class"), params.get("subject")];
  return isClassId(classId) && isSubjectId(subjectId) ? { classId, subjectId } : null;
}

/** The address of a list of chapters. */
export function pageOfChoice({ classId, subjectId }: SyllabusKey): string {
  return `${syllabusPage}?${choiceQuery({ classId, subjectId })}`;
}

/** Where a press makes the standard list the one in use. */
export function resetOfChoice(choice: SyllabusKey): string {
  return `${syllabusPage}/removal?${choiceQuery(choice)}`;
}

function choiceQuery({ classId, subjectId }: SyllabusKey): string {
  return new URLSearchParams({ class: classId, subject: subjectId }).toString();
}
