/** How an answer says that somebody asked too often, and when to ask again. */
export function askToWait(minutes: number) {
  return { status: 429, headers: { "retry-after": String(minutes * 60) } };
}
