import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { exportTutors } from "#use-cases/office/list-export.ts";
import { fullName } from "#domain/account/account.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { experienceBandName, qualificationName } from "#domain/people/tutor-background.ts";
import { listFilters } from "#parts/office/list/filters.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { messages } from "#parts/office/messages.ts";
import type { Route } from "./+types/tutors.ts";
import { csvResponse } from "./csv.ts";
import { headings } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** The tutors who match the URL's search and filters, as a CSV file. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const list = readListRequest(url.searchParams, listSorts.tutors, listFilters.tutors);
  const isDownload = request.method !== "HEAD";
  const rows = await exportTutors(context, { ...list, cursor: null }, isDownload);
  return csvResponse(
    "tutors.csv",
    [
      [headings.name, (row) => fullName(row.firstName, row.lastName)],
      [headings.email, (row) => row.email],
      [headings.phone, (row) => row.phoneNumber],
      [headings.qualification, (row) => qualificationName(row.qualification)],
      [headings.experience, (row) => experienceBandName(row.experience)],
      [headings.classes, (row) => knownClasses(row.selectedClasses).map(className).join(", ")],
      [headings.subjects, (row) => knownSubjects(row.selectedSubjects).map(subjectName).join(", ")],
      [headings.applied, (row) => formatDateTime(row.createdAt)],
      [headings.status, (row) => messages.status[row.status]],
      [headings.reason, (row) => row.rejectionReason ?? ""],
    ],
    rows,
  );
}
