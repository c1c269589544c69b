import { minute, day } from "#domain/shared/durations.ts";

/** How long a pending secret waits for its first code, in milliseconds. */
export const setUpTime = 30 * minute;

/** How long a sign-in waits for its code after the password, in milliseconds. */
export const pendingTime = 10 * minute;

/** How long a known device needs no code, in milliseconds. */
export const deviceTime = 30 * day;

/** After so many wrong codes at sign-ins without a right one the owner gets a mail. */
export const wrongCodesToMail = 5;

export const recoveryCodeCount = 10;

/** A code as typed into the code field. */
export type TypedCode =
  | { kind: "app"; code: string }
  | { kind: "recovery"; code: string }
  | { kind: "neither" };

/**
 * Distinguishes the codes of an authenticator app (6 digits) from recovery codes (16 base 32
 * characters). Spaces, hyphens and lower case are accepted.
 */
export function parseCode(typed: string): TypedCode {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  if (/^[A-Z2-7]{16}$/.test(code)) return { kind: "recovery", code };
  return { kind: "neither" };
}

/** A recovery code in groups of four, as people read and write it. */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Whether something created at `createdAt` is still valid; `time` in milliseconds. */
export function isFresh(createdAt: Date, now: Date, time: number): boolean {
  return now.getTime() - createdAt.getTime() < time;
}
