import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** A course as people name it: whose it is, and what is taught in it. */
export interface NamedCourse {
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
}
