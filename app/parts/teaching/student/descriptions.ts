import type { Course, OwnCourses } from "#use-cases/teaching/courses.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import type { CourseAccess } from "#domain/assignments/course-access.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { legacyCourseName } from "#domain/teaching/services.ts";
import { messages } from "./messages.ts";
import { subjectPicture } from "./subject-picture.ts";

/** A course as shown to a student. */
export interface CourseDescription {
  id: string;
  name: string;
  /** The URL of the subject's picture. */
  picture: string;
  access: CourseAccess;
  /** Empty for a legacy course without a tutor, and where the tutor has left. */
  tutorNames: string[];
  /** Whether lessons wait for another tutor. */
  isWaiting: boolean;
  /** That an open course has ended, and when; null for one that goes on. */
  ended: string | null;
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
    picture: subjectPicture(own?.subjectId),
    access,
    tutorNames: [...new Set(assignments.flatMap(({ tutorName }) => tutorName || []))],
    ended: access === "open" ? describeEnd(assignments) : null,
    isWaiting: access === "open" && assignments.some((assignment) => assignment.isWaiting),
    newItems: access === "open" ? assignments.reduce((sum, { newItems }) => sum + newItems, 0) : 0,
  };
}

/** A course has ended once no assignment of it is active; a legacy course has none that is not. */
function describeEnd(assignments: Course["assignments"]): string | null {
  const [first] = assignments;
  if (!first || assignments.some(({ status }) => status === "active")) return null;
  return messages.ended(first.endedAt && formatDate(first.endedAt));
}

/** The open courses that are an assignment each; what legacy courses show belongs to these. */
function openAssignments(courses: readonly Course[]) {
  return courses
    .filter(({ access, isLegacy }) => access === "open" && !isLegacy)
    .flatMap((course) =>
      course.assignments.map((assignment) => ({ ...assignment, course: describeCourse(course) })),
    );
}

/** The next lesson of all open courses, with its course. */
export function describeNextLesson({ courses }: Pick<OwnCourses, "courses">) {
  const lessons = openAssignments(courses).flatMap(({ nextLesson, tutorName, subjectId, course }) =>
    nextLesson
      ? [
          {
            ...nextLesson,
            tutorName: nextLesson.substituteName ?? tutorName,
            courseName: course.name,
            subject: subjectName(subjectId),
            picture: course.picture,
          },
        ]
      : [],
  );
  return lessons.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

/** How many items the home's list has. */
const toDoShown = 4;

/** The newest recordings and exams that are not ticked, and how many more each course has. */
export function describeToDo({ courses }: Pick<OwnCourses, "courses">) {
  const assignments = openAssignments(courses);
  const items = assignments
    .flatMap(({ unfinished, course }) =>
      unfinished.map((item) => ({ ...item, courseId: course.id, courseName: course.name })),
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, toDoShown);
  const more = assignments.map(({ course, unfinishedCount }) => ({
    courseId: course.id,
    courseName: course.name,
    number: unfinishedCount - items.filter(({ courseId }) => courseId === course.id).length,
  }));
  return { items, more: more.filter(({ number }) => number > 0) };
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
