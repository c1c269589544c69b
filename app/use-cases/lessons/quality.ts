import {
  findMonthQuality,
  listTutorQuality,
  type MonthQuality,
  type MonthRange,
  type TutorQuality,
} from "#data/lessons/quality.ts";
import {
  listCountedLessons,
  listIdleStudents,
  listTimedLessons,
  type CountedLessonRow,
  type IdleStudent,
  type TimedLessonRow,
  type WhoseLessons,
} from "#data/lessons/quality-lists.ts";
import type { Measure } from "#domain/lessons/quality.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import { recordExport, streamBatches } from "#use-cases/office/list-export.ts";
import { pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";

const rangeOf = (month: string, now: Date): MonthRange => ({
  from: startOfMonth(month),
  to: startOfMonth(addMonths(month, 1)),
  now,
});

/** The numbers of a month, of its weeks and of a page of tutors. */
export async function loadMonthQuality(
  context: Context,
  month: string,
  page: number,
  now: Date,
): Promise<Omit<MonthQuality, "tutors"> & { tutors: Listed<TutorQuality> }> {
  const found = await findMonthQuality(adminDatabase(context), rangeOf(month, now), pageOf(page));
  return { ...found, tutors: toListed(found.tutors) };
}

/** What a list of lessons is of; `tutor` is untrusted. */
export interface CountedRequest {
  month: string;
  measure: Measure;
  /** A tutor's id, "former" for deleted tutors, null for everybody. */
  tutor: string | null;
  page: number;
}

/** A page of the lessons behind a number; empty for an unknown tutor. */
export async function loadCountedLessons(
  context: Context,
  { month, measure, tutor, page }: CountedRequest,
  now: Date,
): Promise<Listed<CountedLessonRow>> {
  const database = adminDatabase(context);
  const whose = readWhose(tutor);
  if (!whose) return { rows: [], hasMore: false };
  const range = rangeOf(month, now);
  return toListed(await listCountedLessons(database, range, { measure, whose }, pageOf(page)));
}

function readWhose(tutor: string | null): WhoseLessons | null {
  if (tutor === null) return "all";
  if (tutor === "former") return "former";
  return isRecordId(tutor) ? { tutorId: tutor } : null;
}

/** A page of the students without a lesson for two weeks. */
export async function loadIdleStudents(
  context: Context,
  page: number,
  now: Date,
): Promise<Listed<IdleStudent>> {
  return toListed(await listIdleStudents(adminDatabase(context), now, pageOf(page)));
}

/**
 * All tutors' numbers of a month, for a file. The export is recorded in the audit log.
 *
 * @param isDownload false for a HEAD request, which is not recorded
 */
export async function exportQuality(
  context: Context,
  month: string,
  isDownload: boolean,
  now: Date,
): Promise<TutorQuality[]> {
  if (isDownload) await recordExport(context, "quality", "tutor");
  return listTutorQuality(adminDatabase(context), rangeOf(month, now));
}

/**
 * All lessons of a month whose time is in its hours, in batches of a day, for a file; likewise
 * recorded.
 *
 * @param tutor untrusted: a tutor's id, "former" for deleted tutors, null for everybody
 */
export async function exportLessons(
  context: Context,
  { month, tutor }: { month: string; tutor: string | null },
  isDownload: boolean,
  now: Date,
): Promise<AsyncGenerator<TimedLessonRow[]>> {
  const database = adminDatabase(context);
  if (isDownload) await recordExport(context, "lessons", "tutor");
  const whose = readWhose(tutor);
  const { from, to } = rangeOf(month, now);
  async function* days() {
    // India has no daylight saving time: each day has 24 hours.
    for (let start = from.getTime(); whose && start < to.getTime(); start += day) {
      const range = { from: new Date(start), to: new Date(start + day), now };
      yield await listTimedLessons(database, range, whose);
    }
  }
  return streamBatches(context, days());
}
