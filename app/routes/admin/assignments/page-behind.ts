import { openedFrom, returnTo } from "#parts/office/return-to.ts";

const list = "/admin-dashboard/assignments";

/** Of a student or a tutor, where the dialog is over that person's page. */
interface Params {
  studentId?: string | undefined;
  tutorId?: string | undefined;
}

/**
 * The page over which a dialog of assignments is: of a person, the one that opened it, or the list.
 *
 * @param isPlain leaves out the list's parameters, where they are what was chosen in the dialog
 */
export function pageBehind(
  { studentId, tutorId }: Params,
  search: string,
  { isPlain = false } = {},
): string {
  if (studentId !== undefined) return `/admin-dashboard/students/${studentId}`;
  if (tutorId !== undefined) return `/admin-dashboard/tutors/${tutorId}`;
  const from = new URLSearchParams(search).get("from");
  if (!isPlain) return returnTo(list, search);
  return from === null ? list : returnTo(list, openedFrom(from, ""));
}

/** A match of a screen, as far as the name of a person is in it. */
interface Match {
  id: string;
  loaderData?: unknown;
}

/** The name of the person over whose page a dialog is, for its title; undefined over the list. */
export function nameBehind(matches: readonly (Match | undefined)[]): string | undefined {
  const page = matches.find((match) => match?.id.startsWith("routes/admin/person/"));
  const { name } = (page?.loaderData ?? {}) as { name?: string };
  return name;
}
