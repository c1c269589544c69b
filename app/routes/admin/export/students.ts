import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { exportStudents } from "#use-cases/office/list-export.ts";
import { knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { nameOfClass, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { listFilters } from "#parts/office/list/filters.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import type { Route } from "./+types/students.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The students who match the URL's search and filters, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const list = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const isDownload = request.method !== "HEAD";
  const rows = await exportStudents(context, { ...list, cursor: null }, isDownload);
  return csvResponse(
    "students.csv",
    [
      [headings.name, (row) => row.name],
      [headings.email, (row) => row.email],
      [headings.phone, (row) => row.phoneNumber],
      [headings.class, ({ selectedClass }) => nameOfClass(selectedClass)],
      [headings.subjects, (row) => knownSubjects(row.selectedSubjects).map(subjectName).join(", ")],
      [headings.joined, (row) => formatDateTime(row.createdAt)],
    ],
    rows,
  );
}
