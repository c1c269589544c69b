import { findTutorOverview, type NearSession, type TutorOverview } from "#data/tutor-overview.ts";
import { startOfDay } from "#domain/day.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { canFinish } from "#domain/finish-class.ts";
import { createContext, data, type RouterContextProvider } from "react-router";
import { denyRecord } from "#request/audit.ts";
import { servicesContext } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";

type Context = Readonly<RouterContextProvider>;

export interface OverviewAt extends TutorOverview {
  /** The moment for which it was read. */
  now: Date;
}

const overviewContext = createContext<() => Promise<OverviewAt>>();

/** For a route's middleware: the home and the dialogs over it load its data once. */
export function shareOverview(context: Context): void {
  let overview: Promise<OverviewAt> | null = null;
  context.set(overviewContext, () => (overview ??= readOverview(context)));
}

async function readOverview(context: Context): Promise<OverviewAt> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const found = await findTutorOverview(database, {
    tutorId: currentTutor(context).accountId,
    openSince: startOfDay(now, -answerDays - 1),
    since: startOfDay(now, -1),
    until: startOfDay(now, 1),
    now,
  });
  return { ...found, now };
}

/** The signed-in tutor's live sessions from yesterday on, and who has none planned. */
export function loadOverview(context: Context): Promise<OverviewAt> {
  return context.get(overviewContext)();
}

/** A live session of the home that can be finished. @throws 404 for any other */
export async function loadClassToFinish(
  context: Context,
  sessionId: string,
): Promise<NearSession & { now: Date }> {
  const { near, now } = await loadOverview(context);
  const found = near.find(
    ({ id, startsAt }) => id === sessionId && canFinish(startsAt.getTime(), now.getTime()),
  );
  if (found) return { ...found, now };
  await denyRecord(context, "live-session", sessionId);
  throw data("no-item", { status: 404 });
}
