import type { ClassId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** The chapters of a subject by class; a class in which it is not taught has none. */
export type SubjectSyllabus = Partial<Record<ClassId, readonly string[]>>;

/** What each chapter of a subject is called; a translation that lacks one does not compile. */
export type NamesOf<Syllabus extends SubjectSyllabus> = Readonly<
  Record<Extract<Syllabus[keyof Syllabus], readonly string[]>[number], string>
>;

/** The names in English, in which chapters are stored. */
export function namesInEnglish<Syllabus extends SubjectSyllabus>(
  syllabus: Syllabus,
): NamesOf<Syllabus> {
  const chapters = Object.values<readonly string[]>(syllabus).flat();
  return Object.fromEntries(chapters.map((chapter) => [chapter, chapter])) as NamesOf<Syllabus>;
}
