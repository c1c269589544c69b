import {
  findTutorOverview,
  type FinishingLesson,
  type TutorOverview,
} from "#data/teaching/tutor-overview.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { canReport } from "#domain/lessons/report.ts";
import { answerDays, standingOf } from "#domain/lessons/settlement.ts";
import { canFinish } from "#domain/lessons/finish-lesson.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { createContext } from "react-router";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";

export interface OverviewAt extends TutorOverview {
  /** The moment for which it was read. */
  now: Date;
}

const overviewContext = createContext<() => Promise<OverviewAt>>();

/**
 * For a route's middleware: the home and the dialogs over it load its data once.
 *
 * @param sessionId the lesson of the dialog that finishes one, not validated; null without it
 */
export function shareOverview(context: Context, sessionId: string | null): void {
  let overview: Promise<OverviewAt> | null = null;
  const finishingId = sessionId !== null && isRecordId(sessionId) ? sessionId : null;
  context.set(overviewContext, () => (overview ??= readOverview(context, finishingId)));
}

async function readOverview(context: Context, finishingId: string | null): Promise<OverviewAt> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const found = await findTutorOverview(database, {
    tutorId: currentTutor(context).accountId,
    finishingId,
    openSince: startOfDay(now, -answerDays - 1),
    since: startOfDay(now, -1),
    until: startOfDay(now, 1),
    now,
  });
  return { ...found, now };
}

/** The signed-in tutor's lessons from yesterday on, and who has none planned. */
export function loadOverview(context: Context): Promise<OverviewAt> {
  return context.get(overviewContext)();
}

/** What the form that finishes a class can do with it. */
export interface LessonToFinish extends FinishingLesson {
  /** Whether its report can be sent, or changed; also where the form says that it was held. */
  canReport: boolean;
  now: Date;
}

/** A lesson that can be finished or reported now. @throws 404 for any other */
export async function loadLessonToFinish(
  context: Context,
  sessionId: string,
): Promise<LessonToFinish> {
  const { near, substitutions, finishing, now } = await loadOverview(context);
  const at = now.getTime();
  if (finishing && canFinish(finishing.startsAt.getTime(), at)) {
    const isReportable = canReportLesson(finishing, at);
    if (isReportable || [...near, ...substitutions].some(({ id }) => id === finishing.id)) {
      return { ...finishing, canReport: isReportable, now };
    }
  }
  return notFound(context, "no-item", "live-session", sessionId);
}

function canReportLesson(
  { startsAt, minutes, events, report, isOwn }: FinishingLesson,
  now: number,
) {
  const lesson = { startsAt: startsAt.getTime(), minutes, cancellation: null, events };
  const sentAt = report && Date.parse(report.sentAt);
  const isHeld = standingOf(lesson, now) === "held";
  return isOwn && canReport({ ...lesson, isHeld, sentAt }, now);
}
