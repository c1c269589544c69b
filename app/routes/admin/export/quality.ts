import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { exportQuality } from "#use-cases/lessons/quality.ts";
import { measures, timedStandings, toHours } from "#domain/lessons/quality.ts";
import { formerTutors, measureNames, standings } from "#parts/lessons/messages.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/quality.ts";
import { csvResponse, type CsvColumn } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

type Row = Awaited<ReturnType<typeof exportQuality>>[number];

/** The numbers of a month by tutor, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  const rows = await exportQuality(context, month, request.method !== "HEAD", now);
  return csvResponse(
    `quality-${month}.csv`,
    [
      [headings.month, () => month],
      [headings.tutor, ({ tutor }) => tutor?.name ?? formerTutors],
      ...measures.map((measure): CsvColumn<Row> => [
        measureNames[measure],
        ({ counts }) => String(counts[measure]),
      ]),
      ...timedStandings.map((standing): CsvColumn<Row> => [
        headings.hoursOf(standings[standing]),
        ({ minutes }) => toHours(minutes[standing]),
      ]),
      [headings.medianHours, ({ median }) => (median === null ? "" : (median / 60).toFixed(1))],
    ],
    [rows],
  );
}
