import type { Course, OwnCourses } from "#use-cases/student/courses.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { CourseAccess } from "#domain/course-access.ts";
import { legacyCourseName } from "#domain/services.ts";
import { messages } from "./messages.ts";

/** A course as shown to a student. */
export interface CourseDescription {
  id: string;
  name: string;
  access: CourseAccess;
  /** Empty for a legacy course without a tutor, and where the tutor has left. */
  tutorNames: string[];
  /** Whether lessons wait for another tutor. */
  isWaiting: boolean;
  /** The number of items that the student has not seen. */
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
    isWaiting: access === "open" && assignments.some((assignment) => assignment.isWaiting),
    newItems: access === "open" ? assignments.reduce((sum, { newItems }) => sum + newItems, 0) : 0,
  };
}

/** The next live session of all open courses, with its course. */
export function describeNextSession({ courses }: Pick<OwnCourses, "courses">) {
  const sessions = courses
    .filter(({ access, isLegacy }) => access === "open" && !isLegacy)
    .flatMap((course) =>
      course.assignments.flatMap(({ nextSession, tutorName }) =>
        nextSession ? [{ ...nextSession, tutorName, courseName: describeCourse(course).name }] : [],
      ),
    );
  return sessions.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

export interface TeacherDescription {
  email: string;
  name: string;
  subjects: string[];
}

/** The tutors of a student's active assignments, each once, with the subjects they teach. */
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
