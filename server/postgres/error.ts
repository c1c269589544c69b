/** The embedded database is unusable. The message is one line for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

/** Describes an error in one line: by its system error code such as `EACCES`, or its message. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && /^E[A-Z]+$/.test(String(error.code))) return String(error.code);
  return error.message.split("\n")[0] ?? error.name;
}

/** Returns true if the error has one of these codes of the system or of PostgreSQL. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
