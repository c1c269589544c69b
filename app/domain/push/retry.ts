/** The pause before the first new attempt, and the longest one, in seconds. */
const pauses = { first: 30, longest: 3600 };

/**
 * After how many seconds a notice that was not taken is sent again; null for never: the answer would be
 * the same. Attempts end when the notice is too late to be shown.
 *
 * @param answer its status, 0 for no answer, and its Retry-After: seconds or a date
 * @param attempts how many there were
 */
export function retrySeconds(
  { status, retryAfter }: { status: number; retryAfter: string | null },
  attempts: number,
): number | null {
  if (status !== 0 && status !== 429 && status < 500) return null;
  const own = Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest);
  return Math.max(own, Math.min(secondsUntil(retryAfter), 24 * 3600));
}

function secondsUntil(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.ceil((date - Date.now()) / 1000);
}
