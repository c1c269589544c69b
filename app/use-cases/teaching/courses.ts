import { markSeen, listCourseItems, type CourseItems } from "#data/teaching/course-items.ts";
import {
  findStudentRecord,
  type StudentAnnouncement,
  type StudentAssignment,
  type StudentRecord,
} from "#data/teaching/student-record.ts";
import {
  courseAccess,
  matchesCourse,
  type CourseAccess,
} from "#domain/assignments/course-access.ts";
import { createContext, data, type MiddlewareFunction } from "react-router";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { logFailure } from "#request/unexpected-error.ts";
import { isPageView } from "#request/page-view.ts";

/** One of a student's courses: an assignment, or a legacy course (§3). */
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
  announcements: CourseAnnouncement[];
}

export interface CourseAnnouncement extends StudentAnnouncement {
  /** The courses whose page shows it: its own, and a legacy course that covers its assignment. */
  courseIds: string[];
}

/** A student's courses with the access of §4, and the announcements of the open ones. */
export function coursesOf(record: StudentRecord): Courses {
  const isApproved = new Map(
    record.approvals.map(({ courseId, approved }) => [courseId, approved]),
  );
  const courseOf = (id: string, isLegacy: boolean): Course => {
    const matching = record.assignments.filter((assignment) => matchesCourse(id, assignment));
    const active = matching.filter(({ status }) => status === "active");
    const hasActiveAssignment = active.length > 0;
    return {
      id,
      isLegacy,
      assignments: isLegacy ? active : matching,
      access: courseAccess({ flag: isApproved.get(id), hasActiveAssignment }),
    };
  };
  const courses = [
    ...record.assignments.map(({ id }) => courseOf(id, false)),
    ...record.enrolledCourses.map((id) => courseOf(id, true)),
  ];
  const open = new Set(courses.filter(({ access }) => access === "open").map(({ id }) => id));
  const announcements = record.announcements
    .filter(({ assignmentId, courseId }) => open.has(assignmentId ?? courseId ?? ""))
    .map((announcement) => ({
      ...announcement,
      courseIds: courses
        .filter(
          ({ id, assignments }) =>
            id === announcement.courseId ||
            assignments.some((assignment) => assignment.id === announcement.assignmentId),
        )
        .map(({ id }) => id),
    }));
  return { courses, announcements };
}

/** The assignments whose content a student's open courses show. */
export function openAssignmentIds(courses: readonly Course[]): Set<string> {
  const open = courses.filter(({ access }) => access === "open");
  return new Set(open.flatMap(({ assignments }) => assignments.map(({ id }) => id)));
}

export interface OwnCourses extends Courses {
  record: StudentRecord;
  /** The time for which access and new items were computed. */
  now: Date;
}

const ownCoursesContext = createContext<() => Promise<OwnCourses>>();

/** Middleware behind `guardStudent`: the layout and its page load the courses once. */
export const shareOwnCourses: MiddlewareFunction<Response> = ({ context }) => {
  let courses: Promise<OwnCourses> | null = null;
  context.set(ownCoursesContext, () => (courses ??= loadCourses(context)));
};

async function loadCourses(context: Context): Promise<OwnCourses> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const find = () => findStudentRecord(database, currentStudent(context).accountId, now);
  const record = await logFailure(context, "Error getting user profile:", find);
  if (!record) throw data("no-student", { status: 404 });
  return { record, ...coursesOf(record), now };
}

/** The signed-in student's courses and announcements. */
export function loadOwnCourses(context: Context): Promise<OwnCourses> {
  return context.get(ownCoursesContext)();
}

/** The same for the summary page, which shows the announcements: they are then marked as seen. */
export async function viewOwnCourses(context: Context, request: Request): Promise<OwnCourses> {
  const own = await loadOwnCourses(context);
  const newIds = newIn(own.announcements);
  if (newIds.length > 0 && isPageView(request)) {
    const { database } = context.get(servicesContext);
    await markSeen(database, currentStudent(context).accountId, newIds);
  }
  return own;
}

function newIn(announcements: readonly CourseAnnouncement[]): string[] {
  return announcements.filter(({ isNew }) => isNew).map(({ id }) => id);
}

/**
 * One of the student's own courses.
 *
 * @throws 404 for another student's course and for one that does not exist, with the same answer
 */
export async function loadOwnCourse(context: Context, courseId: string): Promise<Course> {
  const { courses } = await loadOwnCourses(context);
  const course = courses.find(({ id }) => id === courseId);
  return course ?? notFound(context, "no-course", "course", courseId);
}

/**
 * The same for the course's page, with its content where it is open. The items and announcements
 * that the page shows are then marked as seen.
 *
 * @param all whether far lessons of a weekly series are listed too
 * @throws 404 as `loadOwnCourse` does
 */
export async function viewOwnCourse(
  context: Context,
  request: Request,
  courseId: string,
  all = false,
): Promise<CourseItems & { course: Course; now: Date }> {
  const course = await loadOwnCourse(context, courseId);
  const own = await loadOwnCourses(context);
  const ids = course.access === "open" ? course.assignments.map(({ id }) => id) : [];
  const announcements = own.announcements.filter(({ courseIds }) => courseIds.includes(courseId));
  const listed = await listCourseItems(
    context.get(servicesContext).database,
    currentStudent(context).accountId,
    ids,
    own.now,
    isPageView(request) ? newIn(announcements) : null,
    all,
  );
  return { course, ...listed, now: own.now };
}
