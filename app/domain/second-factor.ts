const minute = 60_000;

/** How long a new secret waits for its first code, in milliseconds. */
export const setUpTime = 30 * minute;

/** How long a right password waits for its code, in milliseconds. */
export const pendingTime = 10 * minute;

/** How long a device is remembered, in milliseconds: then it asks for a code again. */
export const deviceTime = 30 * 24 * 60 * minute;

export const recoveryCodeCount = 10;

/** What somebody typed where a code is asked for. */
export type TypedCode =
  | { kind: "app"; code: string }
  | { kind: "recovery"; code: string }
  | { kind: "neither" };

/**
 * Tells the codes of an app (6 digits) from recovery codes (16 letters and digits of base 32),
 * however they are spaced and written.
 */
export function readCode(typed: string): TypedCode {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  if (/^[A-Z2-7]{16}$/.test(code)) return { kind: "recovery", code };
  return { kind: "neither" };
}

/** A recovery code as people read and write it: in fours. */
export function spellRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Whether something that was made at a moment still counts at another. */
export function isFresh(madeAt: Date, now: Date, time: number): boolean {
  return now.getTime() - madeAt.getTime() < time;
}
