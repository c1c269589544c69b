import { answerResetRequests } from "#access/answer-resets.ts";

const millisecondsBetween = 2_000;

/**
 * Answers those who asked for a new password, apart from the requests that asked.
 *
 * @returns what ends it, once what is being answered is
 */
export function startAnswering(
  services: Parameters<typeof answerResetRequests>[0],
): () => Promise<void> {
  let answering: Promise<void> | null = null;
  const timer = setInterval(() => {
    // What a database that is away does not take, the next round makes up for.
    answering ??= answerResetRequests(services)
      .catch(() => {})
      .finally(() => (answering = null));
  }, millisecondsBetween);
  return async () => {
    clearInterval(timer);
    await answering;
  };
}
