import {
  listAssignments,
  listStudents,
  listTutors,
  type AssignmentRow,
  type AssignmentSort,
  type StudentRow,
  type StudentSort,
  type TutorRow,
  type TutorSort,
} from "#data/office/lists.ts";
import type { Counts } from "#data/office/list-counts.ts";
import type { Page, PageRequest } from "#data/shared/page.ts";
import { searchAll, type SearchResults } from "#data/office/search.ts";
import { canEnter } from "#domain/people/staff.ts";
import type { Context } from "#request/context.ts";
import { findContacts } from "#request/contact-reads.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";

/** The number of records in each list, for a role that may enter them; null for others. */
export function currentCounts(context: Context): Counts | null {
  const { role, counts } = currentAdmin(context).admin;
  return canEnter(role, "people") ? counts : null;
}

/** How many guardians and enquiries a search shows. */
export const shownFamilies = 10;

/**
 * The first five matches of each list, and of guardians and enquiries one more than `shownFamilies`;
 * none for an empty search. Enquiries only for the roles that may open them.
 */
export async function loadSearchResults(context: Context, search: string): Promise<SearchResults> {
  const database = adminDatabase(context);
  if (search === "") {
    return { students: [], guardians: [], enquiries: [], tutors: [], assignments: [] };
  }
  const withEnquiries = canEnter(currentAdmin(context).admin.role, "enquiries");
  const options = { limit: 5, familyLimit: shownFamilies + 1, now: new Date(), withEnquiries };
  return findContacts(context, (reader) => searchAll(database, search, { ...options, reader }));
}

/** One page of the students, searched and sorted. */
export function loadStudents(
  context: Context,
  request: PageRequest<StudentSort>,
): Promise<Page<StudentRow>> {
  const database = adminDatabase(context);
  return findContacts(context, (reader) => listStudents(database, request, reader));
}

/** One page of the tutors, searched and sorted. */
export function loadTutors(
  context: Context,
  request: PageRequest<TutorSort>,
): Promise<Page<TutorRow>> {
  return listTutors(adminDatabase(context), request);
}

/** One page of the assignments, searched and sorted. */
export function loadAssignments(
  context: Context,
  request: PageRequest<AssignmentSort>,
): Promise<Page<AssignmentRow>> {
  return listAssignments(adminDatabase(context), request);
}
