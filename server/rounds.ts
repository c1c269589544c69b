/**
 * Starts a round again and again, one at a time. One that fails, as while the database is unavailable, is
 * repeated by the next one.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the round in progress
 */
export function startRounds(round: () => Promise<unknown>, interval: number): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= round()
      .catch(() => {})
      .then(() => {
        running = null;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
