import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { exportLessons } from "#use-cases/lessons/quality.ts";
import { toHours } from "#domain/lessons/quality.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formerStudent, standings } from "#parts/lessons/messages.ts";
import { messages } from "#parts/office/messages.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/lessons.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The lessons of a month, of everybody or of a tutor, as a CSV file whose hours are the page's. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  const tutor = url.searchParams.get("tutor");
  const isDownload = request.method !== "HEAD";
  const rows = await exportLessons(context, { month, tutor }, isDownload, now);
  return csvResponse(
    `lessons-${month}.csv`,
    [
      [headings.day, ({ startsAt }) => toIndiaDateTimeFields(startsAt).date],
      [headings.start, ({ startsAt }) => toIndiaDateTimeFields(startsAt).time],
      [headings.student, ({ student }) => student?.name ?? formerStudent],
      [headings.tutor, (row) => row.tutor?.name ?? messages.formerTutor],
      [headings.class, ({ course }) => (course ? className(course.classId) : "")],
      [headings.subject, ({ course }) => (course ? subjectName(course.subjectId) : "")],
      [headings.minutes, ({ minutes }) => String(minutes)],
      [headings.outcome, ({ standing }) => standings[standing]],
      [headings.hours, ({ minutes }) => toHours(minutes)],
    ],
    rows,
  );
}
