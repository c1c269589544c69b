import type { Database } from "#data/shared/database.ts";
import type { LockedLesson } from "#data/lessons/events.ts";
import { findReportReaders, lockWaitingReportMails } from "#data/lessons/report-mails.ts";
import { findReport, insertReport, updateReport } from "#data/lessons/reports.ts";
import {
  canReport,
  checkReport,
  isSameReport,
  toReport,
  type Report,
  type ReportField,
  type ReportInput,
  type ReportProblem,
} from "#domain/lessons/report.ts";
import { reportMailSeconds } from "#domain/mail/mail.ts";
import type { Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** Why a report is not sent; `report-closed` where the lesson can't be reported, or no longer. */
export interface RefusedReport {
  problem: ReportProblem | "report-closed";
  field: ReportField | null;
}

/** A report that can be sent: the words, and what was sent before. */
export interface CheckedReport {
  lessonId: string;
  report: Report;
  /** null for one that has not been sent yet. */
  before: Report | null;
}

/**
 * Checks a report within the transaction that has locked its lesson.
 *
 * @param isHeld whether the lesson was held, with what the same form says
 */
export async function checkSending(
  trx: Database,
  lesson: LockedLesson,
  input: ReportInput,
  { tutorId, isHeld }: { tutorId: string; isHeld: boolean },
): Promise<CheckedReport | RefusedReport> {
  const before = await findReport(trx, lesson.id);
  const sentAt = before && Date.parse(before.sentAt);
  if (lesson.tutorId !== tutorId || !canReport({ ...lesson, isHeld, sentAt }, Date.now())) {
    return { problem: "report-closed", field: null };
  }
  const failure = checkReport(input, lesson);
  return failure ?? { lessonId: lesson.id, report: toReport(input), before };
}

/**
 * Stores a checked report and queues its mails.
 *
 * @returns what was done: null where the words are those that were sent already
 */
export async function sendReport(
  context: Context,
  trx: Database,
  tutorId: string,
  { lessonId, report, before }: CheckedReport,
): Promise<"send-report" | "change-report" | null> {
  if (before && isSameReport(report, before)) return null;
  if (before) await updateReport(trx, lessonId, report);
  else await insertReport(trx, { lessonId, tutorId }, report);
  await queueReportMails(context, trx, lessonId, before !== null);
  return before ? "change-report" : "send-report";
}

/**
 * Queues the mails about a report: to the student, and to a guardian whose consent covers reports. They
 * wait for some seconds and have the words of the moment when they are sent, so that a change within
 * that time needs no second mail.
 */
async function queueReportMails(
  context: Context,
  trx: Database,
  lessonId: string,
  isChange: boolean,
): Promise<void> {
  const readers = await findReportReaders(trx, lessonId);
  if (!readers) return;
  const { studentId: accountId, guardian } = readers;
  const waiting = await lockWaitingReportMails(trx, accountId, lessonId);
  const dueAt = new Date(Date.now() + reportMailSeconds * 1_000);
  const data = { lessonId, isChange };
  if (!waiting.includes("lesson-report")) {
    await queueMail(context, trx, { kind: "lesson-report", accountId, data, dueAt });
  }
  if (!guardian || waiting.includes("guardian-lesson-report")) return;
  await queueMail(context, trx, {
    kind: "guardian-lesson-report",
    accountId,
    address: guardian.email,
    data: { ...data, guardianId: guardian.id },
    dueAt,
  });
}
