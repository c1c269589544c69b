import {
  findStudentRecord,
  markSeen,
  readCourseItems,
  type CourseItem,
  type StudentAnnouncement,
  type StudentAssignment,
  type StudentRecord,
} from "#data/student-courses.ts";
import { courseAccess, matchesCourse, type CourseAccess } from "#domain/course-access.ts";
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { denyRecord } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentStudent } from "./guards.ts";
import { isOpened } from "./opened.ts";

type Context = Readonly<RouterContextProvider>;

/** A course of the student's: one of their assignments, or a legacy one (§3). */
export interface Course {
  id: string;
  access: CourseAccess;
  /** The assignments whose content it shows: its own, or those that a legacy course covers. */
  assignments: StudentAssignment[];
  isLegacy: boolean;
}

export interface Courses {
  courses: Course[];
  /** Of open courses only (§6). */
  announcements: StudentAnnouncement[];
}

export interface OwnCourses extends Courses {
  record: StudentRecord;
  /** What the courses and whatever is new in them were judged by. */
  now: Date;
}

const ownCoursesContext = createContext<() => Promise<OwnCourses>>();

/** Middleware behind `guardStudent`: the layout and its page share one reading of the courses. */
export const shareOwnCourses: MiddlewareFunction<Response> = ({ context }) => {
  let reading: Promise<OwnCourses> | null = null;
  context.set(ownCoursesContext, () => (reading ??= readOwnCourses(context)));
};

/** The signed-in student's courses and announcements. */
export function loadOwnCourses(context: Context): Promise<OwnCourses> {
  return context.get(ownCoursesContext)();
}

async function readOwnCourses(context: Context): Promise<OwnCourses> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const record = await findStudentRecord(database, currentStudent(context).accountId, now);
  if (!record) throw data("no-student", { status: 404 });
  return { record, ...judgeCourses(record), now };
}

/** A student's courses as §4 opens them, and the announcements of the open ones. */
export function judgeCourses(record: StudentRecord): Courses {
  const courses = listCourses(record);
  const open = new Set(courses.filter(({ access }) => access === "open").map(({ id }) => id));
  const announcements = record.announcements.filter(({ assignmentId, courseId }) =>
    open.has(assignmentId ?? courseId ?? ""),
  );
  return { courses, announcements };
}

function newAnnouncements({ announcements }: OwnCourses): string[] {
  return announcements.filter(({ isNew }) => isNew).map(({ id }) => id);
}

/** The same for the summary, which shows the announcements: they are new no longer. */
export async function openOwnCourses(context: Context, request: Request): Promise<OwnCourses> {
  const own = await loadOwnCourses(context);
  const shown = newAnnouncements(own);
  if (shown.length > 0 && isOpened(request)) {
    const { database } = context.get(servicesContext);
    await markSeen(database, currentStudent(context).accountId, shown);
  }
  return own;
}

/** A student's courses with the access that §4 gives to each. */
export function listCourses(record: StudentRecord): Course[] {
  const flags = new Map(record.approvals.map(({ courseId, approved }) => [courseId, approved]));
  const course = (id: string, isLegacy: boolean): Course => {
    const matching = record.assignments.filter((one) => matchesCourse(id, one));
    const active = matching.filter(({ status }) => status === "active");
    const assignments = isLegacy ? active : matching;
    const hasActiveAssignment = active.length > 0;
    return {
      id,
      isLegacy,
      assignments,
      access: courseAccess({ flag: flags.get(id), hasActiveAssignment }),
    };
  };
  return [
    ...record.assignments.map(({ id }) => course(id, false)),
    ...record.enrolledCourses.map((id) => course(id, true)),
  ];
}

/**
 * One of the student's own courses.
 *
 * @throws 404 for a course that is not theirs: the same answer whether it exists or not
 */
export async function loadOwnCourse(context: Context, courseId: string): Promise<Course> {
  const { courses } = await loadOwnCourses(context);
  const course = courses.find(({ id }) => id === courseId);
  if (!course) {
    await denyRecord(context, "course", courseId);
    throw data("no-course", { status: 404 });
  }
  return course;
}

/**
 * The same with its content, which only an open course has; what is shown with it, announcements
 * included, is new no longer.
 */
export async function openOwnCourse(
  context: Context,
  request: Request,
  courseId: string,
): Promise<{ course: Course; items: CourseItem[]; now: Date }> {
  const course = await loadOwnCourse(context, courseId);
  const own = await loadOwnCourses(context);
  const ids = course.access === "open" ? course.assignments.map(({ id }) => id) : [];
  const items = await readCourseItems(
    context.get(servicesContext).database,
    currentStudent(context).accountId,
    ids,
    own.now,
    isOpened(request) ? newAnnouncements(own) : null,
  );
  return { course, items, now: own.now };
}
