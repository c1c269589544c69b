import { deleteOldCancellations } from "#data/calendars.ts";
import type { Database } from "#data/database.ts";
import { compactListCounts } from "#data/list-counts.ts";
import { deleteOldLessonEvents, unlinkErasedPeople } from "#data/lessons/events.ts";
import { deleteExpiredGuardianLinks } from "#data/guardian-links.ts";
import { deleteExpiredLinks } from "#data/mailed-links.ts";
import { deleteOldMarks } from "#data/course-items.ts";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { deleteExpiredSignInDevices } from "#data/sign-in-devices.ts";
import { deleteExpiredSnapshots } from "#data/undo.ts";
import { calendarStart } from "#domain/calendar.ts";
import type { ErasureLog } from "#request/context.ts";

const defaultIntervals = {
  records: 3_600_000,
  // Deleted content that can no longer be restored is gone within a minute.
  snapshots: 20_000,
};

/**
 * Deletes expired records at intervals. A run that fails is repeated by the next one.
 *
 * @param evidenceYears how long the evidence of lessons is kept
 * @param intervals in milliseconds
 * @returns a function that stops it
 */
export function startCleanup(
  database: Database,
  erasures: Pick<ErasureLog, "save">,
  evidenceYears: number,
  intervals = defaultIntervals,
): () => void {
  const timers = [
    setInterval(() => {
      void deleteExpiredRecords(database, evidenceYears).catch(() => {});
      void erasures.save();
    }, intervals.records),
    setInterval(() => void deleteExpiredSnapshots(database).catch(() => {}), intervals.snapshots),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function deleteExpiredRecords(database: Database, evidenceYears: number): Promise<void> {
  const now = new Date();
  await deleteExpiredSessions(database);
  await deleteOldMarks(database, now);
  await deleteExpiredLinks(database, now);
  await deleteExpiredGuardianLinks(database, now);
  await deleteExpiredSignInDevices(database, now);
  await deleteOldCancellations(database, calendarStart(now));
  await deleteOldLessonEvents(database, evidenceYears);
  await unlinkErasedPeople(database);
  await compactListCounts(database);
}
