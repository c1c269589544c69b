const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts; all in milliseconds. */
export interface SessionLimits {
  /** Without a request. */
  readonly idle: number;
  /** However much it is used. */
  readonly absolute: number;
  /** How often, at most, its use is written down: so much earlier than `idle` it may end. */
  readonly seenEvery: number;
}

/** Of students and tutors: a family's phone stays signed in through the holidays. */
export const memberSession: SessionLimits = {
  idle: 30 * day,
  absolute: 180 * day,
  seenEvery: hour,
};

/** Of admins, who see everybody: a working day, and a password once a week. */
export const adminSession: SessionLimits = {
  idle: 12 * hour,
  absolute: 7 * day,
  seenEvery: 5 * minute,
};

export interface SessionTimes {
  readonly openedAt: Date;
  readonly seenAt: Date;
}

/** The moment at which a session ends by itself if nobody uses it again. */
export function sessionEnd({ openedAt, seenAt }: SessionTimes, limits: SessionLimits): Date {
  const idleEnd = seenAt.getTime() + limits.idle;
  return new Date(Math.min(idleEnd, openedAt.getTime() + limits.absolute));
}

/** Whether a session's use at `now` is worth writing down. */
export function isSeenLongAgo({ seenAt }: SessionTimes, limits: SessionLimits, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= limits.seenEvery;
}
