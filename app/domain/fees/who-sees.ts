import { isMinor } from "#domain/people/birth-date.ts";

/**
 * Whether a student sees what the family owes. A child with a guardian does not: who pays is told.
 *
 * @param bornOn YYYY-MM-DD; null where nobody has said it
 */
export function seesFees(
  { bornOn, hasGuardian }: { bornOn: string | null; hasGuardian: boolean },
  now: Date,
): boolean {
  return !hasGuardian || (bornOn !== null && !isMinor(bornOn, now));
}
