/** How long a password that was typed again counts for its session, in milliseconds. */
export const confirmationTime = 10 * 60_000;

/** Whether a session's person has typed the password again a moment ago. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationTime;
}
