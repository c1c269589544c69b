/** Why a tutor is away, as staff and the tutor read it. Families are not told. */
export const timeOffReasons = ["ill", "leave", "other"] as const;

export type TimeOffReason = (typeof timeOffReasons)[number];

/** Reads the reason of a form; null where it has none. */
export function readTimeOffReason(text: string): TimeOffReason | null {
  return timeOffReasons.find((reason) => reason === text) ?? null;
}
