import { guardProved } from "#security/fresh-proof.ts";
import { exportAssignments } from "#use-cases/admin/list-export.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { messages } from "../messages.ts";
import { tutorName } from "../tutor-name.ts";
import type { Route } from "./+types/assignments.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardProved];

/** The assignments that match the URL's search and filters, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const list = readListRequest(url.searchParams, listSorts.assignments, listFilters.assignments);
  const isDownload = request.method !== "HEAD";
  const rows = await exportAssignments(context, { ...list, cursor: null }, isDownload);
  return csvResponse(
    "assignments.csv",
    [
      [headings.student, (row) => row.studentName],
      [headings.class, ({ classId }) => (isClassId(classId) ? className(classId) : classId)],
      [
        headings.subject,
        ({ subjectId }) => (isSubjectId(subjectId) ? subjectName(subjectId) : subjectId),
      ],
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
