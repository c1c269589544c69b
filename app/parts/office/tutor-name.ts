import { fullName } from "#domain/account/account.ts";

/** The full name of an assignment's tutor; null if the tutor has left. */
export function tutorName(row: {
  tutorFirstName: string | null;
  tutorLastName: string | null;
}): string | null {
  const { tutorFirstName, tutorLastName } = row;
  return tutorFirstName === null ? null : fullName(tutorFirstName, tutorLastName ?? "");
}
