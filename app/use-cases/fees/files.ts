import {
  listFiledDocuments,
  listPostings,
  type FiledDocument,
  type PostingRow,
} from "#data/fees/files.ts";
import type { Database } from "#data/shared/database.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import { recordExport, streamBatches } from "#use-cases/office/list-export.ts";

/**
 * The entries of a month, in batches of a day, for a file. The export is recorded in the audit log.
 *
 * @param month YYYY-MM
 * @param isDownload false for a HEAD request, which is not recorded
 */
export function exportPostings(
  context: Context,
  month: string,
  isDownload: boolean,
): Promise<AsyncGenerator<PostingRow[]>> {
  return exportDays(context, { month, isDownload }, listPostings);
}

/** The documents of a month, likewise. */
export function exportDocuments(
  context: Context,
  month: string,
  isDownload: boolean,
): Promise<AsyncGenerator<FiledDocument[]>> {
  return exportDays(context, { month, isDownload }, listFiledDocuments);
}

async function exportDays<Row>(
  context: Context,
  { month, isDownload }: { month: string; isDownload: boolean },
  listDay: (db: Database, day: string) => Promise<Row[]>,
): Promise<AsyncGenerator<Row[]>> {
  const database = adminDatabase(context);
  if (isDownload) await recordExport(context, "fees", null);
  async function* days() {
    const end = startOfMonth(addMonths(month, 1)).getTime();
    // India has no daylight saving time: each day has 24 hours.
    for (let start = startOfMonth(month).getTime(); start < end; start += day) {
      yield await listDay(database, toIndiaDateTimeFields(new Date(start)).date);
    }
  }
  return streamBatches(context, days());
}
