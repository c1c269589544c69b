import { listCalendarSessions } from "#data/calendars.ts";
import type { Database } from "#data/database.ts";
import { deletePageLinks, findGuardianLink, mayMailGuardian } from "#data/guardian-links.ts";
import { findChild, listChildren, type GuardedChild } from "#data/guardians.ts";
import {
  findStudentRecord,
  readCourseItems,
  type CourseItem,
  type StudentAnnouncement,
} from "#data/student-courses.ts";
import { splitName } from "#domain/account.ts";
import { calendarStart } from "#domain/calendar.ts";
import { mayReadLessons } from "#domain/guardian.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import type { Calendar } from "./calendar.ts";
import { servicesContext } from "./context.ts";
import { judgeCourses, type Course } from "./learning.ts";
import { queueMail } from "./mail.ts";
import { refuseGuardian } from "./refuse-guardian.ts";

type Context = Readonly<RouterContextProvider>;

/** A child on its guardian's page. */
export interface PageChild {
  child: GuardedChild;
  /** Null where the guardian's consent doesn't stand. */
  lessons: {
    /** Open ones only (§4). */
    courses: Course[];
    items: CourseItem[];
    announcements: StudentAnnouncement[];
  } | null;
}

/** A child whose guardian has the address that the link was mailed to. */
async function findFirst(db: Database, token: string): Promise<GuardedChild | null> {
  const link = await findGuardianLink(db, "page", token);
  return link && findChild(db, link.guardianId);
}

/**
 * The children on a guardian's page: all whose guardian has the address that the link was mailed
 * to.
 *
 * @throws 404 for a link that opens nothing: the same whether it ended or never was
 */
async function openChildren(context: Context, db: Database, token: string) {
  const first = (await findFirst(db, token)) ?? (await refuseGuardian(context));
  return listChildren(db, first.guardianEmail);
}

/** All that a guardian's page shows; reading it marks nothing as seen. @throws 404 for no link */
export async function openGuardianPage(
  context: Context,
  token: string,
): Promise<{ children: PageChild[]; now: Date }> {
  const { database } = context.get(servicesContext);
  const children = await openChildren(context, database, token);
  const now = new Date();
  const shown: PageChild[] = [];
  for (const child of children) {
    const lessons = mayReadLessons(child.consent) ? await readLessons(database, child, now) : null;
    shown.push({ child, lessons });
  }
  return { children: shown, now };
}

async function readLessons(
  db: Database,
  { studentId }: GuardedChild,
  now: Date,
): Promise<PageChild["lessons"]> {
  const record = await findStudentRecord(db, studentId, now);
  if (!record) return null;
  const { courses, announcements } = judgeCourses(record);
  const open = courses.filter(({ access }) => access === "open");
  const ids = new Set(open.flatMap(({ assignments }) => assignments.map(({ id }) => id)));
  const items = await readCourseItems(db, studentId, [...ids], now, null);
  return { courses: open, items, announcements };
}

/**
 * The classes of all children on a guardian's page, as a calendar. It says when they are and not
 * where: who merely holds the link must not walk into a child's class.
 *
 * @throws 404 for no link
 */
export async function openGuardianCalendar(context: Context, token: string): Promise<Calendar> {
  const { database } = context.get(servicesContext);
  const children = await openChildren(context, database, token);
  const sessions: Calendar["sessions"] = [];
  for (const { studentId, studentName } of children.filter((one) => mayReadLessons(one.consent))) {
    const owner = { accountId: studentId, role: "student" as const };
    const { firstName } = splitName(studentName);
    for (const session of await listCalendarSessions(database, owner, calendarStart(new Date()))) {
      const { details } = session;
      const title = `${firstName}: ${details?.title}`;
      sessions.push({ ...session, details: details && { ...details, title, url: "" } });
    }
  }
  return { role: "student", sessions };
}

/** Checks a link of a page. @throws 404 for no link */
export async function requireGuardianPage(context: Context, token: string): Promise<void> {
  await openChildren(context, context.get(servicesContext).database, token);
}

/** Ends every link to a guardian's page, as its holder wants. @throws 404 for no link */
export async function endGuardianLinks(context: Context, token: string): Promise<void> {
  const found = await audited(context, async (trx, record) => {
    const first = await findFirst(trx, token);
    if (!first) return false;
    await deletePageLinks(trx, first.guardianEmail);
    const { guardianId: id } = first;
    await record({
      action: "end-guardian-links",
      subject: { kind: "guardian", id },
      actor: { id, role: "guardian" },
    });
    return true;
  });
  if (!found) await refuseGuardian(context);
}

/**
 * Mails new links to an address, if it is a guardian's: one of the page, and one for each child
 * whose consent is not answered yet. Whoever asks learns nothing of that.
 */
export async function mailGuardianLinks(context: Context, email: string): Promise<void> {
  const mailed = await audited(context, async (trx, record) => {
    const children = await listChildren(trx, email);
    const answered = children.filter(({ consent }) => consent !== "unanswered").slice(0, 1);
    const unanswered = children.filter(({ consent }) => consent === "unanswered");
    let count = 0;
    for (const { guardianId: id, studentId, consent } of [...answered, ...unanswered]) {
      if (!(await mayMailGuardian(trx, { email, studentId }))) continue;
      const kind = consent === "unanswered" ? "guardian-consent" : "guardian-page";
      const mail = { accountId: studentId, address: email, data: { guardianId: id } };
      await queueMail(context, trx, { ...mail, kind });
      const subject = { kind: "guardian" as const, id };
      await record({ action: "renew-guardian-link", subject, detail: { studentId } });
      count += 1;
    }
    return { count, isKnown: children.length > 0 };
  });
  if (mailed.count > 0) return;
  const subject = { kind: "guardian" as const, id: null };
  const reason = mailed.isKnown ? "limited" : "not-found";
  await recordDenial(context, { action: "renew-guardian-link", subject, reason });
}
