import type { Course, OwnCourses } from "#use-cases/teaching/courses.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import type { Homework } from "#data/homework/homeworks.ts";
import type { CourseAccess } from "#domain/assignments/course-access.ts";
import { nearDays } from "#domain/shared/date-words.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { formatMark } from "#domain/teaching/mark.ts";
import { legacyCourseName } from "#domain/teaching/services.ts";
import { daysUntil, toDoOrder, type ToDoKind } from "#domain/teaching/to-do.ts";
import { dayInWords } from "#domain/timetable/lesson-time.ts";
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
  const lessons = openAssignments(courses).flatMap(
    ({ nextLesson, tutorName, subjectId, isWaiting, course }) =>
      nextLesson
        ? [
            {
              ...nextLesson,
              // Its own tutor answers, who may be suspended while another one gives it.
              isAskable: !isWaiting,
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

/** Homework as shown to a student; `until` in words, and null without a date. */
export function describeHomework({ id, text, until, isFinished }: Homework, now: Date) {
  return { id, text, until: until && describeUntil(until, isFinished, now), isFinished };
}

/** "Until tomorrow"; what is late and not ticked can still be handed in. */
function describeUntil(until: string, isFinished: boolean, now: Date): string {
  const days = daysUntil(until, now);
  const { yesterday, today, tomorrow } = nearDays.within;
  const near = { [-1]: yesterday, 0: today, 1: tomorrow }[days];
  const name = near ?? dayInWords(Date.parse(until));
  return days < 0 && !isFinished ? messages.late(name) : messages.until(name);
}

/** A line of the home's list. */
export interface ToDoDescription {
  id: string;
  kind: ToDoKind;
  title: string;
  /** Its kind, course and date. */
  note: string;
  courseId: string;
  /** The id of its element on the course's page. */
  hash: string;
  /** By which lines are sorted. */
  order: string;
}

/** How many lines the home's list has. */
const toDoShown = 5;

/** The most characters of homework in a line. */
const titleLength = 120;

/**
 * What a student has not ticked: what is due today, the first lines of everything else, and how many
 * more each course has.
 */
export function describeToDo({ courses, now }: Pick<OwnCourses, "courses" | "now">) {
  const assignments = openAssignments(courses);
  const all = assignments
    .flatMap((assignment) => [
      ...describeOpenHomework(assignment, now),
      ...describeUnfinished(assignment),
    ])
    .toSorted((a, b) => a.order.localeCompare(b.order));
  const today = all.filter(({ isDueToday }) => isDueToday);
  const items = all.filter(({ isDueToday }) => !isDueToday).slice(0, toDoShown);
  const more = assignments.map(({ course, unfinishedCount, homework }) => {
    const shown = [...today, ...items].filter(({ courseId }) => courseId === course.id);
    const open = homework.filter(({ isFinished }) => !isFinished);
    return {
      courseId: course.id,
      courseName: course.name,
      number: unfinishedCount + open.length - shown.length,
    };
  });
  return { today, items, more: more.filter(({ number }) => number > 0) };
}

type OpenAssignment = ReturnType<typeof openAssignments>[number];

type ToDoLine = ToDoDescription & { isDueToday: boolean };

function describeOpenHomework({ homework, course }: OpenAssignment, now: Date): ToDoLine[] {
  return homework.flatMap(({ isFinished, ...one }) => {
    if (isFinished) return [];
    const { id, text, until, setAt } = one;
    const described = describeHomework({ ...one, isFinished }, now);
    return {
      id,
      kind: "homework",
      title: text.length > titleLength ? `${text.slice(0, titleLength).trimEnd()}…` : text,
      note: noteOf(messages.kinds.homework, course.name, described.until),
      courseId: course.id,
      hash: `homework-${id}`,
      order: toDoOrder({ kind: "homework", until, createdAt: setAt }),
      isDueToday: until !== null && daysUntil(until, now) === 0,
    };
  });
}

function describeUnfinished({ unfinished, course }: OpenAssignment): ToDoLine[] {
  return unfinished.map(({ id, title, createdAt, ...item }) => {
    const mark = formatMark(item);
    const kind = mark ? "mark" : item.kind;
    return {
      id,
      kind,
      title,
      note: noteOf(mark ?? messages.kinds[item.kind], course.name, formatDate(createdAt)),
      courseId: course.id,
      hash: `item-${id}`,
      order: toDoOrder({ kind, until: null, createdAt }),
      isDueToday: false,
    };
  });
}

const noteOf = (...facts: (string | null)[]) => facts.filter(Boolean).join(" · ");

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
