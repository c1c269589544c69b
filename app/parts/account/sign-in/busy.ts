import { refuse, type Refusal } from "#domain/shared/result.ts";
import { BusyError } from "#security/scrypt.ts";

/** The status and headers of a response to somebody for whose password there is no time now. */
export const tryLater = { status: 503, headers: { "retry-after": "30" } };

/** Turns a full queue of passwords into a refusal, so that the form stays on the screen. */
export function refuseIfBusy(error: unknown): Refusal<"busy"> {
  if (error instanceof BusyError) return refuse("busy");
  throw error;
}
