import type { Database } from "#data/shared/database.ts";
import {
  listLinkedChildren,
  readLinkedChildren,
  type GuardedChild,
} from "#data/guardians/guarded-children.ts";
import { lockGuardianOf } from "#data/guardians/guardians.ts";
import { listWeeklyTimes, replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { auditedTransaction } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";

/**
 * One of the children of a guardian's page, whose guardian consents; null for another's child, or
 * for a link that is not valid.
 *
 * @param list `readLinkedChildren` for a page that is shown
 */
export async function findChildOf(
  db: Database,
  token: string,
  guardianId: string,
  list: typeof listLinkedChildren = listLinkedChildren,
): Promise<GuardedChild | null> {
  const child = (await list(db, token)).find((one) => one.guardianId === guardianId);
  return child && canReadLessons(child.consent) ? child : null;
}

/** The times that suit a child's family. @throws 404 as for a link that is not valid */
export async function loadChildTimes(
  context: Context,
  token: string,
  guardianId: string,
): Promise<{ studentName: string; times: WeeklyTime[] }> {
  const { database } = context.get(servicesContext);
  const child = await findChildOf(database, token, guardianId, readLinkedChildren);
  if (!child) return denyLink(context);
  const times = await listWeeklyTimes(database, "student", child.studentId);
  return { studentName: child.studentName, times };
}

/** Replaces them in the guardian's name. @throws 404 as `loadChildTimes` does */
export async function setChildTimes(
  context: Context,
  { token, guardianId }: { token: string; guardianId: string },
  times: readonly WeeklyTime[],
): Promise<void> {
  const isValid = await auditedTransaction(context, async (trx, record) => {
    const found = await findChildOf(trx, token, guardianId);
    if (!found) return false;
    // The consent may have been withdrawn while this waited.
    await lockGuardianOf(trx, found.studentId);
    const child = await findChildOf(trx, token, guardianId);
    if (!child) return false;
    const { studentId } = child;
    if (!(await replaceWeeklyTimes(trx, "student", studentId, times))) return true;
    await record({
      action: "set-preferred-times",
      subject: { kind: "student", id: studentId },
      actor: { id: guardianId, role: "guardian" },
    });
    return true;
  });
  if (!isValid) await denyLink(context);
}
