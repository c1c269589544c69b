import { exportStudents } from "#access/list-export.ts";
import { isClassId, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDate } from "#domain/dates.ts";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import type { Route } from "./+types/students.ts";
import { answerCsv } from "./csv.ts";
import { headings } from "./messages.ts";

/** The students that a list's address asks for, as a file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const wanted = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const isTaken = request.method !== "HEAD";
  const rows = await exportStudents(context, { ...wanted, cursor: null }, isTaken);
  return answerCsv(
    "students.csv",
    [
      [headings.name, (row) => row.name],
      [headings.email, (row) => row.email],
      [headings.phone, (row) => row.phoneNumber],
      [
        headings.class,
        ({ selectedClass }) =>
          isClassId(selectedClass) ? className(selectedClass) : selectedClass,
      ],
      [headings.subjects, (row) => knownSubjects(row.selectedSubjects).map(subjectName).join(", ")],
      [headings.joined, (row) => formatDate(row.createdAt)],
    ],
    rows,
  );
}
