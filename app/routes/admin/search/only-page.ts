import type { loadSearchResults } from "#use-cases/office/lists.ts";

const base = "/admin-dashboard";

type Results = Awaited<ReturnType<typeof loadSearchResults>>;

/**
 * The page of the only person whom a search found; null for nobody and for several. Assignments are
 * found by the people whom they join, so they are nobody else.
 */
export function onlyPage(results: Results): string | null {
  const ofStudent = (id: string) => `${base}/students/${id}`;
  const pages = new Set([
    ...results.students.map(({ id }) => ofStudent(id)),
    ...results.guardians.map(({ studentId }) => ofStudent(studentId)),
    // Who has enrolled is the student, not another person.
    ...results.enquiries.map(({ id, studentId }) =>
      studentId ? ofStudent(studentId) : `${base}/enquiries/${id}`,
    ),
    ...results.tutors.map(({ id }) => `${base}/tutors/${id}`),
  ]);
  const [page] = pages;
  return pages.size === 1 && page !== undefined ? page : null;
}
