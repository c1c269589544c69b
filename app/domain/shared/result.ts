/** An expected failure of a use case. A reason that has details extends this with its own fields. */
export interface Refusal<Reason extends string = string> {
  ok: false;
  reason: Reason;
}

/** Refused after too many attempts. */
export interface LimitedRefusal extends Refusal<"limited"> {
  /** How long to wait until the next attempt. */
  minutes: number;
}

/**
 * What a use case returns when it can be refused: its value, or the reason. After a refusal nothing
 * has changed.
 */
export type Result<Value = null, R extends Refusal = Refusal> = { ok: true; value: Value } | R;

/** A success; without a value where there is nothing to return. */
export function ok(): { ok: true; value: null };
export function ok<Value>(value: Value): { ok: true; value: Value };
export function ok(value: unknown = null): { ok: true; value: unknown } {
  return { ok: true, value };
}

/** A refusal for a reason that needs no further details. */
export function refuse<Reason extends string>(reason: Reason): Refusal<Reason> {
  return { ok: false, reason };
}

/** A refusal after too many attempts. @param minutes until the next attempt */
export function refuseLimited(minutes: number): LimitedRefusal {
  return { ok: false, reason: "limited", minutes };
}
