const minute = 60_000;

/** The length of a live session. */
export const sessionMinutes = 60;

/** How long before its start a live session can be joined. */
export const joinMinutes = 10;

/** The states of a live session in their order in time. */
export const sessionStates = ["upcoming", "soon", "live", "past"] as const;

export type SessionState = (typeof sessionStates)[number];

/** A live session's state; both moments in milliseconds since 1970. */
export function sessionState(startsAt: number, now: number): SessionState {
  if (now < startsAt - joinMinutes * minute) return "upcoming";
  if (now < startsAt) return "soon";
  return now < startsAt + sessionMinutes * minute ? "live" : "past";
}

/** Whether a live session can be joined in that state. */
export function canJoin(state: SessionState): boolean {
  return state === "soon" || state === "live";
}

/**
 * A live session's link for its student at a moment: empty until it can be joined, so that nobody
 * finds it in a page before.
 */
export function linkFor(session: { url: string; startsAt: Date | string }, now: Date): string {
  const startsAt = new Date(session.startsAt).getTime();
  return sessionState(startsAt, now.getTime()) === "upcoming" ? "" : session.url;
}

/** Sessions that started at this moment or before are past. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - sessionMinutes * minute);
}

/** A time in milliseconds in days, hours and minutes, rounded up to a minute; never below 0. */
export function timeLeft(milliseconds: number): { days: number; hours: number; minutes: number } {
  const whole = Math.max(0, Math.ceil(milliseconds / minute));
  return {
    days: Math.floor(whole / (24 * 60)),
    hours: Math.floor(whole / 60) % 24,
    minutes: whole % 60,
  };
}
