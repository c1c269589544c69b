/** The field of a form in which a person types their password again. */
export const proofField = "currentPassword";

/** How long a session counts as proved after a passkey, a code or the password, in milliseconds. */
export const proofTime = 5 * 60_000;

/** Whether a proof is recent enough. */
export function isFreshProof(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < proofTime;
}

const id = String.raw`[\da-f-]{36}`;

// What asks for a proof: nothing else is returned to after one.
const ofAccount = String.raw`export|export\.json|deletion|passkeys|passkeys/${id}/removal`;
const ofStaff = String.raw`staff/invite|staff/${id}(/end|/invitation)?`;
const ofAdmins = String.raw`(students|tutors|assignments|quality|quality/lessons|fees/months|fees/documents)\.csv|tutors/${id}/suspension(/end)?|setup/sender|${ofStaff}`;
const targets = new RegExp(`^/(account/(${ofAccount})|calendar|admin-dashboard/(${ofAdmins}))$`);

/** The path and query to return to after a proof; null for anything that does not ask for one. */
export function readProofTarget(next: string | null): string | null {
  const [path = "", query] = next?.split("?") ?? [];
  if (!targets.test(path)) return null;
  return query === undefined ? path : `${path}?${query}`;
}

/**
 * The page that offers a file: the file's path without its ending, with the same query. null for a
 * target that is no file.
 */
export function pageOfFile(target: string): string | null {
  const [path = "", query] = target.split("?");
  const page = path.replace(/\.(csv|json)$/, "");
  if (page === path) return null;
  return query === undefined ? page : `${page}?${query}`;
}
