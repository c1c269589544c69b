/**
 * Starts a round again and again, one at a time. One that fails, as while the database is unavailable, is
 * repeated by the next one.
 *
 * @param interval in milliseconds
 * @param isAtOnce whether the first one starts now, not after the interval
 * @returns a function that stops it and waits for the round in progress
 */
export function startRounds(
  round: () => Promise<unknown>,
  interval: number,
  isAtOnce = false,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= round()
      .catch(() => {})
      .then(() => {
        running = null;
      });
  };
  if (isAtOnce) run();
  const timer = setInterval(run, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
