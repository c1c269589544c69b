import { listCalendarLessons } from "#data/calendar/calendars.ts";
import type { Database } from "#data/shared/database.ts";
import { deletePageLinks, findGuardianLink } from "#data/guardians/guardian-links.ts";
import {
  findChild,
  listLinkedChildren,
  readLinkedChildren,
  type GuardedChild,
} from "#data/guardians/guarded-children.ts";
import { listCourseItems, type CourseItem } from "#data/teaching/course-items.ts";
import { findStudentRecord, type StudentAnnouncement } from "#data/teaching/student-record.ts";
import { splitName } from "#domain/account/account.ts";
import { calendarStart } from "#domain/calendar/calendar.ts";
import { canReadLessons, canReadReports } from "#domain/guardians/guardian.ts";
import { auditedTransaction } from "#request/audit.ts";
import type { Calendar } from "#use-cases/calendar/calendar.ts";
import { servicesContext, type Context } from "#request/context.ts";
import type { Family } from "#use-cases/timetable/requests.ts";
import { coursesOf, openAssignmentIds, type Course } from "#use-cases/teaching/courses.ts";
import { denyLink } from "./deny-link.ts";

/** A child on its guardian's page. */
export interface PageChild {
  child: GuardedChild;
  /** Null without the guardian's consent. */
  lessons: {
    /** Open ones only (§4). */
    courses: Course[];
    items: CourseItem[];
    announcements: StudentAnnouncement[];
    /** How many changed lessons wait for an answer. */
    openProposals: number;
    /** What the family owes, in paise; null for no account. */
    balance: number | null;
  } | null;
}

/** The children on a guardian's page. @throws 404 for a link that is not valid */
async function requireChildren(
  context: Context,
  token: string,
  list: typeof listLinkedChildren = listLinkedChildren,
): Promise<GuardedChild[]> {
  const children = await list(context.get(servicesContext).database, token);
  return children.length > 0 ? children : denyLink(context);
}

/** What a guardian's page shows; the read is counted, and nothing marked as seen. @throws 404 for a link that is not valid */
export async function loadGuardianPage(
  context: Context,
  token: string,
): Promise<{ children: PageChild[]; now: Date }> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const children: PageChild[] = [];
  for (const child of await requireChildren(context, token, readLinkedChildren)) {
    const lessons = canReadLessons(child.consent) ? await loadLessons(database, child, now) : null;
    children.push({ child, lessons });
  }
  return { children, now };
}

async function loadLessons(
  db: Database,
  { studentId }: GuardedChild,
  now: Date,
): Promise<PageChild["lessons"]> {
  const record = await findStudentRecord(db, studentId, now);
  if (!record) return null;
  const { courses, announcements } = coursesOf(record);
  const open = courses.filter(({ access }) => access === "open");
  const ids = openAssignmentIds(open);
  // Far lessons too: the month is counted from them, and mails lead to each.
  const { items } = await listCourseItems(db, studentId, [...ids], now, null, true);
  const { openProposals, balance } = record;
  return { courses: open, items, announcements, openProposals, balance };
}

/**
 * The lessons of all children on a guardian's page, as a calendar. It has no links: a
 * guardian has no account to sign in to.
 *
 * @throws 404 for a link that is not valid
 */
export async function loadGuardianCalendar(context: Context, token: string): Promise<Calendar> {
  const { database } = context.get(servicesContext);
  const children = await requireChildren(context, token, readLinkedChildren);
  const lessons: Calendar["lessons"] = [];
  for (const { studentId, studentName, consent } of children) {
    if (!canReadLessons(consent)) continue;
    const owner = { accountId: studentId, role: "student" as const };
    const { firstName } = splitName(studentName);
    for (const lesson of await listCalendarLessons(database, owner, calendarStart(new Date()))) {
      const { details } = lesson;
      const title = `${firstName}: ${details?.title}`;
      lessons.push({ ...lesson, details: details && { ...details, title } });
    }
  }
  return { role: "guardian", lessons };
}

/** A guardian as somebody who asks about lessons: of the children whose lessons they may read. */
export async function requireFamily(context: Context, token: string): Promise<Family> {
  const children = await requireChildren(context, token);
  return {
    askedAs: "guardian",
    children: children.filter(({ consent }) => canReadLessons(consent)),
  };
}

/** The same, of the children whose reports and outcomes they may read. @throws 404 as `requireFamily` does */
export async function requireReportFamily(context: Context, token: string): Promise<Family> {
  const children = await requireChildren(context, token);
  return { askedAs: "guardian", children: children.filter(canReadReports) };
}

/** @throws 404 for a link that is not valid */
export async function requireGuardianPage(context: Context, token: string): Promise<void> {
  await requireChildren(context, token);
}

/** Ends every link to a guardian's page, on their request. @throws 404 for a link that is not valid */
export async function endGuardianLinks(context: Context, token: string): Promise<void> {
  const isValid = await auditedTransaction(context, async (trx, record) => {
    const link = await findGuardianLink(trx, "page", token);
    const child = link && (await findChild(trx, link.guardianId));
    if (!child) return false;
    await deletePageLinks(trx, child.guardianEmail);
    const { guardianId: id } = child;
    await record({
      action: "end-guardian-links",
      subject: { kind: "guardian", id },
      actor: { id, role: "guardian" },
    });
    return true;
  });
  if (!isValid) await denyLink(context);
}
