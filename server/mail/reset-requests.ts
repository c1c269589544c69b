import { processGuardianLinkRequests } from "#use-cases/guardians/process-link-requests.ts";
import { processResetRequests } from "#use-cases/account/process-reset-requests.ts";

/**
 * Processes requests for a new password, and for a guardian's links, at an interval, apart from the HTTP requests that made
 * them, so that response times do not reveal who has an account or a child here.
 *
 * @returns a function that stops it and waits for the requests being processed
 */
export function startProcessingResetRequests(
  services: Parameters<typeof processResetRequests>[0],
  intervalMilliseconds: number,
): () => Promise<void> {
  let processing: Promise<void> | null = null;
  const timer = setInterval(() => {
    // After a failure, such as an unavailable database, the next round tries again.
    processing ??= Promise.allSettled([
      processResetRequests(services),
      processGuardianLinkRequests(services),
    ]).then(() => {
      processing = null;
    });
  }, intervalMilliseconds);
  return async () => {
    clearInterval(timer);
    await processing;
  };
}
