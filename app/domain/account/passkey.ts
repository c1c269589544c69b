import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** How long a browser may take to answer a challenge, in milliseconds. */
export const challengeTime = 5 * 60_000;

export const passkeyNameLength = 60;

/** More than anybody's devices. */
export const maxPasskeys = 20;

export type PasskeyNameProblem = "required-missing" | "too-long";

/** The first problem of a passkey's name, or null. */
export function checkPasskeyName(name: string): PasskeyNameProblem | null {
  if (isBlank(name)) return "required-missing";
  return isLongerThan(name, passkeyNameLength) ? "too-long" : null;
}
