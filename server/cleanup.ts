import { insertCountedDenials } from "#data/audit/audit.ts";
import { deleteOldCancellations } from "#data/calendar/calendars.ts";
import type { Database } from "#data/shared/database.ts";
import { eraseNarrations } from "#data/fees/bank/lines.ts";
import { deleteOldGatewayEvents } from "#data/fees/gateway/heard.ts";
import { compactFeeSums } from "#data/fees/months.ts";
import { deleteExpiredEnquiries } from "#data/enquiries/counts.ts";
import { compactListCounts } from "#data/office/list-counts.ts";
import { deleteOldLessonEvents, unlinkErasedPeople } from "#data/lessons/events.ts";
import { deleteOldImports } from "#data/import/imports.ts";
import { deleteExpiredFeeLinks } from "#data/fees/mails/links.ts";
import { deleteOldMessages } from "#data/messages/written.ts";
import { deleteExpiredGuardianLinks } from "#data/guardians/guardian-links.ts";
import { deleteExpiredLinks } from "#data/account/mailed-links.ts";
import { deleteOldPhotos, deletePhotosOfNobody } from "#data/homework/photos.ts";
import { deleteOldPushes } from "#data/push/pushes.ts";
import { deleteOldMarks } from "#data/teaching/course-items.ts";
import { deleteUnusedSiteFiles } from "#data/site/site-files.ts";
import { deleteExpiredSessions } from "#data/account/sessions.ts";
import { deleteExpiredSignInDevices } from "#data/account/sign-in-devices.ts";
import { deleteExpiredSnapshots } from "#data/shared/undo.ts";
import { deleteOldSubstitutions } from "#data/timetable/substitute-changes.ts";
import { calendarStart } from "#domain/calendar/calendar.ts";
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
    await deletePhotosOfNobody(database);
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
  await deleteOldPushes(database);
  await deleteOldPhotos(database, now);
  await deleteExpiredLinks(database, now);
  await deleteExpiredGuardianLinks(database, now);
  await deleteExpiredFeeLinks(database, now);
  await deleteExpiredSignInDevices(database, now);
  await deleteOldCancellations(database, calendarStart(now));
  await deleteOldSubstitutions(database, calendarStart(now));
  await deleteOldLessonEvents(database, kept.evidenceYears);
  await deleteOldMessages(database, kept.evidenceYears);
  await deleteExpiredEnquiries(database, kept.enquiryDays);
  await unlinkErasedPeople(database);
  await eraseNarrations(database);
  await deleteOldGatewayEvents(database);
  await deleteUnusedSiteFiles(database);
  await compactListCounts(database);
  await compactFeeSums(database);
}
