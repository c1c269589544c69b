import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { findService } from "#domain/teaching/services.ts";

export type CourseAccess = "open" | "rejected" | "waiting";

/**
 * A student's access to a course, in the order of §4. `flag` is the student's approvedCourses
 * entry for it; null and undefined mean that there is none.
 */
export function courseAccess(facts: {
  readonly flag: boolean | null | undefined;
  readonly hasActiveAssignment: boolean;
}): CourseAccess {
  if (facts.flag === true || facts.hasActiveAssignment) return "open";
  return facts.flag === false ? "rejected" : "waiting";
}

export type CourseAssignment = {
  readonly id: string;
  readonly classId: ClassId;
  readonly subjectId: SubjectId;
};

/**
 * Whether an assignment belongs to a course of a student's list: it has the course's id, or the
 * course is a legacy one (§3) whose service covers the assignment's subject and, where the service
 * is for one class, that class. The assignment's status is not considered.
 */
export function matchesCourse(courseId: string, assignment: CourseAssignment): boolean {
  if (assignment.id === courseId) return true;
  const service = findService(courseId);
  if (service === undefined) return false;
  const classFits = service.classId === null || service.classId === assignment.classId;
  return classFits && service.subjects.includes(assignment.subjectId);
}
