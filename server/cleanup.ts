import { insertCountedDenials } from "#data/audit.ts";
import { deleteOldCancellations } from "#data/calendars.ts";
import type { Database } from "#data/database.ts";
import { deleteExpiredEnquiries } from "#data/enquiry-counts.ts";
import { compactListCounts } from "#data/list-counts.ts";
import { deleteOldLessonEvents, unlinkErasedPeople } from "#data/lessons/events.ts";
import { deleteOldImports } from "#data/import/imports.ts";
import { deleteExpiredGuardianLinks } from "#data/guardian-links.ts";
import { deleteExpiredLinks } from "#data/mailed-links.ts";
import { deleteOldMarks } from "#data/course-items.ts";
import { deleteUnusedSiteFiles } from "#data/site-files.ts";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { deleteExpiredSignInDevices } from "#data/sign-in-devices.ts";
import { deleteExpiredSnapshots } from "#data/undo.ts";
import { calendarStart } from "#domain/calendar.ts";
import type { ErasureLog } from "#request/context.ts";
import type { Settings } from "./settings.ts";

const defaultIntervals = {
  records: 3_600_000,
  // Deleted content that can no longer be restored is gone within a minute, and so are letters about
  // deleted people.
  snapshots: 20_000,
};

interface CleanupServices {
  erasures: Pick<ErasureLog, "save">;
  /** Deletes letters in files that are old, or about people who are erased. */
  sweepOutbox: (now: Date) => Promise<void>;
}

type Kept = Pick<Settings, "evidenceYears" | "enquiryDays">;

/**
 * Deletes expired records at intervals. A run that fails is repeated by the next one.
 *
 * @param kept how long the evidence of lessons and enquiries are kept
 * @param intervals in milliseconds
 * @returns a function that stops it
 */
export function startCleanup(
  database: Database,
  { erasures, sweepOutbox }: CleanupServices,
  kept: Kept,
  intervals = defaultIntervals,
): () => void {
  const deleteErasedData = async () => {
    await deleteExpiredSnapshots(database);
    await sweepOutbox(new Date());
  };
  const timers = [
    setInterval(() => {
      void deleteExpiredRecords(database, kept).catch(() => {});
      void erasures.save();
    }, intervals.records),
    setInterval(() => void deleteErasedData().catch(() => {}), intervals.snapshots),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function deleteExpiredRecords(database: Database, kept: Kept): Promise<void> {
  const now = new Date();
  await insertCountedDenials(database);
  await deleteExpiredSessions(database);
  await deleteOldMarks(database, now);
  await deleteOldImports(database);
  await deleteExpiredLinks(database, now);
  await deleteExpiredGuardianLinks(database, now);
  await deleteExpiredSignInDevices(database, now);
  await deleteOldCancellations(database, calendarStart(now));
  await deleteOldLessonEvents(database, kept.evidenceYears);
  await deleteExpiredEnquiries(database, kept.enquiryDays);
  await unlinkErasedPeople(database);
  await deleteUnusedSiteFiles(database);
  await compactListCounts(database);
}
