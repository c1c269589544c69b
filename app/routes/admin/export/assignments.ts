import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { exportAssignments } from "#use-cases/office/list-export.ts";
import { nameOfClass, nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { listFilters } from "#parts/office/list/filters.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { messages } from "#parts/office/messages.ts";
import { tutorName } from "#parts/office/tutor-name.ts";
import type { Route } from "./+types/assignments.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The assignments that match the URL's search and filters, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const list = readListRequest(url.searchParams, listSorts.assignments, listFilters.assignments);
  const isDownload = request.method !== "HEAD";
  const rows = await exportAssignments(context, { ...list, cursor: null }, isDownload);
  return csvResponse(
    "assignments.csv",
    [
      [headings.student, (row) => row.studentName],
      [headings.class, ({ classId }) => nameOfClass(classId)],
      [headings.subject, ({ subjectId }) => nameOfSubject(subjectId)],
      [headings.tutor, (row) => tutorName(row) ?? messages.formerTutor],
      [headings.assigned, (row) => formatDateTime(row.assignedDate)],
      [
        headings.status,
        ({ status }) => (status === "active" ? messages.active : messages.notActive),
      ],
    ],
    rows,
  );
}
