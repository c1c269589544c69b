import { minute, hour, day } from "#domain/shared/durations.ts";

/** How long a session lasts; all in milliseconds. */
export interface SessionLimits {
  /** The longest time without a request. */
  readonly idle: number;
  /** The longest time in all. */
  readonly absolute: number;
  /** The minimum time between two updates of `seenAt`; a session may end this much before `idle`. */
  readonly seenInterval: number;
}

/** Students and tutors: a family's phone stays signed in during the holidays. */
export const memberSession: SessionLimits = {
  idle: 30 * day,
  absolute: 180 * day,
  seenInterval: hour,
};

/** Admins, who see everyone's data: a working day, and a password once a week. */
export const adminSession: SessionLimits = {
  idle: 12 * hour,
  absolute: 7 * day,
  seenInterval: 5 * minute,
};

export interface SessionTimes {
  readonly openedAt: Date;
  readonly seenAt: Date;
}

/** When a session expires unless it is used again. */
export function sessionEnd({ openedAt, seenAt }: SessionTimes, limits: SessionLimits): Date {
  const idleEnd = seenAt.getTime() + limits.idle;
  return new Date(Math.min(idleEnd, openedAt.getTime() + limits.absolute));
}

/** Whether `seenAt` is old enough to be updated at `now`. */
export function isSeenUpdateDue(
  { seenAt }: SessionTimes,
  limits: SessionLimits,
  now: Date,
): boolean {
  return now.getTime() - seenAt.getTime() >= limits.seenInterval;
}
