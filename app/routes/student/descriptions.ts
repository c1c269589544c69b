import type { Course, OwnCourses } from "#access/learning.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { CourseAccess } from "#domain/course-access.ts";
import { legacyCourseName } from "#domain/services.ts";
import { messages } from "./messages.ts";

/** A course as a student reads it. */
export interface CourseDescription {
  id: string;
  name: string;
  access: CourseAccess;
  /** Empty where nobody teaches it: a legacy course, or one whose tutor has left. */
  tutorNames: string[];
  /** How many things in it no page has shown to the student yet. */
  newItems: number;
}

export function describeCourse({ id, access, assignments, isLegacy }: Course): CourseDescription {
  const [own] = assignments;
  const name =
    isLegacy || !own
      ? legacyCourseName(id)
      : messages.courseTitle(subjectName(own.subjectId), className(own.classId));
  return {
    id,
    name,
    access,
    tutorNames: [...new Set(assignments.flatMap(({ tutorName }) => tutorName || []))],
    newItems: access === "open" ? assignments.reduce((sum, one) => sum + one.newItems, 0) : 0,
  };
}

/** The first live session of all open courses that is not past, with the course that it is of. */
export function describeNextSession({ courses }: Pick<OwnCourses, "courses">) {
  const sessions = courses
    .filter(({ access, isLegacy }) => access === "open" && !isLegacy)
    .flatMap((course) =>
      course.assignments.flatMap(({ nextSession, tutorName }) =>
        nextSession ? [{ ...nextSession, tutorName, courseName: describeCourse(course).name }] : [],
      ),
    );
  return sessions.toSorted((one, two) => Date.parse(one.startsAt) - Date.parse(two.startsAt))[0];
}

export interface TeacherDescription {
  email: string;
  name: string;
  subjects: string[];
}

/** Each tutor of a student's active assignments once, but none who has left, with the subjects that they teach. */
export function describeTeachers(courses: readonly Course[]): TeacherDescription[] {
  const teachers = new Map<string, TeacherDescription>();
  const active = courses
    .flatMap(({ assignments }) => assignments)
    .filter(({ status }) => status === "active");
  for (const { tutorEmail, tutorName, subjectId } of active) {
    if (tutorEmail === null) continue;
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
