import { exportAssignments } from "#access/list-export.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { messages } from "../messages.ts";
import { tutorName } from "../tutor-name.ts";
import type { Route } from "./+types/assignments.ts";
import { answerCsv } from "./csv.ts";
import { headings } from "./messages.ts";

/** The assignments that a list's address asks for, as a file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const wanted = readListRequest(url.searchParams, listSorts.assignments, listFilters.assignments);
  const isTaken = request.method !== "HEAD";
  const rows = await exportAssignments(context, { ...wanted, cursor: null }, isTaken);
  return answerCsv(
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
      [headings.status, ({ status }) => (status === "active" ? messages.active : status)],
    ],
    rows,
  );
}
