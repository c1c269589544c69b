import type { Course } from "#access/learning.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { CourseAccess } from "#domain/course-access.ts";
import { legacyCourseName } from "#domain/services.ts";
import { messages } from "./messages.ts";

/** A course as a student reads it. */
export interface CourseDescription {
  id: string;
  name: string;
  access: CourseAccess;
  /** Empty for a legacy course that nobody teaches yet. */
  tutorNames: string[];
}

export function describeCourse({ id, access, assignments, isLegacy }: Course): CourseDescription {
  const [own] = assignments;
  const name =
    isLegacy || !own
      ? legacyCourseName(id)
      : messages.courseTitle(subjectName(own.subjectId), className(own.classId));
  return { id, name, access, tutorNames: [...new Set(assignments.map((one) => one.tutorName))] };
}

export interface TeacherDescription {
  email: string;
  name: string;
  subjects: string[];
}

/** Each tutor of a student's active assignments once, with the subjects that they teach. */
export function describeTeachers(courses: readonly Course[]): TeacherDescription[] {
  const teachers = new Map<string, TeacherDescription>();
  const active = courses
    .flatMap(({ assignments }) => assignments)
    .filter(({ status }) => status === "active");
  for (const { tutorEmail, tutorName, subjectId } of active) {
    const teacher = teachers.get(tutorEmail) ?? {
      email: tutorEmail,
      name: tutorName,
      subjects: [],
    };
    const subject = subjectName(subjectId);
    if (!teacher.subjects.includes(subject)) teacher.subjects.push(subject);
    teachers.set(tutorEmail, teacher);
  }
  return [...teachers.values()];
}
