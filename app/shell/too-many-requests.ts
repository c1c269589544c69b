/** The status and headers of a response to somebody who has to wait before the next attempt. */
export function tooManyRequests(minutes: number) {
  return { status: 429, headers: { "retry-after": String(minutes * 60) } };
}
