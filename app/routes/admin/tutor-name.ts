import { fullName } from "#domain/account.ts";

/** An assignment's tutor by name; null where the tutor has left. */
export function tutorName(row: {
  tutorFirstName: string | null;
  tutorLastName: string | null;
}): string | null {
  const { tutorFirstName, tutorLastName } = row;
  return tutorFirstName === null ? null : fullName(tutorFirstName, tutorLastName ?? "");
}
