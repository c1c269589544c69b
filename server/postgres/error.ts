/** The embedded database cannot be used; the message is one line for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

/** Why something failed, in a few words on one line: a system call's code (`EACCES`) if it has one. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && /^E[A-Z]+$/.test(String(error.code))) return String(error.code);
  return error.message.split("\n")[0] ?? error.name;
}

/** True when the error bears one of these codes: a system call's, or PostgreSQL's. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
