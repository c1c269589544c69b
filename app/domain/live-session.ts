const minute = 60_000;

/** How long a live session takes. */
export const sessionMinutes = 60;

/** How long before its start a live session can be joined. */
export const joinMinutes = 10;

/** Where a live session stands at a moment, in the order of its life. */
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

/** The moment before which no session can have started that is not past by now. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - sessionMinutes * minute);
}

/** What is left of a time in milliseconds, in whole minutes, a begun one counting; never below 0. */
export function timeLeft(milliseconds: number): { days: number; hours: number; minutes: number } {
  const whole = Math.max(0, Math.ceil(milliseconds / minute));
  return {
    days: Math.floor(whole / (24 * 60)),
    hours: Math.floor(whole / 60) % 24,
    minutes: whole % 60,
  };
}
