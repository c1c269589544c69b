import type { ClassId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** The chapters of a subject by class; a class in which it is not taught has none. */
export type SubjectSyllabus = Partial<Record<ClassId, readonly string[]>>;
